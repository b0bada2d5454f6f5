"""Where the nodes of a state space are drawn, so that distances on the picture are those in the graph.

First pivot multidimensional scaling (Brandes and Pich, Eigensolver methods for progressive multidimensional scaling of
large data, 2006), then sparse stress by stochastic gradient descent (Zheng, Pawar and Goodman, Graph drawing by
stochastic gradient descent, 2018), each sweep of which gives a picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, gcd, log
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from solvers.kernels import prepare
from solvers.klotski.state_space import embedding_kernel as kernel
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import Slices

if TYPE_CHECKING:
    from solvers.klotski.state_space.graph import StateSpace

Int32s = NDArray[np.int32]
Int16s = NDArray[np.int16]
Float32s = NDArray[np.float32]
Float64s = NDArray[np.float64]

PIVOTS = 60
SWEEPS = 30

LAST_STEP = 0.1
"""The step size of the last sweep: the part of the way that the ends of an edge go to its proper length."""
SEED = 20260101
GOLDEN = 0.6180339887


@dataclass(frozen=True, eq=False)
class Drawing:
    """Where the points of a state space are drawn.

    `points` (k, 2) are x and y, centred on 0; y grows downwards, an edge is about 1 long. `edges` (e, 2) are pairs of
    points, each once. `nodes` (k) says which node each point shows, and `point_of` (n) which point shows each node:
    itself, or when the state space is `sampled` the one nearest in the graph. `round` counts the sweeps done, of
    `rounds`.

    The longest axis lies level; the start is at the left of the middle of the solved positions, and above the centre.
    """

    points: Float32s
    edges: Int32s
    nodes: Int32s
    point_of: Int32s
    sampled: bool
    round: int
    rounds: int


def search(space: StateSpace) -> Search[Drawing]:
    """Draw a state space; the one answer is the settled drawing, and every report carries the latest as `snapshot`.

    The same each time for the same state space.
    """
    prepare(kernel)
    count = len(space.starts) - 1
    yield Progress(depth=0, visited=0)
    descent = Descent(space.starts, space.neighbours)
    yield from (Progress(0, count) for _ in descent.choose_pivots())
    descent.scale(space.solved)
    nodes = np.arange(count, dtype=np.int32)
    edges = edges_of(space.starts, space.neighbours)

    def drawing(number: int) -> Drawing:
        points = descent.points - descent.points.mean(axis=0)
        return Drawing(points, edges, nodes, nodes, sampled=False, round=number, rounds=SWEEPS)

    latest = drawing(0)
    yield Progress(0, count, snapshot=latest)
    for number in range(1, SWEEPS + 1):
        for _ in descent.sweep(number):
            yield Progress(number, count, snapshot=latest)
        latest = drawing(number)
        yield Progress(number, count, snapshot=latest)
    yield Found(latest, count)
    return Verdict(Outcome.EXHAUSTED, count)


def edges_of(starts: Int32s, neighbours: Int32s) -> Int32s:
    """The edges (e, 2) of a graph, each once, the smaller node first."""
    nodes = np.repeat(np.arange(len(starts) - 1, dtype=np.int32), np.diff(starts))
    once = neighbours > nodes
    return np.stack([nodes[once], neighbours[once]], axis=1)


class Descent:
    """The points of a graph on their way to where the stress is least.

    `points` (n, 2), `pivots` (k) and `distances` (k, n) from each of them.
    """

    def __init__(self, starts: Int32s, neighbours: Int32s) -> None:
        count = len(starts) - 1
        self._starts = starts
        self._neighbours = neighbours
        self.points = np.zeros((count, 2), np.float32)
        self.pivots = np.zeros(min(PIVOTS, count), np.int32)
        self.distances = np.zeros((len(self.pivots), count), np.int16)
        self._state = np.array([0, SEED, _stride(count)], np.int64)
        self._slices = Slices()

    def choose_pivots(self) -> Iterator[None]:
        """Find the pivots and their distances, slice by slice."""
        nearest = np.full(len(self.points), np.iinfo(np.int16).max, np.int16)
        queue = np.empty(len(self.points), np.int32)
        cursor = np.zeros(1, np.int64)
        choose = kernel.choose_pivots.sliced(
            self._starts, self._neighbours, self.pivots, self.distances, nearest, queue, cursor
        )
        slices = Slices()
        while slices.run(choose) == kernel.SLICE_OVER:
            yield

    def scale(self, solved: Int32s) -> None:
        """Place the points by pivot multidimensional scaling."""
        points = scaled(self.distances)
        points = turned(points - points.mean(axis=0), solved)
        self.points = np.ascontiguousarray(points * _scale(points, self.pivots, self.distances), np.float32)
        self._by_node = np.ascontiguousarray(self.distances.T)
        self._greatest = float(self.distances.max())

    def sweep(self, number: int) -> Iterator[None]:
        """Move all points once, slice by slice, with the step size of this sweep."""
        first = max(self._greatest**2, LAST_STEP)
        rate = log(first / LAST_STEP) / (SWEEPS - 1)
        step = np.array([first * exp(-rate * (number - 1))], np.float32)
        self._state[0] = 0
        sweep = kernel.sweep.sliced(
            self.points, self._starts, self._neighbours, self.pivots, self._by_node, step, self._state
        )
        while self._slices.run(sweep) == kernel.SLICE_OVER:
            yield


def scaled(distances: Int16s) -> Float64s:
    """Points (n, 2) by pivot multidimensional scaling of the distances (k, n) from the pivots, not to scale."""
    squares = distances.astype(np.float32) ** 2
    squares -= squares.mean(axis=0, dtype=np.float64).astype(np.float32)
    squares -= squares.mean(axis=1, dtype=np.float64, keepdims=True).astype(np.float32)
    squares *= np.float32(-0.5)
    _, vectors = np.linalg.eigh((squares @ squares.T).astype(np.float64))
    axes = np.zeros((2, len(distances)))
    axes[: vectors.shape[1]] = vectors[:, ::-1][:, :2].T
    return (axes @ squares).T


def turned(points: Float64s, solved: Int32s) -> Float64s:
    """The points (n, 2), centred, the longest axis level, the start left of the solved ones and above the centre."""
    _, axes = np.linalg.eigh(points.T @ points)
    points = points @ axes[:, ::-1]
    ends = points[0] - points[solved].mean(axis=0) if len(solved) else points[0]
    return points * np.where(np.array([ends[0], points[0, 1]]) > 0, -1, 1)


def _scale(points: Float64s, pivots: Int32s, distances: Int16s) -> float:
    """By how much the points have to be enlarged for the least stress, over one pivot for each node."""
    nodes = np.arange(len(points))
    numbers = nodes % len(pivots)
    known = distances[numbers, nodes]
    drawn = np.hypot(*(points - points[pivots[numbers]]).T)
    parts = drawn[known > 0] / known[known > 0]
    below = float(parts @ parts)
    return float(parts.sum()) / below if below > 0 else 1.0


def _stride(count: int) -> int:
    """A step round a ring of so many nodes that comes to all of them, near the golden section of it."""
    stride = max(1, round(count * GOLDEN))
    while gcd(stride, count) != 1:
        stride += 1
    return stride % count if count > 1 else 0
