"""A line above the pages that says what went wrong, and stays until it has been read."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from app.ui.widgets.accessibility import announce


class MessageBar(QFrame):
    """What went wrong and a button to put it away; a new text takes the place of the old.

    `understood` is emitted when it is put away.
    """

    understood = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("role", "faultBar")
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = QPushButton(self.tr("Understood"))
        self.close_button.setToolTip(self.tr("Put this message away"))
        self.close_button.clicked.connect(self._put_away)
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 8, 14, 8)
        line.setSpacing(14)
        line.addWidget(self.text, 1)
        line.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
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
