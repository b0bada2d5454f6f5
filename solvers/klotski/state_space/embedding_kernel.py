"""Compiled: which nodes of a large graph a point stands for; distances from pivots; the sweeps that lessen the stress.

The points of a drawing are nodes of the graph; the pivots are some of the points.
"""

from __future__ import annotations

import numpy as np

from solvers.array_types import Float32s, Int8s, Int16s, Int32s, Int64s
from solvers.kernels import compiled, kernel

SLICE_OVER, DONE = 0, 2
"""Why a kernel returned: its budget is used up, or all is done; numbers as in `solvers.slices`."""

ONE = np.float32(1)
TINY = np.float32(1e-4)
"""What is added to a length that may be 0 before it divides."""
_FAR = np.iinfo(np.int16).max


@compiled
def _walk(starts: Int32s, neighbours: Int32s, source: int, distances: Int16s, queue: Int32s) -> None:
    """Breadth-first search: the distance of every node from `source`.

    Level by level, and without a branch that depends on whether a neighbour is new, which no processor could predict:
    every neighbour is written behind the end of the queue, and the end moves on when it is.
    """
    for node in range(len(distances)):
        distances[node] = _FAR
    distances[source] = 0
    queue[0] = source
    head, tail = 0, 1
    level = np.int16(0)
    while head < tail:
        end = tail
        level = np.int16(level + 1)
        while head < end:
            node = np.uint32(queue[np.uint32(head)])  # unsigned: an index that may be negative costs a comparison
            head += 1
            for place in range(np.uint32(starts[node]), np.uint32(starts[node + np.uint32(1)])):
                other = np.uint32(neighbours[place])
                known = distances[other]
                queue[np.uint32(tail)] = other
                tail += np.int64(level < known)
                distances[other] = min(level, known)


@compiled
def _random(state: Int64s) -> float:
    """The next number from 0 up to 1 of a generator that keeps its state in `state[1]` (xorshift, Marsaglia 2003)."""
    number = state[1]
    number ^= (number << 13) & 0xFFFFFFFF
    number ^= number >> 17
    number ^= (number << 5) & 0xFFFFFFFF
    state[1] = number
    return number / 4294967296.0


@compiled
def _furthest(nearest: Int16s) -> int:
    """The first point as far from all pivots as any."""
    furthest = 0
    for point in range(len(nearest)):
        if nearest[point] > nearest[furthest]:
            furthest = point
    return furthest


@compiled
def _drawn_by_lot(nearest: Int16s, state: Int64s) -> int:
    """Some point, with a chance that grows with the square of its distance from the nearest pivot."""
    total = 0
    for point in range(len(nearest)):
        total += np.int64(nearest[point]) * nearest[point]
    rest = np.int64(_random(state) * total)
    for point in range(len(nearest)):
        rest -= np.int64(nearest[point]) * nearest[point]
        if rest < 0:
            return point
    return 0


@kernel(
    "int64(int32[::1], int32[::1], int32[::1], int32[::1], int16[:, ::1], int16[::1], int16[::1], int32[::1], "
    "int64[::1], int64, int64)",
    "pivots distances",
    "nodes nearest",
)
def choose_pivots(
    starts: Int32s,
    neighbours: Int32s,
    nodes: Int32s,
    pivots: Int32s,
    distances: Int16s,
    nearest: Int16s,
    walked: Int16s,
    queue: Int32s,
    state: Int64s,
    outermost: int,
    budget: int,
) -> int:
    """Choose pivots among the points and find the distance of every point from each.

    The graph of n nodes is `starts` (n + 1) and `neighbours`; `nodes` (m) are those that are points. `pivots` (k, at
    most m) gets the points chosen, the first of which is given: the next, up to `outermost` of them, are as far as
    possible from all before, the others are drawn by lot. `distances` (k, m) gets their distances, `nearest` (m, at
    first the greatest of int16) that from the nearest. `walked` (n) and `queue` (n + 1) are scratch; `state` (2) counts
    the pivots done and holds the random generator. Goes on for about `budget` nodes. Returns `DONE` or `SLICE_OVER`.
    """
    while state[0] < len(pivots):
        if budget <= 0:
            return SLICE_OVER
        number = int(state[0])
        if number > 0:
            pivots[number] = _furthest(nearest) if number < outermost else _drawn_by_lot(nearest, state)
        _walk(starts, neighbours, int(nodes[pivots[number]]), walked, queue)
        for point in range(len(nodes)):
            distances[number, point] = walked[nodes[point]]
            nearest[point] = min(nearest[point], distances[number, point])
        state[0] += 1
        budget -= len(walked)
    return DONE


