"""Pictures of the knight's page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from app.knight.board.surface import draw_surface
from app.knight.board.tour_picture import TourPicture
from app.learn.guide.pictures.parts import board_in, columns, fitting, paint_tour
from app.ui.look.theme import Theme
from app.ui.painting.text import MIDDLE, write
from app.ui.words.language import current
from solvers.knight.board import Board
from solvers.knight.presets import presets

OPEN_TOUR = (0, 7, 4, 13, 24, 17, 20, 11, 2, 9, 18, 21, 10, 1, 8, 19, 22, 15, 6, 3, 14, 23, 16, 5, 12)
"""Of the board of 5 × 5, by the numbers of its squares."""
CLOSED_TOUR = (
    *(0, 8, 4, 17, 28, 32, 24, 20, 31, 18, 7, 3, 11, 15, 23, 34, 26, 30),
    *(19, 6, 2, 10, 21, 29, 33, 25, 12, 1, 14, 22, 35, 27, 16, 5, 9, 13),
)
"""Of the board of 6 × 6."""

SHAPES = ("heart", "cross", "mutilated")
"""Boards for a knight, by their names."""


def tours(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """A tour under way, and a closed one as a picture."""
    first, second = columns(field, 2)
    paint_tour(painter, first, Board(5, 5), OPEN_TOUR, 15, theme, font)
    board = Board(6, 6)
    geometry = board_in(second, board)
    picture = TourPicture(geometry, theme, board, CLOSED_TOUR, closed=True, ratio=2.0)
    painter.setPen(QPen(QColor(theme.border), 1.5))
    painter.drawImage(geometry.inside.topLeft(), picture.picture)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(geometry.inside)


def boards(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """Boards that are offered: shapes, and a riddle."""
    shown = [preset for preset in presets() if preset.name in SHAPES]
    parts = columns(field, len(shown))
    written = fitting(font, 15, (preset.names[current()] for preset in shown), parts[0].width() - 12)
    for part, preset in zip(parts, shown, strict=True):
        geometry = board_in(part.adjusted(8, 0, -8, -36), preset.board)
        draw_surface(painter, geometry, preset.board, theme, ())
        below = QPointF(part.center().x(), geometry.outside.bottom() + 22)
        write(painter, below, preset.names[current()], written, theme.text, MIDDLE)
