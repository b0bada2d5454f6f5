"""The nodes of a state space that are drawn: all, or of a very large one some that stand for those around them."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

import numpy as np

from solvers.array_types import Int32s
from solvers.klotski.state_space import embedding_kernel as kernel
from solvers.klotski.state_space.graph import StateSpace
from solvers.search import Progress
from solvers.slices import Slices

MOST_NODES = 300_000
"""A state space of more nodes is sampled: about a third as many points are drawn."""
FEW = 1000
"""The solved nodes are drawn themselves when they are no more than these."""


@dataclass(frozen=True, eq=False)
class Sample:
    """Some nodes (k) of a state space, its points; the point that each node belongs to (n); the edges (e, 2) of points.

    Each node belongs to the point nearest to it. Two points are joined when any of their nodes are.
    """

    nodes: Int32s
    point_of: Int32s
    edges: Int32s

    @property
    def whole(self) -> bool:
        """Whether every node is a point."""
        return len(self.nodes) == len(self.point_of)


def take(space: StateSpace, most_nodes: int = MOST_NODES) -> Generator[Progress, None, Sample]:
    """The points of a state space: all its nodes, or a third of `most_nodes` where there are more than these.

    The start, the narrow passes and the solved nodes, where they are few, are points in any case.
    """
    count = len(space.starts) - 1
    if count <= most_nodes:
        nodes = np.arange(count, dtype=np.int32)
        return Sample(nodes, nodes, edges_of(space.starts, space.neighbours))
    nodes = _spaced(space, -(-3 * count // most_nodes))
    point_of = yield from _nearest(space, nodes)
    edges = yield from _edges(space, point_of, len(nodes))
    return Sample(nodes, point_of, edges)


def edges_of(starts: Int32s, neighbours: Int32s) -> Int32s:
    """The edges (e, 2) of a graph, each once, the smaller node first."""
    nodes = np.repeat(np.arange(len(starts) - 1, dtype=np.int32), np.diff(starts))
    once = neighbours > nodes
    return np.stack([nodes[once], neighbours[once]], axis=1)


def _spaced(space: StateSpace, apart: int) -> Int32s:
    """One of so many nodes, evenly in the order of a breadth-first search, and those that are points in any case."""
    spaced = np.arange(0, len(space.starts) - 1, apart)
    solved = space.solved if len(space.solved) <= FEW else space.solved[:0]
    return np.unique(np.concatenate([spaced, solved, [each.node for each in space.passes]])).astype(np.int32)


def _nearest(space: StateSpace, nodes: Int32s) -> Generator[Progress, None, Int32s]:
    """For each node (n), the number of that one among some `nodes` that is nearest to it."""
    count = len(space.starts) - 1
    point_of, queue = np.full(count, -1, np.int32), np.empty(count, np.int32)
    point_of[nodes] = np.arange(len(nodes))
    queue[: len(nodes)] = nodes
    state = np.array([0, len(nodes)], np.int64)
    spread = kernel.spread.sliced(space.starts, space.neighbours, point_of, queue, state)
    for _ in Slices().each(spread):
        yield Progress(0, count)
    return point_of


def _edges(space: StateSpace, point_of: Int32s, points: int) -> Generator[Progress, None, Int32s]:
    """The pairs (e, 2) of points whose nodes are joined: counted, then written."""
    members = np.argsort(point_of, kind="stable").astype(np.int32)
    firsts = np.zeros(points + 1, np.int32)
    np.cumsum(np.bincount(point_of, minlength=points), out=firsts[1:])
    edges = np.empty((0, 2), np.int32)
    for _ in range(2):
        marks, state = np.zeros(points, np.int32), np.zeros(2, np.int64)
        join = kernel.join.sliced(space.starts, space.neighbours, members, firsts, point_of, edges, marks, state)
        for _ in Slices().each(join):
            yield Progress(0, len(point_of))
        edges = edges if len(edges) else np.empty((int(state[1]), 2), np.int32)
    return edges
