"""A line above the pages that says what went wrong, and stays until it has been read."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from app.ui.widgets.accessibility import announce
from app.ui.widgets.shorthand import button, label, named, row


class MessageBar(QFrame):
    """What went wrong and a button to put it away; a new text takes the place of the old.

    `understood` is emitted when it is put away.
    """

    understood = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, name, role="faultBar")
        self.text = label(wrap=True, selectable=True)
        self.close_button = button(self.tr("OK"), "", self.tr("Dismiss this message"), self._put_away)
        beside = self.close_button, 0, Qt.AlignmentFlag.AlignVCenter
        row((self.text, 1), beside, spacing=14, margins=(14, 8, 14, 10), parent=self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    def say(self, text: str) -> None:
        """Show a text; without one, nothing is shown."""
        self.text.setText(text)
        self.setVisible(bool(text))
        announce(self.text, text)

    @Slot()
    def _put_away(self) -> None:
        self.hide()
        self.understood.emit()
