"""State spaces with kernels loaded: each part and the whole, also as a multiple of the component search of the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

import numpy as np

from solvers.klotski.breadth_first import kernel
from solvers.klotski.breadth_first.search import BreadthFirst
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import pack
from solvers.klotski.state_space import building
from solvers.klotski.state_space.graph import StateSpace, search
from solvers.search import Drive, Found, result_of
from solvers.slices import BEGINNING
from tests.benchmarks.klotski import HARDEST, HENG_DAO_LI_MA

RUNS = 21
LARGEST = Layout.parse("AASS/AASS/SSV./HHV./....")
"""Six soldiers and two generals: no component of the board has more positions."""


def measure() -> list[tuple[str, str]]:
    """Medians over many runs in this process."""
    rows: list[tuple[str, str]] = []
    for name, layout in (("橫刀立馬", HENG_DAO_LI_MA), ("4FEA134", HARDEST)):
        rows += _measured(name, layout, RUNS)
    rows += _measured("the largest there is", LARGEST, 3)
    return rows


def _measured(name: str, layout: Layout, runs: int) -> list[tuple[str, str]]:
    component = walk(layout)
    found = space(layout, Metric.MOVES)
    starts, near, last = found.starts, found.neighbours, found.nodes - 1
    parts: dict[str, Callable[[], object]] = {
        **{f"all of it by {metric}": partial(space, layout, metric) for metric in Metric},
        "whether it is joined to its mirror image": lambda: result_of(component.sides()),
        "neighbours": lambda: result_of(building.neighbours(found.keys, found.table, Metric.MOVES, BEGINNING)),
        "distances to the exit": lambda: result_of(building.distances(starts, near, found.solved)),
        "cut vertices, bridges, passes": lambda: result_of(building.cuts(starts, near, found.to_exit, found.solved)),
        "distances from a node": lambda: found.distances_from(last),
        "a path and its steps": lambda: found.steps_through(layout, found.downhill(0, found.distances_from(last))),
    }
    return [
        (f"{name}: {found.nodes:,} nodes, {found.edges:,} edges", f"{_bytes(found) / 1e6:.1f} MB"),
        *((f"{name}: {what}", compared(run, lambda: walk(layout), runs)) for what, run in parts.items()),
    ]


def space(layout: Layout, metric: Metric) -> StateSpace:
    """Compute a state space."""
    found = Drive(search(layout, metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


def walk(layout: Layout) -> BreadthFirst:
    """Find every position of a component."""
    frontier = BreadthFirst([kernel.canonical(pack(layout))], Metric.MOVES)
    for _ in frontier.exhaust():
        pass
    return frontier


def compared(run: Callable[[], object], walked: Callable[[], object], runs: int) -> str:
    """The median of some runs, and of the ratio to a component search just before each, after one not counted."""
    walked()
    run()
    pairs = [(_seconds(walked), _seconds(run)) for _ in range(runs)]
    milliseconds, ratio = 1000 * median(own for _, own in pairs), median(own / before for before, own in pairs)
    return f"{milliseconds:.2f} ms, {ratio:.2f} component searches"


def _seconds(run: Callable[[], object]) -> float:
    began = perf_counter()
    run()
    return perf_counter() - began


def _bytes(found: StateSpace) -> int:
    return sum(array.nbytes for array in vars(found).values() if isinstance(array, np.ndarray))
