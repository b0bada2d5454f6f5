"""The AVL tree and the hash table of Lü's articles, measured: both are asked the same, and do nothing else."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from enum import StrEnum
from statistics import median
from time import sleep, thread_time

from solvers.comparison.measurement import with_memory
from solvers.klotski.layout import Layout
from solvers.klotski.lessons.tree_beside_table import LookUps
from solvers.klotski.moves import Metric
from solvers.klotski.structures import AVLTree, ChainedHashTable, VisitedSet
from solvers.search import POLITE_NODES, Progress, Search, last_answer
from solvers.slices import ReportTimer

TRIALS = 3
"""How often each is timed, in turn; the median counts."""


class StructureName(StrEnum):
    """What visited positions can be kept in."""

    TREE = "tree"
    TABLE = "table"


_MAKERS: dict[StructureName, Callable[[], VisitedSet]] = {
    StructureName.TREE: AVLTree,
    StructureName.TABLE: ChainedHashTable,
}


@dataclass(frozen=True, slots=True)
class Measured:
    """A structure after all lookups: the seconds of each trial, the bytes it takes, and what it counted itself.

    `memory` is the structure's own, without the numbers in it, which both share.
    """

    look_ups: int
    positions: int
    trials: tuple[float, ...]
    memory: int
    counters: dict[str, int]

    @property
    def seconds(self) -> float:
        """The median of the trials, in seconds of the processor."""
        return median(self.trials)

    @property
    def comparisons(self) -> float:
        """Comparisons a lookup, on average."""
        return self.counters["comparisons"] / self.look_ups


def search(layout: Layout, metric: Metric) -> Search[dict[StructureName, Measured]]:
    """Gather the lookups of a search to the first solution, then time and weigh each structure with just these.

    `visited` counts lookups, `frontier` those that are still to come. Raises `InputError` unless there are two empty
    cells.
    """
    keys = yield from _gathered(LookUps(layout, metric))
    measurement = _Measurements(keys)
    trials: dict[StructureName, list[float]] = {name: [] for name in StructureName}
    for _ in range(TRIALS):
        for name in StructureName:
            trials[name].append((yield from measurement.trial(_MAKERS[name]))[1])
    measured: dict[StructureName, Measured] = {}
    for name in StructureName:
        (structure, _), memory = yield from with_memory(measurement.trial(_MAKERS[name]))
        counters = structure.counters()
        measured[name] = Measured(len(keys), structure.size, tuple(trials[name]), memory, counters)
    return (yield from last_answer(measured, measurement.done))


def _gathered(asked: LookUps) -> Generator[Progress, None, list[int]]:
    reports, keys = ReportTimer(), list[int]()
    for key, _ in asked:
        keys.append(key)
        if reports.overdue():
            yield Progress(0, len(keys))
    return keys


class _Measurements:
    """The same lookups again and again, one structure after another."""

    def __init__(self, keys: list[int]) -> None:
        self._keys = keys
        self._whole = len(keys) * len(StructureName) * (TRIALS + 1)
        self.done = 0

    def trial(self, make: Callable[[], VisitedSet]) -> Generator[Progress, None, tuple[VisitedSet, float]]:
        """Ask a new structure everything; the structure, and the processor time its lookups took."""
        structure, seconds = make(), 0.0
        for first in range(0, len(self._keys), POLITE_NODES):
            some = self._keys[first : first + POLITE_NODES]
            began = thread_time()
            for key in some:
                structure.insert(key)
            seconds += thread_time() - began
            self.done += len(some)
            sleep(0)
            yield Progress(0, self.done, self._whole - self.done)
        return structure, seconds
