"""Keeps what a person is busy with: written when the hand rests, and at once when that is asked for."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.storage.faults import StorageError
from app.storage.records import Record
from app.storage.shelf import Shelf

QUIET_MS = 1000
"""How long after the last change a record is written, so that no change waits for the disk."""


class QuietKeeper(QObject):
    """Keeps one record at a time of a shelf, over itself as long as it goes on under its number.

    `kept` says that there is a record; `failed` carries the `Statement` of why not.
    """

    kept = Signal()
    failed = Signal(object)

    def __init__(self, shelf: Shelf[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._number: int | None = None
        self._waiting: Record | None = None
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self.write)

    @Slot()
    def write(self) -> None:
        """Write what has not been written yet."""
        self._quiet.stop()
        record, self._waiting = self._waiting, None
        if record is None:
            return
        try:
            self._number = self._shelf.keep(record).id
        except StorageError as error:
            self.failed.emit(error.statement)
        else:
            self.kept.emit()

    def write_soon(self, record: Record) -> None:
        """Write this when nothing newer has come for a while."""
        self._waiting = record
        self._quiet.start()

    def write_last(self, record: Record) -> None:
        """Write this now; whatever comes after it is another record."""
        self._waiting = record
        self.write()
        self._number = None

    def go_on(self, number: int | None) -> None:
        """Go on with the record of this number; what has not been written is dropped."""
        self._quiet.stop()
        self._waiting = None
        self._number = number
