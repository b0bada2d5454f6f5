"""What lies under the path of a running search: warmth of squares entered often, and the deepest path so far."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from app.boards.chess_geometry import ChessGeometry
from app.boards.ink import faint
from app.theme import Theme

SHADES = 64
"""Degrees of warmth; they go with the logarithm, for some squares are entered a million times as often as others."""

WARMEST = 0.72
"""How much of a square's colour the greatest warmth covers."""

MOST_LINES = 2_500
"""The longest path that is drawn; of a longer one only its end is marked."""


class SearchGround:
    """Laid out for one size and one theme."""

    def __init__(self, geometry: ChessGeometry, theme: Theme, ratio: float) -> None:
        self._geometry = geometry
        self._theme = theme
        self._ratio = ratio
        self._warmth: QImage | None = None
        self._deepest: Sequence[int] = ()
        self._path: QImage | None = None
        self._shades = [faint(theme.mark, WARMEST * shade / (SHADES - 1)).rgba() for shade in range(SHADES)]

    def show(self, entries: memoryview, deepest: Sequence[int]) -> None:
        """Take up how often each square was entered, (rows, columns), and the deepest path."""
        self._warmth = self._picture(entries)
        if deepest is not self._deepest:
            self._deepest = deepest
            self._path = self._drawn(deepest) if deepest else None

    def paint(self, painter: QPainter) -> None:
        """Lay it over the squares."""
        if self._warmth is not None:
            painter.drawImage(self._geometry.inside, self._warmth)
        if self._path is not None:
            painter.drawImage(self._geometry.inside.topLeft(), self._path)

    def _drawn(self, deepest: Sequence[int]) -> QImage:
        """The deepest path in a layer of its own: it changes seldom, and dots take long to draw."""
        layer = self._geometry.layer(self._ratio)
        with self._geometry.painter_on(layer) as painter:
            width = max(1.0, self._geometry.side * 0.03)
            painter.setPen(QPen(faint(self._theme.accent, 0.8), width, Qt.PenStyle.DotLine))
            centres = [self._geometry.centre_of(index) for index in (deepest if len(deepest) <= MOST_LINES else ())]
            painter.drawLines([QLineF(*ends) for ends in pairwise(centres)])
            radius = self._geometry.side * 0.3
            painter.setPen(QPen(faint(self._theme.accent, 0.9), 1.5 * width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(self._geometry.centre_of(deepest[-1]), radius, radius)
        return layer

    def _picture(self, entries: memoryview) -> QImage:
        """One shade for each square, each square as many pixels of the screen as it has on the board."""
        import numpy as np  # a search that counts entries has loaded it

        counts = np.log1p(np.asarray(entries, np.float64))
        shades = (counts * ((SHADES - 1) / max(counts.max(), 1.0))).astype(np.uint8)
        pixels = np.repeat(shades, self._pixels(self._geometry.tops), axis=0)
        pixels = np.ascontiguousarray(np.repeat(pixels, self._pixels(self._geometry.lefts), axis=1))
        height, width = pixels.shape
        image = QImage(pixels.tobytes(), width, height, width, QImage.Format.Format_Indexed8)
        image.setColorTable(self._shades)
        return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)

    def _pixels(self, edges: tuple[float, ...]) -> list[int]:
        return [round((after - before) * self._ratio) for before, after in pairwise(edges)]
