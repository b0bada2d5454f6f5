"""Bars lying on their side, grouped by subject, with an axis above and below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.compare.bars import Bar, Group
from app.compare.chart_ink import Ink, width_of, write, write_centred, write_to
from app.compare.measures import Measure
from app.compare.scale import Scale

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

    def __init__(self, groups: Sequence[Group], measure: Measure, scale: Scale, ink: Ink) -> None:
        self._groups = groups
        self._measure = measure
        self._scale = scale
        self._ink = ink
        bars = [bar for group in groups for bar in group.bars]
        self._labels = max((width_of(bar.label, ink.figures) for bar in bars), default=0.0)
        self._figures = max((width_of(bar.text, ink.figures) for bar in bars), default=0.0)

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
        write(painter, QPointF(MARGIN, MARGIN + 8), self._measure.heading, self._ink.heading, self._ink.theme.text)
        self._paint_axis(painter, room)
        top = room.top() + AXIS
        for group in self._groups:
            write(painter, QPointF(MARGIN, top + TITLE / 2), group.title, self._ink.heading, self._ink.theme.text)
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
            painter.setPen(QPen(QColor(self._ink.theme.border), 1))
            painter.drawLine(QLineF(across, room.top() + AXIS, across, room.bottom() - AXIS))
            text = self._measure.mark(mark)
            half = width_of(text, self._ink.figures) / 2
            if across - half > free:
                free = across + half + BETWEEN_MARKS
                for height in (room.top() + AXIS / 2, room.bottom() - AXIS / 2):
                    write_centred(painter, QPointF(across, height), text, self._ink.figures, self._ink.theme.muted)

    def _paint_bar(self, painter: QPainter, bar: Bar, line: QRectF) -> None:
        middle = line.center().y()
        write_to(painter, QPointF(line.left() - GAP, middle), bar.label, self._ink.figures, self._ink.theme.text)
        end = line.left() + line.width() * self._scale.place(bar.value or 0.0)
        if bar.value:
            painter.fillRect(
                QRectF(line.left(), middle - BODY / 2, max(end - line.left(), 2.0), BODY), self._ink.series(bar.colour)
            )
        if bar.low is not None and bar.high is not None and bar.high > bar.low:
            end = max(end, self._paint_spread(painter, bar.low, bar.high, line))
        write(painter, QPointF(end + GAP, middle), bar.text, self._ink.figures, self._ink.theme.muted)

    def _paint_spread(self, painter: QPainter, low: float, high: float, line: QRectF) -> float:
        """A thin line from the least to the most; returns where it ends."""
        ends = [line.left() + line.width() * self._scale.place(value) for value in (low, high)]
        middle = line.center().y()
        painter.setPen(QPen(QColor(self._ink.theme.text), 1.2, c=Qt.PenCapStyle.FlatCap))
        painter.drawLine(QLineF(ends[0], middle, ends[1], middle))
        for end in ends:
            painter.drawLine(QLineF(end, middle - 3, end, middle + 3))
        return ends[1]
