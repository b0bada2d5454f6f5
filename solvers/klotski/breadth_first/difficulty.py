"""The difficulty of every layout of the same pieces, and random layouts of a given difficulty."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, islice, pairwise
from random import Random
from time import sleep
from typing import TYPE_CHECKING

from solvers.klotski.layout import EXIT, Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import unpack
from solvers.klotski.piece_set import PieceSet, PieceSetFault
from solvers.message import Message
from solvers.search import POLITE_NODES, Found, Outcome, Progress, Search, Verdict

if TYPE_CHECKING:
    from solvers.klotski.breadth_first.search import BreadthFirst


class Difficulty:
    """How far every solvable layout of some pieces is from the exit, mirror images counted once; made by `search`."""

    def __init__(self, pieces: PieceSet, metric: Metric, from_exit: BreadthFirst) -> None:
        self.pieces = pieces
        self.metric = metric
        self._from_exit = from_exit

    @property
    def solvable(self) -> int:
        """How many of the layouts have a solution."""
        return self._from_exit.count

    @property
    def levels(self) -> tuple[int, ...]:
        """How many layouts are at each distance."""
        return self._from_exit.levels()

    @property
    def hardest(self) -> int:
        """The greatest distance of any."""
        return self._from_exit.depth

    def easier(self, distance: int) -> float:
        """The share of the solvable layouts that take fewer steps, 0 to 1."""
        return sum(self.levels[:distance]) / self.solvable

    def at(self, distance: int, chance: Random) -> Layout:
        """A random layout at exactly this distance, or its mirror image; raises `ValueError` where there is none."""
        levels = self.levels
        if not 0 <= distance < len(levels):
            raise ValueError(f"no layout of these pieces is {distance} steps away")
        index = sum(levels[:distance]) + chance.randrange(levels[distance])
        layout = unpack(int(self._from_exit.keys[index]))
        return layout.mirror() if chance.random() < 0.5 else layout

    def symmetric(self) -> Iterator[tuple[int, Layout]]:
        """Every solvable layout that is its own mirror image, with its distance, the nearest first."""
        from solvers.klotski.breadth_first import kernel

        for distance, (first, end) in enumerate(pairwise([*accumulate(self.levels, initial=0)])):
            for key in self._from_exit.keys[first:end].tolist():
                if kernel.mirrored(key) == key:
                    yield distance, unpack(key)


def search(pieces: PieceSet, metric: Metric) -> Search[Difficulty]:
    """Go back from every solved layout at once to all that can be solved; the one answer is a `Difficulty`."""
    import numpy as np

    from solvers.kernels import prepare
    from solvers.klotski.breadth_first import kernel
    from solvers.klotski.breadth_first.search import BreadthFirst

    prepare(kernel)
    yield Progress(depth=0, visited=0)
    solved: set[int] = set()
    positions = pieces.positions(EXIT)
    while batch := list(islice(positions, POLITE_NODES)):
        keys = np.array(batch, np.int64)
        kernel.replace_by_canonical(keys)
        solved.update(keys.tolist())
        sleep(0)
        yield Progress(depth=0, visited=len(solved))
    if not solved:
        return Verdict(Outcome.IMPOSSIBLE, reason=Message(PieceSetFault.UNSOLVABLE))
    from_exit = BreadthFirst(sorted(solved), metric)
    status = kernel.SLICE_OVER
    while status != kernel.EXHAUSTED:
        status = from_exit.advance(stop_at_goal=False)
        yield Progress(from_exit.depth, from_exit.count, from_exit.waiting, levels=from_exit.levels())
    yield Found(Difficulty(pieces, metric, from_exit), from_exit.count)
    return Verdict(Outcome.EXHAUSTED, from_exit.count)
