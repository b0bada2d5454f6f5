"""A layout packed into one 61-bit integer, the form in which the kernels handle positions.

Bits 0 to 19 hold the soldiers, 20 to 39 the left cells of the horizontal pieces, 40 to 55 the top cells of the vertical
pieces, each a bit per cell (4 * row + column); bits 56 to 59 the cell of the 2x2 block's top left; bit 60 is always
set, so that no position is 0. Every piece is its top left cell: whole rows move by shifts, and a mirror is an exchange
of bits.
"""

from __future__ import annotations

from solvers.klotski.layout import COLUMNS, Kind, Layout, Piece, Square

SOLDIERS = 0
HORIZONTALS = 20
VERTICALS = 40
BLOCK = 56
PRESENT = 1 << 60

FIELDS = {Kind.SOLDIER: SOLDIERS, Kind.HORIZONTAL: HORIZONTALS, Kind.VERTICAL: VERTICALS}
FIELD_BITS = {Kind.SOLDIER: 20, Kind.HORIZONTAL: 20, Kind.VERTICAL: 16}


def pack(layout: Layout) -> int:
    """The packed position of a layout."""
    key = PRESENT
    for piece in layout.pieces:
        cell = cell_of(piece.square)
        key |= cell << BLOCK if piece.kind is Kind.BLOCK else 1 << (FIELDS[piece.kind] + cell)
    return key


def unpack(key: int) -> Layout:
    """The layout of a packed position."""
    pieces = [Piece(square_of(key >> BLOCK & 15), Kind.BLOCK)]
    for kind, field in FIELDS.items():
        pieces += [Piece(square_of(cell), kind) for cell in range(FIELD_BITS[kind]) if key >> (field + cell) & 1]
    return Layout.of(pieces)


def cell_of(square: Square) -> int:
    """The number of a square, row by row from 0."""
    return COLUMNS * square[0] + square[1]


def square_of(cell: int) -> Square:
    """The square with this number."""
    return divmod(cell, COLUMNS)
