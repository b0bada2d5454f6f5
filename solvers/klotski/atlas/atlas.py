"""Every layout of some pieces: how far it is from the exit, how many are harder, and what can be reached from it."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from solvers.klotski.breadth_first.difficulty import Difficulty, in_text_order
from solvers.klotski.layout import Layout, Piece, PieceKind, Square
from solvers.klotski.moves import Metric, check_types, legal_steps
from solvers.klotski.packed import EXIT_CELL, pack, square_of, unpack
from solvers.klotski.piece_set import PieceSet
from solvers.message import InputError
from solvers.search import Search, last_answer
from solvers.slices import ready

if TYPE_CHECKING:
    from solvers.array_types import Int8s, Int32s, Int64s


class AtlasFault(StrEnum):
    """What can be wrong with a question about a layout."""

    OTHER_PIECES = "the layout {layout} has other pieces"


@dataclass(frozen=True, slots=True)
class Component:
    """Everything that can be reached from a layout."""

    nodes: int
    """Positions, a position and its mirror image counted as one."""
    positions: int
    """Mirror images counted one by one, where steps lead to both."""
    hardest: int | None
    """The greatest distance of any to the exit; None where none has a solution."""
    reach: frozenset[Square]
    """The cells that Cao Cao can cover."""


@dataclass(frozen=True, slots=True)
class Rank:
    """Where a layout stands among all of the same pieces that have a solution, mirror images counted once."""

    distance: int | None
    """The steps of a shortest solution; None without one, and then no layout is counted as harder."""
    harder: int
    """How many take more steps."""
    equal: int
    """How many take as many steps, the layout itself among them."""
    component: Component

    @property
    def rank(self) -> int | None:
        """Its place from the hardest, 1, shared with those that take as many steps; None without a solution."""
        return None if self.distance is None else self.harder + 1


class Components(NamedTuple):
    """The components of all layouts: `labels` (int32) holds the number of that of each, from 0 in their order.

    `sides` (int8) and `figures` (int64) are those of `components_kernel.label`.
    """

    labels: Int32s
    sides: Int8s
    figures: Int64s


class Atlas(Difficulty):
    """The difficulty of every layout of some pieces, and the components; made by `search`.

    Here `keys` go on with those that have no solution, in the order of their text forms; `table` (int32) is their hash
    table. The index of a layout among them is its node.
    """

    def __init__(
        self,
        pieces: PieceSet,
        metric: Metric,
        keys: Int64s,
        levels: tuple[int, ...],
        table: Int32s,
        components: Components,
    ) -> None:
        super().__init__(pieces, metric, keys, levels)
        self.table = table
        self._parts = components

    @property
    def nodes(self) -> int:
        """How many layouts there are, solvable or not."""
        return len(self.keys)

    @property
    def bytes(self) -> int:
        """How much memory its arrays take."""
        return sum(each.nbytes for each in (self.keys, self.table, *self._parts))

    @property
    def components(self) -> int:
        """How many components there are, one and its mirror image counted as one."""
        return len(self._parts.figures)

    def node_of(self, layout: Layout) -> int:
        """The node of a layout; raises `InputError` for other pieces."""
        node = self.node_of_key(pack(layout))
        if node < 0:
            raise InputError(AtlasFault.OTHER_PIECES, layout=str(layout))
        return node

    def node_of_key(self, key: int) -> int:
        """The node of a packed position; -1 for other pieces."""
        from solvers.klotski.breadth_first import kernel, search_kernel

        return search_kernel.index_of(kernel.canonical(key), self.keys, self.table)

    def rank_of(self, layout: Layout) -> Rank:
        """Where a layout stands; raises `InputError` for one of other pieces."""
        distance, component = self.distance_of(self.node_of(layout)), self.component_of(layout)
        if distance is None:
            return Rank(None, 0, 0, component)
        return Rank(distance, self.solvable - self.starts[distance + 1], self.levels[distance], component)

    def distance_of(self, node: int) -> int | None:
        """The steps of a shortest solution of a node; None without one."""
        return bisect_right(self.starts, node) - 1 if node < self.solvable else None

    def neighbours_of(self, layout: Layout) -> list[tuple[Layout, int | None]]:
        """The layouts that one step leads to, the hardest first, each with its distance; mirror images are one.

        Raises `InputError` for a layout of other pieces.
        """
        self.node_of(layout)
        reached = {self.node_of(there): there for there in (s.after(layout) for s in legal_steps(layout, self.metric))}
        return [(reached[node], self.distance_of(node)) for node in sorted(reached, reverse=True)]

    def component_of(self, layout: Layout) -> Component:
        """What can be reached from a layout; raises `InputError` for one of other pieces."""
        import numpy as np

        node = self.node_of(layout)
        label = self._parts.labels[node]
        nodes, symmetric, joined, cells = self._parts.figures[label].tolist()
        solvable = np.flatnonzero(self._parts.labels[: self.solvable] == label)
        mirrored = bool(self._parts.sides[node]) != (int(self.keys[node]) != pack(layout))
        blocks = {square_of(cell) for cell in range(EXIT_CELL + 2) if cells >> cell & 1}
        sides = (False, True) if joined else (mirrored,)
        reached = [(row, 2 - column if side else column) for side in sides for row, column in blocks]
        return Component(
            nodes,
            2 * nodes - symmetric if joined else nodes,
            self.distance_of(int(solvable[-1]) if len(solvable) else self.nodes),
            frozenset(cell for block in reached for cell in Piece(block, PieceKind.BLOCK).cells),
        )


def search(pieces: PieceSet, metric: Metric) -> Search[Atlas]:
    """Look at every layout of some pieces; there is one answer, always, also where there are no layouts."""
    from solvers.klotski.atlas import computing

    check_types(metric)
    yield from ready(*computing.ATLAS_KERNELS)
    known = yield from computing.whole(pieces, metric)
    return (yield from last_answer(known, known.nodes))


class Furthest(NamedTuple):
    """The positions as far from a layout as any that can be reached from it, in the order of their text forms."""

    steps: int
    layouts: list[Layout]


def furthest(layout: Layout, metric: Metric) -> Search[Furthest]:
    """Walk all that can be reached from a layout; the one answer is what is furthest from it."""
    from solvers.klotski import text_order_kernel
    from solvers.klotski.breadth_first import kernel
    from solvers.klotski.breadth_first.search import KERNELS, BreadthFirst

    check_types(metric, layout)
    yield from ready(*KERNELS, text_order_kernel)
    walked = BreadthFirst([kernel.canonical(pack(layout))], metric)
    yield from walked.exhaust()
    last = walked.keys[walked.level_starts()[walked.depth] : walked.count]
    found = Furthest(walked.depth, list(map(unpack, in_text_order(last).tolist())))
    return (yield from last_answer(found, walked.count))
