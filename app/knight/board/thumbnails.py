"""Small pictures of boards, which all views have in common."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from app.knight.board.surface import is_dark
from app.ui.look.theme import Theme
from app.ui.painting.drawing import cached_pixmap
from solvers.knight.board import Board

LEAST_SQUARE = 0.9
"""Smaller squares, in pixels, cannot be told apart: one area stands for them."""


def board_thumbnail(board: Board, size: QSize, theme: Theme, ratio: float, largest: float = 1.0) -> QPixmap:
    """A board in the middle of a picture of this size, in pixels of the widget.

    A square is at the most as `largest` says, a share of the width, so that a small board need not look like a large
    one. `ratio` is that of device pixels of the screen.
    """
    key = f"{board.rows} {board.columns} {sorted(board.missing)} {theme.name} {size.toTuple()} {ratio} {largest}"
    return cached_pixmap(key, QSizeF(size), ratio, lambda painter: _paint(painter, board, size, theme, largest))


def _paint(painter: QPainter, board: Board, size: QSize, theme: Theme, largest: float) -> None:
    side = min(size.width() / board.columns, size.height() / board.rows, largest * size.width())
    painter.translate((size.width() - board.columns * side) / 2, (size.height() - board.rows * side) / 2)
    if side < LEAST_SQUARE:
        painter.fillRect(QRectF(0, 0, board.columns * side, board.rows * side), QColor(theme.square_dark))
        return
    for row, column in board.squares:
        colour = theme.square_dark if is_dark((row, column), board.rows) else theme.square_light
        painter.fillRect(QRectF(column * side, row * side, side, side), QColor(colour))
