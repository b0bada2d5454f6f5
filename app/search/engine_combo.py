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
    """Opens a note on the method that is chosen in a dropdown: its title, its guarantees and its origin."""

    def __init__(self, engines: QComboBox, parent: QWidget | None = None) -> None:
        tip = self.tr("Origin and guarantees of this method")
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
    """A dropdown with the methods as its data, the first marked as the default.

    Each says in a tooltip what it guarantees and where it comes from.
    """
    accessible = QCoreApplication.translate("EngineCombo", "Search method")
    combo = named(ElidingCombo(), name, accessible, QCoreApplication.translate("EngineCombo", "Choose a search method"))
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    default = QCoreApplication.translate("EngineCombo", "{method} (default)")
    for number, engine in enumerate(engines):
        words = engine.words(current())
        combo.addItem(words.title if number else default.format(method=words.title), engine)
        combo.setItemData(number, f"{words.promise}\n\n{words.origin}", Qt.ItemDataRole.ToolTipRole)
    return combo
