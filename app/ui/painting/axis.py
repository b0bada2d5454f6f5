"""Axes: their ends, their marks at round numbers, and the places of values on them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count
from math import ceil, floor, log10

MARKS = 6
"""About how many marks a linear axis has."""


@dataclass(frozen=True, slots=True)
class Scale:
    """An axis from `low` to `high`; a logarithmic one begins and ends at powers of ten, another at round numbers."""

    low: float
    high: float
    logarithmic: bool
    apart: float = 0.0
    """How far the marks of a linear axis are apart."""

    @classmethod
    def around(cls, values: Iterable[float], logarithmic: bool) -> Scale:
        """Return an axis that holds these values; a logarithmic one holds only those above 0."""
        known = [value for value in values if value > 0]
        if not logarithmic:
            step = _step(max(known, default=1.0))
            return cls(0.0, step * max(1, ceil(max(known, default=1.0) / step - 1e-9)), False, step)
        first = floor(log10(min(known, default=1.0)))
        last = ceil(log10(max(known, default=10.0)))
        return cls(10.0**first, 10.0 ** max(last, first + 1), True)

    @classmethod
    def between(cls, values: Iterable[float]) -> Scale:
        """Return a linear axis that holds these values and need not begin at 0: for points, which have no length."""
        known = sorted(values)
        step = _step((known[-1] - known[0]) or 1.0)
        low = step * floor(known[0] / step + 1e-9)
        return cls(low, max(step * ceil(known[-1] / step - 1e-9), low + step), False, step)

    def place(self, value: float) -> float:
        """Return the place of a value on the axis: 0 at its beginning and 1 at its end."""
        if value <= self.low:
            return 0.0
        if self.logarithmic:
            return log10(value / self.low) / log10(self.high / self.low)
        return (value - self.low) / (self.high - self.low)

    def marks(self) -> list[float]:
        """Return the values to mark: powers of ten, or round numbers."""
        if self.logarithmic:
            return [10.0**power for power in range(round(log10(self.low)), round(log10(self.high)) + 1)]
        return [self.low + self.apart * number for number in range(round((self.high - self.low) / self.apart) + 1)]


def _step(highest: float) -> float:
    """Return a round distance between marks: 1, 2 or 5 times a power of ten."""
    rough = highest / MARKS
    power = 10.0 ** floor(log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * (1 - 1e-9))


def ticks(highest: int, most: int) -> list[int]:
    """Round numbers from 0 up to `highest`, evenly apart, at most so many; 0 alone where there is room for one only."""
    if most < 2 or highest < 1:
        return [0]
    strides = (factor * 10**power for power in count() for factor in (1, 2, 5))
    stride = next(stride for stride in strides if highest // stride < most)
    return list(range(0, highest + 1, stride))
