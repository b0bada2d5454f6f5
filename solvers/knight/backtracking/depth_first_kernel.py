"""Compiled: the plain depth-first search of source 001, in its fixed order of moves and without any cut.

The source asks its eight moves one after another, on the way into the recursion and again on the way out. But when
the search comes back to a square, the squares around it are free or taken just as they were when it arrived; so it is
enough to ask all eight once, on arrival, and to keep the answers as eight bits. The order of visits stays the same.
"""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int32s, Int64s, UInt8s
from solvers.kernels import compiled, kernel
from solvers.knight.backtracking.sliced_search import ALIKE, DEEPEST, HEIGHT, VISITED
from solvers.slices import EXHAUSTED, FOUND, RUNNING

NONE = -1

# The members of `state` after those of `sliced_search`, int64: the place to end on or NONE; 1 for a closed tour.
END, CLOSED = range(4, 6)

LOWEST_BIT = np.array([0, *((number & -number).bit_length() - 1 for number in range(1, 256))], np.int64)


@kernel(
    "int64(uint8[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int32[::1], int64[::1], int64)",
    "free entries",
    "path open_moves levels deepest",
)
def search_slice(
    free: UInt8s,
    steps: Int64s,
    path: Int64s,
    open_moves: Int64s,
    levels: Int64s,
    entries: Int64s,
    deepest: Int32s,
    state: Int64s,
    budget: int,
) -> int:
    """Go forth and back by at most `budget` squares; FOUND leaves the tour in `path`.

    `free` is the board with a border as wide as a move, flat: 1 where the piece may go. `steps` are eight moves as
    distances in it, 0 for none. Per height of the recursion: `path`, the places in it; `open_moves`, the moves still to
    be tried, one bit each; `levels`, how often a square was visited at this height. `entries`, as long as `free`,
    counts how often each place was visited; `deepest`, as long as `path`, keeps the longest path so far.
    """
    size = len(path)
    if state[HEIGHT] == 0:
        return EXHAUSTED
    top = state[HEIGHT] - 1
    place, moves = path[top], open_moves[top]
    visits = state[VISITED]
    highest, alike = state[DEEPEST] - 1, state[ALIKE]
    status = RUNNING
    for _ in range(budget):
        if moves == 0:
            free[np.uint64(place)] = 1
            top -= 1
            if top < 0:
                status = EXHAUSTED
                break
            place, moves = path[np.uint64(top)], open_moves[np.uint64(top)]
            continue
        open_moves[np.uint64(top)] = moves & (moves - 1)
        place += steps[np.uint64(LOWEST_BIT[np.uint64(moves)])]
        top += 1
        visits += 1
        free[np.uint64(place)] = 0
        path[np.uint64(top)] = place
        levels[np.uint64(top)] += 1
        entries[np.uint64(place)] += 1
        alike = min(alike, top)
        if top > highest:
            highest = top
            for level in range(alike, top + 1):
                deepest[level] = path[level]
            alike = top + 1
        moves = _free_moves(free, steps, place)
        if top + 1 == size and _wanted(path, steps, state):
            status = FOUND
            break
    if top >= 0:
        open_moves[top] = moves
    state[HEIGHT], state[VISITED], state[DEEPEST], state[ALIKE] = top + 1, visits, highest + 1, alike
    return status


@compiled
def _free_moves(free: UInt8s, steps: Int64s, place: int) -> np.int64:
    """The moves to free squares, one bit each."""
    moves = np.int64(0)
    for move in range(8):
        moves |= np.int64(free[np.uint64(place + steps[move])]) << move
    return moves


@kernel(
    "void(uint8[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64)",
    "free entries",
    "path open_moves levels",
)
def arrive(
    free: UInt8s,
    steps: Int64s,
    path: Int64s,
    open_moves: Int64s,
    levels: Int64s,
    entries: Int64s,
    state: Int64s,
    place: int,
) -> None:
    """Begin the recursion on its first square; arrays as for `search_slice`."""
    free[place] = 0
    path[0] = place
    open_moves[0] = _free_moves(free, steps, place)
    levels[0] = 1
    entries[place] += 1
    state[HEIGHT] = state[VISITED] = 1


@compiled
def _wanted(path: Int64s, steps: Int64s, state: Int64s) -> bool:
    """Whether a full path ends in the place asked for, and beside its start when a closed tour is asked for."""
    if state[END] != NONE and state[END] != path[-1]:
        return False
    return state[CLOSED] == 0 or path[-1] - path[0] in steps
