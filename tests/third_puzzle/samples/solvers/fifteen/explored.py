"""What a search has visited, how each position was reached, and what is told of its last step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from solvers.fifteen.position import GOAL, Position, successors, tiles_away
from solvers.fifteen.solution import SlidingSolution
from solvers.pace import nodes_granted
from solvers.search import Progress, Search, last_answer


class Neighbour(NamedTuple):
    """A position that a slide leads to; `taken_up` tells that it is new, or was reached in more steps before."""

    tile: int
    position: Position
    taken_up: bool


@dataclass(frozen=True, slots=True)
class SlidingTrace:
    """The position that a search took up as its `number`-th, from 1, and those that a slide leads to from there.

    A search that estimates tells what is `needed` at least from there. The goal has no neighbours: nothing follows it.
    """

    family: str
    number: int
    depth: int
    position: Position
    neighbours: tuple[Neighbour, ...]
    needed: int | None = None


class Explored:
    """The positions visited so far, with the fewest steps known from the start to each."""

    def __init__(self, start: Position, family: str) -> None:
        self.steps = {start: 0}
        self._start = start
        self._family = family
        self._reached: dict[Position, tuple[Position, int]] = {}
        self._number = 0

    def expand(self, position: Position) -> list[Neighbour]:
        """Visit the positions that a slide leads to, and take up those that are reached in fewer steps than before."""
        self._number += 1
        steps, neighbours = self.steps[position] + 1, list[Neighbour]()
        for tile, beside in successors(position):
            better = steps < self.steps.get(beside, steps + 1)
            if better:
                self.steps[beside], self._reached[beside] = steps, (position, tile)
            neighbours.append(Neighbour(tile, beside, better))
        return neighbours

    def progress(
        self, position: Position, neighbours: list[Neighbour], frontier: int, levels: tuple[int, ...] = ()
    ) -> Progress:
        """Where the search stands after it took up a position; what that led to is told at a slow pace alone."""
        depth, trace = self.steps[position], None
        if nodes_granted() is not None:
            needed = None if levels else tiles_away(position)
            trace = SlidingTrace(self._family, self._number, depth, position, tuple(neighbours), needed)
        return Progress(depth, len(self.steps), frontier, levels=levels, trace=trace)

    def solution(self) -> Search[SlidingSolution]:
        """The end of a search that has reached the goal: the way there, read backwards."""
        tiles: list[int] = []
        position = GOAL
        while position != self._start:
            position, tile = self._reached[position]
            tiles.append(tile)
        return last_answer(SlidingSolution(self._start, tuple(reversed(tiles))), len(self.steps))
