"""A line of small things that is broken where it is too long: the figures of the map, and the signs of its legend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look.theme import Appearance, Theme
from app.ui.widgets.painted import Painted

APART, BETWEEN = 14.0, 3.0
"""Between two of them, and between two lines, in pixels."""


class FlowItem(Protocol):
    """One of the things in the line."""

    @property
    def text(self) -> str:
        """What it says, for a screen reader."""
        ...

    def width(self, font: QFont) -> float:
        """How wide it is, in pixels."""
        ...

    def broken(self, font: QFont, room: float) -> Sequence[FlowItem]:
        """The same in several lines, where it is wider than there is room."""
        ...

    def paint(self, painter: QPainter, place: QRectF, theme: Theme) -> None:
        """Paint it, in the font of the painter."""
        ...


class _Placed(NamedTuple):
    item: FlowItem
    place: QRectF


class Flow(Painted):
    """Things beside each other, in as many lines as they need."""

    height_changed = Signal()
    """They need more or fewer lines."""

    def __init__(self, appearance: Appearance, name: str, accessible: str, parent: QWidget | None = None) -> None:
        super().__init__(appearance, name, accessible, parent)
        self._items: tuple[FlowItem, ...] = ()
        self._placed: list[_Placed] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_items(self, items: Sequence[FlowItem]) -> None:
        """Show these, in this order."""
        self._items = tuple(items)
        self.setAccessibleDescription("; ".join(item.text for item in items))
        self._lay_out()

    def minimumSizeHint(self) -> QSize:
        """As narrow as need be."""
        return QSize(1, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Break the lines anew where the text has another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._lay_out()

    def paint(self, painter: QPainter) -> None:
        """Paint them all."""
        for item, place in self._placed:
            painter.setFont(self.font())
            item.paint(painter, place, self.theme)

    def _lay_out(self) -> None:
        font, height = self.font(), QFontMetricsF(self.font()).height() + 2
        left = top = 0.0
        self._placed = []
        for item in self._items:
            for part in (item,) if item.width(font) <= self.width() else item.broken(font, self.width()):
                width = part.width(font)
                if left and left + width > self.width():
                    left, top = 0.0, top + height + BETWEEN
                self._placed.append(_Placed(part, QRectF(left, top, width, height)))
                left += width + APART
        before = self.minimumHeight()
        self.setFixedHeight(round(top + height) if self._items else 0)
        if self.minimumHeight() != before:
            self.height_changed.emit()
        self.update()
