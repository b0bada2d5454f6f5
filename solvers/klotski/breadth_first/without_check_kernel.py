"""Compiled: breadth-first search that recognises all positions visited, some of them or none."""

from __future__ import annotations

from solvers.array_types import Int32s, Int64s
from solvers.kernels import kernel
from solvers.klotski.breadth_first.kernel import MAX_SUCCESSORS, expand
from solvers.klotski.breadth_first.search_kernel import (
    COUNT,
    CURSOR,
    DEPTH,
    EXHAUSTED,
    GOAL_FOUND,
    SLICE_OVER,
    STORE_FULL,
    enter_one,
)
from solvers.klotski.packed import BLOCK, EXIT_CELL

SOLVED = 3
"""Where `state` keeps whether a solved position was visited; the rest of it is as with the search."""

NOTHING, STRAIGHT_BACK, ALL_VISITED = 0, 1, 2
"""What a search recognises: nothing, the position it just came from, or every position visited."""


@kernel(
    "int64(int64[::1], int32[::1], int32[::1], int64[::1], int64[::1], int64[:, ::1], int64, int64, int64)",
    "keys parents",
)
def grow_tree(
    keys: Int64s,
    parents: Int32s,
    table: Int32s,
    ends: Int64s,
    state: Int64s,
    scratch: Int64s,
    metric: int,
    check: int,
    budget: int,
) -> int:
    """Go on with a breadth-first search that checks for duplicates as `check` says; return why it stopped.

    Positions are as they are, not mirrored. `keys` and `parents` hold every path that was kept, in order: the
    position it leads to, and the index of the path it prolongs. `table` is used with `ALL_VISITED` only, and
    `state[SOLVED]` is not 0 once the 2x2 block was at the exit. The rest is as with `advance`.
    """
    successors, lengths = scratch[0], scratch[1]
    cursor, count, depth = int(state[CURSOR]), int(state[COUNT]), int(state[DEPTH])
    goal_met = state[SOLVED] != 0
    while True:
        if cursor == ends[depth]:
            if count == cursor or goal_met or depth + 1 == len(ends):
                break
            depth += 1
            ends[depth] = count
        if budget <= 0 or count + MAX_SUCCESSORS > len(keys):
            break
        found = expand(keys[cursor], metric, successors, lengths)
        budget -= found
        before = keys[parents[cursor]] if check == STRAIGHT_BACK and cursor > 0 else 0
        for number in range(found):
            key = successors[number]
            keys[count], parents[count] = key, cursor
            if key == before or (check == ALL_VISITED and enter_one(count, keys, table) != count):
                continue
            goal_met |= (key >> BLOCK) & 15 == EXIT_CELL
            count += 1
        cursor += 1
    state[CURSOR], state[COUNT], state[DEPTH], state[SOLVED] = cursor, count, depth, goal_met
    if cursor == ends[depth] and goal_met:
        return GOAL_FOUND
    if cursor == count:
        return EXHAUSTED
    return SLICE_OVER if budget <= 0 else STORE_FULL
