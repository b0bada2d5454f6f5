"""A board being filled with pieces while a code is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from solvers.klotski.codes.faults import CodeFault, PlaceFault
from solvers.klotski.layout import COLUMNS, ROWS, Layout, Piece, PieceKind, Square
from solvers.klotski.packed import cell_of, square_of
from solvers.message import InputError


def decimal(text: str, greatest: int, beyond: CodeFault) -> int:
    """The number that the digits write.

    Raises `InputError` when there are none, naming the first character that is no digit, or with the fault `beyond`
    for a number above `greatest`, which is found by its length first: Python converts a few thousand digits at most.
    """
    if not text:
        raise InputError(CodeFault.EMPTY)
    check_decimal(text)
    digits = text.lstrip("0") or "0"
    if len(digits) > len(str(greatest)) or int(digits) > greatest:
        raise InputError(beyond, greatest=str(greatest))
    return int(digits)


def check_decimal(text: str) -> None:
    """Raise `InputError` naming the first character that is no digit."""
    for position, character in enumerate(text, 1):
        if character not in "0123456789":
            raise InputError(CodeFault.DECIMAL_DIGIT, position=position, character=character)


def scanned(layout: Layout) -> list[PieceKind | None]:
    """Every piece and every empty cell (None) in reading order, Cao Cao among them."""
    kinds: dict[int, PieceKind | None] = {cell_of(piece.square): piece.kind for piece in layout.pieces}
    kinds |= {cell_of(blank): None for blank in layout.blanks}
    return [kinds[cell] for cell in range(ROWS * COLUMNS) if cell in kinds]


CELLS = ROWS * COLUMNS


class Blame(NamedTuple):
    """The part of a code that puts a piece on the board, to be named should the piece not fit."""

    sticks_out: PlaceFault
    covered: PlaceFault
    full: PlaceFault
    where: Mapping[str, int]

    def fault(self, fault: PlaceFault, piece: Piece) -> InputError:
        """The error that this part of the code puts the piece where it cannot be."""
        row, column = piece.square
        return InputError(fault, **self.where, letter=piece.kind.value, row=row + 1, column=column + 1)


def character(position: int) -> Blame:
    """Blame one character of the code."""
    return Blame(
        PlaceFault.CHARACTER_STICKS_OUT,
        PlaceFault.CHARACTER_COVERED,
        PlaceFault.CHARACTER_FULL,
        {"position": position},
    )


def pair(position: int) -> Blame:
    """Blame two characters of the code, of which this is the first."""
    where = {"position": position, "following": position + 1}
    return Blame(PlaceFault.PAIR_STICKS_OUT, PlaceFault.PAIR_COVERED, PlaceFault.PAIR_FULL, where)


def bits(low: int, width: int) -> Blame:
    """Blame bits of a number, of which `low` is the lowest."""
    where = {"low": low, "high": low + width - 1}
    return Blame(PlaceFault.BITS_STICKS_OUT, PlaceFault.BITS_COVERED, PlaceFault.BITS_FULL, where)


class Filling:
    """The pieces put so far and the cells they cover; an empty cell that a code names counts as covered, too."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self.covered: set[Square] = set()

    def put(self, kind: PieceKind, cell: int, blame: Blame) -> None:
        """Put a piece with its top left cell here; raises `InputError` when it does not fit."""
        piece = Piece(square_of(cell), kind)
        if not piece.inside:
            raise blame.fault(blame.sticks_out, piece)
        if self.covered.intersection(piece.cells):
            raise blame.fault(blame.covered, piece)
        self.place(piece)

    def place(self, piece: Piece) -> None:
        """Put a piece that is known to fit."""
        self.pieces.append(piece)
        self.covered.update(piece.cells)

    def leave_blank(self, cell: int, blame: Blame) -> None:
        """Keep a cell empty; raises `InputError` when something is there already."""
        row, column = square_of(cell)
        if (row, column) in self.covered:
            raise InputError(blame.full, **blame.where, row=row + 1, column=column + 1)
        self.covered.add((row, column))

    def put_next(self, kind: PieceKind | None, blame: Blame) -> None:
        """Put a piece, or nothing (None), on the first free cell; raises `InputError` when it does not fit."""
        cell = self.first_free()
        if cell is None:
            raise InputError(blame.full, **blame.where)
        if kind is None:
            self.leave_blank(cell, blame)
        else:
            self.put(kind, cell, blame)

    def fits(self, kind: PieceKind, cell: int) -> bool:
        """Whether a piece can be put here."""
        piece = Piece(square_of(cell), kind)
        return piece.inside and not self.covered.intersection(piece.cells)

    def first_free(self) -> int | None:
        """The first cell in reading order that nothing covers, or None on a full board."""
        return next((cell for cell in range(CELLS) if square_of(cell) not in self.covered), None)

    def layout(self) -> Layout:
        """The layout of the pieces put; raises `InputError` when they are no legal layout."""
        return Layout.of(self.pieces)
