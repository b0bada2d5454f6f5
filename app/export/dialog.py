"""The export dialog: what to write and where, a preview, and progress with Cancel."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import SLOT, QCoreApplication, QSize, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QPagedPaintDevice, QPageLayout, QPainter
from PySide6.QtWidgets import QWidget

from app.export.exporting import export
from app.export.options import ChoicesWidget, ExportOptions
from app.export.paper import PRINT_DPI, page_layout
from app.export.preview import ExportPreview, PreviewSize, paint_preview
from app.export.request import ExportRequest, FileRequest, Format, Subject
from app.export.words import format_title, progress_sentence, summary, written_sentence
from app.search.working_dialog import WorkingDialog
from app.ui.files import (
    existing_folder,
    file_name,
    file_size,
    free_path,
    is_file,
    usual_folder,
)
from app.ui.look.theme import Appearance
from app.ui.settings import EXPORT_FOLDER, EXPORT_FORMAT, Settings
from app.ui.widgets.actions import KEYS, key_tip
from app.ui.widgets.file_field import FileField
from app.ui.widgets.shorthand import button, column, connect_slot, keep_room, label, named, row
from app.ui.widgets.windows import resize_at_first
from app.ui.words.messages import as_sentence
from solvers.search import Search

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

R = TypeVar("R", bound=FileRequest)


@dataclass(frozen=True)
class Exporter(Generic[R]):
    """One kind of export, for the requests that its `choices` make.

    `write` makes the file as a search in any thread, or prints the pages that a PDF would have, which stand in this
    `orientation`. `Progress.depth` counts what is done, `frontier` what is left to do, and `progress` says it.
    `paint_preview` paints the beginning, a little at each `next`. `summary` says what the file will be.
    """

    choices: ChoicesWidget
    write: Callable[[R, QPagedPaintDevice | None], Search[Path]]
    paint_preview: Callable[[QPainter, R, PreviewSize], Iterator[object]]
    summary: Callable[[R], str]
    progress: Callable[[int, int], str]
    orientation: QPageLayout.Orientation = QPageLayout.Orientation.Portrait


def subject_exporter(subject: Subject, appearance: Appearance) -> Exporter[ExportRequest]:
    """The export of what a page shows."""
    return Exporter(ExportOptions(subject, appearance), export, paint_preview, summary, progress_sentence)


class Destination(FileField):
    """Where the file or folder is written."""

    def __init__(self) -> None:
        translate = QCoreApplication.translate
        title = translate("Destination", "Export to")
        tip = translate("Destination", "File to write, or folder to create if each step is a separate file")
        super().__init__(prefix="export", title=title, tip=tip, kind="", ending="", writes=True, usual=usual_folder())
        self.line.setAccessibleName(self.tr("Destination"))
        self.browse.setToolTip(self.tr("Choose where to save"))
        self.note.setObjectName("exportNote")
        self._written = Path()
        self._suggested = Path()

    def suggest(self, request: FileRequest, folder: Path) -> None:
        """Set a path in a folder at which there is nothing yet."""
        self._take_note(request)
        self._suggested = free_path(folder, file_name(request.title), _ending(request))
        self.show_path(self._suggested)

    def follow(self, request: FileRequest) -> None:
        """Let the ending follow the format, when it was that of another format; what was suggested is so again."""
        self._take_note(request)
        path, ending = self.path, _ending(request)
        if path == self._suggested and path.suffix != ending:
            self.suggest(request, path.parent)
            return
        endings = [f".{form}" for form in Format]
        if self.names_file and (path.suffix in endings or not path.suffix):
            self.show_path(path.with_suffix(ending))
        self._tell()

    def rest_at(self, path: Path) -> None:
        """Take it as the person's wish that this file, which was just written, is replaced by the next."""
        self._written = path
        self._tell()

    def remark(self) -> str:
        """What is wrong with the path, or what would be replaced: no folder is, but only a file."""
        if not self.names_file:
            return self.tr("This is not a file name: enter one, or browse for a place to save.")
        if is_file(self.path) and self._ending and self.path != self._written:
            return self.tr("A file with this name exists and will be replaced.")
        return ""

    def filters(self) -> Sequence[str]:
        """The format alone; every name where a folder is made."""
        form, every = super().filters()
        return [form if self._ending else every]

    def _take_note(self, request: FileRequest) -> None:
        self._kind, self._ending = format_title(request.format), _ending(request).removeprefix(".")


def _ending(request: FileRequest) -> str:
    return "" if request.makes_folder else f".{request.format}"


