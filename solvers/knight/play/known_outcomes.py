"""What is proved of the positions of a game: which of them can still become a tour, and which cannot.

A position is the path that leads to it. If a position can become a tour, so can every position before it; if it cannot,
no position after it can. Paths are arrays of the numbers of their squares (`Board.index`), since arrays are compared
fast: a path may have many thousands of squares.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from solvers.message import Message

Visits: TypeAlias = "array[int]"
"""The numbers of the squares of a path, as C ints."""

TOURS_KEPT = 16
"""How many tours are remembered, the latest ones."""


class Solvability(Enum):
    """What is proved of a position."""

    UNKNOWN = "unknown"
    SOLVABLE = "open"
    """It can be continued to a tour."""
    UNSOLVABLE = "lost"
    """It cannot."""


@dataclass(frozen=True, slots=True)
class LostPosition:
    """A position that cannot become a tour, and why; `reason` is None where an exhausted search proved it."""

    path: Visits
    reason: Message | None


class KnownOutcomes:
    """The proofs found so far in one game."""

    def __init__(self) -> None:
        self._tours: list[Visits] = []
        self._lost: list[LostPosition] = []

    def solvability(self, path: Visits) -> Solvability:
        """What is proved of a position."""
        if self.tour_after(path) is not None:
            return Solvability.SOLVABLE
        return Solvability.UNKNOWN if self.lost_position(path) is None else Solvability.UNSOLVABLE

    def tour_after(self, path: Visits) -> Visits | None:
        """The latest known tour that begins with this path."""
        return next((tour for tour in reversed(self._tours) if tour[: len(path)] == path), None)

    def lost_position(self, path: Visits) -> LostPosition | None:
        """The earliest position on this path that is proved to be lost."""
        lost = (position for position in self._lost if path[: len(position.path)] == position.path)
        return min(lost, key=lambda position: len(position.path), default=None)

    def mistake(self, path: Visits) -> LostPosition | None:
        """The position after the move that lost the game, once the position before that move is proved solvable."""
        return self.lost_position(path) if self.question(path) is None else None

    def question(self, path: Visits) -> Visits | None:
        """The position to search next: this one or, where it is lost, the one before the earliest lost position.

        None where the answer is known.
        """
        lost = self.lost_position(path)
        if lost is not None and not lost.path:
            return None
        asked = path if lost is None else lost.path[:-1]
        return asked if self.solvability(asked) is Solvability.UNKNOWN else None

    def learn_tour(self, path: Visits, rest: Visits) -> None:
        """Remember a tour: the position that was searched, and the squares from its last one on.

        Where `rest` ends on the first square of `path`, as it does for a closed tour, that visit is left out.
        """
        tour = path[:-1] + rest
        if len(path) > 1 and tour[-1] == tour[0]:
            tour = tour[:-1]
        self._tours = [*self._tours[1 - TOURS_KEPT :], tour]

    def learn_lost_position(self, path: Visits, reason: Message | None) -> None:
        """Remember that a position cannot become a tour."""
        self._lost = [position for position in self._lost if position.path[: len(path)] != path]
        self._lost.append(LostPosition(path, reason))
