"""Writes records, and tries again later to write those that could not be written."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.storage.faults import StorageError, StorageFault
from app.storage.records import Record
from app.storage.repository import Repository
from solvers.message import Message

R = TypeVar("R", bound=Record)

AGAIN_MS = 3000
"""How long after a failure the next attempt is made: another window may be writing, or a disk be full."""


class Saver(QObject):
    """Belongs to a window, through all its languages.

    `saved` is emitted for each record that is written, `failed` with the `Message` of why one is not; of one reason
    it is emitted once until a writing succeeds, and where another window is writing, only if it still is at the next
    attempt.
    """

    saved = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[tuple[Repository[Any], Record]] = []
        self._told: StorageFault | None = None
        self._failures = 0
        self._again = QTimer(self, singleShot=True, interval=AGAIN_MS)
        self._again.timeout.connect(self.write)

    def keep(self, repository: Repository[R], record: R) -> R | None:
        """Write a record; where that cannot be done now, None is returned, and it is done as soon as it can be."""
        written = self.attempt(repository, record)
        if written is None:
            self._waiting.append((repository, record))
            self._again.start()
        return written

    @Slot()
    def write(self) -> None:
        """Write what waits, the oldest first."""
        self._again.stop()
        waiting, self._waiting = self._waiting, []
        for repository, record in waiting:
            if self.attempt(repository, record) is None:
                self._waiting.append((repository, record))
        if self._waiting:
            self._again.start()

    def attempt(self, repository: Repository[R], record: R) -> R | None:
        """Write a record now or not at all (None)."""
        try:
            written = repository.keep(record)
        except StorageError as error:
            self._failures += 1
            self._tell(error.message)
            return None
        self._told, self._failures = None, 0
        self.saved.emit()
        return written

    def forget_numbers(self) -> None:
        """What waits is written as new records: the numbers that they had mean others now."""
        self._waiting = [(repository, replace(record, id=None)) for repository, record in self._waiting]

    def stop(self) -> None:
        """Write what waits if that can be done now, and try no more: the window closes."""
        self.write()
        self._again.stop()

    def _tell(self, why: Message) -> None:
        fault = StorageFault(why.template)
        if fault is self._told or (fault is StorageFault.BUSY and self._failures == 1):
            return
        self._told = fault
        self.failed.emit(why)
