"""The map of a moving picture: more and more visits lit on it, and the line of the solution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QImage, QPainter, QPolygonF

from app.klotski.state_space.export.request import MapRequest
from app.klotski.state_space.view.lit import Returns
from app.klotski.state_space.view.signs import Line, Sign, line_pens, map_inks, paint_sign
from solvers.klotski.state_space.light import LightPicture
from solvers.klotski.state_space.picture import view_of
from solvers.klotski.state_space.visits import Visits

SIGN_WIDTH = 560
"""In a film as wide as this, signs and lines are as large as in the window."""


class LitMap:
    """Paints the map into a rectangle of pixels; `draw` comes first."""

    def __init__(self, request: MapRequest, visits: Visits, place: QRect) -> None:
        self._visits, self._place = visits, place
        self._look, self._inks = request.look, map_inks(request.theme)
        self._drawing, self._shades = request.subject.drawing, request.subject.shades
        self._size = max(0.6, request.width / SIGN_WIDTH)
        self._lit, self._returns = 0, Returns(request.subject.space.nodes)
        self._light = LightPicture(place.width(), place.height())
        self._view = view_of(self._drawing, place.width(), place.height())
        self._pixels: NDArray[np.uint32] = np.empty((place.height(), place.width()), np.uint32)

    def draw(self) -> Iterator[None]:
        """Draw the map with nothing lit, in slices."""
        yield from self._light.draw(self._drawing, self._shades, self._view)
        self._light.image(self._look, True, into=self._pixels)

    def paint(self, painter: QPainter, visits: int, present: int, line: Sequence[int]) -> None:
        """Paint it with so many visits lit, no fewer than before, a line through nodes, and a node marked."""
        self._light_until(visits)
        width, height = self._place.width(), self._place.height()
        image = QImage(self._pixels.data, width, height, 4 * width, QImage.Format.Format_RGB32)
        painter.drawImage(self._place.topLeft(), image)
        if len(line) > 1:
            places = QPolygonF([self._pixel(node) for node in line])
            for pen in line_pens(Line.PLAYED, self._size, self._inks):
                painter.setPen(pen)
                painter.drawPolyline(places)
        paint_sign(painter, Sign.START, self._pixel(0), self._size, self._inks)
        paint_sign(painter, Sign.PRESENT, self._pixel(present), self._size, self._inks)

    def _light_until(self, count: int) -> None:
        brightened = self._returns.brightened(self._visits.nodes[self._lit : count])
        points = self._drawing.point_of[brightened]
        changed = self._light.light(self._drawing, points, self._shades[points], self._view)
        self._lit = count
        if changed is not None:
            self._light.image(self._look, True, changed, self._pixels)

    def _pixel(self, node: int) -> QPointF:
        """Where a node is in the film."""
        x, y = self._drawing.points[self._drawing.point_of[node]].tolist()
        view = self._view
        corner = QPointF(self._place.topLeft())
        return corner + QPointF(view.xx * x + view.xy * y + view.dx, view.yx * x + view.yy * y + view.dy)
