"""Tours as values: their ends and their matrix; requests and the squares they name; moves."""

from __future__ import annotations

from array import array
from dataclasses import FrozenInstanceError

import pytest

from solvers.knight.board import Board, Square
from solvers.knight.tour import MOST_NUMBERS, RequestFault, Tour, TourCount, TourRequest
from solvers.message import InputError, Message
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


@pytest.mark.parametrize(
    ("rows", "columns", "needed"), [(2_500, 4_001, 2), (20_000, 20_000, 80), (1, 15_000_000, 3), (10_000_001, 1, 2)]
)
def test_a_board_that_takes_too_much_memory_is_refused_with_one_that_does_not(
    rows: int, columns: int, needed: int
) -> None:
    """Two hundred bytes for each square, and two gigabytes in all."""
    with pytest.raises(InputError) as refused:
        TourRequest(Board(rows, columns)).check()
    assert refused.value.message == Message(
        RequestFault.MEMORY, {"rows": rows, "columns": columns, "needed": needed, "allowed": 2, "side": 3162}
    )
    assert str(refused.value).endswith("choose a board of at most 3162 × 3162")


def test_a_board_for_which_there_is_just_enough_memory_is_searched() -> None:
    TourRequest(Board(2_500, 4_000)).check()
    TourRequest(Board(3_162, 3_162)).check()
    assert (MOST_NUMBERS, type(MOST_NUMBERS)) == (40_000_000, int)


def test_a_seed_is_a_whole_number_from_0_on() -> None:
    assert TourRequest(Board(4, 4)).seed == TourRequest(Board(4, 4), seed=0).seed == 0
    with pytest.raises(InputError):
        TourRequest(Board(4, 4), seed=-1)


def test_there_and_back_between_two_squares_is_not_closed_but_a_loop_of_three_would_be() -> None:
    """No three squares are a knight's move from each other; what is asked is whether the ends are."""
    assert not Tour(Board(3, 4), array("i", [0, 6])).closed
    assert Tour(Board(3, 4), array("i", [0, 3, 6])).closed
    assert not Tour(Board(3, 4), array("i", [0])).closed


@pytest.mark.parametrize(
    ("start", "end", "closed", "undirected"),
    [
        (None, None, False, 8),
        ((0, 0), None, False, None),
        (None, (0, 0), False, None),
        ((0, 0), (1, 2), False, None),
        (None, None, True, 8),
        ((0, 0), None, True, 8),
        (None, (0, 0), True, 8),
        ((0, 0), (1, 2), True, None),
    ],
)
def test_both_directions_count_as_one_where_the_ends_leave_both(
    start: Square | None, end: Square | None, closed: bool, undirected: int | None
) -> None:
    request = TourRequest(Board(3, 4), start, end, closed)
    assert TourCount(request, 16).undirected == undirected
    assert TourCount(request, 0).undirected == (None if undirected is None else 0)
    assert TourCount(request, 1).undirected == (None if undirected is None else 1), "of a single square"


def test_values_are_not_changed_after_the_fact() -> None:
    request = TourRequest(Board(3, 4))
    for value, name in (
        (request, "start"),
        (Tour(Board(1, 1), array("i", [0])), "order"),
        (TourCount(request, 1), "directed"),
    ):
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, None)
