"""What slow searches tell of each of their steps, and note of their way, to be compared with plain searches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import numpy as np

from solvers.klotski.engines.lower_bound import LowerBound, lower_bound
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, legal_steps
from solvers.klotski.packed import unpack
from solvers.klotski.trace import Ending, Expansion, NodeStatus
from solvers.klotski.visit_log import VisitLog, logging_to
from solvers.pace import Pace
from solvers.search import Drive, Found, Progress

SOLVABLE = Layout.parse("HHAA/HHAA/HHHH/HHSS/SS..")
UNSOLVABLE = Layout.parse("V.HH/VAAV/VAAV/VHHS/SS.S")
CLASSIC = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
NEAR_THE_EXIT = Layout.parse("S.VV/SVVV/.VHH/HHAA/SSAA")
CORNERED = Layout.parse("VHHV/VHHV/AAHH/AASS/SS..")
CRAMPED = (Layout.parse("HHHH/HHHH/SHH./AAS./AASS"), Layout.parse("SVHH/SVSV/HH.V/AAV./AAVS"))
"""From one 29 positions can be reached, from the other 39."""
LONG = 1_500
"""Steps of the paper's method until it has found a solution and prunes by it."""
ENTERED = {NodeStatus.NEW, NodeStatus.AGAIN}
SHORT_ROW = 40
"""The parents are told for rows of the search tree up to the first that has more positions than this."""


class SingleNodes(Pace):
    """Grants one node to each of the first reports, and then many."""

    def __init__(self, reports: int) -> None:
        self._left = reports

    def nodes(self) -> int:
        return 1 if self._left > 0 else 100_000

    def wait(self, stopped: Callable[[], bool]) -> None:
        self._left -= 1


@dataclass(frozen=True)
class Watched:
    """A search that was slow from its start to its end: its steps, the report of each, and the visits it noted."""

    start: Layout
    expansions: tuple[Expansion, ...]
    reports: tuple[Progress, ...]
    visits: tuple[tuple[Layout, int], ...]
    sides: tuple[int, ...]
    iterations: tuple[int, ...]


@cache
def watched(name: str, layout: Layout, metric: Metric = Metric.CELLS) -> Watched:
    """Every step of a search, each by itself."""
    reports: list[Progress] = []
    log = VisitLog()
    with logging_to(log):
        drive = Drive(engine_named(name).search(layout, metric))
        while isinstance(drive.next_answer(listen=reports.append, pace=SingleNodes(100_000)), Found):
            pass
    numbers = np.array(log.numbers, np.int64)
    if log.pack is not None:
        log.pack(numbers)
    told = tuple(report for report in reports if isinstance(report.trace, Expansion))
    return Watched(
        layout,
        tuple(report.trace for report in told if isinstance(report.trace, Expansion)),
        told,
        tuple(zip(map(unpack, numbers.tolist()), log.depths, strict=True)),
        tuple(log.sides),
        tuple(log.iterations),
    )


@cache
def traced(name: str, layout: Layout, one_by_one: int = 300) -> tuple[Expansion, ...]:
    """What a slow search tells, counted in cells, until it ends; the first so many steps one by one."""
    reports: list[Progress] = []
    drive = Drive(engine_named(name).search(layout, Metric.CELLS))
    pace = SingleNodes(one_by_one)
    while isinstance(drive.next_answer(listen=reports.append, pace=pace), Found):
        pass
    assert all(isinstance(report.trace, Expansion) for report in reports if report.visited)
    return tuple(report.trace for report in reports if isinstance(report.trace, Expansion))


def same_for_mirror_images(layout: Layout) -> str:
    return min(str(layout), str(layout.mirror()))


def following(layout: Layout, metric: Metric = Metric.CELLS) -> set[Layout]:
    return {step.after(layout) for step in legal_steps(layout, metric)}


