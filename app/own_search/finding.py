"""The line that finds a text in an editor."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from app.ui.widgets.accessibility import say
from app.ui.widgets.shorthand import button, label, named, row


class FindLine(QWidget):
    """Finds what is written in it, from the cursor on and then from the beginning."""

    def __init__(self, editor: QPlainTextEdit, name: str) -> None:
        """`name` begins the object names."""
        super().__init__()
        self._editor = editor
        self.line = named(QLineEdit(placeholderText=self.tr("Find")), name + "Line", self.tr("Text to find"))
        self.nothing = label("", "fault", name + "Nothing")
        forward = button(self.tr("Next"), name + "Forward", self.tr("Find the next place"), self._find_next)
        row((self.line, 1), self.nothing, forward, spacing=8, parent=self)
        self.line.textChanged.connect(self._find_anew)
        self.line.returnPressed.connect(self._find_next)
        self.hide()

    def begin(self) -> None:
        """Show the line."""
        self.show()
        self.line.selectAll()
        self.line.setFocus()

    @Slot()
    def _find_next(self) -> None:
        self._find(self._editor.textCursor())

    @Slot()
    def _find_anew(self) -> None:
        cursor = self._editor.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self._find(cursor)

    def _find(self, cursor: QTextCursor) -> None:
        document, text = self._editor.document(), self.line.text()
        found = document.find(text, cursor)
        found = document.find(text) if found.isNull() else found
        if not found.isNull():
            self._editor.setTextCursor(found)
        say(self.nothing, self.tr("Not found") if text and found.isNull() else "")
