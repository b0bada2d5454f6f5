"""Tours as values: their ends, their matrix, and the verification that says what is wrong with them."""

from __future__ import annotations

from array import array

import pytest

from solvers.knight.board import Board
from solvers.knight.tour import Tour, TourFault, TourRequest, fault_in, fault_in_answer, is_knight_move
from solvers.message import InputError
from tests.solvers.knight.rules import assert_tour, tour_of_matrix
from tests.solvers.knight.source_tours import STACK_FROM_0_0, STACK_FROM_1_2


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
    assert fault_in(tour) is None
    assert tour.closed


def test_true_tours_have_no_fault() -> None:
    assert fault_in(tour_of_matrix(STACK_FROM_1_2)) is None
    assert fault_in(Tour(Board(1, 1), array("i", [0]))) is None


@pytest.mark.parametrize(
    ("order", "fault", "values"),
    [
        ([0, 5, 6], TourFault.LENGTH, {"expected": 8, "found": 3}),
        ([0, 5, 6, 1, 4, 3, 2, 7], TourFault.OFF_BOARD, {"visit": 5}),
        ([0, 5, 6, 1, 9, 3, 2, 7], TourFault.OFF_BOARD, {"visit": 5}),
        ([-1, 5, 6, 1, 8, 3, 2, 7], TourFault.OFF_BOARD, {"visit": 1}),
        ([0, 5, 6, 1, 8, 3, 2, 5], TourFault.TWICE, {"visit": 8, "row": 1, "column": 2}),
        (
            [0, 5, 6, 1, 8, 3, 7, 2],
            TourFault.JUMP,
            {"visit": 7, "row": 1, "column": 0, "to_row": 2, "to_column": 1},
        ),
    ],
)
def test_the_first_fault_is_named(order: list[int], fault: TourFault, values: dict[str, int]) -> None:
    ring = Board(3, 3, frozenset({(1, 1)}))
    found = fault_in(Tour(ring, array("i", order)))
    assert found is not None
    assert found.template is fault
    assert found.values == values
    assert str(found)


def test_a_move_round_the_edge_is_no_move() -> None:
    """Square numbers that differ as in a knight's move do not do when the row ends in between."""
    tour = Tour(Board(3, 4), array("i", [3, 9, 0, 6, 8, 1, 10, 4, 2, 11, 5, 7]))
    found = fault_in(tour)
    assert found is not None
    assert found.template is TourFault.JUMP
    assert found.values["visit"] == 2


def test_an_answer_has_the_ends_asked_for() -> None:
    tour = tour_of_matrix(STACK_FROM_0_0)
    board = tour.board
    assert fault_in_answer(tour, TourRequest(board, (0, 0), (5, 2))) is None
    for request, fault in [
        (TourRequest(board, (0, 1)), TourFault.START),
        (TourRequest(board, None, (5, 3)), TourFault.END),
        (TourRequest(board, closed=True), TourFault.OPEN),
    ]:
        found = fault_in_answer(tour, request)
        assert found is not None
        assert found.template is fault


def test_a_request_names_squares_of_the_board() -> None:
    with pytest.raises(InputError, match="not on the board"):
        TourRequest(Board(4, 4), (4, 0)).check()
    with pytest.raises(InputError, match="missing"):
        TourRequest(Board(4, 4, frozenset({(1, 1)})), (0, 0), (1, 1)).check()


def test_knight_moves() -> None:
    assert is_knight_move((0, 0), (1, 2))
    assert is_knight_move((5, 2), (3, 1))
    assert not is_knight_move((0, 0), (2, 2))
    assert not is_knight_move((0, 0), (0, 3))
