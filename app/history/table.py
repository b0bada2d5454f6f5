"""The list of records, a view of the session's model."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import (
    QDateTime,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QLocale,
    QModelIndex,
    Qt,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from app.history.session import HistorySession
from app.history.words import NAME_COLUMN
from app.storage.key_list import Key
from app.ui.look.scale import scaled
from app.ui.widgets.actions import COPY, DELETE
from app.ui.widgets.lists import RowTable

ROW_HEIGHT = 30
LONGEST_TIME = QDateTime(2028, 12, 28, 22, 58, 0)
SAMPLES = (
    "",
    "",
    "Unfinished manual tour",
    "100 straight slides",
    "Over shortest mm",
    "Shortest, by hash",
    "88 min 88 s",
)
"""A long text of each column, for its width; the time has its own, and the name the rest."""
ROOM = 22
"""Beside the text in a cell, in pixels."""
TYPE_COLUMN = 2
TYPE_SHARE = 0.25
"""The most of the table's width that the types take: the rest of them is cut, so that names can be read."""
LEAST_WIDTHS = {3: 540, 4: 700, 5: 940, 6: 800}
"""How wide the table has to be for each of the last columns, in pixels; the panel beside it shows them too."""
OPENING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HistoryTable(RowTable):
    """Lists the records of a session, selects among them, and lets its keys act on what is selected."""

    def __init__(self, session: HistorySession, parent: QWidget | None = None) -> None:
        super().__init__("historyTable", ROW_HEIGHT, parent)
        self._session = session
        self._records = session.model
        self._selecting = False  # whether the session is just told what is selected here
        query = self._records.query
        orders = [column.key for column in self._records.columns]
        falling = Qt.SortOrder.DescendingOrder if query.falling else Qt.SortOrder.AscendingOrder
        self.setAccessibleName(self.tr("Everything you played, solved or saved"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.horizontalHeader().setSortIndicator(orders.index(query.order), falling)
        self.setSortingEnabled(True)  # before there is a model: it is not to be read until the list is shown
        self.setModel(self._records)
        self._set_up_header()
        self.doubleClicked.connect(session.open)
        self.selectionModel().selectionChanged.connect(self._select)
        session.selection_changed.connect(self.show_selection)

    @property
    def chosen(self) -> list[Key]:
        """The records that are selected, from the top."""
        ranges = {(one.top(), one.bottom()) for one in self.selectionModel().selection().toList()}
        return [key for first, last in sorted(ranges) for key in self._records.keys(first, last)]

    @Slot()
    def show_selection(self) -> None:
        """Select what the session says, and show the first of it."""
        keys = self._session.selected
        if self._selecting or keys == self.chosen:
            return
        lines = sorted(self._records.lines_of(keys).values())
        selection = QItemSelection()
        for first, last in _runs(lines):
            selection.select(self._records.index(first, 0), self._records.index(last, self._records.columnCount() - 1))
        flags = QItemSelectionModel.SelectionFlag
        if lines:
            self.selectionModel().setCurrentIndex(self._records.index(lines[0], 0), flags.NoUpdate)
            self.scrollTo(self._records.index(lines[0], 0))
        self.selectionModel().select(selection, flags.ClearAndSelect)

    @Slot()
    def _select(self) -> None:
        self._selecting = True
        self._session.select(self.chosen)
        self._selecting = False

    def event(self, event: QEvent) -> bool:
        """Take the keys that mean something here before shortcuts of the window do."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._act(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open, delete, undo or copy; everything else moves the selection."""
        act = self._act(event)
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def _act(self, event: QKeyEvent) -> Callable[[], None] | None:
        """What a key does to what is selected."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() in OPENING:
            return self._session.open
        for sequence, act in (
            (DELETE, self._session.delete),
            (QKeySequence.StandardKey.Undo, self._session.undo),
            (COPY, self._session.copy),
        ):
            if event.matches(sequence):
                return act
        return None

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Home and End lead to the first and the last line, as in a list."""
        if action == QAbstractItemView.CursorAction.MoveHome:
            return self._records.index(0, NAME_COLUMN)
        if action == QAbstractItemView.CursorAction.MoveEnd:
            return self._records.index(self._records.rowCount() - 1, NAME_COLUMN)
        return super().moveCursor(action, modifiers)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the columns for which there is no room, and cut the types."""
        super().resizeEvent(event)
        width = event.size().width()
        for column, least in LEAST_WIDTHS.items():
            self.setColumnHidden(column, width < scaled(least))
        self.setColumnWidth(TYPE_COLUMN, min(self._width_of(SAMPLES[TYPE_COLUMN]), round(TYPE_SHARE * width)))

    def _set_up_header(self) -> None:
        header = self.horizontalHeader()
        header.setMinimumSectionSize(scaled(56))
        # One of its own: a header asks of every row whether it is selected, to show columns that are selected whole.
        header.setSelectionModel(QItemSelectionModel(self._records, header))
        samples = (QLocale().toString(LONGEST_TIME, QLocale.FormatType.ShortFormat), *SAMPLES[1:])
        for column, sample in enumerate(samples):
            self.setColumnWidth(column, self._width_of(sample))
        header.setSectionResizeMode(NAME_COLUMN, QHeaderView.ResizeMode.Stretch)

    def _width_of(self, sample: str) -> int:
        return self.fontMetrics().horizontalAdvance(sample) + scaled(ROOM)


def _runs(lines: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The first and the last of each run of lines without a gap; `lines` rise."""
    for _, run in groupby(enumerate(lines), lambda numbered: numbered[1] - numbered[0]):
        members = [line for _, line in run]
        yield members[0], members[-1]
