"""The layouts of some pieces that something sets apart from the others, each kind by an exact definition.

All but the last kind have a solution. A layout and its mirror image are one.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from solvers.klotski.atlas.atlas import Atlas
from solvers.klotski.layout import Layout
from solvers.klotski.packed import unpack
from solvers.search import Search, last_answer
from solvers.slices import ready

if TYPE_CHECKING:
    from solvers.array_types import Int32s, Int64s


class Special(StrEnum):
    """What sets layouts apart."""

    SYMMETRIC = "symmetric"
    """It is its own mirror image."""
    PEAKS = "peaks"
    """Every step leads nearer to the exit."""
    PLACES = "places"
    """Cao Cao is not at the exit, and no layout with him in the same place takes more steps; mirror images are one."""
    ONE_SOLUTION = "one-solution"
    """It has one shortest solution and no other, mirror images counted one by one."""
    PASSES = "passes"
    """It has as many narrow passes as any: positions, neither start nor solved, that every solution comes through."""
    EXCHANGED = "exchanged"
    """Two of its pieces, of two kinds, fill a rectangle together, and with both exchanged it takes fewer steps: no pair
    of such layouts is further apart. The harder of the two is meant."""
    SOLDIER_ELSEWHERE = "soldier"
    """With one soldier on another cell it takes fewer steps: no pair of such layouts is further apart. The harder of
    the two is meant."""
    UNSOLVABLE = "unsolvable"
    """It has no solution."""


@dataclass(frozen=True, eq=False)
class Selection:
    """The special layouts of one kind, the hardest first, and those that are as hard in the order of their text forms.

    `nodes` (int32) are their nodes in the atlas. In a selection of pairs, `partners` (int64) are the packed positions
    of the easier ones, and a layout comes as often as it has partners; it is None in any other.
    """

    atlas: Atlas
    special: Special
    nodes: Int32s
    partners: Int64s | None

    def __len__(self) -> int:
        return len(self.nodes)

    @property
    def levels(self) -> tuple[int, ...]:
        """How many there are at each distance; none of them without a solution."""
        import numpy as np

        ends = np.searchsorted(np.sort(self.nodes), self.atlas.starts)
        return tuple(np.diff(ends).tolist())

    @property
    def difference(self) -> int | None:
        """How many steps more the harder one of each pair takes; None where there are no pairs."""
        if self.partners is None or not len(self):
            return None
        harder, easier = int(self.nodes[0]), self.atlas.node_of_key(int(self.partners[0]))
        return (self.atlas.distance_of(harder) or 0) - (self.atlas.distance_of(easier) or 0)

    def layouts(self, first: int = 0, number: int | None = None) -> list[Layout]:
        """The layouts from the one with the index `first` on, `number` of them at most."""
        return list(map(unpack, self.atlas.keys[self.nodes[first:][:number]].tolist()))

    def pairs(self, first: int = 0, number: int | None = None) -> list[tuple[Layout, Layout]]:
        """Each of the same layouts with its partner; none where there are no pairs."""
        if self.partners is None:
            return []
        partners = map(unpack, self.partners[first:][:number].tolist())
        return list(zip(self.layouts(first, number), partners, strict=True))


def select(atlas: Atlas, special: Special) -> Search[Selection]:
    """Find the special layouts of one kind; the one answer is a `Selection`, perhaps of none."""
    from solvers.klotski.atlas import computing

    yield from ready(*computing.SPECIAL_KERNELS)
    chosen = yield from computing.selection(atlas, special)
    return (yield from last_answer(chosen, atlas.nodes))
