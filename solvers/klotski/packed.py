"""A layout packed into one 61-bit integer, the form in which the kernels handle positions.

Bits 0 to 19 hold the soldiers, 20 to 39 the left cells of the horizontal pieces, 40 to 55 the top cells of the vertical
pieces, each a bit per cell (4 * row + column); bits 56 to 59 the cell of the 2x2 block's top left; bit 60 is always
set, so that no position is 0. Every piece is its top left cell: whole rows move by shifts, and a mirror is an exchange
of bits.
"""

from __future__ import annotations

from collections.abc import Iterable

from solvers.klotski.layout import COLUMNS, EXIT, Layout, Piece, PieceKind, Square

SOLDIERS = 0
HORIZONTALS = 20
VERTICALS = 40
BLOCK = 56
PRESENT = 1 << 60

FIELDS = {PieceKind.SOLDIER: SOLDIERS, PieceKind.HORIZONTAL: HORIZONTALS, PieceKind.VERTICAL: VERTICALS}
FIELD_BITS = {PieceKind.SOLDIER: 20, PieceKind.HORIZONTAL: 20, PieceKind.VERTICAL: 16}


def pack(layout: Layout) -> int:
    """The packed position of a layout."""
    key = PRESENT
    for piece in layout.pieces:
        cell = cell_of(piece.square)
        key |= cell << BLOCK if piece.kind is PieceKind.BLOCK else 1 << (FIELDS[piece.kind] + cell)
    return key


def unpack(key: int) -> Layout:
    """The layout of a packed position."""
    pieces = [Piece(square_of(block_cell(key)), PieceKind.BLOCK)]
    for kind, field in FIELDS.items():
        pieces += [Piece(square_of(cell), kind) for cell in range(FIELD_BITS[kind]) if key >> (field + cell) & 1]
    return Layout.of_legal(pieces)


def cell_of(square: Square) -> int:
    """The number of a square, row by row from 0."""
    return COLUMNS * square[0] + square[1]


def bits_of(squares: Iterable[Square]) -> int:
    """These squares as a set of bits, the cell 0 lowest."""
    return sum(1 << cell_of(square) for square in squares)


def first_free(covered: int) -> int:
    """The first cell whose bit is not set."""
    return (~covered & covered + 1).bit_length() - 1


def square_of(cell: int) -> Square:
    """The square with this number."""
    return divmod(cell, COLUMNS)


def blanks_of(key: int) -> int:
    """How many cells no piece of a packed position covers."""
    soldiers = key & (1 << HORIZONTALS) - 1
    generals = key & (1 << BLOCK) - (1 << HORIZONTALS)
    return 16 - soldiers.bit_count() - 2 * generals.bit_count()


EXIT_CELL = cell_of(EXIT)
"""The number of the square where the top left cell of the 2x2 block has to go."""


def block_cell(key: int) -> int:
    """The cell of the 2x2 block's top left corner in a packed position."""
    return key >> BLOCK & 15


def is_solved(key: int) -> bool:
    """Whether the 2x2 block of a packed position is at the exit."""
    return block_cell(key) == EXIT_CELL
