"""The records as a table, whose lines are read as they come into view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from itertools import accumulate
from typing import Any, overload

from PySide6.QtCore import QObject, Qt, Signal

from app.history.sliced_task import SlicedTask
from app.history.words import RecordWords
from app.storage.day_list import DayList
from app.storage.faults import StorageError
from app.storage.history import History, Listed, Row, Searches
from app.storage.history_query import HistoryQuery, Key, Line, Order, SearchDay
from app.storage.key_list import PAGE
from app.ui.widgets.lists import NOWHERE, Index, TableModel

READ_TOGETHER = 50
"""Rows of so many lines are read at once: about those in sight."""


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
        self._lines: Listed | None = None
        self._coming: Listed | None = None
        self._opened: set[date] = set()
        self._read: dict[Line, Row | Searches | None] = {}
        self._seen: dict[int, Line | None] = {}
        self._brief = False
        self._slices = SlicedTask(self)

    @property
    def records(self) -> int:
        """How many records are listed, on lines of their own or not."""
        return 0 if self._lines is None else self._lines.records

    def show_query(self, query: HistoryQuery) -> None:
        """List the records of a query, which are read again, with titles in the language in force.

        Where there are many, this takes a while, in slices; until then, what was listed stays.
        """
        self.asked = query
        _close(self._coming)
        self._coming, steps = self._history.listed(query, self._opened)
        self._slices.run(self._prepare(steps))
        if self._slices.busy:
            self.preparing.emit()

    def line_of(self, line: Line) -> int | None:
        """The number of the line of a record, or of the day by which it stands; None when it is not listed."""
        return self.lines_of([line]).get(line)

    def lines_of(self, lines: Sequence[Line]) -> dict[Line, int]:
        """The numbers of those of these lines that are listed; of very many, only of the first `PAGE`."""
        if self._lines is None:
            return {}
        try:
            numbers = ((line, self._lines.line_of(line)) for line in lines[:PAGE])
            return {line: number for line, number in numbers if number is not None}
        except StorageError as error:
            self.failed.emit(error.message)
            return {}

    def lines(self, ranges: Sequence[tuple[int, int]]) -> Sequence[Line]:
        """The lines from the first of each range to its last; many are read only when they are asked for."""
        chosen = LineRanges(self.rows, ranges)
        try:
            return chosen if len(chosen) > PAGE else chosen[:]
        except StorageError as error:
            self.failed.emit(error.message)
            return []

    def row(self, line: int) -> Row | Searches | None:
        """What is known of what is on a line; None where it could not be read."""
        if line not in self._seen:
            self._seen[line] = self._line(line)
        listed = self._seen[line]
        if listed is None:
            return None
        if listed not in self._read:
            self._read_row(line, listed)
        return self._read.get(listed)

    def is_open(self, line: SearchDay) -> bool:
        """Whether all that was found on a day is listed."""
        return line.day in self._opened

    def day_of(self, line: int) -> SearchDay | None:
        """The day below whose line a record stands."""
        return self._lines.day_of(line) if isinstance(self._lines, DayList) and line >= 0 else None

    @property
    def has_days(self) -> bool:
        """Whether there may be lines that stand for all that was found on a day."""
        return isinstance(self._lines, DayList) and bool(self._lines.grouped)

    def toggle(self, line: SearchDay) -> None:
        """List all that was found on a day below its line, or no longer."""
        if not isinstance(self._lines, DayList) or self._lines.line_of(line) is None:
            return
        members, inserting = self._lines.members(line), (self.beginInsertRows, self.endInsertRows)
        begin, end = (self.beginRemoveRows, self.endRemoveRows) if self.is_open(line) else inserting
        begin(NOWHERE, members[0], members[-1])  # what is selected may change here, and is looked at
        self._lines.toggle(line)
        self._seen = {}
        end()
        head = members[0] - 1
        self.dataChanged.emit(self.index(head, 0), self.index(head, self.columnCount() - 1))

    def keys(self, lines: Sequence[Line]) -> Iterator[list[Key]]:
        """The records of these lines, and those for which they stand, some at each `next`; it may be none."""
        for first in range(0, len(lines), PAGE):
            part = lines[first : first + PAGE]
            yield [line for line in part if isinstance(line, Key)]
            for day in part:
                if isinstance(day, SearchDay) and isinstance(self._lines, DayList):
                    for begin in range(0, self._lines.size(day), PAGE):
                        yield self._lines.found(day, begin, PAGE)

    def texts(self, lines: Sequence[Line]) -> list[list[str]]:
        """The texts of the columns for some lines."""
        known = self._history.rows([line for line in lines if isinstance(line, Key)])
        rows = [known.get(line) if isinstance(line, Key) else self._searches(line) for line in lines]
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
            state = self.is_open(row.key) if isinstance(row, Searches) else None
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

    def _prepare(self, steps: Iterator[None]) -> Iterator[None]:
        """Take the steps towards the list that was asked for, and show it after the last."""
        try:
            yield from steps
        except StorageError as error:
            self._coming = None
            self.failed.emit(error.message)
        self._show_coming()

    def _show_coming(self) -> None:
        before = self._lines
        self.beginResetModel()
        self.columns, self.query, self._read, self._seen = self._words.columns(), self.asked, {}, {}
        self._lines, self._coming = self._coming, None
        self.rows = [] if self._lines is None else self._lines
        self.endResetModel()
        _close(before)

    def _shown_time(self, line: int, row: Row) -> str:
        """When a record was made, as far as its place does not tell it."""
        if self.day_of(line) is not None:
            return self._words.time(row)
        return self._words.day(row) if self._brief else self._words.when(row)

    def _line(self, line: int) -> Line | None:
        try:
            return next(iter(self.rows[line : line + 1]), None)
        except StorageError as error:
            self.failed.emit(error.message)
            return None

    def _read_row(self, line: int, listed: Line) -> None:
        try:
            if isinstance(listed, SearchDay):
                self._read[listed] = self._searches(listed)
                return
            first = line - line % READ_TOGETHER
            beside = self.rows[first : first + READ_TOGETHER]
            keys = [one for one in beside if isinstance(one, Key) and one not in self._read]
            rows = self._history.rows(keys)
            self._read |= {key: rows.get(key) for key in keys}
        except StorageError as error:
            self._read[listed] = None
            self.failed.emit(error.message)

    def _searches(self, line: SearchDay) -> Searches | None:
        return self._history.searches(self._lines, line) if isinstance(self._lines, DayList) else None


class LineRanges(Sequence[Line]):
    """Lines of a list, from the first of each range to its last, read when they are asked for."""

    def __init__(self, lines: Sequence[Line], ranges: Sequence[tuple[int, int]]) -> None:
        self._lines = lines
        self._ranges = list(ranges)
        self._ends = list(accumulate(last - first + 1 for first, last in self._ranges))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    @overload
    def __getitem__(self, place: int) -> Line: ...
    @overload
    def __getitem__(self, place: slice) -> list[Line]: ...
    def __getitem__(self, place: int | slice) -> Line | list[Line]:
        if isinstance(place, int):
            return self[place : place + 1][0]
        wanted, found, begin = range(len(self))[place], list[Line](), 0
        for (first, _), end in zip(self._ranges, self._ends, strict=True):
            left, right = max(wanted.start, begin), min(wanted.stop, end)
            if left < right:
                found += self._lines[first + left - begin : first + right - begin]
            begin = end
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LineRanges) and (self._lines is other._lines and self._ranges == other._ranges)

    __hash__ = None  # type: ignore[assignment]


def _close(lines: Listed | None) -> None:
    if lines is not None:
        lines.close()
