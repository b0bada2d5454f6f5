"""A layout: the pieces on the board of five rows and four columns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING

from solvers.message import InputError, check_argument

if TYPE_CHECKING:
    from solvers.klotski.moves import Step

ROWS = 5
COLUMNS = 4
BLANK = "."

Square = tuple[int, int]
"""(row, column), from 0 at the top left."""


BOARD_SQUARES = frozenset((row, column) for row in range(ROWS) for column in range(COLUMNS))


def square_name(square: Square) -> str:
    """The name of a square as on a chessboard: columns a to d, rows 1 to 5 from the bottom."""
    return f"{'abcd'[square[1]]}{ROWS - square[0]}"


class PieceKind(StrEnum):
    """The four shapes of piece, by the letter that stands for each in the text form."""

    BLOCK = "A"
    VERTICAL = "V"
    HORIZONTAL = "H"
    SOLDIER = "S"

    @property
    def height(self) -> int:
        """Rows that the piece covers."""
        return 2 if self in (PieceKind.BLOCK, PieceKind.VERTICAL) else 1

    @property
    def width(self) -> int:
        """Columns that the piece covers."""
        return 2 if self in (PieceKind.BLOCK, PieceKind.HORIZONTAL) else 1


LETTERS = BLANK + "".join(PieceKind)

EXIT: Square = (3, 1)
"""Where the top left cell of Cao Cao has to go: the bottom middle."""


class LayoutFault(StrEnum):
    """What can be wrong with a layout."""

    ROW_COUNT = "a layout has 5 rows joined by “/”, but this has {found}; write it like VAAV/VAAV/VHHV/VSSV/S..S"
    ROW_LENGTH = "row {row} has {found} {found:letter|letters} instead of 4: “{text}”"
    LETTER = "row {row}, column {column}: “{letter}” is not a piece; write A, V, H or S, or “.” for an empty cell"
    CUT = "row {row}, column {column}: the rest of this {letter} is missing at row {other_row}, column {other_column}"
    OVERHANG = "row {row}, column {column}: the {letter} that starts here sticks out of the board"
    OVERLAP = "row {row}, column {column}: two pieces overlap here"
    NO_BLOCK = "Cao Cao (A, the 2 × 2 block) is missing; place him"
    BLOCKS = "a layout has one Cao Cao (A, the 2 × 2 block), but this has {found}"
    NO_PIECE = "no {letter} begins at row {row}, column {column} of {layout}"
    BLANKS = "a layout needs at least 2 empty cells, but this has {found}; remove a piece"


@dataclass(frozen=True, slots=True, order=True)
class Piece:
    """A shape and the square of its top left cell."""

    square: Square
    kind: PieceKind

    @property
    def cells(self) -> tuple[Square, ...]:
        """The squares it covers, row by row."""
        row, column = self.square
        return tuple(
            (row + down, column + right) for down in range(self.kind.height) for right in range(self.kind.width)
        )

    @property
    def inside(self) -> bool:
        """Whether it lies on the board with all its cells."""
        row, column = self.square
        return 0 <= row <= ROWS - self.kind.height and 0 <= column <= COLUMNS - self.kind.width

    def mirror(self) -> Piece:
        """The piece seen in a mirror: left and right exchanged."""
        row, column = self.square
        return Piece((row, COLUMNS - column - self.kind.width), self.kind)


@dataclass(frozen=True)
class Layout:
    """The pieces on the board in reading order of their top left cells; pieces of one shape are all the same.

    A `Layout` is always legal: exactly one Cao Cao, at least two empty cells, nothing overlapping or sticking out; any
    other raises `InputError`. The pieces may be given in any order.
    """

    pieces: tuple[Piece, ...]

    def __post_init__(self) -> None:
        for piece in self.pieces:
            check_argument(piece, Piece, "a Piece")
            check_argument(piece.kind, PieceKind, "a PieceKind")
        object.__setattr__(self, "pieces", tuple(sorted(self.pieces)))
        _check_places(self.pieces)
        _check_numbers(self.pieces)

    @classmethod
    def of(cls, pieces: Iterable[Piece]) -> Layout:
        """The layout of these pieces, in any order; raises `InputError` when they are no legal layout."""
        return cls(tuple(pieces))

    @classmethod
    def of_legal(cls, pieces: Iterable[Piece]) -> Layout:
        """The layout of pieces that are known to be legal, in any order: much faster than `of`, which checks them."""
        layout = object.__new__(cls)
        object.__setattr__(layout, "pieces", tuple(sorted(pieces, key=attrgetter("square"))))
        return layout

    @classmethod
    def parse(cls, text: str) -> Layout:
        """Read the text form, `VAAV/VAAV/VHHV/VSSV/S..S`; raises `InputError` naming the row and column at fault."""
        rows = text.strip().split("/")
        _check_letters(rows)
        return cls.of(_pieces_of(rows))

    def __str__(self) -> str:
        return "/".join(self.rows)

    @cached_property
    def rows(self) -> tuple[str, ...]:
        """The text form, row by row."""
        grid = [[BLANK] * COLUMNS for _ in range(ROWS)]
        for piece in self.pieces:
            for row, column in piece.cells:
                grid[row][column] = piece.kind.value
        return tuple("".join(row) for row in grid)

    @cached_property
    def blanks(self) -> tuple[Square, ...]:
        """The empty squares in reading order."""
        covered = {cell for piece in self.pieces for cell in piece.cells}
        return tuple((row, column) for row in range(ROWS) for column in range(COLUMNS) if (row, column) not in covered)

    @property
    def is_classic(self) -> bool:
        """Whether there are ten pieces and two empty cells: then five of them are generals and four are soldiers."""
        return len(self.pieces) == 10 and len(self.blanks) == 2

    @property
    def block(self) -> Piece:
        """Cao Cao, the 2 × 2 piece."""
        return next(piece for piece in self.pieces if piece.kind is PieceKind.BLOCK)

    @property
    def solved(self) -> bool:
        """Whether Cao Cao is at the exit."""
        return self.block.square == EXIT

    def piece_at(self, square: Square) -> Piece | None:
        """The piece that covers the square, or None for an empty one."""
        return next((piece for piece in self.pieces if square in piece.cells), None)

    def mirror(self) -> Layout:
        """The layout seen in a mirror: left and right exchanged."""
        return Layout.of(piece.mirror() for piece in self.pieces)

    def steps(self, count: str = "moves") -> list[Step]:
        """Every step from here, counted in "moves", "cells" or "straight"; raises `InputError` for another count.

        >>> for step in Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S").steps("cells"):
        ...     print(step)
        S from 3,1 to 4,1
        S from 3,2 to 4,2
        S from 4,0 to 4,1
        S from 4,3 to 4,2
        """
        from solvers.klotski.moves import Metric, legal_steps

        return legal_steps(self, Metric.named(count))

    def after(self, step: Step) -> Layout:
        """The layout once a step is taken; raises `InputError` where the piece is not there, or does not fit.

        >>> layout = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
        >>> print(layout.after(layout.steps()[0]))
        VAAV/VAAV/VHHV/V.SV/SS.S
        """
        if Piece(step.origin, step.kind) not in self.pieces:
            row, column = step.origin
            values = {"letter": step.kind.value, "row": str(row + 1), "column": str(column + 1), "layout": str(self)}
            raise InputError(LayoutFault.NO_PIECE, **values)
        return step.after(self)

    def with_piece_at(self, piece: Piece, square: Square) -> Layout:
        """The layout with one of its pieces put elsewhere; raises `InputError` when it does not fit there."""
        return Layout.of([*(other for other in self.pieces if other != piece), Piece(square, piece.kind)])


def _check_letters(rows: list[str]) -> None:
    if len(rows) != ROWS:
        raise InputError(LayoutFault.ROW_COUNT, found=len(rows))
    for number, row in enumerate(rows, 1):
        if len(row) != COLUMNS:
            raise InputError(LayoutFault.ROW_LENGTH, row=number, found=len(row), text=row)
        for column, letter in enumerate(row, 1):
            if letter not in LETTERS:
                raise InputError(LayoutFault.LETTER, row=number, column=column, letter=letter)


def _pieces_of(rows: list[str]) -> list[Piece]:
    """Read left to right, top to bottom: the first cell of a piece takes its other cells with it."""
    pieces: list[Piece] = []
    taken: set[Square] = set()
    for row in range(ROWS):
        for column in range(COLUMNS):
            letter = rows[row][column]
            if letter == BLANK or (row, column) in taken:
                continue
            piece = Piece((row, column), PieceKind(letter))
            _check_whole(piece, rows, taken)
            taken.update(piece.cells)
            pieces.append(piece)
    return pieces


def _check_whole(piece: Piece, rows: list[str], taken: set[Square]) -> None:
    row, column = piece.square
    if not piece.inside:
        raise InputError(LayoutFault.OVERHANG, row=row + 1, column=column + 1, letter=piece.kind.value)
    for other in piece.cells:
        if other in taken or rows[other[0]][other[1]] != piece.kind:
            raise InputError(
                LayoutFault.CUT,
                row=row + 1,
                column=column + 1,
                letter=piece.kind.value,
                other_row=other[0] + 1,
                other_column=other[1] + 1,
            )


def _check_places(pieces: tuple[Piece, ...]) -> None:
    covered: set[Square] = set()
    for piece in pieces:
        if not piece.inside:
            row, column = piece.square
            raise InputError(LayoutFault.OVERHANG, row=row + 1, column=column + 1, letter=piece.kind.value)
        for cell in piece.cells:
            if cell in covered:
                raise InputError(LayoutFault.OVERLAP, row=cell[0] + 1, column=cell[1] + 1)
            covered.add(cell)


def _check_numbers(pieces: tuple[Piece, ...]) -> None:
    blocks = sum(piece.kind is PieceKind.BLOCK for piece in pieces)
    if blocks == 0:
        raise InputError(LayoutFault.NO_BLOCK)
    if blocks > 1:
        raise InputError(LayoutFault.BLOCKS, found=blocks)
    blanks = ROWS * COLUMNS - sum(piece.kind.height * piece.kind.width for piece in pieces)
    if blanks < 2:
        raise InputError(LayoutFault.BLANKS, found=blanks)
