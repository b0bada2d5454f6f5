"""What opens below the layout dropdown: a line to search with, and the layouts that fit it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QLineEdit, QListView, QStackedLayout, QVBoxLayout, QWidget

from app.layouts.layout_filter import LayoutFilter
from app.layouts.layout_row import LayoutRow
from app.layouts.offered_layouts import OfferedLayouts
from app.layouts.thumbnails import Thumbnails
from app.panels.inset_popup import InsetPopup
from app.theme import Appearance

SIZE = QSize(400, 590)

_TO_THE_LIST = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
_CHOOSING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class LayoutPopup(InsetPopup):
    """`chosen` gives the row among the offered layouts that was clicked, or on which Enter was pressed."""

    chosen = Signal(int)

    def __init__(
        self, offered: OfferedLayouts, thumbnails: Thumbnails, appearance: Appearance, opener: QWidget
    ) -> None:
        super().__init__(opener)
        self.setObjectName("layoutPopup")
        self._filter = LayoutFilter(offered, self)
        self.search = self._search_line()
        self.list = self._list(LayoutRow(offered, thumbnails, appearance, self))
        self._nothing = QLabel(self.tr("No layout is called so."))
        self._nothing.setProperty("role", "caption")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedLayout()
        self._lay_out()
        self.search.textChanged.connect(self._find)
        self.list.clicked.connect(self._choose)

    def open_at(self, row: int, text: str = "") -> None:
        """Open with this row chosen, or with a text already typed."""
        self.search.setText(text)
        self._find(text)
        self.open_below(SIZE, self.search)
        if not text:
            self._move_to(self._filter.index_of(row), QAbstractItemView.ScrollHint.PositionAtCenter)

    def take_key(self, event: QKeyEvent) -> bool:
        """The arrows are for the list, and Enter chooses in it; other keys are for the line."""
        if event.key() not in _TO_THE_LIST | _CHOOSING:
            return super().take_key(event)
        if event.type() == QEvent.Type.KeyPress:
            self._act(event)
        return True

    def _act(self, event: QKeyEvent) -> None:
        if event.key() in _CHOOSING:
            self._choose(self.list.currentIndex())
        else:
            self.list.event(event)

    @Slot(str)
    def _find(self, text: str) -> None:
        best = self._filter.find(text)
        self._stack.setCurrentWidget(self.list if best.isValid() else self._nothing)
        self._move_to(best, QAbstractItemView.ScrollHint.EnsureVisible)

    def _move_to(self, index: QModelIndex, hint: QAbstractItemView.ScrollHint) -> None:
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index, hint)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if index.flags() & Qt.ItemFlag.ItemIsEnabled:
            row = self._filter.mapToSource(index).row()
            self.shut()
            self.chosen.emit(row)

    def _search_line(self) -> QLineEdit:
        line = QLineEdit()
        line.setObjectName("layoutSearch")
        line.setPlaceholderText(self.tr("Name, pinyin or English"))
        line.setAccessibleName(self.tr("Search for a layout by name, pinyin or English"))
        line.setClearButtonEnabled(True)
        return line

    def _list(self, row: LayoutRow) -> QListView:
        view = QListView()
        view.setObjectName("layoutList")
        view.setAccessibleName(self.tr("Layouts"))
        view.setModel(self._filter)
        view.setItemDelegate(row)
        view.setMouseTracking(True)
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.verticalScrollBar().setSingleStep(20)
        return view

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(self.EDGE, self.EDGE, self.EDGE, self.EDGE)
        column.setSpacing(6)
        column.addWidget(self.search)
        column.addLayout(self._stack, 1)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._nothing)
