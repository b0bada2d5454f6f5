"""The line below the sections that says which collection was removed, with the button to undo it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFrame

from app.learn.chapters.session import ChaptersSession
from app.learn.chapters.words import removed_sentence
from app.ui.widgets.accessibility import announce
from app.ui.widgets.shorthand import button, label, row

if TYPE_CHECKING:
    from app.storage.collections import OpenedCollection


class RemovedBar(QFrame):
    """In sight while a collection that was removed can be brought back."""

    def __init__(self, session: ChaptersSession) -> None:
        super().__init__()
        self._session = session
        self.text = label(name="collectionRemovedText", wrap=True)
        self.button = button(self.tr("Undo"), "collectionUndo")
        row((self.text, 1), self.button, margins=(4, 8, 4, 8), parent=self)
        session.removed_changed.connect(self._tell)
        if session.removed is None:
            self.hide()
        else:
            self._say(session.removed)

    @Slot()
    def _tell(self) -> None:
        removed = self._session.removed
        if removed is not None:
            self._say(removed)
        self.setVisible(removed is not None)
        announce(self.text, self.text.text())

    def _say(self, removed: OpenedCollection) -> None:
        self.text.setText(removed_sentence(removed.name))
