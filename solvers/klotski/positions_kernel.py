"""Compiled: every way to lay out the pieces of a set on the board."""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int64s
from solvers.kernels import kernel
from solvers.klotski.layout import COLUMNS, ROWS
from solvers.klotski.packed import HORIZONTALS, SOLDIERS, VERTICALS

STACK_ROWS = 3 * ROWS * COLUMNS + 4
"""More than ever wait: three others for each cell on the way, and the four ways of the last."""
STACK_COLUMNS = 3

_COUNT_BITS = 5
_COUNT = (1 << _COUNT_BITS) - 1
_BOARD = (1 << ROWS * COLUMNS) - 1
_RIGHT_COLUMN = 0x88888
_FIELDS = np.array([SOLDIERS, HORIZONTALS, VERTICALS])
_COVERED = np.array([0b1, 0b11, 0b10001, 0b1])
"""Of a soldier, a horizontal and a vertical piece, and of an empty cell: the cells covered from the first, as bits."""


@kernel("int64(int64, int64, int64[::1], int64[::1], int64[:, ::1])")
def write_positions(key: int, covered: int, numbers: Int64s, positions: Int64s, stack: Int64s) -> int:
    """Write every packed position in which the cells not covered are filled, and return how many; none comes twice.

    `key` holds the piece that covers the cells `covered`. `numbers` (int64) are those of the soldiers, horizontal and
    vertical pieces and of the empty cells, which together have as many cells as are left. Each time the first free cell
    gets an empty cell, a vertical, a horizontal piece and a soldier in turn. `stack` is int64,
    (`STACK_ROWS`, `STACK_COLUMNS`).
    """
    left = 0
    for kind in range(4):
        left |= numbers[kind] << (_COUNT_BITS * kind)
    stack[0, 0], stack[0, 1], stack[0, 2] = key, covered, left
    waiting, found = 1, 0
    while waiting:
        waiting -= 1
        key, covered, left = stack[waiting, 0], stack[waiting, 1], stack[waiting, 2]
        if left == 0:
            positions[found] = key
            found += 1
            continue
        cell = ~covered & (covered + 1)
        for kind in range(4):
            cells = cell * _COVERED[kind]
            inside = cells <= _BOARD and not (kind == 1 and cell & _RIGHT_COLUMN)
            if (left >> (_COUNT_BITS * kind)) & _COUNT and inside and not covered & cells:
                stack[waiting, 0] = key | (cell << _FIELDS[kind] if kind < 3 else 0)
                stack[waiting, 1] = covered | cells
                stack[waiting, 2] = left - (1 << (_COUNT_BITS * kind))
                waiting += 1
    return found
