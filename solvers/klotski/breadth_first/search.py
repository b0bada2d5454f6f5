"""A breadth-first search over packed positions that can be driven slice by slice, and the way back to its start."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import numpy as np

from solvers.klotski.breadth_first import kernel
from solvers.klotski.layout import Kind, Layout
from solvers.klotski.moves import Metric, Step
from solvers.klotski.packed import BLOCK, FIELDS, pack, square_of, unpack
from solvers.klotski.trace import Child, Expansion, NodeStatus, level_tree, place_of
from solvers.pace import nodes_granted
from solvers.slices import Slices

FIRST_BUDGET = 120_000
"""Successors looked at in the first slice: most searches need no second."""

_FIRST_CAPACITY = 1 << 15
_FIRST_LEVELS = 1 << 9
_METRICS = {Metric.MOVES: kernel.MOVES, Metric.CELLS: kernel.CELLS, Metric.STRAIGHT: kernel.STRAIGHT}
_KINDS = {**{field: kind for kind, field in FIELDS.items()}, BLOCK: Kind.BLOCK}
_SQUARES = [square_of(cell) for cell in range(20)]


@cache
def load() -> None:
    """Load every kernel of a search, from disk or by compiling it, by solving a layout that is one move away."""
    layout = Layout.parse("..../..../.AA./.AA./....")
    search = BreadthFirst([kernel.canonical(pack(layout))], Metric.MOVES)
    search.advance(stop_at_goal=True)
    search.steps_to(search.nearest_goal(), pack(layout))


class BreadthFirst:
    """The positions met so far from some seeds, in the order met; mirror images are one position."""

    def __init__(self, seeds: Sequence[int], metric: Metric) -> None:
        """Begin at the canonical positions `seeds`, all different."""
        self.metric = _METRICS[metric]
        capacity = max(_FIRST_CAPACITY, 2 * (len(seeds) + kernel.MAX_SUCCESSORS))
        self.keys = np.empty(capacity, np.int64)
        self.parents = np.empty(capacity, np.int32)
        self.cells = np.empty(capacity, np.int16)
        self.ends = np.zeros(_FIRST_LEVELS, np.int64)
        self.state = np.array([0, len(seeds), 0], np.int64)
        self.keys[: len(seeds)] = seeds
        self.parents[: len(seeds)] = -1
        self.cells[: len(seeds)] = 0
        self.ends[0] = len(seeds)
        self._slices = Slices(FIRST_BUDGET)
        self.table = np.zeros(2 * _power_of_two(capacity), np.int32)
        kernel.enter(self.keys, 0, len(seeds), self.table)

    @property
    def count(self) -> int:
        """How many positions have been met."""
        return int(self.state[kernel.COUNT])

    @property
    def depth(self) -> int:
        """The depth of the level being expanded."""
        return int(self.state[kernel.DEPTH])

    @property
    def waiting(self) -> int:
        """How many positions have been met and not yet expanded."""
        return self.count - self.expanded

    def levels(self) -> tuple[int, ...]:
        """How many positions were met at each depth, the one being filled included."""
        ends = self.level_starts()
        if self.count > ends[-1]:
            ends.append(self.count)
        return tuple(after - before for before, after in pairwise(ends))

    @property
    def expanded(self) -> int:
        """How many positions have been expanded."""
        return int(self.state[kernel.CURSOR])

    def advance(self, *, stop_at_goal: bool, successors: int | None = None) -> int:
        """Run a slice, of so many successors at most and the last position's with all it has, fewer at a slow pace.

        Returns `SLICE_OVER`, `GOAL_FOUND` or `EXHAUSTED` of the kernel.
        """

        def search(budget: int) -> int:
            return kernel.advance(
                self.keys,
                self.parents,
                self.cells,
                self.table,
                self.ends,
                self.state,
                self.metric,
                stop_at_goal,
                budget,
            )

        while (status := self._slices.run(search, successors)) == kernel.STORE_FULL:
            self._grow()
        return status

    def level_starts(self) -> list[int]:
        """The index of the first position of each level, the one being filled included."""
        return [0, *self.ends[: self.depth + 1].tolist()]

    def index_of(self, key: int) -> int:
        """The index of any position, mirrored or not, or -1 when it was never met."""
        return kernel.index_of(kernel.canonical(key), self.keys, self.table)

    def depth_of(self, index: int) -> int:
        """The depth at which the position with this index was met."""
        return int(np.searchsorted(self.ends[: self.depth + 1], index, side="right"))

    def successors(self, key: int) -> list[int]:
        """Every position one step from any position, as they are, not mirrored."""
        found = np.empty(kernel.MAX_SUCCESSORS, np.int64)
        lengths = np.empty(kernel.MAX_SUCCESSORS, np.int64)
        return found[: kernel.expand(key, self.metric, found, lengths)].tolist()

    def step_between(self, before: int, after: int) -> Step:
        """The step that leads from one position to the next."""
        path = np.empty(20, np.int16)
        field, used = kernel.write_step(before, after, self.metric, path, 0)
        return _steps([field], [used], path.tolist())[0]

    def nearest_goal(self) -> int:
        """The index of the solved position of the last level that took the fewest cells; -1 without one."""
        depth = self.depth
        first = int(self.ends[depth])
        return kernel.nearest_goal(self.keys, self.cells, 0 if self.count == first else first, self.count)

    def steps_to(self, index: int, start: int) -> tuple[Step, ...]:
        """The steps of a shortest way from the position `start`, a seed or its mirror image, to the one at `index`."""
        chain = [index]
        while self.parents[chain[-1]] >= 0:
            chain.append(int(self.parents[chain[-1]]))
        chain.reverse()
        fields = np.empty(len(chain) - 1, np.int16)
        ends = np.empty(len(chain) - 1, np.int64)
        path = np.empty(20 * len(chain), np.int16)
        kernel.reconstruct_path(start, self.keys, np.array(chain, np.int32), self.metric, fields, ends, path)
        return _steps(fields.tolist(), ends.tolist(), path.tolist())

    def _grow(self) -> None:
        self.keys = np.concatenate([self.keys, np.empty_like(self.keys)])
        self.parents = np.concatenate([self.parents, np.empty_like(self.parents)])
        self.cells = np.concatenate([self.cells, np.empty_like(self.cells)])
        if self.depth + 1 == len(self.ends):
            self.ends = np.concatenate([self.ends, np.zeros_like(self.ends)])
        self.table = np.zeros(2 * len(self.table), np.int32)
        kernel.enter(self.keys, 0, self.count, self.table)


def _steps(fields: list[int], ends: list[int], path: list[int]) -> tuple[Step, ...]:
    starts = [0, *ends][: len(ends)]
    return tuple(
        Step(_KINDS[field], tuple(_SQUARES[cell] for cell in path[first:last]))
        for field, first, last in zip(fields, starts, ends, strict=True)
    )


def _power_of_two(number: int) -> int:
    return 1 << (number - 1).bit_length()


def advance(search: BreadthFirst) -> tuple[int, Expansion | None]:
    """Search on to a goal by a slice, or at a slow pace by as many expansions as it grants, the last of them told."""
    granted = nodes_granted()
    if granted is None:
        return search.advance(stop_at_goal=True), None
    status = kernel.SLICE_OVER
    before = search.count
    while status == kernel.SLICE_OVER and granted > 0:
        before = search.count
        status = search.advance(stop_at_goal=True, successors=1)
        granted -= 1
    return status, _expansion(search, search.expanded - 1, before)


def _expansion(search: BreadthFirst, node: int, before: int) -> Expansion:
    """What became of the position with this index; there were so many before it was expanded."""
    key = int(search.keys[node])
    starts = search.level_starts()
    tree = level_tree(starts, search.count, lambda index: int(search.parents[index]), node)
    met = {search.index_of(successor): successor for successor in search.successors(key)}
    children = tuple(
        Child(unpack(successor), NodeStatus.SEEN if index < before else NodeStatus.NEW, place_of(index, starts))
        for index, successor in met.items()
    )
    return Expansion(node + 1, len(tree.way) - 1, unpack(key), children, tree)
