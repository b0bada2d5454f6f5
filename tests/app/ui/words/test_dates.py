"""Dates as people read them, in every language."""

from __future__ import annotations

from datetime import date, datetime

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from app.ui.words.dates import day_text, moment_text, month_text, short_month_text, weekday_names, weekday_text
from app.ui.words.language import Language, Languages

MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (Language.ENGLISH, ["5 January 2026", "Monday, 5 January 2026", "January 2026"]),
        (Language.TRADITIONAL, ["2026年1月5日", "2026年1月5日星期一", "2026年1月"]),
        (Language.SIMPLIFIED, ["2026年1月5日", "2026年1月5日星期一", "2026年1月"]),
    ],
)
def test_a_date_is_written_as_the_language_does(qapp: QCoreApplication, language: Language, texts: list[str]) -> None:
    languages, day = Languages(language.value), date(2026, 1, 5)
    told = [day_text(day), weekday_text(day), month_text(day)]
    languages.release()
    assert told == texts


def test_days_at_the_ends_of_months_and_years_are_those(qapp: QCoreApplication) -> None:
    languages = Languages(Language.ENGLISH.value)
    days = (date(2024, 2, 29), date(2025, 12, 31), date(2026, 1, 1))
    told = [weekday_text(day) for day in days]
    months = [short_month_text(date(2026, month, 1)) for month in range(1, 13)]
    languages.release()
    assert told == ["Thursday, 29 February 2024", "Wednesday, 31 December 2025", "Thursday, 1 January 2026"]
    assert [month[:3] for month in months] == MONTHS


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (Language.ENGLISH, ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]),
        (Language.SIMPLIFIED, ["周一", "周二", "周三", "周四", "周五", "周六", "周日"]),
    ],
)
def test_the_week_begins_on_monday(qapp: QCoreApplication, language: Language, names: list[str]) -> None:
    languages = Languages(language.value)
    told = weekday_names()
    languages.release()
    assert told == names


def test_a_moment_is_written_short_as_where_the_person_is(qapp: QCoreApplication) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    told = moment_text(datetime(2026, 3, 1, 14, 5, 59))
    QLocale.setDefault(before)
    assert told == "01/03/2026 14:05"
