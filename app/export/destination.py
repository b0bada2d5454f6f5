"""The destination of an export: a line for the path, and a button to look for a place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from app.export.request import FileRequest, Format
from app.export.words import format_title
from app.ui.connections import connect_slot
from app.ui.files import dialog_start, file_name, free_path, is_file, names_file, usual_folder, written_path
from app.ui.widgets.shorthand import button, column, label, named, row


class Destination(QWidget):
    """Where the file or folder is written."""

    changed = Signal()
    """`path` is another."""

    def __init__(self) -> None:
        super().__init__()
        tip = self.tr("File to write, or folder to create if each step is a separate file")
        self.line = named(QLineEdit(), "exportPath", self.tr("Destination"), tip)
        self.browse = button(self.tr("&Browse…"), "exportBrowse", self.tr("Choose where to save"), self._look)
        self.note = label(role="caption", name="exportNote")
        column(row((self.line, 1), self.browse, spacing=8), self.note, spacing=4, parent=self)
        self.line.textChanged.connect(self._tell)
        self._form = Format.PNG
        self._makes_folder = False
        self._written = Path()

    @property
    def path(self) -> Path:
        """The path in the line; a name alone is in the usual folder."""
        return written_path(self.line.text(), usual_folder())

    @property
    def names_file(self) -> bool:
        """Whether what is written has a name in it, and is no folder's path alone."""
        return names_file(self.path)

    def suggest(self, request: FileRequest, folder: Path) -> None:
        """Set a path in a folder at which there is nothing yet."""
        self._take_note(request)
        ending = "" if request.makes_folder else f".{request.format}"
        self.line.setText(str(free_path(folder, file_name(request.title), ending)))

    def follow(self, request: FileRequest) -> None:
        """Let the ending follow the format, when it was that of another format."""
        self._take_note(request)
        path = self.path
        endings = [f".{form}" for form in Format]
        if self.names_file and (path.suffix in endings or not path.suffix):
            self.line.setText(str(path.with_suffix("" if request.makes_folder else f".{request.format}")))
        self._tell()

    def rest_at(self, path: Path) -> None:
        """Take it as the person's wish that this file, which was just written, is replaced by the next."""
        self._written = path
        self._tell()

    def _take_note(self, request: FileRequest) -> None:
        self._form, self._makes_folder = request.format, request.makes_folder

    def _tell(self) -> None:
        if not self.names_file:
            self.note.setText(self.tr("This is not a file name: enter one, or browse for a place to save."))
        elif is_file(self.path) and not self._makes_folder and self.path != self._written:
            self.note.setText(self.tr("A file with this name exists and will be replaced."))
        else:
            self.note.clear()
        self.changed.emit()

    def _look(self) -> None:
        dialog = QFileDialog(self, self.tr("Export to"), dialog_start(self.path, usual_folder()))
        dialog.setObjectName("exportFileDialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        if not self._makes_folder:
            dialog.setNameFilter(f"{format_title(self._form)} (*.{self._form})")
            dialog.setDefaultSuffix(self._form.value)
        connect_slot(dialog, "fileSelected(QString)", self.line, "setText(QString)")
        connect_slot(dialog, "finished(int)", dialog, "deleteLater()")
        dialog.open()
