"""The result of a run."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from solvers.comparison.plan import KlotskiProblem, Run


class RunOutcome(StrEnum):
    """How a run ended."""

    PROVED = "proved"
    """With a solution that is proven to be a shortest one."""
    FOUND = "found"
    """With a solution or a tour."""
    NONE = "none"
    """With the proof that there is none."""
    OUT_OF_TIME = "out-of-time"
    """It was stopped; `Result.length` is that of the best solution so far."""
    REFUSED = "refused"
    """The engine does not take this problem."""


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many."""

    successes: int
    tries: int

    @property
    def rate(self) -> float:
        """From 0 to 1."""
        return self.successes / self.tries if self.tries else 0.0


@dataclass(frozen=True, slots=True)
class Result:
    """A run's figures: the seconds of each timed repetition, and what they all have in common.

    `memory` is the most bytes that the search held at a time, None where it was not measured. `share` tells how many
    first tries of Warnsdorff's rule succeeded.
    """

    run: Run
    outcome: RunOutcome
    seconds: tuple[float, ...] = ()
    visited: int = 0
    length: int | None = None
    memory: int | None = None
    share: Share | None = None

    @property
    def median(self) -> float | None:
        """The time in the middle, in seconds."""
        ordered, middle = sorted(self.seconds), len(self.seconds) // 2
        if not ordered:
            return None
        return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2

    @property
    def spread(self) -> float | None:
        """How far apart the times are, in seconds: the interquartile range of four and more, the range of fewer."""
        if len(self.seconds) < 2:
            return None
        if len(self.seconds) < 4:
            return max(self.seconds) - min(self.seconds)
        from statistics import quantiles

        low, _, high = quantiles(self.seconds, n=4, method="inclusive")
        return high - low

    @property
    def rate(self) -> float | None:
        """Positions or squares visited in a second."""
        return self.visited / self.median if self.median else None

    @property
    def optimal(self) -> bool | None:
        """Whether the solution is proven to be a shortest one; None where that cannot be asked, as of tours."""
        if self.length is None or not isinstance(self.run.problem, KlotskiProblem):
            return None
        return self.outcome is RunOutcome.PROVED
