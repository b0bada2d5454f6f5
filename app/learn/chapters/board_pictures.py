"""Small pictures of the knight's boards, as large as those of layouts."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPixmap

from app.knight.board.surface import is_dark
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.layer import smooth_painter, transparent_pixmap
from solvers.knight.board import Board

MOST_DRAWN = 40
"""Squares of boards with a longer side are too small to be told apart: one area stands for them."""
LARGEST_SQUARE = 0.2
"""As a share of the width of the picture, so that a small board does not look like a large one."""


class BoardPictures:
    """Draws a board when it is first asked for, and keeps the pictures until the theme changes."""

    def __init__(self, appearance: Appearance, size: QSize) -> None:
        """A picture is at most of this size, in pixels of the widget."""
        self._appearance = appearance
        self._size = size
        self._theme = appearance.theme
        self._drawn: dict[tuple[Board, float], QPixmap] = {}

    def picture(self, board: Board, ratio: float) -> QPixmap:
        """The board for a screen of this ratio of device pixels."""
        if self._theme != self._appearance.theme:
            self._theme, self._drawn = self._appearance.theme, {}
        if (board, ratio) not in self._drawn:
            self._drawn[board, ratio] = _draw(board, self._size, self._theme, ratio)
        return self._drawn[board, ratio]


def _draw(board: Board, most: QSize, theme: Theme, ratio: float) -> QPixmap:
    side = min(most.width() / board.columns, most.height() / board.rows, LARGEST_SQUARE * most.width())
    pixmap = transparent_pixmap(QSizeF(board.columns, board.rows) * side, ratio)
    with smooth_painter(pixmap) as painter:
        if max(board.rows, board.columns) > MOST_DRAWN:
            painter.fillRect(QRectF(0, 0, board.columns * side, board.rows * side), QColor(theme.square_dark))
            return pixmap
        for row, column in board.squares:
            colour = theme.square_dark if is_dark((row, column), board.rows) else theme.square_light
            painter.fillRect(QRectF(column * side, row * side, side, side), QColor(colour))
    return pixmap
