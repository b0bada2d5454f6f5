"""Compiled: what is asked of a component once it is whole: its solved positions, and its mirror images."""

from __future__ import annotations

from solvers.array_types import Int8s, Int32s, Int64s
from solvers.kernels import kernel
from solvers.klotski.breadth_first.kernel import CELLS, canonical, expand, mirrored
from solvers.klotski.breadth_first.search_kernel import EXHAUSTED, GOAL_FOUND, SLICE_OVER, index_of
from solvers.klotski.packed import BLOCK, EXIT_CELL


@kernel("int64(int64[::1], int64, int64[::1])")
def goals(keys: Int64s, count: int, found: Int64s) -> int:
    """Write the solved positions among the first `count`, in their order; return how many. `found` is as long."""
    number = 0
    for index in range(count):
        if (keys[index] >> BLOCK) & 15 == EXIT_CELL:
            found[number] = keys[index]
            number += 1
    return number


@kernel("int64(int64[::1], int64, int32[::1], int8[::1], int64[::1], int64[:, ::1], int64)")
def join_to_mirror(
    keys: Int64s, count: int, table: Int32s, sides: Int8s, cursor: Int64s, scratch: Int64s, budget: int
) -> int:
    """Look for a position and its mirror image that are joined by steps, in a component that is whole among `keys`.

    Each position is given a side: the side of the one it is reached from, or the other where the step leads to the
    mirror image of the one that stands for both. A position that would be on both sides joins the two.

    `sides` (int8, one for each position) holds -1 where none is given yet, but 0 for the first position; `cursor`
    (int64, of length 1) is the next position to expand. Goes on until `budget` successors have been looked at. Returns
    `SLICE_OVER`, `GOAL_FOUND` when the two are joined, or `EXHAUSTED` when they are not.
    """
    successors, lengths = scratch[0], scratch[1]
    index = int(cursor[0])
    while index < count and budget > 0:
        if mirrored(keys[index]) == keys[index]:
            return GOAL_FOUND
        found = expand(keys[index], CELLS, successors, lengths)
        for number in range(found):
            key = canonical(successors[number])
            there = sides[index] ^ (key != successors[number])
            other = index_of(key, keys, table)
            if sides[other] < 0:
                sides[other] = there
            elif sides[other] != there:
                return GOAL_FOUND
        budget -= max(found, 1)
        index += 1
    cursor[0] = index
    return EXHAUSTED if index == count else SLICE_OVER
