"""Lines whose parts stand below each other in columns: the first part, a number, at the right of its column.

They are painted on paper, and in lists by a delegate.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

PARTS = "  "
"""What stands between the parts of a line."""
GAP = 0.75
"""Between two columns, in heights of the font."""
SAMPLES = 40
"""How many lines are looked at for the widths of the columns; a part that is wider moves only those behind it."""
SIDE = 3
"""Between the edge of a line of a list and its text, as the style has it, in pixels."""


class Inks(NamedTuple):
    """The colours of numbers, and of the other parts."""

    number: QColor
    text: QColor


class PartColumns:
    """The columns of some lines in a font."""

    def __init__(self, lines: Sequence[str], font: QFont) -> None:
        self.font = QFont(font)
        metrics, last = QFontMetricsF(font), len(lines) - 1
        sampled = [lines[number].split(PARTS) for number in {last * number // SAMPLES for number in range(SAMPLES + 1)}]
        whole = [parts for parts in sampled if len(parts) > 1]
        self._widths = [
            max(metrics.horizontalAdvance(parts[place]) for parts in whole if place < len(parts))
            for place in range(max(map(len, whole), default=0))
        ]

    @property
    def width(self) -> float:
        """How wide the columns are together."""
        gaps = max(0, len(self._widths) - 1) * GAP * QFontMetricsF(self.font).height()
        return sum(self._widths) + gaps

    @property
    def empty(self) -> bool:
        """Whether no line has parts."""
        return not self._widths

    def paint(self, painter: QPainter, place: QPointF, line: str, inks: Inks) -> None:
        """Paint a line from a place at its left, half as high as it is; one without parts stands in the second column.

        The painter's pen and font are others afterwards.
        """
        metrics = QFontMetricsF(self.font)
        gap, baseline = GAP * metrics.height(), place.y() + (metrics.ascent() - metrics.descent()) / 2
        parts = line.split(PARTS)
        painter.setFont(self.font)
        column = left = place.x()
        for number, part in enumerate(["", *parts] if len(parts) == 1 else parts):
            width = metrics.horizontalAdvance(part)
            room = max(width, self._widths[number] if number < len(self._widths) else 0.0)
            left = max(left, column) + (room - width if number == 0 else 0.0)
            painter.setPen(inks.number if number == 0 else inks.text)
            painter.drawText(QPointF(left, baseline), part)
            left += width + gap
            column += room + gap


class PartsDelegate(QStyledItemDelegate):
    """Paints each part of a line in its column."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: Sequence[str] = ()
        self._columns: PartColumns | None = None

    def show_lines(self, lines: Sequence[str]) -> None:
        """Measure these lines when they are painted next."""
        self._lines, self._columns = lines, None

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the ground of the line as the style does, and its parts over that."""
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        if self._columns is None or self._columns.font != whole.font:
            self._columns = PartColumns(self._lines, whole.font)
        if self._columns.empty:
            super().paint(painter, option, index)
            return
        style = whole.widget.style() if whole.widget else QApplication.style()
        room, line = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, whole, whole.widget), whole.text
        whole.text = ""
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, whole, painter, whole.widget)
        painter.save()
        painter.setClipRect(room)
        place = QPointF(room.left() + SIDE, room.center().y() + 0.5)
        self._columns.paint(painter, place, line, _inks(whole))
        painter.restore()


def _inks(option: QStyleOptionViewItem) -> Inks:
    roles = QPalette.ColorRole
    if option.state & QStyle.StateFlag.State_Selected:
        selected = option.palette.color(roles.HighlightedText)
        return Inks(selected, selected)
    return Inks(option.palette.color(roles.PlaceholderText), option.palette.color(roles.Text))
