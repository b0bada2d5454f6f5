"""Times and sizes in a unit that fits: the console prints them, and the window says the same in the user's language."""

from __future__ import annotations

from enum import StrEnum

from solvers.message import Message


class Duration(StrEnum):
    """The units of a time that was taken."""

    MICROSECONDS = "{number} µs"
    MILLISECONDS = "{number} ms"
    SECONDS = "{number} s"
    MINUTES = "{minutes} min {seconds} s"
    HOURS = "{hours} h {minutes} min"


def duration(seconds: float) -> Message:
    """A time in a unit that fits, from microseconds to hours: the next one where it would round to that."""
    if not seconds:
        return Message(Duration.SECONDS, {"number": 0})
    if seconds < 0.9995e-3:
        return Message(Duration.MICROSECONDS, {"number": f"{seconds * 1e6:.0f}"})
    if seconds < 0.9995:
        return Message(Duration.MILLISECONDS, {"number": f"{seconds * 1e3:.{1 if seconds < 0.09995 else 0}f}"})
    if seconds < 59.95:
        return Message(Duration.SECONDS, {"number": f"{seconds:.1f}"})
    minutes, whole = divmod(round(seconds), 60)
    if minutes < 60:
        return Message(Duration.MINUTES, {"minutes": minutes, "seconds": whole})
    return Message(Duration.HOURS, {"hours": minutes // 60, "minutes": minutes % 60})


def data_size(size: int) -> str:
    """A number of bytes in kB, MB or GB of 1,000, 1,000,000 and 1,000,000,000 bytes, with three figures at most."""
    number, unit = size / 1000, "kB"
    for larger in ("MB", "GB"):
        if number >= 999.5:
            number, unit = number / 1000, larger
    decimals = 0 if number >= 99.95 or number.is_integer() else 1
    return f"{number:,.{decimals}f} {unit}"
