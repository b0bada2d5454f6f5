"""Edges of a chessboard that are joined to the opposite ones: how they are marked, and lines that lead over them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.knight.board.geometry import ChessGeometry
from app.ui.look.theme import Theme
from app.ui.painting.drawing import arrow_head, draw_line, draw_polygon, set_inks

SMALLEST_ARROW = 3.0
"""The size in pixels of the smallest arrow that is drawn in the frame."""


def draw_ends(painter: QPainter, parts: Sequence[QLineF], size: float) -> None:
    """Mark where a line in parts leaves the board, by an arrow to the edge, and where it comes in, by one from it.

    They are in the colour of the painter's pen, which stays.
    """
    pen = painter.pen()
    set_inks(painter, pen.color())
    for number, part in enumerate(parts):
        if part.length() < 1.5 * size:
            continue
        way = part.p2() - part.p1()
        if number < len(parts) - 1:
            painter.drawPolygon(arrow_head(part.p2(), way, size))
        if number:
            painter.drawPolygon(arrow_head(part.pointAt(size / part.length()), way, size))
    painter.setPen(pen)


def draw_joined_edges(painter: QPainter, geometry: ChessGeometry, theme: Theme) -> None:
    """Mark the joined edges that are seen: a dashed line along each, and arrows on it, one or two, as on its opposite.

    So plans of a torus are drawn in textbooks of topology.
    """
    inside, open_area = geometry.inside, geometry.open_area
    top, right = QLineF(inside.topLeft(), inside.topRight()), QLineF(inside.topRight(), inside.bottomRight())
    bottom, left = QLineF(inside.bottomLeft(), inside.bottomRight()), QLineF(inside.topLeft(), inside.bottomLeft())
    rows_wrap, columns_wrap = geometry.board.wraps
    seen = (
        (left, QPointF(-1, 0), columns_wrap and open_area.left() < inside.left()),
        (right, QPointF(1, 0), columns_wrap and open_area.right() > inside.right()),
        (top, QPointF(0, -1), rows_wrap and open_area.top() < inside.top()),
        (bottom, QPointF(0, 1), rows_wrap and open_area.bottom() > inside.bottom()),
    )
    for edge, out, is_seen in seen:
        if is_seen:
            _draw_edge(painter, edge, out, geometry.frame, theme)


def _draw_edge(painter: QPainter, edge: QLineF, out: QPointF, frame: float, theme: Theme) -> None:
    width = max(1.0, 0.09 * frame)
    pen = QPen(QColor(theme.sign), width, c=Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([3.0, 2.0])
    draw_line(painter, edge.translated(out * width), pen)
    size = 0.36 * frame
    if size < SMALLEST_ARROW:
        return
    way = edge.p2() - edge.p1()
    along = way / edge.length()
    for place in (0.0,) if out.x() else (-0.6, 0.6):
        tip = edge.center() + out * 0.5 * size + along * (place + 0.5) * size
        draw_polygon(painter, arrow_head(tip, way, size), theme.sign)
