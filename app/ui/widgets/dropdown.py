"""Dropdowns: the popup shows all entries, or as many whole ones as the screen takes; a long choice is elided."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

from app.ui.look.metrics import COMBO_ICON_GAP
from app.ui.look.scale import scaled
from app.ui.widgets.shorthand import named

LEAST_WIDTH = 100
"""Of a dropdown that may be narrower than its entries, in pixels at a text size of 100 %."""


class Dropdown(QComboBox):
    """Its entries are all of one height.

    Qt cuts the last entry that it shows where the screen ends, and hides all after the tenth.
    """

    def offer(self, choices: Iterable[tuple[str, object]]) -> None:
        """Have these entries in place of those there are: each a text, with its data."""
        self.clear()
        for text, data in choices:
            self.addItem(text, data)

    def showPopup(self) -> None:
        """Open the popup below, or above where there is more room."""
        from PySide6.QtWidgets import QStyledItemDelegate  # only here: the first paint does not wait for it

        self.setMaxVisibleItems(max(1, self.count()))
        if not isinstance(self.itemDelegate(), QStyledItemDelegate):
            self.setItemDelegate(QStyledItemDelegate(self))  # Qt's own for dropdowns asks no style
        self.view().setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.view().installEventFilter(self)
        super().showPopup()
        if self.count():
            self._fit_popup()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Home goes to the first entry in the popup that can be chosen: Qt stays where it is above a title."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Home:
            return super().eventFilter(watched, event)
        rows = (self.model().index(row, self.modelColumn()) for row in range(self.count()))
        self.view().setCurrentIndex(next(row for row in rows if row.flags() & Qt.ItemFlag.ItemIsEnabled))
        return True

    def _fit_popup(self) -> None:
        view = self.view()
        popup, entry = view.window(), view.sizeHintForRow(0)
        frame = popup.height() - view.viewport().height()
        screen = self.screen().availableGeometry()
        field = QRect(self.mapToGlobal(QPoint(0, 0)), self.size()) & screen
        below, above = screen.bottom() - field.bottom(), field.top() - screen.top()
        whole = self.count() * entry + frame
        room = below if whole <= below or below >= above else above
        height = min(self.count(), max(1, (room - frame) // entry)) * entry + frame
        top = field.bottom() + 1 if room == below else field.top() - height
        bar = 0 if height == whole else view.verticalScrollBar().sizeHint().width()
        width = min(max(popup.width(), view.sizeHintForColumn(self.modelColumn()) + bar + frame), screen.width())
        left = min(popup.x(), screen.right() + 1 - width)
        popup.setGeometry(left, top, width, height)
        view.scrollTo(self.model().index(max(0, self.currentIndex()), self.modelColumn()))


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
        icon = 0 if option.currentIcon.isNull() else option.iconSize.width() + COMBO_ICON_GAP
        return self.fitted(option.currentText, field.width() - icon)

    def fitted(self, text: str, width: int) -> str:
        """As much of a text as there is room for in a width."""
        metrics = self.fontMetrics()
        if metrics.horizontalAdvance(text) <= width:
            return text  # which would be cut all the same where its width was rounded down
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def choice(name: str, accessible: str, choices: Iterable[tuple[str, object]] = (), tip: str = "") -> ElidingCombo:
    """A dropdown of choices, each with its value, that may be narrower than these."""
    combo = named(ElidingCombo(), name, accessible, tip)
    combo.setMinimumWidth(scaled(LEAST_WIDTH))
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.offer(choices)
    return combo
