"""How a game of Klotski stood after each of its slides, and where it left the shortest path."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from app.klotski.board.track import KlotskiTrack
from solvers.klotski.play.game import Game, GameState
from solvers.klotski.play.optimality import steps_left

if TYPE_CHECKING:
    from solvers.klotski.breadth_first.distances import Distances


class Standing(NamedTuple):
    """How a game stands: the fewest steps left to the exit, and the steps wasted so far."""

    left: int
    wasted: int


class Detour(NamedTuple):
    """One or more slides in a row that each led away from a shortest path."""

    first: int
    """The number of the first of them, from 1."""
    last: int
    cost: int
    """How many steps they wasted together."""


class Standings:
    """How a game stood after each slide of its line of play; each position is looked up once."""

    def __init__(self) -> None:
        self._known: list[Standing] = []

    def forget(self, kept: int = 0) -> None:
        """Forget all but the first `kept`, because the line of play goes on otherwise after them."""
        del self._known[kept:]

    def missing(self, track: KlotskiTrack) -> int:
        """How many positions of a line of play have not been looked up."""
        return track.length + 1 - len(self._known)

    def along(self, line: Game, track: KlotskiTrack, known: Distances, seconds: float = inf) -> list[Standing]:
        """How the game stood at its start and after each slide; none where there is no solution.

        What is missing is looked up for so many seconds at most; there are none before all is known.
        """
        end = perf_counter() + seconds
        while self.missing(track) > 0 and perf_counter() < end:
            number = len(self._known)
            state = GameState(line.start, track.layout_at(number), line.position(number).turn)
            left = steps_left(state, known)
            if left is None:
                return []
            optimum = self._known[0].left if self._known else left
            self._known.append(Standing(left, state.count(known.metric) + left - optimum))
        return self._known[: track.length + 1] if self.missing(track) <= 0 else []


def detours_in(wasted_after: Sequence[int]) -> tuple[Detour, ...]:
    """The detours of a game, from the steps wasted at its start and after each slide.

    A detour that was taken back costs nothing any more: when less is wasted than before, the latest are made up for
    first. So the costs together are what is wasted in the end.
    """
    detours: list[Detour] = []
    for slide, (before, after) in enumerate(pairwise(wasted_after), start=1):
        cost = after - before
        if cost > 0 and detours and detours[-1].last == slide - 1:
            detours[-1] = detours[-1]._replace(last=slide, cost=detours[-1].cost + cost)
        elif cost > 0:
            detours.append(Detour(slide, slide, cost))
        while cost < 0 and detours:
            latest = detours.pop()
            cost += latest.cost
            if cost > 0:
                detours.append(latest._replace(cost=cost))
    return tuple(detours)
