"""A tour: the squares of a board in the order in which a knight visits them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import isqrt

from solvers.knight.board import KNIGHT_MOVES, Board, Square
from solvers.message import InputError, Message

MEMORY_GB = 2
"""How much memory a search may take on a board that has nothing but its size against it."""
BYTES_A_SQUARE = 200
"""What the methods take at most for each square, with the tour as it is written; measured on 1000x1000 squares."""
MOST_SQUARES = MEMORY_GB * 1_000_000_000 // BYTES_A_SQUARE
BYTES_A_NUMBER = 50
"""What each number takes of the matrices in an answer, and in its text."""
MOST_NUMBERS = MEMORY_GB * 1_000_000_000 // BYTES_A_NUMBER
"""How many squares all tours of one answer may have together."""


class RequestFault(StrEnum):
    """Why a board is not searched, or not so many of its tours are told."""

    TOURS = (
        "{tours} tours of {squares} squares would take more than the {allowed} GB of memory that an answer may take: "
        "up to {most} will do"
    )
    MEMORY = (
        "a search on {rows} by {columns} squares would take about {needed} GB of memory, and it may take {allowed} GB: "
        "boards of up to {side} by {side} will do"
    )


@dataclass(frozen=True)
class TourRequest:
    """What is asked for: a tour of `board` from `start` (None: any), to `end` (None: any), closed or not.

    `end` is the last square of the order. The last square of a closed tour is a knight's move from its first: the move
    that closes the tour leads from `end` to `start`.

    `seed` drives the methods that choose at random, so that the same request gives the same tour.
    """

    board: Board
    start: Square | None = None
    end: Square | None = None
    closed: bool = False
    seed: int = 0

    def check(self) -> None:
        """Raise `InputError` for a board that needs too much memory, or an end that is no square of it."""
        if self.board.size > MOST_SQUARES:
            raise self._too_large()
        for square in (self.start, self.end):
            if square is not None:
                self.board.check(square)

    def _too_large(self) -> InputError:
        board = self.board
        return InputError(
            RequestFault.MEMORY,
            rows=board.rows,
            columns=board.columns,
            needed=board.size * BYTES_A_SQUARE // 1_000_000_000,
            allowed=MEMORY_GB,
            side=isqrt(MOST_SQUARES),
        )


@dataclass(frozen=True)
class Tour:
    """`order` holds the square numbers (`Board.index`) in the order visited: C ints, `board.size` of them."""

    board: Board
    order: array[int]

    @classmethod
    def of(cls, board: Board, squares: Iterable[Square]) -> Tour:
        """The tour through these squares in this order; nothing is verified."""
        return cls(board, array("i", (board.index(square) for square in squares)))

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares in the order visited."""
        return tuple(self.board.square(index) for index in self.order)

    @property
    def start(self) -> Square:
        """The square the knight starts from."""
        return self.board.square(self.order[0])

    @property
    def end(self) -> Square:
        """The square the knight comes to last."""
        return self.board.square(self.order[-1])

    @property
    def closed(self) -> bool:
        """Whether the knight can step from the last square back to the first by a move that it has not made yet."""
        return len(self.order) > 2 and is_knight_move(self.start, self.end)

    def matrix(self) -> list[list[int]]:
        """Rows of visit numbers from 1; a missing square is 0."""
        columns = self.board.columns
        numbers = [0] * (self.board.rows * columns)
        for number, index in enumerate(self.order, 1):
            numbers[index] = number
        return [numbers[first : first + columns] for first in range(0, len(numbers), columns)]


def is_knight_move(one: Square, other: Square) -> bool:
    """Whether a knight goes from one square to the other in one move."""
    return (other[0] - one[0], other[1] - one[1]) in KNIGHT_MOVES


@dataclass(frozen=True, slots=True)
class TourCount:
    """How many tours answer a request.

    `directed` counts every order of visits, a closed tour in each direction from any one of its squares. `source` says
    where the number comes from when it was not counted here.
    """

    request: TourRequest
    directed: int
    source: Message | None = None

    @property
    def undirected(self) -> int | None:
        """How many when both directions of a tour are one; None where the ends given leave only one direction."""
        ends = (self.request.start is not None) + (self.request.end is not None)
        if ends > self.request.closed:
            return None
        return (self.directed + 1) // 2


class TourFault(StrEnum):
    """What can be wrong with a tour; visits are numbered from 1, squares are row,column."""

    LENGTH = "a tour of this board visits {expected} squares, but this one visits {found}"
    OFF_BOARD = "visit {visit} is to a square that the board does not have"
    TWICE = "visit {visit} is to the square {row},{column}, which was visited before"
    JUMP = "visit {visit}, from {row},{column} to {to_row},{to_column}, is no knight's move"
    START = "the tour starts on {row},{column} and not on {asked_row},{asked_column}"
    END = "the tour ends on {row},{column} and not on {asked_row},{asked_column}"
    OPEN = "the tour is not closed: {row},{column} is no knight's move from its start {to_row},{to_column}"


def fault_in(tour: Tour) -> Message | None:
    """The first fault, or None for a true tour: every square once, a knight's move each time. Linear, with numpy."""
    if len(tour.order) != tour.board.size:
        return Message(TourFault.LENGTH, {"expected": tour.board.size, "found": len(tour.order)})
    return _fault_of_squares(tour) or _fault_of_moves(tour)


def fault_in_answer(tour: Tour, request: TourRequest) -> Message | None:
    """The first fault of a tour as the answer to a request: also its ends and, if asked for, its being closed."""
    return fault_in(tour) or _fault_of_ends(tour, request)


def _fault_of_squares(tour: Tour) -> Message | None:
    import numpy as np

    board = tour.board
    order = np.asarray(tour.order)
    cells = board.rows * board.columns
    there = np.ones(cells, np.bool_)
    there[[board.index(square) for square in board.missing]] = False
    inside = (order >= 0) & (order < cells)
    known = there[np.where(inside, order, 0)] & inside
    if not known.all():
        return Message(TourFault.OFF_BOARD, {"visit": int(known.argmin()) + 1})
    if np.bincount(order).max() == 1:
        return None
    again = np.ones(len(order), np.bool_)
    again[np.unique(order, return_index=True)[1]] = False
    visit = int(again.argmax())
    row, column = board.square(tour.order[visit])
    return Message(TourFault.TWICE, {"visit": visit + 1, "row": row, "column": column})


def _fault_of_moves(tour: Tour) -> Message | None:
    import numpy as np

    rows, columns = np.divmod(np.asarray(tour.order), tour.board.columns)
    right = np.abs(np.diff(rows)) * np.abs(np.diff(columns)) == 2
    if right.all():
        return None
    visit = int(right.argmin()) + 1
    row, column = tour.board.square(tour.order[visit - 1])
    to_row, to_column = tour.board.square(tour.order[visit])
    places = {"row": row, "column": column, "to_row": to_row, "to_column": to_column}
    return Message(TourFault.JUMP, {"visit": visit + 1, **places})


def _fault_of_ends(tour: Tour, request: TourRequest) -> Message | None:
    for fault, square, asked in (
        (TourFault.START, tour.start, request.start),
        (TourFault.END, tour.end, request.end),
    ):
        if asked is not None and square != asked:
            places = {"row": square[0], "column": square[1], "asked_row": asked[0], "asked_column": asked[1]}
            return Message(fault, places)
    if request.closed and not tour.closed:
        (row, column), (to_row, to_column) = tour.end, tour.start
        return Message(TourFault.OPEN, {"row": row, "column": column, "to_row": to_row, "to_column": to_column})
    return None
