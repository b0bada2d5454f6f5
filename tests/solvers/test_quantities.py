"""Times and sizes in a unit that fits."""

from __future__ import annotations

import pytest

from solvers.quantities import data_size, duration


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.0, "0 s"),
        (0.0000123, "12 µs"),
        (0.0006, "600 µs"),
        (0.00184, "1.8 ms"),
        (0.0009996, "1.0 ms"),
        (0.09996, "100 ms"),
        (0.25, "250 ms"),
        (0.9996, "1.0 s"),
        (7.04, "7.0 s"),
        (59.96, "1 min 0 s"),
        (125.9, "2 min 6 s"),
        (3599.0, "59 min 59 s"),
        (7384.0, "2 h 3 min"),
    ],
)
def test_times_are_told_in_a_unit_that_fits(seconds: float, text: str) -> None:
    assert str(duration(seconds)) == text


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (640, "0.6 kB"),
        (64_000, "64 kB"),
        (65_536, "65.5 kB"),
        (123_456, "123 kB"),
        (999_600, "1.0 MB"),
        (1_234_567, "1.2 MB"),
        (2 * 10**9, "2 GB"),
        (10_422_000_000, "10.4 GB"),
        (2_345 * 10**9, "2,345 GB"),
    ],
)
def test_sizes_of_data_are_told_in_units_of_a_thousand(size: int, text: str) -> None:
    assert data_size(size) == text
