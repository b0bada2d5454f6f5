"""Compiled: every tour from a start, one after another, the moves to squares with the fewest ways on first.

Depth first with an explicit stack, and with one proof as its cut. The degree of a free square counts the free squares
it leads to, the square the knight is on, and one more where the tour may end, if it has to end on certain squares. A
tour passes through every free square but its last between two of those that are counted, so a free square of degree 1
must be the last: an open tour can bear one of them, one with prescribed ends none. Before the last move a square of
degree 0 is fatal.

The stack has an int64 for each square of the path: in its lowest 16 bits the moves from there that are worth trying and
not yet tried, in the next those that lead to a square of degree 1, and above how many squares have a degree below 2;
both counted as if the knight had left the square without saying where to.
"""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int32s, Int64s, UInt8s, UInt32s
from solvers.kernels import compiled, kernel
from solvers.knight.backtracking.sliced_search import ALIKE, DEEPEST, HEIGHT, VISITED
from solvers.slices import EXHAUSTED, FOUND, RUNNING

# The members of `state` after those of `sliced_search`, int64: how many squares of the path stay for good; how many
# squares of degree 1 are allowed; how many squares to end on are free (or any number when the end is open); 1 to count
# tours and not to stop at them; tours so far.
FIXED, SPARE, ENDS_LEFT, COUNTING, TOURS = range(4, 9)

TAKEN = 1 << 20
"""Added to the degree of a square while it is not free."""

NOWHERE = 2 * TAKEN
"""The degree of what is no square, more or less: it is lowered at every move that leads there."""

MOVES, FORCED_BITS, LOW_BITS = (1 << 16) - 1, 16, 32
"""The mask of the moves in an entry of the stack, and where its other parts begin."""

LOWEST = np.array([(mask & -mask).bit_length() - 1 for mask in range(MOVES + 1)], np.int8)
"""The place of the lowest bit of a mask; -1 for 0."""

ONES = np.array([mask.bit_count() for mask in range(MOVES + 1)], np.int8)
"""How many bits of a mask are set."""


@kernel(
    "void(uint32[:, ::1], uint8[::1], uint32[::1], int64[::1], int32[::1], int64[::1])", "path stack", "targets degrees"
)
def begin_path(
    targets: UInt32s,
    ends: UInt8s,
    path: UInt32s,
    stack: Int64s,
    degrees: Int32s,
    state: Int64s,
) -> None:
    """Enter the first FIXED squares of `path`; see `search_slice` for the arrays.

    Where the search itself would cut the path off, the path ends before the cut, with no move left to try. At first
    every square of `degrees` is free, and so are all the squares to end on.
    """
    low = 0
    for square in range(len(ends)):
        low += degrees[square] < 2 and square != path[0]
    for place in range(state[FIXED]):
        square = path[place]
        masks = _step_on(targets, degrees, square)
        state[ENDS_LEFT] -= ends[square]
        stack[place] = _frame(masks, low, state[SPARE], state[ENDS_LEFT], len(path) - place)
        state[HEIGHT] = place + 1
        if place + 1 < state[FIXED]:
            bit = 0
            for move in range(targets.shape[1]):
                if targets[square, move] == path[place + 1]:
                    bit = stack[place] & 1 << move
            if bit == 0:
                stack[place] = 0
                return
            low = _low_behind(stack[place], bit)


