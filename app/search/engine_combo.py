"""The dropdown of search methods, and the note on the one that is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from app.ui.widgets.dropdown import ElidingCombo
from app.ui.widgets.popup import AboutButton, AboutNote
from app.ui.widgets.shorthand import column, label, named, row
from app.ui.words.language import current
from solvers.engine import Engine, EngineWords, Group

WIDTH = 340
LINE = Qt.ItemDataRole.UserRole + 1
"""Of an entry of the dropdown: what the method does, in one line."""


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


class EngineCombo(ElidingCombo):
    """A dropdown with the methods as its data, in groups; each says in one line what it does, and in a tooltip more."""

    def __init__(self, name: str, engines: Sequence[Engine[Any]], parent: QWidget | None = None) -> None:
        """The first of the engines is marked as the default."""
        super().__init__(parent)
        named(self, name, self.tr("Search method"), self.tr("Choose a search method"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._default = engines[0]
        for group, title in _group_titles().items():
            offered = [engine for engine in engines if engine.group is group]
            if offered:
                self._add_title(title)
            for engine in offered:
                self._add(engine)
        self.choose(engines[0])

    def choose(self, engine: Engine[Any]) -> None:
        """Choose a method."""
        self.setCurrentIndex(self.findData(engine))

    def showPopup(self) -> None:
        """Open the list, with a line on each method."""
        from app.search.engine_lines import EngineLines  # only here: the first paint does not wait for it

        if not isinstance(self.itemDelegate(), EngineLines):
            self.setItemDelegate(EngineLines(self))
        super().showPopup()

    def _add_title(self, title: str) -> None:
        self.addItem(title)
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.item(self.count() - 1).setFlags(Qt.ItemFlag.NoItemFlags)

    def _add(self, engine: Engine[Any]) -> None:
        words, place = engine.words(current()), self.count()
        default = self.tr("{method} (default)").format(method=words.title)
        self.addItem(default if engine is self._default else words.title, engine)
        self.setItemData(place, words.line, LINE)
        self.setItemData(place, f"{words.promise}\n\n{words.origin}", Qt.ItemDataRole.ToolTipRole)


def _group_titles() -> dict[Group, str]:
    translate = QCoreApplication.translate
    return {
        Group.RECOMMENDED: translate("EngineCombo", "Recommended"),
        Group.COMPLETE: translate("EngineCombo", "Complete: find all, or prove there is none"),
        Group.SOURCES: translate("EngineCombo", "From the sources"),
        Group.STUDY: translate("EngineCombo", "For study"),
    }
