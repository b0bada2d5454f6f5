"""One file with a search in it: its text as it is being edited, and what is known of it, without widgets."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import QPlainTextDocumentLayout

from app.ui.files import atomic_file, file_size
from solvers.documents.files import check_file, reading
from solvers.message import InputError, Message

GREATEST_KB = 200
"""A search of some hundred lines takes ten."""
MOST_PRINTED = 20_000
"""How many characters of what a search prints are kept; the oldest go."""


class SearchFileFault(StrEnum):
    """Why a file is not opened as a search."""

    LARGE = "{path} is larger than {greatest} kB: too long for a search; choose another file"
    NO_TEXT = "{path} is not a text file in UTF-8; choose a Python file"


class SearchFile(QObject):
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
        """What was wrong when something was last done with it; a value `line` is that of the file, from 1."""
        self.output = ""
        """The end of what it has printed since it was run last."""
        self._newline = "\n"
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
        line = None if self.fault is None else self.fault.values.get("line")
        return line if isinstance(line, int) else None

    def read(self) -> None:
        """Take the text of the file in place of that here; undo brings that back. Raises `InputError`."""
        text, place = self.text_on_disk(), self.cursor.position()
        if self.saved_text is None:
            self.document.setPlainText(text)
        else:
            whole = QTextCursor(self.document)
            whole.select(QTextCursor.SelectionType.Document)
            whole.insertText(text)
        self.cursor.setPosition(min(place, self.document.characterCount() - 1))
        self.saved_text = text
        self.document.setModified(False)
        self.changed.emit()

    def write(self, path: Path) -> None:
        """Write the text into a file, which is its own from now on; raises `InputError`."""
        text = self.text
        with atomic_file(path) as file:
            file.write(text.replace("\n", self._newline).encode("utf-8", "replace"))
        self.path, self.saved_text = path, text
        self.document.setModified(False)
        self.tell(None)

    def tell(self, fault: Message | None) -> None:
        """Note what is wrong; the cursor goes to the line, where the fault is in one."""
        self.fault = fault
        if self.fault_line is not None:
            self.cursor = QTextCursor(self.document.findBlockByNumber(self.fault_line - 1))
        self.changed.emit()

    def print(self, text: str) -> None:
        """Note what it has printed."""
        self.output = (self.output + text)[-MOST_PRINTED:]
        self.changed.emit()

    def text_on_disk(self) -> str:
        """The text of the file as it is now; raises `InputError`."""
        with reading(self.path):
            check_file(self.path)
            if file_size(self.path) > 1000 * GREATEST_KB:
                raise InputError(SearchFileFault.LARGE, path=str(self.path), greatest=GREATEST_KB)
            written = self.path.read_bytes()
        try:
            text = written.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise InputError(SearchFileFault.NO_TEXT, path=str(self.path)) from None
        self._newline = "\r\n" if "\r\n" in text else "\n"
        return text.replace("\r\n", "\n")

    @Slot()
    def _forget_fault(self) -> None:
        if self.fault is not None:
            self.tell(None)
