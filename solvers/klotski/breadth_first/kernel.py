"""Compiled: packed positions, their mirror images and their successors.

Positions are those of `packed.py`; a position and its mirror image are one, stood for by the smaller number. Moves
are found from the blanks: the free cells, shifted by a row or a column, are laid over the pieces that could slide into
them.
"""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int64s
from solvers.kernels import compiled, kernel
from solvers.klotski.packed import BLOCK, HORIZONTALS, SOLDIERS, VERTICALS

MOVES, CELLS, STRAIGHT = 0, 1, 2
"""What counts as one step: `Metric.number`."""

MAX_SUCCESSORS = 320
"""More than any position has: sixteen soldiers with nineteen cells to go to."""

BOARD = 0xFFFFF
_NOT_LEFT = 0xEEEEE
_NOT_RIGHT = 0x77777
_NIBBLES = 0x11111111111111
_FIELD = 0xFFFFFFFFFFFFFF

CELL_OF_BIT = np.zeros(37, np.int64)
"""The cell of a bit, at that bit's remainder by 37."""
CELL_OF_BIT[[(1 << cell) % 37 for cell in range(20)]] = range(20)


@kernel("int64(int64)")
def mirrored(key: int) -> int:
    """The mirror image of a position: the four bits of each row are reversed, wide pieces end one column earlier."""
    bits = key & _FIELD
    turned = (
        (bits & _NIBBLES) << 3 | (bits & (_NIBBLES << 1)) << 1 | (bits >> 1) & (_NIBBLES << 1) | (bits >> 3) & _NIBBLES
    )
    wide = (turned >> HORIZONTALS) & BOARD
    block = (key >> BLOCK) & 15
    block_turned = (block & 12) | (2 - (block & 3))
    rest = turned & ~(BOARD << HORIZONTALS)
    return rest | (wide >> 1) << HORIZONTALS | block_turned << BLOCK | 1 << 60


@kernel("int64(int64)")
def canonical(key: int) -> int:
    """The one that stands for a position and its mirror image."""
    other = mirrored(key)
    return other if other < key else key


@kernel("void(int64[::1])")
def replace_by_canonical(keys: Int64s) -> None:
    """Replace every position by the one that stands for it and its mirror image."""
    for index in range(len(keys)):
        keys[index] = canonical(keys[index])


@kernel("int64(int64[::1], int64)")
def symmetric(keys: Int64s, count: int) -> int:
    """How many of the first `count` positions are their own mirror images."""
    found = 0
    for index in range(count):
        found += mirrored(keys[index]) == keys[index]
    return found


@compiled
def free_cells(key: int) -> int:
    """The cells that no piece of a position covers, a bit each."""
    wide = (key >> HORIZONTALS) & BOARD
    tall = (key >> VERTICALS) & 0xFFFF
    block = 1 << ((key >> BLOCK) & 15)
    return BOARD & ~(key | wide * 3 | tall * 17 | block * 51)


@compiled
def spread(reach: int, placements: int) -> int:
    """The cells of `placements` next to those of `reach`, without them."""
    grown = reach << 4 | reach >> 4 | (reach & _NOT_RIGHT) << 1 | (reach & _NOT_LEFT) >> 1
    return grown & placements & ~reach


@compiled
def placements_of(field: int, free: int) -> int:
    """The top left cells at which a piece of this field lies on free cells only."""
    if field == SOLDIERS:
        return free
    if field == HORIZONTALS:
        return free & (free >> 1) & _NOT_RIGHT
    tall = free & (free >> 4)
    if field == VERTICALS:
        return tall
    return tall & (tall >> 1) & _NOT_RIGHT


@compiled
def slides(
    rest: int, field: int, origin: int, placements: int, metric: int, successors: Int64s, lengths: Int64s, found: int
) -> int:
    """Append each position in which the piece at the bit `origin` has slid by one step; `rest` is all but it."""
    reach = up = down = left = right = origin
    length = 0
    while True:
        if metric == STRAIGHT:
            up = (up >> 4) & placements
            down = (down << 4) & placements
            left = ((left & _NOT_LEFT) >> 1) & placements
            right = ((right & _NOT_RIGHT) << 1) & placements
            layer = up | down | left | right
        else:
            layer = spread(reach, placements)
            reach |= layer
        if layer == 0:
            return found
        length += 1
        while layer != 0:
            bit = layer & -layer
            layer ^= bit
            successors[found] = rest | (CELL_OF_BIT[bit % 37] << BLOCK if field == BLOCK else bit << field)
            lengths[found] = length
            found += 1
        if metric == CELLS:
            return found


@kernel("int64(int64, int64, int64[::1], int64[::1])")
def expand(key: int, metric: int, successors: Int64s, lengths: Int64s) -> int:
    """Write every position one step from `key` (itself, not its mirror image) and the cells slid; return how many.

    `successors` and `lengths` are int64 of length `MAX_SUCCESSORS`.
    """
    soldiers = key & BOARD
    wide = (key >> HORIZONTALS) & BOARD
    tall = (key >> VERTICALS) & 0xFFFF
    block = 1 << ((key >> BLOCK) & 15)
    free = free_cells(key)

    above = free << 4
    below = free >> 4
    at_left = (free & _NOT_RIGHT) << 1
    at_right = (free & _NOT_LEFT) >> 1
    found = 0

    movable = soldiers & (above | below | at_left | at_right)
    while movable != 0:
        origin = movable & -movable
        movable ^= origin
        found = slides(key ^ origin, SOLDIERS, origin, free, metric, successors, lengths, found)

    movable = tall & (above | free >> 8 | at_left & (at_left >> 4) | at_right & (at_right >> 4))
    while movable != 0:
        origin = movable & -movable
        movable ^= origin
        places = placements_of(VERTICALS, free | origin * 17)
        found = slides(key ^ origin << VERTICALS, VERTICALS, origin, places, metric, successors, lengths, found)

    both_above = above & ((above & _NOT_LEFT) >> 1)
    both_below = below & ((below & _NOT_LEFT) >> 1)
    movable = wide & (both_above | both_below | at_left | (at_right & _NOT_LEFT) >> 1)
    while movable != 0:
        origin = movable & -movable
        movable ^= origin
        places = placements_of(HORIZONTALS, free | origin * 3)
        found = slides(key ^ origin << HORIZONTALS, HORIZONTALS, origin, places, metric, successors, lengths, found)

    places = placements_of(BLOCK, free | block * 51)
    return slides(key & ~(15 << BLOCK), BLOCK, block, places, metric, successors, lengths, found)


@kernel("int64(int64, int64, int64[::1], int64[::1])")
def expand_canonical(key: int, metric: int, successors: Int64s, lengths: Int64s) -> int:
    """Do what `expand` does, and replace each position by the one that stands for it and its mirror image."""
    found = expand(key, metric, successors, lengths)
    for number in range(found):
        successors[number] = canonical(successors[number])
    return found
