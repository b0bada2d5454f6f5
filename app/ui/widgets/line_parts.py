"""Lines of a list whose parts stand below each other: numbers at the right of their column, in a quiet colour."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

PARTS = "  "
"""What stands between the parts of a line."""
GAP = 0.9
"""Between two columns, in heights of the font."""
SAMPLES = 40
"""How many lines are looked at for the widths of the columns; a part that is wider moves only those behind it."""


class PartsDelegate(QStyledItemDelegate):
    """Paints each part of a line in its column; a line of one part stands in the second column, below the names."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: Sequence[str] = ()
        self._font = QFont()
        self._widths: list[int] = []

    def show_lines(self, lines: Sequence[str]) -> None:
        """Measure these lines when they are painted next."""
        self._lines, self._widths = lines, []

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the ground of the line as the style does, and its parts over that."""
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        widths = self._measured(whole.font)
        parts = whole.text.split(PARTS)
        if not widths:
            super().paint(painter, option, index)
            return
        style = whole.widget.style() if whole.widget else QApplication.style()
        text_rect = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, whole, whole.widget)
        whole.text = ""
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, whole, painter, whole.widget)
        painter.save()
        painter.setFont(whole.font)
        self._paint_parts(painter, whole, text_rect.adjusted(3, 0, -3, 0), ["", *parts] if len(parts) == 1 else parts)
        painter.restore()

    def _paint_parts(self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, parts: Sequence[str]) -> None:
        metrics, gap = option.fontMetrics, round(GAP * option.fontMetrics.height())
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        column = left = rect.left()
        for place, part in enumerate(parts):
            width = metrics.horizontalAdvance(part)
            room = max(width, self._widths[place] if place < len(self._widths) else 0)
            left = max(left, column) + (room - width if place == 0 else 0)
            role = QPalette.ColorRole.PlaceholderText if place == 0 else QPalette.ColorRole.Text
            painter.setPen(option.palette.color(QPalette.ColorRole.HighlightedText if selected else role))
            line = QRect(left, rect.top(), max(0, rect.right() - left + 1), rect.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, part)
            left += width + gap
            column += room + gap

    def _measured(self, font: QFont) -> list[int]:
        """How wide each column is; none where no line has parts."""
        if font != self._font:
            self._font, self._widths = QFont(font), []
        if not self._widths and self._lines:
            metrics, last = QFontMetrics(font), len(self._lines) - 1
            numbers = {last * number // SAMPLES for number in range(SAMPLES + 1)}
            sampled = [parts for parts in (self._lines[number].split(PARTS) for number in numbers) if len(parts) > 1]
            count = max(map(len, sampled), default=0)
            self._widths = [
                max(metrics.horizontalAdvance(parts[place]) for parts in sampled if place < len(parts))
                for place in range(count)
            ]
        return self._widths
