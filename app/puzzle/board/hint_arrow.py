"""The arrow of a hint: from the middle of a piece along its way."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.ui.painting.drawing import draw_path, polygon, polyline


def paint_arrow(painter: QPainter, points: Sequence[QPointF], width: float, colour: str, edge: str) -> None:
    """An arrow along a path of points, in a colour with an edge that sets it off from any ground."""
    shaft = polyline(points)
    head = _head(points[-2], points[-1], 2.1 * width)
    for ink, thickness in ((QColor(edge), width + max(2.0, 0.28 * width)), (QColor(colour), width)):
        pen = QPen(ink, thickness, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        draw_path(painter, shaft, edge=pen)
        draw_path(painter, head, ink, QPen(ink, thickness - width) if thickness > width else None)


def _head(before: QPointF, tip: QPointF, size: float) -> QPainterPath:
    angle = math.atan2(tip.y() - before.y(), tip.x() - before.x())
    corners = (0.0, 0.8), (2.35, 0.75), (-2.35, 0.75)
    return polygon(
        [tip + QPointF(math.cos(angle + turn), math.sin(angle + turn)) * size * reach for turn, reach in corners]
    )
