"""Numbers as people read them: grouped by the user's locale, and times in a unit that fits."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale


def grouped(number: int) -> str:
    """A whole number of any size with its thousands set apart."""
    return f"{number:,}".replace(",", QLocale().groupSeparator())


def duration(seconds: float) -> str:
    """A time with three figures at most, in microseconds to minutes."""
    if not seconds:
        return QCoreApplication.translate("Numbers", "{number} s").format(number=0)
    if seconds < 0.001:
        text = QCoreApplication.translate("Numbers", "{number} µs")
        return text.format(number=f"{seconds * 1e6:.0f}")
    if seconds < 1.0:
        text = QCoreApplication.translate("Numbers", "{number} ms")
        return text.format(number=f"{seconds * 1e3:.{1 if seconds < 0.1 else 0}f}")
    if seconds < 60.0:
        return QCoreApplication.translate("Numbers", "{number} s").format(number=f"{seconds:.1f}")
    whole = int(seconds)
    text = QCoreApplication.translate("Numbers", "{minutes} min {seconds} s")
    return text.format(minutes=whole // 60, seconds=whole % 60)


def unbroken(text: str) -> str:
    """A text at whose spaces no line ends: in a sentence, a number keeps its unit beside it."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def clock_time(seconds: float) -> str:
    """A time as a clock shows it: minutes and seconds, and hours when there are any."""
    minutes, whole = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{whole:02}" if hours else f"{minutes}:{whole:02}"


def rate(count: int, seconds: float) -> str:
    """How many a second, with a unit that keeps it short."""
    each = count / seconds if seconds > 0 else 0.0
    if each >= 1e6:
        return QCoreApplication.translate("Numbers", "{number} million/s").format(number=f"{each / 1e6:.1f}")
    return QCoreApplication.translate("Numbers", "{number}/s").format(number=grouped(round(each)))
