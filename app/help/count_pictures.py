"""A picture of each count: one slide round a corner, and how many steps it makes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from app.boards.hint_arrow import paint_arrow
from app.boards.ink import draw_centred, figures
from app.boards.piece_art import paint_piece
from app.boards.wood import rounded
from app.cast import GUAN_YU, SOLDIER
from app.theme import Theme
from solvers.klotski.layout import Kind, Square
from solvers.klotski.moves import Metric

ROWS, COLUMNS = 2, 4
"""Of cells; the last column holds the number of steps."""

LEGS: dict[Metric, tuple[tuple[Square, ...], ...]] = {
    Metric.MOVES: (((0, 0), (0, 1), (0, 2), (1, 2)),),
    Metric.CELLS: (((0, 0), (0, 1)), ((0, 1), (0, 2)), ((0, 2), (1, 2))),
    Metric.STRAIGHT: (((0, 0), (0, 2)), ((0, 2), (1, 2))),
}
"""The same slide, two cells to the right and one down, in the steps of each count."""


def paint_count(painter: QPainter, field: QRectF, metric: Metric, theme: Theme, font: QFont) -> None:
    """Paint the slide, an arrow for each step, and their number."""
    cell = min(field.width() / COLUMNS, field.height() / ROWS)
    area = QRectF(QPointF(), QSizeF(COLUMNS, ROWS) * cell)
    area.moveCenter(field.center())
    _paint_floor(painter, QRectF(area.topLeft(), QSizeF(3, 2) * cell), cell, theme)
    paint_piece(painter, Kind.HORIZONTAL, GUAN_YU.signs, _corner(area, (1, 0), cell), cell, theme)
    paint_piece(painter, Kind.SOLDIER, SOLDIER.signs, _corner(area, (0, 0), cell), cell, theme)
    colour = theme.accent if theme.contrast else theme.sign
    for number, leg in enumerate(LEGS[metric]):
        points = [_corner(area, square, cell) + QPointF(cell, cell) / 2 for square in leg]
        points[0] += _towards(points[0], points[1]) * cell * (0.16 if number else 0.5)
        points[-1] += _towards(points[-1], points[-2]) * cell * 0.22
        paint_arrow(painter, points, 0.1 * cell, colour, theme.well)
    _paint_number(
        painter, _corner(area, (0, 3), cell) + QPointF(0.56, 1.0) * cell, len(LEGS[metric]), cell, theme, font
    )


def _towards(one: QPointF, other: QPointF) -> QPointF:
    """The direction from one point to another, along a row or a column, of length 1."""
    way = other - one
    return way / max(abs(way.x()), abs(way.y()))


def _corner(area: QRectF, square: Square, cell: float) -> QPointF:
    return area.topLeft() + QPointF(square[1], square[0]) * cell


def _paint_floor(painter: QPainter, floor: QRectF, cell: float, theme: Theme) -> None:
    painter.setPen(QPen(QColor(theme.border if theme.contrast else theme.well_edge), max(1.0, 0.03 * cell)))
    painter.setBrush(QColor(theme.well))
    painter.drawPath(rounded(floor, 0.1 * cell))


def _paint_number(painter: QPainter, centre: QPointF, number: int, cell: float, theme: Theme, family: QFont) -> None:
    font = figures(family, 0.62 * cell)
    painter.setFont(font)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QColor(theme.accent))
    draw_centred(painter, QFontMetricsF(font), centre, str(number))
