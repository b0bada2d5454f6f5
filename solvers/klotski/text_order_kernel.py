"""Compiled: numbers for packed positions that compare as their text forms do."""

from __future__ import annotations

from solvers.array_types import Int64s
from solvers.kernels import kernel
from solvers.klotski.packed import BLOCK, HORIZONTALS, SOLDIERS, VERTICALS

_BOARD = (1 << 20) - 1


@kernel("void(int64[::1], int64[::1])", "positions numbers")
def write_text_order(positions: Int64s, numbers: Int64s) -> None:
    """Write for each position what its text form is as a number of twenty digits: 0 to 4 for `.`, A, H, S and V."""
    for index in range(len(positions)):
        key = positions[index]
        soldiers = (key >> SOLDIERS) & _BOARD
        wide = ((key >> HORIZONTALS) & _BOARD) * 3
        tall = ((key >> VERTICALS) & 0xFFFF) * 17
        block = 51 << ((key >> BLOCK) & 15)
        number = 0
        for cell in range(20):
            letter = (block >> cell & 1) + 2 * (wide >> cell & 1) + 3 * (soldiers >> cell & 1) + 4 * (tall >> cell & 1)
            number = 5 * number + letter
        numbers[index] = number
