"""Models and views for tables and lists; a line of a list is made when it is shown, since some have 40,000 lines."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Slot,
)
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QTableView,
    QWidget,
)

from app.ui.look.fonts import tabular
from app.ui.look.scale import pressed, scaled
from app.ui.widgets.scrolled import make_viewport

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
MOST_MATCHED = 10_000
"""How many lines are compared with what is typed into a list."""
WIDEST = 220
"""The most that a column is given for its texts, in pixels at a text size of 100 %."""
ROOM = 24
"""The pixels beside the text of a cell."""
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

    def show_rows(self, rows: Sequence[Any]) -> None:
        """Show these rows in place of those before."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

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
        told: dict[int, Any] = {
            Qt.ItemDataRole.DisplayRole: column.title,
            Qt.ItemDataRole.AccessibleTextRole: column.title.replace("\n", " "),
            Qt.ItemDataRole.ToolTipRole: column.meaning or None,
            Qt.ItemDataRole.TextAlignmentRole: column.alignment,
        }
        return told.get(role)

    def order(self, index: Index) -> Any:
        """What a cell is sorted by; None where something is missing."""
        return self.columns[index.column()].key(self.row(index.row()))


class PassingRows(QSortFilterProxyModel):
    """Those rows of a `TableModel` that are to pass, all at first, in any order, with what is missing last.

    They are told apart by identity: to hash one may take longer than all else that is done here.
    """

    def __init__(self, table: TableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._passing = set(map(id, table.rows))
        self.setSourceModel(table)

    @property
    def passed(self) -> list[Any]:
        """The rows that pass, in their order."""
        indexes = (self.mapToSource(self.index(row, 0)) for row in range(self.rowCount()))
        return [self._table.row(index.row()) for index in indexes]

    def pass_only(self, rows: Iterable[Any]) -> None:
        """Pass these rows."""
        self._passing = set(map(id, rows))
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Whether a row passes."""
        return id(self._table.rows[source_row]) in self._passing

    def lessThan(self, source_left: Index, source_right: Index) -> bool:
        """By number or by text; what is missing comes last, up or down, and what is equal in the order of the table."""
        left, right = self._table.order(source_left), self._table.order(source_right)
        ascending = self.sortOrder() is Qt.SortOrder.AscendingOrder
        if left == right:
            return (source_left.row() < source_right.row()) is ascending
        if left is None or right is None:
            return (right is None) is ascending
        return left < right


class Lines(Sequence[str]):
    """Lines of text of which each is made when it is read; a subclass defines `__len__` and `line`."""

    @abstractmethod
    def line(self, number: int) -> str:
        """The line of this number, from 0."""

    def spoken(self, number: int) -> str:
        """The same as it is read out."""
        return self.line(number)

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> list[str]: ...
    def __getitem__(self, place: int | slice) -> str | list[str]:
        if isinstance(place, slice):
            return [self.line(number) for number in range(len(self))[place]]
        return self.line(range(len(self))[place])


class LineModel(TableModel):
    """Shows a sequence of strings; it asks the sequence for no line that is not looked at."""

    columns = ("",)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """The text of a line, or what is read out."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) or not index.isValid():
            return None
        if role == Qt.ItemDataRole.AccessibleTextRole and isinstance(self.rows, Lines):
            return self.rows.spoken(index.row())
        return self.rows[index.row()]

    def match(
        self, start: Index, role: int, value: Any, hits: int = 1, flags: Qt.MatchFlag = Qt.MatchFlag.MatchStartsWith
    ) -> list[QModelIndex]:
        """The first line that begins with a text, of `MOST_MATCHED` lines from `start` on and round to the first."""
        text, first, size = str(value).casefold(), start.row(), len(self.rows)
        for row in range(first, first + min(size, MOST_MATCHED)):
            if self.rows[row % size].casefold().startswith(text):
                return [self.index(row % size, 0)]
        return []


Run = tuple[int, int]
"""The first and the last of some rows without a gap."""


def joined_runs(runs: Iterable[Run]) -> tuple[Run, ...]:
    """The same rows in as few runs as can be, from the top."""
    joined: list[Run] = []
    for first, last in sorted(runs):
        if joined and first <= joined[-1][1] + 1:
            joined[-1] = joined[-1][0], max(last, joined[-1][1])
        else:
            joined.append((first, last))
    return tuple(joined)


def selected_runs(view: QAbstractItemView) -> tuple[Run, ...]:
    """The rows that are selected in a view."""
    ranges = view.selectionModel().selection().toList()
    return joined_runs((one.top(), one.bottom()) for one in ranges if not one.parent().isValid())


def select_runs(view: QAbstractItemView, runs: Iterable[Run], current: int) -> None:
    """Select these rows of a view alone, and make a row the current one."""
    model, selection, flags = view.model(), QItemSelection(), QItemSelectionModel.SelectionFlag
    for first, last in runs:
        selection.select(model.index(first, 0), model.index(last, 0))
    view.selectionModel().setCurrentIndex(model.index(current, 0), flags.NoUpdate)
    view.selectionModel().select(selection, flags.ClearAndSelect | flags.Rows)


class RowTable(QTableView):
    """The view of the program's tables."""

    def __init__(self, name: str, row_height: int, parent: QWidget | None = None) -> None:
        """`row_height` is in pixels at a text size of 100 %."""
        super().__init__(parent, showGrid=False, wordWrap=False, cornerButtonEnabled=False)
        self.setObjectName(name)
        self.setFont(tabular(self.font()))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(pressed(row_height))
        self.horizontalHeader().setHighlightSections(False)
        self.dragged: dict[int, int] = {}
        """The widths that a person gave to columns."""
        self.horizontalHeader().sectionResized.connect(self._note_width)

    def make_sortable(self) -> None:
        """Sort by a title that is clicked, by a third click not any more; a single row is selected at a time."""
        header = self.horizontalHeader()
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setStretchLastSection(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSortingEnabled(True)

    @Slot()
    def activate_current(self) -> None:
        """Do what Enter does."""
        self.activated.emit(self.currentIndex())

    def fit_column(self, column: int, texts: Iterable[str]) -> None:
        """Make a column as wide as these texts and its title need; Qt would ask the style about each cell."""
        widest = max(map(self.fontMetrics().horizontalAdvance, texts), default=0)
        needed = min(widest, scaled(WIDEST)) + scaled(ROOM)
        self.setColumnWidth(column, max(needed, self.horizontalHeader().sectionSizeHint(column)))

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Home and End lead to the first and the last row, as in a list."""
        ends = {QAbstractItemView.CursorAction.MoveHome: 0, QAbstractItemView.CursorAction.MoveEnd: -1}
        if action in ends and self.model().rowCount():
            row = ends[action] % self.model().rowCount()
            return self.model().index(row, max(0, self.currentIndex().column()))
        return super().moveCursor(action, modifiers)

    @Slot(int, int, int)
    def _note_width(self, column: int, before: int, width: int) -> None:
        if QApplication.mouseButtons() != Qt.MouseButton.NoButton:  # else the program gives it
            self.dragged[column] = width


class LineList(RowTable):
    """A list of lines of one height, of which none is asked for that is not in sight.

    It is a table: a `QListView` goes through all lines whenever they are others, or its font or style is another.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", 1, parent)
        self._model = LineModel(self)
        viewport = make_viewport(self)
        viewport.setBackgroundRole(QPalette.ColorRole.Base)
        viewport.setAutoFillBackground(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.verticalHeader().setMinimumSectionSize(1)
        self.setModel(self._model)

    @property
    def lines(self) -> list[str]:
        """What is listed."""
        return list(self._model.rows)

    def show_lines(self, lines: Sequence[str]) -> None:
        """List these lines. Each is asked for when it is seen."""
        self._model.show_rows(lines)

    def doItemsLayout(self) -> None:
        """Measure the first line, for all of them."""
        self.verticalHeader().setDefaultSectionSize(max(1, self.sizeHintForRow(0)))
        super().doItemsLayout()
