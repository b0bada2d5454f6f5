"""What a slow search by rotations tells of each step, against the path before it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from solvers.knight.board import Board, Square
from solvers.knight.tour import TourRequest
from solvers.knight.trace import RotationStep, RotationTrace
from tests.solvers.knight.rules import a_knights_move
from tests.solvers.knight.slow_steps import (
    assert_each_report_has_a_trace,
    assert_same_at_any_pace,
    check_moves,
    steps,
)


@pytest.mark.parametrize("side", [5, 6, 8])
def test_a_slow_search_finds_the_same_tours_after_the_same_visits(side: int) -> None:
    assert_same_at_any_pace("random-closed", TourRequest(Board(side, side), (0, 0), closed=side == 6))


def test_every_report_of_a_slow_search_has_a_trace() -> None:
    assert_each_report_has_a_trace("random-closed", TourRequest(Board(6, 6), (0, 0), closed=True))


@pytest.mark.parametrize("side", [8, 10])
def test_rotations_reverse_what_lies_behind_the_square_that_the_end_is_joined_to(side: int) -> None:
    board = Board(side, side)
    told = steps("random-closed", TourRequest(board, (0, 0), closed=True, seed=3), 4_000)
    assert told[0].trace.step is RotationStep.STARTED
    seen: set[RotationStep] = set()
    for earlier, later in pairwise(told):
        trace: RotationTrace = later.trace
        before = earlier.path[:1] if trace.restarted else earlier.path
        seen.add(trace.step)
        if trace.step is RotationStep.GREW:
            (chosen,) = (move for move in trace.moves if move.chosen)
            assert later.path == [*before, board.square(chosen.square)]
            check_moves(board, trace.moves, before)
            if later.report.counters["restarts"] % 2 == 0:
                assert chosen.onward == min(move.onward for move in trace.moves)
        elif trace.step is RotationStep.ROTATED:
            assert trace.joined is not None
            assert trace.turned is not None
            joined, turned = board.square(trace.joined), trace.turned.start
            assert trace.turned.stop == len(before)
            assert later.path == before[:turned] + before[turned:][::-1]
            assert before[turned - 1] == joined
            assert a_knights_move(before[-1], joined)
            assert {board.square(square) for square in trace.could_join} == {
                square for square in before[:-2] if a_knights_move(square, before[-1])
            }
            assert trace.stalled > 0
        elif trace.step is RotationStep.SHUFFLED:
            check_shuffle(board, trace, before, later.path)
        elif trace.step is RotationStep.FOUND:
            assert len(later.path) == board.size
            assert a_knights_move(later.path[0], later.path[-1])
    assert {RotationStep.GREW, RotationStep.ROTATED, RotationStep.SHUFFLED, RotationStep.FOUND} <= seen


def check_shuffle(board: Board, trace: RotationTrace, before: list[Square], path: list[Square]) -> None:
    """One of the ends was joined to another square, and what lies between them reversed; or nothing happened."""
    if trace.joined is None or trace.turned is None:
        assert path == before
        return
    first, behind = trace.turned.start, trace.turned.stop
    assert path == before[:first] + before[first:behind][::-1] + before[behind:]
    end, beside = (before[0], before[behind]) if first == 0 else (before[-1], before[first - 1])
    assert board.square(trace.joined) == beside
    assert a_knights_move(end, beside)
