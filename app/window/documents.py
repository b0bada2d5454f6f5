"""Opening and exporting: files and texts come in through the menu, the clipboard and by being dropped, and go out."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal, Slot
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMainWindow

from app.klotski.page import KlotskiPage
from app.knight.board.trail import DISPLAYS
from app.knight.page import KnightPage
from app.ui.look.theme import Appearance
from app.ui.settings import EXPORT_FOLDER, Settings
from app.ui.words.messages import translated
from app.window.start_request import Opening
from solvers.documents import Document, KlotskiDocument, open_file, open_text
from solvers.message import InputError, Message

if TYPE_CHECKING:
    from app.export.dialog import ExportDialog
    from app.export.request import Subject


class OpeningFault(StrEnum):
    """What is said of a file that cannot be opened, when the reason alone does not name it."""

    IN_FILE = "the file {file} cannot be opened: {why}"


def show_document(document: Document, klotski: KlotskiPage, knight: KnightPage) -> KlotskiPage | KnightPage:
    """Show a document; returns the page that shows it."""
    if isinstance(document, KlotskiDocument):
        klotski.session.show_document(document)
        return klotski
    knight.session.show_document(document)
    return knight


def naming_file(why: Message, file: str) -> Message:
    """The same fault with the name of the file it is in, where it does not tell that already."""
    if "path" in why.values:
        return why
    return Message(OpeningFault.IN_FILE, {"file": file, "why": translated(why)})


Pages = tuple[KlotskiPage, KnightPage]


class Sharing(QObject):
    """Belongs to a window and its two pages of puzzles.

    `opened` carries the page that shows what was opened; `failed` the `Message` of why nothing was. What exports is
    imported when it is first asked for, so that it does not delay the window.
    """

    opened = Signal(object)
    failed = Signal(object)

    def __init__(self, window: QMainWindow, pages: Pages, appearance: Appearance, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._klotski, self._knight = pages
        self._appearance = appearance
        self._settings = settings
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def begin(self, opening: Opening) -> None:
        """Show what was asked for when the program was started."""
        if opening.document is not None:
            self._take(lambda: opening.document)
        if opening.search:
            self._knight.session.search()

    @Slot()
    def ask_for_file(self) -> None:
        """Let a person choose a file to open."""
        folder = self._settings.value(EXPORT_FOLDER)
        dialog = QFileDialog(self._window, self.tr("Open"), folder)
        dialog.setObjectName("openFileDialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([self.tr("Layouts, games, boards and tours (*.json *.txt)"), self.tr("All files (*)")])
        dialog.fileSelected.connect(self.open_path)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(str)
    def open_path(self, path: str) -> None:
        """Open a file."""
        self._take(lambda: open_file(Path(path)), Path(path).name)

    def open_written(self, text: str) -> None:
        """Open whatever a text holds."""
        self._take(lambda: open_text(text))

    def paste(self) -> bool:
        """Open what is on the clipboard, a file or a text of several lines; False when it is neither."""
        clipboard = QApplication.clipboard()
        paths = _paths(clipboard.mimeData())
        text = clipboard.text().strip()
        if paths:
            self.open_path(paths[0])
        elif "\n" in text or text.startswith("{"):
            self.open_written(text)
        else:
            return False
        return True

    def export(self, page: KlotskiPage | KnightPage) -> ExportDialog:
        """Let a person export what a page shows."""
        from app.export.dialog import ExportDialog

        page.playback.pause()
        subject = self._klotski_subject() if page is self._klotski else self._knight_subject()
        dialog = ExportDialog(subject, self._appearance, self._settings, self._window)
        dialog.open()
        return dialog

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is dropped on the window, and let no export outlive it."""
        if event.type() == QEvent.Type.Close:
            self._close_dialogs()
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop) and isinstance(event, QDropEvent):
            mime = event.mimeData()
            if _paths(mime) or mime.hasText():
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    self._take_dropped(mime)
                return True
        return super().eventFilter(watched, event)

    def _close_dialogs(self) -> None:
        for dialog in self._window.findChildren(QDialog, "exportDialog"):
            dialog.close()

    def _take_dropped(self, mime: QMimeData) -> None:
        paths = _paths(mime)
        if paths:
            self.open_path(paths[0])
        else:
            self.open_written(mime.text())

    def _take(self, read: Callable[[], Document | None], file: str = "") -> None:
        """Show what is read, from the file of this name if any, or tell why there is nothing to show."""
        try:
            document = read()
            page = show_document(document, self._klotski, self._knight) if document is not None else None
        except InputError as error:
            self.failed.emit(naming_file(error.message, file) if file else error.message)
        else:
            self.opened.emit(page)

    def _klotski_subject(self) -> Subject:
        from app.klotski.export_subject import klotski_subject

        session = self._klotski.session
        return klotski_subject(session.game.track, session.metric, session.title, session.playback.position)

    def _knight_subject(self) -> Subject:
        from app.knight.export_subject import knight_subject

        session = self._knight.session
        return knight_subject(session.document, DISPLAYS[session.display], session.playback.position)


def _paths(mime: QMimeData | None) -> list[str]:
    """The files of this machine among what is carried; an empty clipboard carries nothing at all."""
    if mime is None:
        return []
    return [url.toLocalFile() for url in mime.urls() if url.isLocalFile()]
