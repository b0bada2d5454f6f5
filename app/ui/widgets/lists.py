"""Models and views for tables and lists; a line of a list is made when it is shown, since some have 40,000 lines."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from app.ui.look.fonts import tabular

NOWHERE = QModelIndex()
R = TypeVar("R")


@dataclass(frozen=True)
class TableColumn(Generic[R]):
    """A column of a table: its title, what it says of a row, and, in the tooltip of the title, what that means."""

    title: str
    text: Callable[[R], str]
    key: Any
    """What a row is sorted by: a function of the row, or what else the model sorts by."""
    numeric: bool = field(default=True, kw_only=True)
    """Whether it holds numbers, which stand at the right."""
    meaning: str = field(default="", kw_only=True)

    @property
    def alignment(self) -> Qt.AlignmentFlag:
        """Where texts stand in their cells."""
        side = Qt.AlignmentFlag.AlignRight if self.numeric else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


def figure_text(key: Callable[[R], Any], form: Callable[[Any], str], nothing: str = "") -> Callable[[R], str]:
    """Return a column's text that shows its key in a form, and `nothing` where that is None."""

    def text(row: R) -> str:
        figure = key(row)
        return nothing if figure is None else form(figure)

    return text


class TableModel(QAbstractTableModel):
    """A table of `rows`, of which each of the `columns` says something; a row that is None is empty."""

    columns: Sequence[Any] = ()
    """Each is a `TableColumn`."""
    rows: Sequence[Any] = ()

    def row(self, line: int) -> Any:
        """What is on a line; a subclass that reads rows when they are shown overrides it."""
        return self.rows[line]

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """How many columns there are."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text of a cell, also as its tooltip, and its alignment."""
        if not index.isValid():
            return None
        column = self.columns[index.column()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            row = self.row(index.row())
            return "" if row is None else column.text(row)
        return column.alignment if role == Qt.ItemDataRole.TextAlignmentRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The title of a column, its meaning as a tooltip, and its alignment."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return column.title.replace("\n", " ")
            case Qt.ItemDataRole.ToolTipRole:
                return column.meaning or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return column.alignment
        return None


class Lines(Sequence[str]):
    """Lines of text of which each is made when it is read; a subclass defines `__len__` and `line`."""

    @abstractmethod
    def line(self, number: int) -> str:
        """The line of this number, from 0."""

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> list[str]: ...
    def __getitem__(self, place: int | slice) -> str | list[str]:
        if isinstance(place, slice):
            return [self.line(number) for number in range(len(self))[place]]
        return self.line(range(len(self))[place])


class LineModel(QAbstractListModel):
    """Shows a sequence of strings; it asks the sequence for no line that is not looked at."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: Sequence[str] = ()
        self._size = 0

    @property
    def lines(self) -> Sequence[str]:
        """What is listed."""
        return self._lines

    def show_lines(self, lines: Sequence[str]) -> None:
        """List these lines instead."""
        self.beginResetModel()
        self._lines, self._size = lines, len(lines)  # a list view asks for the size twice for every line it lays out
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = NOWHERE) -> int:
        """How many lines there are."""
        return 0 if parent.isValid() else self._size

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """The text of a line."""
        if role != Qt.ItemDataRole.DisplayRole or not index.isValid():
            return None
        return self._lines[index.row()]


class RowTable(QTableView):
    """The view of the program's tables."""

    def __init__(self, name: str, row_height: int, parent: QWidget | None = None) -> None:
        """`row_height` is in pixels."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setFont(tabular(self.font()))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(row_height)
        self.horizontalHeader().setHighlightSections(False)


Index = QModelIndex | QPersistentModelIndex
