"""Dates as people read them, in the language in force."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale

from app.ui.words.language import LOCALES, Language, current

_DAY = {Language.ENGLISH: "d MMMM yyyy", Language.SIMPLIFIED: "yyyy年M月d日", Language.TRADITIONAL: "yyyy年M月d日"}
_WEEKDAY = {
    Language.ENGLISH: "dddd, d MMMM yyyy",
    Language.SIMPLIFIED: "yyyy年M月d日dddd",
    Language.TRADITIONAL: "yyyy年M月d日dddd",
}
_MONTH = {Language.ENGLISH: "MMMM yyyy", Language.SIMPLIFIED: "yyyy年M月", Language.TRADITIONAL: "yyyy年M月"}


def day_text(day: date) -> str:
    """A date written out: 23 November 2026."""
    return LOCALES[current()].toString(qt_date(day), _DAY[current()])


def weekday_text(day: date) -> str:
    """A date with its weekday: Monday, 23 November 2026."""
    return LOCALES[current()].toString(qt_date(day), _WEEKDAY[current()])


def month_text(month: date) -> str:
    """The month that a date is in: November 2026."""
    return LOCALES[current()].toString(qt_date(month), _MONTH[current()])


def short_month_text(month: date) -> str:
    """The month that a date is in without its year, short."""
    return LOCALES[current()].monthName(month.month, QLocale.FormatType.ShortFormat)


def weekday_names() -> list[str]:
    """The days of the week from Monday, short."""
    return [LOCALES[current()].dayName(number, QLocale.FormatType.ShortFormat) for number in range(1, 8)]


def qt_date(day: date) -> QDate:
    """A date as Qt has it."""
    return QDate(day.year, day.month, day.day)
