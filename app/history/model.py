"""The records as a table: their number is read at once; keys and rows a page at a time, as they come into view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from time import monotonic

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from app.history.words import RecordWords
from app.storage.faults import StorageError
from app.storage.history import History, Row
from app.storage.key_list import PAGE, HistoryQuery, Key, KeyList
from app.ui.widgets.lists import TableModel

SLICE_SECONDS = 0.015
"""How long a list is prepared at a time."""


class HistoryModel(TableModel):
    """Lists the records of a query; `rows` are their keys."""

    failed = Signal(object)
    """The `Message` of why something could not be read."""

    def __init__(self, history: History, words: RecordWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = words.columns()
        self.query = self.asked = HistoryQuery()
        """Which records are listed, and in which order; `asked` is what will be, once it is prepared."""
        self._words = words
        self._history = history
        self._keys: KeyList | None = None
        self._coming: KeyList | None = None
        self._steps: Iterator[None] = iter(())
        self._pages: dict[int, list[Row | None]] = {}
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self._prepare)

    def show_query(self, query: HistoryQuery) -> None:
        """List the records of a query, which are read again, with titles in the language in force.

        Where there are many to sort, this takes a while, in slices; until then, what was listed stays.
        """
        self.asked = query
        _close(self._coming)
        self._coming, self._steps = self._history.listed(query)
        self._prepare()

    def line_of(self, key: Key) -> int | None:
        """The line that a record is on; None when it is not listed."""
        return self.lines_of([key]).get(key)

    def lines_of(self, keys: Sequence[Key]) -> dict[Key, int]:
        """The lines of those of these records that are listed."""
        if self._keys is None:
            return {}
        try:
            if len(keys) <= PAGE:
                lines = ((key, self._keys.line_of(key)) for key in keys)
                return {key: line for key, line in lines if line is not None}
            wanted = set(keys)
            return {key: line for line, key in enumerate(self._keys[:]) if key in wanted}
        except StorageError as error:
            self.failed.emit(error.message)
            return {}

    def keys(self, first: int, last: int) -> list[Key]:
        """The records from one line to another."""
        try:
            return list(self.rows[first : last + 1])
        except StorageError as error:
            self.failed.emit(error.message)
            return []

    def row(self, line: int) -> Row | None:
        """What is known of the record on a line; None where it could not be read."""
        page, place = divmod(line, PAGE)
        if page not in self._pages:
            self._pages[page] = self._read(page)
        rows = self._pages[page]
        return rows[place] if place < len(rows) else None

    def texts(self, key: Key) -> list[str]:
        """The texts of the columns for a record."""
        line = self.line_of(key)
        row = None if line is None else self.row(line)
        return ["" if row is None else column.text(row) for column in self.columns]

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """List the same records in another order."""
        falling = order == Qt.SortOrder.DescendingOrder
        self.show_query(replace(self.asked, order=self.columns[column].key, falling=falling))

    @Slot()
    def _prepare(self) -> None:
        """Take the next steps towards the list that was asked for, and show it after the last."""
        until = monotonic() + SLICE_SECONDS
        try:
            for _ in self._steps:
                if monotonic() > until:
                    self._again.start()
                    return
        except StorageError as error:
            self._coming = None
            self.failed.emit(error.message)
        self._again.stop()
        self._show_coming()

    def _show_coming(self) -> None:
        before = self._keys
        self.beginResetModel()
        self.columns, self.query, self._pages = self._words.columns(), self.asked, {}
        self._keys, self._coming = self._coming, None
        self.rows = [] if self._keys is None else self._keys
        self.endResetModel()
        _close(before)

    def _read(self, page: int) -> list[Row | None]:
        try:
            keys = [] if self._keys is None else self._keys.page(page)
            rows = self._history.rows(keys)
        except StorageError as error:
            self.failed.emit(error.message)
            return []
        return [rows.get(key) for key in keys]


def _close(keys: KeyList | None) -> None:
    if keys is not None:
        keys.close()
