"""Walking a knight by hand, against the rules written down anew here."""

from __future__ import annotations

from enum import StrEnum
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solvers.knight.board import Board, BoardFault, Square
from solvers.knight.existence.existence import impossibility
from solvers.knight.play.game import KnightGame, MoveFault
from solvers.knight.tour import Tour, TourRequest
from solvers.message import InputError
from tests.solvers.knight.play.test_known_outcomes import TOUR_5X5

SQUARES_5X5 = [divmod(index, 5) for index in TOUR_5X5]


def walk(game: KnightGame, *squares: Square) -> KnightGame:
    for square in squares:
        game.visit(square)
    return game


def test_before_the_first_square_the_knight_stands_nowhere() -> None:
    game = KnightGame(Board(8, 8))
    assert (game.head, game.now, game.steps, dict(game.moves())) == (None, 0, 0, {})
    assert not game.complete
    assert not game.stuck


def test_moves_are_numbered_clockwise_from_up_and_a_little_right() -> None:
    game = walk(KnightGame(Board(8, 8)), (4, 4))
    assert dict(game.moves()) == {
        1: (2, 5),
        2: (3, 6),
        3: (5, 6),
        4: (6, 5),
        5: (6, 3),
        6: (5, 2),
        7: (3, 2),
        8: (2, 3),
    }


def test_visited_and_missing_squares_are_no_moves() -> None:
    game = walk(KnightGame(Board(8, 8, frozenset({(2, 5)}))), (4, 4), (3, 6), (5, 5), (4, 7))
    assert dict(game.moves()) == {5: (6, 6), 7: (3, 5), 8: (2, 6)}
    assert game.visited((3, 6))


@pytest.mark.parametrize(
    ("square", "fault"),
    [((4, 4), MoveFault.VISITED), ((0, 0), MoveFault.JUMP), ((5, 5), MoveFault.JUMP)],
)
def test_what_the_rules_forbid_is_refused(square: Square, fault: MoveFault) -> None:
    game = walk(KnightGame(Board(8, 8)), (4, 4), (6, 5))
    with pytest.raises(InputError) as refused:
        game.visit(square)
    assert refused.value.message.template is fault
    assert game.path == ((4, 4), (6, 5))


def test_a_whole_tour_is_complete_and_not_before() -> None:
    game = KnightGame(Board(5, 5))
    for number, square in enumerate(SQUARES_5X5, 1):
        assert not game.complete
        game.visit(square)
        assert game.now == number
    assert game.complete
    assert game.steps == 24
    assert not game.stuck


def test_a_tour_that_does_not_come_home_is_no_closed_one() -> None:
    game = walk(KnightGame(Board(5, 5), closed=True), *SQUARES_5X5)
    assert not game.complete
    assert game.stuck


def test_there_and_back_between_two_squares_is_no_closed_tour() -> None:
    board = Board(2, 3, frozenset({(0, 1), (0, 2), (1, 0), (1, 1)}))
    game = walk(KnightGame(board, closed=True), (0, 0), (1, 2))
    assert not game.complete
    assert not Tour.of(board, board.squares).closed
    assert impossibility(game.rest()) is not None


def test_coming_home_is_a_step_of_a_closed_tour() -> None:
    ring = Board(3, 3, frozenset({(1, 1)}))
    game = walk(KnightGame(ring, closed=True), (0, 0), (1, 2), (2, 0), (0, 1), (2, 2), (1, 0), (0, 2))
    assert not game.complete
    game.visit((2, 1))
    assert game.complete
    assert game.steps == 8


def test_steps_taken_back_lie_ahead_until_another_way_is_taken() -> None:
    game = walk(KnightGame(Board(8, 8)), (0, 0), (1, 2), (2, 4))
    game.go_to(1)
    assert not game.visited((1, 2))
    game.visit((1, 2))
    assert (game.path, game.squares) == (((0, 0), (1, 2)), ((0, 0), (1, 2), (2, 4)))
    game.visit((3, 3))
    assert game.squares == ((0, 0), (1, 2), (3, 3))
    game.go_to(-3)
    assert game.head is None
    game.go_to(99)
    assert game.head == (3, 3)


