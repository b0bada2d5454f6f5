"""The rules of the tour, implemented a second time, so that the tests do not rely on the program's own."""

from __future__ import annotations

from itertools import pairwise

from solvers.knight.board import Board, Square
from solvers.knight.tour import Tour, TourRequest


def assert_tour(tour: Tour) -> None:
    """Every square of the board once, and a knight's move between neighbours in the order."""
    squares = tour.squares
    rows, columns, missing = tour.board.rows, tour.board.columns, tour.board.missing
    wanted = {(row, column) for row in range(rows) for column in range(columns)} - missing
    assert len(squares) == len(wanted)
    assert set(squares) == wanted
    for here, there in pairwise(squares):
        assert a_knights_move(here, there), (here, there)


def assert_answers(tour: Tour, request: TourRequest) -> None:
    """A tour with the ends and the closing step that were asked for."""
    assert_tour(tour)
    assert tour.board == request.board
    if request.start is not None:
        assert tour.squares[0] == request.start
    if request.end is not None:
        assert tour.squares[-1] == request.end
    if request.closed:
        assert a_knights_move(tour.squares[-1], tour.squares[0])


def a_knights_move(here: Square, there: Square) -> bool:
    """Two squares along one axis and one along the other."""
    return sorted((abs(here[0] - there[0]), abs(here[1] - there[1]))) == [1, 2]


def tour_of_matrix(matrix: list[list[int]]) -> Tour:
    """The tour that a matrix of visit numbers describes; 0 is a missing square."""
    rows, columns = len(matrix), len(matrix[0])
    places = {matrix[row][column]: (row, column) for row in range(rows) for column in range(columns)}
    missing = {(row, column) for row in range(rows) for column in range(columns) if matrix[row][column] == 0}
    visits = sorted(number for number in places if number)
    return Tour.of(Board(rows, columns, frozenset(missing)), [places[number] for number in visits])
