"""The parts of a state space, computed slice by slice: positions, neighbours, distances and cuts.

Everything here is a generator that yields `Progress` and returns what it has computed.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

import numpy as np

from solvers.array_types import Int16s, Int32s, Int64s
from solvers.klotski.breadth_first import kernel
from solvers.klotski.breadth_first.search import BreadthFirst, new_scratch
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import BLOCK, EXIT_CELL, pack
from solvers.klotski.state_space import graph_kernel
from solvers.klotski.state_space.graph import Estimate, Pass, StateSpace
from solvers.search import Progress, next_event
from solvers.slices import Slices

T = TypeVar("T")
Building: TypeAlias = Generator[Progress, None, T]

NEIGHBOURS_A_NODE = 4
"""Room for so many at first; classic layouts have fewer than that on average."""


def state_space(layout: Layout, metric: Metric) -> Building[StateSpace]:
    """Compute all of it."""
    component = BreadthFirst([kernel.canonical(pack(layout))], metric)
    yield from component.exhaust()
    positions = component.unmirrored(component.count, (yield from component.sides()) is None)
    keys, table = component.keys[: component.count].copy(), component.table
    report = Progress(component.depth, component.count, levels=component.levels())
    starts, near = yield from neighbours(keys, table, metric, report)
    from_start = np.repeat(np.arange(component.depth + 1, dtype=np.int16), np.diff(component.level_starts()))
    del component
    solved = np.flatnonzero(keys >> BLOCK & 15 == EXIT_CELL).astype(np.int32)
    to_exit = yield from distances(starts, near, solved)
    found = yield from cuts(starts, near, to_exit, solved)
    return StateSpace(
        layout,
        metric,
        keys,
        table,
        starts,
        near,
        from_start,
        to_exit,
        solved,
        positions,
        found.vertices,
        found.bridges,
        tuple(Pass(node, int(from_start[node])) for node in found.passes),
    )


def telling(bound: Estimate | None, building: Building[T]) -> Building[T]:
    """Compute a part; every report has the bound as its `snapshot`, for one of them may be heard and another not."""
    while isinstance(event := next_event(building), Progress):
        yield event if bound is None else replace(event, snapshot=bound)
    return event


def neighbours(keys: Int64s, table: Int32s, metric: Metric, report: Progress) -> Building[tuple[Int32s, Int32s]]:
    """The neighbours of every position, as compressed sparse rows: `starts` and `neighbours`.

    `keys` (int64) are the positions of whole components, `table` their hash table, and `report` is yielded each time.
    """
    count = len(keys)
    starts = np.zeros(count + 1, np.int32)
    found = np.empty(NEIGHBOURS_A_NODE * count + kernel.MAX_SUCCESSORS, np.int32)
    state = np.zeros(2, np.int64)
    scratch, slices = new_scratch(), Slices(100_000)

    def join(budget: int) -> int:
        return graph_kernel.join(keys, count, table, starts, found, state, scratch, metric.number, budget)

    while (status := slices.run(join)) != graph_kernel.EXHAUSTED:
        if status == graph_kernel.STORE_FULL:
            found.resize(len(found) + len(found) // 4, refcheck=False)
        yield report
    found.resize(int(starts[-1]), refcheck=False)
    return starts, found


def distances(starts: Int32s, neighbours: Int32s, sources: Int32s) -> Building[Int16s]:
    """The distance (int16) of every node from the nearest source; -1 where none can be reached."""
    count = len(starts) - 1
    found = np.full(count, -1, np.int16)
    found[sources] = 0
    queue = np.empty(count, np.int32)
    queue[: len(sources)] = sources
    state = np.array([0, len(sources)], np.int64)
    spread = graph_kernel.spread.sliced(starts, neighbours, found, queue, state)
    for _ in Slices(200_000).each(spread):
        yield Progress(int(found[queue[state[0]]]), count)
    return found


@dataclass(frozen=True, eq=False)
class Cuts:
    """What a depth-first search from node 0 tells of a graph with one more node, joined to every solved one."""

    vertices: Int32s
    """The cut vertices, in increasing order."""
    bridges: Int32s
    """(b, 2): the bridges but for one to the extra node; the smaller node first, in increasing order."""
    passes: list[int]
    """The cut vertices, neither node 0 nor solved, that part node 0 from the extra node; in order from node 0."""


def cuts(starts: Int32s, neighbours: Int32s, to_exit: Int16s, solved: Int32s) -> Building[Cuts]:
    """Look for cut vertices, bridges and narrow passes; without a solved node the extra one stays alone."""
    return _cuts(*(yield from depth_first(starts, neighbours, to_exit, solved, 0)), to_exit)


def depth_first(
    starts: Int32s, neighbours: Int32s, to_exit: Int16s, solved: Int32s, root: int
) -> Building[tuple[Int32s, Int32s, Int32s]]:
    """The `order`, `low` and `parents` of `graph_kernel.number`, from any node or the extra one, which is the last."""
    extra = len(starts) - 1
    order, low = np.full(extra + 1, -1, np.int32), np.empty(extra + 1, np.int32)
    parents, edges = np.full(extra + 1, -1, np.int32), np.zeros(extra + 1, np.int32)
    order[root] = low[root] = 0
    state = np.array([root, 1], np.int64)
    number = graph_kernel.number.sliced(starts, neighbours, to_exit, solved, order, low, parents, edges, state)
    for _ in Slices(300_000).each(number):
        yield Progress(0, extra)
    return order, low, parents


def _cuts(order: Int32s, low: Int32s, parents: Int32s, to_exit: Int16s) -> Cuts:
    """Read them off: what was found through a node does not lead back beyond the node before it, or not even to it."""
    extra = len(parents) - 1
    found = np.flatnonzero(parents >= 0)  # all but node 0
    above = parents[found]
    cut_off = np.zeros(extra + 1, np.bool_)
    cut_off[above[low[found] >= order[above]]] = True
    cut_off[0] = np.count_nonzero(above == 0) > 1
    barred = (low[found] > order[above]) & (found != extra)
    bridges = np.sort(np.stack([above[barred], found[barred].astype(np.int32)], axis=1), axis=1)
    bridges = bridges[np.lexsort((bridges[:, 1], bridges[:, 0]))]
    passes = np.empty(extra, np.int32)
    passes = passes[: graph_kernel.narrow_passes(order, low, parents, to_exit, passes)]
    return Cuts(np.flatnonzero(cut_off).astype(np.int32), bridges, passes[::-1].tolist())
