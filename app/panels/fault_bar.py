"""A line above the pages that says what went wrong, and stays until it has been read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from app.announcing import announce


class FaultBar(QFrame):
    """One sentence and a button to put it away; a new sentence takes the place of the old."""

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
        self.close_button.clicked.connect(self.hide)
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 8, 14, 8)
        line.setSpacing(14)
        line.addWidget(self.text, 1)
        line.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a sentence."""
        self.text.setText(sentence)
        self.show()
        announce(self.text, sentence)
