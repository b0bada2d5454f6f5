"""Turns: everything one piece did before another moved, counted in every metric as a game goes on; and an attempt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from solvers.klotski.layout import Piece, Square
from solvers.klotski.moves import Metric, Step, direction_of, fewest_straight_slides, slides_within

FreeCells = Callable[[], frozenset[Square]]
"""Gives the cells that the piece of a slide can cover while no other moves; called only where it matters."""


class StepCounts(NamedTuple):
    """A number of steps in each metric."""

    moves: int = 0
    cells: int = 0
    straight: int = 0

    def of(self, metric: Metric) -> int:
        """The number in one metric."""
        return {Metric.MOVES: self.moves, Metric.CELLS: self.cells, Metric.STRAIGHT: self.straight}[metric]

    def plus(self, other: StepCounts) -> StepCounts:
        """Both together."""
        return StepCounts(self.moves + other.moves, self.cells + other.cells, self.straight + other.straight)

    def minus(self, other: StepCounts) -> StepCounts:
        """What is left without the other."""
        return StepCounts(self.moves - other.moves, self.cells - other.cells, self.straight - other.straight)


NO_STEPS = StepCounts()


@dataclass(slots=True, eq=False)
class Turn:
    """One turn at its shortest, linked to the turns before it; the counts are of all turns up to this one.

    Never changed once made; not frozen, because that would double the time to lay out a long plan.
    """

    step: Step
    before: Turn | None
    counts: StepCounts


def counts_of(turn: Turn | None) -> StepCounts:
    """The steps of all turns up to this one in each metric; none before the first."""
    return NO_STEPS if turn is None else turn.counts


def taken_back(before: Turn | None, after: Turn | None) -> StepCounts:
    """How many steps fewer there are after a slide than before it, because it took back or shortened the last turn."""
    if after is not None and after.before is before:
        return NO_STEPS
    counted_before, counted_after = counts_of(before), counts_of(after)
    return StepCounts(*(max(0, one - other) for one, other in zip(counted_before, counted_after, strict=True)))


def steps_of(turn: Turn | None) -> tuple[Step, ...]:
    """Every turn up to this one as a step, the first one first."""
    steps: list[Step] = []
    while turn is not None:
        steps.append(turn.step)
        turn = turn.before
    return tuple(reversed(steps))


def turn_with(turn: Turn | None, slide: Step, free: FreeCells) -> Turn | None:
    """The last turn once a slide is made after `turn`.

    A slide of the piece that moved last goes on with its turn; where that brings the piece back to where it stood,
    the turn is gone.
    """
    if turn is None or turn.step.target != slide.origin:
        return _taken(turn, slide, free)
    if slide.target == turn.step.origin:
        return turn.before
    whole = slides_within(Piece(turn.step.origin, slide.kind), free())[slide.target]
    return _taken(turn.before, whole, free)


def _taken(before: Turn | None, step: Step, free: FreeCells) -> Turn:
    cells = len(step.path) - 1
    straight = 1 if cells == 1 or _is_straight(step) else _fewest_straight(step, free())
    return Turn(step, before, counts_of(before).plus(StepCounts(1, cells, straight)))


@lru_cache(maxsize=1 << 12)
def _is_straight(step: Step) -> bool:
    return len(set(map(direction_of, pairwise(step.path)))) == 1


@lru_cache(maxsize=1 << 12)
def _fewest_straight(step: Step, free: frozenset[Square]) -> int:
    return fewest_straight_slides(Piece(step.origin, step.kind), step.target, free)


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
