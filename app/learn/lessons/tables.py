"""Figures of a lesson: bars with counts, and tables whose columns have a fixed width and scroll sideways."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableWidget, QTableWidgetItem

from app.ui.look.fonts import tabular
from app.ui.look.metrics import scroll_bar_width
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_rounded, faint
from app.ui.painting.text import write_in
from app.ui.widgets.painted import ScaledPicture
from app.ui.widgets.shorthand import named
from app.ui.words.messages import listed
from app.ui.words.numbers import grouped

ROW, BAR = 40.0, 10.0
"""The height of a count with its bar, and of the bar alone, in pixels."""
ROW_HEIGHT = 30
"""Of a row of a table, in pixels at a text size of 100 %, as are the widths of its columns."""
UNKNOWN = "–"
"""What a table shows for a figure that is not known."""


class TallyBars(ScaledPicture):
    """Counts by name; the longest bar fills the width."""

    def __init__(self, name: str, title: str, appearance: Appearance) -> None:
        """`title` says to a screen reader what is counted."""
        self.counts: dict[str, int] = {}
        """What is shown."""
        self._full = 1
        self._good: frozenset[str] = frozenset()
        super().__init__(appearance, name, title, focus=Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_counts(self, counts: Mapping[str, int], full: int, good: Collection[str] = ()) -> None:
        """Show these counts, of which `full` would fill the width; those named in `good` are as they should be."""
        if len(counts) != len(self.counts):
            self.updateGeometry()
        self.counts, self._full, self._good = dict(counts), max(1, full), frozenset(good)
        self.setAccessibleDescription(listed(f"{name} {grouped(count)}" for name, count in counts.items()))
        self.update()

    def sizeHint(self) -> QSize:
        """A row for each count."""
        return QSize(200, scaled(ROW * len(self.counts)))

    def minimumSizeHint(self) -> QSize:
        """As high as all rows."""
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        """Paint name and figure, and the bar below them."""
        theme, across = self.theme, self.field.width()
        for number, (name, count) in enumerate(self.counts.items()):
            line = QRectF(0, number * ROW, across, ROW - BAR - 10)
            write_in(
                painter,
                line,
                name,
                theme.text,
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                tabular(self.drawn_font),
            )
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, grouped(count))
            draw_rounded(
                painter,
                QRectF(0, line.bottom() + 2, across, BAR),
                4,
                faint(theme.border, 0.5) if not theme.contrast else theme.hover,
            )
            width = across * min(1.0, count / self._full)
            if count:
                colour = theme.good if name in self._good else theme.accent
                draw_rounded(painter, QRectF(0, line.bottom() + 2, max(4.0, width), BAR), 4, colour)


@dataclass(frozen=True, slots=True)
class ColumnFormat:
    """A column of a table: its heading, its width in pixels, and whether it holds words rather than numbers."""

    heading: str
    width: int
    words: bool = False


class LessonTable(QTableWidget):
    """A row for each method; the first column names the rows, the last takes the room that is left."""

    def __init__(self, name: str, title: str, columns: Sequence[ColumnFormat], rows: Sequence[str]) -> None:
        super().__init__(len(rows), len(columns))
        named(self, name, title)
        self._columns = tuple(columns)
        self._rows = tuple(rows)
        self.setFont(tabular(self.font()))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setShowGrid(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as all rows, and as the scroll bar where there is no room for all columns."""
        super().resizeEvent(event)
        hidden = self.horizontalHeader().length() > self.viewport().width()
        header = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(self.verticalHeader().length() + header + 4 + (scroll_bar_width() if hidden else 0))

    def _lay_out(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setStretchLastSection(True)
        header.setHighlightSections(False)
        for number, column in enumerate(self._columns):
            item = QTableWidgetItem(column.heading)
            item.setTextAlignment(self._side(number) | Qt.AlignmentFlag.AlignVCenter)
            self.setHorizontalHeaderItem(number, item)
            self.setColumnWidth(number, scaled(column.width))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(scaled(ROW_HEIGHT))

    def _side(self, column: int) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignLeft if self._columns[column].words else Qt.AlignmentFlag.AlignRight
