"""A breadth-first search over packed positions that runs slice by slice, and the path back to its start."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from solvers.array_types import Int8s, Int16s, Int32s, Int64s, UInt8s
from solvers.klotski.breadth_first import component_kernel, kernel, path_kernel, search_kernel, two_blanks_kernel
from solvers.klotski.breadth_first.visits_kernel import write_visits
from solvers.klotski.layout import PieceKind
from solvers.klotski.moves import Metric, Step
from solvers.klotski.packed import BLOCK, FIELDS, blanks_of, square_of, unpack
from solvers.klotski.paths import path_to
from solvers.klotski.trace import Ending, Expansion, NodeStatus, Successor, level_sizes, level_tree, place_of
from solvers.klotski.visit_log import VisitLog
from solvers.pace import nodes_granted
from solvers.search import Progress
from solvers.slices import Slices


class Arrays(NamedTuple):
    """Memory for the positions of a search, with a hash table or with one of a single slot, which stands for none."""

    keys: Int64s
    parents: Int32s
    table: Int32s

    @classmethod
    def new(cls, capacity: int, slots: int = 1) -> Arrays:
        """For so many positions, and a hash table of so many slots, a power of two."""
        return cls(np.empty(capacity, np.int64), np.empty(capacity, np.int32), np.zeros(slots, np.int32))


def new_scratch() -> Int64s:
    """The `scratch` of the kernels."""
    return np.empty((search_kernel.SCRATCH_ROWS, kernel.MAX_SUCCESSORS), np.int64)


class PositionStore:
    """Positions in the order visited, with the index of the parent of each, level by level.

    `keys` (int64) and `parents` (int32) grow with the search, `table` (int32) is the hash table of the keys, `ends`
    (int64) holds the number of positions up to each depth, and `state` (int64) where the kernel stands.
    """

    def __init__(self, seeds: Sequence[int], arrays: Arrays, levels: int) -> None:
        """Begin with the positions `seeds`, all different."""
        self.keys, self.parents, self.table = arrays.keys, arrays.parents, arrays.table
        self.keys[: len(seeds)] = seeds
        self.parents[: len(seeds)] = -1
        self.ends = np.zeros(levels, np.int64)
        self.ends[0] = len(seeds)
        self.state = np.array([0, len(seeds), 0, 0], np.int64)
        self.scratch = new_scratch()
        if len(self.table) > 1:
            search_kernel.enter(self.keys, 0, len(seeds), self.table)

    @property
    def count(self) -> int:
        """How many positions have been visited."""
        return int(self.state[search_kernel.COUNT])

    @property
    def expanded(self) -> int:
        """How many positions have been expanded."""
        return int(self.state[search_kernel.CURSOR])

    @property
    def waiting(self) -> int:
        """How many positions have been visited and not yet expanded."""
        return self.count - self.expanded

    @property
    def depth(self) -> int:
        """The depth of the level being expanded."""
        return int(self.state[search_kernel.DEPTH])

    def level_starts(self) -> list[int]:
        """The index of the first position of each level, the one being filled included."""
        return [0, *self.ends[: self.depth + 1].tolist()]

    def levels(self) -> tuple[int, ...]:
        """How many positions were visited at each depth, the one being filled included."""
        return level_sizes(self.level_starts(), self.count)

    def grow(self) -> None:
        """Double the capacity; the hash table has at least two slots for each position."""
        self.keys = np.concatenate([self.keys, np.empty_like(self.keys)])
        self.parents = np.concatenate([self.parents, np.empty_like(self.parents)])
        if len(self.table) < 2 * len(self.keys):
            self.table = np.zeros(2 * len(self.table), np.int32)
            search_kernel.enter(self.keys, 0, self.count, self.table)


Candidates = tuple[Int16s, UInt8s, Int64s]
"""`pairs`, `bits` and `candidates` of the kernel."""

NO_CANDIDATES: Candidates = np.empty((0, 4), np.int16), np.empty(0, np.uint8), np.empty((0, 4), np.int64)
"""For layouts with other than two blanks."""


@cache
def candidates_of(metric: int) -> Candidates:
    """Every slide that two blanks allow."""
    pairs = np.zeros((two_blanks_kernel.PAIR_MODULUS, 4), np.int16)
    bits = np.zeros(two_blanks_kernel.ROOM, np.uint8)
    candidates = np.zeros((two_blanks_kernel.ROOM, 4), np.int64)
    alone = np.zeros((two_blanks_kernel.ROOM, 3), np.int64)
    lists = np.empty((2, kernel.MAX_SUCCESSORS), np.int64)
    two_blanks_kernel.write_candidates(metric, pairs, bits, candidates, alone, lists)
    return pairs, bits, candidates


KERNELS = kernel, two_blanks_kernel, search_kernel, path_kernel
"""What a search is compiled from."""

FIRST_BUDGET = 120_000
"""Successors looked at in the first slice: most searches need no second."""

NOTED_AT_ONCE = 1 << 14
"""Visits that are noted together."""

_FIRST_CAPACITY = 1 << 15
_LEAST_SLOTS = 1 << 17
_FIRST_LEVELS = 1 << 9
_KINDS = {**{field: kind for kind, field in FIELDS.items()}, BLOCK: PieceKind.BLOCK}
_SQUARES = [square_of(cell) for cell in range(20)]


class Successors:
    """The positions one step from another, by the compiled kernel; the arrays it writes to are made once."""

    def __init__(self, metric: Metric) -> None:
        self._metric = metric.number
        self._keys = np.empty(kernel.MAX_SUCCESSORS, np.int64)
        lengths = np.empty(kernel.MAX_SUCCESSORS, np.int64)
        self._expand = kernel.expand.bound(self._keys, lengths)
        self._expand_canonical = kernel.expand_canonical.bound(self._keys, lengths)

    def of(self, key: int) -> list[int]:
        """The successors of any position, as they are, not mirrored."""
        return self._keys[: self._expand(key, self._metric)].tolist()

    def canonical_of(self, key: int) -> list[int]:
        """The canonical successors of any position; some perhaps twice."""
        return self._keys[: self._expand_canonical(key, self._metric)].tolist()


class BreadthFirst(PositionStore):
    """A breadth-first search from some seeds; mirror images are one position.

    `cells` (int16) holds the fewest cells slid on a shortest path to each position. `tried` (int32) is the kernel's.
    """

    def __init__(self, seeds: Sequence[int], metric: Metric) -> None:
        """Begin at the canonical positions `seeds`, all different and of the same pieces."""
        capacity = max(_FIRST_CAPACITY, 2 * (len(seeds) + kernel.MAX_SUCCESSORS))
        arrays, self.cells, self.tried = _memory(capacity)
        super().__init__(seeds, arrays, _FIRST_LEVELS)
        self.metric = metric.number
        self.cells[: len(seeds)] = self.tried[: len(seeds)] = 0
        self._slices = Slices(FIRST_BUDGET)
        self.candidates = candidates_of(self.metric) if blanks_of(seeds[0]) == 2 else NO_CANDIDATES

    def release(self) -> None:
        """End the search, which gives its positions away: the next one may have their memory."""
        memory = Arrays(self.keys, self.parents, self.table), self.cells, self.tried
        del self.keys, self.parents, self.table, self.cells, self.tried
        if len(memory[0].keys) == _FIRST_CAPACITY and not _kept:
            _kept.append(memory)

    @cached_property
    def successors(self) -> Successors:
        """The positions one step from another, in the same metric."""
        return Successors(tuple(Metric)[self.metric])

    def advance(self, *, stop_at_goal: bool, successors: int | None = None) -> int:
        """Run a slice, of so many successors at most and the last position's with all it has, fewer at a slow pace.

        Returns `SLICE_OVER`, `GOAL_FOUND` or `EXHAUSTED` of the kernel.
        """

        def search(budget: int) -> int:
            return search_kernel.advance(
                self.keys,
                self.parents,
                self.cells,
                self.tried,
                self.table,
                self.ends,
                self.state,
                self.scratch,
                *self.candidates,
                self.metric,
                stop_at_goal,
                budget,
            )

        while (status := self._slices.run(search, successors)) == search_kernel.STORE_FULL:
            self.grow()
            if successors is None:
                return search_kernel.SLICE_OVER  # growing takes as long as a slice
        return status

    def exhaust(self) -> Iterator[Progress]:
        """Go on until nothing new is left, solved or not."""
        status = search_kernel.SLICE_OVER
        while status != search_kernel.EXHAUSTED:
            status = self.advance(stop_at_goal=False)
            yield Progress(self.depth, self.count, self.waiting, levels=self.levels())

    def sides(self) -> Generator[Progress, None, Int8s | None]:
        """For each position, once all are there, whether its mirror image is reached in its stead (int8, 1 or 0).

        Reached from the first as it is; None where steps lead from each position to its mirror image. All positions
        have to be of one component, and reached from the first.
        """
        sides = np.full(self.count, -1, np.int8)
        sides[0] = 0
        cursor, slices = np.zeros(1, np.int64), Slices()
        join = component_kernel.join_to_mirror.sliced(self.keys, self.count, self.table, sides, cursor, self.scratch)
        while (status := slices.run(join)) == search_kernel.SLICE_OVER:
            yield Progress(self.depth, self.count, levels=self.levels())
        return None if status == search_kernel.GOAL_FOUND else sides

    def unmirrored(self, count: int, mirrored_too: bool) -> int:
        """How many the first `count` positions are when mirror images that belong to the component are counted, too."""
        return 2 * count - kernel.symmetric(self.keys, count) if mirrored_too else count

    def grow(self) -> None:
        """Double the capacity, and that for levels where these have run out."""
        super().grow()
        self.cells = np.concatenate([self.cells, np.empty_like(self.cells)])
        self.tried = np.concatenate([self.tried, np.empty_like(self.tried)])
        if self.depth + 1 == len(self.ends):
            self.ends = np.concatenate([self.ends, np.zeros_like(self.ends)])

    def index_of(self, key: int) -> int:
        """The index of any position, mirrored or not, or -1 when it was not visited."""
        return search_kernel.index_of(kernel.canonical(key), self.keys, self.table)

    def depth_of(self, index: int) -> int:
        """The depth at which the position with this index was visited."""
        return int(np.searchsorted(self.ends[: self.depth + 1], index, side="right"))

    def step_between(self, before: int, after: int) -> Step:
        """The step that leads from one position to the next."""
        path = np.empty(21, np.int16)
        field = path_kernel.step(before, after, self.metric, path, self.scratch)
        return _steps([field], [int(path[0])], path[1:])[0]

    def nearest_goal(self) -> int:
        """The index of the solved position of the last level that took the fewest cells; -1 without one."""
        depth = self.depth
        first = int(self.ends[depth])
        return path_kernel.nearest_goal(self.keys, self.cells, 0 if self.count == first else first, self.count)

    def steps_to(self, index: int, start: int) -> tuple[Step, ...]:
        """The steps of a shortest path from the position `start`, a seed or its mirror image, to the one at `index`."""
        return steps_along(path_to(index, self.parents), self.keys, start, self.metric)


def steps_along(chain: Sequence[int], keys: Int64s, start: int, metric: int) -> tuple[Step, ...]:
    """The steps from the position `start` through canonical positions, each one step from the one before.

    `chain` holds their indices among `keys` (int64); the first is that of `start` or of its mirror image.
    """
    fields = np.empty(len(chain) - 1, np.int16)
    ends = np.empty(len(chain) - 1, np.int64)
    path = np.empty(20 * len(chain), np.int16)
    scratch = new_scratch()
    path_kernel.reconstruct_path(start, keys, np.array(chain, np.int32), metric, fields, ends, path, scratch)
    return _steps(fields.tolist(), ends.tolist(), path)


def _steps(fields: list[int], ends: list[int], path: Int16s) -> tuple[Step, ...]:
    """The steps of pieces of these fields through the cells of `path`; each one's begin where the last one's end."""
    cells = path[: ends[-1] if ends else 0].astype(np.uint8).tobytes()
    return tuple(
        _step(field, cells[first:last]) for field, (first, last) in zip(fields, pairwise([0, *ends]), strict=True)
    )


@lru_cache(maxsize=1 << 12)
def _step(field: int, cells: bytes) -> Step:
    """A step through these cells; there are few of them, which come again and again."""
    return Step(_KINDS[field], tuple(_SQUARES[cell] for cell in cells))


def note_visits(search: BreadthFirst, first: int, log: VisitLog) -> None:
    """Note the successors of the positions expanded from the index `first` on, in their order."""
    reached = np.array([first, 0], np.int64)
    visits, depths = np.empty(NOTED_AT_ONCE, np.int64), np.empty(NOTED_AT_ONCE, np.int32)
    with log.apart():
        while reached[0] < search.expanded:
            write_visits(
                search.keys, search.ends, reached, search.expanded, search.scratch, search.metric, visits, depths
            )
            log.extend(visits[: reached[1]], depths[: reached[1]])


_Memory = tuple[Arrays, Int16s, Int32s]

_kept: list[_Memory] = []
"""That of a search that is over, a megabyte: new memory is given page by page, which takes as long as to search it."""


def _memory(capacity: int) -> _Memory:
    """For the positions of a breadth-first search, `cells` and `tried`."""
    if capacity == _FIRST_CAPACITY:
        with suppress(IndexError):
            memory = _kept.pop()
            memory[0].table.fill(0)
            return memory
    arrays = Arrays.new(capacity, max(_LEAST_SLOTS, 2 << (capacity - 1).bit_length()))
    return arrays, np.empty(capacity, np.int16), np.empty(capacity, np.int32)


def advance(search: BreadthFirst) -> tuple[int, Expansion | None]:
    """Search for a goal for a slice, or at a slow pace for as many expansions as it grants, the last of them traced."""
    granted = nodes_granted()
    if granted is None:
        return search.advance(stop_at_goal=True), None
    status = search_kernel.SLICE_OVER
    before = search.count
    while status == search_kernel.SLICE_OVER and granted > 0:
        before = search.count
        status = search.advance(stop_at_goal=True, successors=1)
        granted -= 1
    return status, _expansion(search, search.expanded - 1, before, _ENDINGS[status])


_ENDINGS = {
    search_kernel.SLICE_OVER: Ending.GOES_ON,
    search_kernel.GOAL_FOUND: Ending.SOLVED,
    search_kernel.EXHAUSTED: Ending.EXHAUSTED,
}


def _expansion(search: BreadthFirst, node: int, before: int, ending: Ending) -> Expansion:
    """The expansion of the position with this index; `before` is the number of positions before it."""
    key = int(search.keys[node])
    starts = search.level_starts()
    tree = level_tree(starts, search.count, search.parents, node)
    indices = {search.index_of(successor): successor for successor in search.successors.of(key)}
    successors = tuple(
        Successor(unpack(successor), NodeStatus.SEEN if index < before else NodeStatus.NEW, place_of(index, starts))
        for index, successor in indices.items()
    )
    return Expansion(node + 1, len(tree.path) - 1, unpack(key), successors, tree, ending=ending)
