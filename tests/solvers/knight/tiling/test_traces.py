"""What the tiles tell of themselves as they are laid, against the moves of the tour so far."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from solvers.knight.board import Board, Square
from solvers.knight.tour import TourRequest
from solvers.knight.trace import TilesTrace
from tests.solvers.knight.rules import a_knights_move
from tests.solvers.knight.slow_steps import assert_each_report_has_a_trace, assert_same_at_any_pace, steps


@pytest.mark.parametrize("side", [5, 6, 8])
def test_a_slow_search_finds_the_same_tours_after_the_same_visits(side: int) -> None:
    assert_same_at_any_pace("structured", TourRequest(Board(side, side), (0, 0), closed=side == 6))


def test_every_report_of_a_slow_search_has_a_trace() -> None:
    assert_each_report_has_a_trace("structured", TourRequest(Board(6, 6), (0, 0), closed=True))


def edges(path: Sequence[Square], closed: bool) -> set[frozenset[Square]]:
    return {frozenset(move) for move in pairwise([*path, path[0]] if closed else path)}


@pytest.mark.parametrize(
    ("rows", "columns", "start"),
    [(12, 12, (0, 0)), (13, 17, (0, 0)), (3, 18, (0, 0)), (14, 11, (5, 5)), (5, 5, (0, 0))],
)
def test_each_tile_joins_the_tour_by_the_moves_that_are_told(rows: int, columns: int, start: Square) -> None:
    board = Board(rows, columns)
    closed = board.size % 2 == 0
    told = [step for step in steps("structured", TourRequest(board, start)) if isinstance(step.trace, TilesTrace)]
    laid = [step for step in told if not step.trace.followed]
    assert [step.trace.laid for step in laid] == list(range(1, laid[-1].trace.count + 1))
    squares: set[Square] = set()
    before: set[frozenset[Square]] = set()
    for step in laid:
        trace: TilesTrace = step.trace
        tile = {board.square(number) for number in trace.tile}
        assert not tile & squares
        squares |= tile
        assert step.report.visited == len(squares)
        assert (trace.followed, trace.finished) == (0, False)
        removed = {frozenset(map(board.square, edge)) for edge in trace.removed}
        added = {frozenset(map(board.square, edge)) for edge in trace.added}
        if closed:
            now = edges(step.path, closed)
            assert set(step.path) == squares
            assert added <= now
            assert not removed & now
            assert before - now <= removed
            assert all(move & tile and move - tile for move in added)
            before = now
        assert bool(added) == (trace.laid > 1)
        assert all(a_knights_move(*move) for move in added | removed)
    followed = [step for step in told if step.trace.followed]
    assert [len(step.path) for step in followed] == list(range(1, board.size + 1))
    assert [step.trace.finished for step in followed] == [False] * (board.size - 1) + [True]
    assert all(a_knights_move(here, there) for here, there in pairwise(followed[-1].path))
