"""Spearman's rank correlation against figures worked out by hand and against another formula."""

from __future__ import annotations

from random import Random
from statistics import StatisticsError

import pytest

from app.learn.lessons.hardness_part import rank_correlation


def test_one_order_and_its_reverse() -> None:
    assert rank_correlation([1, 2, 30], [5, 6, 7]) == pytest.approx(1)
    assert rank_correlation([1, 2, 30], [7, 6, 5]) == pytest.approx(-1)


def test_an_example_worked_out_by_hand() -> None:
    # Ranks 1 2 3 4 5 against 2 1 4 3 5: the squares of the differences add up to 4, and 1 - 6 * 4 / (5 * 24) is 0.8.
    assert rank_correlation([10, 20, 30, 40, 50], [2, 1, 9, 4, 11]) == pytest.approx(0.8)


def test_equal_values_share_the_mean_of_their_ranks() -> None:
    # Ranks 1.5 1.5 3 against 1 2 3: 1.5 / sqrt(1.5 * 2).
    assert rank_correlation([4, 4, 9], [1, 2, 3]) == pytest.approx(1.5 / 3**0.5)


def test_without_equal_values_it_is_what_the_squared_differences_give() -> None:
    chance = Random(7)
    first, second = chance.sample(range(1000), 60), chance.sample(range(1000), 60)
    places = [(sorted(first).index(one), sorted(second).index(other)) for one, other in zip(first, second, strict=True)]
    squares = sum((one - other) ** 2 for one, other in places)
    assert rank_correlation(first, second) == pytest.approx(1 - 6 * squares / (60 * (60**2 - 1)))


def test_values_that_are_all_equal_have_no_order() -> None:
    with pytest.raises(StatisticsError, match="constant"):
        rank_correlation([3, 3], [1, 2])
