"""Where counting by moves goes wrong: both paths of a lost move, followed by the rules."""

from __future__ import annotations

from functools import cache

import pytest

from solvers.klotski.historical.depth_first_log import Log, LostMove, find_lost_move, len_in_moves, search_lost_move
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, count_steps, legal_steps
from solvers.search import Drive, Found, Progress, Verdict
from tests.solvers.klotski.historical.test_depth_first_log import (
    LAYOUTS,
    MISCOUNTED,
    last_report,
    log_of,
    replay,
    solutions,
)
from tests.solvers.klotski.plain_search import check_solution, shortest_lengths


def lost_in(log: Log) -> LostMove | None:
    found = Drive(find_lost_move(log)).next_answer()
    return found.answer if isinstance(found, Found) else None


@pytest.mark.parametrize("layout", LAYOUTS[1:])
def test_a_lost_move_shows_why_the_count_is_too_high(layout: str) -> None:
    log = log_of(layout, Metric.MOVES)
    pair = lost_in(log)
    shortest = shortest_lengths(layout, "moves")
    assert pair is not None
    assert shortest is not None
    assert solutions(log)[-1].steps > shortest
    assert replay(layout, pair.kept) == replay(layout, pair.refused)
    assert pair.kept.slides[-1].target != pair.refused.slides[-1].target
    for way in (pair.kept, pair.refused):
        assert count_steps(way.slides, Metric.MOVES) == way.steps
    assert pair.kept.steps == pair.refused.steps
    whole = (*pair.refused.slides, *pair.rest)
    check_solution(layout, [(slide.kind.value, slide.path) for slide in whole], "cells")
    assert count_steps(whole, Metric.MOVES) < solutions(log)[-1].steps
    assert count_steps((*pair.kept.slides, *pair.rest), Metric.MOVES) > count_steps(whole, Metric.MOVES)


def test_the_search_for_a_lost_move_answers_with_it_or_not_at_all() -> None:
    found = Drive(search_lost_move(Layout.parse(MISCOUNTED))).next_answer()
    assert isinstance(found, Found)
    assert found.answer == lost_in(log_of(MISCOUNTED, Metric.MOVES))
    assert isinstance(Drive(search_lost_move(Layout.parse("VHHV/VHHV/SSHH/S.AA/S.AA"))).next_answer(), Verdict)


def test_counted_in_cells_nothing_is_lost() -> None:
    assert lost_in(log_of(MISCOUNTED, Metric.CELLS)) is None


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
    log, best = log_of(layout, Metric.MOVES), solutions(log_of(layout, Metric.MOVES))[-1].steps
    lost = [
        len(event.slides)
        for event in log
        if event.kept is not None
        and event.steps + (adds := fewest_moves_on(event.position, event.slides[-1].target)) < best
        and adds < fewest_moves_on(event.position, event.kept.slides[-1].target)
    ]
    pair = lost_in(log)
    assert pair is not None
    assert len(pair.refused.slides) == min(lost)
    assert len_in_moves(pair.rest, pair.refused) == fewest_moves_on(
        pair.refused.position, pair.refused.slides[-1].target
    )


def test_the_search_for_a_lost_move_can_be_stopped_on_its_way() -> None:
    *reports, found = find_lost_move(log_of(MISCOUNTED, Metric.MOVES))
    assert isinstance(found, Found)
    assert found.visited == last_report(MISCOUNTED, Metric.MOVES).visited
    assert len(reports) >= 2
    assert all(isinstance(report, Progress) for report in reports)
