"""Where the points of a state space are drawn, so that distances on the picture are those in the graph.

After a first picture (`scaling.py`) the stress of the drawing is lessened: how much the distances drawn differ from
those in the graph, in proportion to these. Only some distances are known, those from the pivots and those from the
nearest points: Ortmann, Klimenta and Brandes, A sparse stress model, 2016. One point after another moves to where the
stress is least while the others stay, by majorization: Gansner, Koren and North, Graph drawing by stress majorization,
2004. Each sweep over all points gives a picture.

Stochastic gradient descent (Zheng, Pawar and Goodman, Graph drawing by stochastic gradient descent, 2018) moves two
points for each distance, one pair after another; here the distances of a point from the pivots are taken several at a
time, so that for the time of one pair there are twenty.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from solvers.array_types import Float32s, Int32s
from solvers.klotski.state_space import embedding_kernel as kernel
from solvers.klotski.state_space import sample as sampling
from solvers.klotski.state_space import scaling
from solvers.klotski.state_space.graph import StateSpace
from solvers.klotski.state_space.sample import MOST_NODES, Sample
from solvers.klotski.state_space.scaling import BLOCK, Pivots
from solvers.search import Progress, Search, last_answer
from solvers.slices import Slices, ready

SWEEPS = 24
NEAR = 32
"""How many of the points nearest to it each point keeps its distance from."""
LOOKED_AT = 5
"""How many nodes are looked at for each of these, at most: of a sample few nodes are points."""
SHARE = 0.25
"""A pivot stands for this part of the points that are nearer to it than to another pivot.

With less, strands and small loops open; with more, the whole keeps its distances a little better.
"""
REACH = 1.2
"""How far a point moves on its way to where the stress is least: over-relaxation, which settles in fewer sweeps."""
MOMENTUM = np.float32(0.8)
"""How much of its way in the last sweep a point goes on before the next: the heavy ball of Polyak, 1964.

Both are far from where drawings begin to fly apart, as some do with a reach of 1.8 and a momentum of 0.7.
"""
JITTER = 0.1
"""How far points are moved before the first sweep, each in a direction of its own, so that no two are in one place."""
GOLDEN_ANGLE = np.pi * (3 - np.sqrt(5))


@dataclass(frozen=True, eq=False)
class Drawing:
    """Where the points of a state space are drawn.

    `points` (k, 2) are x and y, centred on 0; y grows downwards, an edge is about 1 long. `edges` (e, 2) are pairs of
    points, each once. `nodes` (k) says which node each point shows, and `point_of` (n) which point shows each node:
    itself, or when the state space is `sampled` the one nearest in the graph. `round` counts the sweeps done, of
    `rounds`.

    In the first picture the longest axis lies level; the start is at the left of the middle of the solved nodes, and
    above the middle of all.
    """

    points: Float32s
    edges: Int32s
    nodes: Int32s
    point_of: Int32s
    sampled: bool
    round: int
    rounds: int


def search(space: StateSpace, most_nodes: int = MOST_NODES) -> Search[Drawing]:
    """Draw a state space; the one answer is the settled drawing, and every report carries the latest as `snapshot`.

    The same each time for the same state space, which is sampled when it has more than `most_nodes`.
    """
    yield from ready(kernel)
    count = len(space.starts) - 1
    sample = yield from sampling.take(space, most_nodes)
    pivots = Pivots(space.starts, space.neighbours, sample.nodes)
    for _ in pivots.choose(scaling.SCALED):
        yield Progress(0, count)
    points = yield from scaling.place(pivots, sample.point_of[space.solved])
    latest = Drawing(points, sample.edges, sample.nodes, sample.point_of, not sample.whole, round=0, rounds=SWEEPS)
    yield Progress(0, count, snapshot=latest)
    for _ in pivots.choose(scaling.PIVOTS):
        yield Progress(0, count, snapshot=latest)
    descent = Descent(points, pivots)
    for _ in descent.begin(space.starts, space.neighbours, sample, pivots):
        yield Progress(0, count, snapshot=latest)
    del pivots  # the descent has the distances in an order of its own
    for number in range(1, SWEEPS + 1):
        for _ in descent.sweep():
            yield Progress(number, count, snapshot=latest)
        latest = replace(latest, points=descent.centred(), round=number)
        yield Progress(number, count, snapshot=latest)
    return (yield from last_answer(latest, count))


class Descent:
    """The points of a drawing on their way to where the stress is least."""

    def __init__(self, points: Float32s, pivots: Pivots) -> None:
        """Begin with the points (m, 2)."""
        count = len(points)
        angles = np.arange(count) * GOLDEN_ANGLE
        self._points = points + JITTER * np.stack([np.cos(angles), np.sin(angles)], axis=1).astype(np.float32)
        self._before = self._points.copy()
        self._pivots = pivots.points
        self._distances = np.empty((count, len(pivots.points)), np.int16)
        self._near = np.zeros((count, min(NEAR, count - 1)), np.int32)
        self._steps = np.zeros(self._near.shape, np.int8)
        self._slices = Slices()

    def centred(self) -> Float32s:
        """Where the points are, about their middle."""
        return self._points - self._points.mean(axis=0)

    def begin(self, starts: Int32s, neighbours: Int32s, sample: Sample, pivots: Pivots) -> Iterator[None]:
        """Order the distances by point and find the nearest points of each, slice by slice, before the first sweep."""
        for first in range(0, len(self._points), BLOCK):
            self._distances[first : first + BLOCK] = pivots.distances[:, first : first + BLOCK].T
            yield
        marks, queue = np.zeros(len(starts) - 1, np.int32), np.empty(LOOKED_AT * NEAR, np.int32)
        cursor = np.zeros(1, np.int64)
        find = kernel.find_near.sliced(
            starts, neighbours, sample.nodes, sample.point_of, self._near, self._steps, marks, queue, cursor
        )
        yield from Slices(2_000).each(find)

    def sweep(self) -> Iterator[None]:
        """Move every point once, slice by slice."""
        moved = self._points - self._before
        self._before[:] = self._points
        self._points += MOMENTUM * moved
        anchors = np.ascontiguousarray(self._points[self._pivots].T)
        figures = np.array([SHARE * len(self._points) / len(self._pivots), REACH], np.float32)
        cursor = np.zeros(1, np.int64)
        settle = kernel.settle.sliced(self._points, anchors, self._distances, self._near, self._steps, figures, cursor)
        yield from self._slices.each(settle)
