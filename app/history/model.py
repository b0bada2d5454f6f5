"""The records as a table: their keys are read at once, their rows a page at a time, as they come into view."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal

from app.history.words import RecordWords
from app.storage.faults import StorageError
from app.storage.history import PAGE, History, HistoryQuery, Key, Row
from app.ui.widgets.lists import TableModel


class HistoryModel(TableModel):
    """Lists the records of a query; `rows` are their keys."""

    failed = Signal(object)
    """The `Message` of why something could not be read."""

    def __init__(self, history: History, words: RecordWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = words.columns()
        self.query = HistoryQuery()
        """Which records are listed, and in which order."""
        self._words = words
        self._history = history
        self._lines: dict[Key, int] = {}
        self._pages: dict[int, dict[Key, Row]] = {}

    def show_query(self, query: HistoryQuery) -> None:
        """List the records of a query, which are read again, with titles in the language in force."""
        self.beginResetModel()
        self.columns, self.query, self._pages = self._words.columns(), query, {}
        try:
            self.rows = self._history.keys(query)
        except StorageError as error:
            self.rows = []
            self.failed.emit(error.message)
        self._lines = {key: line for line, key in enumerate(self.rows)}
        self.endResetModel()

    def line_of(self, key: Key) -> int | None:
        """The line that a record is on; None when it is not listed."""
        return self._lines.get(key)

    def row(self, line: int) -> Row | None:
        """What is known of the record on a line; None where it could not be read."""
        page = line // PAGE
        if page not in self._pages:
            self._pages[page] = self._read(page)
        return self._pages[page].get(self.rows[line])

    def texts(self, key: Key) -> list[str]:
        """The texts of the columns for a record."""
        row = self.row(self._lines[key])
        return ["" if row is None else column.text(row) for column in self.columns]

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """List the same records in another order."""
        falling = order == Qt.SortOrder.DescendingOrder
        self.show_query(replace(self.query, order=self.columns[column].key, falling=falling))

    def _read(self, page: int) -> dict[Key, Row]:
        try:
            return self._history.rows(self.rows[page * PAGE : (page + 1) * PAGE])
        except StorageError as error:
            self.failed.emit(error.message)
            return {}
