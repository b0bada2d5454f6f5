"""Printed pages: a PDF to read from, or with the pictures side by side, or with one on each page."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from app.export.contact_sheet import CAPTION, GAP, PictureGrid, paint_entry, write_line
from app.export.picture import ImageCache, PictureCache
from app.export.request import ExportRequest, StillArrangement
from app.ui.look.theme import LIGHT
from app.ui.painting.line_parts import Inks, PartColumns
from app.ui.painting.text import figures

PAPER = QPageSize(QPageSize.PageSizeId.A4)
MARGIN_MM = 12.0
UNITS_PER_INCH = 96
PRINT_DPI = 300
HEAD, FOOT = 34.0, 22.0
"""The room for the title above the pictures and for the number of the page below, in units."""
LINE_SIZE, LINE_PITCH = 12.5, 18.0
"""How high the text of a line is, and how far it is to the next, in units of the paper."""
COLUMN_GAP = 26.0
"""Between two columns of lines, in units."""
SHARE = 0.58
"""The part of a page that a picture takes at most where lines follow below it."""
BETWEEN = 16.0
"""Between a picture and what follows, in units."""


def write_pdf(request: ExportRequest) -> Iterator[bytes | None]:
    """Make a PDF; yields None after each picture, and at last the file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = pdf_writer(buffer, request.title, QPageLayout.Orientation.Portrait, PRINT_DPI)
    yield from print_pages(writer, request)
    yield bytes(buffer.data().data())


def print_pages(device: QPagedPaintDevice, request: ExportRequest) -> Generator[None, None, None]:
    """Paint the pages on what prints them or makes a PDF of them; yields after each picture."""
    paper = Paper(request)
    with page_painter(device, page_size()) as painter:
        picture_cache = ImageCache(painter.transform().m11())
        for number in range(1, paper.count + 1):
            if number > 1:
                device.newPage()
            yield from paper.paint(painter, number, picture_cache)


@contextmanager
def page_painter(device: QPagedPaintDevice, size: QSizeF) -> Iterator[QPainter]:
    """Paints pages in units, of this size; smaller where the paper has less room. A printer prints no part of them."""
    painter = QPainter(device)
    try:
        room = device.pageLayout().paintRect(QPageLayout.Unit.Inch).size() * UNITS_PER_INCH
        scale = min(1.0, room.width() / size.width(), room.height() / size.height())
        scale *= device.logicalDpiX() / UNITS_PER_INCH
        painter.scale(scale, scale)
        yield painter
    except GeneratorExit:
        if hasattr(device, "abort"):
            device.abort()  # pyright: ignore[reportAttributeAccessIssue] (a printer has it)
        raise
    finally:
        painter.end()


def pages_of(request: ExportRequest) -> int:
    """The number of pages of the PDF."""
    return Paper(request).count


def paint_first_page(painter: QPainter, request: ExportRequest, room: QRectF, ratio: float) -> Iterator[None]:
    """Paint the first page as it will be printed, with its margins, in the middle of a room; yields after each picture.

    `ratio` is how many pixels a unit of the painter has.
    """
    printed, margin = page_size(), MARGIN_MM / 25.4 * UNITS_PER_INCH
    whole = printed + QSizeF(2 * margin, 2 * margin)
    scale = min(room.width() / whole.width(), room.height() / whole.height())
    painter.save()
    painter.translate(room.center() - QPointF(printed.width(), printed.height()) * scale / 2)
    painter.scale(scale, scale)
    try:
        yield from Paper(request).paint(painter, 1, ImageCache(scale * ratio))
    finally:
        painter.restore()


class Paper:
    """The pages of an export, numbered from 1. Paper is white in every theme."""

    def __init__(self, request: ExportRequest) -> None:
        self._request = replace(request, theme=request.theme._replace(text=LIGHT.text, muted=LIGHT.muted))
        self._size = page_size()
        room = QRectF(QPointF(), self._size).adjusted(0, HEAD, 0, -FOOT)
        reading = request.arrangement is StillArrangement.READING
        self._pages = ReadingPages(self._request, room) if reading else GridPages(self._request, self._size)
        self.count = self._pages.count
        """How many pages there are."""

    def paint(self, painter: QPainter, number: int, picture_cache: PictureCache) -> Iterator[None]:
        """Paint one page from the origin, title and number included; yields after each picture."""
        _write_margins(painter, self._request, self._size, number, self.count)
        yield from self._pages.paint(painter, number, picture_cache)


def pdf_writer(device: QIODevice, title: str, orientation: QPageLayout.Orientation, dpi: int) -> QPdfWriter:
    """What paints a PDF with this title on a device, with so many dots an inch."""
    writer = QPdfWriter(device)
    writer.setTitle(title)
    writer.setCreator("Huarong Knight")
    writer.setResolution(dpi)
    writer.setPageLayout(page_layout(orientation))
    return writer


def page_layout(orientation: QPageLayout.Orientation) -> QPageLayout:
    """A page with its margins."""
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    return QPageLayout(PAPER, orientation, margins, QPageLayout.Unit.Millimeter)


def page_size() -> QSizeF:
    """The size of the printable area of a page that stands upright, in units."""
    paper = PAPER.sizePoints()
    margin = 2 * MARGIN_MM / 25.4 * UNITS_PER_INCH
    points = UNITS_PER_INCH / 72
    return QSizeF(paper.width() * points - margin, paper.height() * points - margin)


