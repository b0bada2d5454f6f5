"""A game played by hand, and what follows from a tour or a loss that is proved, for the positions before and after."""

from __future__ import annotations

from array import array
from enum import StrEnum
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solvers.knight.board import Board, BoardFault, Path, Square
from solvers.knight.existence.arguments import Argument
from solvers.knight.existence.existence import impossibility
from solvers.knight.play import TOURS_KEPT, KnightGame, KnownOutcomes, MoveFault, Solvability
from solvers.knight.tour import Tour, TourRequest
from solvers.message import InputError, Message

TOUR_5X5 = [0, 11, 20, 17, 24, 13, 4, 7, 10, 21, 18, 9, 2, 5, 16, 23, 14, 3, 6, 15, 22, 19, 8, 1, 12]
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


"""An open tour of 5x5, written down by hand from a corner to the centre."""

TOUR: Path = tuple((index // 5, index % 5) for index in TOUR_5X5)
VISITS = array("i", TOUR_5X5)
ASTRAY = array("i", (*TOUR_5X5[:3], 11, 2))
NOWHERE = array("i")


def test_at_first_nothing_is_known_and_the_position_itself_is_to_be_looked_into() -> None:
    known_outcomes = KnownOutcomes()
    assert known_outcomes.solvability(VISITS[:7]) is Solvability.UNKNOWN
    assert known_outcomes.question(VISITS[:7]) == VISITS[:7]
    assert known_outcomes.question(NOWHERE) == NOWHERE


def test_a_tour_proves_every_position_on_it() -> None:
    known_outcomes = KnownOutcomes()
    known_outcomes.learn_tour(VISITS[:7], VISITS[6:])
    assert all(known_outcomes.solvability(VISITS[:length]) is Solvability.SOLVABLE for length in range(26))
    assert known_outcomes.solvability(ASTRAY) is Solvability.UNKNOWN
    assert known_outcomes.tour_after(VISITS[:3]) == VISITS
    assert known_outcomes.question(VISITS[:3]) is None


def test_a_closed_tour_does_not_visit_its_start_twice() -> None:
    known_outcomes = KnownOutcomes()
    ring = array("i", (0, 5, 6, 1, 8, 3, 2, 7))
    known_outcomes.learn_tour(ring[:3], ring[2:] + ring[:1])
    assert known_outcomes.tour_after(NOWHERE) == ring


def test_a_loss_proves_every_position_after_it() -> None:
    known_outcomes = KnownOutcomes()
    known_outcomes.learn_lost_position(ASTRAY, None)
    assert known_outcomes.solvability(ASTRAY + array("i", (9,))) is Solvability.UNSOLVABLE
    assert known_outcomes.solvability(ASTRAY[:-1]) is Solvability.UNKNOWN


def test_a_loss_takes_the_place_of_those_behind_it_and_of_no_others() -> None:
    """Positions of the same beginning, before and behind one another in every way."""
    losses = [array("i", path) for path in [(5, 2), (5, 2, 9), (5, 2, 1), (5, 8), (5,), (1, 8), (9, 0, 4), (9, 0)]]
    for one in losses:
        for other in losses:
            known_outcomes = KnownOutcomes()
            known_outcomes.learn_lost_position(one, None)
            known_outcomes.learn_lost_position(other, Message(Argument.PARTS, {"parts": 2}))
            for position in losses:
                before = [loss for loss in (one, other) if position[: len(loss)] == loss]
                lost = known_outcomes.lost_position(position)
                assert (None if lost is None else lost.path) == min(before, key=len, default=None)
                if lost is not None:
                    assert (lost.reason is None) == (lost.path != other), "the latest reason counts"


def test_the_latest_tours_are_remembered_and_no_more() -> None:
    known_outcomes = KnownOutcomes()
    tours = [array("i", (0, 11, *range(20 + number, 30 + number))) for number in range(TOURS_KEPT + 3)]
    for number, tour in enumerate(tours, 1):
        known_outcomes.learn_tour(tour[:2], tour[1:])
        assert known_outcomes.tour_after(NOWHERE) == tour
        kept = [known for known in tours if known_outcomes.tour_after(known[:3]) is not None]
        assert kept == tours[max(0, number - TOURS_KEPT) : number]


def test_a_tour_of_one_square_is_kept_whole() -> None:
    known_outcomes = KnownOutcomes()
    known_outcomes.learn_tour(array("i", (7,)), array("i", (7,)))
    assert known_outcomes.tour_after(NOWHERE) == array("i", (7,))


def test_the_step_that_lost_is_named_only_when_the_one_before_it_is_proved() -> None:
    known_outcomes = KnownOutcomes()
    reason = Message(Argument.PARTS, {"parts": 2})
    known_outcomes.learn_lost_position(ASTRAY, None)
    assert known_outcomes.mistake(ASTRAY) is None
    assert known_outcomes.question(ASTRAY) == ASTRAY[:-1]
    known_outcomes.learn_lost_position(ASTRAY[:-1], reason)
    assert known_outcomes.question(ASTRAY) == ASTRAY[:-2]
    known_outcomes.learn_tour(VISITS[:3], VISITS[2:])
    mistake = known_outcomes.mistake(ASTRAY)
    assert mistake is not None
    assert (mistake.path, mistake.reason) == (ASTRAY[:4], reason)


def test_a_board_without_any_tour_was_lost_before_the_first_square() -> None:
    known_outcomes = KnownOutcomes()
    known_outcomes.learn_lost_position(NOWHERE, None)
    assert known_outcomes.solvability(ASTRAY) is Solvability.UNSOLVABLE
    assert known_outcomes.question(ASTRAY) is None
    mistake = known_outcomes.mistake(ASTRAY)
    assert mistake is not None
    assert mistake.path == NOWHERE
