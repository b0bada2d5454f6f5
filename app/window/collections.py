"""Collections of layouts, boards and lessons: those that are opened are kept, and own ones are exported."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from app.storage.faults import StorageError, faults_told
from app.ui.files import data_folder, file_name
from app.window.sessions import Sessions
from solvers.message import InputError

if TYPE_CHECKING:
    from pathlib import Path

    from solvers.documents import CollectionDocument
    from solvers.documents.collection import CollectedItem


class CollectionKeeper(QObject):
    """Keeps the collections that are opened in a window, and lets a person export one."""

    taken = Signal(bool)
    """A collection was opened, and is kept; whether there is anything to play in it."""
    failed = Signal(object)
    """The `Message` of why one could not be kept."""

    def __init__(self, sessions: Sessions, say: Callable[[str], object]) -> None:
        """`say` shows a sentence for a while."""
        super().__init__(sessions.window)
        self._sessions = sessions
        self._say = say

    @Slot(object)
    def take(self, document: CollectionDocument) -> None:
        """Keep a collection that was opened: its lessons in files, for a person may change them."""
        from solvers.documents import json_text  # only here, as below: few open a collection
        from solvers.documents.collection import CollectedLesson

        lessons, name = document.of(CollectedLesson), document.name
        try:
            if lessons:
                digest = crc32(json_text(document).encode())
                folder = data_folder() / "lessons" / f"{file_name(name)}-{digest:08x}"
                self._sessions.lessons.files.take(lessons, folder)
            if playable := len(lessons) < len(document.items):
                name = self._sessions.storage.collections.take(document).name
        except (InputError, StorageError) as error:
            self.failed.emit(error.message)
            return
        self.taken.emit(playable)
        self._tell(QCoreApplication.translate("Collections", "Collection “{name}” opened: {contents}"), name, document)

    @Slot(object)
    def export(self, chosen: Sequence[CollectedItem]) -> None:
        """Let a person write these into a file, and some of their own layouts, boards and lessons."""
        from app.learn.chapters.collection_dialog import CollectionDialog
        from app.learn.chapters.words import own_items

        with faults_told(self.failed.emit):
            items = own_items(self._sessions.storage, self._sessions.lessons.files.collected)
            dialog = CollectionDialog(items, self._sessions.settings, self._sessions.window, chosen)
            dialog.written.connect(self._tell_written)
            dialog.open()

    @Slot(object, object)
    def _tell_written(self, path: Path, document: CollectionDocument) -> None:
        self._tell(QCoreApplication.translate("Collections", "Exported to {name}: {contents}"), path.name, document)

    def _tell(self, text: str, name: str, document: CollectionDocument) -> None:
        from app.learn.chapters.words import contents_text  # where there is a collection

        self._say(text.format(name=name, contents=contents_text(document)))
