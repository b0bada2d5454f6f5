"""Compiled: to which of some points of a large graph each node belongs, and which of them are joined."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from solvers.kernels import kernel

Int64s = NDArray[np.int64]
Int32s = NDArray[np.int32]

SLICE_OVER, DONE = 0, 2
"""Why a kernel returned: its budget is used up, or all is done; numbers as in `solvers.slices`."""


@kernel("int64(int32[::1], int32[::1], int32[::1], int32[::1], int64[::1], int64)", "point_of queue")
def spread(starts: Int32s, neighbours: Int32s, point_of: Int32s, queue: Int32s, state: Int64s, budget: int) -> int:
    """Let every node belong to the point nearest to it, by a breadth-first search from all points at once.

    The graph of n nodes is `starts` (n + 1) and `neighbours`. `point_of` (n) is the point of each node, at first -1 for
    all but the nodes that are points; these stand in the `queue` (n) first. `state` (2) counts the nodes of the queue
    that are done, and all there. Goes on for about `budget` neighbours. Returns `DONE` or `SLICE_OVER`.
    """
    head, tail = int(state[0]), int(state[1])
    while head < tail and budget > 0:
        node = int(queue[head])
        head += 1
        for place in range(starts[node], starts[node + 1]):
            other = neighbours[place]
            if point_of[other] < 0:
                point_of[other] = point_of[node]
                queue[tail] = other
                tail += 1
        budget -= int(starts[node + 1] - starts[node]) + 1
    state[0], state[1] = head, tail
    return DONE if head == tail else SLICE_OVER


@kernel(
    "int64(int32[::1], int32[::1], int32[::1], int32[::1], int32[::1], int32[:, ::1], int32[::1], int64[::1], int64)",
    "members point_of",
)
def join(
    starts: Int32s,
    neighbours: Int32s,
    members: Int32s,
    firsts: Int32s,
    point_of: Int32s,
    edges: Int32s,
    marks: Int32s,
    state: Int64s,
    budget: int,
) -> int:
    """Find the pairs of points whose nodes are joined, each pair once, the smaller first.

    The nodes that point i stands for are `members[firsts[i]:firsts[i + 1]]`, and `point_of` (n) the other way round.
    As many pairs are written to `edges` (e, 2) as it has room for; `state` (2) counts the points done and all pairs.
    `marks` (k, at first 0) is scratch. Goes on for about `budget` neighbours. Returns `DONE` or `SLICE_OVER`.
    """
    while state[0] < len(marks):
        if budget <= 0:
            return SLICE_OVER
        point = state[0]
        for index in range(firsts[point], firsts[point + 1]):
            node = int(members[index])
            for place in range(starts[node], starts[node + 1]):
                other = point_of[neighbours[place]]
                if other > point and marks[other] != point + 1:
                    marks[other] = point + 1
                    if state[1] < len(edges):
                        edges[state[1], 0], edges[state[1], 1] = point, other
                    state[1] += 1
            budget -= int(starts[node + 1] - starts[node])
        state[0] += 1
    return DONE
