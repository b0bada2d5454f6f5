"""The positions of a search in the order visited, in arrays that grow with it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import sub
from typing import NamedTuple

import numpy as np

from solvers.klotski.breadth_first import kernel, search_kernel


class Arrays(NamedTuple):
    """Memory for the positions of a search, with a hash table or with one of a single slot, which stands for none."""

    keys: kernel.Int64s
    parents: search_kernel.Int32s
    table: search_kernel.Int32s

    @classmethod
    def new(cls, capacity: int, slots: int = 1) -> Arrays:
        """For so many positions, and a hash table of so many slots, a power of two."""
        return cls(np.empty(capacity, np.int64), np.empty(capacity, np.int32), np.zeros(slots, np.int32))


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
        self.scratch = np.empty((search_kernel.SCRATCH_ROWS, kernel.MAX_SUCCESSORS), np.int64)
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
        ends = [*self.ends[: self.depth + 1].tolist(), self.count]
        return tuple(filter(None, map(sub, ends, [0, *ends])))

    def grow(self) -> None:
        """Double the capacity; the hash table has at least two slots for each position."""
        self.keys = np.concatenate([self.keys, np.empty_like(self.keys)])
        self.parents = np.concatenate([self.parents, np.empty_like(self.parents)])
        if len(self.table) >= 2 * len(self.keys):
            return
        self.table = np.zeros(2 * len(self.table), np.int32)
        search_kernel.enter(self.keys, 0, self.count, self.table)
