"""The difficulty of every layout of the same pieces, and random layouts of a given difficulty."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise
from random import Random
from typing import TYPE_CHECKING

from solvers.klotski.layout import EXIT, Layout
from solvers.klotski.moves import Metric, check_types
from solvers.klotski.packed import unpack
from solvers.klotski.piece_set import PieceSet, PieceSetFault
from solvers.message import Message
from solvers.search import Outcome, Search, Verdict, last_answer
from solvers.slices import ready

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
    def solvable_one_by_one(self) -> int:
        """The same, mirror images counted too."""
        return self._from_exit.unmirrored(self.solvable, mirrored_too=True)

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

    def hardest_layouts(self) -> list[Layout]:
        """Every layout at the greatest distance, one of each and its mirror image, in the order of their text forms."""
        return sorted(
            map(unpack, self._from_exit.keys[self.solvable - self.levels[-1] : self.solvable].tolist()), key=str
        )

    def symmetric(self) -> Iterator[tuple[int, Layout]]:
        """Every solvable layout that is its own mirror image, with its distance, the nearest first."""
        from solvers.klotski.breadth_first import kernel

        for distance, (first, end) in enumerate(pairwise([*accumulate(self.levels, initial=0)])):
            for key in self._from_exit.keys[first:end].tolist():
                if kernel.mirrored(key) == key:
                    yield distance, unpack(key)


@dataclass(frozen=True, slots=True)
class Cost:
    """What a search takes, known before it begins."""

    layouts: int
    """Counted one by one, mirror images too."""
    bytes: int
    """At most."""
    seconds: float
    """About, on a common computer."""


def cost(pieces: PieceSet) -> Cost:
    """What a search through the layouts of these pieces takes, in any count."""
    layouts = pieces.layouts
    return Cost(layouts, _SPARE_BYTES + _BYTES_A_LAYOUT * layouts, _SECONDS_A_LAYOUT * pieces.blanks * layouts)


_BYTES_A_LAYOUT = 40
"""Of the arrays of the breadth-first search while they grow; a layout and its mirror image are one position."""
_SPARE_BYTES = 2_000_000
"""Room that is always there."""
_SECONDS_A_LAYOUT = 40e-9
"""For each empty cell: the more there are, the more steps lead on."""


def search(pieces: PieceSet, metric: Metric) -> Search[Difficulty]:
    """Go back from every solved layout at once to all that can be solved; the one answer is a `Difficulty`."""
    import numpy as np

    from solvers.klotski import positions_kernel
    from solvers.klotski.breadth_first import kernel
    from solvers.klotski.breadth_first.search import KERNELS, BreadthFirst

    check_types(metric)
    yield from ready(*KERNELS, positions_kernel)
    solved = np.array(pieces.positions(EXIT), np.int64)
    if not len(solved):
        fault = PieceSetFault.UNSOLVABLE if pieces.layouts else PieceSetFault.NOWHERE
        return Verdict(Outcome.IMPOSSIBLE, reason=Message(fault))
    kernel.replace_by_canonical(solved)
    from_exit = BreadthFirst(np.unique(solved).tolist(), metric)
    yield from from_exit.exhaust()
    return (yield from last_answer(Difficulty(pieces, metric, from_exit), from_exit.count))