def test_the_rest_of_an_open_game_begins_at_the_knight() -> None:
    game = walk(KnightGame(Board(8, 8, frozenset({(7, 7)}))), (0, 0), (1, 2), (2, 4))
    assert game.rest() == TourRequest(Board(8, 8, frozenset({(7, 7), (0, 0), (1, 2)})), (2, 4))


def test_the_rest_of_a_closed_game_ends_where_it_began() -> None:
    game = walk(KnightGame(Board(8, 8), closed=True), (0, 0), (1, 2), (2, 4))
    assert game.rest() == TourRequest(Board(8, 8, frozenset({(1, 2)})), (2, 4), (0, 0))


def test_the_rest_before_the_first_step_is_the_whole() -> None:
    game = KnightGame(Board(6, 6), closed=True)
    assert game.rest() == TourRequest(Board(6, 6), closed=True)
    assert walk(game, (2, 2)).rest() == TourRequest(Board(6, 6), (2, 2), closed=True)


@given(st.lists(st.integers(0, 9), max_size=60))
def test_whatever_is_done_the_walk_keeps_the_rules(choices: list[int]) -> None:
    game = KnightGame(Board(5, 6, frozenset({(2, 2)})))
    game.visit((0, 0))
    for choice in choices:
        if choice == 9:
            game.go_to(max(1, game.now - 2))
        elif choice in game.moves():
            game.visit(game.moves()[choice])
        walked = game.path
        assert len(set(walked)) == len(walked) == game.now
        assert all(
            sorted((abs(one[0] - other[0]), abs(one[1] - other[1]))) == [1, 2] for one, other in pairwise(walked)
        )
        assert (2, 2) not in walked


def test_the_line_of_play_in_numbers_and_what_of_it_is_visited() -> None:
    game = walk(KnightGame(Board(3, 5)), (0, 0), (1, 2), (2, 4))
    game.go_to(2)
    assert (game.order.tolist(), game.visits.tolist()) == ([0, 7, 14], [0, 7])
    assert (game.steps, game.head) == (1, (1, 2))
    game.order.append(3)
    assert game.order.tolist() == [0, 7, 14], "a copy"


@pytest.mark.parametrize(
    ("squares", "fault"),
    [
        ([(0, 0), (1, 2), (0, 0)], MoveFault.VISITED),
        ([(0, 0), (1, 2), (2, 2)], MoveFault.JUMP),
        ([(0, 0), (1, 2), (3, 3)], BoardFault.MISSING),
        ([(0, 0), (1, 2), (-1, 1)], BoardFault.OFF_BOARD),
    ],
)
def test_a_walk_is_taken_whole_or_refused_as_its_steps_would_be(squares: list[Square], fault: StrEnum) -> None:
    board = Board(8, 8, frozenset({(3, 3)}))
    game = KnightGame(board)
    with pytest.raises(InputError) as refused:
        game.walk(squares)
    assert refused.value.message.template is fault
    game = KnightGame(board)
    game.walk(squares[:2])
    assert (game.path, game.visits.tolist(), game.now) == (((0, 0), (1, 2)), [0, 10], 2)
    assert game.visited((1, 2))
    assert not game.visited((0, 1))
    game.visit((2, 4))
    assert game.order.tolist() == [0, 10, 20]


def test_two_squares_left_to_a_closed_game_are_asked_for_as_a_whole() -> None:
    """There and back is no tour, however far it has been played."""
    board = Board(2, 3, frozenset({(0, 1), (0, 2), (1, 0), (1, 1)}))
    game = KnightGame(board, closed=True)
    for square in board.squares:
        game.visit(square)
        assert game.rest() == TourRequest(board, square, closed=True)
    assert walk(KnightGame(Board(3, 4), closed=True), (0, 0), (1, 2)).rest() == TourRequest(Board(3, 4), (1, 2), (0, 0))


def test_a_knight_is_stuck_only_without_a_move_and_before_its_goal() -> None:
    game = KnightGame(Board(3, 3))
    for square in [(0, 0), (1, 2), (2, 0), (0, 1), (2, 2), (1, 0), (0, 2), (2, 1)]:
        assert not game.stuck
        game.visit(square)
    assert game.stuck, "the centre is left"
    assert game.steps == 7
