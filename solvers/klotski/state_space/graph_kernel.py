"""Compiled: the neighbours of every position of a component, distances along them, its cuts, and visits of its nodes.

The graph is stored as compressed sparse rows: the neighbours of node i are `neighbours[starts[i]:starts[i + 1]]`, in
increasing order.
"""

from __future__ import annotations

from solvers.array_types import Int16s, Int32s, Int64s
from solvers.kernels import kernel
from solvers.klotski.breadth_first.kernel import canonical, expand_canonical
from solvers.klotski.breadth_first.search_kernel import index_of

CURSOR, COUNT = 0, 1
"""Where `state` keeps the next node to expand, and how many neighbours are stored or nodes in the queue."""

NODE, VISITED = 0, 1
"""Where the `state` of `number` keeps the node at the end of the path, and how many nodes have a number."""

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
    """Go on with a depth-first search from one node until `budget` edges have been looked at.

    After Tarjan, Depth-first search and linear graph algorithms (1972), without recursion: the path back to the root is
    in `parents`, and where a node's edges go on in `edges`.

    The graph, without loops and double edges, has one more node at its end, which is joined to each of the nodes
    `solved`, those with 0 in `to_exit`. All of `order`, `low`, `parents` and `edges` (int32) have a place for it, too:
    the place of each node in the order of visits, or -1; the first place that can be reached from what was found
    through it by one edge back; the node that it was found from; and how many of its edges were looked at. For the
    first node they hold 0, 0, -1 and 0 in the beginning, and the end of the path, `state[NODE]`, is -1 when all is
    done.
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


@kernel("void(int32[::1], int64, int64[::1], int32[::1])")
def tally(nodes: Int32s, index: int, first: Int64s, times: Int32s) -> None:
    """Count some visits, of which the first has this index.

    `times` (int32) is how often each node was visited, and `first` (int64) the index of the first visit, -1 for none.
    """
    for number in range(len(nodes)):
        node = nodes[number]
        if times[node] == 0:
            first[node] = index + number
        times[node] += 1