@kernel(
    "int64(uint32[:, ::1], uint8[::1], uint32[::1], int64[::1], int32[::1], int64[::1], int32[::1], int64[::1], int64)",
    "path stack deepest",
    "targets degrees",
    "ends entries",
)
def search_slice(
    targets: UInt32s,
    ends: UInt8s,
    path: UInt32s,
    stack: Int64s,
    degrees: Int32s,
    entries: Int64s,
    deepest: Int32s,
    state: Int64s,
    budget: int,
) -> int:
    """Go forth and back by at most `budget` squares; FOUND leaves the tour in `path`.

    The knight then still stands before its last square.

    `path` and `stack` have an entry for each square of the tour, `ends` (1 for a square to end on) and `degrees` one
    for each square of the board; `targets` (., k) and `degrees` have k more, never free, where moves that lead off the
    board lead to. `entries` counts how often each square of the board was entered; `deepest`, as long as `path`, is
    the longest path so far.
    """
    size = len(path)
    length, tours, ends_left = int(state[HEIGHT]), int(state[TOURS]), int(state[ENDS_LEFT])
    status = RUNNING
    visited = 0
    highest, alike = int(state[DEEPEST]), int(state[ALIKE])
    for _ in range(budget):
        frame = stack[length - 1]
        if frame & MOVES == 0:
            if length <= state[FIXED]:
                status = EXHAUSTED
                break
            length -= 1
            _step_off(targets, degrees, path[length])
            ends_left += int(ends[path[length]])
            continue
        bit = _next_move(targets, degrees, path[length - 1], frame)
        stack[length - 1] = frame ^ bit
        square = targets[path[length - 1], int(LOWEST[bit])]
        path[length] = square
        visited += 1
        entries[square] += 1
        alike = min(alike, length)
        if length >= highest:
            highest = length + 1
            for place in range(alike, highest):
                deepest[place] = path[place]
            alike = highest
        if length == size - 1:
            tours += 1
            if state[COUNTING] == 0:
                status = FOUND
                break
            continue
        masks = _step_on(targets, degrees, square)
        ends_left -= int(ends[square])
        stack[length] = _frame(masks, _low_behind(frame, bit), state[SPARE], ends_left, size - length)
        length += 1
    state[HEIGHT], state[TOURS], state[ENDS_LEFT] = length, tours, ends_left
    state[VISITED] += visited
    state[DEEPEST], state[ALIKE] = highest, alike
    return status


@compiled
def _next_move(targets: UInt32s, degrees: Int32s, square: int, frame: int) -> int:
    """The bit of the move to try next: the lowest of those to squares of the lowest degree."""
    best = frame & -frame
    rest = (frame & MOVES) ^ best
    while rest:
        bit = rest & -rest
        if degrees[targets[square, LOWEST[bit]]] < degrees[targets[square, LOWEST[best]]]:
            best = bit
        rest ^= bit
    return best


@compiled
def _step_on(targets: UInt32s, degrees: Int32s, square: int) -> int:
    """Take a square; answers three masks of its moves, of 16 bits: to free squares, those of degree 1, of degree 0."""
    degrees[square] += TAKEN
    masks = 0
    for move in range(targets.shape[1]):
        target = targets[square, move]
        degree = degrees[target] - 1
        degrees[target] = degree
        masks |= (int(degree < TAKEN) | int(degree == 1) << FORCED_BITS | int(degree == 0) << LOW_BITS) << move
    return masks


@compiled
def _step_off(targets: UInt32s, degrees: Int32s, square: int) -> None:
    """Set a square free again."""
    degrees[square] -= TAKEN
    for move in range(targets.shape[1]):
        degrees[targets[square, move]] += 1


@compiled
def _frame(masks: int, low: int, spare: int, ends_left: int, to_go: int) -> int:
    """The entry of the stack for a square just taken, `to_go` squares before the end of the path, itself included."""
    forced = masks >> FORCED_BITS & MOVES
    low += ONES[forced]
    moves = masks & MOVES
    if ends_left == 0 or (masks >> LOW_BITS and to_go > 2) or low > spare + 1:
        moves = 0
    elif low > spare:
        moves = forced
    return moves | forced << FORCED_BITS | low << LOW_BITS


@compiled
def _low_behind(frame: int, bit: int) -> int:
    """How many squares have a degree below 2 once the knight has gone on by the move that the bit stands for."""
    return (frame >> LOW_BITS) - (1 if frame >> FORCED_BITS & bit else 0)
