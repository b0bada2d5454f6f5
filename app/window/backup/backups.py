"""Backing up and restoring in the window: what is asked for, and what the window does before and after."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QDialog, QMessageBox

from app.search.runner import SearchRunner
from app.search.worker import Report
from app.storage.faults import StorageError
from app.ui.files import file_size
from app.ui.settings import BACKUP_FAILURES
from app.ui.widgets.windows import message_box
from app.ui.words.numbers import data_size
from app.window.registry import declared_settings
from app.window.sessions import Sessions
from solvers.message import InputError, Message

if TYPE_CHECKING:
    from pathlib import Path

    from app.storage.backup import Contents
    from app.window.backup.restore_dialog import RestoreDialog
    from app.window.backup.work import BackupSource, Outcomes, Restore

QUIET_MS = 3000
"""How long the automatic backup waits for the program to be idle, before it looks again."""
LATER_MS = 3_600_000
"""How long after one it looks again, as for the next day's."""
MOST_FAILURES = 3
"""So often in a row it fails before anything is said."""


class Backups(QObject):
    """Shows the dialogs, which are imported when they are first asked for, and backs up by itself once a day."""

    starting = Signal()
    """Everything that is not written yet is to be written: it is about to be backed up, or changed."""
    restored = Signal(bool)
    """There is something else in the data file; with True it took the place of what was there."""
    chosen = Signal()
    """The settings are others."""
    failed = Signal(object)
    """The `Message` of why nothing can be restored."""

    def __init__(self, sessions: Sessions, say: Callable[[str], object], busy: Callable[[], bool]) -> None:
        """`say` shows a sentence for a while; `busy` says whether anything runs or moves."""
        super().__init__(sessions.window)
        self._sessions = sessions
        self._say = say
        self._busy = busy
        self._writer = SearchRunner(self, answered=self._take_written, failed=self._take_failure)
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._write_automatic)

    def back_up(self) -> None:
        """Let a person write a backup."""
        from app.window.backup.back_up_dialog import BackUpDialog

        dialog = BackUpDialog(self._source(), self._sessions.settings, self._sessions.window)
        dialog.written.connect(self._tell_written)
        dialog.open()

    def restore(self) -> None:
        """Let a person restore a backup."""
        if self._sessions.storage.lasting:
            self._restore_dialog().open()
            return
        from app.storage.backup import BackupFault

        folder = str(self._sessions.storage.file.path.parent)
        self.failed.emit(Message(BackupFault.NOT_LASTING, {"folder": folder}))

    def begin_automatic(self) -> None:
        """Back up beside the data file soon, when nothing runs, and from then on once a day."""
        self._due.start(QUIET_MS)

    @Slot()
    def wait(self) -> None:
        """A person does something: give up the automatic backup that is being written, and begin again later."""
        if self._writer.busy:
            self._writer.abandon()
            self.begin_automatic()

    def close(self) -> None:
        """Close what is open; what a restore has begun and not finished is as it was before."""
        for name in ("backUpDialog", "restoreDialog"):
            for dialog in self._sessions.window.findChildren(QDialog, name):
                dialog.close()
        self._due.stop()
        self._writer.close()

    @Slot()
    def _write_automatic(self) -> None:
        if self._busy():
            self.begin_automatic()
            return
        from app.window.backup.work import automatic_backup, backing_up_today

        self._due.start(LATER_MS)
        file = self._sessions.storage.file
        target = automatic_backup(file.path.parent, date.today())
        if file.lasting and not target.exists():
            self._writer.start(partial(backing_up_today, target, self._stored()))

    @Slot()
    def _take_written(self) -> None:
        self._sessions.settings.keep(BACKUP_FAILURES, 0)

    @Slot(object)
    def _take_failure(self, report: Report[Exception]) -> None:
        from app.storage.backup import BackupFault

        error, failures = report.event, self._sessions.settings.value(BACKUP_FAILURES) + 1
        if not isinstance(error, (InputError, StorageError)):
            raise error
        self._sessions.settings.keep(BACKUP_FAILURES, failures)
        if failures >= MOST_FAILURES:
            self.failed.emit(Message(BackupFault.AUTOMATIC, {"number": failures, "why": error.message}))

    def _source(self) -> BackupSource:
        """What there is, with what was not written yet."""
        self.starting.emit()
        return self._stored()

    def _stored(self) -> BackupSource:
        from app.window.backup.work import BackupSource

        return BackupSource(
            self._sessions.storage.file.readable_elsewhere, self._sessions.settings.choices(declared_settings())
        )

    def _restore_dialog(self) -> RestoreDialog:
        from app.window.backup.restore_dialog import RestoreDialog

        dialog = RestoreDialog(self._source(), self._sessions.storage.file.path, self._sessions.window)
        dialog.starting.connect(self.starting)
        dialog.restored.connect(self._take_restored)
        return dialog

    @Slot(object, object)
    def _tell_written(self, path: Path, contents: Contents) -> None:
        self._say(self.tr("Backed up to {name} ({size})").format(name=path.name, size=data_size(file_size(path))))

    @Slot(object, object)
    def _take_restored(self, outcomes: Outcomes, asked: Restore) -> None:
        from app.storage.backup import RestoreMode

        settings = outcomes.restored.settings if asked.with_settings else None
        # First, for sessions that are made now:
        others = settings is not None and self._sessions.settings.take(settings, declared_settings())
        self.restored.emit(asked.way is RestoreMode.REPLACE)
        if others:
            self.chosen.emit()
        self._tell_restored(outcomes, asked, others)

    def _tell_restored(self, outcomes: Outcomes, asked: Restore, with_settings: bool) -> None:
        """Say what has changed, in the language that is in force now, and how to undo it."""
        from app.window.backup.words import change_sentence

        told = [change_sentence(outcomes.restored.before, outcomes.restored.after)]
        if with_settings:
            told.append(self.tr("Some of the settings take effect when you start the program the next time."))
        text = self.tr("What was here before is in {name}, beside your data: Undo restores it.")
        told.append(text.format(name=outcomes.copy.name))
        text = self.tr("{name} was restored.").format(name=asked.file.name)
        box = message_box(self._sessions.window, "restoredBox", self.tr("Restored"), text, told)
        undo = box.addButton(self.tr("&Undo…"), QMessageBox.ButtonRole.ActionRole)
        undo.setObjectName("restoredUndo")
        undo.clicked.connect(self._undo)
        box.setDefaultButton(QMessageBox.StandardButton.Ok)
        box.open()

    @Slot()
    def _undo(self) -> None:
        """Show the copy from before the restore, to be restored."""
        dialog = self._restore_dialog()
        dialog.open()
        dialog.show_copy()
