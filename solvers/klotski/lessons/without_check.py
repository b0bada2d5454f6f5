"""Breadth-first search that does not know where it has been, beside the same search with a check for duplicates.

Without a check, each level holds every way of that many steps, and a position once for each way to it: what the
articles save by their tree of positions met. How far it gets depends on the memory it is given.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from itertools import pairwise

import numpy as np

from solvers.klotski.breadth_first import kernel
from solvers.klotski.layout import Layout
from solvers.klotski.lessons.growth import WAY_BYTES, Check, Ending, Growth
from solvers.klotski.moves import Metric
from solvers.klotski.packed import pack
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import Slices

_TABLE_SLOT_BYTES = 4
_FIRST_CAPACITY = 1 << 12
MOST_LEVELS = 1 << 9
"""A search ends after so many levels: far more than any layout needs whose positions are recognised."""


def search(layout: Layout, metric: Metric, check: Check, memory: int) -> Search[Growth]:
    """Search to the first level with a solution, for `MOST_LEVELS` or until `memory` bytes are used up.

    The one answer is a `Growth`. Raises `MemoryError` when the machine does not give so much.
    """
    load()
    yield Progress(depth=0, visited=0)
    reach = yield from _reach(layout, metric, check, memory)
    yield Found(reach, reach.kept)
    return Verdict(Outcome.EXHAUSTED, reach.kept)


@cache
def load() -> None:
    """Load the kernel, from disk or by compiling it, by solving a layout that is one move away."""
    for _ in _reach(Layout.parse("..../..../.AA./.AA./...."), Metric.MOVES, Check.ALL_MET, 1 << 20):
        pass


def _reach(layout: Layout, metric: Metric, check: Check, memory: int) -> Generator[Progress, None, Growth]:
    """Grow the tree; its arrays are gone when this has ended."""
    tree = _Tree(layout, metric, check, memory)
    slices = Slices()
    status = kernel.GOAL_FOUND if layout.solved else kernel.SLICE_OVER
    while status == kernel.SLICE_OVER:
        status = slices.run(tree.grow)
        if status == kernel.STORE_FULL and not tree.all_levels and tree.enlarge():
            status = kernel.SLICE_OVER
        yield Progress(tree.depth, tree.count, levels=tree.levels(), counters={"memory": tree.memory})
    given_up = Ending.LEVELS if tree.all_levels else Ending.MEMORY
    ending = {kernel.GOAL_FOUND: Ending.SOLVED, kernel.EXHAUSTED: Ending.EXHAUSTED}.get(status, given_up)
    return Growth(check, ending, tree.levels(), ending is not Ending.MEMORY, tree.memory)


class _Tree:
    """The ways kept so far; with a check of all met there is a hash table of their positions besides."""

    def __init__(self, layout: Layout, metric: Metric, check: Check, memory: int) -> None:
        self._metric = list(Metric).index(metric)
        self._check = list(Check).index(check)
        self._checked = check is Check.ALL_MET
        self._memory = memory
        self._room = _FIRST_CAPACITY if self._checked else max(memory // WAY_BYTES, 2 * kernel.MAX_SUCCESSORS)
        self._keys = np.empty(self._room, np.int64)
        self._parents = np.empty(self._room, np.int32)
        self._table = np.zeros(2 * self._room if self._checked else 1, np.int32)
        self._ends = np.zeros(MOST_LEVELS, np.int64)
        self._ends[0] = 1
        self._state = np.array([0, 1, 0, 0], np.int64)
        self._keys[0], self._parents[0] = pack(layout), -1
        if self._checked:
            kernel.enter(self._keys, 0, 1, self._table)

    @property
    def count(self) -> int:
        """How many ways are kept."""
        return int(self._state[kernel.COUNT])

    @property
    def depth(self) -> int:
        """The level being expanded."""
        return int(self._state[kernel.DEPTH])

    @property
    def memory(self) -> int:
        """The bytes in use."""
        return self.count * WAY_BYTES + (len(self._table) * _TABLE_SLOT_BYTES if self._checked else 0)

    @property
    def all_levels(self) -> bool:
        """Whether the last level that a search may have is filled."""
        return self.depth + 1 == MOST_LEVELS and int(self._state[kernel.CURSOR]) == int(self._ends[self.depth])

    def levels(self) -> tuple[int, ...]:
        """How many ways of each number of steps are kept, the level being filled included."""
        ends = [0, *self._ends[: self.depth + 1].tolist(), self.count]
        return tuple(after - before for before, after in pairwise(ends) if after > before)

    def grow(self, budget: int) -> int:
        """Look at so many successors; returns the status of the kernel."""
        return kernel.grow_tree(
            self._keys, self._parents, self._table, self._ends, self._state, self._metric, self._check, budget
        )

    def enlarge(self) -> bool:
        """Make twice the room for a search that keeps each position once; False where memory does not allow it."""
        doubled = 2 * self._room
        if not self._checked or doubled * (WAY_BYTES + 2 * _TABLE_SLOT_BYTES) > self._memory:
            return False
        self._room = doubled
        self._keys = np.concatenate([self._keys, np.empty_like(self._keys)])
        self._parents = np.concatenate([self._parents, np.empty_like(self._parents)])
        self._table = np.zeros(2 * doubled, np.int32)
        kernel.enter(self._keys, 0, self.count, self._table)
        return True
