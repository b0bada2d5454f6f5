"""A line of small things that is broken where it is too long: the figures of the map, and the signs of its legend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.ui.look.theme import Appearance, Theme
from app.ui.widgets.painted import Wrapped

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


class Flow(Wrapped):
    """Things beside each other, in as many lines as they need."""

    def __init__(self, appearance: Appearance, name: str, accessible: str, parent: QWidget | None = None) -> None:
        self._items: tuple[FlowItem, ...] = ()
        self._placed: list[_Placed] = []
        super().__init__(appearance, name, accessible, parent)

    def show_items(self, items: Sequence[FlowItem]) -> None:
        """Show these, in this order."""
        self._items = tuple(items)
        self.setAccessibleDescription("; ".join(item.text for item in items))
        self.lay_out()

    def minimumSizeHint(self) -> QSize:
        """As narrow as need be."""
        return QSize(1, self.minimumHeight())

    def paint(self, painter: QPainter) -> None:
        """Paint them all."""
        for item, place in self._placed:
            painter.setFont(self.font())
            item.paint(painter, place, self.theme)

    def break_lines(self, width: float) -> float:
        """Put what does not fit into a line into the next."""
        font, height = self.font(), QFontMetricsF(self.font()).height() + 2
        left = top = 0.0
        self._placed = []
        for item in self._items:
            for part in (item,) if item.width(font) <= width else item.broken(font, width):
                wide = part.width(font)
                if left and left + wide > width:
                    left, top = 0.0, top + height + BETWEEN
                self._placed.append(_Placed(part, QRectF(left, top, wide, height)))
                left += wide + APART
        return top + height if self._items else 0.0
