"""Compiled: the paths through all orbits of a board, one after another, and how many tours each of them is.

The search is that of `plain_order_kernel`, with orbits for squares.
"""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int32s, Int64s, UInt8s
from solvers.kernels import compiled, kernel
from solvers.knight.backtracking.plain_order_kernel import MOVES, NUMBER, enter, place_of
from solvers.slices import EXHAUSTED, FOUND, RUNNING

# The members of `state`, int64: orbits on the path, and how many of them stay for good; the orbits to end on, as bits;
# the images that are accepted, a bit each; 1 to go on from the last orbit to the first; 1 to count tours and not to
# stop at them; tours so far; orbits entered.
HEIGHT, FIXED, ENDS, ACCEPTED, CLOSING, COUNTING, TOURS, VISITED = range(8)
STATE_SIZE = 8


@kernel("int64(int64[:, ::1], int64[:, ::1], int32[::1], uint8[:, ::1], int64, int64[::1], int64[::1], int64)")
def search_slice(
    squares: Int64s,
    levels: Int64s,
    path: Int32s,
    links: UInt8s,
    order: int,
    ways: Int64s,
    state: Int64s,
    budget: int,
) -> int:
    """Go forth and back by at most `budget` orbits; FOUND leaves a path in `path` that is at least one tour.

    `squares`, `levels` and `path` are as for `plain_order_kernel`. `links` (orbits, orbits) are those of a `Quotient`
    whose symmetry has this `order`, at most 4; `ways` has room for twice as many numbers.
    """
    last = len(path) - 1
    height, tours, visited = state[HEIGHT], state[TOURS], state[VISITED]
    status = RUNNING
    for _ in range(budget):
        here = np.uint64(height)
        moves = levels[MOVES][here]
        if moves == 0:
            if height <= state[FIXED]:
                status = EXHAUSTED
                break
            height -= 1
            continue
        bit = moves & -moves
        levels[MOVES][here] = moves ^ bit
        path[here] = squares[NUMBER][place_of(bit)]
        visited += 1
        if height == last:
            found = _tours_of(path, links, order, state[ACCEPTED], state[CLOSING], ways)
            tours += found
            if found and state[COUNTING] == 0:
                status = FOUND
                break
            continue
        enter(squares, levels, height, bit, state[ENDS])
        height += 1
    state[HEIGHT], state[TOURS], state[VISITED] = height, tours, visited
    return status


@compiled
def _tours_of(path: Int32s, links: UInt8s, order: int, accepted: int, closing: int, ways: Int64s) -> int:
    """In how many ways squares can be chosen along the path of orbits, of those whose images are accepted."""
    ways[0] = 1
    for image in range(1, order):
        ways[image] = 0
    for place in range(len(path) if closing else len(path) - 1):
        link = links[path[place], path[(place + 1) % len(path)]]
        for image in range(order):
            total = 0
            for k in range(order):
                if link >> k & 1:
                    total += ways[(image - k) % order]
            ways[order + image] = total
        for image in range(order):
            ways[image] = ways[order + image]
    total = 0
    for image in range(order):
        if accepted >> image & 1:
            total += ways[image]
    return total
