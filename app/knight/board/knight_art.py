"""The knight in red lacquer, drawn as vectors so that it is crisp in every size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_circle, draw_path, faint, gradient, set_inks

Curve = tuple[float, ...]
"""One stroke of an outline: 2 numbers are a line's end, 6 a cubic curve's controls and end, in hundredths."""
Curves = tuple[Curve, ...]

HEAD: Curves = (
    (27.0, 79.0),
    (28.5, 67.0, 40.5, 61.5, 45.0, 50.5),
    (40.0, 53.4, 36.0, 54.2, 32.4, 57.6),
    (30.4, 59.6, 28.6, 62.8, 25.4, 64.0),
    (21.6, 65.4, 18.8, 63.4, 18.4, 60.4),
    (15.4, 59.4, 13.8, 55.6, 15.2, 51.5),
    (17.2, 45.8, 22.5, 41.5, 25.5, 35.5),
    (27.5, 31.5, 27.5, 26.5, 31.0, 22.5),
    (33.0, 20.2, 34.8, 19.0, 36.0, 17.4),
    (35.4, 12.6, 36.4, 7.8, 38.6, 3.6),
    (42.3, 6.2, 45.4, 9.8, 47.2, 13.8),
    (62.4, 14.6, 76.0, 26.0, 79.0, 44.0),
    (81.2, 58.0, 76.2, 67.0, 76.8, 79.0),
)
MANE: Curves = (
    (47.2, 13.8),
    (62.4, 14.6, 76.0, 26.0, 79.0, 44.0),
    (81.2, 58.0, 76.2, 67.0, 76.8, 79.0),
    (66.4, 79.0),
    (65.6, 74.6, 65.0, 70.4, 62.2, 66.6),
    (64.4, 61.4, 63.6, 57.0, 60.6, 52.6),
    (62.6, 47.6, 61.2, 42.6, 57.8, 38.6),
    (59.0, 33.6, 56.8, 29.4, 52.8, 26.2),
    (53.2, 21.6, 50.8, 17.2, 47.2, 13.8),
)
MANE_EDGE = MANE[3:]
LOCKS: tuple[Curves, ...] = (
    ((52.8, 26.2), (59.0, 28.4, 64.0, 28.6, 68.2, 26.4)),
    ((57.8, 38.6), (64.4, 40.8, 70.4, 40.6, 75.2, 37.2)),
    ((60.6, 52.6), (67.0, 55.0, 73.4, 54.6, 78.2, 50.6)),
    ((62.2, 66.6), (67.4, 69.0, 72.4, 68.8, 77.0, 65.4)),
)
CHEEK: Curves = ((45.0, 50.5), (50.6, 47.4, 53.0, 42.6, 51.8, 36.6))
BROW: Curves = ((31.4, 33.4), (33.4, 29.4, 37.6, 28.2, 41.4, 30.6))
MOUTH: Curves = ((18.4, 60.4), (21.4, 60.4, 24.0, 58.8, 26.0, 56.0))
EAR: Curves = ((39.4, 9.6), (38.8, 13.2, 39.6, 16.6, 42.0, 19.4))
GLEAMS: tuple[Curves, ...] = (
    ((19.4, 49.2), (21.8, 44.8, 26.2, 41.4, 29.0, 35.6)),
    ((31.4, 76.0), (32.8, 68.2, 42.6, 62.8, 47.6, 54.4)),
    ((22.0, 91.4), (40.0, 91.4)),
)
EYE = QRectF(34.2, 31.4, 5.2, 4.8)
GLINT = QRectF(35.4, 32.2, 1.5, 1.5)
NOSTRIL = QRectF(18.4, 52.4, 3.4, 2.6)
COLLAR = QRectF(23.0, 78.0, 58.0, 6.6)
FOOT: Curves = (
    (24.5, 84.6),
    (23.5, 88.0, 17.0, 88.4, 16.6, 93.4),
    (16.4, 96.0, 18.0, 96.6, 20.0, 96.6),
    (84.0, 96.6),
    (86.0, 96.6, 87.6, 96.0, 87.4, 93.4),
    (87.0, 88.4, 80.5, 88.0, 79.5, 84.6),
)


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
    """What the knight is painted with: red lacquer, lit from the top left, with a gilt collar."""

    light: str
    shade: str
    edge: str
    gilt: str


LACQUER_BY_DAY = Lacquer(light="#c64d35", shade="#7a2114", edge="#360e08", gilt="#e6b36c")
LACQUER_AT_NIGHT = Lacquer(light="#dc6148", shade="#93301f", edge="#240905", gilt="#f0c280")
LACQUER_IN_CONTRAST = Lacquer(light="#ffd800", shade="#ffd800", edge="#000000", gilt="#ffffff")


def draw_knight(painter: QPainter, place: QRectF, theme: Theme, opacity: float = 1.0) -> None:
    """Draw the knight in `place`, a square."""
    painter.save()
    painter.translate(place.topLeft())
    painter.scale(place.width() / 100, place.height() / 100)
    painter.setOpacity(painter.opacity() * opacity)
    lacquer = _lacquer(theme)
    _draw_lacquer(painter, lacquer)
    _draw_carving(painter, lacquer)
    painter.restore()


def draw_shadow(painter: QPainter, place: QRectF, theme: Theme, lift: float) -> None:
    """Draw the shadow that a knight standing in `place` throws; `lift` (0 to 1) is how high it is held."""
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


def _draw_lacquer(painter: QPainter, lacquer: Lacquer) -> None:
    light = gradient(QPointF(22, 10), QPointF(84, 96), {0.0: lacquer.light, 1.0: lacquer.shade})
    draw_path(painter, outline(FOOT), light, QPen(QColor(lacquer.edge), 2.8, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(outline(HEAD))
    painter.fillPath(outline(MANE), faint(lacquer.edge, 0.32))
    painter.setBrush(QColor(lacquer.gilt))
    painter.drawRoundedRect(COLLAR, 3.2, 3.2)


def _draw_carving(painter: QPainter, lacquer: Lacquer) -> None:
    for gleam in GLEAMS:
        draw_path(painter, stroke(gleam), edge=_groove(faint(lacquer.gilt, 0.55), 1.6))
    for groove in (MANE_EDGE, *LOCKS, CHEEK, BROW, MOUTH, EAR):
        draw_path(painter, stroke(groove), edge=_groove(QColor(lacquer.edge), 1.9))
    set_inks(painter, lacquer.edge)
    painter.drawEllipse(EYE)
    painter.drawEllipse(NOSTRIL)
    painter.setBrush(QColor(lacquer.gilt))
    painter.drawEllipse(GLINT)


def _groove(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, c=Qt.PenCapStyle.RoundCap)
