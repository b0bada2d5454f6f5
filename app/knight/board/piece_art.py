"""The pieces in red lacquer, drawn as vectors so that they are crisp in every size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from app.knight.board.piece_outlines import FOOT, FOOT_GLEAM, OUTLINES, Curves, PieceOutlines
from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_circle, draw_path, faint, gradient, set_inks
from app.ui.painting.text import figures, write_figures
from solvers.knight.leaper import Leaper


@cache
def stroke(curves: Curves) -> QPainterPath:
    """The line that begins at the first point and goes through the curves."""
    path = QPainterPath(QPointF(*curves[0]))
    for curve in curves[1:]:
        if len(curve) == 2:
            path.lineTo(*curve)
        else:
            path.cubicTo(*curve)
    return path


@cache
def outline(curves: Curves) -> QPainterPath:
    """The same line, closed."""
    path = QPainterPath(stroke(curves))
    path.closeSubpath()
    return path


@dataclass(frozen=True, slots=True)
class Lacquer:
    """What the pieces are painted with: red lacquer, lit from the top left, with a gilt collar."""

    light: str
    shade: str
    edge: str
    gilt: str


LACQUER_BY_DAY = Lacquer(light="#c64d35", shade="#7a2114", edge="#360e08", gilt="#e6b36c")
LACQUER_AT_NIGHT = Lacquer(light="#dc6148", shade="#93301f", edge="#240905", gilt="#f0c280")
LACQUER_IN_CONTRAST = Lacquer(light="#ffd800", shade="#ffd800", edge="#000000", gilt="#ffffff")

COLLAR = QRectF(23.0, 78.0, 58.0, 6.6)
DISC, RING = 41.0, 33.5
"""The radii of a disc, and of the gilt ring on it."""


def draw_piece(painter: QPainter, place: QRectF, piece: Leaper, theme: Theme, opacity: float = 1.0) -> None:
    """Draw a piece in `place`, a square: one without a name as a disc with its leaps."""
    painter.save()
    painter.translate(place.topLeft())
    painter.scale(place.width() / 100, place.height() / 100)
    painter.setOpacity(painter.opacity() * opacity)
    lacquer, outlines = _lacquer(theme), OUTLINES.get(piece.name or "")
    if outlines is None:
        _draw_disc(painter, piece, lacquer, lacquer.edge if theme.contrast else lacquer.gilt)
    else:
        _draw_lacquer(painter, outlines, lacquer)
        _draw_carving(painter, outlines, lacquer)
    painter.restore()


def draw_shadow(painter: QPainter, place: QRectF, theme: Theme, lift: float) -> None:
    """Draw the shadow that a piece standing in `place` throws; `lift` (0 to 1) is how high it is held."""
    width = place.width() * (0.84 + 0.10 * lift)
    height = place.width() * (0.20 + 0.05 * lift)
    centre = QPointF(place.center().x() + place.width() * 0.03, place.bottom() - place.width() * 0.08)
    glow = QRadialGradient(QPointF(0, 0), 1)
    for stop, strength in ((0.0, 1.0), (0.55, 0.62), (1.0, 0.0)):
        glow.setColorAt(stop, faint(theme.shadow, strength * (0.55 - 0.25 * lift)))
    painter.save()
    painter.translate(centre)
    painter.scale(width / 2, height / 2)
    draw_circle(painter, QPointF(0, 0), 1, glow)
    painter.restore()


def _lacquer(theme: Theme) -> Lacquer:
    if theme.contrast:
        return LACQUER_IN_CONTRAST
    return LACQUER_AT_NIGHT if theme.dark else LACQUER_BY_DAY


def _draw_lacquer(painter: QPainter, outlines: PieceOutlines, lacquer: Lacquer) -> None:
    draw_path(painter, outline(FOOT), _light(lacquer), _edge(lacquer))
    for body in outlines.bodies:
        painter.drawPath(outline(body))
    for shade in outlines.shades:
        painter.fillPath(outline(shade), faint(lacquer.edge, 0.32))
    painter.setBrush(QColor(lacquer.gilt))
    painter.drawRoundedRect(COLLAR, 3.2, 3.2)


def _draw_carving(painter: QPainter, outlines: PieceOutlines, lacquer: Lacquer) -> None:
    for gilt in outlines.gilt:
        draw_path(painter, outline(gilt), lacquer.gilt, _groove(QColor(lacquer.edge), 1.9))
    for gleam in (*outlines.gleams, FOOT_GLEAM):
        draw_path(painter, stroke(gleam), edge=_groove(faint(lacquer.gilt, 0.55), 1.6))
    for groove in outlines.grooves:
        draw_path(painter, stroke(groove), edge=_groove(QColor(lacquer.edge), 1.9))
    for bead in outlines.beads:
        set_inks(painter, lacquer.gilt, _groove(QColor(lacquer.edge), 1.4))
        painter.drawEllipse(QRectF(*bead))
    for ink, ovals in ((lacquer.edge, outlines.holes), (lacquer.gilt, outlines.glints)):
        set_inks(painter, ink)
        for oval in ovals:
            painter.drawEllipse(QRectF(*oval))


def _draw_disc(painter: QPainter, piece: Leaper, lacquer: Lacquer, ink: str) -> None:
    """A disc as of Chinese chess, with a line for each leap."""
    middle = QPointF(50.0, 52.0)
    draw_circle(painter, middle + QPointF(0.0, 4.0), DISC, lacquer.shade, _edge(lacquer))
    draw_circle(painter, middle, DISC, _light(lacquer), _edge(lacquer))
    draw_circle(painter, middle, RING, None, _groove(QColor(lacquer.gilt), 2.4))
    lines = piece.text.split("+")
    size = min(30.0, 52.0 / len(lines), 92.0 / max(map(len, lines)))
    font = figures(painter.font(), size)
    for number, line in enumerate(lines):
        down = (number - (len(lines) - 1) / 2) * 1.02 * size
        write_figures(painter, middle + QPointF(0.0, down), line, font, ink)


def _light(lacquer: Lacquer) -> QLinearGradient:
    return gradient(QPointF(22, 10), QPointF(84, 96), {0.0: lacquer.light, 1.0: lacquer.shade})


def _edge(lacquer: Lacquer) -> QPen:
    return QPen(QColor(lacquer.edge), 2.8, j=Qt.PenJoinStyle.RoundJoin)


def _groove(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, c=Qt.PenCapStyle.RoundCap)
