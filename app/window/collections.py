"""Collections of layouts and boards: those that are opened are kept, and shown among the chapters."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtWidgets import QMainWindow

from app.storage.faults import StorageError
from app.storage.storage import Storage
from app.ui.words.messages import listed
from app.ui.words.numbers import plural

if TYPE_CHECKING:
    from solvers.documents import CollectionDocument


class CollectionKeeper(QObject):
    """Keeps the collections that are opened in a window."""

    taken = Signal()
    """A collection was opened, and is kept."""
    failed = Signal(object)
    """The `Message` of why one could not be kept."""

    def __init__(self, window: QMainWindow, storage: Storage, say: Callable[[str], object]) -> None:
        """`say` shows a sentence for a while."""
        super().__init__(window)
        self._storage = storage
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
        self._say(_opened_sentence(kept.name, document))


def contents_text(layouts: int, boards: int) -> str:
    """How many layouts and boards there are, without those of which there are none."""
    counted = (
        plural("Collections", "{number} layouts", layouts) if layouts else "",
        plural("Collections", "{number} boards", boards) if boards else "",
    )
    return listed(filter(None, counted))


def _opened_sentence(name: str, document: CollectionDocument) -> str:
    text = QCoreApplication.translate("Collections", "Collection “{name}” opened: {contents}")
    return text.format(name=name, contents=contents_text(len(document.layouts), len(document.boards)))
