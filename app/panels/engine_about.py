"""What a search method is: a button beside the dropdown of methods, and the note that it opens."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app.panels.engine_combo import words_language
from app.panels.inset_popup import InsetPopup
from solvers.engine import EngineWords

WIDTH = 340


class EngineAbout(QToolButton):
    """Opens a note on the method that is chosen in a dropdown: its title, what it promises, where it comes from."""

    def __init__(self, engines: QComboBox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(engines.objectName().removesuffix("Combo") + "About")
        self.setText(self.tr("?", "the button that tells what a search method is"))
        self.setAccessibleName(self.tr("What is this?"))
        self.setToolTip(self.tr("What is this? Where this method comes from, and what it promises"))
        self.setFixedSize(30, 30)
        self._engines = engines
        self.clicked.connect(self._tell)

    @Slot()
    def _tell(self) -> None:
        EngineNote(self._engines.currentData().words(words_language()), self).open()


class EngineNote(InsetPopup):
    """The note; it is made when it opens, and gone when it closes."""

    def __init__(self, words: EngineWords, opener: QWidget) -> None:
        super().__init__(opener)
        self.setObjectName("engineNote")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(f"{words.promise} {words.origin}")
        column = QVBoxLayout(self)
        edge = self.EDGE + 10
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(8)
        column.addWidget(_paragraph(words.title, "heading"))
        column.addWidget(_paragraph(words.promise, "figure"))
        column.addWidget(_paragraph(words.origin, "caption"))

    def open(self) -> None:
        """Open at the button, as high as its text is."""
        self.ensurePolished()
        around = 2 * (self.EDGE - 8)
        self.open_below(QSize(WIDTH, self.heightForWidth(WIDTH + around) - around), self)

    def shut(self) -> None:
        """Close it for good."""
        super().shut()
        self.deleteLater()


def with_about(engines: QComboBox) -> QHBoxLayout:
    """The dropdown with the button at its right."""
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    row.addWidget(engines, 1)
    row.addWidget(EngineAbout(engines))
    return row


def _paragraph(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
