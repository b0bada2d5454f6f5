"""A painted widget whose content is broken into lines, and which is as high as they are."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look.theme import Appearance
from app.ui.widgets.painted import Painted


class Wrapped(Painted):
    """Breaks its lines anew when it gets another width, or its text another size."""

    height_changed = Signal()
    """It may need more or fewer lines than before."""

    def __init__(self, appearance: Appearance, name: str, accessible: str, parent: QWidget | None = None) -> None:
        super().__init__(appearance, name, accessible, parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @abstractmethod
    def break_lines(self, width: float) -> float:
        """Break the lines for a width; returns how high they are, in pixels."""

    def height_for(self, width: int) -> int:
        """How high it is in another width; the lines stay as they are for its own."""
        height = round(self.break_lines(float(max(1, width))))
        self.break_lines(float(max(1, self.width())))
        return height

    def lay_out(self) -> None:
        """Break the lines, and take the height that they need."""
        self.setFixedHeight(round(self.break_lines(float(max(1, self.width())))))
        self.height_changed.emit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Break the lines anew where the text has another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self.lay_out()
