"""Small pictures of layouts: flat pieces in the colours of the theme."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPixmap

from app.klotski.board.piece_art import kind_colour
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import draw_rounded, smooth_painter, tinted, transparent_pixmap
from solvers.klotski.layout import COLUMNS, ROWS, Layout, Piece, PieceKind

RIM = 2.0
"""The rim of the tray, in pixels."""
GAP = 0.6
"""Between a piece and the edge of its cells, in pixels."""

LIGHTNESS = {PieceKind.BLOCK: 1.15, PieceKind.VERTICAL: 1.45, PieceKind.HORIZONTAL: 1.45, PieceKind.SOLDIER: 1.0}
"""How much lighter pieces are than on the board: small and flat, they have to stand out from the tray."""


KEPT = 400
"""How many pictures are remembered: enough for the whole catalogue."""


class Thumbnails:
    """Draws a layout when it is first asked for, and keeps the pictures asked for last."""

    def __init__(self, appearance: Appearance, cell: float, kept: int = KEPT) -> None:
        """`cell` is the side of a cell, in pixels; `kept` says how many pictures to keep."""
        self._appearance = appearance
        self.size = _size(cell)
        """Of every picture, in pixels of the widget."""
        self.drawn = lru_cache(kept)(lambda layout, theme, ratio: draw_layout(layout, cell, theme, ratio))
        """The picture of a layout in a theme, for a screen of a ratio."""

    def picture(self, layout: Layout, ratio: float) -> QPixmap:
        """The layout for a screen of this ratio of device pixels."""
        return self.drawn(layout, self._appearance.theme, ratio)


def draw_layout(layout: Layout, cell: float, theme: Theme, ratio: float) -> QPixmap:
    """A picture of a layout with cells of `cell` pixels, for a screen of this ratio of device pixels."""
    size = _size(cell)
    pixmap = transparent_pixmap(QSizeF(size), ratio)
    with smooth_painter(pixmap) as painter:
        # in high contrast, its tray and some of its pieces are as black as what is around them
        edge = theme.text if theme.contrast else None
        tray = QRectF(QPointF(0, 0), QSizeF(size))
        draw_rounded(painter, tray, RIM + 1, theme.frame, edge)
        draw_rounded(painter, tray.adjusted(RIM - 1, RIM - 1, 1 - RIM, 1 - RIM), RIM, theme.well, edge)
        for piece in layout.pieces:
            colour = tinted(kind_colour(piece.kind, theme), LIGHTNESS[piece.kind])
            draw_rounded(painter, rect_in_picture(piece, cell), 1.5, colour, edge)
    return pixmap


def _size(cell: float) -> QSize:
    return QSizeF(COLUMNS * cell + 2 * RIM, ROWS * cell + 2 * RIM).toSize()


def rect_in_picture(piece: Piece, cell: float) -> QRectF:
    """Where a piece is in a picture with cells of so many pixels."""
    row, column = piece.square
    corner = QPointF(RIM + column * cell, RIM + row * cell)
    cells = QRectF(corner, QSizeF(piece.kind.width, piece.kind.height) * cell)
    return cells.adjusted(GAP, GAP, -GAP, -GAP)
