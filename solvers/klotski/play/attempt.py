"""An attempt at a layout: what a game has cost beside the steps of its line of play."""

from __future__ import annotations

from dataclasses import dataclass

from solvers.klotski.play.turns import NO_STEPS, StepCounts


@dataclass(slots=True)
class Attempt:
    """What was done since a game began at the start of its layout, as far as its line of play does not tell.

    To undo slides and redo them is free; what is undone and then replaced by something else was taken back.
    """

    replaced: StepCounts | None = NO_STEPS
    """The steps that were undone and replaced; None where that is not known, as of games of earlier versions."""
    hints: int = 0
    """How often a hint was shown."""
    given: bool = False
    """Whether slides that a person did not make led to where the attempt was taken up again."""
    seconds: float = 0.0
    """The time it had taken when another attempt began."""

    @property
    def untouched(self) -> bool:
        """Whether it has cost nothing yet."""
        return self.replaced == NO_STEPS and not self.hints and not self.given

    def take_back(self, steps: StepCounts) -> None:
        """Note that steps were undone and replaced."""
        if self.replaced is not None:
            self.replaced = self.replaced.plus(steps)