class GridPages:
    """Pictures side by side, or one on each page."""

    def __init__(self, request: ExportRequest, paper: QSizeF) -> None:
        self._request = request
        self._positions = request.positions
        together = request.arrangement is StillArrangement.SHEET
        columns = _columns(len(self._positions) if together else 1)
        proportion = request.subject.picture.proportion
        width, rows = _fitted(columns, proportion, paper)
        left = (paper.width() - columns * width - (columns - 1) * GAP * width) / 2
        self._grid = PictureGrid(QPointF(left, HEAD), columns, width, proportion)
        self._on_one = columns * rows if together else 1
        self.count = -(-len(self._positions) // self._on_one)

    def paint(self, painter: QPainter, number: int, picture_cache: PictureCache) -> Iterator[None]:
        """Paint the pictures of the page of this number, from 1; yields after each."""
        shown = self._positions[(number - 1) * self._on_one : number * self._on_one]
        for place, position in enumerate(shown):
            paint_entry(painter, self._request, self._grid.place(place), position, picture_cache)
            yield


def _columns(count: int) -> int:
    """The number of pictures in a row: few pictures are large, many fit on a page."""
    return next(columns for columns, most in ((1, 1), (2, 4), (3, 12), (4, count)) if count <= most)


def _fitted(columns: int, proportion: float, paper: QSizeF) -> tuple[float, int]:
    """The width of a picture, and how many rows of them a page has."""
    room = paper.height() - HEAD - FOOT
    width = paper.width() / (columns + (columns - 1) * GAP)
    height = proportion + CAPTION + GAP
    rows = int((room + GAP * width) / (height * width))
    return (width, rows) if rows else (room / (height - GAP), 1)


def _write_margins(painter: QPainter, request: ExportRequest, paper: QSizeF, number: int, pages: int) -> None:
    write_line(painter, request, QRectF(0, 0, paper.width(), HEAD * 0.7), request.subject.title, 15)
    if pages > 1:
        line = QRectF(0, paper.height() - FOOT, paper.width(), FOOT)
        write_line(painter, request, line, f"{number} / {pages}", 10)


class ReadingPages:
    """The plates of a subject, each at the top of a page, and its list below the last of them and on further pages."""

    def __init__(self, request: ExportRequest, room: QRectF) -> None:
        """`room` is where a page is painted, in units, between its title and its number."""
        self._request = request
        self._room = room
        self._plates = request.subject.plates
        self._lines = request.subject.captions
        self._first = request.subject.first_listed
        self._columns = PartColumns(self._lines, figures(request.font, LINE_SIZE, QFont.Weight.Normal))

    @cached_property
    def count(self) -> int:
        """How many pages there are."""
        rest = len(self._lines) - self._first - self._on_last_plate
        return len(self._plates) + max(0, -(-rest // self._on_page))

    def paint(self, painter: QPainter, number: int, picture_cache: PictureCache) -> Iterator[None]:
        """Paint the page of this number, from 1; yields after its picture and at its end."""
        if number <= len(self._plates):
            yield from self._paint_plate(painter, number, picture_cache)
        if number == len(self._plates):
            self._paint_lines(painter, self._below, self._first, self._on_last_plate)
        elif number > len(self._plates):
            first = self._first + self._on_last_plate + (number - len(self._plates) - 1) * self._on_page
            self._paint_lines(painter, self._room, first, self._on_page)
        yield

    @property
    def _across(self) -> int:
        """How many columns of lines stand side by side."""
        return max(1, int((self._room.width() + COLUMN_GAP) / (self._columns.width + COLUMN_GAP)))

    @property
    def _on_page(self) -> int:
        return self._across * max(1, int(self._room.height() / LINE_PITCH))

    @property
    def _on_last_plate(self) -> int:
        return self._across * int(self._below.height() / LINE_PITCH)

    @property
    def _below(self) -> QRectF:
        """The room below the last picture and the note."""
        note = LINE_PITCH if self._request.subject.note else 0.0
        top = self._place(len(self._plates)).bottom() + BETWEEN + note
        return QRectF(QPointF(self._room.left(), top), self._room.bottomRight())

    def _place(self, number: int) -> QRectF:
        """Where the picture of this number is on its page; the last leaves room for lines."""
        proportion = self._plates[number - 1].picture.proportion
        height = self._room.height() * (SHARE if number == len(self._plates) else 1.0)
        width = min(self._room.width(), height / proportion)
        return QRectF(self._room.center().x() - width / 2, self._room.top(), width, width * proportion)

    def _paint_plate(self, painter: QPainter, number: int, picture_cache: PictureCache) -> Iterator[None]:
        plate, request, place = self._plates[number - 1], self._request, self._place(number)
        scene = plate.picture.scene(place, request.theme, request.font, picture_cache)
        scene.paint(painter, float(plate.position))
        if number == len(self._plates) and request.subject.note:
            line = QRectF(self._room.left(), place.bottom() + BETWEEN / 2, self._room.width(), LINE_PITCH)
            write_line(painter, request, line, request.subject.note, LINE_SIZE)
        yield

    def _paint_lines(self, painter: QPainter, room: QRectF, first: int, most: int) -> None:
        """Paint so many lines at most, column by column; the columns fill the room from left to right."""
        lines = self._lines[first : first + most]
        rows = max(1, -(-len(lines) // self._across))
        if first + most < len(self._lines):
            rows = max(1, most // self._across)
        theme = self._request.theme
        inks = Inks(QColor(theme.muted), QColor(theme.text))
        pitch = (room.width() + COLUMN_GAP) / self._across
        for number, line in enumerate(lines):
            column, row = divmod(number, rows)
            place = room.topLeft() + QPointF(column * pitch, (row + 0.5) * LINE_PITCH)
            self._columns.paint(painter, place, line, inks)
