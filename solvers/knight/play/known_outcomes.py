"""What is proved about a game: from which of its positions a tour is left, and from which certainly none.

A position is the way to it, the squares visited in order. A tour that goes on from a position goes on from all before
it, and where none goes on, none does from any position after.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from solvers.knight.board import Square
from solvers.message import Message

Way = tuple[Square, ...]

TOURS_KEPT = 16
"""How many tours are remembered, the last ones."""


class Prospect(Enum):
    """What is proved of a position."""

    UNKNOWN = "unknown"
    OPEN = "open"
    """A tour goes on from here."""
    LOST = "lost"
    """No tour does."""


@dataclass(frozen=True, slots=True)
class Loss:
    """A position from which no tour is left, and why; None where searching everything proved it."""

    way: Way
    reason: Message | None


class KnownOutcomes:
    """The proofs found so far for one game; every one that is found is told it."""

    def __init__(self) -> None:
        self._tours: list[Way] = []
        self._losses: list[Loss] = []

    def prospect(self, way: Way) -> Prospect:
        """What is proved of a position."""
        if self.tour_after(way) is not None:
            return Prospect.OPEN
        return Prospect.LOST if self.loss_of(way) is not None else Prospect.UNKNOWN

    def tour_after(self, way: Way) -> Way | None:
        """A whole tour that begins in this way."""
        return next((tour for tour in reversed(self._tours) if tour[: len(way)] == way), None)

    def loss_of(self, way: Way) -> Loss | None:
        """The earliest position on this way from which no tour is left, as far as is proved."""
        losses = (loss for loss in self._losses if way[: len(loss.way)] == loss.way)
        return min(losses, key=lambda loss: len(loss.way), default=None)

    def mistake(self, way: Way) -> Loss | None:
        """The very step after which no tour was left, once it is proved that there was one before it."""
        loss = self.loss_of(way)
        if loss is None or self.question(way) is not None:
            return None
        return loss

    def question(self, way: Way) -> Way | None:
        """Which position is to be looked into next: this one, or, where it is lost, the last that may not have been."""
        loss = self.loss_of(way)
        asked = way if loss is None else loss.way[:-1]
        if loss is not None and not loss.way:
            return None
        return asked if self.prospect(asked) is Prospect.UNKNOWN else None

    def learn_tour(self, way: Way, rest: Sequence[Square]) -> None:
        """Remember a tour: the position that was asked about, and the squares from where the knight stands on.

        Of a closed tour the rest may end where the way began; that visit is left out.
        """
        tour = way[:-1] + tuple(rest)
        if len(way) > 1 and tour[-1] == tour[0]:
            tour = tour[:-1]
        self._tours = [*self._tours[1 - TOURS_KEPT :], tour]

    def learn_loss(self, way: Way, reason: Message | None) -> None:
        """Remember that no tour is left from a position."""
        self._losses = [loss for loss in self._losses if loss.way[: len(way)] != way]
        self._losses.append(Loss(way, reason))
