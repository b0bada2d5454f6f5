"""Stars: what a finished game is worth, as a row of filled and empty ones."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_polygon

POINTS = 5
INNER = 0.46
"""How far the inner corners are from the middle, where the points are at 1: a plump star, even when small."""
GAP = 0.12
"""What is between two stars, in parts of one."""
OUTLINE = 0.09
"""How wide the outline is, in parts of a star; never less than a pixel."""


def paint_stars(painter: QPainter, rect: QRectF, number: int, theme: Theme, most: int = 3) -> None:
    """Paint `most` stars in a row as large as fits into a rectangle, in its middle; the first `number` are filled."""
    side = min(rect.height(), rect.width() / (most + (most - 1) * GAP))
    pitch = side * (1.0 + GAP)
    left = rect.center().x() - (pitch * (most - 1)) / 2.0
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place in range(most):
        _paint_star(painter, QPointF(left + place * pitch, rect.center().y()), side, theme, place < number)
    painter.restore()


def _paint_star(painter: QPainter, middle: QPointF, side: float, theme: Theme, filled: bool) -> None:
    width = max(1.0, OUTLINE * side)
    colour = QColor(theme.star if filled else theme.muted)
    pen = QPen(colour, width, j=Qt.PenJoinStyle.RoundJoin)
    radius = (side - width) / 2.0
    corners = QPolygonF([middle + point * radius for point in _corners()])
    draw_polygon(painter, corners, theme.star_fill if filled else None, pen)


@cache
def _corners() -> tuple[QPointF, ...]:
    """The corners of a star whose points are at a distance of 1, moved so that it fills the height between -1 and 1."""
    turns = (math.pi * corner / POINTS for corner in range(2 * POINTS))
    corners = [
        QPointF(math.sin(turn), -math.cos(turn)) * (INNER if number % 2 else 1.0) for number, turn in enumerate(turns)
    ]
    sunk = (1.0 - max(corner.y() for corner in corners)) / 2.0
    return tuple(corner + QPointF(0.0, sunk) for corner in corners)
