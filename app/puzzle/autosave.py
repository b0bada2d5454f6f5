"""Keeps what a person is busy with: written soon after each change, and at once when that is asked for."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.puzzle.game_clock import GameClock
from app.puzzle.saving import Saver
from app.storage.faults import StorageError
from app.storage.records import Record
from app.storage.repository import Repository
from app.ui.settings import Setting, Settings

QUIET_MS = 1000
"""How long after the first unwritten change a record is written, whatever comes meanwhile."""
CLOCK_SECONDS = 10.0
"""How much time of a game may pass before that alone is written."""


class Autosave(QObject):
    """Keeps one record at a time of a shelf, over itself as long as it goes on under its number.

    Beside it, a setting holds where the game stands, with what was taken back, for the next start of the program.
    `failed` carries the `Message` of why something could not be read; of what is written, the `saver` tells.
    """

    failed = Signal(object)

    def __init__(
        self,
        repository: Repository[Any],
        clock: GameClock,
        settings: Settings,
        setting: Setting[str],
        saver: Saver,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._repository = repository
        self._clock = clock
        self._settings = settings
        self._setting = setting
        self._saver = saver
        self._number: int | None = None
        self._written: Record | None = None
        self._stale = False
        self._seconds = 0.0
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self.write)
        clock.ticked.connect(self._note_time)

    @abstractmethod
    def record(self) -> Record | None:
        """The game as it stands, under its number; None when there is nothing to be kept of it."""

    @abstractmethod
    def standing(self) -> str:
        """Where the game stands, as text for the next start; empty when nothing is to be gone on with."""

    @Slot()
    def note(self) -> None:
        """The game has changed: write it soon."""
        self._stale = True
        if not self._quiet.isActive():
            self._quiet.start()

    @Slot()
    def write(self) -> None:
        """Write what has not been written yet."""
        self._quiet.stop()
        if not self._stale:
            return
        self._stale, self._seconds = False, self._clock.seconds
        record = self.record()
        if record is not None and not self._is_written(record):
            self._write(record)
        self._remember()

    def leave(self) -> None:
        """Write the game with all its time, and where it stands: the program ends."""
        self._keep_as_left()
        self._remember()

    def write_last(self, record: Record) -> None:
        """Write this now; whatever comes after it is another record."""
        self._quiet.stop()
        self._stale, self._seconds = False, self._clock.seconds
        self._saver.keep(self._repository, record)
        self._number = None
        self._remember()

    def go_on(self, number: int | None) -> None:
        """Go on with the record of this number; what has not been written is dropped."""
        self._quiet.stop()
        self._stale, self._seconds = False, self._clock.seconds
        self._number = number
        self._remember()

    def take_over(self, before: Autosave) -> None:
        """Go on with the game that another keeper kept, on a page that has taken it over."""
        before._stale = before._is_stale()
        before.write()
        before._quiet.stop()
        self.go_on(before._number)
        if before._stale:
            self.note()

    @Slot()
    def _begin_another(self) -> None:
        """Another game takes the place of this one."""
        self._keep_as_left()
        self._number = None

    @Slot(float)
    def _note_time(self, seconds: float) -> None:
        """Have the time written now and then, and when it comes to rest."""
        if seconds - self._seconds >= (CLOCK_SECONDS if self._clock.running else 0.01):
            self.note()

    def _number_there(self, number: object) -> int | None:
        """The number of a record, when it is still there."""
        if not isinstance(number, int):
            return None
        try:
            return self._repository.get(number).id
        except StorageError:
            return None

    def _write(self, record: Record) -> None:
        """Write the game as it stands; where that fails, it is written again soon."""
        written = self._saver.attempt(self._repository, record)
        self._note_written(written)
        if written is None:
            self.note()

    def _note_written(self, written: Record | None) -> None:
        if written is not None:
            self._written, self._number = written, written.id

    def _is_stale(self) -> bool:
        return self._stale or self._clock.seconds != self._seconds

    def _is_written(self, record: Record) -> bool:
        return self._written is not None and replace(record, at=self._written.at) == self._written

    def _keep_as_left(self) -> None:
        self._quiet.stop()
        record = self.record() if self._is_stale() else None
        if record is not None and not self._is_written(record):
            self._note_written(self._saver.keep(self._repository, record))
        self._stale, self._seconds = False, self._clock.seconds

    def _remember(self) -> None:
        """Keep where the game stands for the next start."""
        standing = self.standing()
        if standing != self._settings.value(self._setting):
            self._settings.keep(self._setting, standing)
            self._settings.save()
