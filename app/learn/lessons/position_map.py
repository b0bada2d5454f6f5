"""A map of a small puzzle with a tile for each position, by its distance from the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from app.ui.look.fonts import tabular
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_polyline, draw_rounded, faint
from app.ui.painting.text import write_in
from app.ui.widgets.painted import ScaledPicture
from app.ui.words.numbers import plural
from solvers.klotski.layout import Layout

LABELS = 24.0
"""How wide the numbers of steps are at the left, in pixels."""
GAP = 3.0
WARM_AT = 12
"""A tile that was expanded so often is as warm as a tile can be."""


class PositionMap(ScaledPicture):
    """Tells how often each position was expanded, and draws the path that is being searched."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        title = self.tr("How often each position was expanded")
        super().__init__(appearance, name, title, focus=Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._levels: Sequence[Sequence[Layout]] = ()
        self.times: Mapping[Layout, int] = {}
        """How often each position was expanded, as it is shown."""
        self._path: Sequence[Layout] = ()

    def sizeHint(self) -> QSize:
        """Half of the stage."""
        return QSize(280, 420)

    def set_levels(self, levels: Sequence[Sequence[Layout]]) -> None:
        """Lay out a tile for each of these positions; `levels[d]` are those d steps from the start."""
        self._levels = levels
        self.update()

    def show_search(self, times: Mapping[Layout, int], path: Sequence[Layout]) -> None:
        """Show how often each position was expanded, and the path from the start to where the search is."""
        self.times, self._path = times, path
        text = self.tr("{positions} expanded, at most {times} each; the current path has {steps}")
        said = text.format(
            positions=plural("PositionMap", "{number} positions", len(times)),
            times=plural("PositionMap", "{number} times", max(times.values(), default=0)),
            steps=plural("PositionMap", "{number} steps", max(0, len(path) - 1)),
        )
        self.setAccessibleDescription(said)
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the tiles, the path over them, and the numbers on top."""
        if not self._levels:
            return
        tiles = self._tiles()
        self._paint_labels(painter, tiles)
        for layout, tile in tiles.items():
            self._paint_tile(painter, layout, tile)
        self._paint_path(painter, tiles)
        tile = next(iter(tiles.values()))
        painter.setFont(self._figures(min(tile.width() * 0.58, tile.height() * 0.8)))
        for layout, tile in tiles.items():
            self._paint_number(painter, layout, tile)
        if self._path:
            head = tiles[self._path[-1]].adjusted(-1, -1, 1, 1)
            draw_rounded(painter, head, 5, edge=self.theme.accent, width=3.0)

    def _tiles(self) -> dict[Layout, QRectF]:
        """Where each position has its tile."""
        across = (self.field.width() - LABELS) / max(map(len, self._levels))
        down = self.field.height() / len(self._levels)
        width, height = across - GAP, min(across, down - 2 * GAP)
        tiles: dict[Layout, QRectF] = {}
        for depth, level in enumerate(self._levels):
            left = LABELS + (self.field.width() - LABELS - across * len(level)) / 2
            top = depth * down + (down - height) / 2
            for place, layout in enumerate(level):
                tiles[layout] = QRectF(left + place * across, top, width, height)
        return tiles

    def _paint_labels(self, painter: QPainter, tiles: Mapping[Layout, QRectF]) -> None:
        painter.setFont(self._figures(11))
        painter.setPen(QColor(self.theme.muted))
        for depth, level in enumerate(self._levels):
            tile = tiles[level[0]]
            place = QRectF(0, tile.top(), LABELS - 6, tile.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(depth))

    def _paint_tile(self, painter: QPainter, layout: Layout, tile: QRectF) -> None:
        theme = self.theme
        times = self.times.get(layout, 0)
        edge, width = (theme.good, 2.2) if layout.solved else (theme.border, 1.0)
        draw_rounded(painter, tile, 4, theme.field, edge, width)
        if times:
            draw_rounded(painter, tile, 4, faint(theme.mark, _warmth(times)), edge, width)

    def _paint_path(self, painter: QPainter, tiles: Mapping[Layout, QRectF]) -> None:
        pen = QPen(faint(self.theme.path, 0.6), 2.0, j=Qt.PenJoinStyle.RoundJoin)
        draw_polyline(painter, [tiles[layout].center() for layout in self._path], pen)

    def _paint_number(self, painter: QPainter, layout: Layout, tile: QRectF) -> None:
        theme, times = self.theme, self.times.get(layout, 0)
        if times:
            write_in(painter, tile, str(times), theme.on_accent if _warmth(times) > 0.5 else theme.text)

    def _figures(self, pixels: float) -> QFont:
        font = tabular(self.drawn_font)
        font.setPixelSize(max(7, round(pixels)))
        return font


def _warmth(times: int) -> float:
    """How much of a tile is covered by its warmth."""
    return 0.14 + 0.72 * min(1.0, (times - 1) / WARM_AT)
