"""The depth-first search written down event by event, and where it counts a move too many."""

from __future__ import annotations

from functools import cache

import pytest

from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.lessons import lost_move
from solvers.klotski.lessons import search_logs as depth_first_log
from solvers.klotski.lessons.lost_move import LostMove
from solvers.klotski.lessons.search_logs import Event, EventKind, Log, breadth_first_log, levels
from solvers.klotski.moves import Metric, count_steps, legal_steps
from solvers.klotski.trace import NodeStatus
from solvers.message import InputError
from solvers.search import Drive, Found, Progress, Verdict
from tests.solvers.klotski.plain_search import by_cells, check_solution, component_size, read, shortest_lengths
from tests.solvers.klotski.traces import CRAMPED, NEAR_THE_EXIT, watched

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


@pytest.mark.parametrize("metric", [Metric.MOVES, Metric.CELLS])
@pytest.mark.parametrize("start", [NEAR_THE_EXIT, CRAMPED[1]], ids=str)
def test_its_events_are_what_the_compiled_search_does_step_by_step(start: Layout, metric: Metric) -> None:
    compiled = watched("depth-first-bst", start, metric)
    children = [expansion.successors[item] for expansion in compiled.expansions for item in expansion.dealt_with]
    looked_at = [child for child in children if child.status is not NodeStatus.CUT]
    expected = [(EventKind.NEW, start, 0)]
    for child, (layout, steps) in zip(looked_at, compiled.visits[1:], strict=True):
        assert layout == child.layout
        if child.status is not NodeStatus.SEEN:
            kind = EventKind.AGAIN if child.status is NodeStatus.AGAIN else EventKind.NEW
            expected.append((EventKind.SOLUTION if layout.solved else kind, layout, steps))
    log = log_of(str(start), metric)
    assert [(event.kind, event.position, event.steps) for event in log.visible_events] == expected
    refused = [event for event in log.events if event.kind is EventKind.REFUSED]
    assert len(log.visible_events) + len(refused) == len(log.events)
    assert metric is Metric.MOVES or not refused
    for event in refused:
        kept = log.kept_before(event)
        assert (kept.expands, kept.position, kept.steps) == (True, event.position, event.steps)
        assert kept.slides[-1].target != event.slides[-1].target
        assert log.events.index(kept) < log.events.index(event)


def test_the_log_is_reported_on_before_it_is_there() -> None:
    first, *reports, found = depth_first_log.search(Layout.parse(CORNERED), Metric.CELLS)
    assert first == Progress(0, 1)
    assert isinstance(reports[-1], Progress)
    assert isinstance(found, Found)
    positions = {event.position for event in found.answer.events if event.expands}
    assert (reports[-1].visited, found.visited) == (len(positions), len(positions))
    assert reports[-1].best == shortest_lengths(CORNERED, "cells")


@cache
def slides(position: Layout) -> list[tuple[tuple[int, int], tuple[Layout, tuple[int, int]]]]:
    """Where each slide by one cell begins, and the position and the mover after it."""
    return [(step.origin, (step.after(position), step.target)) for step in legal_steps(position, Metric.CELLS)]


@cache
def fewest_moves_on(start: Layout, mover: tuple[int, int]) -> int:
    """The fewest moves from a position to the exit when the piece at `mover` may slide on for nothing."""
    level, seen, moves = {(start, mover)}, set[tuple[Layout, tuple[int, int]]](), 0
    while True:
        waiting = list(level)
        for position, last in waiting:
            for origin, after in slides(position):
                if origin == last and after not in level:
                    level.add(after)
                    waiting.append(after)
        if any(position.solved for position, _ in level):
            return moves
        seen |= level
        level = {after for position, last in level for origin, after in slides(position) if origin != last} - seen
        moves += 1


@pytest.mark.parametrize("layout", LAYOUTS[2:])
def test_the_lost_move_has_the_shortest_path_of_all_that_were_lost(layout: str) -> None:
    log, best = log_of(layout, Metric.MOVES), log_of(layout, Metric.MOVES).solutions[-1].steps
    lost = [
        len(event.slides)
        for event in log.events
        if event.kind is EventKind.REFUSED
        and event.steps + (adds := fewest_moves_on(event.position, event.slides[-1].target)) < best
        and adds < fewest_moves_on(event.position, log.kept_before(event).slides[-1].target)
    ]
    pair = lost_in(log)
    assert pair is not None
    assert len(pair.refused.slides) == min(lost)
    assert lost_move.len_in_moves(pair.rest, pair.refused) == fewest_moves_on(
        pair.refused.position, pair.refused.slides[-1].target
    )


def test_the_search_for_a_lost_move_can_be_stopped_on_its_way() -> None:
    *reports, found = lost_move.search_log(log_of(MISCOUNTED, Metric.MOVES), 72)
    assert isinstance(found, Found)
    assert found.visited == 72
    assert len(reports) >= 2
    assert all(isinstance(report, Progress) and report.visited == 72 and report.depth > 0 for report in reports)
