"""A toast: a short message over the foot of a widget, which goes by itself and moves nothing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QLabel, QWidget

from app.ui.connections import connect_slot
from app.ui.widgets.accessibility import announce
from app.ui.widgets.shorthand import named

SHOWN_MS = 4000
EDGE = 18
"""Above the foot of the widget, in pixels."""


class Toast(QLabel):
    """Says that something was done, as that a text was copied."""

    def __init__(self, name: str, below: QWidget) -> None:
        """`below` is the widget that it lies over."""
        super().__init__(below, textFormat=Qt.TextFormat.PlainText)
        named(self, name, role="notice")
        self.setContentsMargins(16, 8, 16, 8)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._below = below
        self._end = QTimer(self, singleShot=True, interval=SHOWN_MS)
        connect_slot(self._end, "timeout()", self, "hide()")
        below.installEventFilter(self)
        self.hide()

    def say(self, text: str) -> None:
        """Show a text for a while."""
        self.setText(text)
        self._place()
        self.show()
        self.raise_()
        self._end.start()
        announce(self, text)

    def hideEvent(self, event: QHideEvent) -> None:
        """With the window gone, nothing is left to end."""
        super().hideEvent(event)
        self._end.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep its place when the widget changes its size."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        self.setMaximumWidth(max(0, self._below.width() - 2 * EDGE))
        self.adjustSize()
        left = (self._below.width() - self.width()) // 2
        self.move(left, self._below.height() - self.height() - EDGE)
