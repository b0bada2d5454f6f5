"""Where a file goes: a line to write it in, and a button to look for it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.export.request import ExportRequest, Format
from app.export.words import format_title
from app.ui.files import file_name, usual_folder


class Destination(QWidget):
    """`changed` says that another place is meant."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.line = QLineEdit()
        self.line.setObjectName("exportPath")
        self.line.setAccessibleName(self.tr("Destination"))
        self.line.setToolTip(self.tr("The file to write, or the folder to make when each step has a file"))
        self.browse = QPushButton(self.tr("&Browse…"))
        self.browse.setObjectName("exportBrowse")
        self.browse.setToolTip(self.tr("Look for a place"))
        self.note = QLabel()
        self.note.setObjectName("exportNote")
        self.note.setProperty("role", "caption")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.line, 1)
        row.addWidget(self.browse)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.note)
        self.line.textChanged.connect(self._tell)
        self.browse.clicked.connect(self._look)
        self._form = Format.PNG
        self._makes_folder = False

    @property
    def path(self) -> Path:
        """What is written in the line; a name alone is meant in the usual folder."""
        text = self.line.text().strip()
        return usual_folder() / _at_home(Path(text)) if text else Path()

    @property
    def names_file(self) -> bool:
        """Whether what is written has a name in it, and is no folder's path alone."""
        return self.path.name not in ("", "..")

    def suggest(self, request: ExportRequest, folder: Path) -> None:
        """Write a place that nothing is at yet."""
        self._take_note(request)
        name = file_name(request.subject.title)
        ending = "" if request.makes_folder else f".{request.format}"
        path, number = folder / (name + ending), 1
        while path.exists():
            number += 1
            path = folder / f"{name}-{number}{ending}"
        self.line.setText(str(path))

    def follow(self, request: ExportRequest) -> None:
        """Let the ending follow the format, when it was that of another format."""
        self._take_note(request)
        path = self.path
        endings = [f".{form}" for form in Format]
        if self.names_file and (path.suffix in endings or not path.suffix):
            self.line.setText(str(path.with_suffix("" if request.makes_folder else f".{request.format}")))
        self._tell()

    def _take_note(self, request: ExportRequest) -> None:
        self._form, self._makes_folder = request.format, request.makes_folder

    def _tell(self) -> None:
        if not self.names_file:
            self.note.setText(self.tr("This is no name of a file: write one, or look for a place."))
        elif _is_file(self.path) and not self._makes_folder:
            self.note.setText(self.tr("A file of this name is there and will be replaced."))
        else:
            self.note.clear()
        self.changed.emit()

    def _look(self) -> None:
        dialog = QFileDialog(self, self.tr("Export to"), str(self.path))
        dialog.setObjectName("exportFileDialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        if not self._makes_folder:
            dialog.setNameFilter(f"{format_title(self._form)} (*.{self._form})")
            dialog.setDefaultSuffix(self._form.value)
        dialog.fileSelected.connect(self.line.setText)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def _at_home(path: Path) -> Path:
    """With `~` put out; where there is no such user, as it was."""
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # too long for a name, or with a null character in it
        return False
