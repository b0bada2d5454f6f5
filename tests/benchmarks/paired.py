"""Figures that were measured in pairs, old and new: their medians, and the ratio with a confidence interval."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from statistics import median

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Comparison:
    """What pairs of figures tell; None where there is nothing to tell it by."""

    old: float | None
    new: float | None
    ratio: float | None
    """The median of the ratios new / old, pair by pair."""
    interval: tuple[float, float] | None
    """Where the median of all such ratios lies, with a confidence of 95 % at least."""


def compared(old: Sequence[float | None], new: Sequence[float | None]) -> Comparison:
    """Compare figures; those of one place were measured as a pair, None where a checkout lacks it."""
    ratios = [after / before for before, after in zip(old, new, strict=True) if before and after is not None]
    return Comparison(_median(old), _median(new), _median(ratios), median_interval(ratios))


def median_interval(values: Sequence[float], confidence: float = CONFIDENCE) -> tuple[float, float] | None:
    """A confidence interval of the median whatever the distribution; None for too few values (fewer than 6 for 95 %).

    Between the k-th smallest and the k-th largest of n values, with the largest k for which that holds with the
    confidence at least: a value is below the median with probability 1/2, so how many are is binomially distributed
    (H. A. David and H. N. Nagaraja, Order Statistics, 3rd edition, 2003, section 7.1).
    """
    size, ordered = len(values), sorted(values)
    k = 0
    while 1 - 2 * _at_most(k, size) >= confidence and k < (size + 1) // 2:
        k += 1
    return (ordered[k - 1], ordered[size - k]) if k else None


def _at_most(successes: int, trials: int) -> float:
    """The probability of at most so many successes in trials with probability 1/2."""
    return sum(comb(trials, number) for number in range(successes + 1)) / 2**trials


def _median(values: Sequence[float | None]) -> float | None:
    there = [value for value in values if value is not None]
    return median(there) if there else None
