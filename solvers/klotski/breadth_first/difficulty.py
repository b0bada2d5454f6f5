"""The difficulty of every layout of the same pieces, and random layouts of a given difficulty."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING

from solvers.klotski.layout import EXIT, Layout
from solvers.klotski.moves import Metric, check_types
from solvers.klotski.packed import unpack
from solvers.klotski.piece_set import PieceSet, PieceSetFault
from solvers.message import Message
from solvers.search import Outcome, Progress, Search, Verdict, last_answer
from solvers.slices import ready

if TYPE_CHECKING:
    from solvers.array_types import Int64s
    from solvers.klotski.breadth_first.search import BreadthFirst


class Difficulty:
    """How far every solvable layout of some pieces is from the exit, mirror images counted once; made by `search`.

    `keys` (int64) holds the position that stands for each and its mirror image, those at distance 0 before those at 1
    and so on; `levels` how many layouts are at each distance.
    """

    def __init__(self, pieces: PieceSet, metric: Metric, keys: Int64s, levels: tuple[int, ...]) -> None:
        self.pieces = pieces
        self.metric = metric
        self.keys = keys
        self.levels = levels
        self.starts = [*accumulate(levels, initial=0)]
        """Where each level begins, and where the last ends."""

    @property
    def solvable(self) -> int:
        """How many of the layouts have a solution."""
        return self.starts[-1]

    @property
    def solvable_one_by_one(self) -> int:
        """The same, mirror images counted too."""
        from solvers.klotski.breadth_first import kernel

        return 2 * self.solvable - kernel.symmetric(self.keys, self.solvable)

    @property
    def hardest(self) -> int:
        """The greatest distance of any; -1 where none has a solution."""
        return len(self.levels) - 1

    def at(self, distance: int, chance: Random) -> Layout:
        """A random layout at exactly this distance, or its mirror image; raises `ValueError` where there is none."""
        if not 0 <= distance < len(self.levels):
            raise ValueError(f"no layout of these pieces is {distance} steps away")
        index = self.starts[distance] + chance.randrange(self.levels[distance])
        layout = unpack(int(self.keys[index]))
        return layout.mirror() if chance.random() < 0.5 else layout

    def keys_at(self, distance: int) -> Int64s:
        """The positions (int64) at exactly this distance, one of each and its mirror image, sorted by their text forms.

        None where no layout is that far.
        """
        if not 0 <= distance < len(self.levels):
            return self.keys[:0]
        return in_text_order(self.keys[self.starts[distance] : self.starts[distance + 1]])

    def layouts_at(self, distance: int, first: int = 0, number: int | None = None) -> list[Layout]:
        """The layouts of `keys_at` from the one with the index `first` on, `number` of them at most."""
        keys = self.keys_at(distance)[first:]
        return list(map(unpack, keys[:number].tolist()))


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
    from solvers.klotski import positions_kernel, text_order_kernel
    from solvers.klotski.breadth_first.search import KERNELS

    check_types(metric)
    yield from ready(*KERNELS, positions_kernel, text_order_kernel)
    searched = yield from from_exit(pieces, metric)
    if searched is None:
        fault = PieceSetFault.UNSOLVABLE if pieces.layouts else PieceSetFault.NOWHERE
        return Verdict(Outcome.IMPOSSIBLE, reason=Message(fault))
    known = Difficulty(pieces, metric, searched.keys[: searched.count], searched.levels())
    return (yield from last_answer(known, searched.count))


def from_exit(pieces: PieceSet, metric: Metric) -> Generator[Progress, None, BreadthFirst | None]:
    """The whole search from all solved layouts of these pieces; None where there are none. Its kernels are ready."""
    import numpy as np

    from solvers.klotski.breadth_first import kernel
    from solvers.klotski.breadth_first.search import BreadthFirst

    solved = pieces.position_array(EXIT)
    if not len(solved):
        return None
    kernel.replace_by_canonical(solved)
    searched = BreadthFirst(np.unique(solved).tolist(), metric)
    yield from searched.exhaust()
    return searched


def in_text_order(keys: Int64s) -> Int64s:
    """Some packed positions (int64) in the order of their text forms."""
    import numpy as np

    from solvers.klotski.text_order_kernel import write_text_order

    numbers = np.empty_like(keys)
    write_text_order(keys, numbers)
    return keys[numbers.argsort(kind="stable")]
