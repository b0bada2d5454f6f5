"""The list of records, steered by the mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import (
    QDateTime,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QLocale,
    QModelIndex,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from app.history.model import COLUMNS, LEAST_WIDTHS, NAME_COLUMN, HistoryModel
from app.storage.history import Key
from app.ui.widgets.lists import RowTable

ROW_HEIGHT = 30
LONGEST_TIME = QDateTime(2028, 12, 28, 22, 58, 0)
SAMPLES = ("", "", "Unfinished game", "100 straight slides", "Optimum mm", "Shortest, by hash", "88 min 88 s")
"""A long text of each column, for its width; the time has its own, and the name the rest."""
ROOM = 22
"""Beside the text in a cell, in pixels."""
OPENING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HistoryTable(RowTable):
    """Shows a `HistoryModel`. What its keys ask for is announced by a signal; the page does it."""

    open_asked = Signal()
    delete_asked = Signal()
    undo_asked = Signal()
    copy_asked = Signal()
    chosen_changed = Signal()

    def __init__(self, model: HistoryModel, parent: QWidget | None = None) -> None:
        super().__init__("historyTable", ROW_HEIGHT, parent)
        self._records = model
        self.setAccessibleName(self.tr("What was played, solved and kept"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.horizontalHeader().setSortIndicator(0, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)  # before there is a model: it is not to be read until the list is shown
        self.setModel(model)
        self._set_up_header()
        self.doubleClicked.connect(self.open_asked)
        self.selectionModel().selectionChanged.connect(self.chosen_changed)

    @property
    def chosen(self) -> list[Key]:
        """The records that are selected, from the top."""
        lines = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._records.key(line) for line in lines]

    def choose(self, keys: Iterable[Key]) -> None:
        """Select these records, as far as they are listed, and show the first of them."""
        lines = sorted(line for line in map(self._records.line_of, keys) if line is not None)
        selection = QItemSelection()
        for first, last in _runs(lines):
            selection.select(self._records.index(first, 0), self._records.index(last, len(COLUMNS) - 1))
        flags = QItemSelectionModel.SelectionFlag
        if lines:
            self.selectionModel().setCurrentIndex(self._records.index(lines[0], 0), flags.NoUpdate)
            self.scrollTo(self._records.index(lines[0], 0))
        self.selectionModel().select(selection, flags.ClearAndSelect)

    def choose_line(self, line: int) -> None:
        """Select one line, the last where there are not so many."""
        line = min(line, self._records.rowCount() - 1)
        if line >= 0:
            self.choose([self._records.key(line)])

    def event(self, event: QEvent) -> bool:
        """Claim the keys that mean something here from the shortcuts of the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._asked(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open, delete, undo or copy; everything else moves the selection."""
        asked = self._asked(event)
        if asked is None:
            super().keyPressEvent(event)
        else:
            asked.emit()

    def _asked(self, event: QKeyEvent) -> SignalInstance | None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() in OPENING:
            return self.open_asked
        for sequence, signal in (
            (QKeySequence.StandardKey.Delete, self.delete_asked),
            (QKeySequence.StandardKey.Undo, self.undo_asked),
            (QKeySequence.StandardKey.Copy, self.copy_asked),
        ):
            if event.matches(sequence):
                return signal
        return None

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Home and End lead to the first and the last line, as in a list."""
        if action == QAbstractItemView.CursorAction.MoveHome:
            return self._records.index(0, NAME_COLUMN)
        if action == QAbstractItemView.CursorAction.MoveEnd:
            return self._records.index(self._records.rowCount() - 1, NAME_COLUMN)
        return super().moveCursor(action, modifiers)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Do without some columns where there is no room for them."""
        super().resizeEvent(event)
        for column, least in LEAST_WIDTHS.items():
            self.setColumnHidden(column, event.size().width() < least)

    def _set_up_header(self) -> None:
        header = self.horizontalHeader()
        header.setMinimumSectionSize(56)
        samples = (QLocale().toString(LONGEST_TIME, QLocale.FormatType.ShortFormat), *SAMPLES[1:])
        for column, sample in enumerate(samples):
            self.setColumnWidth(column, self.fontMetrics().horizontalAdvance(sample) + ROOM)
        header.setSectionResizeMode(NAME_COLUMN, QHeaderView.ResizeMode.Stretch)


def _runs(lines: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The first and the last of each run of lines without a gap; `lines` rise."""
    for _, run in groupby(enumerate(lines), lambda numbered: numbered[1] - numbered[0]):
        members = [line for _, line in run]
        yield members[0], members[-1]
