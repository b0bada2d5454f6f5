"""A line for the path of a file, and a button to look for one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from app.ui.files import dialog_start, is_file, names_file, written_path
from app.ui.widgets.shorthand import ask_for_file, button, column, connect_slot, label, named, row


class FileField(QWidget):
    """Names one file, to be read or to be written."""

    changed = Signal()
    """`path` is another."""

    def __init__(
        self, *, prefix: str, title: str, tip: str, kind: str, ending: str, writes: bool, usual: Path | None = None
    ) -> None:
        """`prefix` begins the object names; `title` and `kind` (of files) are of the dialog that looks for one.

        A name alone is in the `usual` folder, by default the person's.
        """
        super().__init__()
        self._prefix, self._title, self._kind, self._ending, self._writes = prefix, title, kind, ending, writes
        self._usual = usual or Path.home()
        self.line = named(QLineEdit(), prefix + "Path", QCoreApplication.translate("FileField", "File"), tip)
        text = QCoreApplication.translate("FileField", "&Browse…")
        self.browse = button(text, prefix + "Browse", tip, self._look)
        self.note = label(role="caption", name=prefix + "PathNote")
        column(row((self.line, 1), self.browse, spacing=8), self.note, spacing=4, parent=self)
        self.line.textChanged.connect(self._tell)

    @property
    def path(self) -> Path:
        """The path in the line."""
        return written_path(self.line.text(), self._usual)

    @property
    def names_file(self) -> bool:
        """Whether the path has a name in it, and is no folder's alone."""
        return names_file(self.path)

    def show_path(self, path: Path) -> None:
        """Have this path in the line."""
        self.line.setText(str(path))

    @Slot()
    def _tell(self) -> None:
        self.note.setText(self.remark())
        self.changed.emit()

    def remark(self) -> str:
        """What there is to say of the path; empty where there is nothing."""
        if self._writes and self.names_file and is_file(self.path):
            return QCoreApplication.translate("FileField", "A file with this name exists and will be replaced.")
        return ""

    def filters(self) -> Sequence[str]:
        """The kinds of files that the dialog can show."""
        every = QCoreApplication.translate("FileField", "All files")
        return f"{self._kind} (*.{self._ending})", f"{every} (*)"

    @Slot()
    def _look(self) -> None:
        name, start = self._prefix + "FileDialog", dialog_start(self.path, self._usual)
        dialog = ask_for_file(self, name, self._title, start, self.filters(), self._ending if self._writes else None)
        connect_slot(dialog, "fileSelected(QString)", self.line, "setText(QString)")
