"""Printed pages: a PDF with the pictures side by side, or one on a page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from app.export.contact_sheet import CAPTION, GAP, PictureGrid, paint_entry, write_line
from app.export.picture import ImageCache
from app.export.request import Arrangement, ExportRequest
from app.ui.look.theme import LIGHT

PAPER = QPageSize(QPageSize.PageSizeId.A4)
MARGIN_MM = 12.0
UNITS_PER_INCH = 96
PRINT_DPI = 300
HEAD, FOOT = 34.0, 22.0
"""The room for the title above the pictures and for the number of the page below, in units."""


def write_pdf(request: ExportRequest) -> Iterator[bytes | None]:
    """Make a PDF; yields None after each picture, and at last the file. Paper is white in every theme."""
    request = replace(request, theme=request.theme._replace(text=LIGHT.text))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = _writer(buffer, request)
    painter = QPainter(writer)
    try:
        painter.scale(PRINT_DPI / UNITS_PER_INCH, PRINT_DPI / UNITS_PER_INCH)
        yield from _paint_pages(painter, writer, request)
    finally:
        painter.end()
    yield bytes(buffer.data().data())


def pages_of(request: ExportRequest) -> int:
    """The number of pages of the PDF."""
    return _Pages(request, _page_size()).count


def _writer(buffer: QBuffer, request: ExportRequest) -> QPdfWriter:
    writer = QPdfWriter(buffer)
    writer.setTitle(request.subject.title)
    writer.setCreator("Huarong Knight")
    writer.setResolution(PRINT_DPI)
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    writer.setPageLayout(QPageLayout(PAPER, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter))
    return writer


def _paint_pages(painter: QPainter, writer: QPdfWriter, request: ExportRequest) -> Iterator[None]:
    paper = _page_size()
    pages = _Pages(request, paper)
    picture_cache = ImageCache(PRINT_DPI / UNITS_PER_INCH)
    for number in range(1, pages.count + 1):
        if number > 1:
            writer.newPage()
        _write_margins(painter, request, paper, number, pages.count)
        for position, place in pages.pictures(number):
            paint_entry(painter, request, place, position, picture_cache)
            yield


def _page_size() -> QSizeF:
    """The size of the printable area, in units."""
    paper = PAPER.sizePoints()
    margin = 2 * MARGIN_MM / 25.4 * UNITS_PER_INCH
    points = UNITS_PER_INCH / 72
    return QSizeF(paper.width() * points - margin, paper.height() * points - margin)


class _Pages:
    """How the pictures are spread over pages, which are numbered from 1."""

    def __init__(self, request: ExportRequest, paper: QSizeF) -> None:
        self._positions = request.positions
        columns = _columns(len(self._positions) if request.arrangement is Arrangement.SHEET else 1)
        proportion = request.subject.picture.proportion
        width, rows = _fitted(columns, proportion, paper)
        left = (paper.width() - columns * width - (columns - 1) * GAP * width) / 2
        self._grid = PictureGrid(QPointF(left, HEAD), columns, width, proportion)
        self._on_one = columns * rows
        self.count = -(-len(self._positions) // self._on_one)

    def pictures(self, number: int) -> list[tuple[int, QRectF]]:
        """The positions on a page, with their rectangles."""
        shown = self._positions[(number - 1) * self._on_one : number * self._on_one]
        return [(position, self._grid.place(place)) for place, position in enumerate(shown)]


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
