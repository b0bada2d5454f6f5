"""The dialog that writes a backup."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.storage.backup import Contents
from app.ui.files import existing_folder, free_path, usual_folder
from app.ui.settings import BACKUP_FOLDER, Settings
from app.ui.widgets.actions import KEYS, key_tip
from app.ui.widgets.file_field import FileField
from app.ui.widgets.shorthand import column, label
from app.ui.widgets.windows import resize_at_first
from app.window.backup.contents_dialog import ContentsDialog, ContentsTable
from app.window.backup.work import ENDING, BackupSource, backing_up


class BackUpDialog(ContentsDialog):
    """Says what there is, and writes it to a file; `written` carries the path and the `Contents`."""

    written = Signal(object, object)

    def __init__(self, source: BackupSource, settings: Settings, parent: QWidget) -> None:
        super().__init__("backUp", QCoreApplication.translate("BackUpDialog", "Back up"), parent)
        self._source = source
        self._settings = settings
        self._target = Path()
        tip = self.tr("File to write the backup to")
        self.field = FileField(
            prefix="backUp", title=self.windowTitle(), tip=tip, kind=self.tr("Backups"), ending=ENDING, writes=True
        )
        self.contents = ContentsTable("backUpContents", [self.tr("Now")])
        explanation = self.tr(
            "A backup is one file with everything you have played, found and made, and with your settings. It can "
            "be restored on this computer or on another."
        )
        self.main_button.setText(self.tr("&Back up"))
        self.main_button.setToolTip(key_tip(self.tr("Write the backup"), *KEYS["confirm"]))
        parts = (label(explanation, wrap=True), (self.contents, 1), self.field, self.bar, self.status, self.buttons)
        column(*parts, spacing=12, margins=18, parent=self)
        resize_at_first(self, QSize(480, 560))
        self.field.changed.connect(self._follow_path)
        documents = usual_folder(QStandardPaths.StandardLocation.DocumentsLocation)
        folder = existing_folder(settings.value(BACKUP_FOLDER), documents)
        self.field.show_path(free_path(folder, f"huarong-knight-{date.today():%Y-%m-%d}", f".{ENDING}"))
        self.count(source.data)
        self.main_button.setFocus()

    @Slot()
    def begin(self) -> None:
        """Write the backup."""
        self._target = self.field.path
        self.work(partial(backing_up, self._target, self._source))

    def finish(self, answer: Contents) -> None:
        """Close; what was written is told by the window."""
        self._settings.keep(BACKUP_FOLDER, str(self._target.parent))
        self.written.emit(self._target, answer)
        self.accept()

    def show_busy(self, busy: bool) -> None:
        """While it is written, nothing else can be chosen."""
        super().show_busy(busy)
        self.field.setEnabled(not busy)
        self._follow_path()
        if busy:
            self.cancel_button.setFocus()

    @Slot()
    def _follow_path(self) -> None:
        self.main_button.setEnabled(self.field.names_file and not self.runner.busy)
