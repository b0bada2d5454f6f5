"""Exporting a map: a search, so that a runner runs and stops it. Nothing is left behind when it is stopped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPagedPaintDevice, QPageLayout, QPainter

from app.export.dialog import Exporter
from app.export.paper import page_size
from app.export.picture import ImageCache
from app.export.preview import PreviewSize, write_lines
from app.export.request import Format
from app.klotski.board.track import KlotskiTrack
from app.klotski.export_subject import KlotskiPicture
from app.klotski.state_space.export.film import write_film
from app.klotski.state_space.export.options import MapExportOptions
from app.klotski.state_space.export.page import paint_lines, paint_page, print_page, write_pdf
from app.klotski.state_space.export.request import MapRequest, MapSubject
from app.klotski.state_space.export.words import progress_sentence, summary
from app.klotski.state_space.view.rendering import image_of
from app.ui.files import atomic_file
from app.ui.look.theme import Appearance
from solvers.klotski.state_space.graph_files import write_csv, write_graphml
from solvers.klotski.state_space.light import LightPicture, MapTransform
from solvers.klotski.state_space.picture import MARGIN, USUAL_WIDTH, view_of, write_png, write_svg
from solvers.search import Progress, Search, last_answer

WHOLE = 1000
"""The work is told in so many parts."""
PREVIEW_BYTES = 6000
"""So much of a text is made for its first lines."""


def map_exporter(subject: MapSubject, appearance: Appearance) -> Exporter[MapRequest]:
    """The export of a map."""
    return Exporter(
        choices=MapExportOptions(subject, appearance),
        write=export_map,
        paint_preview=paint_preview,
        summary=summary,
        progress=progress_sentence,
        orientation=QPageLayout.Orientation.Landscape,
    )


def export_map(request: MapRequest, printer: QPagedPaintDevice | None = None) -> Search[Path]:
    """Write what is asked for, or print the page of a PDF.

    `Progress.depth` and `frontier` are parts of the work done and left.
    """
    yield Progress(0, 0, WHOLE)
    with atomic_file(request.path) if printer is None else nullcontext(BytesIO()) as file:
        for share in _write(file, request) if printer is None else print_page(printer, request):
            done = round(share * WHOLE)
            yield Progress(done, done, WHOLE - done)
    return (yield from last_answer(request.path, WHOLE))


def _write(file: BinaryIO, request: MapRequest) -> Iterator[float]:
    subject = request.subject
    match request.format:
        case Format.PNG:
            view = view_of(subject.drawing, request.width, request.height)
            return write_png(file, subject.drawing, subject.shades, request.look, view)
        case Format.SVG:
            view = view_of(subject.drawing, request.width, request.height)
            return write_svg(file, subject.drawing, subject.shades, request.look, view, request.title)
        case Format.PDF:
            return _write_pdf(file, request)
        case Format.GRAPHML:
            return write_graphml(file, subject.space, subject.drawing)
        case Format.CSV:
            return write_csv(file, subject.space, subject.drawing)
        case _:
            return write_film(file, request)


def _write_pdf(file: BinaryIO, request: MapRequest) -> Iterator[float]:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    yield from write_pdf(buffer, request)
    file.write(buffer.data().data())


def paint_preview(painter: QPainter, request: MapRequest, size: PreviewSize) -> Iterator[object]:
    """Paint what the file will be like, a little at each `next`."""
    match request.format:
        case Format.GRAPHML | Format.CSV:
            text = BytesIO()
            for _ in _write(text, request):
                yield
                if text.tell() > PREVIEW_BYTES:
                    break
            write_lines(painter, text.getvalue()[:PREVIEW_BYTES].decode(errors="ignore"), request.theme, size.room)
        case Format.PDF:
            page = page_size().transposed()
            scale = min(size.room.width() / page.width(), size.room.height() / page.height())
            painter.translate(0, (size.room.height() - page.height() * scale) / 2)
            painter.scale(scale, scale)
            yield from paint_page(painter, request)
        case Format.SVG:
            place = _place(request, size)
            painter.fillRect(place, QColor(*request.look.ground))
            yield from paint_lines(painter, request, request.look, place)
        case Format.PNG:
            yield from _paint_light(painter, request, _place(request, size), size.ratio)
        case _:
            yield from _paint_beginning_of_film(painter, request, size)


def _paint_beginning_of_film(painter: QPainter, request: MapRequest, size: PreviewSize) -> Iterator[None]:
    whole, layout = _place(request, size), request.film_layout
    scale = whole.width() / request.width
    painter.fillRect(whole, QColor(*request.look.ground))
    if layout.board is not None:
        place = _scaled(layout.board, scale).translated(whole.topLeft())
        picture, picture_cache = KlotskiPicture(KlotskiTrack(request.subject.space.layout)), ImageCache(size.ratio)
        picture.scene(place, request.theme, request.font, picture_cache).paint(painter, 0.0)
    yield from _paint_light(painter, request, _scaled(layout.map, scale).translated(whole.topLeft()), size.ratio)


def _scaled(rect: QRect, scale: float) -> QRectF:
    return QRectF(QPointF(rect.topLeft()) * scale, QSizeF(rect.size()) * scale)


def _paint_light(painter: QPainter, request: MapRequest, place: QRectF, ratio: float) -> Iterator[None]:
    subject = request.subject
    pixels = (place.size() * ratio).toSize().expandedTo(QSize(1, 1))
    width = pixels.width()
    view = MapTransform.fitting(subject.drawing, width, pixels.height(), MARGIN * width, width / USUAL_WIDTH)
    light = LightPicture(pixels.width(), pixels.height())
    yield from light.draw(subject.drawing, subject.shades, view)
    painter.drawImage(place.topLeft(), image_of(light.image(request.look, dimmed=False), ratio))


def _place(request: MapRequest, size: PreviewSize) -> QRectF:
    """Where the picture is in the room of a preview."""
    shape = QSizeF(request.width, request.height).scaled(size.room, Qt.AspectRatioMode.KeepAspectRatio)
    corner = QPointF(size.room.width() - shape.width(), size.room.height() - shape.height()) / 2
    return QRectF(corner, shape)
