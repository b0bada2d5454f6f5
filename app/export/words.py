"""What the export dialog says of formats, of the file to be written, and of its progress."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from app.export.contact_sheet import Sheet
from app.export.exporting import steps_of
from app.export.moving_pictures import frames_of
from app.export.paper import pages_of
from app.export.request import Arrangement, ExportRequest, Format
from app.ui.words.numbers import duration, grouped


def format_title(form: Format) -> str:
    """What a format is called, and what it is good for."""
    return {
        Format.PNG: QCoreApplication.translate("Export", "PNG picture"),
        Format.SVG: QCoreApplication.translate("Export", "SVG drawing"),
        Format.PDF: QCoreApplication.translate("Export", "PDF for printing"),
        Format.GIF: QCoreApplication.translate("Export", "Animated GIF"),
        Format.WEBP: QCoreApplication.translate("Export", "Animated WebP"),
        Format.TEXT: QCoreApplication.translate("Export", "Text"),
        Format.JSON: QCoreApplication.translate("Export", "JSON, to be opened again"),
    }[form]


def arrangement_title(arrangement: Arrangement, form: Format) -> str:
    """What an arrangement is called in a format."""
    if arrangement is Arrangement.ONE:
        return QCoreApplication.translate("Export", "One picture")
    if arrangement is Arrangement.SHEET:
        return QCoreApplication.translate("Export", "All steps side by side")
    if form is Format.PDF:
        return QCoreApplication.translate("Export", "A page for each step")
    return QCoreApplication.translate("Export", "A file for each step")


def summary(request: ExportRequest) -> str:
    """What the file will be, in a few words."""
    match request.format:
        case Format.TEXT | Format.JSON:
            return ""
        case Format.GIF | Format.WEBP:
            frames = frames_of(request)
            text = QCoreApplication.translate("Export", "{frames} frames, {time}, {size} pixels")
            return text.format(frames=grouped(len(frames)), time=duration(frames.seconds), size=_size(request))
        case Format.PDF:
            pages = pages_of(request)
            one = QCoreApplication.translate("Export", "1 page, A4")
            text = QCoreApplication.translate("Export", "{pages} pages, A4")
            return one if pages == 1 else text.format(pages=grouped(pages))
        case Format.PNG | Format.SVG:
            return _pictures(request)


def written_sentence(request: ExportRequest, size: int) -> str:
    """That the file is written, and how large it is."""
    text = QCoreApplication.translate("Export", "Written: {name}, {size}")
    return text.format(name=request.path.name, size=QLocale().formattedDataSize(size, 1))


def progress_sentence(done: int, count: int) -> str:
    """How far an export is."""
    text = QCoreApplication.translate("Export", "Picture {done} of {count}")
    return text.format(done=grouped(done), count=grouped(count))


def _pictures(request: ExportRequest) -> str:
    count = steps_of(request)
    one = QCoreApplication.translate("Export", "{size} pixels")
    if request.arrangement is Arrangement.ONE:
        return one.format(size=_size(request))
    text = QCoreApplication.translate("Export", "{count} pictures, {size} pixels")
    if request.arrangement is Arrangement.EACH:
        return text.format(count=grouped(count), size=_size(request))
    whole = Sheet.around(count, request.width, request.subject.picture.proportion).size.toSize()
    return text.format(count=grouped(count), size=f"{whole.width()} × {whole.height()}")


def _size(request: ExportRequest) -> str:
    return f"{request.width} × {request.height}"
