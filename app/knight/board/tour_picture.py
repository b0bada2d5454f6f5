"""A finished tour as a picture: a closed one filled by its crossings, an open or a very long one as a woven ribbon."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from app.knight.board.geometry import ChessGeometry
from app.knight.board.growing_trail import SlicedDrawing
from app.knight.board.surface import mixed
from app.ui.look.theme import Theme
from app.ui.painting.text import faint
from solvers.knight.board import Board

MOST_FILLED = 1_600
"""Closed tours of more squares are ribbons too: filled, their crossings would be too fine to see."""

SMALLEST_WOVEN = 7.0
"""The side in pixels of the smallest squares on which the ribbon has an edge and goes over and under itself."""


@dataclass(frozen=True, slots=True)
class Dyes:
    """The colours of a picture: its ground, the two ends of the warm scale that fills it, and the line around."""

    ground: str
    first: str
    middle: str
    last: str
    line: str


DYES_BY_DAY = Dyes(ground="#f6e9cf", first="#e3a23c", middle="#c9532d", last="#7d1f2b", line="#6b2118")
DYES_AT_NIGHT = Dyes(ground="#221512", first="#f4cf7e", middle="#e07a45", last="#a8324a", line="#f7dfae")


class TourPicture(SlicedDrawing):
    """The picture of a tour: an image over the squares, drawn in slices while it is `behind`."""

    STRETCH = 50

    def __init__(
        self, geometry: ChessGeometry, theme: Theme, board: Board, order: Sequence[int], closed: bool, ratio: float
    ) -> None:
        self._geometry = geometry
        self._order = order
        self._closed = closed
        self._dyes = DYES_AT_NIGHT if theme.dark else DYES_BY_DAY
        self._filled = closed and len(order) <= MOST_FILLED
        self._wanted = 1 if self._filled else len(order)
        self._board = board
        self._theme = theme
        self.image = geometry.layer(ratio)
        with geometry.painter_on(self.image) as painter:
            self._paint_ground(painter)
        self.draw_slice()

    def _draw_stretch(self, first: int, last: int) -> None:
        with self._geometry.painter_on(self.image) as painter:
            self.paint(painter, first, last)

    def paint(self, painter: QPainter, first: int, last: int) -> None:
        """Paint the steps from `first` to before `last`; of a filled picture, all of it is one."""
        if self._filled:
            self._paint_crossings(painter)
            return
        for visit in range(first, last):
            self._paint_ribbon(painter, visit)

    def paint_whole(self, painter: QPainter) -> None:
        """Paint all of it, from its ground up, with another painter."""
        self._paint_ground(painter)
        self.paint(painter, 0, self._wanted)

    def _paint_ground(self, painter: QPainter) -> None:
        painter.fillRect(self._geometry.inside, QColor(self._dyes.ground))
        for square in self._board.missing:
            painter.fillRect(self._geometry.rect(square), faint(self._theme.well, 0.35))

    def _paint_crossings(self, painter: QPainter) -> None:
        """Fill what an odd number of turns goes round."""
        outline = QPainterPath(self._centre(0))
        for visit in range(1, len(self._order)):
            outline.lineTo(self._centre(visit))
        outline.closeSubpath()
        outline.setFillRule(Qt.FillRule.OddEvenFill)
        inside = self._geometry.inside
        shade = QLinearGradient(inside.topLeft(), inside.bottomRight())
        for place, dye in ((0.0, self._dyes.first), (0.5, self._dyes.middle), (1.0, self._dyes.last)):
            shade.setColorAt(place, QColor(dye))
        painter.setBrush(shade)
        width = min(2.4, max(0.6, self._geometry.side * 0.028))
        painter.setPen(QPen(QColor(self._dyes.line), width, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(outline)

    def _paint_ribbon(self, painter: QPainter, visit: int) -> None:
        """The ribbon through the square of a visit, from halfway before to halfway behind it."""
        width = self._geometry.side * 0.26
        ribbon = self._bend(visit)
        dye = self._dye(visit / max(1, len(self._order) - 1))
        if self._geometry.side >= SMALLEST_WOVEN:
            at_an_end = not self._closed and visit in (0, len(self._order) - 1)
            edge_cap = Qt.PenCapStyle.RoundCap if at_an_end else Qt.PenCapStyle.FlatCap
            painter.strokePath(ribbon, QPen(QColor(self._dyes.ground), width * 1.75, c=Qt.PenCapStyle.FlatCap))
            painter.strokePath(ribbon, QPen(dye.darker(165), width * 1.18, c=edge_cap))
        painter.strokePath(ribbon, QPen(dye, max(1.0, width), c=Qt.PenCapStyle.RoundCap))

    def _bend(self, visit: int) -> QPainterPath:
        here = self._centre(visit)
        at_start = visit == 0 and not self._closed
        at_end = visit == len(self._order) - 1 and not self._closed
        before = here if at_start else (self._centre(visit - 1) + here) / 2
        behind = here if at_end else (here + self._centre(visit + 1)) / 2
        ribbon = QPainterPath(before)
        ribbon.quadTo(here, behind)
        return ribbon

    def _dye(self, part: float) -> QColor:
        """The colour at a part of the tour, 0 to 1; of a closed tour the last colour is the first."""
        if self._closed:
            part = 1.0 - abs(2.0 * part - 1.0)
        dyes = [QColor(dye) for dye in (self._dyes.first, self._dyes.middle, self._dyes.last)]
        place = part * (len(dyes) - 1)
        before = min(int(place), len(dyes) - 2)
        return mixed(dyes[before], dyes[before + 1], place - before)

    def _centre(self, visit: int) -> QPointF:
        return self._geometry.centre_of(self._order[visit % len(self._order)])
