"""The line below the list that says what was deleted, with the way back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from app.history.words import deleted_sentence, restored_sentence
from app.storage.history import Key
from app.ui.widgets.accessibility import announce


class UndoBar(QFrame):
    """Remembers every deletion since the window was opened, and offers to undo the last; it stays until then."""

    changed = Signal()
    """`last` is another."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deletions: list[tuple[Key, ...]] = []
        self.text = QLabel()
        self.text.setObjectName("historyUndoText")
        self.button = QPushButton(self.tr("Undo"))
        self.button.setObjectName("historyUndo")
        line = QHBoxLayout(self)
        line.setContentsMargins(4, 0, 4, 0)
        line.addWidget(self.text, 1)
        line.addWidget(self.button)
        self.hide()

    @property
    def last(self) -> tuple[Key, ...]:
        """What was deleted last and is not back yet."""
        return self._deletions[-1] if self._deletions else ()

    def deleted(self, keys: Sequence[Key]) -> None:
        """Take note of a deletion."""
        self._deletions.append(tuple(keys))
        self._say(deleted_sentence(len(keys)))

    def undone(self) -> None:
        """Take note that the last deletion was undone."""
        self._say(restored_sentence(len(self._deletions.pop())))

    def restored(self, keys: Sequence[Key]) -> None:
        """Take note that records were brought back by another way."""
        back = set(keys)
        left = (tuple(key for key in deletion if key not in back) for deletion in self._deletions)
        self._deletions = [deletion for deletion in left if deletion]
        self._say(restored_sentence(len(keys)))

    def _say(self, text: str) -> None:
        self.text.setText(text)
        self.changed.emit()
        self.show()
        announce(self.text, text)
