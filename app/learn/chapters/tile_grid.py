"""A section of the page, with its tiles in as many columns as there is room for; a tile is drawn when in sight."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QKeyCombination,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QSizePolicy, QWidget

from app.learn.chapters.session import ChaptersSession
from app.learn.chapters.shelf import Tally, TileSection
from app.learn.chapters.tile_painting import LEAST_WIDTH, TilePainter
from app.learn.chapters.words import TileWords, grid_name, tally_sentence
from app.puzzle.board.board_keys import ARROWS, CHOOSING_KEYS, ListedKeys
from app.ui.look.scale import scaled
from app.ui.painting.drawing import smooth_painter
from app.ui.widgets.lists import NOWHERE, Index
from app.ui.widgets.scrolled import make_viewport
from app.ui.widgets.shorthand import button, column, label, named, row

GAP = 10
"""Between tiles, in pixels at a text size of 100 %."""
OPENING_KEYS = (*CHOOSING_KEYS, Qt.Key.Key_Space)


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


class TileModel(QAbstractListModel):
    """The tiles of a section as a list; typing the number of a tile, or its name, leads to it."""

    def __init__(self, section: TileSection, words: TileWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tiles = section.tiles
        self._by_name = section.collection is not None
        self._words = words

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many tiles there are."""
        return 0 if parent.isValid() else len(self._tiles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The number or name of a tile, what is read out of it, and its tooltip."""
        if not index.isValid():
            return None
        tile = self._tiles[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return tile.name if self._by_name else str(tile.number)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words.spoken(tile)
            case Qt.ItemDataRole.ToolTipRole:
                return self._words.tip(tile)
        return None


class TileGrid(QListView):
    """A list in columns, as high as all its lines; what is around it scrolls.

    The arrow keys move in it; Up from its first line and Down from its last one lead out of it.
    """

    opened = Signal(object)
    """The `ChapterTile` that was clicked, or on which Enter or the space bar was pressed."""
    come_to = Signal(QRect)
    """The tile in this rectangle has the keyboard: it is to be in sight."""
    left = Signal(int, int)
    """The keyboard leaves it upwards (-1) or downwards (1), in the middle of a tile so far from the left, in pixels."""

    def __init__(self, section: TileSection, words: TileWords, painter: TilePainter) -> None:
        self._tiles = section.tiles
        self._named = section.collection is not None
        self._words = words
        self._painter = painter
        self.columns = 1
        """How many tiles stand beside each other."""
        self._hovered = -1
        super().__init__()
        named(self, f"{section.key}Tiles")
        viewport = make_viewport(self)
        viewport.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setModel(TileModel(section, words, self))
        self.clicked.connect(self._open)

    def rect_of(self, number: int) -> QRect:
        """Where the tile of this number is, from 0."""
        line, column = divmod(number, self.columns)
        gap, height = scaled(GAP), self._painter.height(self._named)
        room = self.viewport().width() + gap
        left, right = (room * edge // self.columns for edge in (column, column + 1))
        return QRect(left, line * (height + gap), right - left - gap, height)

    def enter(self, x: int, from_below: bool) -> None:
        """Take the keyboard from the section above or below, to the tile that is so far from the left."""
        last = len(self._tiles) - 1
        first = last // self.columns * self.columns if from_below else 0
        column = min(max(0, x) * self.columns // max(1, self.viewport().width()), self.columns - 1)
        self.go_to(min(first + column, last))
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_to(self, number: int) -> None:
        """Have the keyboard on the tile of this number, from 0, as soon as it is here."""
        self.setCurrentIndex(self.model().index(number, 0))

    def doItemsLayout(self) -> None:
        """Tiles are where `rect_of` says."""
        QAbstractItemView.doItemsLayout(self)

    def updateGeometries(self) -> None:
        """Nothing scrolls in it."""
        QAbstractItemView.updateGeometries(self)

    def visualRect(self, index: Index) -> QRect:
        """Where a tile is."""
        return self.rect_of(index.row()) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The tile at a point."""
        number = next((number for number in range(len(self._tiles)) if self.rect_of(number).contains(point)), -1)
        return self.model().index(number, 0)

    def verticalOffset(self) -> int:
        """Nothing scrolls in it."""
        return 0

    def horizontalOffset(self) -> int:
        """Nothing scrolls in it."""
        return 0

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Have what is around it bring a tile into sight."""
        if index.isValid() and self.hasFocus():
            self.come_to.emit(self.visualRect(index))

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """The tile that a key leads to."""
        actions = QAbstractItemView.CursorAction
        current, last = self.currentIndex().row(), len(self._tiles) - 1
        places = {
            actions.MoveLeft: current - 1,
            actions.MovePrevious: current - 1,
            actions.MoveRight: current + 1,
            actions.MoveNext: current + 1,
            actions.MoveUp: current - self.columns if current >= self.columns else current,
            actions.MoveDown: current + self.columns,
            actions.MoveHome: 0,
            actions.MoveEnd: last,
        }
        return self.model().index(min(max(places.get(action, current), 0), last), 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Nothing is selected."""

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Nothing is selected."""
        return QRegion()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens a tile; the arrows lead out of it, too."""
        key = event.key()
        current = self.currentIndex()
        line, lines = current.row() // self.columns, (len(self._tiles) - 1) // self.columns
        if key in OPENING_KEYS:
            self._open(current)
        elif key == Qt.Key.Key_Up and line <= 0:
            self.left.emit(-1, self.visualRect(current).center().x())
        elif key == Qt.Key.Key_Down and line >= lines:
            self.left.emit(1, self.visualRect(current).center().x())
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            event.ignore()  # what is around it scrolls
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """There is always a tile that the keyboard is on, and it is in sight."""
        if not self.currentIndex().isValid():
            self.go_to(0)
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self.scrollTo(self.currentIndex())

    def event(self, event: QEvent) -> bool:
        """Fit the columns to the width, and the height to the lines, when all inside has its size."""
        handled = super().event(event)
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return handled

    def _fit(self) -> None:
        gap = scaled(GAP)
        self.columns = max(1, (self.viewport().width() + gap) // (scaled(LEAST_WIDTH) + gap))
        lines = -(-len(self._tiles) // self.columns)
        self.setFixedHeight(max(0, lines * (self._painter.height(self._named) + gap) - gap))

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow the pointer."""
        if event.type() == QEvent.Type.Leave:
            self._hover(-1)
        elif event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._hover(self.indexAt(event.position().toPoint()).row())
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tiles in sight that need it."""
        current = self.currentIndex().row() if self.hasFocus() else -1
        with smooth_painter(self.viewport()) as painter:
            for number, tile in enumerate(self._tiles):
                rect = self.rect_of(number)
                if rect.intersects(event.rect()):
                    self._painter.paint_ground(painter, rect, number == self._hovered, number == current)
                    self._painter.paint(painter, rect, tile, self._named, self._words.details(tile), self.font())

    def _hover(self, number: int) -> None:
        if number == self._hovered:
            return
        for tile in (number, self._hovered):
            if tile >= 0:
                self.viewport().update(self.rect_of(tile))
        self._hovered = number
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if number >= 0 else Qt.CursorShape.ArrowCursor)

    @Slot(QModelIndex)
    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(self._tiles[index.row()])


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
            remove = button(self.tr("Remove"), f"{section.key}Remove", clicked=self._remove)
            remove.setToolTip(self.tr("Remove this collection from the page; what you solved in it stays"))
            remove.setAccessibleDescription(section.title)
            top.addWidget(remove)
        made = column(top, text, self.grid, spacing=2, parent=self)
        made.insertSpacing(2, 7)

    def show_progress(self) -> Tally:
        """Show what was earned in the section, and return it."""
        tally = self._session.tally(self.section)
        self.tally.setText(tally_sentence(tally) if tally.layouts else "")
        self.grid.setAccessibleName(grid_name(self.section, tally))
        self.grid.viewport().update()
        return tally

    @Slot()
    def _remove(self) -> None:
        assert self.section.collection is not None
        self._session.remove(self.section.collection)
