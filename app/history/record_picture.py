"""A record as a picture: the layout that was played or solved, or the board with its tour."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from app.theme import Theme
from solvers.knight.board import Board

LARGEST_SQUARE = 26.0
"""So that a small board does not look like a large one."""


def board_picture(
    board: Board, visits: Sequence[int], closed: bool, side: float, ratio: float, theme: Theme
) -> QPixmap:
    """The board no larger than `side` pixels, and the way of the knight, which begins at a filled dot."""
    square = min(side / max(board.rows, board.columns), LARGEST_SQUARE)
    size = QRectF(0, 0, board.columns * square, board.rows * square)
    pixmap = QPixmap((size.size() * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_squares(painter, board, square, theme)
        _paint_way(painter, [_centre(board, index, square) for index in visits], closed, square, theme)
    return pixmap


def _paint_squares(painter: QPainter, board: Board, square: float, theme: Theme) -> None:
    for row, column in board.squares:
        dark = (row + column) % 2
        cell = QRectF(column * square, row * square, square, square)
        painter.fillRect(cell, QColor(theme.square_dark if dark else theme.square_light))


def _paint_way(painter: QPainter, points: list[QPointF], closed: bool, square: float, theme: Theme) -> None:
    if not points:
        return
    colour = QColor(theme.path)
    painter.setPen(QPen(colour, max(0.8, square / 12), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    way = QPolygonF([*points, points[0]] if closed else points)
    painter.drawPolyline(way)
    painter.setBrush(colour)
    painter.drawEllipse(points[0], square / 5, square / 5)


def _centre(board: Board, index: int, square: float) -> QPointF:
    row, column = board.square(index)
    return QPointF((column + 0.5) * square, (row + 0.5) * square)
