"""A small table of figures: a row for each method, columns of a fixed width, so that nothing jumps when they grow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from app.fonts import tabular

UNKNOWN = "–"
ROW_HEIGHT = 30


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its heading, its width in pixels, and whether it holds words rather than numbers."""

    heading: str
    width: int
    words: bool = False


class LessonTable(QTableWidget):
    """The first column names the rows; the last takes the room that is left."""

    def __init__(self, name: str, title: str, columns: Sequence[Column], rows: Sequence[str]) -> None:
        super().__init__(len(rows), len(columns))
        self.setObjectName(name)
        self.setAccessibleName(title)
        self._columns = tuple(columns)
        self._rows = tuple(rows)
        self.setFont(tabular(self.font()))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setShowGrid(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lay_out()
        self.clear_rows()

    def clear_rows(self) -> None:
        """Show that nothing is known."""
        for row in range(len(self._rows)):
            self.fill(row, [UNKNOWN] * (len(self._columns) - 1))

    def fill(self, row: int, texts: Sequence[str]) -> None:
        """Show these figures in a row, from its second column on."""
        for column, text in enumerate((self._rows[row], *texts)):
            item = QTableWidgetItem(text)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            item.setTextAlignment(self._side(column) | Qt.AlignmentFlag.AlignVCenter)
            self.setItem(row, column, item)

    def texts(self, row: int) -> list[str]:
        """What a row shows, its name first."""
        items = [self.item(row, column) for column in range(len(self._columns))]
        return [item.text() for item in items if item is not None]

    def _lay_out(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setStretchLastSection(True)
        header.setHighlightSections(False)
        for number, column in enumerate(self._columns):
            item = QTableWidgetItem(column.heading)
            item.setTextAlignment(self._side(number) | Qt.AlignmentFlag.AlignVCenter)
            self.setHorizontalHeaderItem(number, item)
            self.setColumnWidth(number, column.width)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self.setMinimumWidth(sum(column.width for column in self._columns))
        self.setFixedHeight(len(self._rows) * ROW_HEIGHT + header.sizeHint().height() + 4)

    def _side(self, column: int) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignLeft if self._columns[column].words else Qt.AlignmentFlag.AlignRight
