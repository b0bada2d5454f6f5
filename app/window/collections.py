"""Collections of layouts and boards: those that are opened are kept, and own ones are exported."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtWidgets import QMainWindow

from app.storage.faults import StorageError
from app.storage.storage import Storage
from app.ui.settings import Settings
from app.ui.words.messages import listed
from app.ui.words.numbers import plural

if TYPE_CHECKING:
    from pathlib import Path

    from solvers.documents import CollectionDocument


class CollectionKeeper(QObject):
    """Keeps the collections that are opened in a window, and lets a person export one."""

    taken = Signal()
    """A collection was opened, and is kept."""
    failed = Signal(object)
    """The `Message` of why one could not be kept."""

    def __init__(self, window: QMainWindow, storage: Storage, settings: Settings, say: Callable[[str], object]) -> None:
        """`say` shows a sentence for a while."""
        super().__init__(window)
        self._window = window
        self._storage = storage
        self._settings = settings
        self._say = say

    @Slot(object)
    def take(self, document: CollectionDocument) -> None:
        """Keep a collection that was opened."""
        try:
            kept = self._storage.collections.take(document)
        except StorageError as error:
            self.failed.emit(error.message)
            return
        self.taken.emit()
        contents = contents_text(len(document.layouts), len(document.boards))
        text = QCoreApplication.translate("Collections", "Collection “{name}” opened: {contents}")
        self._say(text.format(name=kept.name, contents=contents))

    def export(self) -> None:
        """Let a person write some of their own layouts and boards into a file."""
        from app.klotski.repositories import OwnLayouts
        from app.knight.repositories import OwnBoards
        from app.window.collection_dialog import CollectionDialog

        try:
            layouts = self._storage.repository(OwnLayouts).newest()[::-1]
            boards = self._storage.repository(OwnBoards).newest()[::-1]
        except StorageError as error:
            self.failed.emit(error.message)
            return
        dialog = CollectionDialog(layouts, boards, self._settings, self._window)
        dialog.written.connect(self._tell_written)
        dialog.open()

    @Slot(object, object)
    def _tell_written(self, path: Path, document: CollectionDocument) -> None:
        text = QCoreApplication.translate("Collections", "Exported to {name}: {contents}")
        contents = contents_text(len(document.layouts), len(document.boards))
        self._say(text.format(name=path.name, contents=contents))


def contents_text(layouts: int, boards: int) -> str:
    """How many layouts and boards there are, without those of which there are none."""
    counted = (
        plural("Collections", "{number} layouts", layouts) if layouts else "",
        plural("Collections", "{number} boards", boards) if boards else "",
    )
    return listed(filter(None, counted))
