"""A board: rows and columns of squares, some of which may be missing, with the piece that moves on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from string import ascii_lowercase

from solvers.knight.leaper import KNIGHT, Leaper, Wrap
from solvers.message import InputError, check_argument

Square = tuple[int, int]
"""(row, column), from 0 at the top left."""

Path = tuple[Square, ...]
"""Squares in the order visited; the knight stands on the last."""

KNIGHT_MOVES = KNIGHT.moves
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
    """`rows` x `columns` squares without those in `missing`, for a piece; at least one square is left.

    A leap over an edge that is joined to another by `wrap` comes in there. Two squares are joined by a move at most
    once, and none is joined to itself.
    """

    rows: int
    columns: int
    missing: frozenset[Square] = frozenset()
    piece: Leaper = KNIGHT
    wrap: Wrap = Wrap.NONE

    def __post_init__(self) -> None:
        for side in (self.rows, self.columns):
            check_argument(side, int, "a whole number of squares, as a side of a board is")
        if self.rows < 1 or self.columns < 1:
            raise InputError(BoardFault.SIZE, rows=self.rows, columns=self.columns)
        check_argument(self.missing, frozenset, "a frozenset, as the missing squares of a board are")
        check_argument(self.piece, Leaper, "a piece")
        check_argument(self.wrap, Wrap, "a way to join edges")
        for square in self.missing:
            self._check_inside(square)
        if self.size == 0:
            raise InputError(BoardFault.NO_SQUARES)

    def __hash__(self) -> int:
        return hash((self.rows, self.columns, self.missing))  # fast, as boards are looked up again and again

    def __str__(self) -> str:
        return self.kind + self.without

    @property
    def kind(self) -> str:
        """`8x8`, and the leaps of a piece that is no knight, and which edges are joined, if any: `8x8 1,3 both`."""
        return " ".join([f"{self.rows}x{self.columns}", *self.unusual.values()])

    @property
    def without(self) -> str:
        """The missing squares in words, as in " without a1 b3"; empty where there are none."""
        names = " ".join(chess_name(square, self.rows) for square in sorted(self.missing))
        return f" without {names}" if names else ""

    @property
    def unusual(self) -> dict[str, str]:
        """What a file says of the `piece` and the `wrap` where they are not a knight and none."""
        values = {"piece": (self.piece.text, KNIGHT.text), "wrap": (self.wrap.value, Wrap.NONE.value)}
        return {name: value for name, (value, usual) in values.items() if value != usual}

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
        """The squares that symmetries of the board lead to each other, orbit by orbit.

        These are the `symmetries`, and the shifts along joined edges of a whole board. An orbit comes where its first
        square does, row by row.
        """
        along = range(self.columns) if self.wraps[1] and not self.missing else (0,)
        down = range(self.rows) if self.wraps[0] and not self.missing else (0,)
        orbits: dict[Square, frozenset[Square]] = {}
        for square in self.squares:
            turned = {self.image(square, symmetry) for symmetry in self.symmetries}
            images = frozenset(self.wrapped(row + i, column + j) for row, column in turned for i in down for j in along)
            orbits.setdefault(min(images), images)
        return tuple(orbits.values())

    @cached_property
    def symmetries(self) -> tuple[int, ...]:
        """The rotations and reflections that keep the board as it is, as `image` numbers them; the first is none."""
        is_square = self.rows == self.columns and self.wraps[0] == self.wraps[1]
        return tuple(
            symmetry
            for symmetry in range(8 if is_square else 4)
            if all(self.image(square, symmetry) in self.missing for square in self.missing)
        )

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

    @property
    def is_usual(self) -> bool:
        """Whether a knight moves on the board and no edges are joined; what is proved of knights holds only here."""
        return self.wrap is Wrap.NONE and (self.piece is KNIGHT or self.piece == KNIGHT)

    @property
    def wraps(self) -> tuple[bool, bool]:
        """Whether the upper edge is joined to the lower one, and whether the left edge is joined to the right one."""
        return self.wrap is Wrap.BOTH, self.wrap is not Wrap.NONE

    @property
    def changes_colour(self) -> bool:
        """Whether every move leads to a square of the other colour, as those of a knight do."""
        return self.piece.parity == 1 and self._keeps_colours

    @property
    def keeps_colour(self) -> bool:
        """Whether no move leads to a square of the other colour."""
        return self.piece.parity == 0 and self._keeps_colours

    @property
    def _keeps_colours(self) -> bool:
        """Whether the squares at joined edges have colours as if the board went on there."""
        return self.wrap is Wrap.NONE or not (self.columns % 2 or (self.wrap is Wrap.BOTH and self.rows % 2))

    def move_numbers(self, square: Square) -> dict[Square, int]:
        """The squares that the piece can go to, each with the number of its move: the place in `piece.moves`, from 1.

        Of several moves that lead to one square the first counts.
        """
        row, column = square
        numbers: dict[Square, int] = {}
        for number, (down, right) in enumerate(self.piece.moves, 1):
            target = self.wrapped(row + down, column + right)
            if target != square and self.has(target):
                numbers.setdefault(target, number)
        return numbers

    def neighbours(self, square: Square) -> Iterator[Square]:
        """The squares that the piece can go to, in the order of its moves."""
        if self.wrap is not Wrap.NONE:
            yield from self.move_numbers(square)
            return
        row, column = square
        for down, right in self.piece.moves:
            target = row + down, column + right
            if self.has(target):
                yield target

    def degree(self, square: Square) -> int:
        """The number of squares that the piece can go to from here on the empty board."""
        return sum(1 for _ in self.neighbours(square))

    def joins(self, one: Square, other: Square) -> bool:
        """Whether a move leads from one square to the other; both are on the board."""
        return one != other and self.wrapped(other[0] - one[0], other[1] - one[1]) in self._leaps

    def way(self, one: Square, other: Square) -> Square:
        """The move from one square to another, as (rows, columns): of several, one over the fewest joined edges.

        The way back is the same one. Between squares that no move joins it is straight over the board.
        """
        if other < one:
            down, right = self.way(other, one)
            return -down, -right
        down, right = straight = other[0] - one[0], other[1] - one[1]
        if self.wrap is Wrap.NONE:
            return straight
        moves = self._leaps.get(self.wrapped(down, right), [straight])
        return min(moves, key=lambda move: abs(move[0] - down) // self.rows + abs(move[1] - right) // self.columns)

    def goes_over_edge(self, one: Square, other: Square) -> bool:
        """Whether the move from one square to another leads over a joined edge."""
        return self.way(one, other) != (other[0] - one[0], other[1] - one[1])

    @cached_property
    def _leaps(self) -> Mapping[Square, Sequence[Square]]:
        """The moves, by how far they lead on this board."""
        moves: dict[Square, list[Square]] = {}
        for move in self.piece.moves:
            moves.setdefault(self.wrapped(*move), []).append(move)
        return moves

    def wrapped(self, row: int, column: int) -> Square:
        """Where a place beyond a joined edge is on the board."""
        rows_wrap, columns_wrap = self.wraps
        return row % self.rows if rows_wrap else row, column % self.columns if columns_wrap else column

    def image(self, square: Square, symmetry: int) -> Square:
        """Where a symmetry of the rectangle leads: bit 0 mirrors the rows, bit 1 the columns, bit 2 transposes before.

        So 3 is the half turn, and 5 and 6 are the quarter turns.
        """
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
