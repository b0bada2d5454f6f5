"""Requests for tours and the answers: a tour, or the number of tours."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import isqrt

from solvers.knight.board import Board, Square, chess_name, named_squares
from solvers.message import InputError, Message, check_argument, numbered
from solvers.search import Verdict

MEMORY_GB = 2
"""How much memory a search or an answer may take."""
BYTES_A_SQUARE = 200
"""The most memory that a method takes for each square, with the text of the tour; measured on 1000x1000 squares."""
MOST_SQUARES = MEMORY_GB * 1_000_000_000 // BYTES_A_SQUARE
BYTES_A_NUMBER = 50
"""The memory for each number of the matrices in an answer, and in its text."""
MOST_NUMBERS = MEMORY_GB * 1_000_000_000 // BYTES_A_NUMBER
"""How many squares all tours of one answer may have together."""


class NoTour(StrEnum):
    """Why there is no tour, where no argument says it."""

    SEARCHED = "the search is complete and found none ({entered} {squares:square|squares} entered)"


def reason_of(verdict: Verdict) -> Message:
    """Why there is no tour, after a search that has ended without any."""
    searched = Message(NoTour.SEARCHED, {"squares": verdict.visited, "entered": f"{verdict.visited:,}"})
    return searched if verdict.reason is None else verdict.reason


class RequestFault(StrEnum):
    """Why a board is not searched, or not so many of its tours are returned."""

    SYMMETRY = "symmetric tours are closed ones without a given end: ask for closed tours, and for no end"
    TURN = "“{text}” is not a symmetry of tours: write {names}"
    TOURS = "{tours} tours of {squares} squares would take more than {allowed} GB of memory: ask for at most {most}"
    MEMORY = (
        "a search on a board of {rows} × {columns} squares would take about {needed} GB of memory, more "
        "than the {allowed} GB allowed: choose a board of at most {side} × {side}"
    )


class TourSymmetry(StrEnum):
    """Which rotation of the board a tour is to be the same after."""

    HALF_TURN = "half-turn"
    QUARTER_TURN = "quarter-turn"

    @classmethod
    def parse(cls, text: str) -> TourSymmetry:
        """Read the name of one; raises `InputError`."""
        found = next((symmetry for symmetry in cls if symmetry == str(text).strip().lower()), None)
        if found is None:
            raise InputError(RequestFault.TURN, text=str(text), names=tuple(cls))
        return found


@dataclass(frozen=True)
class TourRequest:
    """A request for tours of `board` from `start` (None: from any square) to `end` (None: any), closed or not.

    `end` is the last square visited. A closed tour is one whose last square is a move from its first. `seed`
    drives the methods that choose at random, so that the same request gives the same tours. With a `symmetry` the moves
    of the tour, which is a closed one without a given end, are the same after that rotation.
    """

    board: Board
    start: Square | None = None
    end: Square | None = None
    closed: bool = False
    seed: int = 0
    symmetry: TourSymmetry | None = None

    @property
    def ends(self) -> frozenset[Square]:
        """The squares that are asked for as ends."""
        return frozenset(square for square in (self.start, self.end) if square is not None)

    def __post_init__(self) -> None:
        check_argument(self.seed, int, "a seed, which is a whole number from 0 on", 0)

    def check(self) -> None:
        """Raise `InputError` for a board that needs too much memory, or an end that is no square of it."""
        if self.board.size > MOST_SQUARES:
            raise InputError(
                RequestFault.MEMORY,
                rows=self.board.rows,
                columns=self.board.columns,
                needed=self.board.size * BYTES_A_SQUARE // 1_000_000_000,
                allowed=MEMORY_GB,
                side=isqrt(MOST_SQUARES),
            )
        for square in (self.start, self.end):
            if square is not None:
                self.board.check(square)
        if self.symmetry is not None and (not self.closed or self.end is not None):
            raise InputError(RequestFault.SYMMETRY)


@dataclass(frozen=True)
class Tour:
    """`order` holds the square numbers (`Board.index`) in the order visited: C ints, `board.size` of them."""

    board: Board
    order: array[int]

    def __str__(self) -> str:
        """The visit numbers row by row, in columns of one width."""
        written = f"%{len(str(self.board.size))}d".__mod__
        return "\n".join(" ".join(map(written, row)) for row in self.matrix())

    @classmethod
    def of(cls, board: Board, squares: Iterable[Square]) -> Tour:
        """The tour through these squares in this order, which is not verified."""
        return cls(board, array("i", (board.index(square) for square in squares)))

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares in the order visited."""
        return tuple(self.board.square(index) for index in self.order)

    @property
    def start(self) -> Square:
        """The square the piece starts from."""
        return self.board.square(self.order[0])

    @property
    def end(self) -> Square:
        """The square the piece comes to last."""
        return self.board.square(self.order[-1])

    @property
    def closed(self) -> bool:
        """Whether a move leads from the last square to the first that is not part of the tour already."""
        return len(self.order) > 2 and self.board.joins(self.start, self.end)

    def verify(self) -> None:
        """Raise `InputError` unless moves lead through every square of the board once; it names the fault.

        >>> Tour.of(Board(3, 4), [(0, 0), (1, 2), (2, 2)]).verify()
        Traceback (most recent call last):
        solvers.message.InputError: visit 3: no move leads from c2 to c1
        """
        check_visits(self.board, self.squares)
        if len(self.order) < self.board.size:
            raise InputError(TourFault.SHORT, visited=len(self.order), squares=self.board.size)

    def matrix(self) -> list[list[int]]:
        """Rows of visit numbers from 1; a missing square is 0."""
        columns = self.board.columns
        numbers = [0] * (self.board.rows * columns)
        for number, index in enumerate(self.order, 1):
            numbers[index] = number
        return [numbers[first : first + columns] for first in range(0, len(numbers), columns)]


