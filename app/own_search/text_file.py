"""One text file: its text as it is being edited, and what is known of it, without widgets."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import QPlainTextDocumentLayout

from app.ui.files import atomic_file, is_file
from solvers.documents.files import file_text
from solvers.message import InputError, Message


class TextFile(QObject):
    """A file that was opened; its text is read when it is first asked for.

    The text is in a document of Qt's, which a view shows: changes and their undoing outlive the view.
    """

    changed = Signal()
    """Anything of it but its text is another, or whether that is saved."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.document = QTextDocument(self)
        self.document.setDocumentLayout(QPlainTextDocumentLayout(self.document))
        self.cursor = QTextCursor(self.document)
        """Where it is being edited."""
        self.saved_text: str | None = None
        """The text that was read or written last; None before that."""
        self.fault: Message | None = None
        """What was wrong when something was last done with it."""
        self._judged = ""
        """The text in which it was."""
        self.document.modificationChanged.connect(self.changed)
        self.document.contentsChange.connect(self._forget_fault)

    @property
    def text(self) -> str:
        """The text as it is being edited."""
        return self.document.toPlainText()

    @property
    def unsaved(self) -> bool:
        """Whether something would be lost with the text."""
        return self.document.isModified()

    @property
    def fault_line(self) -> int | None:
        """The line that the fault is in, from 1."""
        values = {} if self.fault is None else self.fault.values
        where = values.get("where")  # a message in the other tells the line, where there is one
        line = (where.values if isinstance(where, Message) else values).get("line")
        return line if isinstance(line, int) else None

    def read(self) -> None:
        """Take the text of the file in place of that here; undo brings that back. Raises `InputError`."""
        text, place = self.load(), self.cursor.position()
        if self.saved_text is None:
            self.document.setPlainText(text)
        else:
            whole = QTextCursor(self.document)
            whole.select(QTextCursor.SelectionType.Document)
            whole.insertText(text)
        self.cursor.setPosition(min(place, self.document.characterCount() - 1))
        self.saved_text = text
        self.document.setModified(False)
        self.check()

    def write(self, path: Path) -> None:
        """Write the text into a file, which is its own from now on; raises `InputError`."""
        text, newline = self.text, "\n"
        if is_file(self.path) and b"\r\n" in self.path.read_bytes():
            newline = "\r\n"
        with atomic_file(path) as file:
            file.write(text.replace("\n", newline).encode("utf-8", "replace"))
        self.path, self.saved_text = path, text
        self.document.setModified(False)
        self.check()

    def check(self) -> None:
        """Look what the file holds now, and tell why where that is not what it should be."""
        try:
            self.judge()
            self.tell(None)
        except InputError as error:
            self.tell(error.message)

    def load(self) -> str:
        """The text of the file; raises `InputError` where it cannot be read."""
        return file_text(self.path)

    def judge(self) -> None:
        """Look what the file holds; raises `InputError`."""

    def tell(self, fault: Message | None) -> None:
        """Note what is wrong; the cursor goes to the line that the fault is in, unless it is there, or one writes."""
        self.fault, self._judged = fault, self.text
        if (line := self.fault_line) is not None and not self.unsaved and line != self.cursor.blockNumber() + 1:
            self.cursor = QTextCursor(self.document.findBlockByNumber(line - 1))
        self.changed.emit()

    @Slot()
    def _forget_fault(self) -> None:
        """Forget what was wrong in another text: a view that shows the colours of this one changes it, too, says Qt."""
        if self.fault is not None and self.text != self._judged:
            self.tell(None)
