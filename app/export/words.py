"""What the export dialog says of formats, of the file to be written, and of its progress."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.export.contact_sheet import Sheet
from app.export.exporting import steps_of
from app.export.moving_pictures import frames_of
from app.export.paper import pages_of
from app.export.request import MOST_STEPS, ExportRequest, FileRequest, Format, StillArrangement
from app.ui.words.numbers import data_size, duration, grouped, plural


def format_title(form: Format) -> str:
    """What a format is called, and what it is good for."""
    return {
        Format.PNG: QCoreApplication.translate("Export", "PNG image"),
        Format.SVG: QCoreApplication.translate("Export", "SVG vector image"),
        Format.PDF: QCoreApplication.translate("Export", "PDF for printing"),
        Format.GIF: QCoreApplication.translate("Export", "Animated GIF"),
        Format.WEBP: QCoreApplication.translate("Export", "Animated WebP"),
        Format.TEXT: QCoreApplication.translate("Export", "Plain text"),
        Format.JSON: QCoreApplication.translate("Export", "JSON (can be reopened)"),
        Format.GRAPHML: QCoreApplication.translate("Export", "GraphML for graph programs"),
        Format.CSV: QCoreApplication.translate("Export", "CSV for spreadsheets"),
    }[form]


def arrangement_title(arrangement: StillArrangement, form: Format) -> str:
    """What an arrangement is called in a format."""
    each = QCoreApplication.translate("Export", "One file per step")
    if form is Format.PDF:
        each = QCoreApplication.translate("Export", "One page per step")
    return {
        StillArrangement.ONE: QCoreApplication.translate("Export", "Single image"),
        StillArrangement.SHEET: QCoreApplication.translate("Export", "All steps side by side"),
        StillArrangement.READING: QCoreApplication.translate("Export", "Large picture, then the list of steps"),
        StillArrangement.EACH: each,
    }[arrangement]


def summary(request: ExportRequest) -> str:
    """What the file will be, in a few words, and why there are few formats to choose from."""
    if not request.subject.vast:
        return _file_said(request)
    few = plural("Export", "More than {number} steps are exported as a single PNG image or as text.", MOST_STEPS)
    return "\n".join(filter(None, (_file_said(request), few)))


def _file_said(request: ExportRequest) -> str:
    match request.format:
        case Format.TEXT | Format.JSON | Format.GRAPHML | Format.CSV:
            return ""
        case Format.GIF | Format.WEBP:
            frames = frames_of(request)
            time, size = duration(frames.seconds), _size(request)
            return plural("Export", "{number} frames, {time}, {size} px", len(frames), time=time, size=size)
        case Format.PDF:
            return plural("Export", "{number} pages, A4", pages_of(request))
        case Format.PNG | Format.SVG:
            return _pictures(request)


def written_sentence(request: FileRequest, size: int) -> str:
    """That the file is saved, and how large it is."""
    text = QCoreApplication.translate("Export", "Exported {name} ({size})")
    return text.format(name=request.path.name, size=data_size(size))


def progress_sentence(done: int, count: int) -> str:
    """How far an export is."""
    text = QCoreApplication.translate("Export", "Image {done} of {count}")
    return text.format(done=grouped(done), count=grouped(count))


def _pictures(request: ExportRequest) -> str:
    count = steps_of(request)
    if request.arrangement is StillArrangement.ONE:
        return QCoreApplication.translate("Export", "{size} px").format(size=_size(request))
    if request.arrangement is StillArrangement.EACH:
        return plural("Export", "{number} images, {size} px each", count, size=_size(request))
    whole = Sheet.around(count, request.width, request.subject.picture.proportion).size.toSize()
    return plural("Export", "{number} images, {size} px in all", count, size=f"{whole.width()} × {whole.height()}")


def _size(request: ExportRequest) -> str:
    return f"{request.width} × {request.height}"
