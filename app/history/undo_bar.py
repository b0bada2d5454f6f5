"""The line below the list that says what was deleted, with the button to undo it."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFrame, QWidget

from app.history.session import HistorySession
from app.ui.widgets.accessibility import announce
from app.ui.widgets.shorthand import button, label, row


class UndoBar(QFrame):
    """Shows the session's last deletion; in sight from the first one on."""

    def __init__(self, session: HistorySession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.text = label(name="historyUndoText")
        self.button = button(self.tr("Undo"), "historyUndo")
        row((self.text, 1), self.button, margins=(4, 0, 4, 0), parent=self)
        session.undo_changed.connect(self._tell)
        self._show()

    @Slot()
    def _tell(self) -> None:
        self._show()
        announce(self.text, self.text.text())

    def _show(self) -> None:
        sentence = self._session.sentence
        self.text.setText(sentence)
        self.setVisible(bool(sentence))
