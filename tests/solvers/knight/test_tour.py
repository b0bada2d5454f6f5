"""Tours as values: their ends and their matrix; requests and the squares they name; moves."""

from __future__ import annotations

import pytest

from solvers.knight.board import Board
from solvers.knight.tour import TourRequest, is_knight_move
from solvers.message import InputError
from tests.solvers.knight.rules import assert_tour, tour_of_matrix
from tests.solvers.knight.source_tours import STACK_FROM_0_0


def test_a_matrix_and_its_tour_are_the_same_thing() -> None:
    tour = tour_of_matrix(STACK_FROM_0_0)
    assert_tour(tour)
    assert tour.matrix() == STACK_FROM_0_0
    assert (tour.start, tour.end) == ((0, 0), (5, 2))
    assert not tour.closed


def test_a_missing_square_is_zero_in_the_matrix() -> None:
    ring = [[1, 6, 3], [4, 0, 8], [7, 2, 5]]
    tour = tour_of_matrix(ring)
    assert tour.matrix() == ring
    assert tour.closed


def test_a_request_names_squares_of_the_board() -> None:
    with pytest.raises(InputError, match=r"not on the \d × \d board"):
        TourRequest(Board(4, 4), (4, 0)).check()
    with pytest.raises(InputError, match="missing"):
        TourRequest(Board(4, 4, frozenset({(1, 1)})), (0, 0), (1, 1)).check()


def test_knight_moves() -> None:
    assert is_knight_move((0, 0), (1, 2))
    assert is_knight_move((5, 2), (3, 1))
    assert not is_knight_move((0, 0), (2, 2))
    assert not is_knight_move((0, 0), (0, 3))
