"""The pictures of the atlas: bars for how many layouts there are at each distance, and tiles of layouts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter

from app.klotski.atlas.words import distance_choice, tile_figures, tile_text
from app.klotski.board.thumbnails import Thumbnails, rect_in_picture
from app.ui.look.fonts import sized, tabular
from app.ui.look.scale import scaled, text_scale
from app.ui.look.theme import Appearance
from app.ui.painting.axis import Axes
from app.ui.painting.drawing import draw_circle, faint
from app.ui.painting.text import write_in
from app.ui.widgets.level_chart import Curve, LevelChart
from app.ui.widgets.tiles import TileList
from solvers.klotski.atlas.listing import LayoutPage, Listed
from solvers.klotski.layout import Piece, PieceKind
from solvers.klotski.moves import Metric

HEIGHT = 150
CHOSEN = 0.25
"""How strong the colour of the column is above the bar that is chosen."""
LEAST = 2.0
"""How high a bar is at least, in pixels."""


class DistanceBars(LevelChart):
    """A bar for each distance, from the exit to the hardest; a click chooses one.

    For keys and screen readers, a dropdown beside it lists the same.
    """

    BESIDE = 0.5

    def __init__(self, appearance: Appearance) -> None:
        title = self.tr("Layouts by distance to the exit")
        super().__init__("atlasChart", title, appearance, focus=Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setFixedHeight(scaled(HEIGHT))
        self._levels: Sequence[int] = ()
        self._pointed: int | None = None
        self._metric = Metric.MOVES

    def show_levels(self, levels: Sequence[int], distance: int | None, metric: Metric) -> None:
        """Show how many layouts there are at each distance, and which distance is chosen."""
        self._levels, self._metric, self._pointed = levels, metric, None
        self.show_curves([Curve("", tuple(levels))] if levels else [], len(levels) - 1)
        self.level = -1 if distance is None else distance
        self.setAccessibleDescription(self._told(self.level))

    @property
    def heading(self) -> str:
        """What is told of the bar that is pointed at, or else of the one that is chosen."""
        return self._told(self.level if self._pointed is None else self._pointed) or self.accessibleName()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell of the bar that the pointer is on."""
        level = self.level_at(event.position())
        self._pointed = level if self._told(level) else None
        self.setCursor(Qt.CursorShape.ArrowCursor if self._pointed is None else Qt.CursorShape.PointingHandCursor)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell of the bar that is chosen."""
        self._pointed = None
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the bar that is clicked."""
        if event.button() is Qt.MouseButton.LeftButton and self._told(self.level_at(event.position())):
            super().mousePressEvent(event)

    def paint_curves(self, painter: QPainter, axes: Axes) -> None:
        """Paint a bar for each distance that there is."""
        for distance in compress(count(), self._levels):
            chosen = distance in (self.level, self._pointed)
            column = QRectF(axes.at(distance - 0.5, axes.up.high), axes.at(distance + 0.5, axes.up.low))
            if chosen:
                painter.fillRect(column, faint(self.theme.accent, CHOSEN))
            column.setTop(min(axes.at(distance, self._levels[distance]).y(), column.bottom() - LEAST))
            gap = min(1.0, column.width() / 4)
            painter.fillRect(column.adjusted(gap, 0, -gap, 0), QColor(self.theme.accent if chosen else self.theme.path))

    def _told(self, distance: int) -> str:
        """What is told of a bar; nothing where there is none."""
        if not 0 <= distance < len(self._levels) or not self._levels[distance]:
            return ""
        return distance_choice(distance, self._levels[distance], self._metric)


CELL = 15.0
"""The side of a cell in a picture, in pixels at a text size of 100 %."""
EDGE, LINE, TEXT, BETWEEN = 9, 18, 12, 12
DOT = 0.17
"""The radius of what marks a cell, for the side of the cell."""


class LayoutTiles(TileList):
    """A double click or Enter activates a layout."""

    def __init__(self, appearance: Appearance) -> None:
        self._thumbnails = Thumbnails(appearance, CELL * text_scale())
        self._page: LayoutPage | None = None
        super().__init__("atlasTiles", (), appearance)
        self.setAccessibleName(self.tr("Layouts"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.marked = True

    def show_page(self, page: LayoutPage, current: int) -> None:
        """Show this page in place of another, with the keyboard on a tile of it, which comes into sight."""
        if page is not self._page:
            self._page = page
            self.show_tiles(page.listed)
            self.go_to(current)
            self.come_to.emit(self.visualRect(self.currentIndex()))

    @property
    def least_size(self) -> tuple[int, int]:
        """There is room for the picture, or two, and a figure below."""
        page = self._page
        pictures = 2 if page is not None and page.difference is not None else 1
        size, edge = self._thumbnails.size, 2 * scaled(EDGE)
        return pictures * (size.width() + scaled(BETWEEN)) + edge, size.height() + scaled(LINE) + edge

    def tile_text(self, tile: Listed, role: Qt.ItemDataRole) -> str | None:
        """A layout in words."""
        told = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        return tile_text(tile, self._page) if told and self._page is not None else None

    def paint_tile(self, painter: QPainter, rect: QRect, tile: Listed) -> None:
        """Paint the picture, or two beside each other, with what it takes below."""
        assert self._page is not None
        theme, figures = self._appearance.theme, tile_figures(tile, self._page)
        pictures = [each for each in (tile.layout, tile.partner) if each is not None]
        room, ratio, size = rect.width() / len(pictures), painter.device().devicePixelRatio(), self._thumbnails.size
        for place, (layout, texts) in enumerate(zip(pictures, figures, strict=True)):
            left, top = rect.left() + room * place, rect.top() + scaled(EDGE)
            corner = QPointF(round(left + (room - size.width()) / 2), top)
            painter.drawPixmap(corner, self._thumbnails.picture(layout, ratio))
            if tile.component is not None:
                for cell in tile.component.reach:
                    square = rect_in_picture(Piece(cell, PieceKind.SOLDIER), CELL * text_scale())
                    radius = DOT * square.width()
                    draw_circle(painter, corner + square.center(), radius, theme.field, theme.text, radius / 2)
            self._write(painter, QRectF(left, corner.y() + size.height() + 3, room, scaled(LINE)), texts)

    def _write(self, painter: QPainter, area: QRectF, texts: tuple[str, str]) -> None:
        """Write the longer of the texts, or the shorter where that has no room."""
        font = tabular(sized(self.font(), TEXT, self.font().weight()))
        fits = QFontMetrics(font).horizontalAdvance(texts[0]) <= area.width() - 6
        write_in(painter, area, texts[0 if fits else 1], self._appearance.theme.text, font=font)