@compiled
def _find_near(
    starts: Int32s,
    neighbours: Int32s,
    nodes: Int32s,
    point_of: Int32s,
    source: int,
    near: Int32s,
    steps: Int8s,
    marks: Int32s,
    queue: Int32s,
) -> None:
    """Find the points nearest to the point `source`, by a breadth-first search that ends when there are enough."""
    queue[0] = nodes[source]
    marks[nodes[source]] = source + 1
    head, tail, found = 0, 1, 0
    level = np.int8(0)
    while head < tail and found < len(near):
        end = tail
        level = np.int8(level + 1)
        while head < end:
            node = queue[head]
            head += 1
            for place in range(starts[node], starts[node + 1]):
                other = neighbours[place]
                if marks[other] == source + 1 or found == len(near) or tail == len(queue):
                    continue
                marks[other] = source + 1
                queue[tail] = other
                tail += 1
                if nodes[point_of[other]] == other:
                    near[found] = point_of[other]
                    steps[found] = level
                    found += 1


@kernel(
    "int64(int32[::1], int32[::1], int32[::1], int32[::1], int32[:, ::1], int8[:, ::1], int32[::1], int32[::1], "
    "int64[::1], int64)",
    "nodes near steps",
    "point_of marks",
)
def find_near(
    starts: Int32s,
    neighbours: Int32s,
    nodes: Int32s,
    point_of: Int32s,
    near: Int32s,
    steps: Int8s,
    marks: Int32s,
    queue: Int32s,
    cursor: Int64s,
    budget: int,
) -> int:
    """Find the points nearest to each point.

    The graph of n nodes is `starts` (n + 1) and `neighbours`; `nodes` (m) are those that are points, and `point_of` (n)
    gives a node the point that it is, or another when it is none. `near` (m, l) gets the nearest points in the order of
    their distance, `steps` (m, l, at first 0) their distances; 0 stands where there are fewer. `marks` (n, at first 0)
    and `queue` are scratch; no more nodes are looked at for a point than have room in the queue. `cursor` (1) counts
    the points done. Goes on for `budget` points. Returns `DONE` or `SLICE_OVER`.
    """
    end = min(len(nodes), cursor[0] + budget)
    for source in range(cursor[0], end):
        _find_near(starts, neighbours, nodes, point_of, source, near[source], steps[source], marks, queue)
    cursor[0] = end
    return DONE if end == len(nodes) else SLICE_OVER


@kernel(
    "int64(float32[:, ::1], float32[:, ::1], int16[:, ::1], int32[:, ::1], int8[:, ::1], float32[::1], int64[::1], "
    "int64)",
    "points distances near steps",
)
def settle(
    points: Float32s,
    anchors: Float32s,
    distances: Int16s,
    near: Int32s,
    steps: Int8s,
    figures: Float32s,
    cursor: Int64s,
    budget: int,
) -> int:
    """Move each point towards where the stress of its distances is least while all others stay.

    Every other point, as far away as it should be from this one, and in the direction in which this one lies, is a
    place for it. It moves to the weighted mean of those places, or beyond. `points` (n, 2) are moved; `anchors` (2, k)
    are where the pivots were when the sweep began, `distances` (n, k) those from the pivots, `near` and `steps` (n, l)
    the nearest points and theirs. `figures` (2) are for how many points a pivot stands, and how far to go: 1 to the
    mean, less than 2. `cursor` (1) counts the points done. Goes on for `budget` points. Returns `DONE` or `SLICE_OVER`.
    """
    share, reach = figures[0], figures[1]
    end = min(len(points), cursor[0] + budget)
    for point in range(cursor[0], end):
        x, y = points[point, 0], points[point, 1]
        along = down = weights = np.float32(0)
        for number in range(anchors.shape[1]):  # in machine code, several pivots at a time
            distance = np.float32(distances[point, number])
            dx, dy = x - anchors[0, number], y - anchors[1, number]
            apart = np.sqrt(dx * dx + dy * dy) + TINY
            weight = min(share / (distance * distance + TINY), ONE)
            pull = (distance - apart) * (weight / apart)
            along += pull * dx
            down += pull * dy
            weights += weight
        for number in range(near.shape[1]):
            if steps[point, number] == 0:
                break
            distance = np.float32(steps[point, number])
            other = near[point, number]
            dx, dy = x - points[other, 0], y - points[other, 1]
            apart = np.sqrt(dx * dx + dy * dy) + TINY
            weight = ONE / (distance * distance)
            pull = (distance - apart) * (weight / apart)
            along += pull * dx
            down += pull * dy
            weights += weight
        points[point, 0] = x + along * (reach / weights)
        points[point, 1] = y + down * (reach / weights)
    cursor[0] = end
    return DONE if end == len(points) else SLICE_OVER


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
