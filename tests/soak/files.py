"""Files that chance may choose: all are in the folder of the run."""

from __future__ import annotations

from pathlib import Path
from random import Random

from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit

from tests.soak.carried import typed_text

NUMBER = 4
"""So many names for each ending, so that files are replaced too, and the folder stays small."""
ENDINGS = ("txt", "json", "png", "svg", "pdf", "gif", "csv")


def is_path(line: QLineEdit) -> bool:
    """Whether a line names a file."""
    return line.objectName().endswith("Path")


def path_for(chance: Random, ending: str = "") -> Path:
    """A file to be written, sometimes one that is there or in a folder that is not."""
    path = Path.cwd() / f"written-{chance.randrange(NUMBER)}.{ending or chance.choice(ENDINGS)}"
    return path if chance.randrange(10) else Path.cwd() / "missing" / path.name


def answer(dialog: QDialog, chance: Random) -> None:
    """Choose a file in a dialog that looks for one, or none; and never a printer."""
    if isinstance(dialog, QFileDialog) and dialog.isVisible() and chance.random() < 0.7:
        writes = dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
        path = path_for(chance, dialog.defaultSuffix()) if writes else _file_there(chance)
        dialog.fileSelected.emit(str(path))
    dialog.reject()
    dialog.deleteLater()


def _file_there(chance: Random) -> Path:
    """A file that was written before, or one with any text in it."""
    there = sorted(path for path in Path.cwd().glob("written-*") if path.is_file())
    if there and chance.random() < 0.6:
        return chance.choice(there)
    path = Path.cwd() / "chosen.txt"
    path.write_text(typed_text(chance), encoding="utf-8", errors="replace")
    return path
