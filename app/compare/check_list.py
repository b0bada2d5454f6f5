"""A list in which several lines can be chosen, each by its check box."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

VALUE = Qt.ItemDataRole.UserRole
ROW_HEIGHT = 26


class CheckList(QListWidget):
    """A click anywhere on a line, or Space, checks it or takes the check back."""

    chosen_changed = Signal()

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setUniformItemSizes(True)
        self.itemChanged.connect(self.chosen_changed)

    def add(self, title: str, value: Any, tip: str = "") -> None:
        """Add a line."""
        item = QListWidgetItem(title, self)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Unchecked)
        item.setData(VALUE, value)
        item.setToolTip(tip)
        item.setSizeHint(QSize(0, ROW_HEIGHT))

    @property
    def chosen(self) -> list[Any]:
        """The values of the lines that are checked, also of those that are out of sight."""
        return [item.data(VALUE) for item in self._items() if item.checkState() is Qt.CheckState.Checked]

    def choose(self, values: Collection[Any]) -> None:
        """Check the lines of these values and no others."""
        for item in self._items():
            checked = item.data(VALUE) in values
            item.setCheckState(Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked)

    def show_only(self, values: Collection[Any]) -> None:
        """List the lines of these values alone; a check stays where it is."""
        for item in self._items():
            item.setHidden(item.data(VALUE) not in values)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Check the line, or take the check back."""
        item = self.itemAt(event.position().toPoint())
        if item is not None and event.button() is Qt.MouseButton.LeftButton:
            self.setCurrentItem(item)
            checked = item.checkState() is Qt.CheckState.Checked
            item.setCheckState(Qt.CheckState.Unchecked if checked else Qt.CheckState.Checked)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The press has done everything."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]
