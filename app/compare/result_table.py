"""The table of results."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QApplication

from app.compare.columns import result_columns, shown_columns, table_lines
from app.compare.session import ComparisonSession
from app.ui.widgets.lists import RowTable, TableModel
from solvers.comparison.result import Result

UNSORTED = -1


class ResultModel(TableModel):
    """Lists results in the order in which they came, until a column is chosen to sort by; empty cells come last."""

    def __init__(self) -> None:
        super().__init__()
        self.columns = result_columns()
        self.results: tuple[Result, ...] = ()
        """The results in the order in which they came."""
        self._column = UNSORTED
        self._descending = False

    def show_results(self, results: Sequence[Result]) -> None:
        """List these results."""
        self.beginResetModel()
        self.results = tuple(results)
        self._arrange()
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """List by what a column says; by `UNSORTED`, as they came."""
        self.layoutAboutToBeChanged.emit()
        self._column, self._descending = column, order is Qt.SortOrder.DescendingOrder
        self._arrange()
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        self.rows = self.results
        if self._column != UNSORTED:
            key = self.columns[self._column].key
            known = [result for result in self.results if key(result) is not None]
            unknown = [result for result in self.results if key(result) is None]
            self.rows = sorted(known, key=key, reverse=self._descending) + unknown


ROW_HEIGHT = 28
WIDEST = 220
"""The most pixels that a column is given for its texts."""
ROOM = 24
"""The pixels beside the text of a cell."""


class ResultTable(RowTable):
    """Shows a `ResultModel`: a click on a title sorts, and a third one restores the order of the results."""

    def __init__(self, session: ComparisonSession) -> None:
        """The table is sorted as `session.sorting` says, and writes another sorting there."""
        super().__init__("compareTable", ROW_HEIGHT)
        self._session = session
        self.results = ResultModel()
        self.setAccessibleName(self.tr("Results"))
        self.setModel(self.results)
        header = self.horizontalHeader()
        header.setSortIndicator(*session.sorting)
        header.setSortIndicatorClearable(True)
        self.setSortingEnabled(True)
        header.sortIndicatorChanged.connect(self._keep_sorting)
        self.results.modelReset.connect(self._fit)

    def copy(self) -> None:
        """Copy the selected rows, or all when none is, as text separated by tabs."""
        chosen = sorted(index.row() for index in self.selectionModel().selectedRows())
        rows = [self.results.rows[row] for row in chosen] or self.results.rows
        lines = table_lines(rows, shown_columns(self.results.results))
        QApplication.clipboard().setText("\n".join("\t".join(line) for line in lines))

    @Slot(int, Qt.SortOrder)
    def _keep_sorting(self, column: int, order: Qt.SortOrder) -> None:
        self._session.sorting = column, order

    @Slot()
    def _fit(self) -> None:
        """Hide the columns that say nothing, and give the others the width that they need."""
        results = self.results.results
        metrics, titles = self.fontMetrics(), self.horizontalHeader()
        for number, column in enumerate(self.results.columns):
            self.setColumnHidden(number, not column.is_shown(results))
            widest = max((metrics.horizontalAdvance(column.text(result)) for result in results), default=0)
            self.setColumnWidth(number, max(min(widest, WIDEST) + ROOM, titles.sectionSizeHint(number)))
