"""The records as a table: their keys are read at once, their rows a page at a time, as they come into view."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from app.history.words import COLUMNS, RecordWords, column_titles
from app.storage.faults import StorageError
from app.storage.history import PAGE, History, HistoryQuery, Key, Row

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class HistoryModel(QAbstractTableModel):
    """Lists the records of a query; `failed` carries the `Message` of why something could not be read."""

    failed = Signal(object)

    def __init__(self, history: History, words: RecordWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._words = words
        self._query = HistoryQuery()
        self._keys: list[Key] = []
        self._lines: dict[Key, int] = {}
        self._pages: dict[int, dict[Key, Row]] = {}

    @property
    def query(self) -> HistoryQuery:
        """Which records are listed, and in which order."""
        return self._query

    def show_query(self, query: HistoryQuery) -> None:
        """List the records of a query, which are read again."""
        self.beginResetModel()
        self._query = query
        self._pages = {}
        try:
            self._keys = self._history.keys(query)
        except StorageError as error:
            self._keys = []
            self.failed.emit(error.message)
        self._lines = {key: line for line, key in enumerate(self._keys)}
        self.endResetModel()

    def texts(self, key: Key) -> list[str]:
        """The texts of the columns for a record."""
        row = self.row(key)
        return ["" if row is None else column.text(self._words, row) for column in COLUMNS]

    def key(self, line: int) -> Key:
        """Which record is on a line."""
        return self._keys[line]

    def line_of(self, key: Key) -> int | None:
        """The line that a record is on; None when it is not listed."""
        return self._lines.get(key)

    def row(self, key: Key) -> Row | None:
        """What is known of a record that is listed; None where it could not be read."""
        page = self._lines[key] // PAGE
        if page not in self._pages:
            self._pages[page] = self._read(page)
        return self._pages[page].get(key)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many records are listed."""
        return 0 if parent.isValid() else len(self._keys)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """The number of `COLUMNS`."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text of a cell, which is its tooltip too, or its alignment."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        row = self.row(self._keys[index.row()])
        return "" if row is None else COLUMNS[index.column()].text(self._words, row)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The title of a column, or its alignment."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return column_titles()[section] if role == Qt.ItemDataRole.DisplayRole else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """List the same records in another order."""
        falling = order == Qt.SortOrder.DescendingOrder
        self.show_query(replace(self._query, order=COLUMNS[column].order, falling=falling))

    def _read(self, page: int) -> dict[Key, Row]:
        try:
            return self._history.rows(self._keys[page * PAGE : (page + 1) * PAGE])
        except StorageError as error:
            self.failed.emit(error.message)
            return {}


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if COLUMNS[column].figures else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
