"""Curves over a row of subjects, one for each method: what bars would say by the hundred."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.compare.bars import Group
from app.compare.chart_ink import Ink, width_of, write, write_centred, write_to
from app.compare.measures import Measure
from app.compare.scale import Scale

MARGIN = 16.0
HEADING = 30.0
LEGEND = 24.0
AXIS = 26.0
ROOM = 360.0
"""How high the curves have it."""
GAP = 8.0
SWATCH = 18.0


class CurvePicture:
    """Paints a curve for each label, through its figures from group to group."""

    def __init__(self, groups: Sequence[Group], measure: Measure, scale: Scale, ink: Ink) -> None:
        self._groups = groups
        self._measure = measure
        self._scale = scale
        self._ink = ink
        self._colours = {bar.label: bar.colour for group in groups for bar in group.bars}

    @property
    def height(self) -> float:
        """How high the picture is."""
        return 2 * MARGIN + HEADING + LEGEND * len(self._colours) + ROOM + AXIS + GAP

    def paint(self, painter: QPainter, width: float) -> None:
        """Paint everything, so wide."""
        write(painter, QPointF(MARGIN, MARGIN + 8), self._measure.heading, self._ink.heading, self._ink.theme.text)
        top = MARGIN + HEADING
        for label, colour in self._colours.items():
            self._paint_legend(painter, QPointF(MARGIN, top + LEGEND / 2), label, colour)
            top += LEGEND
        marks = max(width_of(self._said(mark), self._ink.figures) for mark in self._scale.marks())
        left = MARGIN + marks + GAP
        room = QRectF(left, top + 2 * GAP, width - left - 2 * MARGIN, ROOM - 2 * GAP)
        self._paint_axes(painter, room)
        for label, colour in self._colours.items():
            self._paint_curve(painter, list(self._points(label, room)), self._ink.series(colour))

    def _paint_legend(self, painter: QPainter, place: QPointF, label: str, colour: int) -> None:
        painter.setPen(QPen(self._ink.series(colour), 3, c=Qt.PenCapStyle.FlatCap))
        painter.drawLine(QLineF(place.x(), place.y(), place.x() + SWATCH, place.y()))
        write(painter, QPointF(place.x() + SWATCH + GAP, place.y()), label, self._ink.figures, self._ink.theme.text)

    def _paint_axes(self, painter: QPainter, room: QRectF) -> None:
        for mark in self._scale.marks():
            height = room.bottom() - room.height() * self._scale.place(mark)
            painter.setPen(QPen(QColor(self._ink.theme.border), 1))
            painter.drawLine(QLineF(room.left(), height, room.right(), height))
            place = QPointF(room.left() - GAP, height)
            write_to(painter, place, self._said(mark), self._ink.figures, self._ink.theme.muted)
        free = float("-inf")
        for number, group in enumerate(self._groups):
            across, half = self._across(number, room), width_of(group.title, self._ink.figures) / 2
            if across - half > free:
                free = across + half + 2 * GAP
                place = QPointF(across, room.bottom() + AXIS / 2 + 2)
                write_centred(painter, place, group.title, self._ink.figures, self._ink.theme.muted)

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
