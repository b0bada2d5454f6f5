"""The ground of the small plots in a panel: a framed field that keeps its height."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look.theme import Appearance, Theme
from app.ui.painting.wood import tinted

HEIGHT = 84


class Plot(QWidget):
    """A field with a frame; what is in it is painted by `paint_plot`."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.update)

    @property
    def theme(self) -> Theme:
        """The colours to paint with."""
        return self._appearance.theme

    def sizeHint(self) -> QSize:
        """One strip of the panel."""
        return QSize(240, HEIGHT)

    def paint_plot(self, painter: QPainter, field: QRectF) -> None:
        """Paint what the plot shows inside its frame."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame and what is in it."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            field = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(QPen(tinted(self.theme.border, 1.0), 1))
            painter.setBrush(tinted(self.theme.field, 1.0))
            painter.drawRoundedRect(field, 7, 7)
            self.paint_plot(painter, field)
