"""How wood and lacquer are painted: gradients, grain, bevels and soft shadows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from app.ui.look.theme import Theme

WHOLE = ((0.0, 1.0),)
"""All of a line, as the fractions of its length from which and to which its parts go."""


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


def paint_grain(
    painter: QPainter,
    area: QPainterPath,
    colour: QColor,
    seed: int,
    upright: bool = False,
    rim: float | None = None,
) -> None:
    """Fine wavering lines along the wood, the same for the same seed.

    Where only a rim so wide stays in sight, lines end where it does: it is long lines that take the time.
    """
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
        parts = WHOLE if rim is None or not rim < place < across - rim else ((0.0, rim / along), (1 - rim / along, 1.0))
        for begin, end in parts:
            painter.drawPath(_stretch(sway, begin, end, rect, along, upright))
    painter.restore()


def _stretch(
    sway: Sequence[float], begin: float, end: float, rect: QRectF, along: float, upright: bool
) -> QPainterPath:
    """The part of a line from one fraction of its length to another, as a cubic curve of its own."""
    across = sway if (begin, end) == WHOLE[0] else [_blossom(sway, begin, end, part) for part in range(4)]
    first, *rest = (QPointF(along * (begin + (end - begin) * part / 3), across[part]) for part in range(4))
    corner = rect.topLeft()
    path = QPainterPath(corner + (first.transposed() if upright else first))
    path.cubicTo(*(corner + (point.transposed() if upright else point) for point in rest))
    return path


def _blossom(control: Sequence[float], begin: float, end: float, number: int) -> float:
    """A control point of the part of a cubic Bézier curve between two fractions, by the number of the point.

    It is the value of the curve's polar form (de Casteljau 1959, Ramshaw 1987) at `begin`, and `number` times at `end`.
    """
    first, second, third, fourth = control
    at = (begin,) * (3 - number) + (end,) * number
    first, second, third = (
        first + (second - first) * at[0],
        second + (third - second) * at[0],
        third + (fourth - third) * at[0],
    )
    first, second = first + (second - first) * at[1], second + (third - second) * at[1]
    return first + (second - first) * at[2]


def paint_outline(painter: QPainter, rect: QRectF, radius: float, theme: Theme, width: float = 2.0) -> None:
    """A line in the colour of text just inside a rectangle."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.text), width))
    painter.drawPath(rounded(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius))


def paint_hole(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A square that is missing: hatched, with an edge."""
    painter.fillRect(rect, QColor(theme.well))
    painter.fillRect(rect, QBrush(QColor(theme.muted), Qt.BrushStyle.DiagCrossPattern))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.text), 1.0))
    painter.drawRect(rect)
