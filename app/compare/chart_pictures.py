"""Bars lying on their side, grouped by subject, with an axis above and below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, log10

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.compare.measures import Bar, Group, Measure
from app.ui.painting.text import ChartStyle, width_of, write, write_centred, write_to

MARKS = 6
"""About how many marks a linear axis has."""


@dataclass(frozen=True, slots=True)
class Scale:
    """An axis from `low` to `high`; a logarithmic one begins and ends at powers of ten."""

    low: float
    high: float
    logarithmic: bool

    @classmethod
    def around(cls, values: Iterable[float], logarithmic: bool) -> Scale:
        """An axis on which these values have room; on a logarithmic one those that are not above 0 have none."""
        known = [value for value in values if value > 0]
        if not logarithmic:
            step = _step(max(known, default=1.0))
            return cls(0.0, step * max(1, ceil(max(known, default=1.0) / step - 1e-9)), False)
        first = floor(log10(min(known, default=1.0)))
        last = ceil(log10(max(known, default=10.0)))
        return cls(10.0**first, 10.0 ** max(last, first + 1), True)

    def place(self, value: float) -> float:
        """Where a value stands: 0 at the beginning of the axis and 1 at its end."""
        if value <= self.low:
            return 0.0
        if self.logarithmic:
            return log10(value / self.low) / log10(self.high / self.low)
        return value / self.high

    def marks(self) -> list[float]:
        """The values to mark: powers of ten, or round numbers."""
        if self.logarithmic:
            return [10.0**power for power in range(round(log10(self.low)), round(log10(self.high)) + 1)]
        step = _step(self.high)
        return [step * number for number in range(round(self.high / step) + 1)]


def _step(highest: float) -> float:
    """A round distance between marks: 1, 2 or 5 times a power of ten."""
    rough = highest / MARKS
    power = 10.0 ** floor(log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * (1 - 1e-9))


MARGIN = 16.0
HEADING = 30.0
AXIS = 24.0
TITLE = 26.0
BAR = 22.0
BODY = 13.0
"""How thick a bar is."""
GAP = 8.0
BETWEEN_MARKS = 10.0


class BarPicture:
    """Paints groups of bars; labels stand at the left, figures at the end of the bars."""

    def __init__(self, groups: Sequence[Group], measure: Measure, scale: Scale, chart_style: ChartStyle) -> None:
        self._groups = groups
        self._measure = measure
        self._scale = scale
        self._chart_style = chart_style
        bars = [bar for group in groups for bar in group.bars]
        self._labels = max((width_of(bar.label, chart_style.figures) for bar in bars), default=0.0)
        self._figures = max((width_of(bar.text, chart_style.figures) for bar in bars), default=0.0)

    @property
    def height(self) -> float:
        """How high the picture is."""
        return 2 * MARGIN + HEADING + 2 * AXIS + sum(TITLE + BAR * len(group.bars) + GAP for group in self._groups)

    def paint(self, painter: QPainter, width: float) -> None:
        """Paint everything, so wide."""
        left = MARGIN + self._labels + GAP
        room = QRectF(
            left, MARGIN + HEADING, width - left - MARGIN - self._figures - GAP, self.height - 2 * MARGIN - HEADING
        )
        write(
            painter,
            QPointF(MARGIN, MARGIN + 8),
            self._measure.heading,
            self._chart_style.heading,
            self._chart_style.theme.text,
        )
        self._paint_axis(painter, room)
        top = room.top() + AXIS
        for group in self._groups:
            write(
                painter,
                QPointF(MARGIN, top + TITLE / 2),
                group.title,
                self._chart_style.heading,
                self._chart_style.theme.text,
            )
            top += TITLE
            for bar in group.bars:
                self._paint_bar(painter, bar, QRectF(room.left(), top, room.width(), BAR))
                top += BAR
            top += GAP

    def _paint_axis(self, painter: QPainter, room: QRectF) -> None:
        """Lines at the marks, with their values above and below, as many as there is room for."""
        free = float("-inf")
        for mark in self._scale.marks():
            across = room.left() + room.width() * self._scale.place(mark)
            painter.setPen(QPen(QColor(self._chart_style.theme.border), 1))
            painter.drawLine(QLineF(across, room.top() + AXIS, across, room.bottom() - AXIS))
            text = self._measure.mark(mark)
            half = width_of(text, self._chart_style.figures) / 2
            if across - half > free:
                free = across + half + BETWEEN_MARKS
                for height in (room.top() + AXIS / 2, room.bottom() - AXIS / 2):
                    write_centred(
                        painter, QPointF(across, height), text, self._chart_style.figures, self._chart_style.theme.muted
                    )

    def _paint_bar(self, painter: QPainter, bar: Bar, line: QRectF) -> None:
        middle = line.center().y()
        write_to(
            painter,
            QPointF(line.left() - GAP, middle),
            bar.label,
            self._chart_style.figures,
            self._chart_style.theme.text,
        )
        end = line.left() + line.width() * self._scale.place(bar.value or 0.0)
        if bar.value:
            painter.fillRect(
                QRectF(line.left(), middle - BODY / 2, max(end - line.left(), 2.0), BODY),
                self._chart_style.series(bar.colour),
            )
        if bar.low is not None and bar.high is not None and bar.high > bar.low:
            end = max(end, self._paint_spread(painter, bar.low, bar.high, line))
        write(painter, QPointF(end + GAP, middle), bar.text, self._chart_style.figures, self._chart_style.theme.muted)

    def _paint_spread(self, painter: QPainter, low: float, high: float, line: QRectF) -> float:
        """A thin line from the least to the most; returns where it ends."""
        ends = [line.left() + line.width() * self._scale.place(value) for value in (low, high)]
        middle = line.center().y()
        painter.setPen(QPen(QColor(self._chart_style.theme.text), 1.2, c=Qt.PenCapStyle.FlatCap))
        painter.drawLine(QLineF(ends[0], middle, ends[1], middle))
        for end in ends:
            painter.drawLine(QLineF(end, middle - 3, end, middle + 3))
        return ends[1]


LEGEND = 24.0
AXIS_BELOW = 26.0
ROOM = 360.0
"""How high the curves have it."""
SWATCH = 18.0


class CurvePicture:
    """Paints a curve for each label, through its figures from group to group."""

    def __init__(self, groups: Sequence[Group], measure: Measure, scale: Scale, chart_style: ChartStyle) -> None:
        self._groups = groups
        self._measure = measure
        self._scale = scale
        self._chart_style = chart_style
        self._colours = {bar.label: bar.colour for group in groups for bar in group.bars}

    @property
    def height(self) -> float:
        """How high the picture is."""
        return 2 * MARGIN + HEADING + LEGEND * len(self._colours) + ROOM + AXIS_BELOW + GAP

    def paint(self, painter: QPainter, width: float) -> None:
        """Paint everything, so wide."""
        write(
            painter,
            QPointF(MARGIN, MARGIN + 8),
            self._measure.heading,
            self._chart_style.heading,
            self._chart_style.theme.text,
        )
        top = MARGIN + HEADING
        for label, colour in self._colours.items():
            self._paint_legend(painter, QPointF(MARGIN, top + LEGEND / 2), label, colour)
            top += LEGEND
        marks = max(width_of(self._said(mark), self._chart_style.figures) for mark in self._scale.marks())
        left = MARGIN + marks + GAP
        room = QRectF(left, top + 2 * GAP, width - left - 2 * MARGIN, ROOM - 2 * GAP)
        self._paint_axes(painter, room)
        for label, colour in self._colours.items():
            self._paint_curve(painter, list(self._points(label, room)), self._chart_style.series(colour))

    def _paint_legend(self, painter: QPainter, place: QPointF, label: str, colour: int) -> None:
        painter.setPen(QPen(self._chart_style.series(colour), 3, c=Qt.PenCapStyle.FlatCap))
        painter.drawLine(QLineF(place.x(), place.y(), place.x() + SWATCH, place.y()))
        write(
            painter,
            QPointF(place.x() + SWATCH + GAP, place.y()),
            label,
            self._chart_style.figures,
            self._chart_style.theme.text,
        )

    def _paint_axes(self, painter: QPainter, room: QRectF) -> None:
        for mark in self._scale.marks():
            height = room.bottom() - room.height() * self._scale.place(mark)
            painter.setPen(QPen(QColor(self._chart_style.theme.border), 1))
            painter.drawLine(QLineF(room.left(), height, room.right(), height))
            place = QPointF(room.left() - GAP, height)
            write_to(painter, place, self._said(mark), self._chart_style.figures, self._chart_style.theme.muted)
        free = float("-inf")
        for number, group in enumerate(self._groups):
            across, half = self._across(number, room), width_of(group.title, self._chart_style.figures) / 2
            if across - half > free:
                free = across + half + 2 * GAP
                place = QPointF(across, room.bottom() + AXIS_BELOW / 2 + 2)
                write_centred(painter, place, group.title, self._chart_style.figures, self._chart_style.theme.muted)

    def _paint_curve(self, painter: QPainter, points: list[QPointF], colour: QColor) -> None:
        painter.setPen(QPen(colour, 2.0, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        for one, next_one in pairwise(points):
            painter.drawLine(QLineF(one, next_one))
        painter.setBrush(colour)
        for point in points:
            painter.drawEllipse(point, 1.6, 1.6)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _points(self, label: str, room: QRectF) -> Iterator[QPointF]:
        for number, group in enumerate(self._groups):
            for bar in group.bars:
                if bar.label == label and bar.value is not None:
                    height = room.bottom() - room.height() * self._scale.place(bar.value)
                    yield QPointF(self._across(number, room), height)

    def _across(self, number: int, room: QRectF) -> float:
        return room.left() + room.width() * number / max(1, len(self._groups) - 1)

    def _said(self, mark: float) -> str:
        return self._measure.mark(mark)
