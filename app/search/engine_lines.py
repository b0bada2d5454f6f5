"""How the entries of the dropdown of search methods are painted: the title, and behind it one line on the method."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.search.engine_combo import LINE

Index = QModelIndex | QPersistentModelIndex
GAP = 16
"""Between the titles and the lines, in pixels."""


class EngineLines(QStyledItemDelegate):
    """Writes the lines below each other, at the right of the longest title."""

    def __init__(self, combo: QComboBox) -> None:
        super().__init__(combo)
        self._combo = combo

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint an entry as usual, and behind it the line on the method."""
        super().paint(painter, option, index)
        line = index.data(LINE)
        if line is None:
            return
        chosen = bool(option.state.value & QStyle.StateFlag.State_Selected.value)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.PlaceholderText
        painter.setPen(option.palette.color(role))
        room = option.rect.adjusted(self._beside(option.fontMetrics), 0, -GAP // 2, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, line)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as usual, and wide enough for the line."""
        size, line = super().sizeHint(option, index), index.data(LINE)
        if line is None:
            return size
        width = self._beside(option.fontMetrics) + option.fontMetrics.horizontalAdvance(line) + GAP
        return QSize(max(size.width(), width), size.height())

    def _beside(self, metrics: QFontMetrics) -> int:
        combo = self._combo
        titles = (combo.itemText(place) for place in range(combo.count()) if combo.itemData(place, LINE))
        return max(map(metrics.horizontalAdvance, titles), default=0) + 2 * GAP
