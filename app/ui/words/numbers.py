"""Numbers as people read them: grouped by the locale, in a unit that fits, with words in the plural, or as stars."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QLocale

from solvers import quantities
from solvers.message import filled

MOST_DIGITS = 100
"""Longer numbers are rounded; nobody reads them, and Python writes none of more than 4,300 digits."""
FILLED, EMPTY = "★", "☆"
"""Stars in a line of text: what a finished game is worth."""


def grouped(number: int) -> str:
    """A whole number of any size with its thousands set apart; a very long one as about a power of ten."""
    if abs(number) < 10**MOST_DIGITS:
        return f"{number:,}".replace(",", QLocale().groupSeparator())
    exponent = int(math.log10(abs(number)))
    leading = number // 10 ** (exponent - 2) / 100
    return f"≈ {leading:.2f} × 10^{exponent}"


def plural(context: str, source: str, number: int, **values: object) -> str:
    """A text in the form that the language has for this number, which stands in it as `{number}`, grouped.

    `context` and `source` are literals, the source in the plural: `.setup/translations.py` gathers them as messages
    with plural forms. `values` fill the other places of the text.
    """
    # Qt takes 32 bits; both languages tell apart 1 and more.
    return QCoreApplication.translate(context, source, None, min(number, 2)).format(number=grouped(number), **values)


def percent(share: float) -> str:
    """A share of 1 in per cent, with one decimal where it is not a whole number."""
    number = round(100.0 * share, 1)
    return f"{QLocale().toString(number, 'f', 0 if number.is_integer() else 1)}%"


def rounded(number: float, decimals: int) -> str:
    """A number with so many decimals, as the user's locale writes it."""
    return QLocale().toString(number, "f", decimals)


def data_size(size: int) -> str:
    """A number of bytes, in a unit that fits."""
    return quantities.data_size(size) if size >= 1000 else plural("Numbers", "{number} bytes", size)


def board_size(rows: int, columns: int) -> str:
    """The size of a board: 6 × 6."""
    return f"{grouped(rows)} × {grouped(columns)}"


def duration(seconds: float) -> str:
    """A time that was taken, in a unit that fits."""
    taken = quantities.duration(seconds)
    return filled(QCoreApplication.translate("Messages", taken.template.value), taken.values, grouped)


def rough_duration(seconds: float) -> str:
    """A time that is only expected, to be said with an "about" before it: in whole seconds, minutes, hours or days."""
    if seconds < 59.5:
        return QCoreApplication.translate("Numbers", "{number} s").format(number=max(1, round(seconds)))
    minutes = round(seconds / 60)
    if minutes < 60:
        return QCoreApplication.translate("Numbers", "{number} min").format(number=minutes)
    if minutes < 595 and round(minutes, -1) % 60:
        return duration(round(minutes, -1) * 60)
    hours = round(minutes / 60)
    if hours < 48:
        return QCoreApplication.translate("Numbers", "{number} h").format(number=hours)
    return plural("Numbers", "{number} days", round(hours / 24))


def unbroken(text: str) -> str:
    """A text at whose spaces no line ends: in a sentence, a number keeps its unit beside it."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def clock_time(seconds: float) -> str:
    """A time as a clock shows it: minutes and seconds, and hours when there are any."""
    minutes, whole = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{whole:02}" if hours else f"{minutes}:{whole:02}"


def rate(count: int, seconds: float) -> str:
    """How many a second, with a unit that keeps it short: Chinese counts large numbers in ten thousands."""
    each = count / seconds if seconds > 0 else 0.0
    if each >= 1e6:
        return QCoreApplication.translate("Numbers", "{millions} million/s").format(
            millions=f"{each / 1e6:.1f}", myriads=grouped(round(each / 1e4))
        )
    return QCoreApplication.translate("Numbers", "{number}/s").format(number=grouped(round(each)))


def steps_a_second(speed: float) -> str:
    """A speed that is chosen, of less than one step a second too."""
    number = grouped(int(speed)) if float(speed).is_integer() else f"{speed:g}"
    return QCoreApplication.translate("Numbers", "{number}/s").format(number=number)


def stars_text(number: int, most: int = 3) -> str:
    """The stars as they are written in a line of text: ★★☆."""
    return FILLED * number + EMPTY * (most - number)


def spoken_stars(number: int) -> str:
    """The stars as they are read out."""
    if number == 0:
        return QCoreApplication.translate("Stars", "no stars")
    return plural("Stars", "{number} stars", number)
