"""Drawing a tour on the board: the line of its path, and the number of the visit on every square."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from app.knight.board.geometry import ChessGeometry
from app.knight.board.surface import is_dark
from app.ui.look.theme import Theme
from app.ui.painting.text import draw_centred, faint, figures

CORNER = 0.62
"""The radius of the corner of a hop, in squares."""

_STRAIGHT = 2.0 - CORNER
_BEND = CORNER * math.pi / 2
_REST = 1.0 - CORNER
_LENGTH = _STRAIGHT + _BEND + _REST


def lift(fraction: float) -> float:
    """How high a knight is this far through its hop: 0 on the ground, 1 at the top."""
    return math.sin(math.pi * fraction)


def hop(start: QPointF, end: QPointF, fraction: float) -> QPointF:
    """Where on the ground a knight is this far through its hop: two squares on, round a corner, and one aside."""
    across = end - start
    along, aside = _bent(fraction * _LENGTH)
    if abs(across.x()) > abs(across.y()):
        return QPointF(start.x() + across.x() * along / 2, start.y() + across.y() * aside)
    return QPointF(start.x() + across.x() * aside, start.y() + across.y() * along / 2)


def shortened(start: QPointF, end: QPointF, gap: float) -> QLineF:
    """The line between two points, begun and ended this far from them."""
    across = end - start
    inset = across * (gap / math.hypot(across.x(), across.y()))
    return QLineF(start + inset, end - inset)


def around(line: QLineF, margin: float) -> QRectF:
    """The smallest upright rectangle that holds a line with a margin."""
    return QRectF(line.p1(), line.p2()).normalized().adjusted(-margin, -margin, margin, margin)


def _bent(travelled: float) -> tuple[float, float]:
    if travelled <= _STRAIGHT:
        return travelled, 0.0
    if travelled >= _STRAIGHT + _BEND:
        return 2.0, travelled - _STRAIGHT - _BEND + CORNER
    turn = (travelled - _STRAIGHT) / CORNER
    return _STRAIGHT + CORNER * math.sin(turn), CORNER * (1.0 - math.cos(turn))


@dataclass(frozen=True, slots=True)
class Display:
    """Numbers on the squares visited, the path between them, or in place of both the whole tour as a picture."""

    numbers: bool = True
    path: bool = True
    picture: bool = False


PICTURE = Display(numbers=False, path=False, picture=True)
DISPLAYS = {"both": Display(), "numbers": Display(path=False), "path": Display(numbers=False), "picture": PICTURE}
"""What a tour can leave on the board, by the names that are kept in the settings."""


GONE_PIXELS, CLEAR_PIXELS = 5.5, 8.0
"""The height of figures at which numbers have faded out, and that from which they are clear."""

LARGEST_PIXELS = 44.0
"""The height of figures beyond which they do not grow, however large the squares are."""

WIDEST_NUMBER = 1.15
"""The height of figures, as a share of the square's side, times the number of digits in long numbers."""

GAP = 0.29
"""How far from the middle of a square its number keeps the path away, in squares."""

HALF_DIGIT = 0.33
"""How far long numbers keep it away for each digit, as a share of the height of the figures."""


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
        share = {1: 0.40, 2: 0.38, 3: 0.33}.get(digits, min(0.27, WIDEST_NUMBER / digits))
        pixels = min(LARGEST_PIXELS, geometry.side * share)
        fade = min(1.0, max(0.0, (pixels - GONE_PIXELS) / (CLEAR_PIXELS - GONE_PIXELS)))
        strength = fade if numbers else 0.0
        return cls(
            theme=theme,
            font=figures(family, pixels),
            number_strength=strength,
            path=path or (numbers and strength == 0.0),
            path_colour=QColor(theme.path),
            width=min(6.0, max(1.3, geometry.side * 0.06)),
            gap=max(min(GAP * geometry.side, LARGEST_PIXELS), HALF_DIGIT * digits * pixels) * strength,
        )

    def line(self) -> QPen:
        """The pen of the path."""
        return QPen(self.path_colour, self.width, c=Qt.PenCapStyle.RoundCap)


class TrailLine:
    """The trail of a path through `order`, as it is drawn with one painter."""

    def __init__(self, geometry: ChessGeometry, pens: Pens, order: Sequence[int], closed: bool) -> None:
        self.geometry = geometry
        """Where the squares lie."""
        self._pens = pens
        self._line = pens.line()
        self._inks = [faint(ink, pens.number_strength) for ink in (pens.theme.number_light, pens.theme.number_dark)]
        self._metrics = QFontMetricsF(pens.font)
        self.take_up(order, closed)

    def take_up(self, order: Sequence[int], closed: bool) -> None:
        """Be the trail of this path from now on."""
        self._order = order
        self.length = len(order) - (not closed)

    def centre(self, visit: int) -> QPointF:
        """Where the square of a visit has its middle; visits are counted from 0, and after the last comes the first."""
        return self.geometry.centre_of(self._order[visit % len(self._order)])

    def step_line(self, visit: int) -> QLineF:
        """The line from the square of a visit to the square of the next."""
        one, other = self.centre(visit), self.centre(visit + 1)
        return shortened(one, other, self._pens.gap) if self._pens.gap else QLineF(one, other)

    def number(self, visit: int) -> int:
        """The number on the square of a visit."""
        return visit % len(self._order) + 1

    def draw(self, painter: QPainter, first: int, visits: int) -> None:
        """Draw what the visits from `first` on add, up to `visits` of them in all."""
        self.draw_each(painter, range(first, visits))

    def draw_each(self, painter: QPainter, visits: Sequence[int]) -> None:
        """Draw what each of these visits adds; they are in the order in which they are made."""
        if not visits:
            return
        painter.setFont(self._pens.font)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if visits[0] == 0:
            self._draw_start(painter)
        if self._pens.number_strength:
            for visit in visits:
                self._draw_visit(painter, visit)
        elif self._pens.path:
            self._draw_lines(painter, visits)

    def _draw_start(self, painter: QPainter) -> None:
        pens, side = self._pens, self.geometry.side
        painter.setPen(Qt.PenStyle.NoPen)
        if pens.gap > 2 * pens.width:
            painter.setPen(QPen(QColor(pens.theme.mark), min(4.0, max(1.0, side * 0.035))))
            painter.drawEllipse(self.centre(0), pens.gap, pens.gap)
        elif pens.path:
            painter.setBrush(QColor(pens.theme.mark))
            painter.drawEllipse(self.centre(0), pens.width * 2, pens.width * 2)
            painter.setBrush(Qt.BrushStyle.NoBrush)

    def _draw_lines(self, painter: QPainter, visits: Sequence[int]) -> None:
        painter.setPen(self._line)
        for visit in visits[visits[0] == 0 :]:
            painter.drawLine(self.step_line(visit - 1))  # all at one call look another way where they cross

    def _draw_visit(self, painter: QPainter, visit: int) -> None:
        if self._pens.path and visit:
            painter.setPen(self._line)
            painter.drawLine(self.step_line(visit - 1))
        if visit < len(self._order):
            square = divmod(self._order[visit], self.geometry.columns)
            painter.setPen(self._inks[is_dark(square, self.geometry.rows)])
            draw_centred(painter, self._metrics, self.centre(visit), str(visit + 1))
