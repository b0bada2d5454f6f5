"""The shapes that controls are painted with: rounded frames, chevrons and check marks."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from app.ui.look.scale import text_scale

_NO_PEN = QPen(Qt.PenStyle.NoPen)
_NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)


def paint_frame(
    painter: QPainter,
    rect: QRect | QRectF,
    radius: float,
    fill: QColor | None = None,
    edge: QColor | None = None,
    width: float = 1,
    dashed: bool = False,
) -> None:
    """Paint a rectangle with round corners; the edge, `width` pixels wide, lies inside the rectangle."""
    rect, width = _on_pixels(painter, QRectF(rect), width)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(_NO_BRUSH if fill is None else fill)
    inset = 0.0
    if edge is None:
        painter.setPen(_NO_PEN)
    else:
        inset = width / 2
        painter.setPen(QPen(edge, width, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
    radius = max(0.0, radius - inset)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.restore()


def _on_pixels(painter: QPainter, rect: QRectF, width: float) -> tuple[QRectF, float]:
    """The rectangle and the width of its edge on whole pixels of a screen that has no whole number of them to one.

    Between pixels, an edge would be blurred.
    """
    to_pixels = painter.deviceTransform()
    ratio = to_pixels.m11()
    if ratio == round(ratio):
        return rect, width
    left, right = (round(side * ratio + to_pixels.dx()) - to_pixels.dx() for side in (rect.left(), rect.right()))
    top, bottom = (round(side * ratio + to_pixels.dy()) - to_pixels.dy() for side in (rect.top(), rect.bottom()))
    whole = QRectF(left / ratio, top / ratio, (right - left) / ratio, (bottom - top) / ratio)
    return whole, max(1, round(width * ratio)) / ratio


class ChevronDirection(Enum):
    """Where a chevron points: the corners of its line, from its middle, in pixels at a text size of 100 %."""

    DOWN = ((-3.0, -1.5), (0.0, 1.5), (3.0, -1.5))
    UP = ((-3.0, 1.5), (0.0, -1.5), (3.0, 1.5))
    RIGHT = ((-1.5, -3.0), (1.5, 0.0), (-1.5, 3.0))
    LEFT = ((1.5, -3.0), (-1.5, 0.0), (1.5, 3.0))


def paint_chevron(
    painter: QPainter, area: QRect, colour: QColor, width: float, turn: ChevronDirection = ChevronDirection.DOWN
) -> None:
    """Paint a chevron in the middle of an area."""
    _paint_line(painter, turn.value, QRectF(area).center(), colour, width)


def paint_check(painter: QPainter, area: QRect, colour: QColor, width: float) -> None:
    """Paint a check mark in the middle of the area of a check box."""
    _paint_line(painter, [(-5.0, 0.3), (-1.3, 4.0), (5.0, -3.8)], QRectF(area).center(), colour, width)


def _paint_line(
    painter: QPainter, points: Sequence[tuple[float, float]], centre: QPointF, colour: QColor, width: float
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = text_scale()
    pen = QPen(colour, width * scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([centre + QPointF(*point) * scale for point in points]))
    painter.restore()
