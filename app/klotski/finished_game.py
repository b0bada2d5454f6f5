"""A game of Klotski that was played to the exit by hand: what it took, what it is worth, and its record."""

from __future__ import annotations

from typing import NamedTuple

from app.klotski.repositories import GameRecord
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step
from solvers.klotski.play.stars import stars
from solvers.klotski.play.turns import NO_STEPS, StepCounts


class FinishedKlotskiGame(NamedTuple):
    """A game that was played to the exit by hand."""

    layout: Layout
    metric: Metric
    turns: tuple[Step, ...]
    length: int
    """The steps it took, in its metric; each turn at its shortest."""
    seconds: float
    hints: int
    """How often a hint was shown in this attempt."""
    optimum: int | None
    """The fewest steps from the layout to the exit; None while that is unknown."""
    strict: bool = False
    """Whether nothing could be undone, and the program gave no help."""
    given: bool = False
    """Whether some of the way was laid out by the program, or played elsewhere."""
    taken_back: StepCounts | None = NO_STEPS
    """The steps that were taken back; None where that is not known."""

    @property
    def taken(self) -> int | None:
        """The steps it took with those that were taken back; None where that is not known."""
        return None if self.taken_back is None else self.length + self.taken_back.of(self.metric)

    @property
    def stars(self) -> int | None:
        """The stars that it is worth; None where the optimum or what was taken is not known."""
        if self.given:
            return 0
        if self.optimum is None or self.taken is None:
            return None
        return stars(self.optimum, self.taken, self.hints, self.given)

    def record(self, number: int | None) -> GameRecord:
        """The game as it is saved, under a number if it has one already."""
        return GameRecord(
            layout=self.layout,
            metric=self.metric,
            turns=self.turns,
            seconds=self.seconds,
            hints=self.hints,
            finished=True,
            strict=self.strict,
            counted=self.length,
            taken_back=self.taken_back,
            given=self.given,
            stars=self.stars,
            id=number,
        )
