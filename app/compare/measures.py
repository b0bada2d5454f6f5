"""What a chart can show of results."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from app.compare.compare_words import bytes_text
from app.numbers import duration, grouped, rate
from solvers.comparison.result import Result


class Measure(StrEnum):
    """A figure of a result."""

    TIME = "time"
    VISITED = "visited"
    RATE = "rate"
    MEMORY = "memory"
    LENGTH = "length"
    SHARE = "share"

    @property
    def heading(self) -> str:
        """What it is called in the user's language."""
        return {
            Measure.TIME: QCoreApplication.translate("Compare", "Time"),
            Measure.VISITED: QCoreApplication.translate("Compare", "Positions visited"),
            Measure.RATE: QCoreApplication.translate("Compare", "Positions a second"),
            Measure.MEMORY: QCoreApplication.translate("Compare", "Memory at its most"),
            Measure.LENGTH: QCoreApplication.translate("Compare", "Length of the answer"),
            Measure.SHARE: QCoreApplication.translate("Compare", "First tries that succeed"),
        }[self]

    def figure(self, result: Result) -> float | None:
        """The figure of a result; None where it has none."""
        return {
            Measure.TIME: result.median,
            Measure.VISITED: result.visited or None,
            Measure.RATE: result.rate,
            Measure.MEMORY: result.memory,
            Measure.LENGTH: result.length,
            Measure.SHARE: None if result.share is None else 100 * result.share.rate,
        }[self]

    def text(self, value: float) -> str:
        """A figure with its unit."""
        match self:
            case Measure.TIME:
                return duration(value)
            case Measure.MEMORY:
                return bytes_text(value)
            case Measure.RATE:
                return rate(round(value), 1.0)
            case Measure.SHARE:
                return f"{value:.{0 if value == round(value) else 1}f} %"
            case _:
                return grouped(round(value))

    def mark(self, value: float) -> str:
        """A round figure beside an axis; times of minutes stay in seconds."""
        if value == 0:
            return "0"
        return seconds_mark(value) if self is Measure.TIME else self.text(value)


def seconds_mark(seconds: float) -> str:
    """A round time, in microseconds to seconds."""
    if seconds < 0.9995e-3:
        return QCoreApplication.translate("Numbers", "{number} µs").format(number=f"{seconds * 1e6:g}")
    if seconds < 0.9995:
        return QCoreApplication.translate("Numbers", "{number} ms").format(number=f"{seconds * 1e3:g}")
    return QCoreApplication.translate("Numbers", "{number} s").format(number=f"{seconds:g}")


def measures_of(results: Iterable[Result]) -> list[Measure]:
    """What these results have figures of, the most telling first."""
    known = list(results)
    found = [measure for measure in Measure if any(measure.figure(result) is not None for result in known)]
    return sorted(found, key=lambda measure: measure is not Measure.SHARE)
