"""The tour on the board as text, and back."""

from __future__ import annotations

import json
from array import array

import pytest

from app.knight.reopening import LeftTour, left_tour_text, parse_left_tour
from solvers.knight.board import Board
from solvers.knight.tour import Tour
from tests.solvers.knight.test_play import TOUR, TOUR_5X5

SMALL = Tour.of(Board(5, 5), TOUR)


def whole(side: int) -> Tour:
    """Every square of a board once; nobody reads the order when it is written."""
    board = Board(side, side)
    return Tour(board, array("i", range(board.size)))


def test_a_tour_comes_back_with_its_position() -> None:
    assert parse_left_tour(json.loads(left_tour_text(SMALL, 7))) == LeftTour(25, SMALL, 7)
    assert left_tour_text(None, 7) == ""


def test_of_more_than_forty_thousand_squares_only_the_number_is_kept() -> None:
    assert "visits" in json.loads(left_tour_text(whole(200), 3))
    large = json.loads(left_tour_text(whole(201), 3))
    assert large == {"squares": 40_401}
    assert parse_left_tour(large) == LeftTour(40_401)
    assert LeftTour(40_401) == (40_401, None, 0)


@pytest.mark.parametrize(
    "order",
    [
        TOUR_5X5[:-1],
        [TOUR_5X5[1], TOUR_5X5[0], *TOUR_5X5[2:]],
        [*TOUR_5X5[:-2], TOUR_5X5[-1], TOUR_5X5[-2]],
    ],
    ids=["one square short", "no move at the start", "no move at the end"],
)
def test_squares_that_are_no_tour_are_refused(order: list[int]) -> None:
    left = json.loads(left_tour_text(Tour(SMALL.board, array("i", order)), 0))
    with pytest.raises(ValueError, match="no knight's tour of the board"):
        parse_left_tour(left)
