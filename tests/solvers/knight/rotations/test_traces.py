"""What a slow search by rotations tells of each step, against the path before it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from solvers.knight.board import Board, Square
from solvers.knight.tour import TourRequest
from solvers.knight.trace import RotationStep, RotationTrace
from tests.solvers.knight.asking import described
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


@pytest.mark.parametrize(
    "request_",
    [
        TourRequest(Board(8, 8), (0, 0), closed=True, seed=3),
        TourRequest(Board(10, 10), (0, 0), closed=True, seed=3),
        TourRequest(Board(3, 22), (0, 3), seed=2),
        TourRequest(Board(6, 8), (0, 0), (3, 2)),
        TourRequest(Board(3, 16), end=(0, 6), seed=1),
    ],
    ids=described,
)
def test_rotations_reverse_what_lies_behind_the_square_that_the_end_is_joined_to(request_: TourRequest) -> None:
    board = request_.board
    told = steps("random-closed", request_, 4_000 if request_.closed else 1_500)
    head = [request_.end] if request_.start and request_.end else []  # before the start, and never free
    assert told[0].trace == RotationTrace(
        RotationStep.STARTED, moves=(), joined=None, turned=None, could_join=(), goal=None, stalled=0, patience=0
    )
    assert told[0].path == [request_.start or request_.end]
    seen: set[RotationStep] = set()
    stalled = 0
    for earlier, later in pairwise(told):
        trace: RotationTrace = later.trace
        restarts = later.report.counters["restarts"]
        before = earlier.path[:1] if trace.restarted else earlier.path
        seen.add(trace.step)
        if trace.step is RotationStep.GREW:
            check_growth(board, trace, [*head, *before], [*head, *later.path], is_ruled=restarts % 2 == 0)
            stalled = 0
        elif trace.step is RotationStep.ROTATED:
            stalled += 1
            assert trace.stalled == stalled
            check_rotation(board, trace, before, later.path)
        elif trace.step is RotationStep.SHUFFLED:
            check_shuffle(board, trace, before, later.path)
        elif trace.step is RotationStep.FOUND:
            assert len(later.path) == board.size
            assert not request_.closed or a_knights_move(later.path[0], later.path[-1])
        if trace.step in (RotationStep.GREW, RotationStep.ROTATED, RotationStep.STUCK):
            assert trace.patience == 1_000 + 10 * (board.rows + board.columns)
            assert trace.restarted == (restarts > earlier.report.counters["restarts"])
            rotated = trace.step is RotationStep.ROTATED
            assert later.report.counters["rotations"] == earlier.report.counters["rotations"] + rotated
            assert later.report.visited == earlier.report.visited + (trace.step is RotationStep.GREW)
    assert {RotationStep.GREW, RotationStep.ROTATED} <= seen
    assert request_.closed == (RotationStep.SHUFFLED in seen)
    assert (RotationStep.FOUND in seen) or not request_.closed


def check_growth(board: Board, trace: RotationTrace, before: list[Square], path: list[Square], is_ruled: bool) -> None:
    """The path grew by one of those moves, which after every other restart is any."""
    (chosen,) = (move for move in trace.moves if move.chosen)
    assert path == [*before, board.square(chosen.square)]
    check_moves(board, trace.moves, before)
    assert {board.square(move.square) for move in trace.moves} == {
        square for square in board.squares if a_knights_move(square, before[-1]) and square not in before
    }
    equal = [move for move in trace.moves if move.onward == chosen.onward or not is_ruled]
    assert [move for move in trace.moves if move.tied] == (equal if len(equal) > 1 else [])
    if is_ruled:
        assert chosen.onward == min(move.onward for move in trace.moves)


def check_rotation(board: Board, trace: RotationTrace, before: list[Square], path: list[Square]) -> None:
    """What lay behind the square joined to the end is reversed, and the new end was to come near the goal."""
    assert trace.joined is not None
    assert trace.turned is not None
    joined, turned = board.square(trace.joined), trace.turned.start
    assert trace.turned.stop == len(before)
    assert path == before[:turned] + before[turned:][::-1]
    assert before[turned - 1] == joined
    assert a_knights_move(before[-1], joined)
    assert {board.square(square) for square in trace.could_join} == {
        square for square in before[:-2] if a_knights_move(square, before[-1])
    }
    assert trace.goal is not None
    goal = board.square(trace.goal)
    assert (goal == before[0]) == (len(before) == board.size)
    assert goal not in before[1:]


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
