"""The dialog that writes a backup."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.search.runner import SearchRunner
from app.search.worker import Report
from app.storage.backup import Contents, survey
from app.ui.files import existing_folder, free_path, usual_folder
from app.ui.settings import BACKUP_FOLDER, Settings
from app.ui.widgets.actions import KEYS, key_tip
from app.ui.widgets.first_size import resize_at_first
from app.ui.widgets.shorthand import column, label
from app.window.backup.words import failure_sentence
from app.window.backup.work import ENDING, BackUp, Source, backing_up
from app.window.backup.working_dialog import ContentsTable, WorkingDialog
from app.window.file_field import FileField
from solvers.search import Found


class BackUpDialog(WorkingDialog):
    """Says what there is, and writes it to a file; `written` carries the path and the `Contents`."""

    written = Signal(object, object)

    def __init__(self, source: Source, settings: Settings, parent: QWidget) -> None:
        super().__init__("backUp", _title(), parent)
        self._source = source
        self._settings = settings
        self._target = Path()
        self._survey = SearchRunner(self)
        tip = self.tr("File to write the backup to")
        self.field = FileField("backUp", self.windowTitle(), tip, self.tr("Backups"), ENDING, writes=True)
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
        self._survey.answered.connect(self._show_contents)
        self._survey.failed.connect(self._tell_unreadable)
        documents = usual_folder(QStandardPaths.StandardLocation.DocumentsLocation)
        folder = existing_folder(settings.value(BACKUP_FOLDER), documents)
        self.field.show_path(free_path(folder, _name(), f".{ENDING}"))
        self._survey.start(partial(survey, source.data))
        self.main_button.setFocus()

    @Slot()
    def begin(self) -> None:
        """Write the backup."""
        self._target = self.field.path
        self.work(partial(backing_up, BackUp(self._target, self._source)))

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

    def done(self, result: int) -> None:
        """Let no counting outlive the dialog."""
        self._survey.close()
        super().done(result)

    @Slot()
    def _follow_path(self) -> None:
        self.main_button.setEnabled(self.field.names_file and not self.runner.busy)

    @Slot(object)
    def _show_contents(self, report: Report[Found[Contents]]) -> None:
        self.contents.show_contents(0, report.event.answer)

    @Slot(object)
    def _tell_unreadable(self, report: Report[Exception]) -> None:
        self.tell(failure_sentence(report.event))


def _title() -> str:
    return QCoreApplication.translate("BackUpDialog", "Back up")


def _name() -> str:
    return f"huarong-knight-{date.today():%Y-%m-%d}"
