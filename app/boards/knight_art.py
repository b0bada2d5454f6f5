"""The knight in red lacquer, drawn as vectors so that it is crisp in every size."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from app.boards.ink import faint
from app.boards.knight_outline import (
    BROW,
    CHEEK,
    COLLAR,
    EAR,
    EYE,
    FOOT,
    GLEAMS,
    GLINT,
    HEAD,
    LOCKS,
    MANE,
    MANE_EDGE,
    MOUTH,
    NOSTRIL,
    outline,
    stroke,
)
from app.theme import Theme


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
    shade = QColor(theme.shadow)
    glow = QRadialGradient(QPointF(0, 0), 1)
    for stop, strength in ((0.0, 1.0), (0.55, 0.62), (1.0, 0.0)):
        shade.setAlphaF(strength * (0.55 - 0.25 * lift))
        glow.setColorAt(stop, shade)
    painter.save()
    painter.translate(centre)
    painter.scale(width / 2, height / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


def _lacquer(theme: Theme) -> Lacquer:
    if theme.contrast:
        return LACQUER_IN_CONTRAST
    return LACQUER_AT_NIGHT if theme.dark else LACQUER_BY_DAY


def _draw_lacquer(painter: QPainter, lacquer: Lacquer) -> None:
    pen = QPen(QColor(lacquer.edge), 2.8)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(_lit(lacquer))
    painter.drawPath(outline(FOOT))
    painter.drawPath(outline(HEAD))
    painter.fillPath(outline(MANE), faint(lacquer.edge, 0.32))
    painter.setBrush(QColor(lacquer.gilt))
    painter.drawRoundedRect(COLLAR, 3.2, 3.2)


def _draw_carving(painter: QPainter, lacquer: Lacquer) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_groove(faint(lacquer.gilt, 0.55), 1.6))
    for gleam in GLEAMS:
        painter.drawPath(stroke(gleam))
    painter.setPen(_groove(QColor(lacquer.edge), 1.9))
    for groove in (MANE_EDGE, *LOCKS, CHEEK, BROW, MOUTH, EAR):
        painter.drawPath(stroke(groove))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(lacquer.edge))
    painter.drawEllipse(EYE)
    painter.drawEllipse(NOSTRIL)
    painter.setBrush(QColor(lacquer.gilt))
    painter.drawEllipse(GLINT)


def _groove(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _lit(lacquer: Lacquer) -> QBrush:
    light = QLinearGradient(QPointF(22, 10), QPointF(84, 96))
    light.setColorAt(0.0, QColor(lacquer.light))
    light.setColorAt(1.0, QColor(lacquer.shade))
    return QBrush(light)
