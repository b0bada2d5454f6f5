"""Compiled: breadth-first distances from pivots, and the sweeps of a stochastic gradient descent over pairs."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from solvers.kernels import compiled, kernel

Int64s = NDArray[np.int64]
Int32s = NDArray[np.int32]
Int16s = NDArray[np.int16]
Float32s = NDArray[np.float32]

SLICE_OVER, DONE = 0, 2
"""Why a kernel returned: its budget is used up, or all is done; numbers as in `solvers.slices`."""

PAIRS = 6
"""How many random pivots each node is paired with in a sweep."""


@compiled
def _walk(starts: Int32s, neighbours: Int32s, source: int, distances: Int16s, queue: Int32s) -> None:
    """Breadth-first search: the distance of every node from `source`; -1 for those out of reach."""
    for node in range(len(distances)):
        distances[node] = -1
    distances[source] = 0
    queue[0] = source
    head, tail = 0, 1
    while head < tail:
        node = queue[head]
        head += 1
        further = distances[node] + 1
        for place in range(starts[node], starts[node + 1]):
            other = neighbours[place]
            if distances[other] < 0:
                distances[other] = further
                queue[tail] = other
                tail += 1


@kernel("int64(int32[::1], int32[::1], int32[::1], int16[:, ::1], int16[::1], int32[::1], int64[::1], int64)")
def choose_pivots(
    starts: Int32s,
    neighbours: Int32s,
    pivots: Int32s,
    distances: Int16s,
    nearest: Int16s,
    queue: Int32s,
    cursor: Int64s,
    budget: int,
) -> int:
    """Choose pivots, each as far as possible from those before, and find the distance of every node from each.

    The graph of n nodes is `starts` (n + 1) and `neighbours`. `pivots` (k) gets the pivots, the first of which is
    given; `distances` (k, n) their distances, `nearest` (n, at first the greatest of int16) those from the nearest.
    `queue` (n) is scratch; `cursor` (1) counts the pivots done. Goes on for about `budget` nodes. Returns `DONE` or
    `SLICE_OVER`.
    """
    count = len(nearest)
    while cursor[0] < len(pivots):
        if budget <= 0:
            return SLICE_OVER
        number = int(cursor[0])
        _walk(starts, neighbours, int(pivots[number]), distances[number], queue)
        furthest = 0
        for node in range(count):
            if distances[number, node] < nearest[node]:
                nearest[node] = distances[number, node]
            if nearest[node] > nearest[furthest]:
                furthest = node
        if number + 1 < len(pivots):
            pivots[number + 1] = furthest
        cursor[0] = number + 1
        budget -= count
    return DONE


@compiled
def _random(state: Int64s) -> int:
    """The next number, of 32 bits, of a generator that keeps its state in `state[1]` (xorshift, Marsaglia 2003)."""
    number = state[1]
    number ^= (number << 13) & 0xFFFFFFFF
    number ^= number >> 17
    number ^= (number << 5) & 0xFFFFFFFF
    state[1] = number
    return number


@compiled
def _pull(points: Float32s, first: int, second: int, length: np.float32, step: np.float32) -> None:
    """Move two points along the line through them towards the distance `length`, by at most the whole way."""
    x = points[first, 0] - points[second, 0]
    y = points[first, 1] - points[second, 1]
    apart = np.sqrt(x * x + y * y)
    if apart < np.float32(1e-6):  # points in one place part in some direction, the same each time
        x = np.float32(1e-3)
        y = np.float32(((first * 7 + second * 13) % 17 - 8) * 1e-3)
        apart = np.sqrt(x * x + y * y)
    weighted = min(step / (length * length), np.float32(1))
    share = weighted * np.float32(0.5) * (length - apart) / apart
    points[first, 0] += share * x
    points[first, 1] += share * y
    points[second, 0] -= share * x
    points[second, 1] -= share * y


@kernel("int64(float32[:, ::1], int32[::1], int32[::1], int32[::1], int16[:, ::1], float32[::1], int64[::1], int64)")
def sweep(
    points: Float32s,
    starts: Int32s,
    neighbours: Int32s,
    pivots: Int32s,
    distances: Int16s,
    step: Float32s,
    state: Int64s,
    budget: int,
) -> int:
    """Move the ends of pairs of nodes towards the distance that they have in the graph: edges and random pivots.

    `points` (n, 2) are moved; `starts` and `neighbours` are the graph, `pivots` (k) and `distances` (n, k) what is
    known of it; `step` (1) is the step size. `state` (3) holds the nodes done, the random generator and the stride
    in which nodes are visited, which has no factor in common with n. Goes on for about `budget` pairs. Returns `DONE`
    after the last node, or `SLICE_OVER`.
    """
    count = len(points)
    node = (state[0] * state[2]) % count
    while state[0] < count:
        if budget <= 0:
            return SLICE_OVER
        for place in range(starts[node], starts[node + 1]):
            if neighbours[place] > node:
                _pull(points, node, int(neighbours[place]), np.float32(1), step[0])
        for _ in range(PAIRS):
            number = (_random(state) * len(pivots)) >> 32
            if pivots[number] != node:
                _pull(points, node, int(pivots[number]), np.float32(distances[node, number]), step[0])
        budget -= PAIRS + 2
        state[0] += 1
        node += state[2]
        if node >= count:
            node -= count
    return DONE
