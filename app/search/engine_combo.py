"""The dropdown of search methods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from app.ui.widgets.dropdown import ElidingCombo
from app.ui.widgets.popup import AboutButton, AboutNote
from app.ui.widgets.shorthand import column, label, named, row
from app.ui.words.language import current
from solvers.engine import Engine, EngineWords

WIDTH = 340


class EngineAbout(AboutButton):
    """Opens a note on the method that is chosen in a dropdown: its title, what it promises, where it comes from."""

    def __init__(self, engines: QComboBox, parent: QWidget | None = None) -> None:
        tip = self.tr("What is this? Where this method comes from, and what it promises")
        super().__init__(engines.objectName().removesuffix("Combo") + "About", tip, parent)
        self._engines = engines
        self.clicked.connect(self._tell)

    @Slot()
    def _tell(self) -> None:
        EngineNote(self._engines.currentData().words(current()), self).open()


class EngineNote(AboutNote):
    """The note on one method."""

    def __init__(self, words: EngineWords, opener: QWidget) -> None:
        super().__init__("engineNote", WIDTH, opener)
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(f"{words.promise} {words.origin}")
        texts = (words.title, "heading"), (words.promise, "figure"), (words.origin, "caption")
        column(*(label(text, role, wrap=True) for text, role in texts), spacing=8, margins=self.MARGIN, parent=self)


def with_about(engines: QComboBox) -> QHBoxLayout:
    """The dropdown with the button at its right."""
    return row((engines, 1), EngineAbout(engines), spacing=4)


def engine_combo(name: str, engines: Sequence[Engine[Any]]) -> ElidingCombo:
    """A dropdown with the engines as its data; each says in a tooltip what it promises and where it comes from."""
    accessible = QCoreApplication.translate("EngineCombo", "Search method")
    combo = named(ElidingCombo(), name, accessible, QCoreApplication.translate("EngineCombo", "How to search"))
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    for engine in engines:
        words = engine.words(current())
        combo.addItem(words.title, engine)
        combo.setItemData(combo.count() - 1, f"{words.promise}\n\n{words.origin}", Qt.ItemDataRole.ToolTipRole)
    return combo
