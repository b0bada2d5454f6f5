"""Lines and plates in an ink with a casing around it, to be seen on any ground."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF


def cased(
    painter: QPainter,
    path: QPainterPath,
    ink: str,
    casing: str,
    width: float,
    dashes: Sequence[float] = (),
    edge: float = 0.0,
) -> None:
    """Draw a path `width` wide; `dashes` are given in widths, `edge` is how far the casing reaches beyond the ink."""
    edge = edge or max(1.2, 0.45 * width)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide, pattern in ((casing, width + 2 * edge, ()), (ink, width, dashes)):
        pen = QPen(QColor(colour), wide, j=Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if pattern:
            pen.setDashPattern(list(pattern))
        painter.setPen(pen)
        painter.drawPath(path)


def cased_lines(
    painter: QPainter, lines: Sequence[QLineF], ink: str, casing: str, width: float, dashes: Sequence[float] = ()
) -> None:
    """Draw straight lines as `cased` does a path: many of them are drawn much faster so, without round ends."""
    for colour, wide, pattern in ((casing, 1.9 * width, ()), (ink, width, dashes)):
        pen = QPen(QColor(colour), wide, c=Qt.PenCapStyle.FlatCap if pattern else Qt.PenCapStyle.SquareCap)
        if pattern:
            pen.setDashPattern(list(pattern))
        painter.setPen(pen)
        painter.drawLines(lines)


def cased_plate(painter: QPainter, rect: QRectF, ground: str, edge: str, radius: float, width: float = 1.5) -> None:
    """A plate to write on, with an edge."""
    painter.setPen(QPen(QColor(edge), width))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def arrow_head(tip: QPointF, way: QPointF, size: float) -> QPolygonF:
    """The triangle at the end of an arrow that points along `way`."""
    length = math.hypot(way.x(), way.y()) or 1.0
    along = way / length * size
    aside = QPointF(-along.y(), along.x()) * 0.62
    return QPolygonF([tip, tip - along + aside, tip - along - aside])


def polyline(points: Sequence[QPointF]) -> QPainterPath:
    """A path from point to point."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path
