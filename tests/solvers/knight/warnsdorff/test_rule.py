"""Warnsdorff's rule as a person follows it, held against the compiled one and against the rules of the game."""

from __future__ import annotations

from itertools import pairwise

import pytest

from solvers.knight.board import Board, Square
from solvers.knight.warnsdorff.rule import Rule, exits_left, hopeless, only_last, wander
from solvers.knight.warnsdorff.ties import Attempt, Tie, attempts
from solvers.slices import RUNNING
from tests.solvers.knight.asking import whole
from tests.solvers.knight.every_tour import every_path
from tests.solvers.knight.rules import a_knights_move

CHESSBOARD = whole(8, 8)
E3 = (5, 4)


def compiled_way(board: Board, attempt: Attempt, start: Square) -> list[Square]:
    """The way that the kernel goes at its first try."""
    from solvers.knight.warnsdorff.attempt import Trail, degree_grid

    trail = Trail(board, degree_grid(board), attempt, start)
    while trail.advance(10_000) == RUNNING:
        pass
    return [board.square(index) for index in trail.path()]


@pytest.mark.parametrize("tie", [Tie.ORDER, Tie.ROTH, Tie.POHL])
@pytest.mark.parametrize("board", [whole(5, 5), whole(7, 6), CHESSBOARD, whole(6, 6, [(0, 0), (2, 3)])])
def test_it_goes_the_way_of_the_compiled_rule(board: Board, tie: Tie) -> None:
    for start in board.squares:
        assert list(Rule(board, tie).follow((start,))) == compiled_way(board, next(attempts(tie, 0)), start)


def test_clockwise_one_start_of_the_chessboard_fails_and_roth_fails_at_none() -> None:
    """The published rates of success are .98 and 1.00 of 64 starts."""
    failed = [start for start in CHESSBOARD.squares if len(Rule(CHESSBOARD, Tie.ORDER).follow((start,))) < 64]
    assert failed == [E3]
    assert all(len(Rule(CHESSBOARD, Tie.ROTH).follow((start,))) == 64 for start in CHESSBOARD.squares)


def test_what_there_is_to_choose() -> None:
    choice = Rule(CHESSBOARD, Tie.ORDER).choice(((0, 0),))
    assert choice is not None
    assert choice.exits == {(1, 2): 5, (2, 1): 5}, "b6 and c7 lead back to the corner and to five others"
    assert choice.tied == ((1, 2), (2, 1))
    assert choice.taken == (1, 2)


def test_lots_are_drawn_anew_with_another_seed_only() -> None:
    ways = {Rule(CHESSBOARD, Tie.LOTS, seed).follow((E3,)) for seed in range(6)}
    assert len(ways) == 6
    assert Rule(CHESSBOARD, Tie.LOTS, 3).follow((E3,)) in ways


def test_without_a_rule_the_knight_soon_has_nowhere_to_go() -> None:
    ways = [wander(CHESSBOARD, (E3,), seed) for seed in range(20)]
    for way in ways:
        assert len(set(way)) == len(way)
        assert all(a_knights_move(here, there) for here, there in pairwise(way))
        assert all(square in way for square in CHESSBOARD.squares if a_knights_move(way[-1], square))
    assert max(map(len, ways)) < 64


def test_exits_left_count_the_square_of_the_knight() -> None:
    way = ((0, 0), (2, 1), (4, 0))
    left = exits_left(CHESSBOARD, way)
    assert set(left) == set(CHESSBOARD.squares) - set(way)
    for square, exits in left.items():
        beside = [other for other in CHESSBOARD.squares if a_knights_move(square, other)]
        assert exits == sum(other not in way[:-1] for other in beside)


def test_along_a_tour_there_is_hope() -> None:
    tour = Rule(CHESSBOARD, Tie.ROTH).follow((E3,))
    assert not any(hopeless(exits_left(CHESSBOARD, tour[:visits])) for visits in range(1, 65))


def test_where_it_sees_no_hope_no_path_is_left() -> None:
    board = whole(5, 5)
    ways = {wander(board, ((0, 0),), seed)[:visits] for seed in range(20) for visits in range(8, 20, 3)}
    hopeless_ways = [way for way in ways if hopeless(exits_left(board, way))]
    assert len(hopeless_ways) > 10
    for way in hopeless_ways:
        assert next(every_path(Board(5, 5, frozenset(way[:-1])), way[-1]), None) is None


def test_two_corners_with_one_exit_leave_no_tour() -> None:
    """b6 and c7 lead into the corner a8; f7 and g6 into h8."""
    exits = exits_left(CHESSBOARD, ((2, 1), (1, 5), (7, 7)))
    assert only_last(exits) == [(0, 0), (0, 7)]
    assert hopeless(exits)
    assert not hopeless(exits_left(CHESSBOARD, ((2, 1), (7, 7))))
