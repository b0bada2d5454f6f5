"""Numbers as people read them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from app.ui.words.language import Language, Languages
from app.ui.words.numbers import (
    board_size,
    clock_time,
    data_size,
    duration,
    grouped,
    percent,
    plural,
    rate,
    rough_duration,
    rounded,
    steps_a_second,
    unbroken,
)


@pytest.fixture
def english(qapp: QCoreApplication) -> Iterator[None]:
    """English in force, whatever the system speaks."""
    languages = Languages(Language.ENGLISH.value)
    yield
    languages.release()


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0"), (999, "999"), (23962, "23,962"), (10**21, "1" + ",000" * 7), (-1234, "-1,234")]
)
def test_thousands_are_set_apart_at_any_size(number: int, text: str) -> None:
    assert grouped(number) == text


@pytest.mark.parametrize(
    ("factor", "zeros", "text"),
    [
        (-1, 99, "-1" + ",000" * 33),
        (1, 100, "≈ 1.00 × 10^100"),
        (-2, 100, "≈ -2.00 × 10^100"),
        (1, 99, "1" + ",000" * 33),
        (3, 150, "≈ 3.00 × 10^150"),
        (123_456, 5000, "≈ 1.23 × 10^5005"),
    ],
)
def test_a_very_long_number_is_rounded(factor: int, zeros: int, text: str) -> None:
    assert grouped(factor * 10**zeros) == text


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (Language.ENGLISH, ["600 µs", "250 ms", "7.0 s", "2 min 6 s", "1,000 h 3 min"]),
        (Language.TRADITIONAL, ["600 微秒", "250 毫秒", "7.0 秒", "2 分 6 秒", "1,000 小時 3 分"]),
        (Language.SIMPLIFIED, ["600 微秒", "250 毫秒", "7.0 秒", "2 分 6 秒", "1,000 小时 3 分"]),
    ],
)
def test_times_are_told_in_every_language(qapp: QCoreApplication, language: Language, texts: list[str]) -> None:
    languages = Languages(language.value)
    told = [duration(seconds) for seconds in (0.0006, 0.25, 7.04, 125.9, 3_600_184.0)]
    languages.release()
    assert told == texts


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.0, "1 s"),
        (59.4, "59 s"),
        (59.6, "1 min"),
        (0.4, "1 s"),
        (1.6, "2 s"),
        (89.0, "1 min"),
        (91.0, "2 min"),
        (3571.0, "1 h"),
        (5_400.0, "1 h 30 min"),
        (7_260.0, "2 h"),
        (35_640.0, "9 h 50 min"),
        (36_000.0, "10 h"),
        (41_400.0, "12 h"),
        (243.0, "4 min"),
        (3569.0, "59 min"),
        (3600.0, "1 h"),
        (9_100.0, "2 h 30 min"),
        (35_400.0, "9 h 50 min"),
        (35_700.0, "10 h"),
        (170_000.0, "47 h"),
        (172_800.0, "2 days"),
        (900_000.0, "10 days"),
    ],
)
def test_expected_times_are_told_roughly(english: None, seconds: float, text: str) -> None:
    assert rough_duration(seconds) == text


@pytest.mark.parametrize(
    ("count", "seconds", "text"), [(500, 0.0, "0/s"), (500, 2.0, "250/s"), (8_400_000, 2.0, "4.2 million/s")]
)
def test_rates_stay_short(count: int, seconds: float, text: str) -> None:
    assert rate(count, seconds) == text


@pytest.mark.parametrize(
    ("language", "text"), [(Language.TRADITIONAL, "420 萬/秒"), (Language.SIMPLIFIED, "420 万/秒")]
)
def test_chinese_counts_large_rates_in_ten_thousands(language: Language, text: str) -> None:
    languages = Languages(language.value)
    assert rate(8_400_000, 2.0) == text
    languages.release()


@pytest.mark.parametrize(
    ("share", "text"), [(0.0, "0%"), (0.5, "50%"), (0.8752, "87.5%"), (0.99999, "100%"), (1, "100%")]
)
def test_shares_are_told_in_per_cent(english: None, share: float, text: str) -> None:
    assert percent(share) == text


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (0, "0 bytes"),
        (1, "1 byte"),
        (999, "999 bytes"),
        (1000, "1 kB"),
        (1_234_567, "1.2 MB"),
    ],
)
def test_sizes_of_data_are_told_in_units_of_a_thousand(english: None, size: int, text: str) -> None:
    assert data_size(size) == text


def test_boards_are_told_by_rows_and_columns() -> None:
    assert board_size(6, 1000) == "6 × 1,000"


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0 records"), (1, "1 record"), (2, "2 records"), (10**12, "1,000,000,000,000 records")]
)
def test_words_have_the_form_of_their_number(english: None, number: int, text: str) -> None:
    assert plural("History", "{number} records", number) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.0, "0:00"),
        (59.9, "0:59"),
        (60, "1:00"),
        (61.2, "1:01"),
        (3599, "59:59"),
        (3600, "1:00:00"),
        (36_061, "10:01:01"),
    ],
)
def test_a_clock_shows_hours_when_there_are_any(seconds: float, text: str) -> None:
    assert clock_time(seconds) == text


@pytest.mark.parametrize(
    ("speed", "text"), [(0.5, "0.5/s"), (1.0, "1/s"), (128.0, "128/s"), (20_000.0, "20,000/s"), (2.5, "2.5/s")]
)
def test_speeds_are_told_by_the_second(english: None, speed: float, text: str) -> None:
    assert steps_a_second(speed) == text


@pytest.mark.parametrize(
    ("count", "seconds", "text"),
    [(999_999, 1.0, "999,999/s"), (1_000_000, 1.0, "1.0 million/s"), (3, 2.0, "2/s"), (3, -1.0, "0/s")],
)
def test_a_rate_is_told_in_millions_from_one_on(english: None, count: int, seconds: float, text: str) -> None:
    assert rate(count, seconds) == text


def test_numbers_have_the_decimals_that_were_asked_for_and_keep_their_units(english: None) -> None:
    assert [rounded(2.345, decimals) for decimals in (0, 1, 2)] == ["2", "2.3", "2.35"]
    assert unbroken("1 h 3 min") == "1\N{NO-BREAK SPACE}h\N{NO-BREAK SPACE}3\N{NO-BREAK SPACE}min"
    assert percent(0.125) == "12.5%"
