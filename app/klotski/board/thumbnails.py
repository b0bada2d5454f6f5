"""Small pictures of layouts: flat pieces in the colours of the theme."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from app.ui.look.theme import Appearance, Theme
from app.ui.painting.wood import tinted
from solvers.klotski.layout import COLUMNS, ROWS, Layout, Piece, PieceKind

RIM = 2.0
"""The rim of the tray, in pixels."""
GAP = 0.6
"""Between a piece and the edge of its cells, in pixels."""

LIGHTNESS = {PieceKind.BLOCK: 1.15, PieceKind.VERTICAL: 1.45, PieceKind.HORIZONTAL: 1.45, PieceKind.SOLDIER: 1.0}
"""How much lighter pieces are than on the board: small and flat, they have to stand out from the tray."""


KEPT = 400
"""How many pictures are kept: enough for the whole catalogue."""


class Thumbnails:
    """Draws a layout when it is first asked for, and keeps the pictures asked for last until the theme changes."""

    def __init__(self, appearance: Appearance, cell: float, kept: int = KEPT) -> None:
        """`cell` is the side of a cell, in pixels; `kept` says how many pictures to keep."""
        self._appearance = appearance
        self._cell = cell
        self._kept = kept
        self._drawn: dict[tuple[Layout, float], QPixmap] = {}
        self._theme = appearance.theme

    @property
    def size(self) -> QSize:
        """Of every picture, in pixels of the widget."""
        return QSizeF(COLUMNS * self._cell + 2 * RIM, ROWS * self._cell + 2 * RIM).toSize()

    def picture(self, layout: Layout, ratio: float) -> QPixmap:
        """The layout for a screen of this ratio of device pixels."""
        if self._theme != self._appearance.theme:
            self._theme, self._drawn = self._appearance.theme, {}
        picture = self._drawn.pop((layout, ratio), None)
        if picture is None:
            picture = self._draw(layout, ratio)
        self._drawn[layout, ratio] = picture  # behind all others: the first is the one not asked for the longest
        if len(self._drawn) > self._kept:
            del self._drawn[next(iter(self._drawn))]
        return picture

    def __len__(self) -> int:
        """How many pictures are kept now."""
        return len(self._drawn)

    def _draw(self, layout: Layout, ratio: float) -> QPixmap:
        pixmap = QPixmap(self.size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            if self._theme.contrast:  # its tray and some of its pieces are as black as what is around them
                painter.setPen(QColor(self._theme.text))
            self._draw_tray(painter)
            for piece in layout.pieces:
                painter.setBrush(tinted(_colour(piece.kind, self._theme), LIGHTNESS[piece.kind]))
                painter.drawRoundedRect(self._rect(piece), 1.5, 1.5)
        return pixmap

    def _draw_tray(self, painter: QPainter) -> None:
        tray = QRectF(QPointF(0, 0), QSizeF(self.size))
        painter.setBrush(QColor(self._theme.frame))
        painter.drawRoundedRect(tray, RIM + 1, RIM + 1)
        painter.setBrush(QColor(self._theme.well))
        painter.drawRoundedRect(tray.adjusted(RIM - 1, RIM - 1, 1 - RIM, 1 - RIM), RIM, RIM)

    def _rect(self, piece: Piece) -> QRectF:
        row, column = piece.square
        corner = QPointF(RIM + column * self._cell, RIM + row * self._cell)
        cells = QRectF(corner, QSizeF(piece.kind.width, piece.kind.height) * self._cell)
        return cells.adjusted(GAP, GAP, -GAP, -GAP)


def _colour(kind: PieceKind, theme: Theme) -> str:
    return {
        PieceKind.BLOCK: theme.block,
        PieceKind.VERTICAL: theme.tall,
        PieceKind.HORIZONTAL: theme.wide,
        PieceKind.SOLDIER: theme.soldier,
    }[kind]
