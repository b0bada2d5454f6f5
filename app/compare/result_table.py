"""The table of results."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QApplication

from app.compare.columns import COLUMNS, is_shown, shown_columns
from app.compare.result_model import UNSORTED, ResultModel
from app.compare.text_files import table_lines
from app.panels.row_table import RowTable

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
