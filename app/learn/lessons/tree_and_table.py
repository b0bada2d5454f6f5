"""An AVL tree and the hash table of Lü's articles that get the same lookups: watched side by side, and measured."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, count, pairwise
from statistics import median
from time import sleep, thread_time

from solvers.comparison.compare import with_memory
from solvers.klotski.codes.articles import read_bits60
from solvers.klotski.historical.articles import nine_steps
from solvers.klotski.historical.coordinates import LONG_INTEGERS
from solvers.klotski.layout import EXIT, Layout, PieceKind
from solvers.klotski.moves import Metric
from solvers.klotski.requirements import check_two_blanks
from solvers.klotski.structures import CAPACITY, AVLTree, ChainedHashTable, VisitedSet, folded, sketch
from solvers.klotski.trace import Rotation, TreeOutline
from solvers.search import POLITE_NODES, Outcome, Progress, Search, Verdict, last_answer
from solvers.slices import ReportTimer


def look_ups(layout: Layout, metric: Metric) -> Iterator[int]:
    """The lookups of a search from a layout to its first solution, as the 60-bit integers of Lü's articles.

    A plain set tells which of them the search goes on from. Raises `InputError` unless there are two empty cells.
    """
    check_two_blanks(layout)
    kinds = tuple(piece.kind for piece in layout.pieces)
    waiting, block = deque([LONG_INTEGERS.position_of(layout)]), kinds.index(PieceKind.BLOCK)
    visited = {LONG_INTEGERS.key(kinds, waiting[0])}
    yield from visited
    while waiting:
        for _, after in nine_steps(kinds, waiting.popleft(), metric, LONG_INTEGERS.slide):
            key = LONG_INTEGERS.key(kinds, after)
            yield key
            if after[0][block] == EXIT:
                return
            if key not in visited:
                visited.add(key)
                waiting.append(after)


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
    both, reports, number = _Both(), ReportTimer(), 0
    for number, (key, following) in enumerate(pairwise(chain(look_ups(layout, metric), (None,))), 1):
        assert key is not None
        if reports.due() or following is None:
            trace = both.trace(key)
            yield Progress(0, number, both.tree.size, counters=both.counters(), trace=trace)
        else:
            both.insert(key)
    return Verdict(Outcome.EXHAUSTED, number)


class _Both:
    def __init__(self) -> None:
        self.tree = AVLTree()
        self.table = ChainedHashTable()
        self._filled = [0] * PARTS
        self._asked_for = 0
        self._last_rotation: tuple[int, Rotation | None] = (0, None)
        self.tree.traced = []

    def insert(self, key: int) -> bool:
        """Put a key into both; whether it is new."""
        new = self.tree.insert(key)
        self.table.insert(key)
        self._asked_for += 1
        if self.tree.traced:
            self._last_rotation = self._asked_for, self.tree.traced.pop()
        self._filled[folded(key) * PARTS // CAPACITY] += new
        return new

    def trace(self, key: int) -> LookUp:
        """Put a key into both, and trace the lookup."""
        path, slot = self.tree.path_to(key), folded(key)
        chain, before = self.table.chain_at(slot), self.table.comparisons
        new = self.insert(key)
        assert self.tree.root is not None
        rotated_at, rotation = self._last_rotation
        return LookUp(
            self._asked_for,
            read_bits60(str(key)),
            key,
            new,
            path,
            sketch(self.tree.root, DRAWN_LEVELS),
            rotation,
            rotated_at,
            slot,
            chain,
            self.table.comparisons - before,
            tuple(self._filled),
        )

    def counters(self) -> dict[str, int]:
        """The counters of both, by the names of the structures."""
        kept = zip(StructureName, (self.tree, self.table), strict=True)
        return {f"{name}_{counter}": count for name, each in kept for counter, count in each.counters().items()}


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
    keys = yield from _gathered(look_ups(layout, metric))
    whole = len(keys) * len(StructureName) * (TRIALS + 1)
    done = count(0, len(keys))
    trials: dict[StructureName, list[float]] = {name: [] for name in StructureName}
    for _ in range(TRIALS):
        for name in StructureName:
            _, seconds = yield from _trial(keys, _MAKERS[name], next(done), whole)
            trials[name].append(seconds)
    measured: dict[StructureName, StructureFigures] = {}
    for name in StructureName:
        (structure, _), memory = yield from with_memory(_trial(keys, _MAKERS[name], next(done), whole))
        counters = structure.counters()
        measured[name] = StructureFigures(len(keys), structure.size, tuple(trials[name]), memory, counters)
    return (yield from last_answer(measured, whole))


def _gathered(asked: Iterable[int]) -> Generator[Progress, None, list[int]]:
    reports, keys = ReportTimer(), list[int]()
    for key in asked:
        keys.append(key)
        if reports.overdue():
            yield Progress(0, len(keys))
    return keys


def _trial(
    keys: Sequence[int], make: Callable[[], VisitedSet], done: int, whole: int
) -> Generator[Progress, None, tuple[VisitedSet, float]]:
    """Ask a new structure everything; the structure, and the processor time its lookups took.

    So many lookups were `done` before, of the `whole` number.
    """
    structure, seconds = make(), 0.0
    for first in range(0, len(keys), POLITE_NODES):
        some = keys[first : first + POLITE_NODES]
        began = thread_time()
        for key in some:
            structure.insert(key)
        seconds += thread_time() - began
        sleep(0)
        made = done + first + len(some)
        yield Progress(0, made, whole - made)
    return structure, seconds
