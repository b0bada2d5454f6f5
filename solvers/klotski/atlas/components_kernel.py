"""Compiled: the components of all layouts of some pieces, and where Cao Cao gets to in each."""

from __future__ import annotations

from solvers.array_types import Int8s, Int32s, Int64s
from solvers.kernels import kernel
from solvers.klotski.breadth_first.kernel import CELLS, canonical, expand, mirrored
from solvers.klotski.breadth_first.search_kernel import index_of
from solvers.klotski.packed import BLOCK

CURSOR, COUNT, SEED, FOUND = 0, 1, 2, 3
"""Where `state` keeps the next place of the queue, how many are in it, the next position that might begin another
component, and how many components there are."""

NODES, SYMMETRIC, JOINED, REACH = 0, 1, 2, 3
"""The columns of `figures`: how many positions a component has, how many of them are their own mirror images, whether
steps lead from one position to its mirror image (1), and on which cells Cao Cao stands, a bit each."""

SLICE_OVER, EXHAUSTED = 0, 2
"""Why it returned; those of `slices`."""


@kernel("int64(int64[::1], int64[::1], int32[::1])")
def keep_others(positions: Int64s, keys: Int64s, table: Int32s) -> int:
    """Move those that are canonical and not among `keys` to the front, in their order; return how many."""
    kept = 0
    for place in range(len(positions)):
        key = positions[place]
        if canonical(key) == key and index_of(key, keys, table) < 0:
            positions[kept] = key
            kept += 1
    return kept


@kernel(
    "int64(int64[::1], int32[::1], int32[::1], int8[::1], int32[::1], int64[:, ::1], int64[::1], int64[:, ::1], int64)",
    "keys labels sides queue figures",
)
def label(
    keys: Int64s,
    table: Int32s,
    labels: Int32s,
    sides: Int8s,
    queue: Int32s,
    figures: Int64s,
    state: Int64s,
    scratch: Int64s,
    budget: int,
) -> int:
    """Give each position the number of its component, and a side of it.

    The side is that of the first position of the component, 0, or 1 where the position's mirror image is reached from
    the first in its stead. All positions that a step leads to are among the canonical `keys`, with their hash `table`.

    `labels` (int32) holds -1 in the beginning; `queue` (int32) and `figures` (int64, four columns of zeros) have room
    for every position. Goes on until `budget` successors have been looked at.
    """
    successors, lengths = scratch[0], scratch[1]
    cursor, count, seed, found = int(state[CURSOR]), int(state[COUNT]), int(state[SEED]), int(state[FOUND])
    while budget > 0 and cursor < len(keys):
        if cursor == count:
            while labels[seed] >= 0:
                seed += 1
            labels[seed], sides[seed], queue[count] = found, 0, seed
            found += 1
            count += 1
        index = queue[cursor]
        key, side = int(keys[index]), sides[index]
        mirror = mirrored(key)
        figure = figures[labels[index]]
        figure[NODES] += 1
        figure[SYMMETRIC] += mirror == key
        figure[JOINED] |= mirror == key
        figure[REACH] |= 1 << (((mirror if side else key) >> BLOCK) & 15)
        reached = expand(key, CELLS, successors, lengths)
        for number in range(reached):
            successor = canonical(successors[number])
            there = side ^ (successor != successors[number])
            other = index_of(successor, keys, table)
            if labels[other] < 0:
                labels[other], sides[other], queue[count] = labels[index], there, other
                count += 1
            elif sides[other] != there:
                figure[JOINED] = 1
        budget -= max(reached, 1)
        cursor += 1
    state[CURSOR], state[COUNT], state[SEED], state[FOUND] = cursor, count, seed, found
    return EXHAUSTED if cursor == len(keys) else SLICE_OVER
