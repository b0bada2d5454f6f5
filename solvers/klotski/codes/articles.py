"""The two integers of Lü Zhenyu's articles on Klotski and data structures (cnblogs, 2005).

The short one has 26 bits and is for five generals among pieces and empty cells that are twelve together, as they are on
the classic boards. Four bits say as which of the twelve, counted from 1, Cao Cao comes in reading order; below them are
two bits for each of the other eleven, the first one highest.

The long one has 60 bits, three for each cell, the first cell lowest: what has its top left corner there. It does for
every legal layout.
"""

from __future__ import annotations

from solvers.klotski.codes.faults import CodeFault
from solvers.klotski.codes.filling import CELLS, Filling, bits, decimal, scanned
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.packed import cell_of, square_of
from solvers.message import InputError

SHORT_KINDS: tuple[PieceKind | None, ...] = (None, PieceKind.SOLDIER, PieceKind.VERTICAL, PieceKind.HORIZONTAL)
OTHERS = 11
"""Pieces and empty cells beside Cao Cao."""
LONG_KINDS: tuple[PieceKind | None, ...] = (
    None,
    PieceKind.BLOCK,
    PieceKind.VERTICAL,
    PieceKind.HORIZONTAL,
    PieceKind.SOLDIER,
)


def write_bits26(layout: Layout) -> str | None:
    """The short integer in decimal, or None unless pieces and empty cells are twelve."""
    return str(bits26(layout)) if len(scanned(layout)) == OTHERS + 1 else None


def bits26(layout: Layout) -> int:
    """The short integer of a layout whose pieces and empty cells are twelve."""
    kinds = scanned(layout)
    number = kinds.index(PieceKind.BLOCK) + 1
    for kind in kinds:
        if kind is not PieceKind.BLOCK:
            number = number << 2 | SHORT_KINDS.index(kind)
    return number


def read_bits26(text: str) -> Layout:
    """Read the short integer from its decimal digits."""
    number = decimal(text, (1 << 26) - 1, CodeFault.BITS26_RANGE)
    block_comes = number >> 2 * OTHERS
    if not 1 <= block_comes <= OTHERS + 1:
        raise InputError(CodeFault.BITS26_INDEX, found=block_comes)
    filling = Filling()
    for index in range(OTHERS + 1):
        if index == block_comes - 1:
            filling.put_next(PieceKind.BLOCK, bits(2 * OTHERS, 4))
        if index < OTHERS:
            low = 2 * (OTHERS - 1 - index)
            filling.put_next(SHORT_KINDS[number >> low & 3], bits(low, 2))
    _check_full(filling)
    return filling.layout()


def _check_full(filling: Filling) -> None:
    cell = filling.first_free()
    if cell is not None:
        row, column = square_of(cell)
        raise InputError(CodeFault.BITS26_ENDS, row=row + 1, column=column + 1)


def write_bits60(layout: Layout) -> str:
    """The long integer in decimal."""
    return str(sum(LONG_KINDS.index(piece.kind) << 3 * cell_of(piece.square) for piece in layout.pieces))


def read_bits60(text: str) -> Layout:
    """Read the long integer from its decimal digits."""
    number = decimal(text, (1 << 3 * CELLS) - 1, CodeFault.BITS60_RANGE)
    filling = Filling()
    for cell in range(CELLS):
        symbol = number >> 3 * cell & 7
        if symbol >= len(LONG_KINDS):
            row, column = square_of(cell)
            where = {"low": 3 * cell, "high": 3 * cell + 2, "row": row + 1, "column": column + 1}
            raise InputError(CodeFault.BITS60_CELL, **where, found=symbol)
        if (kind := LONG_KINDS[symbol]) is not None:
            filling.put(kind, cell, bits(3 * cell, 3))
    return filling.layout()
