"""Breadth-first search without a check for duplicates, beside the same search with one.

Without a check, each level holds every path of that many steps, and a position once for each path to it: what Lü's
articles save by their tree of visited positions. How far it gets depends on the memory it is given.
"""

from __future__ import annotations

from collections.abc import Generator

from solvers.klotski.breadth_first import kernel, search_kernel, without_check_kernel
from solvers.klotski.breadth_first.growth import PATH_BYTES, Check, Growth, StopReason
from solvers.klotski.breadth_first.search import Arrays, PositionStore
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import pack
from solvers.search import Progress, Search, last_answer
from solvers.slices import Slices, ready

_FIRST_CAPACITY = 1 << 12
MOST_LEVELS = 1 << 9
"""A search ends after so many levels: far more than any layout needs whose positions are recognised."""


def search(layout: Layout, metric: Metric, check: Check, memory: int) -> Search[Growth]:
    """Search to the first level with a solution, for `MOST_LEVELS` or until `memory` bytes are used up.

    The one answer is a `Growth`. Raises `MemoryError` when the machine does not give so much.
    """
    yield from ready(search_kernel, without_check_kernel)
    growth = yield from _grow(layout, metric, check, memory)
    return (yield from last_answer(growth, growth.kept))


def _grow(layout: Layout, metric: Metric, check: Check, memory: int) -> Generator[Progress, None, Growth]:
    """Grow the tree; its arrays are gone when this has ended."""
    tree = _PathStore(layout, metric, check, memory)
    slices = Slices()
    status = search_kernel.GOAL_FOUND if layout.solved else search_kernel.SLICE_OVER
    while status == search_kernel.SLICE_OVER:
        status = slices.run(tree.expand)
        if status == search_kernel.STORE_FULL and not tree.all_levels and tree.enlarge():
            status = search_kernel.SLICE_OVER
        yield Progress(tree.depth, tree.count, levels=tree.levels(), counters={"memory": tree.memory})
    given_up = StopReason.LEVELS if tree.all_levels else StopReason.MEMORY
    ended = {search_kernel.GOAL_FOUND: StopReason.SOLVED, search_kernel.EXHAUSTED: StopReason.EXHAUSTED}
    stop_reason = ended.get(status, given_up)
    return Growth(check, stop_reason, tree.levels(), stop_reason is not StopReason.MEMORY, tree.memory)


class _PathStore(PositionStore):
    """The paths stored so far; with a check of all visited positions there is a hash table of these besides."""

    def __init__(self, layout: Layout, metric: Metric, check: Check, memory: int) -> None:
        self._checked = check is Check.ALL_VISITED
        capacity = _FIRST_CAPACITY if self._checked else max(memory // PATH_BYTES, 2 * kernel.MAX_SUCCESSORS)
        super().__init__([pack(layout)], Arrays.new(capacity, 2 * capacity if self._checked else 1), MOST_LEVELS)
        self._metric = metric.number
        self._check = tuple(Check).index(check)
        self._memory = memory

    @property
    def memory(self) -> int:
        """The bytes in use."""
        return self.count * PATH_BYTES + (self.table.nbytes if self._checked else 0)

    @property
    def all_levels(self) -> bool:
        """Whether the last level that a search may have is filled."""
        return self.expanded == int(self.ends[self.depth])  # at the end of any other, the kernel begins the next

    def expand(self, budget: int) -> int:
        """Look at so many successors; returns the status of the kernel."""
        return without_check_kernel.grow_tree(
            self.keys, self.parents, self.table, self.ends, self.state, self.scratch, self._metric, self._check, budget
        )

    def enlarge(self) -> bool:
        """Double the capacity of a search that keeps each position once; False where memory does not allow it."""
        doubled = 2 * len(self.keys)
        if not self._checked or doubled * (PATH_BYTES + 2 * self.table.itemsize) > self._memory:
            return False
        self.grow()
        return True
