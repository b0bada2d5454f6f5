"""Dates as people read them, in the language in force."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime, QLocale

from app.ui.words.language import LOCALES, Language, current


def day_text(day: date) -> str:
    """A date written out: 23 November 2026."""
    return _written(day, "d MMMM yyyy", "yyyy年M月d日")


def weekday_text(day: date) -> str:
    """A date with its weekday: Monday, 23 November 2026."""
    return _written(day, "dddd, d MMMM yyyy", "yyyy年M月d日dddd")


def month_text(month: date) -> str:
    """The month that a date is in: November 2026."""
    return _written(month, "MMMM yyyy", "yyyy年M月")


def short_month_text(month: date) -> str:
    """The month that a date is in without its year, short."""
    return LOCALES[current()].monthName(month.month, QLocale.FormatType.ShortFormat)


def weekday_names() -> list[str]:
    """The days of the week from Monday, short."""
    return [LOCALES[current()].dayName(number, QLocale.FormatType.ShortFormat) for number in range(1, 8)]


def qt_date(day: date) -> QDate:
    """A date as Qt has it."""
    return QDate(day.year, day.month, day.day)


def local_time(moment: datetime) -> QDateTime:
    """A moment in the person's own time zone, as Qt has it."""
    return QDateTime.fromMSecsSinceEpoch(round(moment.timestamp() * 1000))


def moment_text(moment: datetime) -> str:
    """A date and a time as the person writes them, short, in their own time zone."""
    return QLocale().toString(local_time(moment), QLocale.FormatType.ShortFormat)


def _written(day: date, english: str, chinese: str) -> str:
    form = english if current() is Language.ENGLISH else chinese
    return LOCALES[current()].toString(qt_date(day), form)
