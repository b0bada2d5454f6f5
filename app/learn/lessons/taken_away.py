"""What can still be reached from the start of a state space when one of its nodes is taken away."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from solvers.search import Progress, Search, last_answer
from solvers.slices import Slices, ready

if TYPE_CHECKING:
    from solvers.array_types import Int32s
    from solvers.klotski.state_space.graph import StateSpace
    from solvers.klotski.state_space.visits import Visits


@dataclass(frozen=True, eq=False)
class SpaceWithoutNode:
    """What is left of a state space without one node.

    `reached` (int32) are the nodes that can still be reached from the start, in breadth-first order, the start first,
    and `depths` (int32) the steps that each takes; `solved` is how many of them are solved, and `distance` the steps
    to the nearest of these, None without any.
    """

    node: int
    reached: Int32s
    depths: Int32s
    solved: int
    distance: int | None


def search(space: StateSpace, node: int) -> Search[SpaceWithoutNode]:
    """Take a node away, which is not the start; the one answer is what remains."""
    from solvers.klotski.state_space import graph_kernel

    yield from ready(graph_kernel)
    remains = yield from _without(space, node)
    return (yield from last_answer(remains, len(remains.reached)))


def search_each(space: StateSpace) -> Search[tuple[SpaceWithoutNode, ...]]:
    """Take away each node between the ends of a shortest solution in turn; the one answer is what remains each time."""
    from solvers.klotski.state_space import graph_kernel

    yield from ready(graph_kernel)
    all_remains: tuple[SpaceWithoutNode, ...] = ()
    for node in space.path_to_exit(0)[1:-1]:
        remains = yield from _without(space, node)
        all_remains = (*all_remains, remains)
    return (yield from last_answer(all_remains, space.nodes))


def as_visits(space: StateSpace, remains: SpaceWithoutNode) -> Visits:
    """The nodes that can still be reached as visits of a breadth-first search, to be lit on a map."""
    import numpy as np

    from solvers.klotski.engines.registry import engine_named
    from solvers.klotski.state_space.visits import Visits

    reached = remains.reached
    first, times = np.full(space.nodes, -1, np.int64), np.zeros(space.nodes, np.int32)
    first[reached], times[reached] = np.arange(len(reached)), 1
    return Visits(
        engine=engine_named("shortest"),
        nodes=reached,
        depths=remains.depths,
        sides=np.zeros(len(reached), np.uint8),
        iterations=np.zeros(1, np.int64),
        first=first,
        times=times,
        elsewhere=0,
        seconds=0.0,
        complete=True,
        solution=None,
    )


def _without(space: StateSpace, node: int) -> Generator[Progress, None, SpaceWithoutNode]:
    """Spread from the start, with the node marked as reached but never gone on from."""
    import numpy as np

    from solvers.klotski.state_space import graph_kernel

    distances = np.full(space.nodes, -1, np.int16)
    queue = np.zeros(space.nodes, np.int32)
    distances[[0, node]] = 0
    state = np.array([0, 1], np.int64)
    spread = graph_kernel.spread.sliced(space.starts, space.neighbours, distances, queue, state)
    for _ in Slices(200_000).each(spread):
        yield Progress(int(distances[queue[state[0]]]), int(state[1]))
    reached = queue[: int(state[1])].copy()
    depths = distances[reached].astype(np.int32)
    solved = depths[space.to_exit[reached] == 0]
    return SpaceWithoutNode(node, reached, depths, len(solved), int(solved.min()) if len(solved) else None)
