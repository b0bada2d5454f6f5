"""A section of the page, with its tiles."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QKeyCombination,
    QModelIndex,
    QRect,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.learn.chapters.session import ChaptersSession
from app.learn.chapters.shelf import ChapterTile, Tally, TileSection, tally
from app.learn.chapters.tile_painting import LEAST_WIDTH, TilePainter
from app.learn.chapters.words import TileWords, grid_name, tally_sentence
from app.ui.look.scale import scaled
from app.ui.widgets.actions import ARROWS, ListedKeys
from app.ui.widgets.shorthand import button, column, label, named, row
from app.ui.widgets.tiles import OPENING_KEYS, TileList


def listed_keys() -> ListedKeys:
    """The keys of the tiles, for the list of all shortcuts."""
    translate = QCoreApplication.translate
    back = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_Tab)
    return (
        (translate("Shortcuts", "Go to the neighbouring tile in this direction"), ARROWS),
        (translate("Shortcuts", "Go to the first / last tile of the chapter"), (Qt.Key.Key_Home, Qt.Key.Key_End)),
        (translate("Shortcuts", "Go to the next / previous chapter"), (Qt.Key.Key_Tab, back)),
        (translate("Shortcuts", "Play what the tile shows"), OPENING_KEYS[1:]),
    )


class TileGrid(TileList):
    """The tiles of a section; a click opens one, and typing its number or its name leads to it."""

    opened = Signal(object)
    """The `ChapterTile` that was clicked, or on which Enter or the space bar was pressed."""

    def __init__(self, section: TileSection, words: TileWords, painter: TilePainter) -> None:
        self._named = section.collection is not None
        self._words = words
        self._painter = painter
        super().__init__(f"{section.key}Tiles", section.tiles, painter.appearance)
        self.clicked.connect(self._open)
        self.activated.connect(self._open)

    @property
    def least_size(self) -> tuple[int, int]:
        """One whose name is written is higher."""
        return scaled(LEAST_WIDTH), self._painter.height(self._named)

    def paint_tile(self, painter: QPainter, rect: QRect, tile: ChapterTile) -> None:
        """Paint a layout or a board, with how far one has come with it."""
        self._painter.paint(painter, rect, tile, self._named, self._words.details(tile), self.font())

    def tile_text(self, tile: ChapterTile, role: Qt.ItemDataRole) -> str | None:
        """The number or name of a tile, what is read out of it, and its tooltip."""
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return tile.name if self._named else str(tile.number)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words.spoken(tile)
            case Qt.ItemDataRole.ToolTipRole:
                return self._words.tip(tile)
        return None

    @Slot(QModelIndex)
    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(self.tiles[index.row()])


class SectionView(QWidget):
    """A title with the text below it, and how far one has come at its right; below them the tiles."""

    def __init__(self, section: TileSection, session: ChaptersSession, words: TileWords, painter: TilePainter) -> None:
        super().__init__()
        named(self, section.key)
        self.section = section
        self._session = session
        self.tally = label("", "caption", f"{section.key}Tally", figures=True)
        self.grid = TileGrid(section, words, painter)
        title = label(section.title, "heading", f"{section.key}Title", wrap=True)
        text = label(section.text, "caption", f"{section.key}Text", wrap=True)
        if not section.text:
            text.hide()
        top = row((title, 1), self.tally, spacing=14)
        if section.collection is not None:
            tip = self.tr("Remove this collection from the page; what you solved in it stays")
            remove = button(self.tr("Remove"), f"{section.key}Remove", tip, self._remove)
            remove.setAccessibleDescription(section.title)
            top.addWidget(remove)
        made = column(top, text, self.grid, spacing=2, parent=self)
        made.insertSpacing(2, 7)

    def show_progress(self) -> Tally:
        """Show what was earned in the section, and return it."""
        earned = tally(self.section, self._session.progress, self._session.metric)
        self.tally.setText(tally_sentence(earned) if earned.layouts else "")
        self.grid.setAccessibleName(grid_name(self.section, earned))
        self.grid.viewport().update()
        return earned

    @Slot()
    def _remove(self) -> None:
        assert self.section.collection is not None
        self._session.remove(self.section.collection)
