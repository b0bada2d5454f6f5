"""Axes: their ends, their marks at round numbers, the places of values on them, and how they are painted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from math import ceil, floor, inf, log10
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from app.ui.painting.drawing import draw_line
from app.ui.painting.text import END, MIDDLE, ChartStyle, width_of, write

MARKS = 6
"""About how many marks a linear axis has."""

GAP, LINE = 8.0, 15.0
"""Between the figures of an axis and what they stand beside, and how far apart they are upwards, in pixels."""


@dataclass(frozen=True, slots=True)
class Scale:
    """An axis from `low` to `high`; a logarithmic one begins and ends at powers of ten, another at round numbers."""

    low: float
    high: float
    logarithmic: bool
    apart: float = 0.0
    """How far the marks of a linear axis are apart."""

    @classmethod
    def around(cls, values: Iterable[float], logarithmic: bool) -> Scale:
        """Return an axis that holds these values; a logarithmic one holds only those above 0."""
        known = [value for value in values if value > 0]
        if not logarithmic:
            return cls.between([0.0, *(known or [1.0])])
        first = floor(log10(min(known, default=1.0)))
        last = ceil(log10(max(known, default=10.0)))
        return cls(10.0**first, 10.0 ** max(last, first + 1), True)

    @classmethod
    def between(cls, values: Iterable[float]) -> Scale:
        """Return a linear axis that holds these values and need not begin at 0: for points, which have no length."""
        known = sorted(values)
        step = _step((known[-1] - known[0]) or 1.0)
        low = step * floor(known[0] / step + 1e-9)
        return cls(low, max(step * ceil(known[-1] / step - 1e-9), low + step), False, step)

    def place(self, value: float) -> float:
        """Return the place of a value on the axis: 0 at its beginning and 1 at its end."""
        if value <= self.low:
            return 0.0
        if self.logarithmic:
            return log10(value / self.low) / log10(self.high / self.low)
        return (value - self.low) / (self.high - self.low)

    def marks(self) -> list[float]:
        """Return the values to mark: powers of ten, or round numbers."""
        if self.logarithmic:
            return [10.0**power for power in range(round(log10(self.low)), round(log10(self.high)) + 1)]
        return [self.low + self.apart * number for number in range(round((self.high - self.low) / self.apart) + 1)]


def _step(highest: float) -> float:
    """Return a round distance between marks: 1, 2 or 5 times a power of ten."""
    rough = highest / MARKS
    power = 10.0 ** floor(log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * (1 - 1e-9))


def ticks(highest: int, most: int) -> list[int]:
    """Round numbers from 0 up to `highest`, evenly apart, at most so many; 0 alone where there is room for one only."""
    if most < 2 or highest < 1:
        return [0]
    strides = (factor * 10**power for power in count() for factor in (1, 2, 5))
    stride = next(stride for stride in strides if highest // stride < most)
    return list(range(0, highest + 1, stride))


class Axes(NamedTuple):
    """Where two axes are: values to the right along the lower edge of a room, and upwards along its left edge."""

    style: ChartStyle
    room: QRectF
    across: Scale
    up: Scale

    def at(self, across: float, up: float) -> QPointF:
        """The place of two values."""
        x, y = self.across.place(across), self.up.place(up)
        return QPointF(self.room.left() + self.room.width() * x, self.room.bottom() - self.room.height() * y)

    def line(self, up: float) -> QLineF:
        """A line all across at a value."""
        height = self.at(self.across.low, up).y()
        return QLineF(self.room.left(), height, self.room.right(), height)

    def paint_up(self, painter: QPainter, text: Callable[[float], str]) -> None:
        """Paint a line at each mark upwards, with its text at the left unless that is too close to the one below."""
        free = inf
        for mark in self.up.marks():
            line = self.line(mark)
            draw_line(painter, line, self.style.theme.border)
            if free - line.y1() > LINE:
                place = line.p1() - QPointF(GAP, 0)
                write(painter, place, text(mark), self.style.figures, self.style.theme.muted, END)
                free = line.y1()

    def paint_across(self, painter: QPainter, labels: Iterable[tuple[float, str]], below: float, apart: float) -> None:
        """Write texts so far below values to the right, with `apart` pixels at least between two of them."""
        places = ((self.at(value, self.up.low).x(), text) for value, text in labels)
        write_along(painter, places, [self.room.bottom() + below], apart, self.style)


def write_along(
    painter: QPainter, labels: Iterable[tuple[float, str]], heights: Sequence[float], apart: float, style: ChartStyle
) -> None:
    """Write texts centred at their places along an axis, except those that come too close to the last one."""
    free = -inf
    for across, text in labels:
        half = width_of(text, style.figures) / 2
        if across - half > free:
            free = across + half + apart
            for height in heights:
                write(painter, QPointF(across, height), text, style.figures, style.theme.muted, MIDDLE)
