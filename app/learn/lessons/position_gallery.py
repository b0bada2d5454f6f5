"""Many positions as small pictures: as many as there is room for, to be clicked or gone through by keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QSizePolicy

from app.klotski.board.thumbnails import Thumbnails
from app.ui.look.scale import scaled, text_scale
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_rounded
from app.ui.widgets.tiles import GAP, RADIUS, TileList
from solvers.klotski.packed import unpack

CELL, EDGE = 12.0, 2
"""The side of a cell of the pictures, and what is around each, in pixels at a text size of 100 %."""


class PositionGallery(TileList):
    """Shows the solved positions of a level first, with a frame, and an even sample of the others.

    `chosen` gives the packed position that was clicked, or on which Enter or Space was pressed.
    """

    chosen = Signal(object)

    def __init__(self, name: str, appearance: Appearance) -> None:
        self._pictures = Thumbnails(appearance, CELL * text_scale())
        self._keys: Sequence[int] = ()
        self._solved: Sequence[int] = ()
        self.selected: int | None = None
        """The position that was chosen last, if it is of this level."""
        super().__init__(name, (), appearance)
        self.setAccessibleName(self.tr("Positions of the level"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)

    def show_positions(self, keys: Sequence[int], solved: Sequence[int]) -> None:
        """Show a level, and which of its positions are solved."""
        self._keys, self._solved, self.selected = keys, solved, None
        larger = self.font().pixelSize() / QApplication.font().pixelSize()
        self._pictures = Thumbnails(self._appearance, CELL * text_scale() * larger)
        self.show_tiles(())

    def minimumSizeHint(self) -> QSize:
        """Room for three by two pictures."""
        (width, height), gap = self.least_size, scaled(GAP)
        return QSize(3 * width + 2 * gap, 2 * height + gap)

    @property
    def least_size(self) -> tuple[int, int]:
        """There is room for the picture."""
        size = self._pictures.size + QSize(2, 2) * scaled(EDGE)
        return size.width(), size.height()

    def tile_text(self, tile: int, role: Qt.ItemDataRole) -> str | None:
        """A picture in words: where Cao Cao is."""
        if role is not Qt.ItemDataRole.DisplayRole:
            return None
        row, column = unpack(tile).block.square
        text = (
            self.tr("Thumbnail {number}: solved, Cao Cao at the exit")
            if tile in self._solved
            else self.tr("Thumbnail {number}: Cao Cao at row {row}, column {column}")
        )
        return text.format(number=self.tiles.index(tile) + 1, row=row + 1, column=column + 1)

    def paint_tile(self, painter: QPainter, rect: QRect, tile: int) -> None:
        """Paint the picture; a solved one is framed, and so is the one that was chosen."""
        size = QSizeF(self._pictures.size)
        place = QRectF(QRectF(rect).center() - QPointF(size.width(), size.height()) / 2, size)
        painter.drawPixmap(place.topLeft(), self._pictures.picture(unpack(tile), self.devicePixelRatioF()))
        chosen = tile == self.selected
        frames = (1.3, self.theme.accent, chosen), (3.9 if chosen else 1.3, self.theme.good, tile in self._solved)
        for inside, colour, framed in frames:
            if framed:
                frame = QRectF(rect).adjusted(inside, inside, -inside, -inside)
                draw_rounded(painter, frame, RADIUS - inside, edge=colour, width=2.6)

    def fit(self) -> None:
        """Show as many as there is room for now."""
        gap, (width, height) = scaled(GAP), self.least_size
        self.columns = max(1, (self.width() + gap) // (width + gap))
        room = self.columns * max(1, (self.height() + gap) // (height + gap))
        others = [key for key in self._keys if key not in set(self._solved)]
        left = min(max(0, room - len(self._solved)), len(others))
        shown = (*self._solved, *(others[len(others) * part // left] for part in range(left)))[:room]
        if shown != self.tiles:
            current = self.currentIndex().row()
            self.show_tiles(shown)
            self.go_to(min(max(0, current), len(shown) - 1))

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.selected = self.tiles[index.row()]
            self.viewport().update()
            self.chosen.emit(self.selected)
