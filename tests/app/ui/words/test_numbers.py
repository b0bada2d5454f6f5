"""Numbers as people read them."""

from __future__ import annotations

import pytest

from app.ui.words.numbers import duration, grouped, rate


@pytest.mark.parametrize(("number", "text"), [(0, "0"), (999, "999"), (23962, "23,962"), (10**21, "1" + ",000" * 7)])
def test_thousands_are_set_apart_at_any_size(number: int, text: str) -> None:
    assert grouped(number) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.0000123, "12 µs"),
        (0.00184, "1.8 ms"),
        (0.25, "250 ms"),
        (7.04, "7.0 s"),
        (125.9, "2 min 5 s"),
    ],
)
def test_times_are_told_in_a_unit_that_fits(seconds: float, text: str) -> None:
    assert duration(seconds) == text


@pytest.mark.parametrize(
    ("count", "seconds", "text"), [(500, 0.0, "0/s"), (500, 2.0, "250/s"), (8_400_000, 2.0, "4.2 million/s")]
)
def test_rates_stay_short(count: int, seconds: float, text: str) -> None:
    assert rate(count, seconds) == text
