"""How a tile is painted: the picture of the board, the stars below it, its number or name, and the best possible."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPixmap, QPolygonF

from app.klotski.board.thumbnails import Thumbnails
from app.learn.chapters.shelf import ChapterTile
from app.learn.chapters.words import TileDetails
from app.ui.look.scale import scaled, text_scale
from app.ui.look.shapes import paint_check
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import draw_polygon
from app.ui.painting.stars import paint_stars
from app.ui.painting.text import figures, write_line

CELL = 17.0
"""The side of a cell in the picture of a layout, in pixels at a text size of 100 %."""
LEAST_WIDTH = 116
"""Of a tile; it is wider where there is room."""
EDGE = 11
ABOVE_STARS, STARS, STARS_WIDTH = 9, 15, 58
ABOVE_TEXT, LINE, TEXT = 6, 18, 12
RIBBON_WIDTH, RIBBON_HEIGHT, RIBBON_NOTCH = 9.0, 20.0, 4.0
"""The ribbon of the tile at which one goes on, in pixels at a text size of 100 %."""
LARGEST_SQUARE = 0.2
"""As a share of the width of the picture, so that a small board does not look like a large one."""


class TilePainter:
    """Paints tiles of one size of text; pictures are drawn when they are first seen."""

    def __init__(self, appearance: Appearance) -> None:
        self.appearance = appearance
        self._layouts = Thumbnails(appearance, CELL * text_scale())

    def height(self, named: bool) -> int:
        """The height of a tile; one whose name is written has a line more."""
        lines = 2 if named else 1
        below = scaled(ABOVE_STARS + STARS + ABOVE_TEXT + lines * LINE + EDGE - 2)
        return scaled(EDGE) + self._layouts.size.height() + below

    def paint(
        self, painter: QPainter, rect: QRect, tile: ChapterTile, named: bool, details: TileDetails, font: QFont
    ) -> None:
        """Paint a tile on its ground."""
        theme = self.appearance.theme
        picture = self._picture(tile, painter.device().devicePixelRatio())
        size, top = self._layouts.size, rect.top() + scaled(EDGE)
        painter.drawPixmap(QPointF(round(rect.center().x() + 1 - size.width() / 2), top), picture)
        y = top + size.height() + scaled(ABOVE_STARS)
        if tile.layout is not None or details.solved:
            self._paint_standing(painter, QRectF(rect.left(), y, rect.width(), scaled(STARS)), details, theme)
        y += scaled(STARS + ABOVE_TEXT)
        text = QRect(rect.left() + scaled(EDGE), y, rect.width() - 2 * scaled(EDGE), scaled(LINE))
        self._write(painter, text, tile, named, details, font)
        if details.next:
            _paint_ribbon(painter, rect, theme)

    def _picture(self, tile: ChapterTile, ratio: float) -> QPixmap:
        if tile.layout is not None:
            return self._layouts.picture(tile.layout, ratio)
        from app.knight.board.surface import board_thumbnail  # only here: most people have no boards on this page

        assert tile.board is not None
        return board_thumbnail(tile.board, self._layouts.size, self.appearance.theme, ratio, LARGEST_SQUARE)

    def _paint_standing(self, painter: QPainter, area: QRectF, details: TileDetails, theme: Theme) -> None:
        """Stars; a check mark where it is solved without any, or nobody knows how well in this count."""
        if details.solved and not details.stars:
            paint_check(painter, area.toRect(), QColor(theme.good), 2)
            return
        width = scaled(STARS_WIDTH)
        middle = QRectF(area.center().x() - width / 2, area.top(), width, area.height())
        paint_stars(painter, middle, details.stars or 0, theme)

    def _write(
        self, painter: QPainter, area: QRect, tile: ChapterTile, named: bool, details: TileDetails, font: QFont
    ) -> None:
        """The name above the figure, or the number at the left and the figure at the right."""
        theme, pixels = self.appearance.theme, scaled(TEXT)
        strong, plain = figures(font, pixels), figures(font, pixels, QFont.Weight.Normal)
        title = tile.name if named else str(tile.number)
        room = area.width() if named else area.width() - QFontMetrics(strong).horizontalAdvance(title) - scaled(6)
        fits = QFontMetrics(plain).horizontalAdvance(details.figure) <= room
        middle, left, right = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        write_line(painter, area, middle if named else left, title, strong, theme.text)
        below = area.translated(0, area.height()) if named else area
        figure = details.figure if fits else details.short_figure
        write_line(painter, below, middle if named else right, figure, plain, theme.muted)


def _paint_ribbon(painter: QPainter, rect: QRect, theme: Theme) -> None:
    """A bookmark's ribbon over the upper edge, near the right corner."""
    scale = text_scale()
    width, height, notch = RIBBON_WIDTH * scale, RIBBON_HEIGHT * scale, RIBBON_NOTCH * scale
    left, top = rect.right() - scaled(10) - width, float(rect.top())
    corners = (0, 0), (width, 0), (width, height), (width / 2, height - notch), (0, height)
    draw_polygon(painter, QPolygonF([QPointF(left + x, top + y) for x, y in corners]), theme.accent)
