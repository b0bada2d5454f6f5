"""A short remark over a corner of the map: how far it has unfolded, or what it does not show."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from app.ui.connections import connect_slot
from app.ui.look.shapes import paint_frame
from app.ui.look.theme import Appearance
from app.ui.widgets.shorthand import named

EDGE, INSIDE, RADIUS = 8, 6, 6.0


class MapRemark(QLabel):
    """Lies over the upper left corner, as wide as its text, and takes no part in anything."""

    def __init__(self, appearance: Appearance, shown: QWidget) -> None:
        super().__init__(shown, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        named(self, "mapRemark", self.tr("About the map"), role="caption")
        self._appearance = appearance
        self._map = shown
        self.setMargin(INSIDE)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        shown.installEventFilter(self)
        connect_slot(appearance, "changed()", self, "update()")

    def say(self, text: str) -> None:
        """Say something; nothing takes it away."""
        if text != self.text():
            self.setText(text)
            self._place()
        self.setVisible(bool(text))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Break the lines anew when the map changes its size."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """A panel with round corners, and the text."""
        theme = self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_frame(painter, QRectF(self.rect()), RADIUS, QColor(theme.panel), QColor(theme.border))
        super().paintEvent(event)

    def _place(self) -> None:
        wanted = self.fontMetrics().horizontalAdvance(self.text()) + 2 * INSIDE + 2
        width = max(1, min(wanted, self._map.width() - 2 * EDGE))
        self.setGeometry(EDGE, EDGE, width, self.heightForWidth(width))
