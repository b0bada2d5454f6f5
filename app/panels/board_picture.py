"""Small pictures of boards: their squares in the colours of the theme."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from app.boards.chess_squares import is_dark
from app.theme import Theme
from solvers.knight.board import Board

SIDE = 22
RATIO = 2.0
"""Pictures are drawn for fine screens; on others they are scaled down."""

MOST_DRAWN = 24
"""Of larger boards the squares are too small to be told apart: one field stands for them."""


def board_icon(board: Board, theme: Theme) -> QIcon:
    """A picture of a board, as wide or as high as it has rows and columns."""
    pixmap = QPixmap(QSize(SIDE, SIDE) * RATIO)
    pixmap.setDevicePixelRatio(RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        side = SIDE / max(board.rows, board.columns)
        left, top = (SIDE - board.columns * side) / 2, (SIDE - board.rows * side) / 2
        if max(board.rows, board.columns) > MOST_DRAWN:
            painter.fillRect(QRectF(left, top, board.columns * side, board.rows * side), QColor(theme.square_dark))
        else:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for row, column in board.squares:
                colour = theme.square_dark if is_dark((row, column), board.rows) else theme.square_light
                painter.fillRect(QRectF(left + column * side, top + row * side, side, side), QColor(colour))
    return QIcon(pixmap)
