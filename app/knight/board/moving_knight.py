"""The knight on its way along a tour: where it is at a moment, what it covers, and how it is painted."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from app.knight.board.geometry import ChessGeometry, square_around
from app.knight.board.piece_art import draw_piece, draw_shadow
from app.knight.board.trail import Pens, TrailLine
from app.puzzle.playback import eased
from app.ui.painting.drawing import draw_line, draw_rounded, faint
from app.ui.painting.text import figure_height, figures, write_figures

SMALLEST_KNIGHT = 22.0
"""The size in pixels below which a knight would be illegible: on smaller squares it is drawn over their edges."""

SMALLEST_BADGED = 34.0
"""The side in pixels of the smallest square on which the knight shows the number that it covers."""


CORNER = 0.62
"""The radius of the corner of a hop, as a share of its shorter part."""

SLOPE = 1.15
"""How many times as long as the shorter part of a hop the longer one is at least: others go straight."""


def lift(fraction: float) -> float:
    """How high a knight is this far through its hop: 0 on the ground, 1 at the top."""
    return math.sin(math.pi * fraction)


def hop(start: QPointF, end: QPointF, fraction: float) -> QPointF:
    """Where on the ground a piece is this far through its hop: on by the longer part of it, round a corner, and aside.

    A knight goes two squares on and one aside; straight and diagonal hops have no corner.
    """
    across = end - start
    shorter, longer = sorted((abs(across.x()), abs(across.y())))
    if shorter < 1.0 or longer < SLOPE * shorter:
        return start + across * fraction
    along, aside = _bent(fraction, longer / shorter)
    if abs(across.x()) > abs(across.y()):
        return QPointF(start.x() + across.x() * along, start.y() + across.y() * aside)
    return QPointF(start.x() + across.x() * aside, start.y() + across.y() * along)


def _bent(fraction: float, longer: float) -> tuple[float, float]:
    """The shares of the longer part, which is so many times the shorter one, and of the shorter part."""
    straight, bend = longer - CORNER, CORNER * math.pi / 2
    travelled = fraction * (straight + bend + 1.0 - CORNER)
    if travelled <= straight:
        return travelled / longer, 0.0
    if travelled >= straight + bend:
        return 1.0, travelled - straight - bend + CORNER
    turn = (travelled - straight) / CORNER
    return (straight + CORNER * math.sin(turn)) / longer, CORNER * (1.0 - math.cos(turn))


@dataclass(frozen=True)
class Stance:
    """A moment of a tour: after the visit number `visit`, from 0, this `fraction` of the way to the next.

    On its way over a joined edge the `ground` below the piece is beyond the board.
    """

    visit: int
    fraction: float
    ground: QPointF
    height: float

    @classmethod
    def at(cls, trail: TrailLine, moment: float) -> Stance:
        """Where the knight is at a moment of its trail."""
        visit = min(int(moment), trail.length)
        fraction = eased(moment - visit)
        way = trail.step(visit)
        ground = hop(way.p1(), way.p2(), fraction) if fraction else way.p1()
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
    grounds = _grounds(geometry, stance)
    knights = [place(geometry, ground, stance.height).united(place(geometry, ground)) for ground in grounds]
    margin = knights[0].width() * 0.16
    squares = [geometry.square_at(trail.centre(visit)) for visit in (stance.visit, stance.visit + 1)]
    areas = [geometry.rect(square) for square in squares[: 2 if stance.fraction else 1] if square is not None]
    if stance.fraction:
        way = around(trail.step(stance.visit), geometry.side * 0.1)  # the line goes round the corner, too
        areas += [way.translated(shift) for shift in geometry.copies(way)]
    return [*(knight.adjusted(-margin, -margin, margin, margin) for knight in knights), *areas]


def _grounds(geometry: ChessGeometry, stance: Stance) -> list[QPointF]:
    """Where the piece is to be drawn: at two places while it is half over a joined edge."""
    if not stance.fraction:
        return [stance.ground]
    piece = place(geometry, stance.ground, stance.height).united(place(geometry, stance.ground))
    return [stance.ground + shift for shift in geometry.copies(piece)]


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
        for part in trail.geometry.parts(line):
            draw_line(painter, part, trail.pen(stance.visit))


def paint_knight(painter: QPainter, geometry: ChessGeometry, stance: Stance, pens: Pens) -> None:
    """Draw the piece with its shadow on the ground; half over a joined edge it is cut there."""
    grounds = _grounds(geometry, stance)
    painter.save()
    if len(grounds) > 1:
        painter.setClipRect(geometry.inside, Qt.ClipOperation.IntersectClip)
    for ground in grounds:
        draw_shadow(painter, place(geometry, ground), pens.theme, stance.height)
        draw_piece(painter, place(geometry, ground, stance.height), geometry.board.piece, pens.theme)
    painter.restore()


def paint_badge(painter: QPainter, trail: TrailLine, stance: Stance, pens: Pens) -> None:
    """Draw the number that the knight covers at its shoulder."""
    geometry, number = trail.geometry, trail.number(stance.visit + (stance.fraction >= 0.5))
    if geometry.side < SMALLEST_BADGED or not pens.number_strength:
        return
    font = figures(pens.font, max(pens.least, min(20.0, max(9.0, geometry.side * 0.19))))
    metrics = QFontMetricsF(font)
    rect = place(geometry, stance.ground + geometry.back(stance.ground), stance.height)
    height = figure_height(metrics) * 1.9
    width = max(height, metrics.horizontalAdvance(str(number)) + height * 0.7)
    pill = QRectF(QPointF(), QSizeF(width, height))
    pill.moveTop(rect.top() + rect.height() * 0.07)
    pill.moveLeft(min(rect.right() - width, rect.left() + rect.width() * 0.66))
    draw_rounded(painter, pill, height / 2, pens.theme.field, faint(pens.theme.shadow, 0.35))
    write_figures(painter, pill.center(), str(number), font, pens.theme.text)
