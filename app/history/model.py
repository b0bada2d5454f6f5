"""The records as a table: which there are is asked once, what is in them a page at a time, as they come into view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from app.history import words
from app.storage.faults import StorageError
from app.storage.history import PAGE, History, HistoryQuery, Key, Order, Row

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class Column:
    """What a column says of a record, and what it sorts by; most columns begin with their smallest."""

    text: Callable[[Row], str]
    order: Order
    figures: bool = False


COLUMNS = (
    Column(words.when, Order.TIME),
    Column(words.name_of, Order.NAME),
    Column(words.kind_title, Order.KIND),
    Column(words.length, Order.LENGTH, figures=True),
    Column(words.against_optimum, Order.EXCESS, figures=True),
    Column(words.method, Order.METHOD),
    Column(words.spent, Order.SECONDS, figures=True),
)
NAME_COLUMN = 1
LEAST_WIDTHS = {5: 800, 6: 600}
"""How wide the table has to be for the method and the time, in pixels; the panel beside it has them too."""


class HistoryModel(QAbstractTableModel):
    """Lists what is wished for; `failed` carries the `Message` of why something could not be read."""

    failed = Signal(object)

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._wish = HistoryQuery()
        self._keys: list[Key] = []
        self._lines: dict[Key, int] = {}
        self._pages: dict[int, dict[Key, Row]] = {}

    @property
    def query(self) -> HistoryQuery:
        """Which records are listed, and in which order."""
        return self._wish

    def show_request(self, query: HistoryQuery) -> None:
        """List what is wished for, read anew."""
        self.beginResetModel()
        self._wish = query
        self._pages = {}
        try:
            self._keys = self._history.keys(query)
        except StorageError as error:
            self._keys = []
            self.failed.emit(error.message)
        self._lines = {key: line for line, key in enumerate(self._keys)}
        self.endResetModel()

    @property
    def titles(self) -> tuple[str, ...]:
        """What the columns are called."""
        return _titles()

    def texts(self, key: Key) -> list[str]:
        """What the columns say of a record."""
        row = self.record(key)
        return ["" if row is None else column.text(row) for column in COLUMNS]

    def key(self, line: int) -> Key:
        """Which record is on a line."""
        return self._keys[line]

    def line_of(self, key: Key) -> int | None:
        """The line that a record is on."""
        return self._lines.get(key)

    def record(self, key: Key) -> Row | None:
        """What is known of a record that is listed; None where it could not be read."""
        page = self._lines[key] // PAGE
        if page not in self._pages:
            self._pages[page] = self._read(page)
        return self._pages[page].get(key)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many records are listed."""
        return 0 if parent.isValid() else len(self._keys)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """How many things are said of each."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell says."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        row = self.record(self._keys[index.row()])
        return "" if row is None else COLUMNS[index.column()].text(row)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a column is called."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return _titles()[section] if role == Qt.ItemDataRole.DisplayRole else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """List the same records in another order."""
        falling = order == Qt.SortOrder.DescendingOrder
        self.show_request(replace(self._wish, order=COLUMNS[column].order, falling=falling))

    def _read(self, page: int) -> dict[Key, Row]:
        try:
            return self._history.rows(self._keys[page * PAGE : (page + 1) * PAGE])
        except StorageError as error:
            self.failed.emit(error.message)
            return {}


def _titles() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("History", "When"),
        QCoreApplication.translate("History", "Layout or board"),
        QCoreApplication.translate("History", "What"),
        QCoreApplication.translate("History", "Length"),
        QCoreApplication.translate("History", "Optimum"),
        QCoreApplication.translate("History", "Method"),
        QCoreApplication.translate("History", "Time"),
    )


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if COLUMNS[column].figures else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
