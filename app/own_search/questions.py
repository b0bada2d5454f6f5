"""What is asked of a person's own searches before one runs, and before changes would be lost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget

from app.own_search.files import FileRun, SearchFiles
from app.own_search.text_file import TextFile
from app.own_search.text_files import TextFiles
from app.ui.words.messages import listed

translate = QCoreApplication.translate
F = TypeVar("F", bound=TextFile)
UNSAVED = "unsavedQuestion"
"""The name of the box that asks whether to save."""


class QuestionBox(QMessageBox):
    """Asks something, while the program can be read in its window; the last answer does nothing, and is that of Esc."""

    def __init__(
        self, name: str, text: str, answers: Mapping[str, Callable[[], object]], parent: QWidget, title: str = ""
    ) -> None:
        """The answers are the texts of buttons, with what each does; `name` is that of the box."""
        super().__init__(parent, textFormat=Qt.TextFormat.PlainText, text=text)
        self.setObjectName(name)
        self.setWindowTitle(title or translate("OwnSearches", "My searches"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        role = QMessageBox.ButtonRole.ActionRole
        self._acts: dict[QAbstractButton, Callable[[], object]] = {
            self.addButton(answer, role): act for answer, act in answers.items()
        }
        self.answers: Sequence[QAbstractButton] = [*self._acts]
        """The buttons, in the order of the answers."""
        self.setEscapeButton(self.answers[-1])
        self.finished.connect(self._act)
        self.setModal(False)
        self.show()
        self.activateWindow()  # also where the window that it belongs to has just been opened

    @Slot()
    def _act(self) -> None:
        """Do it now that the box is gone: what comes to the front stays there."""
        self._acts.get(self.clickedButton(), str)()


def ask_to_run(files: SearchFiles, run: FileRun, parent: QWidget) -> None:
    """Ask whether a file that was not written here may run."""
    text = translate(
        "OwnSearches",
        "“{name}” was not written here. A search is a program: once it runs, it can read, change and delete your "
        "files. Run it only if you know what it does, or trust whoever wrote it.",
    )
    answers = {
        translate("OwnSearches", "Run it"): lambda: files.allow(run),
        translate("OwnSearches", "Don't run"): str,
    }
    asked = text.format(name=run.file.path.name)
    # nothing is to run by a key that was pressed once too often
    QuestionBox("runQuestion", asked, answers, parent).answers[-1].setFocus()


def ask_to_reload(files: TextFiles[F], file: F, parent: QWidget) -> None:
    """Ask which of two texts of a file is to stay."""
    text = translate("OwnSearches", "Another program has changed “{name}”, and here it has changes that are not saved.")
    answers = {
        translate("OwnSearches", "Take the other text"): lambda: files.revert(file),
        translate("OwnSearches", "Keep my changes"): lambda: files.keep(file),
    }
    QuestionBox("reloadQuestion", text.format(name=file.path.name), answers, parent, files.title)


def nothing_lost(files: TextFiles[F], then: Callable[[], object], parent: QWidget) -> bool:
    """Whether all is saved; otherwise it is asked what to do, and `then` is called when nothing would be lost."""
    unsaved = files.unsaved
    if not unsaved:
        return True

    def save() -> None:
        if all(map(files.save, unsaved)):
            then()

    def discard() -> None:
        for file in unsaved:
            files.revert(file)
        then()

    text = translate("OwnSearches", "Save the changes in {names}?").format(names=listed(f.path.name for f in unsaved))
    answers = {
        translate("OwnSearches", "Save"): save,
        translate("OwnSearches", "Discard"): discard,
        translate("OwnSearches", "Cancel"): str,
    }
    QuestionBox(UNSAVED, text, answers, parent, files.title)
    return False
