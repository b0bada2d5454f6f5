"""Edges of a chessboard that are joined to the opposite ones: how they are marked, and lines that lead over them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.knight.board.geometry import ChessGeometry
from app.ui.look.theme import Theme
from app.ui.painting.drawing import arrow_head, draw_line, draw_path, polygon, set_inks

ARROW_SHARE = 0.36
"""The size of the arrows in the frame, as a share of its width."""

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
            painter.drawPath(polygon(arrow_head(part.p2(), way, size)))
        if number:
            painter.drawPath(polygon(arrow_head(part.pointAt(size / part.length()), way, size)))
    painter.setPen(pen)


def draw_joined_edges(painter: QPainter, geometry: ChessGeometry, theme: Theme) -> None:
    """Mark the joined edges that are seen: a dashed line along each, and arrows on it, one or two, as on its opposite.

    So plans of a torus are drawn in textbooks of topology.
    """
    inside, open_area, frame = geometry.inside, geometry.open_area, geometry.frame
    rows_wrap, columns_wrap = geometry.board.wraps
    if columns_wrap:
        down, middle = QPointF(0.0, inside.height()), _near(geometry.tops, inside.center().y())
        for corner, out in ((inside.topLeft(), -1.0), (inside.topRight(), 1.0)):
            if open_area.contains(corner + QPointF(0.5 * out * frame, 0.5)):
                arrows = [QPointF(corner.x(), middle)]
                _draw_edge(painter, QLineF(corner, corner + down), QPointF(out, 0.0), arrows, frame, theme)
    if rows_wrap:
        right, middle = QPointF(inside.width(), 0.0), _near(geometry.lefts, inside.center().x())
        for corner, out in ((inside.topLeft(), -1.0), (inside.bottomLeft(), 1.0)):
            if open_area.contains(corner + QPointF(0.5, 0.5 * out * frame)):
                apart = QPointF(0.6 * ARROW_SHARE * frame, 0.0)
                arrows = [QPointF(middle, corner.y()) + apart * way for way in (-1.0, 1.0)]
                _draw_edge(painter, QLineF(corner, corner + right), QPointF(0.0, out), arrows, frame, theme)


def _near(edges: Sequence[float], middle: float) -> float:
    """The edge between two squares that is nearest to a place: no coordinate is written beside it."""
    return min(edges[1:-1] or [middle], key=lambda edge: abs(edge - middle))


def _draw_edge(
    painter: QPainter, edge: QLineF, out: QPointF, arrows: Sequence[QPointF], frame: float, theme: Theme
) -> None:
    """Draw the dashes of an edge, which lies this way `out` of the board, and arrows along it at these places."""
    width, size = max(1.0, 0.09 * frame), ARROW_SHARE * frame
    ink = theme.accent if theme.contrast else theme.sign
    for colour, dashes in ((theme.well_edge, ()), (ink, (3.0, 2.0))):
        pen = QPen(QColor(colour), 1.4 * width, c=Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(list(dashes))  # Qt leaves it solid where there is none
        draw_line(painter, edge.translated(out * 0.7 * width), pen)
    way = edge.p2() - edge.p1()
    for place in arrows if size >= SMALLEST_ARROW else ():
        tip = place + (out + way / edge.length()) * 0.5 * size
        draw_path(painter, polygon(arrow_head(tip, way, size)), ink)
