"""The search methods: breadth-first search, and A* (Hart, Nilsson and Raphael, 1968).

Both take up one position after another, and visit those that a slide leads to. Breadth-first search takes up the one
that was visited first; A* takes up the one with the least f = g + h, where g is the number of steps from the start, and
h the number of rows and columns that the tiles are away from their places.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import NamedTuple

from solvers.fifteen.position import GOAL, Position, Tiles, successors, tiles_away, why_unsolvable
from solvers.pace import nodes_granted
from solvers.search import Outcome, Progress, Search, Verdict, last_answer
from solvers.slices import BEGINNING, ReportTimer


class Neighbour(NamedTuple):
    """A position that a slide leads to; `better` tells that it is new, or was reached in more steps before."""

    tile: int
    position: Position
    better: bool


@dataclass(frozen=True, slots=True)
class SlidingTrace:
    """The position that a search took up as its `number`-th, from 1, and those that a slide leads to from there.

    The goal has no neighbours: a search that takes it up ends.
    """

    family: str
    number: int
    position: Position
    neighbours: Sequence[Neighbour]


class Explored:
    """The positions visited so far, with the fewest steps known from the start to each."""

    def __init__(self, start: Position, family: str) -> None:
        self.steps = {start: 0}
        self._start = start
        self._family = family
        self._reached: dict[Position, tuple[Position, int]] = {}
        self._number = 0

    def take_up(self, position: Position) -> list[Neighbour]:
        """Visit the positions that a slide leads to."""
        self._number += 1
        steps, neighbours = self.steps[position] + 1, list[Neighbour]()
        for tile, beside in successors(position):
            better = steps < self.steps.get(beside, steps + 1)
            if better:
                self.steps[beside], self._reached[beside] = steps, (position, tile)
            neighbours.append(Neighbour(tile, beside, better))
        return neighbours

    def progress(self, position: Position, neighbours: Sequence[Neighbour], waiting: int) -> Progress:
        """Where the search stands after it took up a position; what it did there is told at a slow pace alone."""
        slow = nodes_granted() is not None
        trace = SlidingTrace(self._family, self._number, position, neighbours) if slow else None
        return Progress(self.steps[position], len(self.steps), waiting, trace=trace)

    def solution(self) -> Search[Tiles]:
        """The end of a search that has reached the goal: the way there, read backwards."""
        tiles: list[int] = []
        position = GOAL
        while position != self._start:
            position, tile = self._reached[position]
            tiles.append(tile)
        return last_answer(tuple(reversed(tiles)), len(self.steps))


def breadth_first(start: Position) -> Search[Tiles]:
    """Find a shortest solution, or say why there is none; `visited` counts positions."""
    yield BEGINNING
    reason = why_unsolvable(start)
    if reason is not None:
        return Verdict(Outcome.IMPOSSIBLE, reason=reason)
    explored, queue, reports = Explored(start, "breadth-first"), deque([start]), ReportTimer()
    while GOAL not in explored.steps:
        position = queue.popleft()
        neighbours = explored.take_up(position)
        queue.extend(neighbour.position for neighbour in neighbours if neighbour.better)
        if GOAL in explored.steps or reports.due():
            yield explored.progress(position, neighbours, len(queue))
    return (yield from explored.solution())


def a_star(start: Position) -> Search[Tiles]:
    """Find a shortest solution, or say why there is none; `visited` counts positions."""
    yield BEGINNING
    reason = why_unsolvable(start)
    if reason is not None:
        return Verdict(Outcome.IMPOSSIBLE, reason=reason)
    explored, heap, reports = Explored(start, "a-star"), [(tiles_away(start), 0, start)], ReportTimer()
    while (position := heappop(heap)[2]) != GOAL:
        neighbours = explored.take_up(position)
        for _, beside, better in neighbours:
            if better:
                steps = explored.steps[beside]
                heappush(heap, (steps + tiles_away(beside), -steps, beside))
        if reports.due():
            yield explored.progress(position, neighbours, len(heap))
    yield explored.progress(GOAL, (), len(heap))
    return (yield from explored.solution())
