"""What a knight leaves behind on the board: the line of its path, and a number on every square it visited."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from app.boards.chess_geometry import ChessGeometry
from app.boards.chess_paths import shortened
from app.boards.chess_surface import is_dark
from app.boards.ink import draw_centred, faint, figures
from app.theme import Theme

GONE_PIXELS, CLEAR_PIXELS = 5.5, 8.0
"""The height of figures at which numbers have faded out, and that from which they are clear."""

LARGEST_PIXELS = 44.0
"""The height of figures beyond which they do not grow, however large the squares are."""

GAP = 0.29
"""How far from the middle of a square its number keeps the path away, in squares."""


@dataclass(frozen=True)
class Pens:
    """How a trail looks in a board of this size: what is drawn, how wide, and in which colours."""

    theme: Theme
    font: QFont
    number_strength: float
    path: bool
    path_colour: QColor
    width: float
    gap: float

    @classmethod
    def of(cls, geometry: ChessGeometry, theme: Theme, family: QFont, numbers: bool, path: bool) -> Pens:
        """The pens for numbers, path or both; where numbers would be too small, the path stands in for them."""
        digits = len(str(geometry.rows * geometry.columns))
        pixels = min(LARGEST_PIXELS, geometry.side * {1: 0.40, 2: 0.38, 3: 0.33}.get(digits, 0.27))
        fade = min(1.0, max(0.0, (pixels - GONE_PIXELS) / (CLEAR_PIXELS - GONE_PIXELS)))
        strength = fade if numbers else 0.0
        return cls(
            theme=theme,
            font=figures(family, pixels),
            number_strength=strength,
            path=path or (numbers and strength == 0.0),
            path_colour=QColor(theme.path),
            width=min(6.0, max(1.3, geometry.side * 0.06)),
            gap=min(GAP * geometry.side, LARGEST_PIXELS) * strength,
        )

    def line(self) -> QPen:
        """The pen of the path."""
        pen = QPen(self.path_colour, self.width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        return pen


class TrailLine:
    """The trail of a path through `order`, as it is drawn with one painter."""

    def __init__(self, geometry: ChessGeometry, pens: Pens, order: Sequence[int], closed: bool) -> None:
        self._geometry = geometry
        self._pens = pens
        self._squares = [divmod(index, geometry.columns) for index in order]
        self._centres = [geometry.centres[index] for index in order]
        self._line = pens.line()
        self._inks = [faint(ink, pens.number_strength) for ink in (pens.theme.number_light, pens.theme.number_dark)]
        self._metrics = QFontMetricsF(pens.font)
        self.length = len(self._squares) - (not closed)

    def centre(self, visit: int) -> QPointF:
        """Where the square of a visit has its middle; visits are counted from 0, and after the last comes the first."""
        return self._centres[visit % len(self._centres)]

    def step_line(self, visit: int) -> QLineF:
        """The line from the square of a visit to the square of the next."""
        return shortened(self.centre(visit), self.centre(visit + 1), self._pens.gap)

    def number(self, visit: int) -> int:
        """The number on the square of a visit."""
        return visit % len(self._centres) + 1

    def draw(self, painter: QPainter, first: int, visits: int) -> None:
        """Draw what the visits from `first` on add, up to `visits` of them in all."""
        if first == visits:
            return
        painter.setFont(self._pens.font)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if first == 0:
            self._draw_start(painter)
        for visit in range(first, visits):
            self._draw_visit(painter, visit)

    def _draw_start(self, painter: QPainter) -> None:
        pens, side = self._pens, self._geometry.side
        painter.setPen(Qt.PenStyle.NoPen)
        if pens.gap > 2 * pens.width:
            painter.setPen(QPen(QColor(pens.theme.mark), min(4.0, max(1.0, side * 0.035))))
            painter.drawEllipse(self._centres[0], pens.gap, pens.gap)
        elif pens.path:
            painter.setBrush(QColor(pens.theme.mark))
            painter.drawEllipse(self._centres[0], pens.width * 2, pens.width * 2)
            painter.setBrush(Qt.BrushStyle.NoBrush)

    def _draw_visit(self, painter: QPainter, visit: int) -> None:
        if self._pens.path and visit:
            painter.setPen(self._line)
            painter.drawLine(self.step_line(visit - 1))
        if self._pens.number_strength and visit < len(self._squares):
            dark = is_dark(self._squares[visit], self._geometry.rows)
            painter.setPen(self._inks[dark])
            draw_centred(painter, self._metrics, self._centres[visit], str(visit + 1))


class Trail(TrailLine):
    """A trail up to a visit: a transparent picture over the squares, drawn step by step.

    Going on draws what is new over what is there; going back draws all of it anew. Both give the same pixels.
    """

    def __init__(self, geometry: ChessGeometry, pens: Pens, order: Sequence[int], closed: bool, ratio: float) -> None:
        super().__init__(geometry, pens, order, closed)
        self._picture = geometry.layer(ratio)
        self._drawn = 0

    @property
    def picture(self) -> QImage:
        """The picture, to be laid over the squares."""
        return self._picture

    def draw_until(self, visits: int) -> list[QRectF]:
        """Show the first so many visits, one more than there are squares for the way back; tells where it changed."""
        if visits < self._drawn:
            self._picture.fill(Qt.GlobalColor.transparent)
            self._draw(0, visits)
            return [self._geometry.inside]
        first = self._drawn
        self._draw(first, visits)
        return [self._reach(visit) for visit in range(first, visits)]

    def _draw(self, first: int, visits: int) -> None:
        self._drawn = visits
        painter = self._geometry.painter_on(self._picture)
        self.draw(painter, first, visits)
        painter.end()

    def _reach(self, visit: int) -> QRectF:
        side = self._geometry.side
        square = QRectF(QPointF(), QSizeF(side, side))
        square.moveCenter(self.centre(visit))
        before = QRectF(square)
        before.moveCenter(self.centre(max(0, visit - 1)))
        return square.united(before)
