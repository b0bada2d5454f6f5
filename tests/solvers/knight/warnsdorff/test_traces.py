"""What slow searches by Warnsdorff's rule tell of each step, against the rule recomputed from the path alone."""

from __future__ import annotations

from itertools import pairwise

import pytest

from solvers.knight.board import Board
from solvers.knight.tour import TourRequest
from solvers.knight.trace import WarnsdorffTrace
from solvers.knight.warnsdorff.ties import TIES
from tests.solvers.knight.rules import a_knights_move
from tests.solvers.knight.slow_steps import (
    HOLES,
    assert_each_report_has_a_trace,
    assert_same_at_any_pace,
    check_moves,
    steps,
)

REQUESTS = [
    TourRequest(Board(5, 5), (0, 0)),
    TourRequest(Board(6, 6), (2, 3)),
    TourRequest(Board(8, 8), (0, 0)),
    TourRequest(Board(7, 7, HOLES), (0, 0)),
]


@pytest.mark.parametrize("side", [5, 6, 8])
@pytest.mark.parametrize("name", TIES)
def test_a_slow_search_finds_the_same_tours_after_the_same_visits(name: str, side: int) -> None:
    assert_same_at_any_pace(name, TourRequest(Board(side, side), (0, 0), closed=side == 6))


@pytest.mark.parametrize("name", TIES)
def test_every_report_of_a_slow_search_has_a_trace(name: str) -> None:
    assert_each_report_has_a_trace(name, TourRequest(Board(6, 6), (0, 0), closed=True))


@pytest.mark.parametrize("request_", REQUESTS, ids=["5x5", "6x6", "8x8", "holes"])
@pytest.mark.parametrize("name", TIES)
def test_the_rule_goes_where_the_fewest_onward_moves_are(name: str, request_: TourRequest) -> None:
    board = request_.board
    told = [step for step in steps(name, request_) if isinstance(step.trace, WarnsdorffTrace)]
    visited_before = 0
    for step, following in pairwise([*told, None]):
        assert step is not None
        trace, path = step.trace, step.path
        assert trace.length == len(path) == step.report.depth
        assert step.report.visited == visited_before + len(path)
        assert {move.square for move in trace.moves} == {
            board.index(square) for square in board.squares if a_knights_move(path[-1], square) and square not in path
        }
        check_moves(board, trace.moves, path)
        fewest = min((move.onward for move in trace.moves), default=0)
        least = [move for move in trace.moves if move.onward == fewest]
        assert [move for move in trace.moves if move.tied] == (least if len(least) > 1 else [])
        assert trace.dead_end == (not trace.moves and not trace.finished)
        assert trace.finished == (len(path) == board.size)
        if trace.moves:
            (chosen,) = (move for move in trace.moves if move.chosen)
            assert chosen in least
            assert following is not None
            assert following.path == [*path, board.square(chosen.square)]
        elif following is not None:
            assert following.trace.attempt == trace.attempt + 1
            assert following.path == path[:1]
            visited_before += len(path)
    assert told[0].path == [request_.start]


def test_a_tour_with_a_given_end_keeps_that_square_for_the_end() -> None:
    request = TourRequest(Board(6, 6), (0, 0), (5, 4))
    told = [step for step in steps("warnsdorff", request, 5_000) if isinstance(step.trace, WarnsdorffTrace)]
    for step in told:
        assert all(step.trace.finished or move.square != request.board.index((5, 4)) for move in step.trace.moves)
    assert any(step.trace.dead_end for step in told) or told[-1].trace.finished
