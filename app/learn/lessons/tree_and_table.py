"""An AVL tree and the hash table of Lü's articles that get the same lookups: watched side by side, and measured."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, pairwise
from statistics import median
from time import sleep, thread_time

from solvers.comparison.compare import with_memory
from solvers.klotski.historical.articles import nine_steps
from solvers.klotski.historical.coordinates import LONG_INTEGERS, Position
from solvers.klotski.layout import EXIT, Layout, Piece, PieceKind, Square
from solvers.klotski.moves import Metric
from solvers.klotski.requirements import check_two_blanks
from solvers.klotski.structures import CAPACITY, AVLTree, ChainedHashTable, VisitedSet, folded, sketch
from solvers.klotski.trace import Rotation, TreeOutline
from solvers.search import POLITE_NODES, Outcome, Progress, Search, Verdict, last_answer
from solvers.slices import ReportTimer


class LookUps:
    """The lookups of a search from a layout to its first solution, as the 60-bit integers of Lü's articles.

    Raises `InputError` unless the layout has two empty cells.
    """

    def __init__(self, layout: Layout, metric: Metric) -> None:
        check_two_blanks(layout)
        self._metric = metric
        self._kinds = tuple(piece.kind for piece in layout.pieces)
        self._block = self._kinds.index(PieceKind.BLOCK)
        self._start = LONG_INTEGERS.position_of(layout)

    def __iter__(self) -> Iterator[tuple[int, Position[Square]]]:
        """Each position's number and itself; a plain set tells which of them the search goes on from."""
        key = LONG_INTEGERS.key(self._kinds, self._start)
        yield key, self._start
        visited, level = {key}, [self._start]
        while level:
            following: list[Position[Square]] = []
            for position in level:
                for _, after in nine_steps(self._kinds, position, self._metric, LONG_INTEGERS.slide):
                    key = LONG_INTEGERS.key(self._kinds, after)
                    yield key, after
                    if key in visited:
                        continue
                    if after[0][self._block] == EXIT:
                        return
                    visited.add(key)
                    following.append(after)
            level = following

    def layout_of(self, position: Position[Square]) -> Layout:
        """A position as a layout."""
        return Layout.of(Piece(square, kind) for square, kind in zip(position[0], self._kinds, strict=True))


DRAWN_LEVELS = 7
"""How much of the tree is noted to be drawn."""

PARTS = 330
"""Into how many parts of 200 slots the table is divided to be drawn."""


@dataclass(frozen=True, slots=True)
class LookUp:
    """One position looked up in both, and what was compared for it.

    `rotation` is the tree's last so far, and `rotated_at` the number of the lookup that brought it about.
    `path` holds the keys it was compared with in the tree, from the root down, and `chain` those in its `slot`, with
    the first `compared` of which it was compared. `tree` is the upper part of the tree afterwards, `filled` how many
    positions each part of the table holds.
    """

    number: int
    layout: Layout
    key: int
    new: bool
    path: tuple[int, ...]
    tree: TreeOutline
    rotation: Rotation | None
    rotated_at: int
    slot: int
    chain: tuple[int, ...]
    compared: int
    filled: tuple[int, ...]


def watch(layout: Layout, metric: Metric) -> Search[None]:
    """Look up everything that a search to the first solution generates; every report holds a `LookUp`, the last too.

    It gives no answer. `visited` counts lookups, `frontier` the positions stored. Raises `InputError` unless there are
    two empty cells.
    """
    both, reports, number = _Both(LookUps(layout, metric)), ReportTimer(), 0
    for number, (look_up, following) in enumerate(pairwise(chain(both.asked, (None,))), 1):
        assert look_up is not None
        key, position = look_up
        if reports.due() or following is None:
            trace = both.trace(key, position)
            yield Progress(0, number, both.tree.size, counters=both.counters(), trace=trace)
        else:
            both.insert(key)
    return Verdict(Outcome.EXHAUSTED, number)


