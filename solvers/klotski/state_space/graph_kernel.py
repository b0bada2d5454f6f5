"""Compiled: the neighbours of every position of a component, and distances along them.

The graph is stored as compressed sparse rows: the neighbours of node i are `neighbours[starts[i]:starts[i + 1]]`, in
increasing order.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from solvers.kernels import kernel
from solvers.klotski.breadth_first.kernel import canonical, expand_canonical
from solvers.klotski.breadth_first.search_kernel import index_of

Int64s = NDArray[np.int64]
Int32s = NDArray[np.int32]
Int16s = NDArray[np.int16]

CURSOR, COUNT = 0, 1
"""Where `state` keeps the next node to expand, and how many neighbours are stored or nodes in the queue."""

SLICE_OVER, STORE_FULL, EXHAUSTED = 0, 1, 2
"""Why a kernel returned; the first and the last are those of `slices`."""


@kernel("void(int64[::1], int64[::1], int32[::1], int32[::1])", "positions nodes")
def write_nodes(positions: Int64s, keys: Int64s, table: Int32s, nodes: Int32s) -> None:
    """Write for each of some positions, mirrored or not, its index among `keys`, or -1; `nodes` is as long."""
    for number in range(len(positions)):
        nodes[number] = index_of(canonical(positions[number]), keys, table)


@kernel("int64(int64[::1], int64, int32[::1], int32[::1], int32[::1], int64[::1], int64[:, ::1], int64, int64)")
def join(
    keys: Int64s,
    count: int,
    table: Int32s,
    starts: Int32s,
    neighbours: Int32s,
    state: Int64s,
    scratch: Int64s,
    metric: int,
    budget: int,
) -> int:
    """Write the neighbours of each of the first `count` positions of a component that is whole among `keys`.

    `table` is the hash table of the breadth-first search, `starts` (int32) has `count + 1` numbers, the first of them
    0, `neighbours` (int32) grows with the search, and `scratch` (int64) is (`SCRATCH_ROWS`, `MAX_SUCCESSORS`). A
    position whose step leads to its own mirror image is no neighbour of itself. Goes on until `budget` successors have
    been looked at.
    """
    successors, lengths = scratch[0], scratch[1]
    node, used = int(state[CURSOR]), int(state[COUNT])
    while node < count and budget > 0 and used + len(successors) <= len(neighbours):
        found = expand_canonical(keys[node], metric, successors, lengths)
        first = used
        for number in range(found):
            other = index_of(successors[number], keys, table)
            place = used
            while place > first and neighbours[place - 1] > other:
                place -= 1
            if other == node or (place > first and neighbours[place - 1] == other):
                continue
            for later in range(used, place, -1):
                neighbours[later] = neighbours[later - 1]
            neighbours[place] = other
            used += 1
        node += 1
        starts[node] = used
        budget -= max(found, 1)
    state[CURSOR], state[COUNT] = node, used
    if node == count:
        return EXHAUSTED
    return SLICE_OVER if budget <= 0 else STORE_FULL


@kernel("int64(int32[::1], int32[::1], int16[::1], int32[::1], int64[::1], int64)", "distances queue")
def spread(starts: Int32s, neighbours: Int32s, distances: Int16s, queue: Int32s, state: Int64s, budget: int) -> int:
    """Give every node its distance from the nearest of those that stand in the queue when it begins.

    `distances` (int16) is 0 for these and -1 for all others, `queue` (int32) has room for every node. Goes on until
    `budget` neighbours have been looked at.
    """
    cursor, count = int(state[CURSOR]), int(state[COUNT])
    while cursor < count and budget > 0:
        node = queue[cursor]
        farther = distances[node] + 1
        for place in range(starts[node], starts[node + 1]):
            other = neighbours[place]
            if distances[other] < 0:
                distances[other] = farther
                queue[count] = other
                count += 1
        budget -= 1 + int(starts[node + 1]) - int(starts[node])
        cursor += 1
    state[CURSOR], state[COUNT] = cursor, count
    return EXHAUSTED if cursor == count else SLICE_OVER