class ExportDialog(WorkingDialog):
    """Exports one thing, off the GUI thread. `written` carries the path of what was written."""

    written = Signal(object)

    def __init__(self, exporter: Exporter[Any], appearance: Appearance, settings: Settings, parent: QWidget) -> None:
        super().__init__("export", QCoreApplication.translate("ExportDialog", "Export"), parent)
        self._settings = settings
        self._printer: QPrinter | None = None
        """What the pages are printed by, where no file is written."""
        self._exporter = exporter
        self.options = exporter.choices
        self.preview = ExportPreview(appearance, exporter.paint_preview)
        self.destination = Destination()
        self.summary = keep_room(label(role="caption", name="exportSummary", wrap=True))
        named(self.status, accessible=self.tr("Export status"), role="figure")
        named(self.bar, accessible=self.tr("Export progress"))
        self.main_button.setText(self.tr("&Export"))
        self.main_button.setToolTip(key_tip(self.tr("Export the file"), *KEYS["confirm"]))
        self.cancel_button.setToolTip(key_tip(self.tr("Cancel the export, or close the dialog"), *KEYS["stop"]))
        self.open_button = button(self.tr("Open"), "exportOpen", self.tr("Open what was exported"), self._open)
        tip = self.tr("Open the folder that it is in")
        self.folder_button = button(self.tr("Show in folder"), "exportShowFolder", tip, self._open)
        tip = key_tip(self.tr("Print the pages of the PDF"), *KEYS["print"])
        self.print_button = button(self.tr("Print…"), "exportPrint", tip, self.print)
        self.print_button.setShortcut(KEYS["print"][0])
        self.print_button.setVisible(self.options.format.findData(Format.PDF) >= 0)
        self._lay_out()
        self.options.changed.connect(self._follow_choice)
        self.destination.changed.connect(self._show_destination)
        self.preview.runner.failed.connect(self.tell_failure)
        self._restore()

    @property
    def request(self) -> FileRequest:
        """The export that is chosen."""
        return self.options.request(self.destination.path, self.font())

    @Slot()
    def begin(self) -> None:
        """Write the file that is chosen."""
        self._printer = None
        self._start()

    @Slot()
    def print(self) -> None:
        """Let a person choose a printer for the pages of a PDF, which are what the preview shows then."""
        self.options.choose(Format.PDF)
        try:
            # only here: few need it, and some have it not
            from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
        except ImportError:
            self.tell(self.tr("Printing is not available here: a part of Qt is missing. Export a PDF instead."))
            return
        self._printer = QPrinter()
        self._printer.setResolution(PRINT_DPI)
        self._printer.setDocName(self.request.title)
        if not QPrinterInfo.availablePrinterNames():  # Qt prints to a file then, and has no name for it everywhere
            self._printer.setOutputFileName(str(self.destination.path))
        self._printer.setPageLayout(page_layout(self._exporter.orientation))
        dialog = named(QPrintDialog(self._printer, self), "printDialog")
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange, False)
        connect_slot(dialog, "finished(int)", dialog, "deleteLater()")
        dialog.open(self, SLOT("_start()"))  # pyright: ignore[reportArgumentType] (its stub asks for bytes)

    @Slot()
    def _start(self) -> None:
        self._running = self.request
        self.work(partial(self._exporter.write, self._running, self._printer))

    def done(self, result: int) -> None:
        """Let no preview outlive the dialog."""
        self.preview.runner.close()
        super().done(result)

    def _restore(self) -> None:
        self.options.choose(self._settings.value(EXPORT_FORMAT))
        folder = existing_folder(self._settings.value(EXPORT_FOLDER), usual_folder())
        self._running = self.request
        """What is written, or was written last."""
        self.destination.suggest(self._running, folder)
        self._follow_choice()
        self.show_busy(False)
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
        self.tell("")
        self._show_choice()

    @Slot()
    def _show_destination(self) -> None:
        self.main_button.setEnabled(self.destination.names_file and not self.runner.busy)

    def show_busy(self, busy: bool) -> None:
        """While it is written, nothing else can be chosen."""
        super().show_busy(busy)
        if busy:
            self.cancel_button.setFocus()
        for part in (self.options, self.destination, self.print_button):
            part.setEnabled(not busy)
        self._show_destination()
        self.summary.setVisible(not busy)

    def tell_progress(self, done: int, total: int) -> None:
        """Say how much is done."""
        self.tell(self._exporter.progress(done, total))

    def finish(self, answer: Path) -> None:
        """Tell what was written, and offer it."""
        if self._printer is not None:
            self.tell(self.tr("Sent to the printer"))
            return
        size = sum(map(file_size, answer.iterdir() if answer.is_dir() else [answer]))
        self._remember(self._running)
        self.tell(written_sentence(self._running, size), written=True)
        self.destination.follow(self._running)
        self.destination.rest_at(answer)
        self.cancel_button.setFocus()
        self.written.emit(answer)

    def cancelled_sentence(self) -> str:
        """Say that there is nothing of it."""
        if self._printer is None:
            return self.tr("Cancelled; nothing was written.")
        return self.tr("Cancelled; nothing was printed.")

    def tell(self, sentence: str, *, written: bool = False) -> None:
        """Say how it goes; what was `written` can be opened."""
        self.status.setText(as_sentence(sentence))
        for offered in (self.open_button, self.folder_button):
            offered.setVisible(written)

    @Slot()
    def _open(self) -> None:
        """Open what was written, or its folder."""
        written = self._running.path
        path = written.parent if self.sender() is self.folder_button else written
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            self.tell(self.tr("This system has no program to open {name}.").format(name=path.name))

    def _lay_out(self) -> None:
        choices = column(self.options, self.summary, 1, spacing=10)
        above = row(self.preview, (choices, 1), spacing=18)
        told = row((self.status, 1), self.open_button, self.folder_button, spacing=8)
        self.buttons.insertWidget(0, self.print_button)
        column((above, 1), self.destination, self.bar, told, self.buttons, spacing=12, margins=18, parent=self)
        resize_at_first(self, QSize(660, 500))
