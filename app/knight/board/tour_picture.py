"""A finished tour as a picture: a closed one filled by its crossings, others as a woven ribbon.

Those are open or very long, or lead over joined edges, where nothing is inside of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from app.knight.board.geometry import ChessGeometry
from app.knight.board.trail import SlicedDrawing
from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_circle, draw_path, faint, gradient, mixed, polygon
from solvers.knight.board import Board
from solvers.knight.leaper import Wrap
from solvers.knight.symmetric.quotient import tour_parts

MOST_FILLED = 1_600
"""Closed tours of more squares are ribbons too: filled, their crossings would be too fine to see."""

SMALLEST_WOVEN = 7.0
"""The side in pixels of the smallest squares on which the ribbon has an edge and goes over and under itself."""

LAP = 0.05
"""How far the ground of one part of a ribbon laps over the next, as a share of half a step; its edge laps twice as far
and its middle three times, or lines would be seen where they meet."""

EDGE = 1.18
"""How wide a ribbon is with its edges, as a share of its width."""


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


class TourPainting:
    """How a tour is painted as a picture, part by part or all at once."""

    def __init__(self, geometry: ChessGeometry, theme: Theme, board: Board, order: Sequence[int], closed: bool) -> None:
        self._geometry = geometry
        self._order = order
        self._closed = closed
        self._dyes = DYES_AT_NIGHT if theme.dark else DYES_BY_DAY
        self._board = board
        self._theme = theme
        self.filled = closed and len(order) <= MOST_FILLED and board.wrap is Wrap.NONE
        """Whether the picture is filled by its crossings, which are painted all at once."""

    def paint_ground(self, painter: QPainter) -> None:
        """Paint what is under the ribbon."""
        painter.fillRect(self._geometry.inside, QColor(self._dyes.ground))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # or lines are seen between two holes
        rows, columns = self._geometry.rows_seen, self._geometry.columns_seen
        for square in self._board.missing:
            if square[0] in rows and square[1] in columns:
                painter.fillRect(self._geometry.rect(square), faint(self._theme.well, 0.35))
        painter.restore()

    def paint_visits(self, painter: QPainter, visits: Iterable[int]) -> None:
        """Paint the ribbon at each of these visits; a filled picture all at once."""
        if self.filled:
            self._paint_crossings(painter)
            return
        if self._board.wrap is Wrap.NONE:
            for visit in visits:
                self._paint_ribbon(painter, visit)
            return
        painter.save()
        painter.setClipRect(self._geometry.inside, Qt.ClipOperation.IntersectClip)
        for visit in visits:
            for shift in self._geometry.copies(_bend(self._corner(visit), 0.0).boundingRect()):
                painter.translate(shift)
                self._paint_ribbon(painter, visit)
                painter.translate(-shift)
        painter.restore()

    def paint_whole(self, painter: QPainter) -> None:
        """Paint all of it, from its ground up."""
        self.paint_ground(painter)
        self.paint_visits(painter, range(len(self._order)))

    def _paint_crossings(self, painter: QPainter) -> None:
        """Fill what an odd number of turns goes round."""
        outline = polygon([self._centre(visit) for visit in range(len(self._order))])
        whole, dyes = self._geometry.whole, self._dyes
        stops = {0.0: dyes.first, 0.5: dyes.middle, 1.0: dyes.last}
        shade = gradient(whole.topLeft(), whole.bottomRight(), stops)
        if tour_parts(self._board, self._order) is not None:  # turned, it stays the same
            shade = QRadialGradient(whole.center(), QLineF(whole.center(), whole.topLeft()).length())
            for place, dye in stops.items():
                shade.setColorAt(place, dye)
        width = min(2.4, max(0.6, self._geometry.side * 0.028))
        draw_path(painter, outline, shade, QPen(QColor(self._dyes.line), width, j=Qt.PenJoinStyle.RoundJoin))

    def _paint_ribbon(self, painter: QPainter, visit: int) -> None:
        """The ribbon through the square of a visit, from halfway before to halfway behind it."""
        width, corner = self._geometry.side * 0.26, self._corner(visit)
        dye = self.dye(visit / max(1, len(self._order) - 1))
        if self._geometry.side < SMALLEST_WOVEN:
            painter.strokePath(_bend(corner, 0.0), QPen(dye, max(1.0, width), c=Qt.PenCapStyle.RoundCap))
            return
        painter.strokePath(_bend(corner, LAP), _flat(QColor(self._dyes.ground), width * 1.75))
        for colour, breadth, lap in ((dye.darker(165), width * EDGE, 2 * LAP), (dye, width, 3 * LAP)):
            painter.strokePath(_bend(corner, lap), _flat(colour, breadth))
            if not self._closed and visit in (0, len(self._order) - 1):
                draw_circle(painter, self._centre(visit), breadth / 2, colour)

    def _corner(self, visit: int) -> tuple[QPointF, QPointF, QPointF]:
        """The middle of the step to a visit, of its square, and of the step from there."""
        here = self._centre(visit)
        at_start = visit == 0 and not self._closed
        at_end = visit == len(self._order) - 1 and not self._closed
        before = here if at_start else (here + self._beside(visit, -1)) / 2
        behind = here if at_end else (here + self._beside(visit, 1)) / 2
        return before, here, behind

    def dye(self, part: float) -> QColor:
        """The colour at a part of the tour, 0 to 1; of a closed tour the last colour is the first."""
        if self._closed:
            part = 1.0 - abs(2.0 * part - 1.0)
        dyes = [QColor(dye) for dye in (self._dyes.first, self._dyes.middle, self._dyes.last)]
        place = part * (len(dyes) - 1)
        before = min(int(place), len(dyes) - 2)
        return mixed(dyes[before], dyes[before + 1], place - before)

    def _centre(self, visit: int) -> QPointF:
        return self._geometry.centre_of(self._order[visit % len(self._order)])

    def _beside(self, visit: int, way: int) -> QPointF:
        """Where the step to the visit before or after another leads, beyond a joined edge perhaps."""
        if self._board.wrap is Wrap.NONE:
            return self._centre(visit + way)
        return self._geometry.leap(self._order[visit], self._order[(visit + way) % len(self._order)]).p2()


class TourPicture(SlicedDrawing, TourPainting):
    """The picture of a tour: an image over the squares, drawn in slices while it is `behind`."""

    STRETCH = 50

    def __init__(
        self, geometry: ChessGeometry, theme: Theme, board: Board, order: Sequence[int], closed: bool, ratio: float
    ) -> None:
        super().__init__(geometry, theme, board, order, closed)
        self._wanted = 1 if self.filled else len(order)
        self.geometry = geometry
        self.picture = geometry.layer(ratio)
        """The picture, to be laid over the squares."""
        with geometry.painter_on(self.picture) as painter:
            self.paint_ground(painter)
        self.draw_slice()

    def _draw_stretch(self, first: int, last: int) -> None:
        with self._geometry.painter_on(self.picture) as painter:
            self.paint_visits(painter, range(first, last))


def _bend(corner: tuple[QPointF, QPointF, QPointF], lap: float) -> QPainterPath:
    """The middle of the ribbon round a corner; it laps over those before and behind by a share of the step."""
    before, here, behind = corner
    ribbon = QPainterPath(before - (here - before) * lap)
    ribbon.lineTo(before)
    ribbon.quadTo(here, behind)
    ribbon.lineTo(behind + (behind - here) * lap)
    return ribbon


def _flat(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, c=Qt.PenCapStyle.FlatCap, j=Qt.PenJoinStyle.RoundJoin)
