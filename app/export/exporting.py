"""Exporting: a generator like those of searches, so that the same runner runs and stops it.

Each yield comes after a picture. When the generator is closed in between, no file is left behind.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPagedPaintDevice, QPaintDevice

from app.export.contact_sheet import Sheet, fill, paint_entry, paint_title
from app.export.moving_pictures import Frames, GifFormat, WebpFormat, changes, frames_of, palette_of, write_moving
from app.export.paper import pages_of, print_pages, write_pdf
from app.export.picture import ImageCache, PictureCache, SvgSymbols
from app.export.request import ExportRequest, Format, StillArrangement
from app.ui.files import atomic_file, atomic_folder, png
from app.ui.look.theme import Theme
from app.ui.painting.drawing import smooth_painter
from app.ui.painting.svg_device import SvgDevice
from solvers.documents import json_text
from solvers.search import Progress, Search, last_answer

if TYPE_CHECKING:
    from PIL.Image import Image


def frames(request: ExportRequest, moments: Sequence[float]) -> Iterator[QImage]:
    """The picture at one moment after another."""
    size = QSize(request.width, request.height)
    scene = request.subject.picture.film(QSizeF(size), request.theme, request.font)
    for moment in moments:
        image = blank(size, request.theme)
        with smooth_painter(image) as painter:
            scene.paint(painter, moment)
        yield image


def blank(size: QSize, theme: Theme) -> QImage:
    """An image in the colour of the theme's window."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.window))
    return image


def as_pillow(image: QImage) -> Image:
    """The image as one of Pillow's, which is loaded for it."""
    from PIL import Image

    rgb = image.convertToFormat(QImage.Format.Format_RGB888)
    size = rgb.width(), rgb.height()
    return Image.frombuffer("RGB", size, bytes(rgb.constBits()), "raw", "RGB", rgb.bytesPerLine(), 1)


PALETTE_SAMPLES = 5
"""From how many frames the colours of a GIF are chosen."""


def export(request: ExportRequest, printer: QPagedPaintDevice | None = None) -> Search[Path]:
    """Write what is asked for, or print the pages of a PDF.

    `Progress.depth` counts what is done and `frontier` what is left to do.
    """
    count = steps_of(request)
    yield Progress(0, 0, count)
    with closing(_write(request) if printer is None else print_pages(printer, request)) as pictures:
        for done, _ in enumerate(pictures, 1):
            yield Progress(min(done, count), done, max(0, count - done))
    yield Progress(count, count)
    return (yield from last_answer(request.path, count))


def steps_of(request: ExportRequest) -> int:
    """How many pictures have to be made."""
    if request.format.moving:
        return len(frames_of(request))
    if request.format is Format.PDF and request.arrangement is StillArrangement.READING:
        return pages_of(request)
    return len(request.positions) if request.format.painted else 1


def text_of(request: ExportRequest) -> str:
    """What is written into a file that is no picture."""
    if request.format is Format.TEXT:
        return request.subject.make_text()
    assert request.subject.make_document is not None
    return json_text(request.subject.make_document())


def _write(request: ExportRequest) -> Generator[None, None, None]:
    if request.makes_folder:
        yield from _folder_of_pngs(request)
        return
    match request.format:
        case Format.TEXT | Format.JSON | Format.GRAPHML | Format.CSV:
            content = iter([text_of(request).encode()])
        case Format.PDF:
            content = write_pdf(request)
        case Format.SVG:
            content = _svg(request)
        case Format.PNG:
            content = _png_sheet(request) if request.arrangement is StillArrangement.SHEET else _png(request)
        case Format.GIF | Format.WEBP:
            yield from _moving(request)
            return
    yield from _file(request.path, content)


def _file(path: Path, content: Iterator[bytes | None]) -> Iterator[None]:
    """Write a file whose content comes at last, after a None for each picture."""
    made = b""
    for part in content:
        made = part or made
        yield
    with atomic_file(path) as file:
        file.write(made)


def _png(request: ExportRequest) -> Iterator[bytes]:
    (image,) = frames(request, [float(request.last)])
    yield png(image)


def _png_sheet(request: ExportRequest) -> Iterator[bytes | None]:
    sheet = _sheet(request)
    image = blank(sheet.size.toSize(), request.theme)
    yield from _paint_sheet(image, request, sheet, ImageCache())
    yield png(image)


def _paint_sheet(
    device: QPaintDevice, request: ExportRequest, sheet: Sheet, picture_cache: PictureCache
) -> Iterator[None]:
    """Paint a sheet; yields after each picture."""
    with smooth_painter(device) as painter:
        fill(painter, sheet.size, request.theme)
        paint_title(painter, request, sheet)
        for number, position in enumerate(request.positions):
            paint_entry(painter, request, sheet.place(number), position, picture_cache)
            yield


def _folder_of_pngs(request: ExportRequest) -> Iterator[None]:
    positions, before = request.positions, request.subject.numbered_from
    digits = len(str(before + positions[-1]))
    with atomic_folder(request.path) as folder:
        for position, image in zip(positions, frames(request, [float(one) for one in positions]), strict=True):
            (folder / f"{before + position:0{digits}}.png").write_bytes(png(image))
            yield


def _svg(request: ExportRequest) -> Iterator[bytes | None]:
    device, picture_cache = SvgDevice(), SvgSymbols()
    if request.arrangement is StillArrangement.SHEET:
        sheet = _sheet(request)
        size = sheet.size
        yield from _paint_sheet(device, request, sheet, picture_cache)
    else:
        size = QSizeF(request.width, request.height)
        scene = request.subject.picture.scene(QRectF(QPointF(), size), request.theme, request.font, picture_cache)
        with smooth_painter(device) as painter:
            fill(painter, size, request.theme)
            scene.paint(painter, float(request.last))
    yield device.document(size, request.subject.title).encode()


def _moving(request: ExportRequest) -> Iterator[None]:
    shown = frames_of(request)
    images = (as_pillow(image) for image in frames(request, [frame.moment for frame in shown]))
    timed = ((image, frame.milliseconds) for image, frame in zip(images, shown, strict=True))
    with atomic_file(request.path) as file:
        if request.format is Format.WEBP:
            form = WebpFormat()
        else:
            form = GifFormat(palette_of([as_pillow(image) for image in frames(request, _samples(shown))]))
        yield from write_moving(file, form, changes(timed, form.grid))


def _samples(shown: Frames) -> list[float]:
    """Moments spread over the whole."""
    last = len(shown) - 1
    return sorted({shown.frame(last * number // (PALETTE_SAMPLES - 1)).moment for number in range(PALETTE_SAMPLES)})


def _sheet(request: ExportRequest) -> Sheet:
    return Sheet.around(len(request.positions), request.width, request.subject.picture.proportion)
