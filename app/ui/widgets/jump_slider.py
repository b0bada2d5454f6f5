"""A slider that goes to where its groove is clicked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget


class JumpSlider(QSlider):
    """Lies on its side; a press beside the handle brings the handle there, from where it can be dragged on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Bring the handle to the pointer before Qt takes hold of it."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        groove, handle = (
            self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, part, self)
            for part in (QStyle.SubControl.SC_SliderGroove, QStyle.SubControl.SC_SliderHandle)
        )
        if event.button() is Qt.MouseButton.LeftButton and not handle.contains(event.position().toPoint()):
            place = round(event.position().x()) - groove.x() - handle.width() // 2
            room = groove.width() - handle.width()
            self.setValue(
                QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), place, room, option.upsideDown)
            )
        super().mousePressEvent(event)
