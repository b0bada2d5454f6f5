"""The axis of a chart: where a value stands on it, and where its marks are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, log10

MARKS = 6
"""About how many marks a linear axis has."""


@dataclass(frozen=True, slots=True)
class Scale:
    """An axis from `low` to `high`; a logarithmic one begins and ends at powers of ten."""

    low: float
    high: float
    logarithmic: bool

    @classmethod
    def around(cls, values: Iterable[float], logarithmic: bool) -> Scale:
        """An axis on which these values have room; on a logarithmic one those that are not above 0 have none."""
        known = [value for value in values if value > 0]
        if not logarithmic:
            step = _step(max(known, default=1.0))
            return cls(0.0, step * max(1, ceil(max(known, default=1.0) / step - 1e-9)), False)
        first = floor(log10(min(known, default=1.0)))
        last = ceil(log10(max(known, default=10.0)))
        return cls(10.0**first, 10.0 ** max(last, first + 1), True)

    def place(self, value: float) -> float:
        """Where a value stands: 0 at the beginning of the axis and 1 at its end."""
        if value <= self.low:
            return 0.0
        if self.logarithmic:
            return log10(value / self.low) / log10(self.high / self.low)
        return value / self.high

    def marks(self) -> list[float]:
        """The values to mark: powers of ten, or round numbers."""
        if self.logarithmic:
            return [10.0**power for power in range(round(log10(self.low)), round(log10(self.high)) + 1)]
        step = _step(self.high)
        return [step * number for number in range(round(self.high / step) + 1)]


def _step(highest: float) -> float:
    """A round distance between marks: 1, 2 or 5 times a power of ten."""
    rough = highest / MARKS
    power = 10.0 ** floor(log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * (1 - 1e-9))
