"""The depth-first search written down event by event, and where it counts a move too many."""

from __future__ import annotations

from functools import cache

import pytest

from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.lessons import lost_move
from solvers.klotski.lessons import search_logs as depth_first_log
from solvers.klotski.lessons.lost_move import LostMove
from solvers.klotski.lessons.search_logs import Event, Log, breadth_first_log, levels
from solvers.klotski.moves import Metric, count_steps
from solvers.message import InputError
from solvers.search import Drive, Found, Progress, Verdict
from tests.solvers.klotski.plain_search import by_cells, check_solution, component_size, read, shortest_lengths

CORNERED = "VHHV/VHHV/AAHH/AASS/SS.."
MISCOUNTED = "VHHV/VHHV/HHS./AAS./AASS"
LAYOUTS = (CORNERED, MISCOUNTED, "HHHH/HHHH/SHH./AAS./AASS", "SVHH/SVSV/HH.V/AAV./AAVS")


@cache
def log_of(layout: str, metric: Metric) -> Log:
    found = Drive(depth_first_log.search(Layout.parse(layout), metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


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
    assert log.expansions - 1 == compiled.counters["expansions"], "the first is not counted there"
    assert len(log.solutions) == compiled.counters["solutions"]
    assert log.solutions[-1].steps == compiled.best


def test_every_event_is_true() -> None:
    log = log_of(CORNERED, Metric.CELLS)
    for event in log.events[::7]:
        assert replay(CORNERED, event) == event.position
        assert count_steps(event.slides, Metric.CELLS) == event.steps
    lengths = [event.steps for event in log.solutions]
    assert lengths == sorted(set(lengths), reverse=True)
    assert lengths[-1] == shortest_lengths(CORNERED, "cells")
    assert len({event.position for event in log.events}) == component_size(CORNERED)


def test_breadth_first_expands_each_position_once_and_ends_with_a_shortest_solution() -> None:
    log = breadth_first_log(Layout.parse(CORNERED), Metric.CELLS)
    *expanded, solution = log.events
    assert len({event.position for event in expanded}) == len(expanded) == log.expansions < component_size(CORNERED)
    assert [event.steps for event in expanded] == sorted(event.steps for event in expanded)
    assert solution.position.solved
    assert solution.steps == shortest_lengths(CORNERED, "cells")
    assert replay(CORNERED, solution) == solution.position


def test_levels_hold_the_whole_component_by_distance() -> None:
    found = levels(Layout.parse(CORNERED), Metric.CELLS)
    assert sum(map(len, found)) == component_size(CORNERED)
    level, seen = [read(CORNERED)], {read(CORNERED)}
    for positions in found:
        assert {read(str(position)) for position in positions} == set(level)
        level = list({other for board in level for other in by_cells(board)} - seen)
        seen.update(level)


def lost_in(log: Log) -> LostMove | None:
    found = Drive(lost_move.search_log(log)).next_answer()
    return found.answer if isinstance(found, Found) else None


@pytest.mark.parametrize("layout", LAYOUTS[1:])
def test_a_lost_move_shows_why_the_count_is_too_high(layout: str) -> None:
    log = log_of(layout, Metric.MOVES)
    pair = lost_in(log)
    shortest = shortest_lengths(layout, "moves")
    assert pair is not None
    assert shortest is not None
    assert log.solutions[-1].steps > shortest
    assert replay(layout, pair.kept) == replay(layout, pair.refused)
    assert pair.kept.slides[-1].target != pair.refused.slides[-1].target
    for way in (pair.kept, pair.refused):
        assert count_steps(way.slides, Metric.MOVES) == way.steps
    assert pair.kept.steps == pair.refused.steps
    whole = (*pair.refused.slides, *pair.rest)
    check_solution(layout, [(slide.kind.value, slide.path) for slide in whole], "cells")
    assert count_steps(whole, Metric.MOVES) < log.solutions[-1].steps
    assert count_steps((*pair.kept.slides, *pair.rest), Metric.MOVES) > count_steps(whole, Metric.MOVES)


def test_the_miscounted_layout_takes_three_moves_and_is_told_four() -> None:
    assert shortest_lengths(MISCOUNTED, "moves") == 3
    assert log_of(MISCOUNTED, Metric.MOVES).solutions[-1].steps == 4


def test_the_search_for_a_lost_move_answers_with_it_or_not_at_all() -> None:
    found = Drive(lost_move.search(Layout.parse(MISCOUNTED))).next_answer()
    assert isinstance(found, Found)
    assert found.answer == lost_in(log_of(MISCOUNTED, Metric.MOVES))
    assert isinstance(Drive(lost_move.search(Layout.parse("VHHV/VHHV/SSHH/S.AA/S.AA"))).next_answer(), Verdict)


def test_counted_in_cells_nothing_is_lost() -> None:
    assert lost_in(log_of(MISCOUNTED, Metric.CELLS)) is None


def test_it_takes_the_papers_kind_of_layout_only() -> None:
    with pytest.raises(InputError):
        depth_first_log.search(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..."), Metric.MOVES)
