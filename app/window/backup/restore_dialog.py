"""The dialog that says what is in a backup, and restores it."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, QTimer, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QRadioButton, QWidget

from app.search.runner import SearchRunner
from app.search.worker import Report
from app.storage.backup import Backup, RestoreMode, read
from app.ui.widgets.dropdown import ElidingCombo
from app.ui.widgets.file_field import FileField
from app.ui.widgets.shorthand import button, column, label, named
from app.ui.widgets.windows import resize_at_first
from app.ui.words.dates import day_text, moment_text
from app.window.backup.contents_dialog import ContentsDialog, ContentsTable
from app.window.backup.words import deleted_text, way_note, way_text
from app.window.backup.work import ENDING, BackupSource, Outcomes, Restore, automatic_backups, copies_in, restoring
from solvers.search import Found

LOOK_MS = 250
"""How long after the last change of the path the file is looked into."""


class RestoreDialog(ContentsDialog):
    """Looks into the file that is named, and restores it by the way that is chosen.

    `starting` is emitted before anything is changed; `restored` carries the `Outcomes` and the `Restore`.
    """

    starting = Signal()
    restored = Signal(object, object)

    def __init__(self, source: BackupSource, data: Path, parent: QWidget) -> None:
        """`data` is the data file."""
        super().__init__("restore", QCoreApplication.translate("RestoreDialog", "Restore"), parent)
        self._source = source
        self._data = data
        self._backup: Backup | None = None
        self._asked: Restore | None = None
        self._reader = SearchRunner(self, answered=self._show_backup, failed=self.tell_unreadable)
        self._wait = QTimer(self, singleShot=True, interval=LOOK_MS)
        tip = self.tr("Backup to restore")
        self.field = FileField(
            prefix="restore", title=self.windowTitle(), tip=tip, kind=self.tr("Backups"), ending=ENDING, writes=False
        )
        self.automatic = named(
            ElidingCombo(),
            "restoreAutomatic",
            self.tr("Automatic backups"),
            self.tr("Show what is in a backup that the program has made by itself on one of the last days"),
        )
        self._list_automatic()
        self.about = label(self._no_file(), "caption", "restoreAbout", wrap=True, lines=2)
        self.contents = ContentsTable("restoreContents", [self.tr("In the file"), self.tr("Here now")])
        self.ways = {way: named(QRadioButton(way_text(way)), f"restore-{way}") for way in RestoreMode}
        self.way_note = label(way_note(RestoreMode.MERGE), "caption", "restoreWayNote", wrap=True, lines=2)
        self.with_settings = named(
            QCheckBox(self.tr("Take the &settings from the file too")),
            "restoreSettings",
            tip=self.tr("Theme, language, text size, methods, speeds and other choices"),
        )
        tip = self.tr("Show the copy of what was here before the last restore, to restore it")
        self.undo_button = button(self.tr("&Undo the last restore…"), "restoreUndo", tip, self.show_copy)
        self.main_button.setText(self.tr("&Restore"))
        self.main_button.setToolTip(self.tr("Restore what is in the file"))
        self.main_button.setDefault(False)  # Enter in the path shows what is in the file, and changes nothing
        self._lay_out()
        self._connect()
        self.ways[RestoreMode.MERGE].setChecked(True)
        self.undo_button.setEnabled(bool(copies_in(data.parent)))
        self.count(source.data)
        self.show_busy(False)
        self.field.browse.setFocus()

    @property
    def way(self) -> RestoreMode:
        """What becomes of what is here."""
        return RestoreMode.REPLACE if self.ways[RestoreMode.REPLACE].isChecked() else RestoreMode.MERGE

    @property
    def can_cancel(self) -> bool:
        """A restore that has begun goes to its end."""
        return False

    @Slot()
    def begin(self) -> None:
        """Restore what is in the file."""
        if self._backup is None:
            return
        self.starting.emit()
        with_settings = self.with_settings.isChecked() and self.with_settings.isEnabled()
        self._asked = Restore(
            file=self.field.path, data=self._data, way=self.way, with_settings=with_settings, source=self._source
        )
        self.work(partial(restoring, self._asked))

    def finish(self, answer: Outcomes) -> None:
        """Close; what has changed is told by the window."""
        asked = self._asked
        self.accept()
        self.restored.emit(answer, asked)

    @Slot()
    def show_copy(self) -> None:
        """Show the copy from before the last restore, to be put in the place of what is here."""
        copies = copies_in(self._data.parent)
        if copies:
            self.ways[RestoreMode.REPLACE].setChecked(True)
            self.field.show_path(copies[0])
            self._look()

    def show_busy(self, busy: bool) -> None:
        """While it is restored, nothing else can be chosen."""
        super().show_busy(busy)
        for part in (self.field, self.automatic, self.undo_button, *self.ways.values()):
            part.setEnabled(not busy)
        self.undo_button.setEnabled(not busy and bool(copies_in(self._data.parent)))
        self.automatic.setEnabled(not busy and self.automatic.count() > 0)
        self._offer()

    def done(self, result: int) -> None:
        """Let no reading outlive the dialog."""
        self._wait.stop()
        self._reader.close()
        super().done(result)

    @Slot()
    def _follow_path(self) -> None:
        """The file is another: look into it when it has been named."""
        self._reader.abandon()
        self._take(None)
        self.about.setText(self._no_file())
        self.tell("")
        self.automatic.setCurrentIndex(self.automatic.findData(str(self.field.path)))
        self._wait.start()

    @Slot(int)
    def _show_automatic(self, line: int) -> None:
        self.field.show_path(Path(self.automatic.itemData(line)))
        self._look()

    @Slot()
    def _look(self) -> None:
        self._wait.stop()
        if self.field.names_file:
            self._reader.start(partial(read, self.field.path))

    @Slot(object)
    def _show_backup(self, report: Report[Found[Backup]]) -> None:
        backup = report.event.answer
        self._take(backup)
        told = [self.tr("This is a data file without settings.")]
        if backup.made is not None:
            told = [self.tr("Backed up on {moment}.").format(moment=moment_text(backup.made))]
        if backup.contents.deleted:
            told.append(deleted_text(backup.contents.deleted))
        self.about.setText("\n".join(told))

    def _take(self, backup: Backup | None) -> None:
        self._backup = backup
        self.contents.show_contents(0, None if backup is None else backup.contents)
        self._offer()

    def _offer(self) -> None:
        """Offer what can be done with the file."""
        ready = self._backup is not None and not self.runner.busy
        self.main_button.setEnabled(ready)
        self.with_settings.setEnabled(ready and self._backup is not None and self._backup.settings is not None)

    def clear_file(self) -> None:
        """Show nothing of a backup any more."""
        self.about.clear()

    @Slot()
    def _follow_way(self) -> None:
        self.way_note.setText(way_note(self.way))
        self.with_settings.setChecked(self.way is RestoreMode.REPLACE)

    def _no_file(self) -> str:
        return self.tr("Choose a backup: first you see what is in it, and nothing is changed.")

    def _list_automatic(self) -> None:
        """List the automatic backups by their days; at first none is chosen."""
        self.automatic.setPlaceholderText(self.automatic.accessibleName())
        paths = automatic_backups(self._data.parent)
        self.automatic.offer((day_text(date.fromisoformat(path.stem[-10:])), str(path)) for path in paths)

    def _lay_out(self) -> None:
        choices = column(*self.ways.values(), self.way_note, self.with_settings, spacing=6)
        above = column(self.field, self.automatic, self.about, spacing=6)
        self.buttons.insertWidget(0, self.undo_button)
        parts = (above, (self.contents, 1), choices, self.bar, self.status, self.buttons)
        column(*parts, spacing=11, margins=18, parent=self)
        resize_at_first(self, QSize(560, 680))

    def _connect(self) -> None:
        self.field.changed.connect(self._follow_path)
        self.field.line.returnPressed.connect(self._look)
        self.automatic.activated.connect(self._show_automatic)
        self._wait.timeout.connect(self._look)
        self.ways[RestoreMode.REPLACE].toggled.connect(self._follow_way)
