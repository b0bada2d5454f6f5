"""Compiled: the integers of Lü's articles turned into packed positions, many at once."""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int64s
from solvers.kernels import compiled, kernel
from solvers.klotski.codes.articles import LONG_KINDS, OTHERS, SHORT_KINDS
from solvers.klotski.layout import COLUMNS, ROWS, PieceKind
from solvers.klotski.packed import BLOCK, FIELDS, PRESENT

_CELLS = ROWS * COLUMNS


def _fields(kinds: tuple[PieceKind | None, ...]) -> Int64s:
    """For each symbol the lowest bit of its field in a packed position; the block's for the block, -1 for a blank."""
    return np.array([-1 if kind is None else FIELDS.get(kind, BLOCK) for kind in kinds], np.int64)


_LONG_FIELDS = _fields(LONG_KINDS)
_SHORT_FIELDS = _fields(SHORT_KINDS)
_COVERED = np.zeros(BLOCK + 1, np.int64)
_COVERED[[FIELDS[kind] for kind in (PieceKind.SOLDIER, PieceKind.HORIZONTAL, PieceKind.VERTICAL)]] = 0b1, 0b11, 0b10001
_COVERED[BLOCK] = 0b110011
"""By field, the cells that a piece at the first cell covers, as bits."""


@compiled
def _piece(field: int, cell: int) -> int:
    """The bits of a piece in a packed position; none for a blank."""
    if field < 0:
        return 0
    return cell << BLOCK if field == BLOCK else 1 << (field + cell)


@kernel("void(int64[::1])")
def pack_long(numbers: Int64s) -> None:
    """Replace long integers, three bits a cell, by packed positions."""
    for index in range(len(numbers)):
        number, key = numbers[index], PRESENT
        for cell in range(_CELLS):
            key |= _piece(int(_LONG_FIELDS[(number >> 3 * cell) & 7]), cell)
        numbers[index] = key


@kernel("void(int64[::1])")
def pack_short(numbers: Int64s) -> None:
    """Replace short integers by packed positions: each symbol goes to the first cell that is free."""
    for index in range(len(numbers)):
        number, key = numbers[index], PRESENT
        block_comes = number >> 2 * OTHERS
        covered = cell = 0
        low = 2 * OTHERS
        for order in range(1, OTHERS + 2):
            while (covered >> cell) & 1:
                cell += 1
            field = BLOCK
            if order != block_comes:
                low -= 2
                field = int(_SHORT_FIELDS[(number >> low) & 3])
            covered |= (1 if field < 0 else _COVERED[field]) << cell
            key |= _piece(field, cell)
        numbers[index] = key
