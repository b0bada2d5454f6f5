"""How far each of the three searches got, as a table: one row for each."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from app.fonts import tabular
from app.lessons.duplicate_words import check_title, ending, memory_size
from app.numbers import duration, grouped
from solvers.klotski.historical.reach import Check, Reach
from solvers.search import Progress

NOT_RUN = "–"
ROW_HEIGHT = 30
WIDTHS = (130, 60, 110, 90, 90)
"""Of all columns but the last, in pixels: nothing jumps when numbers grow."""
LEFT = (0, 5)
"""The columns of words; the others hold numbers."""


class ReachTable(QTableWidget):
    """Level, ways kept, memory and time of each search, and how it ended."""

    def __init__(self, name: str, checks: tuple[Check, ...]) -> None:
        super().__init__(len(checks), 6)
        self.setObjectName(name)
        self.setAccessibleName(self.tr("How far each search got"))
        self._checks = checks
        self.setFont(tabular(self.font()))
        self._set_headings()
        self.verticalHeader().hide()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setShowGrid(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for column, width in enumerate(WIDTHS):
            self.setColumnWidth(column, width)
        header.setStretchLastSection(True)
        header.setHighlightSections(False)
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self.setFixedHeight(len(checks) * ROW_HEIGHT + header.sizeHint().height() + 4)
        self.clear_rows()

    def clear_rows(self) -> None:
        """Show that nothing has been run."""
        for check in self._checks:
            self._fill(check, [NOT_RUN] * 5)

    def show_progress(self, check: Check, progress: Progress, seconds: float) -> None:
        """Show where a search stands."""
        memory = memory_size(progress.counters.get("memory", 0))
        level = max(0, len(progress.levels) - 1)
        self._fill(check, [str(level), grouped(progress.visited), memory, duration(seconds), "…"])

    def show_reach(self, check: Check, reach: Reach, seconds: float) -> None:
        """Show how far a search got."""
        level = str(len(reach.levels) - 1)
        self._fill(check, [level, grouped(reach.kept), memory_size(reach.memory), duration(seconds), ending(reach)])

    def text(self, check: Check) -> list[str]:
        """What a row says."""
        row = self._checks.index(check)
        items = [self.item(row, column) for column in range(self.columnCount())]
        return [item.text() for item in items if item is not None]

    def _set_headings(self) -> None:
        headings = ("", self.tr("Level"), self.tr("Kept"), self.tr("Memory"), self.tr("Time"), self.tr("End"))
        for column, heading in enumerate(headings):
            item = QTableWidgetItem(heading)
            item.setTextAlignment(_side(column) | Qt.AlignmentFlag.AlignVCenter)
            self.setHorizontalHeaderItem(column, item)

    def _fill(self, check: Check, texts: list[str]) -> None:
        row = self._checks.index(check)
        for column, text in enumerate([check_title(check), *texts]):
            item = QTableWidgetItem(text)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            item.setTextAlignment(_side(column) | Qt.AlignmentFlag.AlignVCenter)
            self.setItem(row, column, item)


def _side(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignLeft if column in LEFT else Qt.AlignmentFlag.AlignRight
