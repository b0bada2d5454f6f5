"""How long the laps to come will take, judged by those that were made."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

from solvers.comparison.plan import Lap

WEIGHING_SLOWS = 3.0
"""How much longer a lap takes while its memory is weighed, until it is known."""


class Estimate:
    """Takes note of what laps took, and foretells others: the same run's, else the engine's, else any."""

    def __init__(self) -> None:
        self._known: dict[object, list[float]] = {}

    def note(self, lap: Lap, seconds: float) -> None:
        """Take note that a lap took so long, warming included."""
        for key in _keys(lap):
            self._known.setdefault(key, []).append(seconds)

    def left(self, laps: Iterable[Lap]) -> float | None:
        """How many seconds these laps will take; None before anything is known."""
        return sum(map(self._foretold, laps)) if self._known else None

    def _foretold(self, lap: Lap) -> float:
        slower = WEIGHING_SLOWS if lap.weighed else 1 / WEIGHING_SLOWS
        alike = [(key, 1.0) for key in _keys(lap)]
        unlike = [(key, slower) for key in _keys(Lap(lap.run, not lap.weighed))]
        key, factor = next(one for one in alike + unlike if one[0] in self._known)
        return fmean(self._known[key]) * factor


def _keys(lap: Lap) -> tuple[object, ...]:
    """What is like this lap, the likest first."""
    return (lap.run, lap.weighed), (lap.run.engine, lap.weighed), lap.weighed
