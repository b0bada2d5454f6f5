"""How well two figures put the same things in one order: Spearman's rank correlation.

After C. Spearman, The proof and measurement of association between two things, 1904; equal values share the mean of
their ranks.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import sqrt


def rank_correlation(first: Sequence[float], second: Sequence[float]) -> float:
    """1 where both have the same order, -1 where one is the reverse of the other; about 0 where they are unrelated.

    Both have as many values, the k-th of the k-th thing. Raises `ValueError` where all values of one are equal: then
    they have no order.
    """
    ranks, others = _ranks(first), _ranks(second)
    middle = (len(ranks) - 1) / 2
    together = sum((rank - middle) * (other - middle) for rank, other in zip(ranks, others, strict=True))
    spread = sum((rank - middle) ** 2 for rank in ranks) * sum((other - middle) ** 2 for other in others)
    if not spread:
        raise ValueError("values that are all equal have no order")
    return together / sqrt(spread)


def _ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value, from 0 for the least."""
    ranks = [0.0] * len(values)
    first = 0
    for _, equals in groupby(sorted(range(len(values)), key=values.__getitem__), key=values.__getitem__):
        numbers = list(equals)
        for number in numbers:
            ranks[number] = first + (len(numbers) - 1) / 2
        first += len(numbers)
    return ranks
