"""A button that is nothing but a small chevron."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget

from app.ui.connections import connect_slot
from app.ui.look.scale import for_fingers, pressed, scaled
from app.ui.look.shapes import Turn, paint_chevron
from app.ui.look.theme import Appearance

WIDTH, HEIGHT = 22, 28


class ChevronButton(QToolButton):
    """Pale, until the pointer or the focus is on it."""

    def __init__(self, turn: Turn, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turn = turn
        self._appearance = appearance
        connect_slot(appearance, "changed()", self, "update()")

    def sizeHint(self) -> QSize:
        """Narrower than high, but for fingers."""
        return QSize(pressed(HEIGHT) if for_fingers() else scaled(WIDTH), pressed(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ground under the pointer, and the chevron."""
        super().paintEvent(event)
        theme = self._appearance.theme
        bright = self.isEnabled() and (theme.contrast or self.underMouse() or self.hasFocus())
        colour = QColor(theme.text if bright else theme.muted)
        colour.setAlphaF(1.0 if self.isEnabled() else 0.4)
        with QPainter(self) as painter:
            paint_chevron(painter, self.rect(), colour, 1.6, self._turn)
