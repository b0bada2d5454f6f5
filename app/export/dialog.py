"""The export dialog: what to write and where, a preview, and progress with Cancel."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QWidget

from app.export.destination import Destination
from app.export.exporter import Exporter
from app.export.exporting import export
from app.export.options import ExportOptions
from app.export.preview import ExportPreview, paint_preview
from app.export.request import ExportRequest, FileRequest, Subject
from app.export.words import progress_sentence, summary, written_sentence
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.ui.files import existing_folder, file_size, usual_folder
from app.ui.look.theme import Appearance
from app.ui.settings import EXPORT_FOLDER, EXPORT_FORMAT, Settings
from app.ui.widgets.actions import KEYS, key_tip
from app.ui.widgets.first_size import resize_at_first
from app.ui.widgets.shorthand import button, column, label, progress_bar, row
from app.ui.words.messages import as_sentence, explained
from solvers.search import Found, Progress, Verdict


def subject_exporter(subject: Subject, appearance: Appearance) -> Exporter[ExportRequest]:
    """The export of what a page shows."""
    options = ExportOptions(subject, appearance)
    return Exporter(options, options, export, paint_preview, summary, progress_sentence)


class ExportDialog(QDialog):
    """Exports one thing, off the GUI thread. `written` carries the path of what was written."""

    written = Signal(object)

    def __init__(self, exporter: Exporter[Any], appearance: Appearance, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("exportDialog")
        self.setWindowTitle(self.tr("Export"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings = settings
        self.runner = SearchRunner(self)
        self._running: FileRequest | None = None
        self._exporter = exporter
        self.options = exporter.choices
        self.preview = ExportPreview(appearance, exporter.paint_preview)
        self.destination = Destination()
        self.summary = label(role="caption", name="exportSummary", wrap=True)
        self.status = label("", "figure", "exportStatus", self.tr("Export status"), wrap=True)
        self.bar = progress_bar("exportBar", self.tr("Export progress"))
        tip = key_tip(self.tr("Export the file"), *KEYS["confirm"])
        self.export_button = button(self.tr("&Export"), "exportButton", tip, self.export, "primary")
        self.export_button.setDefault(True)
        tip = key_tip(self.tr("Cancel the export, or close the dialog"), *KEYS["stop"])
        self.cancel_button = button("", "exportCancel", tip, self.cancel)
        self._lay_out()
        self._connect()
        self._restore()

    @property
    def request(self) -> FileRequest:
        """The export that is chosen."""
        return self.options.request(self.destination.path, self.font())

    @Slot()
    def export(self) -> None:
        """Write the file that is chosen."""
        request = self.request
        self._running = request
        self._tell("")
        self.runner.start(partial(self._exporter.write, request))

    @Slot()
    def cancel(self) -> None:
        """Stop an export that is running; with none, close."""
        if self.runner.busy:
            self.runner.stop()
        else:
            super().reject()

    reject = cancel
    """What Esc does."""

    def done(self, result: int) -> None:
        """Let no export outlive the dialog."""
        self._close_runners()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the export when the window of the dialog is closed."""
        self._close_runners()
        super().closeEvent(event)

    def _close_runners(self) -> None:
        for runner in (self.runner, self.preview.runner):
            runner.close()

    def _restore(self) -> None:
        self.options.choose(self._settings.value(EXPORT_FORMAT))
        folder = existing_folder(self._settings.value(EXPORT_FOLDER), usual_folder())
        self.destination.suggest(self.request, folder)
        self._show_choice()
        self._show_busy(False)
        self.options.format.setFocus()

    def _remember(self, request: FileRequest) -> None:
        """Keep what was chosen; a place only when it could be written to."""
        self._settings.keep(EXPORT_FORMAT, request.format.value)
        self._settings.keep(EXPORT_FOLDER, str(request.path.parent))

    @Slot()
    def _show_choice(self) -> None:
        request = self.request
        self.preview.show_request(request)
        self.summary.setText(self._exporter.summary(request))

    @Slot()
    def _follow_choice(self) -> None:
        self.destination.follow(self.request)
        self._tell("")
        self._show_choice()

    @Slot()
    def _show_destination(self) -> None:
        self.export_button.setEnabled(self.destination.names_file and not self.runner.busy)

    @Slot(bool)
    def _show_busy(self, busy: bool) -> None:
        if busy:
            self.cancel_button.setFocus()
        for part in (self._exporter.widget, self.destination):
            part.setEnabled(not busy)
        self.export_button.setEnabled(not busy and self.destination.names_file)
        self.cancel_button.setText(self.tr("Cancel") if busy else self.tr("Close"))
        self.bar.setVisible(busy)
        self.summary.setVisible(not busy)

    @Slot(object)
    def _show_progress(self, report: Report[Progress]) -> None:
        done, left = report.event.depth, report.event.frontier
        self.bar.setRange(0, done + left)
        self.bar.setValue(done)
        self._tell(self._exporter.progress(done, done + left))

    @Slot(object)
    def _finish(self, report: Report[Found[Path]]) -> None:
        path = report.event.answer
        size = sum(map(file_size, path.iterdir() if path.is_dir() else [path]))
        assert self._running is not None
        self._remember(self._running)
        self._tell(written_sentence(self._running, size))
        self.destination.follow(self._running)
        self.destination.rest_at(path)
        self.cancel_button.setFocus()
        self.written.emit(path)

    @Slot(object)
    def _stopped(self, report: Report[Verdict]) -> None:
        self._tell(self.tr("Cancelled; nothing was written."))

    @Slot(object)
    def _failed(self, report: Report[Exception]) -> None:
        self._tell(explained(report.event))

    def _tell(self, text: str) -> None:
        self.status.setText(as_sentence(text))

    def _lay_out(self) -> None:
        for part in (self.bar, self.summary):  # nothing jumps when an export begins
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        choices = column(self._exporter.widget, self.summary, 1, spacing=10)
        above = row(self.preview, (choices, 1), spacing=18)
        below = row((self.status, 1), self.cancel_button, self.export_button, spacing=8)
        column((above, 1), self.destination, self.bar, below, spacing=12, margins=18, parent=self)
        resize_at_first(self, QSize(660, 500))

    def _connect(self) -> None:
        self._exporter.widget.changed.connect(self._follow_choice)
        self.destination.changed.connect(self._show_destination)
        self.runner.busy_changed.connect(self._show_busy)
        self.runner.progressed.connect(self._show_progress)
        self.runner.answered.connect(self._finish)
        self.runner.ended.connect(self._stopped)
        for runner in (self.runner, self.preview.runner):
            runner.failed.connect(self._failed)