def are_visits(board: Board, path: Sequence[Square]) -> bool:
    """Whether moves lead from each of these squares of the board to the next, and to none of them twice."""
    return len(set(path)) == len(path) and all(map(board.has, path)) and all(map(board.joins, path, path[1:]))


def check_visits(board: Board, path: Sequence[Square]) -> None:
    """Raise `InputError` that names the first visit off the board, on a square visited before, or by no move.

    A path that is right is told quickly.
    """
    if are_visits(board, path):
        return
    visited: set[Square] = set()
    for visit, square in enumerate(path, 1):
        if not board.has(square):
            row, column = square
            raise InputError(TourFault.OFF_BOARD, visit=visit, row=str(row), column=str(column))
        if square in visited:
            raise InputError(TourFault.TWICE, visit=visit, square=chess_name(square, board.rows))
        if visited and not board.joins(path[visit - 2], square):
            raise InputError(TourFault.JUMP, visit=visit, **named_squares(board, path[visit - 2], square))
        visited.add(square)


@dataclass(frozen=True, slots=True)
class TourCount:
    """The number of tours that answer a request.

    `directed` counts the orders of visits, a closed tour once in each direction. `source` is where the number comes
    from when it was not counted. `classes` is the number of closed tours where those count as one that rotations and
    reflections of the board lead to each other; None where that is not counted.
    """

    request: TourRequest
    directed: int
    source: Message | None = None
    classes: int | None = None

    def __str__(self) -> str:
        request, board = self.request, self.request.board
        tours = numbered(self.directed, "tour", "tours").replace(" ", " closed " if request.closed else " open ")
        ends = (("from", request.start), ("to", request.end))
        words = [tours, *(f"{word} {chess_name(square, board.rows)}" for word, square in ends if square is not None)]
        which = " ".join(words) + board.without
        if self.undirected is None:
            lines = [which]
        else:
            lines = [f"{which}, counting both directions", f"{self.undirected:,} counting each tour once"]
        if self.classes is not None:
            lines.append(f"{self.classes:,} counting those once that rotations and reflections lead to each other")
        return "\n".join(lines if self.source is None else [*lines, str(self.source)])

    @property
    def undirected(self) -> int | None:
        """The number when both directions of a tour count as one; None where given ends leave only one direction."""
        ends = (self.request.start is not None) + (self.request.end is not None)
        return None if ends > self.request.closed else (self.directed + 1) // 2


class TourFault(StrEnum):
    """What can be wrong with a tour; visits are numbered from 1."""

    OFF_BOARD = "visit {visit}: the square [{row}, {column}] is not on the board"
    TWICE = "visit {visit}: {square} has already been visited"
    JUMP = "visit {visit}: no move leads from {square} to {other}"
    SHORT = "the tour visits {visited} of the {squares} {squares:square|squares} of the board"
    OPEN = "the tour is not closed: no move leads from its end, {square}, to its start, {other}"
