"""The knight on its way along a tour: where it is at a moment, what it covers, and how it is painted."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter

from app.knight.board.geometry import ChessGeometry, square_around
from app.knight.board.knight_art import draw_knight, draw_shadow
from app.knight.board.trail import Pens, TrailLine
from app.puzzle.playback import eased
from app.ui.painting.drawing import draw_line, draw_rounded, faint
from app.ui.painting.text import figure_height, figures, write_figures

SMALLEST_KNIGHT = 22.0
"""The size in pixels below which a knight would be illegible: on smaller squares it is drawn over their edges."""

SMALLEST_BADGED = 34.0
"""The side in pixels of the smallest square on which the knight shows the number that it covers."""


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


def _bent(travelled: float) -> tuple[float, float]:
    if travelled <= _STRAIGHT:
        return travelled, 0.0
    if travelled >= _STRAIGHT + _BEND:
        return 2.0, travelled - _STRAIGHT - _BEND + CORNER
    turn = (travelled - _STRAIGHT) / CORNER
    return _STRAIGHT + CORNER * math.sin(turn), CORNER * (1.0 - math.cos(turn))


@dataclass(frozen=True)
class Stance:
    """A moment of a tour: after the visit number `visit`, from 0, this `fraction` of the way to the next."""

    visit: int
    fraction: float
    ground: QPointF
    height: float

    @classmethod
    def at(cls, trail: TrailLine, moment: float) -> Stance:
        """Where the knight is at a moment of its trail."""
        visit = min(int(moment), trail.length)
        fraction = eased(moment - visit)
        start, end = trail.centre(visit), trail.centre(visit + 1)
        ground = hop(start, end, fraction) if fraction else start
        return cls(visit, fraction, ground, lift(fraction) if fraction else 0.0)


def place(geometry: ChessGeometry, ground: QPointF, height: float = 0.0) -> QRectF:
    """The square to draw a knight in whose middle is over a point of the board."""
    size = max(geometry.side * 0.96, SMALLEST_KNIGHT) * (1.0 + 0.07 * height)
    return square_around(ground - QPointF(0.0, size * (0.14 * height + 0.01)), size)


def around(line: QLineF, margin: float) -> QRectF:
    """The smallest upright rectangle that holds a line with a margin."""
    return QRectF(line.p1(), line.p2()).normalized().adjusted(-margin, -margin, margin, margin)


def reach(geometry: ChessGeometry, trail: TrailLine, stance: Stance) -> list[QRectF]:
    """Where something is painted for this moment besides the trail: the knight, and the squares of its step."""
    knight = place(geometry, stance.ground, stance.height).united(place(geometry, stance.ground))
    margin = knight.width() * 0.16
    squares = [geometry.square_at(trail.centre(visit)) for visit in (stance.visit, stance.visit + 1)]
    areas = [geometry.rect(square) for square in squares[: 2 if stance.fraction else 1] if square is not None]
    if stance.fraction:
        way = QLineF(trail.centre(stance.visit), trail.centre(stance.visit + 1))  # the line goes round the corner, too
        areas.append(around(way, geometry.side * 0.1))
    return [knight.adjusted(-margin, -margin, margin, margin), *areas]


def paint_tints(painter: QPainter, geometry: ChessGeometry, trail: TrailLine, stance: Stance, pens: Pens) -> None:
    """Tint the square where the knight stands, and during a hop, more and more, the one where it will land."""
    for visit, strength in ((stance.visit, 1.0 - stance.fraction), (stance.visit + 1, stance.fraction)):
        square = geometry.square_at(trail.centre(visit))
        if strength and square is not None:
            painter.fillRect(geometry.rect(square), faint(pens.theme.mark, 0.38 * strength))


def paint_step(painter: QPainter, trail: TrailLine, stance: Stance, pens: Pens) -> None:
    """Draw the line of the step under way: from where it began to the knight, which it follows round the corner."""
    if not (stance.fraction and pens.path):
        return
    line = QLineF(trail.centre(stance.visit), stance.ground)
    if line.length() > pens.gap:
        line.setP1(line.pointAt(pens.gap / line.length()))
        draw_line(painter, line, pens.line())


def paint_knight(painter: QPainter, geometry: ChessGeometry, stance: Stance, pens: Pens) -> None:
    """Draw the knight with its shadow on the ground, and the number of the square that it covers."""
    draw_shadow(painter, place(geometry, stance.ground), pens.theme, stance.height)
    rect = place(geometry, stance.ground, stance.height)
    draw_knight(painter, rect, pens.theme)


def paint_badge(painter: QPainter, geometry: ChessGeometry, stance: Stance, pens: Pens, number: int) -> None:
    """Draw the number that the knight covers at its shoulder."""
    if geometry.side < SMALLEST_BADGED or not pens.number_strength:
        return
    font = figures(pens.font, max(pens.least, min(20.0, max(9.0, geometry.side * 0.19))))
    metrics = QFontMetricsF(font)
    rect = place(geometry, stance.ground, stance.height)
    height = figure_height(metrics) * 1.9
    width = max(height, metrics.horizontalAdvance(str(number)) + height * 0.7)
    pill = QRectF(QPointF(), QSizeF(width, height))
    pill.moveTop(rect.top() + rect.height() * 0.07)
    pill.moveLeft(min(rect.right() - width, rect.left() + rect.width() * 0.66))
    draw_rounded(painter, pill, height / 2, pens.theme.field, faint(pens.theme.shadow, 0.35))
    write_figures(painter, pill.center(), str(number), font, pens.theme.text)
