"""A list whose lines are tiles, in as many columns as there is room for; a tile is painted when it is in sight."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QSizePolicy

from app.ui.look.scale import scaled
from app.ui.look.shapes import paint_frame
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import smooth_painter
from app.ui.widgets.lists import Index, TableModel
from app.ui.widgets.scrolled import make_viewport
from app.ui.widgets.shorthand import named

GAP = 10
"""Between tiles, in pixels at a text size of 100 %."""
RADIUS = 9
OPENING_KEYS = (Qt.Key.Key_Enter, Qt.Key.Key_Return, Qt.Key.Key_Space)


class TileModel(TableModel):
    """The tiles of a `TileList`, which says what there is to say of them."""

    columns = ("",)

    def __init__(self, shown_in: TileList) -> None:
        super().__init__(shown_in)
        self._text = shown_in.tile_text

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """What is said of a tile."""
        return self._text(self.row(index.row()), Qt.ItemDataRole(role)) if index.isValid() else None


class TileList(QListView):
    """A list in columns, as high as all its lines; what is around it scrolls.

    The arrow keys move in it; Up from its first line and Down from its last one lead out of it. Enter and the space bar
    activate a tile.
    """

    come_to = Signal(QRect)
    """The tile in this rectangle has the keyboard: it is to be in sight."""
    left = Signal(int, int)
    """The keyboard leaves it upwards (-1) or downwards (1), in the middle of a tile so far from the left, in pixels."""

    def __init__(self, name: str, tiles: Sequence[Any], appearance: Appearance) -> None:
        self._appearance = appearance
        self.columns = 1
        """How many tiles stand beside each other."""
        self.marked = False
        """Whether the tile that the keyboard is on is marked while the focus is elsewhere, too."""
        self._hovered = -1
        super().__init__()
        named(self, name)
        viewport = make_viewport(self)
        viewport.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._model = TileModel(self)
        self._model.rows = tiles
        self.setModel(self._model)

    @property
    @abstractmethod
    def least_size(self) -> tuple[int, int]:
        """The least width of a tile, and its height, in pixels; it is wider where there is room."""

    @abstractmethod
    def paint_tile(self, painter: QPainter, rect: QRect, tile: Any) -> None:
        """Paint a tile on its ground."""

    @abstractmethod
    def tile_text(self, tile: Any, role: Qt.ItemDataRole) -> str | None:
        """A tile in words: to find it by typing, to be read out, and as a tooltip, where they are not the same."""

    @property
    def theme(self) -> Theme:
        """The colours to paint with."""
        return self._appearance.theme

    @property
    def tiles(self) -> Sequence[Any]:
        """What is shown."""
        return self._model.rows

    def show_tiles(self, tiles: Sequence[Any]) -> None:
        """Show these tiles in place of those before."""
        self._model.show_rows(tiles)
        self.fit()

    @property
    def current(self) -> Any:
        """The tile that the keyboard is on, or that was clicked last; None without one."""
        index = self.currentIndex()
        return self._model.rows[index.row()] if index.isValid() else None

    def rect_of(self, number: int) -> QRect:
        """Where the tile of this number is, from 0."""
        line, column = divmod(number, self.columns)
        gap, height = scaled(GAP), self.least_size[1]
        room = self.viewport().width() + gap
        left, right = (room * edge // self.columns for edge in (column, column + 1))
        return QRect(left, line * (height + gap), right - left - gap, height)

    def enter(self, x: int, from_below: bool) -> None:
        """Take the keyboard from the section above or below, to the tile that is so far from the left."""
        last = self._tiles - 1
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
        number = next((number for number in range(self._tiles) if self.rect_of(number).contains(point)), -1)
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
        current, last = self.currentIndex().row(), self._tiles - 1
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
        """Enter activates a tile; the arrows lead out of it, too."""
        key = event.key()
        current = self.currentIndex()
        line, lines = current.row() // self.columns, (self._tiles - 1) // self.columns
        if key in OPENING_KEYS:
            self.activated.emit(current)
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
            self.fit()
        return handled

    def fit(self) -> None:
        """Fit the columns to the width, and the height to the lines."""
        gap, (width, height) = scaled(GAP), self.least_size
        self.columns = max(1, (self.viewport().width() + gap) // (width + gap))
        self.setFixedHeight(max(0, -(-self._tiles // self.columns) * (height + gap) - gap))

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow the pointer."""
        if event.type() == QEvent.Type.Leave:
            self._hover(-1)
        elif event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._hover(self.indexAt(event.position().toPoint()).row())
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tiles in sight that need it."""
        theme, current = self.theme, -1
        if self.marked or self.hasFocus():
            current = self.currentIndex().row()
        with smooth_painter(self.viewport()) as painter:
            for number in range(self._tiles):
                rect = self.rect_of(number)
                if rect.intersects(event.rect()):
                    fill = QColor(theme.hover if number == self._hovered else theme.panel)
                    edge, width = (theme.accent, 3 if theme.contrast else 2) if number == current else (theme.border, 1)
                    paint_frame(painter, rect, RADIUS, fill, QColor(edge), width)
                    self.paint_tile(painter, rect, self._model.rows[number])

    @property
    def _tiles(self) -> int:
        """How many there are."""
        return self._model.rowCount()

    def _hover(self, number: int) -> None:
        if number == self._hovered:
            return
        for tile in (number, self._hovered):
            if tile >= 0:
                self.viewport().update(self.rect_of(tile))
        self._hovered = number
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if number >= 0 else Qt.CursorShape.ArrowCursor)
