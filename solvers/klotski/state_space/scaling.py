"""Pivot multidimensional scaling: a first place for every point of a drawing, at once.

Brandes and Pich, Eigensolver methods for progressive multidimensional scaling of large data, 2006.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator

import numpy as np

from solvers.array_types import Float32s, Int16s, Int32s
from solvers.klotski.state_space import embedding_kernel as kernel
from solvers.search import Progress
from solvers.slices import Slices

OUTERMOST = 30
"""How many pivots are each as far as possible from those before; the others are drawn by lot."""
SCALED = 60
"""How many pivots, the first of all, are scaled."""
PIVOTS = 200
"""How many there are: all count in the stress."""
MOST_WALKED = 100_000_000
"""Of a large graph there are fewer, but those that are scaled: no more than walk so many neighbours in all."""
MEASURED = 5_000
"""In how many points, about, it is measured in which plane the distances vary most."""
BLOCK = 20_000
"""How many points are taken at a time where all are computed at once."""
SEED = 20260101


class Pivots:
    """Some of the points (m) of a graph, from which the distances of all are known.

    `points` (k) are their numbers, and `distances` (k, m) those from each of them, as far as they have been found.
    """

    def __init__(self, starts: Int32s, neighbours: Int32s, nodes: Int32s) -> None:
        """The graph of n nodes is `starts` (n + 1) and `neighbours`, and `nodes` (m) are those that are points."""
        count, points = len(starts) - 1, len(nodes)
        number = min(points, PIVOTS, max(SCALED, MOST_WALKED // max(1, len(neighbours))))
        self.points = np.zeros(number, np.int32)
        self.distances = np.empty((number, points), np.int16)
        nearest, walked = np.full(points, np.iinfo(np.int16).max, np.int16), np.empty(count, np.int16)
        queue, state = np.empty(count + 1, np.int32), np.array([0, SEED], np.int64)
        self._graph = starts, neighbours, nodes
        self._found = nearest, walked, queue, state

    def choose(self, number: int) -> Iterator[None]:
        """Choose pivots, slice by slice, until there are so many, or all; the first of them is point 0."""
        choose = kernel.choose_pivots.sliced(
            *self._graph, self.points[:number], self.distances[:number], *self._found, OUTERMOST
        )
        yield from Slices().each(choose)


def place(pivots: Pivots, solved: Int32s) -> Generator[Progress, None, Float32s]:
    """Place all points (m, 2), the longest axis level, the start left of the `solved` points and above the middle.

    What is 1 in the graph is about 1 long. Only the first pivots count, `SCALED` of them.
    """
    distances = pivots.distances[:SCALED]
    count = distances.shape[1]
    plane = _plane(distances[:, :: 1 + count // MEASURED])
    points = np.empty((count, 2), np.float32)
    for first in range(0, count, BLOCK):
        block = slice(first, first + BLOCK)
        points[block] = np.einsum("ai,im->am", plane, _centred_squares(distances[:, block])).T
        yield Progress(0, count)
    points = _turned(points, solved)
    yield Progress(0, count)
    return points * _scale(points, pivots.points[: len(distances)], distances)


def _plane(distances: Int16s) -> Float32s:
    """The plane (2, k) in which the squares of the distances (k, m) from the pivots vary most."""
    squares = _centred_squares(distances)
    squares -= squares.mean(axis=1, keepdims=True)
    _, axes = np.linalg.eigh(np.einsum("im,jm->ij", squares, squares))  # without BLAS, which waits for other threads
    plane = np.zeros((2, len(distances)), np.float32)
    plane[: len(distances)] = axes.T[::-1][:2]  # the largest last; of one pivot alone there is one axis
    return plane


def _centred_squares(distances: Int16s) -> Float32s:
    """The squares of the distances (k, m), less the mean of each point."""
    squares = distances.astype(np.float32) ** 2
    return squares - squares.mean(axis=0)


def _turned(points: Float32s, solved: Int32s) -> Float32s:
    """The points (m, 2) about their middle, the longest axis level, point 0 left of the solved ones and above."""
    points = points - points.mean(axis=0)
    _, axes = np.linalg.eigh(points.T @ points)
    points = points @ axes[:, ::-1]
    aim = points[solved].mean(axis=0) if len(solved) else np.zeros(2, np.float32)
    return points * np.where([points[0, 0] > aim[0], points[0, 1] > 0], np.float32(-1), np.float32(1))


def _scale(points: Float32s, pivots: Int32s, distances: Int16s) -> np.float32:
    """By how much to enlarge the points for the least stress, over one of the pivots for each."""
    numbers = np.arange(len(points)) % len(pivots)
    known = distances[numbers, np.arange(len(points))]
    drawn = np.hypot(*(points - points[pivots[numbers]]).T)
    parts = drawn[known > 0] / known[known > 0]
    below = parts @ parts
    return np.float32(parts.sum() / below if below > 0 else 1)
