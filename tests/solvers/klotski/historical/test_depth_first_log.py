"""The log of Wei and Lin's depth-first search, event by event, against the same search in plain Python."""

from __future__ import annotations

from functools import cache

import pytest

from solvers.klotski.engines.registry import engine_named
from solvers.klotski.historical import depth_first_log
from solvers.klotski.historical.depth_first_log import Event, Log
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, count_steps
from solvers.klotski.trace import NodeStatus
from solvers.message import InputError
from solvers.search import Drive, Found, Progress
from tests.solvers.klotski.historical.plain_depth_first import plain_log
from tests.solvers.klotski.plain_search import check_solution, component_size, shortest_lengths
from tests.solvers.klotski.traces import CRAMPED, NEAR_THE_EXIT, watched

CORNERED = "VHHV/VHHV/AAHH/AASS/SS.."
MISCOUNTED = "VHHV/VHHV/HHS./AAS./AASS"
LAYOUTS = (CORNERED, MISCOUNTED, "HHHH/HHHH/SHH./AAS./AASS", "SVHH/SVSV/HH.V/AAV./AAVS")


@cache
def log_of(layout: str, metric: Metric) -> Log:
    found = Drive(depth_first_log.search(Layout.parse(layout), metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


def solutions(log: Log) -> list[Event]:
    """The better and better solutions."""
    return [event for event in log if event.position.solved]


def last_report(layout: str, metric: Metric) -> Progress:
    """What the compiled search says at its end."""
    search = engine_named("depth-first-bst").search(Layout.parse(layout), metric)
    return [event for event in search if isinstance(event, Progress)][-1]


def replay(layout: str, event: Event) -> Layout:
    """The position at the end of an event's slides, each checked."""
    slides = [(slide.kind.value, slide.path) for slide in event.slides]
    check_solution(layout, slides, "cells", solved=False)
    position = Layout.parse(layout)
    for slide in event.slides:
        position = slide.after(position)
    return position


@pytest.mark.parametrize("metric", [Metric.MOVES, Metric.CELLS])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_it_does_what_the_compiled_search_does(layout: str, metric: Metric) -> None:
    log, compiled = log_of(layout, metric), last_report(layout, metric)
    assert sum(event.expands for event in log) - 1 == compiled.counters["expansions"], "the first is not counted there"
    assert len(solutions(log)) == compiled.counters["solutions"]
    assert solutions(log)[-1].steps == compiled.best


@pytest.mark.parametrize("metric", [Metric.MOVES, Metric.CELLS])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_its_events_are_those_of_the_search_in_plain_python(layout: str, metric: Metric) -> None:
    assert log_of(layout, metric) == plain_log(Layout.parse(layout), metric)


def test_every_event_is_true() -> None:
    log = log_of(CORNERED, Metric.CELLS)
    for event in log[::7]:
        assert replay(CORNERED, event) == event.position
        assert count_steps(event.slides, Metric.CELLS) == event.steps
    lengths = [event.steps for event in solutions(log)]
    assert lengths == sorted(set(lengths), reverse=True)
    assert lengths[-1] == shortest_lengths(CORNERED, "cells")
    assert len({event.position for event in log}) == component_size(CORNERED)


def test_the_miscounted_layout_takes_three_moves_and_is_told_four() -> None:
    assert shortest_lengths(MISCOUNTED, "moves") == 3
    assert solutions(log_of(MISCOUNTED, Metric.MOVES))[-1].steps == 4


def test_it_takes_the_papers_kind_of_layout_only() -> None:
    with pytest.raises(InputError):
        depth_first_log.search(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..."), Metric.MOVES)


@pytest.mark.parametrize("metric", [Metric.MOVES, Metric.CELLS])
@pytest.mark.parametrize("start", [NEAR_THE_EXIT, CRAMPED[1]], ids=str)
def test_its_events_are_what_the_compiled_search_does_step_by_step(start: Layout, metric: Metric) -> None:
    compiled = watched("depth-first-bst", start, metric)
    children = [expansion.successors[item] for expansion in compiled.expansions for item in expansion.dealt_with]
    looked_at = [child for child in children if child.status is not NodeStatus.CUT]
    expected = [(NodeStatus.NEW, start, 0)]
    for child, (layout, steps) in zip(looked_at, compiled.visits[1:], strict=True):
        assert layout == child.layout
        if child.status is not NodeStatus.SEEN:
            expected.append((child.status, layout, steps))
    log = log_of(str(start), metric)
    visible = [event for event in log if event.kept is None]
    assert [(event.status, event.position, event.steps) for event in visible] == expected
    refused = [event for event in log if event.status is NodeStatus.SEEN]
    assert len(visible) + len(refused) == len(log)
    assert metric is Metric.MOVES or not refused
    for event in refused:
        kept = event.kept
        assert kept is not None
        assert (kept.expands, kept.position, kept.steps) == (True, event.position, event.steps)
        assert kept.slides[-1].target != event.slides[-1].target
        assert log.index(kept) < log.index(event)


def test_the_log_is_reported_on_before_it_is_there() -> None:
    *reports, found = depth_first_log.search(Layout.parse(CORNERED), Metric.CELLS)
    assert isinstance(reports[-1], Progress)
    assert isinstance(found, Found)
    positions = {event.position for event in found.answer if event.expands}
    assert (reports[-1].visited, found.visited) == (len(positions), len(positions))
    assert reports[-1].best == shortest_lengths(CORNERED, "cells")
