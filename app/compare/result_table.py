"""The table of results."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Slot
from PySide6.QtWidgets import QApplication

from app.compare.columns import COLUMNS, Column, column_titles, is_shown, shown_columns
from app.compare.files import table_lines
from app.ui.widgets.lists import RowTable
from solvers.comparison.result import Result

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
UNSORTED = -1


class ResultModel(QAbstractTableModel):
    """Lists results in the order in which they came, until a column is chosen to sort by; empty cells come last."""

    def __init__(self) -> None:
        super().__init__()
        self._results: tuple[Result, ...] = ()
        self._rows: list[Result] = []
        self._column = UNSORTED
        self._descending = False

    @property
    def results(self) -> tuple[Result, ...]:
        """The results in the order in which they came."""
        return self._results

    @property
    def rows(self) -> Sequence[Result]:
        """The results in the order in which they are listed."""
        return self._rows

    def show_results(self, results: Sequence[Result]) -> None:
        """List these."""
        self.beginResetModel()
        self._results = tuple(results)
        self._arrange()
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """One row for each result."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """All columns; the view hides those that have nothing to say."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a cell, and where it stands in it."""
        column = COLUMNS[index.column()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return column.text(self._rows[index.row()])
        return _alignment(column) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The title of a column."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return column_titles()[COLUMNS[section].name]
        return _alignment(COLUMNS[section]) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """List by what a column says; by `UNSORTED`, as they came."""
        self.layoutAboutToBeChanged.emit()
        self._column, self._descending = column, order is Qt.SortOrder.DescendingOrder
        self._arrange()
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        self._rows = list(self._results)
        if self._column != UNSORTED:
            key = COLUMNS[self._column].key
            known = [result for result in self._rows if key(result) is not None]
            unknown = [result for result in self._rows if key(result) is None]
            self._rows = sorted(known, key=key, reverse=self._descending) + unknown


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column.figures else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


ROW_HEIGHT = 28
WIDEST = 220
"""No column is wider than this by itself, in pixels."""
ROOM = 24


class ResultTable(RowTable):
    """Shows a `ResultModel`: a click on a title sorts, a third one takes the sorting back."""

    def __init__(self, model: ResultModel) -> None:
        super().__init__("compareTable", ROW_HEIGHT)
        self._results = model
        self.setAccessibleName(self.tr("Results"))
        header = self.horizontalHeader()
        header.setSortIndicator(UNSORTED, Qt.SortOrder.AscendingOrder)
        header.setSortIndicatorClearable(True)
        self.setModel(model)
        self.setSortingEnabled(True)
        model.modelReset.connect(self._fit)
        self._fit()

    def copy(self) -> None:
        """Copy the selected rows, or all when none is, as text parted by tabs."""
        chosen = sorted(index.row() for index in self.selectionModel().selectedRows())
        rows = [self._results.rows[row] for row in chosen] or self._results.rows
        lines = table_lines(rows, shown_columns(self._results.results))
        QApplication.clipboard().setText("\n".join("\t".join(line) for line in lines))

    @Slot()
    def _fit(self) -> None:
        """Hide the columns with nothing in them, and give the others the width that they need."""
        results = self._results.results
        metrics, titles = self.fontMetrics(), self.horizontalHeader()
        for number, column in enumerate(COLUMNS):
            self.setColumnHidden(number, not is_shown(column, results))
            widest = max((metrics.horizontalAdvance(column.text(result)) for result in results), default=0)
            self.setColumnWidth(number, max(min(widest, WIDEST) + ROOM, titles.sectionSizeHint(number)))
