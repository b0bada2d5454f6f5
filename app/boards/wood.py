"""How wood and lacquer are painted: gradients, grain, bevels and soft shadows."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen


def tinted(colour: str, lightness: float, alpha: int = 255) -> QColor:
    """A colour made lighter (above 1.0) or darker (below), and translucent."""
    tint = QColor(colour).lighter(round(100 * lightness))
    tint.setAlpha(alpha)
    return tint


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, depth: float, colour: str) -> None:
    """A soft shadow below a rectangle that lies `depth` above the ground."""
    painter.setPen(Qt.PenStyle.NoPen)
    layers = 6
    for layer in range(layers, 0, -1):
        spread = depth * layer / layers
        painter.setBrush(tinted(colour, 1.0, 20))
        painter.drawPath(rounded(rect.adjusted(-spread, -spread * 0.4, spread, spread * 1.6), radius + spread))


def paint_slab(painter: QPainter, rect: QRectF, radius: float, colour: str) -> None:
    """A slab with light from the top left: a gradient, a bright upper edge and a dark lower one."""
    body = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    body.setColorAt(0.0, tinted(colour, 1.16))
    body.setColorAt(0.45, tinted(colour, 1.0))
    body.setColorAt(1.0, tinted(colour, 0.84))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(body)
    painter.drawPath(rounded(rect, radius))
    edge = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    edge.setColorAt(0.0, tinted("#ffffff", 1.0, 110))
    edge.setColorAt(0.3, tinted("#ffffff", 1.0, 18))
    edge.setColorAt(0.7, tinted("#000000", 1.0, 40))
    edge.setColorAt(1.0, tinted("#000000", 1.0, 120))
    width = max(1.0, radius * 0.16)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(edge, width))
    painter.drawPath(rounded(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius))


def paint_grain(painter: QPainter, area: QPainterPath, colour: QColor, seed: int, upright: bool = False) -> None:
    """Fine wavering lines along the wood, the same for the same seed."""
    chance = Random(seed)
    rect = area.boundingRect()
    along, across = (rect.height(), rect.width()) if upright else (rect.width(), rect.height())
    painter.save()
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    place = 0.0
    while place < across:
        place += chance.uniform(2.0, 7.0)
        line = QColor(colour)
        line.setAlpha(chance.randint(colour.alpha() // 3, colour.alpha()))
        painter.setPen(QPen(line, chance.uniform(0.5, 1.3)))
        sway = [place + chance.uniform(-2.5, 2.5) for _ in range(4)]
        points = [QPointF(along * part / 3, sway[part]) for part in range(4)]
        if upright:
            points = [point.transposed() for point in points]
        path = QPainterPath(rect.topLeft() + points[0])
        path.cubicTo(*(rect.topLeft() + point for point in points[1:]))
        painter.drawPath(path)
    painter.restore()
