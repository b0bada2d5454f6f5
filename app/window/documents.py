"""Opening and exporting: files and texts come in through the menu, the clipboard and by being dropped, and go out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal, Slot
from PySide6.QtGui import QAction, QDropEvent
from PySide6.QtWidgets import QApplication, QDialog

from app.search.runner import SearchRunner
from app.search.worker import Report
from app.ui.files import existing_folder, file_size, usual_folder
from app.ui.settings import EXPORT_FOLDER
from app.ui.widgets.shorthand import ask_for_file
from app.window.registry import puzzle_of
from app.window.sessions import Sessions
from app.window.start_request import Opening, naming_file
from solvers.message import InputError
from solvers.search import Found, Search, last_answer

if TYPE_CHECKING:
    from app.export.dialog import ExportDialog
    from solvers.documents import Document

SEARCH_ENDING = ".py"
LONG = 50_000
"""A text of more characters, or a file of more bytes, is read off the GUI thread."""


class Documents(QObject):
    """Opens documents in the sessions of puzzles, and exports what those show.

    What reads and exports is imported when it is first asked for, so that it does not delay the window.
    """

    opened = Signal(str)
    """Something was opened in the session of the puzzle of this name."""
    collected = Signal(object)
    """A `CollectionDocument` was opened, which is no puzzle's own."""
    search_opened = Signal(object)
    """The `Path` of a search of a person's own, of which nothing was read."""
    failed = Signal(object)
    """The `Message` of why nothing was opened."""

    def __init__(self, sessions: Sessions) -> None:
        super().__init__(sessions.window)
        self._sessions = sessions
        self._reader = SearchRunner(self, answered=self._take_read, failed=self._take_failure)
        sessions.window.setAcceptDrops(True)
        sessions.window.installEventFilter(self)

    def begin(self, opening: Opening) -> None:
        """Show what was asked for when the program was started."""
        if opening.lesson is not None:
            self._sessions.lessons.open_file(opening.lesson)
        if opening.document is not None:
            document = opening.document
            self._show(document)
            puzzle = puzzle_of(document)
            if opening.search and puzzle is not None:
                self._sessions.puzzles[puzzle.name].search()

    @Slot()
    def ask_for_file(self) -> None:
        """Let a person choose a file to open."""
        from solvers.lessons import ENDING  # only here: the first paint does not wait for it

        folder = existing_folder(self._sessions.settings.value(EXPORT_FOLDER), usual_folder())
        known, every = self.tr("Huarong Knight files"), self.tr("All files")
        filters = f"{known} (*.json *.txt *{SEARCH_ENDING} *{ENDING})", f"{every} (*)"
        dialog = ask_for_file(self._sessions.window, "openFileDialog", self.tr("Open"), folder, filters)
        dialog.fileSelected.connect(self.open_path)

    @Slot(str)
    def open_path(self, path: str) -> None:
        """Open a file."""
        from solvers.documents import open_file  # only here, as below: the first paint does not wait for it
        from solvers.lessons import ENDING

        file = Path(path)
        if path.lower().endswith(SEARCH_ENDING):
            self.search_opened.emit(file)
        elif path.lower().endswith(ENDING):
            self._sessions.lessons.open_file(file)
        else:
            self._take(lambda: open_file(file), file_size(file), file.name)

    def open_written(self, text: str) -> None:
        """Open whatever a text holds."""
        from solvers.documents import open_text

        self._take(lambda: open_text(text), len(text))

    def paste(self) -> bool:
        """Open what is on the clipboard: a file, or a text that is no mere name or code; False for others."""
        from solvers.documents.opening import is_plain

        mime, text = QApplication.clipboard().mimeData(), QApplication.clipboard().text().strip()
        if not (_paths(mime) or "\n" in text or text.startswith("{") or is_plain(text)):
            return False
        self._take_carried(mime)
        return True

    def export(self, name: str) -> ExportDialog:
        """Let a person export what the session of a puzzle shows."""
        from app.export.dialog import ExportDialog, subject_exporter

        session = self._sessions.puzzles[name]
        session.playback.pause()
        exporter = subject_exporter(session.export_subject(), self._sessions.appearance)
        dialog = ExportDialog(exporter, self._sessions.appearance, self._sessions.settings, self._sessions.window)
        dialog.open()
        return dialog

    @Slot()
    def export_asked(self) -> ExportDialog:
        """Export what the session shows of whose page an action is."""
        action = self.sender()  # of a page that may have been left since, as when its menu is still open
        assert isinstance(action, QAction)
        return self.export(action.data())

    @Slot()
    def print_asked(self) -> None:
        """Print it."""
        self.export_asked().print()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is dropped on the window, and let no export outlive it."""
        if event.type() == QEvent.Type.Close:
            for dialog in self._sessions.window.findChildren(QDialog, "exportDialog"):
                dialog.close()
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop) and isinstance(event, QDropEvent):
            mime = event.mimeData()
            if _paths(mime) or mime.hasText():
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    self._take_carried(mime)
                return True
        return super().eventFilter(watched, event)

    def _take_carried(self, mime: QMimeData) -> None:
        paths = _paths(mime)
        if paths:
            self.open_path(paths[0])
        else:
            self.open_written(mime.text())

    def _take(self, read: Callable[[], Document], size: int, file: str = "") -> None:
        """Show what is read, from the file of this name if any, or tell why there is nothing to show.

        What is opened meanwhile takes the place of something long that is still being read.
        """
        if size > LONG:
            self._reader.start(lambda: _reading(read), request=file)
            return
        self._reader.abandon()
        try:
            document = read()
        except InputError as error:
            self._tell(error, file)
        else:
            self._show(document, file)

    @Slot(object)
    def _take_read(self, report: Report[Found[Document]]) -> None:
        self._show(report.event.answer, report.request)

    @Slot(object)
    def _take_failure(self, report: Report[Exception]) -> None:
        if not isinstance(report.event, InputError):
            raise report.event
        self._tell(report.event, report.request)

    def _show(self, document: Document, file: str = "") -> None:
        puzzle = puzzle_of(document)
        if puzzle is None:
            self.collected.emit(document)
            return
        try:
            self._sessions.puzzles[puzzle.name].show_document(document)
        except InputError as error:
            self._tell(error, file)
        else:
            self.opened.emit(puzzle.name)

    def _tell(self, error: InputError, file: str) -> None:
        self.failed.emit(naming_file(error.message, file) if file else error.message)


def _reading(read: Callable[[], Document]) -> Search[Document]:
    """Reading as a search with one answer."""
    return (yield from last_answer(read()))


def _paths(mime: QMimeData | None) -> list[str]:
    """The files of this machine among what is carried; an empty clipboard carries nothing at all."""
    if mime is None:
        return []
    return [url.toLocalFile() for url in mime.urls() if url.isLocalFile()]