def bound_of(layout: Layout, metric: Metric = Metric.CELLS) -> LowerBound:
    building = lower_bound(layout, metric)
    while True:
        try:
            next(building)
        except StopIteration as built:
            return built.value


class Queue:
    """A plain breadth-first search that is told of each position and counts the rows of its tree."""

    def __init__(self, *seeds: str) -> None:
        self.order = list(seeds)
        self.depths = [0] * len(seeds)
        self._parents = [-1] * len(seeds)
        self._indices = {key: index for index, key in enumerate(seeds)}
        self._starts = [0]

    def add(self, key: str, parent: int) -> bool:
        """Put a position at the end unless it is there; whether it is new."""
        if key in self._indices:
            return False
        if self.depths[parent] + 1 == len(self._starts):
            self._starts.append(len(self.order))
        self._indices[key] = len(self.order)
        self.order.append(key)
        self._parents.append(parent)
        self.depths.append(self.depths[parent] + 1)
        return True

    def __contains__(self, key: str) -> bool:
        return key in self._indices

    def place(self, key: str) -> tuple[int, int]:
        """The row of a position, and its number there."""
        return self._place(self._indices[key])

    def _place(self, index: int) -> tuple[int, int]:
        return self.depths[index], index - self._starts[self.depths[index]]

    @property
    def rows(self) -> tuple[int, ...]:
        """How many positions each row has."""
        return tuple(end - start for start, end in pairwise([*self._starts, len(self.order)]))

    def path(self, index: int) -> tuple[int, ...]:
        """The number in its row of each position from the root to this one."""
        before = self.path(self._parents[index]) if self._parents[index] >= 0 else ()
        return (*before, self._place(index)[1])

    def short_rows(self) -> tuple[tuple[int, ...], ...]:
        """Of each position of the first rows, as long as these are short, the number of its parent in the row above."""
        found: list[tuple[int, ...]] = [()]
        for first, size in zip(self._starts[1:], self.rows[1:], strict=True):
            if size > SHORT_ROW:
                break
            found.append(tuple(self._place(parent)[1] for parent in self._parents[first : first + size]))
        return tuple(found)


def check_levels(search: Watched, same: Callable[[Layout], str], metric: Metric) -> None:
    """Every step of a breadth-first search against a plain queue; `same` tells which positions are one."""
    queue, noted = Queue(same(search.start)), [(same(search.start), 0)]
    last = len(search.expansions) - 1
    for taken, (expansion, report) in enumerate(zip(search.expansions, search.reports, strict=True)):
        depth = queue.depths[taken]
        assert same(expansion.layout) == queue.order[taken]
        assert (expansion.number, expansion.depth) == (taken + 1, depth)
        assert (expansion.ending is Ending.GOES_ON) == (taken < last)
        assert not expansion.went_back
        keys = [same(child.layout) for child in expansion.successors]
        expected = {same(after) for after in following(expansion.layout, metric)}
        assert set(keys) == expected or (expansion.ending is Ending.SOLVED and set(keys) < expected)
        noted += [(key, depth + 1) for key in keys]
        for key, child in zip(keys, expansion.successors, strict=True):
            assert child.new == queue.add(key, taken)
            assert child.status in {NodeStatus.NEW, NodeStatus.SEEN}
            assert child.place == queue.place(key) or (child.place is None and not child.new)
        tree = expansion.search_tree
        assert (tree.rows, tree.path, tree.parents) == (queue.rows, queue.path(taken), queue.short_rows())
        assert (report.visited, report.levels) == (len(queue.order), queue.rows)
        assert report.frontier == len(queue.order) - taken - 1
    assert set(map(_of(same), search.visits)) == set(noted)
    assert [depth for _, depth in search.visits] == sorted(depth for _, depth in search.visits)


def _of(same: Callable[[Layout], str]) -> Callable[[tuple[Layout, int]], tuple[str, int]]:
    return lambda visit: (same(visit[0]), visit[1])
