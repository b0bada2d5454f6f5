"""Figures of a lesson: bars with counts, and tables whose columns have a fixed width and scroll sideways."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy

from app.ui.look.fonts import tabular
from app.ui.look.metrics import scroll_bar_width
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_rounded, faint
from app.ui.painting.text import write_in
from app.ui.widgets.lists import RowTable, TableColumn, TableModel
from app.ui.widgets.painted import ScaledPicture
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


class LessonTable(RowTable):
    """A row for each method; the first column names the rows, the last takes the room that is left."""

    def __init__(self, name: str, title: str, columns: Sequence[ColumnFormat], rows: Sequence[str]) -> None:
        super().__init__(name, ROW_HEIGHT)
        self.setAccessibleName(title)
        self._names = tuple(rows)
        self._rows: dict[int, Sequence[str]] = {}
        self._model = TableModel(self)
        self._model.columns = [
            TableColumn(column.heading, itemgetter(number), number, numeric=not column.words)
            for number, column in enumerate(columns)
        ]
        self._width = sum(scaled(column.width) for column in columns)
        self.clear_rows()
        self.setModel(self._model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for number, column in enumerate(columns):
            self.setColumnWidth(number, scaled(column.width))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setStretchLastSection(True)

    def clear_rows(self) -> None:
        """Show that nothing is known."""
        for row in range(len(self._names)):
            self.fill(row, [UNKNOWN] * (len(self._model.columns) - 1))

    def fill(self, row: int, texts: Sequence[str]) -> None:
        """Show these figures in a row, from its second column on."""
        self._rows[row] = self._names[row], *texts
        self._model.rows = [*self._rows.values()]
        self._model.layoutChanged.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as all rows, and as the scroll bar where there is no room for all columns."""
        super().resizeEvent(event)
        height = self.verticalHeader().length() + self.horizontalHeader().sizeHint().height() + 4
        self.setFixedHeight(height + (scroll_bar_width() if self._width > self.viewport().width() else 0))
