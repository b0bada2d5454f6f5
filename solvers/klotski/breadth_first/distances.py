"""The distance of every position of a component to the exit; hints, and what else follows from them.

A component is every position that can be reached from a layout. Steps can be undone, so one breadth-first search
from all solved positions of the component at once gives each position its distance.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, check_types
from solvers.klotski.packed import pack, unpack
from solvers.message import InputError, numbered
from solvers.search import Search, last_answer
from solvers.slices import ready

if TYPE_CHECKING:
    from solvers.array_types import Int8s
    from solvers.klotski.breadth_first.search import BreadthFirst


class DistanceFault(StrEnum):
    """What can be wrong with a question about a component."""

    ELSEWHERE = "the layout {layout} cannot be reached from {start}"
    NOWHERE = "no steps lead from {start} to {layout} and from there to the exit"


def search(layout: Layout, metric: Metric) -> Search[Distances]:
    """Walk the whole component of a layout, then every distance in it; the one answer is a `Distances`."""
    import numpy as np

    from solvers.klotski.breadth_first import component_kernel, kernel
    from solvers.klotski.breadth_first.search import KERNELS, BreadthFirst

    check_types(metric, layout)
    yield from ready(*KERNELS, component_kernel)
    component = BreadthFirst([kernel.canonical(pack(layout))], metric)
    yield from component.exhaust()
    sides = yield from component.sides()
    if sides is not None and component.keys[0] != pack(layout):
        sides ^= 1
    found = np.empty(component.count, np.int64)
    solved = found[: component_kernel.goals(component.keys, component.count, found)].tolist()
    eccentricity = component.depth
    if solved:
        walked = component.keys[: component.count].argsort()
        component.release()
        component = BreadthFirst(solved, metric)
        yield from component.exhaust()
        if sides is not None:  # the same positions in another order
            sides[component.keys[: component.count].argsort()] = sides[walked]
    known = Distances(layout, metric, component, bool(solved), eccentricity, sides)
    return (yield from last_answer(known, component.count))


class ElsewhereError(InputError, KeyError):
    """A layout cannot be reached from another."""

    def __str__(self) -> str:
        return str(self.message)


class Distances(Mapping[Layout, int]):
    """What is known of a component in one metric; made by `search`.

    A mapping: each position that can be reached, mirror images one by one, has as its value the fewest steps to the
    exit. It is empty where there is no solution.
    """

    def __init__(
        self,
        layout: Layout,
        metric: Metric,
        searched: BreadthFirst,
        solvable: bool,
        eccentricity: int,
        sides: Int8s | None,
    ) -> None:
        """`searched` holds the component: from its solved positions on, or from the layout where there are none.

        `sides` tells for each (int8) whether its mirror image is meant (1); None where both belong to the component.
        """
        self.layout = layout
        self.metric = metric
        self.eccentricity = eccentricity
        """The greatest distance of any position from the layout that the component was walked from."""
        self._searched = searched
        self._from_exit = searched if solvable else None
        self._ways: dict[int, int] = {}
        self._sides = sides

    def __len__(self) -> int:
        return 0 if self._from_exit is None else self.component

    def __iter__(self) -> Iterator[Layout]:
        """The positions, from the solved ones on, and where its mirror image belongs to them each before that."""
        if self._from_exit is None:
            return
        from solvers.klotski.breadth_first.kernel import mirrored

        for index, key in enumerate(self._from_exit.keys[: self._from_exit.count].tolist()):
            images = (key, mirrored(key))
            yield from map(unpack, dict.fromkeys(images) if self._sides is None else (images[self._sides[index]],))

    def __getitem__(self, layout: Layout) -> int:
        index = self._index_of(layout)
        if self._from_exit is None or index < 0:
            raise ElsewhereError(DistanceFault.NOWHERE, layout=str(layout), start=str(self.layout))
        return self._from_exit.depth_of(index)

    def __contains__(self, layout: object) -> bool:
        return self._from_exit is not None and self._index_of(layout) >= 0

    def _index_of(self, layout: object) -> int:
        """The index of a position among those that were walked, -1 for any other, also where its mirror image is."""
        key = pack(layout) if isinstance(layout, Layout) else 0
        index = self._searched.index_of(key)
        meant = index < 0 or self._sides is None or self._sides[index] == (self._searched.keys[index] != key)
        return index if meant else -1

    def __str__(self) -> str:
        where = f"{numbered(self.component, 'position', 'positions')} can be reached, {self.solved:,} of them solved"
        left = self.distance(self.layout)
        if left is None:
            return f"No solution: {where}."
        farthest, steps = self.farthest
        solutions = self.shortest_solutions(self.layout)
        lines = [
            f"{self.metric.counted(left)} to the exit; {where}",
            numbered(solutions, "shortest solution", "shortest solutions"),
            f"farthest position: {farthest}, {self.metric.counted(steps)}",
            *(f"best next: {step}" for step in self.best(self.layout)),
        ]
        return "\n".join(lines)

    @property
    def component(self) -> int:
        """How many positions there are, mirror images counted one by one."""
        return self._searched.unmirrored(self._searched.count, self._sides is None)

    @property
    def component_up_to_mirror(self) -> int:
        """How many positions there are when a position and its mirror image are one."""
        return self._searched.count

    @property
    def solved(self) -> int:
        """How many of the positions, counted one by one, have Cao Cao at the exit."""
        if self._from_exit is None:
            return 0
        return self._from_exit.unmirrored(int(self._from_exit.ends[0]), self._sides is None)

    @property
    def farthest(self) -> tuple[Layout, int]:
        """A position as far from the exit as any, and its distance; raises `ValueError` without a solution."""
        if self._from_exit is None:
            raise ValueError("no position of this component is solved")
        return unpack(int(self._from_exit.keys[self._from_exit.count - 1])), self._from_exit.depth

    def distance(self, layout: Layout) -> int | None:
        """The fewest steps from a layout of the component to the exit; None when there is no solution.

        Raises `InputError` for a layout of another component.
        """
        index = self._searched.index_of(pack(layout))
        if index < 0:
            raise InputError(DistanceFault.ELSEWHERE, layout=str(layout), start=str(self.layout))
        return None if self._from_exit is None else self._from_exit.depth_of(index)

    def best(self, layout: Layout) -> list[Step]:
        """Every step from a layout that keeps to a shortest solution; none when it is solved or has no solution."""
        if not self.distance(layout) or self._from_exit is None:
            return []
        key = pack(layout)
        return [self._from_exit.step_between(key, after) for after in self._nearer(key, self._from_exit)]

    def shortest_solutions(self, layout: Layout) -> int:
        """How many different shortest solutions a layout has: paths through the positions, 0 when there is none."""
        if self.distance(layout) is None or self._from_exit is None:
            return 0
        return self._count_ways(pack(layout), self._from_exit)

    def _distance(self, key: int, from_exit: BreadthFirst) -> int:
        return from_exit.depth_of(from_exit.index_of(key))

    def _nearer(self, key: int, from_exit: BreadthFirst) -> list[int]:
        distance = self._distance(key, from_exit)
        return [after for after in from_exit.successors.of(key) if self._distance(after, from_exit) == distance - 1]

    def _count_ways(self, start: int, from_exit: BreadthFirst) -> int:
        """Add up the paths of the nearer positions, from the exit outwards, without recursion: paths can be long."""
        waiting = [start]
        while waiting:
            key = waiting[-1]
            nearer = self._nearer(key, from_exit)
            unknown = [after for after in nearer if from_exit.index_of(after) not in self._ways]
            if unknown:
                waiting += unknown
                continue
            solved = self._distance(key, from_exit) == 0
            total = 1 if solved else sum(self._ways[from_exit.index_of(after)] for after in nearer)
            self._ways[from_exit.index_of(waiting.pop())] = total
        return self._ways[from_exit.index_of(start)]
