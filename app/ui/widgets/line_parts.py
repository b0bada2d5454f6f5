"""Lines of a list whose parts stand below each other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.ui.painting.line_parts import Inks, PartColumns

SIDE = 3
"""Between the edge of a line and its text, as the style has it, in pixels."""


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
