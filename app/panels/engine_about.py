"""What a search method is: a button beside the dropdown of methods, and the note that it opens."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from app.panels.about_note import AboutButton, AboutNote, beside, paragraph
from app.panels.engine_combo import words_language
from solvers.engine import EngineWords

WIDTH = 340


class EngineAbout(AboutButton):
    """Opens a note on the method that is chosen in a dropdown: its title, what it promises, where it comes from."""

    def __init__(self, engines: QComboBox, parent: QWidget | None = None) -> None:
        super().__init__(engines.objectName().removesuffix("Combo") + "About", parent)
        self.setToolTip(self.tr("What is this? Where this method comes from, and what it promises"))
        self._engines = engines
        self.clicked.connect(self._tell)

    @Slot()
    def _tell(self) -> None:
        EngineNote(self._engines.currentData().words(words_language()), self).open()


class EngineNote(AboutNote):
    """The note on one method."""

    def __init__(self, words: EngineWords, opener: QWidget) -> None:
        super().__init__("engineNote", WIDTH, opener)
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(f"{words.promise} {words.origin}")
        column = QVBoxLayout(self)
        column.setContentsMargins(self.MARGIN, self.MARGIN, self.MARGIN, self.MARGIN)
        column.setSpacing(8)
        column.addWidget(paragraph(words.title, "heading"))
        column.addWidget(paragraph(words.promise, "figure"))
        column.addWidget(paragraph(words.origin, "caption"))


def with_about(engines: QComboBox) -> QHBoxLayout:
    """The dropdown with the button at its right."""
    return beside(engines, EngineAbout(engines))
