"""The rules of the tour, implemented a second time, so that the tests do not rely on the program's own."""

from __future__ import annotations

from itertools import pairwise

from solvers.knight.board import Board, Square
from solvers.knight.leaper import Wrap
from solvers.knight.tour import Tour, TourRequest


def assert_tour(tour: Tour) -> None:
    """Every square of the board once, and a move of the piece between neighbours in the order."""
    squares = tour.squares
    rows, columns, missing = tour.board.rows, tour.board.columns, tour.board.missing
    wanted = {(row, column) for row in range(rows) for column in range(columns)} - missing
    assert len(squares) == len(wanted)
    assert set(squares) == wanted
    for here, there in pairwise(squares):
        assert a_move(tour.board, here, there), (here, there)


def assert_answers(tour: Tour, request: TourRequest) -> None:
    """A tour with the ends and the closing step that were asked for."""
    assert_tour(tour)
    assert tour.board == request.board
    if request.start is not None:
        assert tour.squares[0] == request.start
    if request.end is not None:
        assert tour.squares[-1] == request.end
    if request.closed:
        assert len(tour.squares) > 2
        assert a_move(tour.board, tour.squares[-1], tour.squares[0])


def a_knights_move(here: Square, there: Square) -> bool:
    """Two squares along one axis and one along the other."""
    return sorted((abs(here[0] - there[0]), abs(here[1] - there[1]))) == [1, 2]


def a_move(board: Board, here: Square, there: Square) -> bool:
    """A leap of the board's piece from one square to another, or to where that is repeated beyond joined edges."""
    around = range(-LAPS, LAPS + 1)
    down = [there[0] - here[0] + lap * board.rows for lap in (around if board.wrap is Wrap.BOTH else (0,))]
    right = [there[1] - here[1] + lap * board.columns for lap in (around if board.wrap is not Wrap.NONE else (0,))]
    return here != there and any(
        (min(abs(i), abs(j)), max(abs(i), abs(j))) in board.piece.leaps for i in down for j in right
    )


LAPS = 6
"""More than a leap of up to 4 squares can go round a board."""


def tour_of_matrix(matrix: list[list[int]]) -> Tour:
    """The tour that a matrix of visit numbers describes; 0 is a missing square."""
    rows, columns = len(matrix), len(matrix[0])
    places = {matrix[row][column]: (row, column) for row in range(rows) for column in range(columns)}
    missing = {(row, column) for row in range(rows) for column in range(columns) if matrix[row][column] == 0}
    visits = sorted(number for number in places if number)
    return Tour.of(Board(rows, columns, frozenset(missing)), [places[number] for number in visits])
