"""The paper's table: its 20 layouts, the true number of moves, what it printed, and by how many that is too many."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from app.fonts import tabular
from app.layouts.layout_words import layout_name
from app.numbers import grouped
from app.panels.engine_combo import words_language
from app.theme import Appearance
from solvers.klotski.catalogue import Entry, PaperRecord, entries
from solvers.klotski.moves import Metric

ROW_HEIGHT = 27


@cache
def paper_entries() -> tuple[Entry, ...]:
    """The layouts of the paper, in its order."""
    return tuple(entry for entry in entries() if entry.paper is not None)


def record_of(entry: Entry) -> PaperRecord:
    """What the paper printed of one of its layouts."""
    assert entry.paper is not None
    return entry.paper


def excess(entry: Entry) -> int:
    """By how many moves the paper's number is too high."""
    shortest = entry.optimum[Metric.MOVES]
    assert shortest is not None
    return record_of(entry).moves - shortest


def entry_title(entry: Entry) -> str:
    """The name of a layout in the user's language."""
    return entry.names.en if words_language() == "en" else layout_name(entry.names)


class PaperTable(QTableWidget):
    """One row for each layout; `chosen` gives the number of the row that somebody comes to."""

    chosen = Signal(int)

    def __init__(self, name: str, appearance: Appearance) -> None:
        super().__init__(len(paper_entries()), 4)
        self.setObjectName(name)
        self.setAccessibleName(self.tr("The paper's layouts"))
        self._appearance = appearance
        self.setHorizontalHeaderLabels(
            [
                self.tr("Layout"),
                self.tr("True", "the fewest moves, proved"),
                self.tr("Printed", "moves in the paper"),
                self.tr("Excess", "moves too many"),
            ]
        )
        self._show_as_list()
        self._fill()
        self._colour()
        self.currentCellChanged.connect(self._tell_row)
        appearance.changed.connect(self._colour)

    @Slot(int)
    def _tell_row(self, row: int) -> None:
        self.chosen.emit(row)

    def _show_as_list(self) -> None:
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self.verticalHeader().setMinimumSectionSize(ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _fill(self) -> None:
        for row, entry in enumerate(paper_entries()):
            record = record_of(entry)
            texts = (
                entry_title(entry),
                grouped(record.moves - excess(entry)),
                grouped(record.moves),
                f"+{excess(entry)}" if excess(entry) else "",
            )
            self._fill_row(row, texts)
            self._cell(row, 0).setToolTip(f"{layout_name(entry.names)}  {entry.names.en}")
        heading = self.horizontalHeaderItem(0)
        assert heading is not None
        heading.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _cell(self, row: int, column: int) -> QTableWidgetItem:
        item = self.item(row, column)
        assert item is not None
        return item

    def _fill_row(self, row: int, texts: Sequence[str]) -> None:
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                item.setFont(tabular(self.font()))
            self.setItem(row, column, item)

    def _colour(self) -> None:
        """What is too many stands out, in bold and in colour."""
        for row, entry in enumerate(paper_entries()):
            if excess(entry):
                for column in (2, 3):
                    item = self._cell(row, column)
                    item.setForeground(QColor(self._appearance.theme.accent))
                    font = item.font()
                    font.setBold(True)
                    item.setFont(font)
