"""The arrow of a hint: from the middle of a piece along its way."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen


def paint_arrow(painter: QPainter, points: Sequence[QPointF], width: float, colour: str, edge: str) -> None:
    """An arrow along a path of points, in a colour with an edge that sets it off from any ground."""
    shaft = QPainterPath(points[0])
    for point in points[1:]:
        shaft.lineTo(point)
    head = _head(points[-2], points[-1], 2.1 * width)
    for ink, thickness in ((QColor(edge), width + max(2.0, 0.28 * width)), (QColor(colour), width)):
        pen = QPen(ink, thickness)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shaft)
        painter.setPen(QPen(ink, thickness - width) if thickness > width else Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPath(head)


def _head(before: QPointF, tip: QPointF, size: float) -> QPainterPath:
    angle = math.atan2(tip.y() - before.y(), tip.x() - before.x())
    point = tip + QPointF(math.cos(angle), math.sin(angle)) * size * 0.8
    head = QPainterPath(point)
    for turn in (2.35, -2.35):
        head.lineTo(tip + QPointF(math.cos(angle + turn), math.sin(angle + turn)) * size * 0.75)
    head.closeSubpath()
    return head
