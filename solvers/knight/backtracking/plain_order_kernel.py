"""Compiled: every tour of a board of up to 64 squares, one after another, the moves from each square in one order.

Depth first with an explicit stack. A set of squares is the 64 bits of an int64. The squares that are there are numbered
row by row, so that of the moves to the right, which come first, the one to the lowest bit is the first, and of the
others the one to the highest. How many free squares a free square leads to, eight at most, is kept for all squares at
once, less one, as a number whose three binary digits are bits of three sets; a step subtracts 1 for the squares beside
the one just taken, with a borrow from set to set. Going back is no work: each level of the stack has sets of its own.

The proof that cuts a branch off: a free square that leads to no other is fatal before the last move, since the tour
would end there. One that leads to a single other comes next or last: so there can be two at most, and only one where
the tour cannot end, which then is next.
"""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int32s, Int64s
from solvers.kernels import compiled, kernel
from solvers.knight.backtracking.sliced_search import DEEPEST, HEIGHT, VISITED
from solvers.slices import EXHAUSTED, FOUND, RUNNING

# The members of `state` after those of `sliced_search`, int64: how many squares of the path stay for good; the squares
# to end on; 1 to count tours and not to stop at them; tours so far.
FIXED, ENDS, COUNTING, TOURS = range(4, 8)

# The rows of `levels`, int64: the free squares; those whose number of ways on, less one, has a 1, a 2, a 4 in it; the
# squares worth going to and not yet tried; the place of the square that the knight is on.
FREE, ONES, TWOS, FOURS, MOVES, PLACE = range(6)

# The rows of `squares`, int64: the number of a square on the board; the squares that it leads to; those of them on the
# right; those on the left and below.
NUMBER, NEAR, RIGHT, LOWER_LEFT = range(4)

DE_BRUIJN = 0x03F79D71B4CB0A89
"""Multiplied by each single bit it has other six bits at the top (Leiserson, Prokop, Randall 1998)."""


@compiled
def place_of(bit: int) -> int:
    """Where a square stands in `squares`, by its bit."""
    return bit * DE_BRUIJN >> 58 & 63


@kernel("void(int64[:, ::1], int64[:, ::1], int64, int64, int64)")
def enter(squares: Int64s, levels: Int64s, height: int, bit: int, ends: int) -> None:
    """Go to a square from a path of `height` squares: fill the next level. See `search_slice` for the arrays."""
    place, here, there = place_of(bit), np.uint64(height), np.uint64(height + 1)
    free = levels[FREE][here] ^ bit
    near = squares[NEAR][place] & free
    ones, twos, fours = levels[ONES][here], levels[TWOS][here], levels[FOURS][here]
    borrowed = near & ~ones
    borrowed_again = borrowed & ~twos
    left_alone = borrowed_again & ~fours
    ones ^= near
    twos ^= borrowed
    fours ^= borrowed_again
    if left_alone == 0:
        moves = _worth_trying(near, free & ~(ones | twos | fours), free & ends)
    elif left_alone == free:
        moves = free & ends
    else:
        moves = 0
    levels[FREE][there], levels[ONES][there], levels[TWOS][there], levels[FOURS][there] = free, ones, twos, fours
    levels[MOVES][there], levels[PLACE][there] = moves, place


@compiled
def _worth_trying(near: int, single: int, ends: int) -> int:
    """Those of the free squares beside the knight behind which a tour may lie.

    Those in `single` have one way on, those in `ends` are free to end on.
    """
    if ends == 0:
        return 0
    if single == 0:
        return near
    others = single & (single - 1)
    no_ends = single & ~ends
    if others == 0 and no_ends == 0:
        return near
    if others & (others - 1) or no_ends & (no_ends - 1):
        return 0
    return near & (no_ends if no_ends else single)


@kernel("int64(int64[:, ::1], int64[:, ::1], int32[::1], int64[::1], int32[::1], int64[::1], int64)", "path deepest")
def search_slice(
    squares: Int64s,
    levels: Int64s,
    path: Int32s,
    entries: Int64s,
    deepest: Int32s,
    state: Int64s,
    budget: int,
) -> int:
    """Go forth and back by at most `budget` squares; FOUND leaves the tour in `path`.

    The knight then still stands before its last square.

    `squares` (4, 64) is what is known of each square; `levels` (6, .) is the stack, with a column for each number of
    squares on the path, from 0. `path` has an entry for each square of the tour. `entries` counts how often each square
    of the board was entered; `deepest`, as long as `path`, is the longest path so far.
    """
    last = len(path) - 1
    height, tours, highest = state[HEIGHT], state[TOURS], state[DEEPEST]
    fixed, ends, counting = state[FIXED], state[ENDS], state[COUNTING]
    status = RUNNING
    visited = 0
    for _ in range(budget):
        here = np.uint64(height)
        moves = levels[MOVES][here]
        if moves == 0:
            if height <= fixed:
                status = EXHAUSTED
                break
            height -= 1
            continue
        bit = _first(squares, moves, levels[PLACE][here])
        levels[MOVES][here] = moves ^ bit
        square = np.uint64(squares[NUMBER][place_of(bit)])
        path[here] = square
        visited += 1
        entries[square] += 1
        if height >= highest:
            highest = height + 1
            for length in range(highest):
                deepest[length] = path[length]
        if height == last:
            tours += 1
            if counting == 0:
                status = FOUND
                break
            continue
        enter(squares, levels, height, bit, ends)
        height += 1
    state[HEIGHT], state[TOURS], state[DEEPEST] = height, tours, highest
    state[VISITED] += visited
    return status


@compiled
def _first(squares: Int64s, moves: int, place: int) -> int:
    """The first of the moves from the square at a place in `squares`: a knight's clockwise from up and to the right."""
    if moves & (moves - 1) == 0:
        return moves
    right = moves & squares[RIGHT][np.uint64(place)]
    if right:
        return right & -right
    lower = moves & squares[LOWER_LEFT][np.uint64(place)]
    left = lower if lower else moves
    while left & (left - 1):
        left &= left - 1
    return left
