"""Compiled: a depth-first search that numbers the nodes of a graph, for its cut vertices and bridges.

After Tarjan, Depth-first search and linear graph algorithms (1972), without recursion: the path back to the root is in
`parents`, and where a node's edges go on in `edges`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from solvers.kernels import kernel

Int64s = NDArray[np.int64]
Int32s = NDArray[np.int32]
Int16s = NDArray[np.int16]

NODE, VISITED = 0, 1
"""Where `state` keeps the node at the end of the path, and how many nodes have a number."""

SLICE_OVER, EXHAUSTED = 0, 2
"""Why `number` returned: those of `slices`."""


@kernel(
    "int64(int32[::1], int32[::1], int16[::1], int32[::1], int32[::1], int32[::1], int32[::1], int32[::1], "
    "int64[::1], int64)",
    "order low parents edges",
)
def number(
    starts: Int32s,
    neighbours: Int32s,
    to_exit: Int16s,
    solved: Int32s,
    order: Int32s,
    low: Int32s,
    parents: Int32s,
    edges: Int32s,
    state: Int64s,
    budget: int,
) -> int:
    """Go on with a depth-first search from node 0 until `budget` edges have been looked at.

    The graph, without loops and double edges, is that of `graph_kernel` with one more node at its end, which is joined
    to each of the nodes `solved`, those with 0 in `to_exit`. All of `order`, `low`, `parents` and `edges` (int32) have
    a place for it, too: the place of each node in the order of visits, or -1; the first place that can be reached from
    what was found through it by one edge back; the node that it was found from; and how many of its edges were looked
    at. For node 0, the first, they hold 0, 0, -1 and 0 in the beginning, and the end of the path, `state[NODE]`, is
    -1 when all is done.
    """
    extra = len(starts) - 1
    node, visited = int(state[NODE]), int(state[VISITED])
    while node >= 0 and budget > 0:
        budget -= 1
        edge = edges[node]
        edges[node] += 1
        if node == extra:
            other = solved[edge] if edge < len(solved) else -1
        elif starts[node] + edge < starts[node + 1]:
            other = neighbours[starts[node] + edge]
        elif starts[node] + edge == starts[node + 1] and to_exit[node] == 0:
            other = extra
        else:
            other = -1
        parent = parents[node]
        if other < 0:
            if parent >= 0 and low[node] < low[parent]:
                low[parent] = low[node]
            node = parent
        elif order[other] < 0:
            order[other] = low[other] = visited
            parents[other] = node
            visited += 1
            node = other
        elif other != parent and order[other] < low[node]:
            low[node] = order[other]
    state[NODE], state[VISITED] = node, visited
    return EXHAUSTED if node < 0 else SLICE_OVER


@kernel("int64(int32[::1], int32[::1], int32[::1], int16[::1], int32[::1])", "order low parents")
def narrow_passes(order: Int32s, low: Int32s, parents: Int32s, to_exit: Int16s, found: Int32s) -> int:
    """Write the nodes that part node 0 from the extra node, those with 0 in `to_exit` left out; return how many.

    They are on the path of the search, which is followed back from the extra node: a node parts the two when nothing
    that was found through the next one on the path leads back beyond it. `found` (int32) has room for every node.
    """
    count = 0
    child = len(parents) - 1
    while parents[child] > 0:
        node = parents[child]
        if low[child] >= order[node] and to_exit[node] != 0:
            found[count] = node
            count += 1
        child = node
    return count
