"""The records as a table, whose lines are read as they come into view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from app.history.sliced_task import SlicedTask
from app.history.words import RecordWords
from app.storage.faults import StorageError, faults_told
from app.storage.history import History, Row, Searches
from app.storage.history_query import HistoryQuery, Line, Order, SearchDay
from app.storage.record_list import RecordList
from app.ui.widgets.lists import NOWHERE, Index, TableModel

READ_TOGETHER = 50
"""Rows of so many lines are read at once: about those in sight."""
FEW = 100
"""So many lines are soon gone through."""
_EMPTY = RecordList((), True, (), set())


class HistoryModel(TableModel):
    """Lists the records of a query; `rows` are the lines: keys of records, and days of which all was found."""

    failed = Signal(object)
    """The `Message` of why something could not be read."""
    preparing = Signal()
    """What was asked for takes a while."""

    def __init__(
        self, history: History, words: RecordWords, query: HistoryQuery, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.columns = words.columns()
        self.query = self.asked = query
        """Which records are listed, and in which order; `asked` is what will be, once it is prepared."""
        self._words = words
        self._history = history
        self.listed = _EMPTY
        """What is listed."""
        self._opened: set[date] = set()
        self._read: dict[Line, Row | Searches | None] = {}
        self._brief = False
        self._slices = SlicedTask(self)

    def show_query(self, query: HistoryQuery) -> None:
        """List the records of a query, which are read again, with titles in the language in force.

        Where there are many, this takes a while, in slices; until then, what was listed stays.
        """
        self.asked = query
        self._slices.run(self._prepare(*self._history.listed(query, self._opened)))
        if self._slices.busy:
            self.preparing.emit()

    def lines(self, ranges: Iterable[tuple[int, int]]) -> Sequence[Line]:
        """The lines from the first of each range to its last; of many, each is made when it is looked at."""
        chosen = self.listed.lines.ranges(ranges)
        return chosen if len(chosen) > FEW else list(chosen)

    def row(self, line: int) -> Row | Searches | None:
        """What is known of what is on a line; None where it could not be read."""
        listed = self.listed.lines[line]
        if listed not in self._read:
            self._read_row(line, listed)
        return self._read[listed]

    def toggle(self, line: SearchDay) -> None:
        """List all that was found on a day below its line, or no longer."""
        if self.listed.line_of(line) is None:
            return
        members, inserting = self.listed.members(line), (self.beginInsertRows, self.endInsertRows)
        begin, end = (self.beginRemoveRows, self.endRemoveRows) if self.listed.is_open(line) else inserting
        begin(NOWHERE, members[0], members[-1])  # what is selected may change here, and is looked at
        self.listed.toggle(line)
        end()
        head = members[0] - 1
        self.dataChanged.emit(self.index(head, 0), self.index(head, self.columnCount() - 1))

    def texts(self, lines: Sequence[Line]) -> list[list[str]]:
        """The texts of the columns for some lines."""
        known: dict[Line, Row | Searches] = {**self._history.rows(lines)}
        known.update((line, self._history.searches(self.listed, line)) for line in lines if isinstance(line, SearchDay))
        rows = map(known.get, lines)
        return [["" if row is None else self._words.text(column, row) for column in self.columns] for row in rows]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text of a cell, also as its tooltip and as it is read out, and its alignment."""
        texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
        if role not in texts or not index.isValid():
            return super().data(index, role)
        row, column = self.row(index.row()), self.columns[index.column()]
        if row is None:
            return ""
        if role == Qt.ItemDataRole.AccessibleTextRole:
            state = self.listed.is_open(row.key) if isinstance(row, Searches) else None
            return self._words.spoken(column, row, state)
        if role == Qt.ItemDataRole.DisplayRole and isinstance(row, Row) and column.key is Order.TIME:
            return self._shown_time(index.row(), row)
        return self._words.text(column, row)

    def show_days_only(self, brief: bool) -> None:
        """Show when a record was made without the time of day, or with it."""
        if brief is self._brief:
            return
        self._brief = brief
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, 0))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """List the same records in another order."""
        falling = order == Qt.SortOrder.DescendingOrder
        self.show_query(replace(self.asked, order=self.columns[column].key, falling=falling))

    def _prepare(self, listed: RecordList, steps: Iterator[None]) -> Iterator[None]:
        """Take the steps towards the list that was asked for, and show it after the last."""
        try:
            yield from steps
        except StorageError as error:
            listed = _EMPTY
            self.failed.emit(error.message)
        self.beginResetModel()
        self.columns, self.query, self._read = self._words.columns(), self.asked, {}
        self.listed, self.rows = listed, listed.lines
        self.endResetModel()

    def _shown_time(self, line: int, row: Row) -> str:
        """When a record was made, as far as its place does not tell it."""
        if self.listed.day_of(line) is not None:
            return self._words.time(row)
        return self._words.day(row) if self._brief else self._words.when(row)

    def _read_row(self, line: int, listed: Line) -> None:
        first = line - line % READ_TOGETHER
        beside = [one for one in self.listed.lines[first : first + READ_TOGETHER] if one not in self._read]
        self._read[listed] = None
        with faults_told(self.failed.emit):
            if isinstance(listed, SearchDay):
                self._read[listed] = self._history.searches(self.listed, listed)
            else:
                self._read |= self._history.rows(beside)
