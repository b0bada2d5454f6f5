"""What can still be reached from the start of a state space when one of its nodes is taken away."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from solvers.search import Progress, Search, last_answer
from solvers.slices import ready

if TYPE_CHECKING:
    from solvers.array_types import Int32s
    from solvers.klotski.state_space.graph import StateSpace


@dataclass(frozen=True, eq=False)
class SpaceWithoutNode:
    """What is left of a state space without one node.

    `reached` (int32) are the nodes that can still be reached from the start, in breadth-first order, the start first;
    `distance` is the steps to the nearest solved one of them, None without any.
    """

    reached: Int32s
    distance: int | None


def search(space: StateSpace, *nodes: int) -> Search[tuple[SpaceWithoutNode, ...]]:
    """Take away each of these nodes, none of which is the start, in turn; the answer is what remains each time."""
    from solvers.klotski.state_space import graph_kernel

    yield from ready(graph_kernel)
    remains: tuple[SpaceWithoutNode, ...] = ()
    for node in nodes:
        remains += ((yield from _without(space, node)),)
    return (yield from last_answer(remains, space.nodes))


def _without(space: StateSpace, node: int) -> Generator[Progress, None, SpaceWithoutNode]:
    """Spread from the start, with every edge that led to the node leading back to where it begins."""
    import numpy as np

    from solvers.klotski.state_space import building

    origins = np.repeat(np.arange(space.nodes, dtype=np.int32), np.diff(space.starts))
    neighbours = np.where(space.neighbours == node, origins, space.neighbours)
    distances = yield from building.distances(space.starts, neighbours, np.zeros(1, np.int32))
    reached = np.flatnonzero(distances >= 0).astype(np.int32)
    solved = distances[space.solved]
    return SpaceWithoutNode(
        reached[np.argsort(distances[reached], kind="stable")], min(solved[solved >= 0].tolist(), default=None)
    )
