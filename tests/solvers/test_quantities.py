"""Times and sizes in a unit that fits."""

from __future__ import annotations

from solvers.quantities import data_size, duration

TIMES = {
    0.0: "0 s",
    0.0000123: "12 µs",
    0.0006: "600 µs",
    0.00099850001: "999 µs",
    0.00099949: "999 µs",
    0.0009994995: "999 µs",
    0.0009995: "1.0 ms",
    0.0009996: "1.0 ms",
    0.00184: "1.8 ms",
    0.0999: "99.9 ms",
    0.09994: "99.9 ms",
    0.09995: "100 ms",
    0.09996: "100 ms",
    0.25: "250 ms",
    0.99949: "999 ms",
    0.9995: "1.0 s",
    0.9996: "1.0 s",
    1.0: "1.0 s",
    7.04: "7.0 s",
    59.94: "59.9 s",
    59.95: "1 min 0 s",
    59.96: "1 min 0 s",
    60.0: "1 min 0 s",
    125.9: "2 min 6 s",
    3540.0: "59 min 0 s",
    3599.0: "59 min 59 s",
    3599.4: "59 min 59 s",
    3599.6: "1 h 0 min",
    3600.0: "1 h 0 min",
    3660.0: "1 h 1 min",
    7384.0: "2 h 3 min",
    90_000.0: "25 h 0 min",
}
SIZES = {
    0: "0 kB",
    49: "0.0 kB",
    640: "0.6 kB",
    1_000: "1 kB",
    64_000: "64 kB",
    65_536: "65.5 kB",
    99_949: "99.9 kB",
    99_950: "100 kB",
    123_456: "123 kB",
    999_499: "999 kB",
    999_500: "1.0 MB",
    999_600: "1.0 MB",
    1_000_000: "1 MB",
    1_234_567: "1.2 MB",
    999_499_999: "999 MB",
    999_500_000: "1.0 GB",
    2 * 10**9: "2 GB",
    10_422_000_000: "10.4 GB",
    2_345 * 10**9: "2,345 GB",
}


def test_times_are_told_in_a_unit_that_fits() -> None:
    assert {seconds: str(duration(seconds)) for seconds in TIMES} == TIMES


def test_sizes_of_data_are_told_in_units_of_a_thousand() -> None:
    assert {size: data_size(size) for size in SIZES} == SIZES
