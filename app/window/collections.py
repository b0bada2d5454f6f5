"""Collections of layouts and boards: those that are opened are kept, and own ones are exported."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtWidgets import QMainWindow

from app.storage.faults import faults_told
from app.storage.storage import Storage
from app.ui.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

    from solvers.documents import CollectionDocument
    from solvers.documents.collection import CollectedItem


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
        with faults_told(self.failed.emit):
            kept = self._storage.collections.take(document)
            self.taken.emit()
            text = QCoreApplication.translate("Collections", "Collection “{name}” opened: {contents}")
            self._tell(text, kept.name, document)

    @Slot(object)
    def export(self, chosen: Sequence[CollectedItem] = ()) -> None:
        """Let a person write these into a file, and some of their own layouts and boards."""
        from app.learn.chapters.collection_dialog import CollectionDialog
        from app.learn.chapters.words import own_items

        with faults_told(self.failed.emit):
            dialog = CollectionDialog(own_items(self._storage), self._settings, self._window, chosen)
            dialog.written.connect(self._tell_written)
            dialog.open()

    @Slot(object, object)
    def _tell_written(self, path: Path, document: CollectionDocument) -> None:
        self._tell(QCoreApplication.translate("Collections", "Exported to {name}: {contents}"), path.name, document)

    def _tell(self, text: str, name: str, document: CollectionDocument) -> None:
        from app.learn.chapters.words import contents_text  # where there is a collection

        self._say(text.format(name=name, contents=contents_text(document)))
