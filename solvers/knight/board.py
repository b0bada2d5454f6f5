"""A board for the knight: rows and columns of squares, some of which may be missing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from string import ascii_lowercase

from solvers.message import InputError, check_argument

Square = tuple[int, int]
"""(row, column), from 0 at the top left."""

Path = tuple[Square, ...]
"""Squares in the order visited; the knight stands on the last."""

KNIGHT_MOVES: tuple[Square, ...] = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))
"""The eight moves as (rows, columns), clockwise from the one that goes up and a little right."""


class BoardFault(StrEnum):
    """What can be wrong with a board or with the squares named on it."""

    SIZE = "a board needs at least 1 row and 1 column, but this one is {rows} × {columns}"
    SIZE_TEXT = "“{text}” is not a board size: write rows x columns, such as {example}"
    SQUARE_TEXT = (
        "“{text}” is not a square: write a letter and a number, such as a1, or row,column, where 0,0 is "
        "the top left square"
    )
    OFF_BOARD = "the square {square} is not on the {rows} × {columns} board: choose one from {first} to {last}"
    MISSING = "the square {square} is missing from the board: choose another"
    NO_SQUARES = "every square of the board is missing: leave at least one"


@dataclass(frozen=True)
class Board:
    """`rows` x `columns` squares without those in `missing`; at least one square is left."""

    rows: int
    columns: int
    missing: frozenset[Square] = frozenset()

    def __post_init__(self) -> None:
        for side in (self.rows, self.columns):
            check_argument(side, int, "a whole number of squares, as a side of a board is")
        if self.rows < 1 or self.columns < 1:
            raise InputError(BoardFault.SIZE, rows=self.rows, columns=self.columns)
        check_argument(self.missing, frozenset, "a frozenset, as the missing squares of a board are")
        for square in self.missing:
            self._check_inside(square)
        if self.size == 0:
            raise InputError(BoardFault.NO_SQUARES)

    def __str__(self) -> str:
        return f"{self.rows}x{self.columns}{self.without}"

    @property
    def without(self) -> str:
        """The missing squares in words, as in " without a1 b3"; empty where there are none."""
        names = " ".join(chess_name(square, self.rows) for square in sorted(self.missing))
        return f" without {names}" if names else ""

    @property
    def size(self) -> int:
        """The number of squares that are not missing."""
        return self.rows * self.columns - len(self.missing)

    @cached_property
    def squares(self) -> tuple[Square, ...]:
        """The squares that are not missing, row by row."""
        return tuple(self.each_square())

    def each_square(self) -> Iterator[Square]:
        """The same, one after another: all of them at once take 100 bytes each."""
        for row in range(self.rows):
            for column in range(self.columns):
                if (row, column) not in self.missing:
                    yield row, column

    @cached_property
    def orbits(self) -> tuple[frozenset[Square], ...]:
        """The squares that rotations and reflections of the board lead to each other, orbit by orbit.

        Only symmetries that keep the missing squares count. An orbit comes where its first square does, row by row.
        """
        kept = [
            symmetry
            for symmetry in range(8 if self.rows == self.columns else 4)
            if all(self._image(square, symmetry) in self.missing for square in self.missing)
        ]
        orbits: dict[Square, frozenset[Square]] = {}
        for square in self.squares:
            images = frozenset(self._image(square, symmetry) for symmetry in kept)
            orbits.setdefault(min(images), images)
        return tuple(orbits.values())

    def has(self, square: Square) -> bool:
        """Whether the square is on the board and not missing."""
        row, column = square
        return 0 <= row < self.rows and 0 <= column < self.columns and square not in self.missing

    def check(self, square: Square) -> None:
        """Raise `InputError` unless the square is on the board and not missing."""
        self._check_inside(square)
        if square in self.missing:
            raise InputError(BoardFault.MISSING, square=_as_in_files(square))

    def index(self, square: Square) -> int:
        """The square's number: row by row from 0, missing squares counted too."""
        return square[0] * self.columns + square[1]

    def square(self, index: int) -> Square:
        """The square with this number; the inverse of `index`."""
        return divmod(index, self.columns)

    def neighbours(self, square: Square) -> Iterator[Square]:
        """The squares a knight can go to, in the order of `KNIGHT_MOVES`."""
        for down, right in KNIGHT_MOVES:
            target = square[0] + down, square[1] + right
            if self.has(target):
                yield target

    def degree(self, square: Square) -> int:
        """The number of squares that a knight can go to from here on the empty board."""
        return sum(1 for _ in self.neighbours(square))

    def _image(self, square: Square, symmetry: int) -> Square:
        """Where a symmetry of the rectangle leads: bit 0 mirrors the rows, bit 1 the columns, bit 2 transposes."""
        row, column = square[::-1] if symmetry & 4 else square
        return self.rows - 1 - row if symmetry & 1 else row, self.columns - 1 - column if symmetry & 2 else column

    def _check_inside(self, square: Square) -> None:
        check_argument(square, tuple, "a square, (row, column)")
        if [type(number) for number in square] != [int, int]:
            raise InputError(BoardFault.SQUARE_TEXT, text=str(square))
        row, column = square
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            first, last = _as_in_files((0, 0)), _as_in_files((self.rows - 1, self.columns - 1))
            values = {"square": _as_in_files(square), "first": first, "last": last}
            raise InputError(BoardFault.OFF_BOARD, rows=self.rows, columns=self.columns, **values)


def column_letters(column: int) -> str:
    """The letters of a column: a to z, then aa, ab and so on."""
    letters = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        letters = ascii_lowercase[letter] + letters
    return letters


def chess_name(square: Square, rows: int) -> str:
    """A square as chess players call it, a1 at the bottom left of a board of `rows` rows."""
    return f"{column_letters(square[1])}{rows - square[0]}"


def named_squares(board: Board, square: Square, other: Square) -> dict[str, str]:
    """The values `square` and `other` of a message about two squares of a board."""
    return {"square": chess_name(square, board.rows), "other": chess_name(other, board.rows)}


def _as_in_files(square: Square) -> str:
    """A square as files write it; squares that a person types are checked where they are read, in `notation`."""
    return f"[{square[0]}, {square[1]}]"
