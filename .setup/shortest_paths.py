"""All shortest solutions of a layout at once: the graph of the positions that lie on one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from solvers.kernels import prepare
from solvers.klotski.breadth_first import kernel, search_kernel
from solvers.klotski.breadth_first.search import KERNELS, BreadthFirst
from solvers.klotski.layout import Layout, PieceKind, Square
from solvers.klotski.moves import Metric
from solvers.klotski.packed import BLOCK, EXIT_CELL, FIELD_BITS, FIELDS, block_cell, pack, square_of
from solvers.klotski.state_space import graph_kernel


class Slide(NamedTuple):
    """What a step does to the board: which kind of piece leaves which square for which."""

    kind: PieceKind
    origin: Square
    target: Square


class ShortestPaths:
    """Every shortest solution of a layout, counted in moves; they are searched for when they are first asked for."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    @cached_property
    def levels(self) -> tuple[dict[int, tuple[int, ...]], ...]:
        """The positions that some shortest solution has after each number of steps, and how it goes on from there.

        Positions are packed and as they are, not mirrored: `levels[d]` holds, for each of those after d steps, the
        positions with which a shortest solution goes on. The last level holds the solved ones. Raises `ValueError` for
        a layout without a solution.
        """
        prepare(*KERNELS, graph_kernel)
        frontier = BreadthFirst([kernel.canonical(pack(self.layout))], Metric.MOVES)
        status = search_kernel.GOAL_FOUND if self.layout.solved else search_kernel.SLICE_OVER
        while status == search_kernel.SLICE_OVER:
            status = frontier.advance(stop_at_goal=True)
        if status == search_kernel.EXHAUSTED:
            raise ValueError(f"{self.layout} has no solution")
        return _levels(pack(self.layout), frontier, _on_shortest(frontier))

    @property
    def length(self) -> int:
        """The number of steps of each."""
        return len(self.levels) - 1

    def steps(self) -> Iterator[tuple[int, int]]:
        """Every step of any shortest solution, as the positions before and after it, those of the start first."""
        for level in self.levels:
            for before, following in level.items():
                for after in following:
                    yield before, after

    def all_take(self, wanted: Callable[[Slide], bool]) -> bool:
        """Whether every shortest solution has such a step: none is left when all of them are taken away."""
        reached: Set[int] = set(self.levels[0])
        for level in self.levels[:-1]:
            reached = {
                after for before in reached for after in level[before] if not wanted(slide_between(before, after))
            }
        return not reached


def _on_shortest(frontier: BreadthFirst) -> list[set[int]]:
    """The indices of the positions on shortest solutions by depth, mirror images as one: back from the solved ones."""
    bounds = [each for each in pairwise([*frontier.level_starts(), frontier.count]) if each[0] < each[1]]
    first, end = bounds[-1]
    nearer = set((first + np.flatnonzero(frontier.keys[first:end] >> BLOCK & 15 == EXIT_CELL)).tolist())
    found = [nearer]
    for first, end in bounds[-2::-1]:
        near = [key for node in nearer for key in frontier.successors.of(int(frontier.keys[node]))]
        nearer = {index for index in _indices(near, frontier) if first <= index < end}
        found.append(nearer)
    return found[::-1]


def _levels(start: int, frontier: BreadthFirst, on_shortest: list[set[int]]) -> tuple[dict[int, tuple[int, ...]], ...]:
    """Go on from the start, as the board really is, through positions on shortest solutions only."""
    levels: list[dict[int, tuple[int, ...]]] = []
    reached = [start]
    for nodes in on_shortest[1:]:
        near = {key: frontier.successors.of(key) for key in reached}
        positions = list(dict.fromkeys(after for following in near.values() for after in following))
        nearer = {
            after: None for after, index in zip(positions, _indices(positions, frontier), strict=True) if index in nodes
        }
        levels.append({key: tuple(after for after in following if after in nearer) for key, following in near.items()})
        reached = list(nearer)
    return *levels, dict.fromkeys(reached, ())


def _indices(positions: list[int], frontier: BreadthFirst) -> list[int]:
    """The index of each position or of its mirror image, -1 where it was not visited."""
    indices = np.empty(len(positions), np.int32)
    graph_kernel.write_nodes(np.array(positions, np.int64), frontier.keys, frontier.table, indices)
    return indices.tolist()


def slide_between(before: int, after: int) -> Slide:
    """The step that leads from one packed position to the next."""
    if block_cell(before) != block_cell(after):
        return Slide(PieceKind.BLOCK, square_of(block_cell(before)), square_of(block_cell(after)))
    changed = (before ^ after) & ((1 << BLOCK) - 1)
    for kind, field in FIELDS.items():
        bits = changed >> field & (1 << FIELD_BITS[kind]) - 1
        if bits:
            origin = bits & before >> field
            return Slide(kind, _square(origin), _square(bits ^ origin))
    raise ValueError("no step leads from a position to itself")


def _square(bit: int) -> Square:
    return square_of(bit.bit_length() - 1)