class _Both:
    def __init__(self, asked: LookUps) -> None:
        self.asked = asked
        self.tree = AVLTree()
        self.table = ChainedHashTable()
        self._filled = [0] * PARTS
        self._asked_for = 0
        self._rotated_at = 0
        self._rotation: Rotation | None = None
        self.tree.traced = []

    def insert(self, key: int) -> bool:
        """Put a key into both; whether it is new."""
        new = self.tree.insert(key)
        self.table.insert(key)
        self._asked_for += 1
        if self.tree.traced:
            self._rotated_at, self._rotation = self._asked_for, self.tree.traced.pop()
        if new:
            self._filled[folded(key) * PARTS // CAPACITY] += 1
        return new

    def trace(self, key: int, position: Position[Square]) -> LookUp:
        """Put a key into both, and trace the lookup."""
        path, slot = self.tree.path_to(key), folded(key)
        chain, before = self.table.chain_at(slot), self.table.comparisons
        new = self.insert(key)
        assert self.tree.root is not None
        return LookUp(
            self._asked_for,
            self.asked.layout_of(position),
            key,
            new,
            path,
            sketch(self.tree.root, DRAWN_LEVELS),
            self._rotation,
            self._rotated_at,
            slot,
            chain,
            self.table.comparisons - before,
            tuple(self._filled),
        )

    def counters(self) -> dict[str, int]:
        """The counters of both, by the names of the structures."""
        tree = {f"tree_{name}": count for name, count in self.tree.counters().items()}
        return tree | {f"table_{name}": count for name, count in self.table.counters().items()}


TRIALS = 3
"""How often each is timed, in turn; the median counts."""


class StructureName(StrEnum):
    """What visited positions can be kept in."""

    TREE = "tree"
    TABLE = "table"


_MAKERS: dict[StructureName, Callable[[], VisitedSet]] = {
    StructureName.TREE: AVLTree,
    StructureName.TABLE: ChainedHashTable,
}


@dataclass(frozen=True, slots=True)
class StructureFigures:
    """A structure after all lookups: the seconds of each trial, the bytes it takes, and what it counted itself.

    `memory` is the structure's own, without the numbers in it, which both share.
    """

    look_ups: int
    positions: int
    trials: tuple[float, ...]
    memory: int
    counters: dict[str, int]

    @property
    def seconds(self) -> float:
        """The median of the trials, in seconds of the processor."""
        return median(self.trials)

    @property
    def comparisons(self) -> float:
        """Comparisons a lookup, on average."""
        return self.counters["comparisons"] / self.look_ups


def search(layout: Layout, metric: Metric) -> Search[dict[StructureName, StructureFigures]]:
    """Gather the lookups of a search to the first solution, then time and weigh each structure with just these.

    `visited` counts lookups, `frontier` those that are still to come. Raises `InputError` unless there are two empty
    cells.
    """
    keys = yield from _gathered(LookUps(layout, metric))
    measurement = _Measurements(keys)
    trials: dict[StructureName, list[float]] = {name: [] for name in StructureName}
    for _ in range(TRIALS):
        for name in StructureName:
            trials[name].append((yield from measurement.trial(_MAKERS[name]))[1])
    measured: dict[StructureName, StructureFigures] = {}
    for name in StructureName:
        (structure, _), memory = yield from with_memory(measurement.trial(_MAKERS[name]))
        counters = structure.counters()
        measured[name] = StructureFigures(len(keys), structure.size, tuple(trials[name]), memory, counters)
    return (yield from last_answer(measured, measurement.done))


def _gathered(asked: LookUps) -> Generator[Progress, None, list[int]]:
    reports, keys = ReportTimer(), list[int]()
    for key, _ in asked:
        keys.append(key)
        if reports.overdue():
            yield Progress(0, len(keys))
    return keys


class _Measurements:
    """The same lookups again and again, one structure after another."""

    def __init__(self, keys: list[int]) -> None:
        self._keys = keys
        self._whole = len(keys) * len(StructureName) * (TRIALS + 1)
        self.done = 0

    def trial(self, make: Callable[[], VisitedSet]) -> Generator[Progress, None, tuple[VisitedSet, float]]:
        """Ask a new structure everything; the structure, and the processor time its lookups took."""
        structure, seconds = make(), 0.0
        for first in range(0, len(self._keys), POLITE_NODES):
            some = self._keys[first : first + POLITE_NODES]
            began = thread_time()
            for key in some:
                structure.insert(key)
            seconds += thread_time() - began
            self.done += len(some)
            sleep(0)
            yield Progress(0, self.done, self._whole - self.done)
        return structure, seconds
