"""The layouts of some pieces that something sets apart from the others, each kind by an exact definition.

All but the last kind have a solution. A layout and its mirror image are one.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from solvers.klotski.atlas.atlas import Atlas
from solvers.klotski.layout import Layout
from solvers.klotski.packed import BLOCK, unpack
from solvers.search import Progress, Search, last_answer
from solvers.slices import Slices, ready

if TYPE_CHECKING:
    from solvers.array_types import Int16s, Int32s, Int64s

    Selecting: TypeAlias = Generator[Progress, None, Int32s | tuple[Int32s, Int64s]]
    """Finds nodes, and the positions that they are paired with if they are."""


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


class Selection:
    """The special layouts of one kind, the hardest first, and those that are as hard in the order of their text forms.

    `nodes` (int32) are their nodes in the atlas. In a selection of pairs, `partners` (int64) are the packed positions
    of the easier ones, and a layout comes as often as it has partners; it is None in any other.
    """

    def __init__(self, atlas: Atlas, special: Special, nodes: Int32s, partners: Int64s | None) -> None:
        self.atlas = atlas
        self.special = special
        self.nodes = nodes
        self.partners = partners

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
    import numpy as np

    from solvers.klotski import text_order_kernel
    from solvers.klotski.atlas import special_kernel
    from solvers.klotski.state_space import graph_kernel

    yield from ready(special_kernel, graph_kernel, text_order_kernel)
    known = atlas.solvable > 0 or special is Special.UNSOLVABLE
    found = (yield from _WAYS[special](atlas)) if known else np.empty(0, np.int32)
    nodes, partners = found if isinstance(found, tuple) else (found, None)
    texts = np.empty(len(nodes), np.int64)
    text_order_kernel.write_text_order(atlas.keys[nodes], texts)
    order = np.lexsort((texts, -distances(atlas)[nodes]))
    chosen = Selection(atlas, special, nodes[order], None if partners is None else partners[order])
    return (yield from last_answer(chosen, atlas.nodes))


def distances(atlas: Atlas) -> Int16s:
    """The distance (int16) of every node to the exit, -1 without a solution."""
    import numpy as np

    found = np.full(atlas.nodes, -1, np.int16)
    found[: atlas.solvable] = np.repeat(np.arange(len(atlas.levels), dtype=np.int16), atlas.levels)
    return found


def _marked(mark: str) -> Callable[[Atlas], Selecting]:
    """Finds the nodes with a mark of the kernel."""

    def select_marked(atlas: Atlas) -> Selecting:
        import numpy as np

        from solvers.klotski.atlas import special_kernel
        from solvers.klotski.breadth_first.search import new_scratch

        marks, ways = np.zeros((2, atlas.solvable), np.uint8)
        known, cursor = (atlas.keys, atlas.table, distances(atlas)), np.zeros(1, np.int64)
        run = special_kernel.mark.sliced(*known, atlas.metric.number, marks, ways, cursor, new_scratch())
        for _ in Slices().each(run):
            yield Progress(0, int(cursor[0]))
        return np.flatnonzero(marks & getattr(special_kernel, mark)).astype(np.int32)

    return select_marked


def _symmetric(atlas: Atlas) -> Selecting:
    import numpy as np

    from solvers.klotski.breadth_first.kernel import mirrored

    keys = atlas.keys[: atlas.solvable]
    yield Progress(0, atlas.solvable)
    return np.flatnonzero(mirrored.function(keys) == keys).astype(np.int32)  # as it is written, of all at once


def _hardest_by_place(atlas: Atlas) -> Selecting:
    import numpy as np

    cells = atlas.keys[: atlas.solvable] >> BLOCK & 15
    places = np.minimum(cells, (cells | 3) - 1 - (cells & 3))  # the mirror image of a column c is 2 - c
    yield Progress(0, atlas.solvable)
    farthest = np.full(16, -1, np.int16)
    far = distances(atlas)[: atlas.solvable]
    farthest[places] = far  # of several the last is kept, and that is the farthest
    return np.flatnonzero((far == farthest[places]) & (far > 0)).astype(np.int32)


def passes_of(atlas: Atlas) -> Generator[Progress, None, Int32s]:
    """How many narrow passes (int32) each solvable node has; the kernels have to be ready."""
    import numpy as np

    from solvers.klotski.atlas.special_kernel import count_passes
    from solvers.klotski.state_space import building

    keys, far = atlas.keys[: atlas.solvable], distances(atlas)
    starts, near = yield from building.neighbours(keys, atlas.table, atlas.metric, Progress(0, atlas.solvable))
    solved = np.arange(atlas.levels[0], dtype=np.int32)
    visits = yield from building.depth_first(starts, near, far[: atlas.solvable], solved, atlas.solvable)
    room, passes = np.empty((2, atlas.solvable + 1), np.int32), np.empty(atlas.solvable + 1, np.int32)
    count_passes(*visits, np.append(far[: atlas.solvable], np.int16(0)), room[0], room[1], passes)
    return passes[:-1]


def _most_passes(atlas: Atlas) -> Selecting:
    import numpy as np

    passes = yield from passes_of(atlas)
    return np.flatnonzero((passes == passes.max()) & (passes > 0)).astype(np.int32)


def _paired(kind: str) -> Callable[[Atlas], Selecting]:
    """Finds the pairs of the greatest difference by a kind of variants."""

    def select_pairs(atlas: Atlas) -> Selecting:
        import numpy as np

        from solvers.klotski.atlas import special_kernel
        from solvers.klotski.breadth_first.kernel import canonical
        from solvers.klotski.breadth_first.search import new_scratch

        number, scratch = getattr(special_kernel, kind), new_scratch()
        far, cursor = distances(atlas), np.zeros(1, np.int64)
        differences = np.empty(atlas.solvable, np.int16)
        run = special_kernel.compare.sliced(atlas.keys, atlas.table, far, number, differences, cursor, scratch)
        for _ in Slices().each(run):
            yield Progress(0, int(cursor[0]))
        greatest = int(differences.max())
        pairs: list[tuple[int, int]] = []
        for node in np.flatnonzero(differences == greatest).tolist() if greatest > 0 else ():
            found = special_kernel.write_variants(int(atlas.keys[node]), number, scratch[0])
            easier = far[node] - greatest
            partners = {canonical(key): key for key in scratch[0, :found].tolist()}
            pairs += [(node, key) for same, key in partners.items() if far[atlas.node_of_key(same)] == easier]
            yield Progress(0, atlas.solvable)
        nodes, others = zip(*pairs, strict=True) if pairs else ((), ())
        return np.array(nodes, np.int32), np.array(others, np.int64)

    return select_pairs


def _unsolvable(atlas: Atlas) -> Selecting:
    import numpy as np

    yield Progress(0, atlas.nodes)
    return np.arange(atlas.solvable, atlas.nodes, dtype=np.int32)


_WAYS = {
    Special.SYMMETRIC: _symmetric,
    Special.PEAKS: _marked("PEAK"),
    Special.PLACES: _hardest_by_place,
    Special.ONE_SOLUTION: _marked("ONE_SOLUTION"),
    Special.PASSES: _most_passes,
    Special.EXCHANGED: _paired("EXCHANGED"),
    Special.SOLDIER_ELSEWHERE: _paired("SOLDIER_ELSEWHERE"),
    Special.UNSOLVABLE: _unsolvable,
}
