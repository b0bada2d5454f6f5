"""A dropdown whose choice may be longer than its field."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox, QStylePainter

from app.panels.dropdown import Dropdown

GAP = 6
"""Between the icon and the text, in pixels."""


class ElidingCombo(Dropdown):
    """Shortens what is chosen by an ellipsis, where Qt would cut through a letter."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field with as much of the text as it has room for."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        if self.currentIndex() < 0 and self.placeholderText():
            option.currentText = self.placeholderText()
            option.palette.setBrush(QPalette.ColorRole.ButtonText, option.palette.placeholderText())
        option.currentText = self._shortened(option)
        painter = QStylePainter(self)
        with painter:
            painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
            painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def _shortened(self, option: QStyleOptionComboBox) -> str:
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        icon = 0 if option.currentIcon.isNull() else option.iconSize.width() + GAP
        return self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, field.width() - icon - GAP // 2
        )
