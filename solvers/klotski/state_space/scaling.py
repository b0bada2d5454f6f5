"""Pivot multidimensional scaling: a first place for every node of a graph, at once.

Brandes and Pich, Eigensolver methods for progressive multidimensional scaling of large data, 2006.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from solvers.klotski.state_space import embedding_kernel as kernel
from solvers.search import Progress
from solvers.slices import Slices

Int32s = NDArray[np.int32]
Int16s = NDArray[np.int16]
Float32s = NDArray[np.float32]

OUTERMOST = 30
"""How many pivots are each as far as possible from those before; the others are drawn by lot."""
SCALED = 60
"""How many pivots, the first of all, are scaled."""
PIVOTS = 200
"""How many there are: all count in the stress."""
MOST_DISTANCES = 20_000_000
"""A large graph has no more pivots than give so many distances, of two bytes each."""
SEED = 20260101


@dataclass(frozen=True, eq=False)
class Pivots:
    """Some nodes (k) of a graph of n nodes, and the distances (k, n) of all nodes from each of them."""

    nodes: Int32s
    distances: Int16s


def choose(starts: Int32s, neighbours: Int32s) -> Generator[Progress, None, Pivots]:
    """Choose pivots of a graph, slice by slice; the first of them is node 0."""
    count = len(starts) - 1
    number = min(count, PIVOTS, MOST_DISTANCES // count)
    nodes = np.zeros(number, np.int32)
    distances = np.empty((number, count), np.int16)
    nearest = np.full(count, np.iinfo(np.int16).max, np.int16)
    queue = np.empty(count + 1, np.int32)
    state = np.array([0, SEED], np.int64)
    choose = kernel.choose_pivots.sliced(starts, neighbours, nodes, distances, nearest, queue, state, OUTERMOST)
    slices = Slices()
    while slices.run(choose) == kernel.SLICE_OVER:
        yield Progress(0, count)
    return Pivots(nodes, distances)


def place(pivots: Pivots, solved: Int32s) -> Float32s:
    """Place all nodes (n, 2), the longest axis level, the start left of the `solved` nodes and above the middle.

    What is 1 in the graph is about 1 long.
    """
    distances = pivots.distances[:SCALED]
    points = _turned(_scaled(distances), solved)
    return points * _scale(points, pivots.nodes[: len(distances)], distances)


def _scaled(distances: Int16s) -> Float32s:
    """The nodes (n, 2) in the plane in which the squares of the distances (k, n) from the pivots vary most."""
    squares = distances.astype(np.float32) ** 2
    squares -= squares.mean(axis=0)
    squares -= squares.mean(axis=1, keepdims=True)
    _, axes = np.linalg.eigh(squares @ squares.T)
    plane = np.zeros((2, len(distances)), np.float32)
    plane[: len(distances)] = axes.T[::-1][:2]  # the largest last; of one pivot alone there is one axis
    return (plane @ squares).T


def _turned(points: Float32s, solved: Int32s) -> Float32s:
    """The points (n, 2) about their middle, the longest axis level, node 0 left of the solved ones and above."""
    points = points - points.mean(axis=0)
    _, axes = np.linalg.eigh(points.T @ points)
    points = points @ axes[:, ::-1]
    aim = points[solved].mean(axis=0) if len(solved) else np.zeros(2, np.float32)
    return points * np.where([points[0, 0] > aim[0], points[0, 1] > 0], np.float32(-1), np.float32(1))


def _scale(points: Float32s, pivots: Int32s, distances: Int16s) -> np.float32:
    """By how much to enlarge the points for the least stress, over one of the pivots for each node."""
    nodes = np.arange(len(points))
    numbers = nodes % len(pivots)
    known = distances[numbers, nodes]
    drawn = np.hypot(*(points - points[pivots[numbers]]).T)
    parts = drawn[known > 0] / known[known > 0]
    below = parts @ parts
    return np.float32(parts.sum() / below if below > 0 else 1)
