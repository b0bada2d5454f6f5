"""A map on a page of paper: the title, its figures, the drawing in lines, and the scale of its colours."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QIODevice, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from app.export.paper import page_painter, page_size, pdf_writer
from app.klotski.state_space.export.request import MapRequest
from app.klotski.state_space.export.words import scale_ends
from app.klotski.state_space.map_legend import palette_gradient, shade_colour
from app.ui.look.theme import LIGHT
from app.ui.painting.drawing import draw_path, set_inks
from solvers.klotski.state_space.colours import BETWEEN, EXIT_SIDE, START_SIDE, Colouring, MapStyle, look_named
from solvers.klotski.state_space.light import MapTransform
from solvers.klotski.state_space.picture import DECIMALS, USUAL_WIDTH, line_groups, line_width

PRINT_DPI = 600
TITLE, TEXT = 19, 11
"""The height of letters, in units."""
GAP = 10.0
BAR_WIDTH, BAR_HEIGHT = 220.0, 7.0


def write_pdf(device: QIODevice, request: MapRequest) -> Iterator[float]:
    """Write the page; yields the share that is done. Paper is white in every theme."""
    yield from print_page(pdf_writer(device, request.title, QPageLayout.Orientation.Landscape, PRINT_DPI), request)


def print_page(device: QPagedPaintDevice, request: MapRequest) -> Iterator[float]:
    """Paint the page on what prints it or makes a PDF of it; yields the share that is done."""
    with page_painter(device, page_size().transposed()) as painter:
        yield from paint_page(painter, request)


def paint_page(painter: QPainter, request: MapRequest) -> Iterator[float]:
    """Paint the page from the origin, in units; yields the share that is done."""
    size = page_size().transposed()
    below = _write(painter, request, QRectF(0, 0, size.width(), size.height()), request.title, TITLE, LIGHT.text)
    figures = " · ".join(request.subject.figures)
    room = QRectF(0, below + GAP / 2, size.width(), size.height())
    below = _write(painter, request, room, figures, TEXT, LIGHT.muted) + GAP
    scale_top = size.height() - 2 * TEXT
    _paint_scale(painter, request, QPointF(0, scale_top))
    yield from paint_lines(painter, request, look_named(LIGHT.name), QRectF(0, below, size.width(), scale_top - below))


def _write(painter: QPainter, request: MapRequest, room: QRectF, text: str, pixels: int, colour: str) -> float:
    """Write a text into lines from the top of a room; returns where it ends."""
    font = QFont(request.font)
    font.setPixelSize(pixels)
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    painter.setFont(font)
    painter.setPen(QColor(colour))
    needed = QFontMetricsF(font).boundingRect(room, int(flags), text)
    painter.drawText(room, int(flags), text)
    return needed.bottom()


def _paint_scale(painter: QPainter, request: MapRequest, corner: QPointF) -> None:
    """Paint the scale of the colours, with words at both ends."""
    font = QFont(request.font)
    font.setPixelSize(TEXT)
    metrics = QFontMetricsF(font)
    first, last = scale_ends(request.subject)
    line = corner + QPointF(0, metrics.ascent())
    painter.setFont(font)
    painter.setPen(QColor(LIGHT.muted))
    painter.drawText(line, first)
    left = metrics.horizontalAdvance(first) + GAP
    bar = QRectF(left, line.y() - metrics.capHeight() / 2 - BAR_HEIGHT / 2, BAR_WIDTH, BAR_HEIGHT)
    painter.drawText(QPointF(bar.right() + GAP, line.y()), last)
    set_inks(painter, palette_gradient(bar, LIGHT))
    if request.subject.colouring is not Colouring.SIDE:
        painter.drawRect(bar)
        return
    third = QRectF(bar.topLeft(), QSizeF(bar.width() / 3, bar.height()))
    for number, shade in enumerate((EXIT_SIDE, BETWEEN, START_SIDE)):
        painter.setBrush(shade_colour(LIGHT, shade))
        painter.drawRect(third.translated(number * third.width(), 0))


def paint_lines(painter: QPainter, request: MapRequest, look: MapStyle, room: QRectF) -> Iterator[float]:
    """Paint the drawing in lines in the middle of a room; yields the share that is done.

    The lines are opaque: of translucent ones Qt would write the outlines into a PDF, twenty times as long.
    """
    subject = request.subject
    width, height = int(room.width()), int(room.height())
    view = MapTransform.fitting(subject.drawing, width, height, 2.0, width / USUAL_WIDTH)
    pen = QPen(QColor(), line_width(view) * DECIMALS, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    painter.save()
    try:
        painter.translate(room.topLeft())
        painter.scale(1 / DECIMALS, 1 / DECIMALS)
        for group in line_groups(subject.drawing, subject.shades, look, view):
            pen.setColor(QColor(group.colour))
            path = QPainterPath()
            for line in group.lines:
                path.addPolygon(QPolygonF([QPointF(x, y) for x, y in line]))
            draw_path(painter, path, edge=pen)
            yield group.done
    finally:
        painter.restore()
