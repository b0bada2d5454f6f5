"""Compiled: distances from pivots, the nearest nodes of each, and the sweeps that lessen the stress of a drawing."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from solvers.kernels import compiled, kernel

Int64s = NDArray[np.int64]
Int32s = NDArray[np.int32]
Int16s = NDArray[np.int16]
Int8s = NDArray[np.int8]
Float32s = NDArray[np.float32]

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
    """The first node as far from all pivots as any."""
    furthest = 0
    for node in range(len(nearest)):
        if nearest[node] > nearest[furthest]:
            furthest = node
    return furthest


@compiled
def _drawn_by_lot(nearest: Int16s, state: Int64s) -> int:
    """Some node, with a chance that grows with the square of its distance from the nearest pivot."""
    total = 0
    for node in range(len(nearest)):
        total += np.int64(nearest[node]) * nearest[node]
    rest = np.int64(_random(state) * total)
    for node in range(len(nearest)):
        rest -= np.int64(nearest[node]) * nearest[node]
        if rest < 0:
            return node
    return 0


@kernel("int64(int32[::1], int32[::1], int32[::1], int16[:, ::1], int16[::1], int32[::1], int64[::1], int64, int64)")
def choose_pivots(
    starts: Int32s,
    neighbours: Int32s,
    pivots: Int32s,
    distances: Int16s,
    nearest: Int16s,
    queue: Int32s,
    state: Int64s,
    outermost: int,
    budget: int,
) -> int:
    """Choose pivots and find the distance of every node from each.

    The graph of n nodes is `starts` (n + 1) and `neighbours`. `pivots` (k, at most n) gets the pivots, the first of
    which is given: the next, up to `outermost` of them, are as far as possible from all before, the others are drawn by
    lot. `distances` (k, n) gets their distances, `nearest` (n, at first the greatest of int16) that from the nearest.
    `queue` (n + 1) is scratch; `state` (2) counts the pivots done and holds the random generator. Goes on for about
    `budget` nodes. Returns `DONE` or `SLICE_OVER`.
    """
    count = len(nearest)
    while state[0] < len(pivots):
        if budget <= 0:
            return SLICE_OVER
        number = int(state[0])
        _walk(starts, neighbours, int(pivots[number]), distances[number], queue)
        for node in range(count):
            nearest[node] = min(nearest[node], distances[number, node])
        number += 1
        if number < len(pivots):
            pivots[number] = _furthest(nearest) if number < outermost else _drawn_by_lot(nearest, state)
        state[0] = number
        budget -= count
    return DONE


@kernel("int64(int32[::1], int32[::1], int32[:, ::1], int8[:, ::1], int32[::1], int32[::1], int64[::1], int64)")
def find_near(
    starts: Int32s,
    neighbours: Int32s,
    near: Int32s,
    steps: Int8s,
    marks: Int32s,
    queue: Int32s,
    cursor: Int64s,
    budget: int,
) -> int:
    """Find the nodes nearest to each node, by a breadth-first search from each that ends when there are enough.

    `near` (n, l) gets the nearest nodes in the order of their distance, `steps` (n, l, at first 0) their distances; 0
    stands where there are fewer. `marks` (n, at first 0) and `queue` (l + 1) are scratch; `cursor` (1) counts the nodes
    done. Goes on for `budget` nodes. Returns `DONE` or `SLICE_OVER`.
    """
    count, enough = near.shape
    source = int(cursor[0])
    end = min(count, source + budget)
    while source < end:
        queue[0] = source
        marks[source] = source + 1
        head, tail = 0, 1
        while head < tail <= enough:
            node = queue[head]
            further = np.int8(1 if head == 0 else steps[source, head - 1] + 1)
            head += 1
            for place in range(starts[node], starts[node + 1]):
                other = neighbours[place]
                if marks[other] != source + 1 and tail <= enough:
                    marks[other] = source + 1
                    queue[tail] = other
                    near[source, tail - 1] = other
                    steps[source, tail - 1] = further
                    tail += 1
        source += 1
    cursor[0] = source
    return DONE if source == count else SLICE_OVER


@kernel(
    "int64(float32[:, ::1], float32[:, ::1], int16[:, ::1], int32[:, ::1], int8[:, ::1], float32[::1], int64[::1], "
    "int64)"
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
    the nearest nodes and theirs. `figures` (2) are for how many nodes a pivot stands, and how far to go: 1 to the mean,
    less than 2. `cursor` (1) counts the nodes done. Goes on for `budget` nodes. Returns `DONE` or `SLICE_OVER`.
    """
    share, reach = figures[0], figures[1]
    end = min(len(points), cursor[0] + budget)
    for node in range(cursor[0], end):
        x, y = points[node, 0], points[node, 1]
        along = down = weights = np.float32(0)
        for number in range(anchors.shape[1]):  # in machine code, several pivots at a time
            distance = np.float32(distances[node, number])
            dx, dy = x - anchors[0, number], y - anchors[1, number]
            apart = np.sqrt(dx * dx + dy * dy) + TINY
            weight = min(share / (distance * distance + TINY), ONE)
            pull = (distance - apart) * (weight / apart)
            along += pull * dx
            down += pull * dy
            weights += weight
        for number in range(near.shape[1]):
            if steps[node, number] == 0:
                break
            distance = np.float32(steps[node, number])
            other = near[node, number]
            dx, dy = x - points[other, 0], y - points[other, 1]
            apart = np.sqrt(dx * dx + dy * dy) + TINY
            weight = ONE / (distance * distance)
            pull = (distance - apart) * (weight / apart)
            along += pull * dx
            down += pull * dy
            weights += weight
        points[node, 0] = x + along * (reach / weights)
        points[node, 1] = y + down * (reach / weights)
    cursor[0] = end
    return DONE if end == len(points) else SLICE_OVER
