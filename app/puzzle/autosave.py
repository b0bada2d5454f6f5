"""Saves the game that is played by hand: soon after each move, and at once when it is finished, left or closed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.puzzle.hand_game import FinishedGame, HandGame
from app.puzzle.saving import Saver
from app.storage.faults import StorageError, faults_told
from app.storage.records import Record
from app.storage.repository import GameRepository
from app.ui.settings import Setting, Settings

QUIET_MS = 1000
"""A record is written so long after the first change that is not written yet, whatever comes meanwhile."""
CLOCK_SECONDS = 10.0
"""The time of a game is written when it has grown by so much."""


class Autosave(QObject):
    """Keeps one record of a repository up to date with a game, until another game begins.

    Beside it, a setting holds where the game stands, with what was undone, for the next start of the program.
    `failed` carries the `Message` of why something could not be read; failures to write are told by the `saver`.
    `best` is the best finished game of the same subject, as the repository has it; `best_changed` tells of another.
    `set_aside` tells that an unfinished game was left for another one, and is in the repository.
    """

    failed = Signal(object)
    best_changed = Signal()
    set_aside = Signal()

    def __init__(
        self,
        *,
        repository: GameRepository[Any],
        game: HandGame,
        settings: Settings,
        setting: Setting[str],
        saver: Saver,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.best: Any = None
        self._best_of: tuple[Any, ...] | None = None
        self._repository = repository
        self._game = game
        self._settings = settings
        self._setting = setting
        self._saver = saver
        self._number: int | None = None
        self._unchecked = False
        self._written: Record | None = None
        self._finished: Any = None
        """What was written of the game when it was finished; None once it has been begun again."""
        self._stale = False
        self._seconds = 0.0
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._quiet.timeout.connect(self.write)
        game.leaving.connect(self._begin_another)
        game.moved.connect(self._note_move)
        game.hint_changed.connect(self._note_move)
        game.changed.connect(self._follow_subject)
        game.finished.connect(self._finish)
        game.clock.ticked.connect(self._note_time)

    @Slot()
    def write(self) -> None:
        """Write what has not been written yet."""
        if not self._stale:
            return
        self._begin_quiet()
        record = self._game.record(self._number_there())
        if record is not None and not self._is_written(record):
            written = self._saver.attempt(self._repository, record)
            self._note_written(written)
            if written is None:
                self._note_change()
        self._remember()

    def leave(self) -> None:
        """Write the game with all its time, and where it stands: the program ends."""
        self._keep_as_left()
        self._remember()

    def go_on(self, number: int | None, unchecked: bool = False) -> None:
        """Go on with the record of this number; what has not been written is dropped.

        Where it is `unchecked` whether that record is still there, this is looked up before the next writing.
        """
        self._begin_quiet()
        self._number, self._unchecked = number, unchecked
        self._remember()

    def restore(self, resume: Callable[[dict[str, Any]], object]) -> None:
        """Go on with the game in which the program was left, if any, under its number.

        `resume` is given the values of `HandGame.standing`, and may raise whatever it likes where they are damaged.
        """

        def go_on(left: dict[str, Any]) -> None:
            resume(left)
            number = left.get("record")
            self.go_on(number if type(number) is int else None, unchecked=True)

        self._settings.restored(self._setting, go_on)

    @Slot()
    def read_best(self) -> None:
        """Read the best finished game anew: one may have been finished, deleted or restored."""
        self._best_of = self._game.subject
        self.best = None
        with faults_told(self.failed.emit):
            self.best = self._repository.best(*self._best_of)
        self.best_changed.emit()

    @Slot()
    def _follow_subject(self) -> None:
        if self._best_of is not None and self._game.subject != self._best_of:
            self.read_best()

    @Slot()
    def _begin_another(self) -> None:
        self._keep_as_left()
        if self._number is not None and self._game.now:
            self.set_aside.emit()
        self._number = self._finished = None

    @Slot()
    def _note_move(self) -> None:
        if not self._game.now:
            self._finished = None
        if self._game.under_way:
            self._note_change()

    @Slot(float)
    def _note_time(self, seconds: float) -> None:
        """Have the time written now and then, and when the clock stops."""
        if seconds - self._seconds >= (CLOCK_SECONDS if self._game.clock.running else 0.01):
            self._note_change()

    @Slot(object)
    def _finish(self, finished: FinishedGame) -> None:
        """Write the finished game now; what comes after it is another record.

        Where only its last step was undone and made again, it is written already.
        """
        self._begin_quiet()
        record, before = finished.record(self._number_there()), self._finished
        if before is not None and replace(record, id=before.id, at=before.at, seconds=before.seconds) == before:
            self._delete()
        else:
            self._finished = self._saver.keep(self._repository, record)
        self._number = None
        self._remember()
        self.read_best()

    def _note_change(self) -> None:
        """Have the game written soon."""
        self._stale = True
        if not self._quiet.isActive():
            self._quiet.start()

    def _begin_quiet(self) -> None:
        """Take everything up to now for written."""
        self._quiet.stop()
        self._stale, self._seconds = False, self._game.clock.seconds

    def _keep_as_left(self) -> None:
        stale = self._stale or self._game.clock.seconds != self._seconds
        record = self._game.record(self._number_there()) if stale else None
        if record is not None and not self._is_written(record):
            self._note_written(self._saver.keep(self._repository, record))
        self._begin_quiet()
        if self._game.now == 0 and self._game.length <= 1:  # its only step was undone
            self._delete()

    def _delete(self) -> None:
        """Delete the record that the game has now, if it has one."""
        number, self._number = self._number_there(), None
        if number is not None:
            with suppress(StorageError):
                self._repository.delete([number])

    def _number_there(self) -> int | None:
        """The number of the game's record, when that is still there; the program may have been left long ago."""
        if self._unchecked and self._number is not None:
            try:
                self._repository.get(self._number)
            except StorageError:
                self._number = None
        self._unchecked = False
        return self._number

    def _note_written(self, written: Record | None) -> None:
        if written is not None:
            self._written, self._number = written, written.id

    def _is_written(self, record: Record) -> bool:
        return self._written is not None and replace(record, at=self._written.at) == self._written

    def _remember(self) -> None:
        """Keep where the game stands for the next start."""
        standing = self._game.standing(self._number)
        if standing != self._settings.value(self._setting):
            self._settings.keep(self._setting, standing)
            self._settings.save()
