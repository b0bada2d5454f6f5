"""What an export will look like: its first picture, the first few of a sheet, its first page, or its first lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Slot
from PySide6.QtGui import QColor, QFontDatabase, QFontMetricsF, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.export.contact_sheet import Sheet, paint_entry
from app.export.exporting import text_of
from app.export.paper import paint_first_page
from app.export.picture import ImageCache
from app.export.request import ExportRequest, FileRequest, Format, StillArrangement
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.ui.look.fonts import TEXT_FAMILY
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import draw_rounded, smooth_painter, transparent_image
from app.ui.widgets.shorthand import named
from solvers.search import Found, Progress, Search, last_answer

MOST_SHOWN = 12
"""How many pictures of a sheet are shown."""
NATURAL_WIDTH = 180.0
"""Of a picture of a sheet as it will be printed, about, in pixels: what has a smallest size keeps its proportion."""
EDGE = 8.0
MOST_WRITTEN = 20_000
"""Of how many steps a text is made for its first lines alone."""
TEXT_SIZE, MOST_LINES = 10.0, 80
"""How high the text of a preview is, in pixels, and how many lines it has at most."""


@dataclass(frozen=True)
class PreviewSize:
    """The room for a preview in units of the painter, and how many pixels each has."""

    room: QSizeF
    ratio: float


PaintPreview = Callable[[QPainter, Any, PreviewSize], Iterator[object]]
"""Paints the beginning of an export, a little at each `next`, in any thread."""


def preview_image(paint: PaintPreview, request: FileRequest, size: PreviewSize) -> Search[QImage]:
    """Paint the beginning of an export, as a search in any thread; finds the image."""
    image = transparent_image(size.room, size.ratio)
    with smooth_painter(image) as painter:
        yield Progress(0, 0)
        for _ in paint(painter, request, size):
            yield Progress(0, 0)
    return (yield from last_answer(image))


def paint_preview(painter: QPainter, request: ExportRequest, size: PreviewSize) -> Iterator[object]:
    """Paint the beginning of an export of what a page shows; yields after each picture."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if request.format is Format.PDF:
        yield from paint_first_page(painter, request, QRectF(QPointF(), size.room), size.ratio)
    elif request.format.painted or request.subject.picture.length > MOST_WRITTEN:
        yield from _paint_pictures(painter, request, size)
    else:
        write_lines(painter, text_of(request), request.theme, size.room)


def write_lines(painter: QPainter, text: str, theme: Theme, room: QSizeF) -> None:
    """Write the first lines of a text; what does not fit is cut off at the edge."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setFamilies([*font.families(), TEXT_FAMILY])
    font.setPixelSize(round(TEXT_SIZE))
    painter.setFont(font)
    painter.setPen(QColor(theme.text))
    metrics = QFontMetricsF(font)
    for number, line in enumerate(islice(text.splitlines(), MOST_LINES)):
        if (number + 1) * metrics.lineSpacing() <= room.height():
            painter.drawText(QPointF(0, number * metrics.lineSpacing() + metrics.ascent()), line)


def _paint_pictures(painter: QPainter, request: ExportRequest, size: PreviewSize) -> Iterator[None]:
    positions, room, picture_cache = request.positions, size.room, ImageCache(size.ratio)
    sheet = not request.format.moving and request.arrangement is StillArrangement.SHEET
    if not sheet or len(positions) == 1:
        place = _fitted(QRectF(QPointF(), room), request.subject.picture.proportion)
        scene = request.subject.picture.scene(place, request.theme, request.font, picture_cache)
        scene.paint(painter, float(positions[0]))
        return
    shown = positions[:MOST_SHOWN]
    layout = Sheet.around(len(shown), NATURAL_WIDTH, request.subject.picture.proportion)
    whole = _fitted(QRectF(QPointF(), room), layout.size.height() / layout.size.width())
    painter.translate(whole.topLeft())
    painter.scale(whole.width() / layout.size.width(), whole.width() / layout.size.width())
    for number, position in enumerate(shown):
        paint_entry(painter, request, layout.place(number), position, picture_cache)
        yield


class ExportPreview(QWidget):
    """Shows the beginning of an export, as soon as it is painted in another thread."""

    def __init__(self, appearance: Appearance, paint: PaintPreview = paint_preview) -> None:
        super().__init__()
        named(self, "exportPreview", self.tr("Preview"))
        self.setMinimumSize(240, 300)
        self.image = QImage()
        """What is shown, without the frame around it; null until the first is painted."""
        self._appearance = appearance
        self._paint = paint
        self._request: FileRequest | None = None
        self._asked: tuple[FileRequest, PreviewSize] | None = None
        self.runner = SearchRunner(self, answered=self._show_image)

    def sizeHint(self) -> QSize:
        """Large enough to tell the pieces apart."""
        return QSize(260, 340)

    def show_request(self, request: FileRequest) -> None:
        """Preview another export."""
        self._request = request
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture in the middle, on the ground that it will have."""
        self._have_painted()
        with smooth_painter(self) as painter:
            draw_rounded(
                painter,
                QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5),
                8,
                self._ground(),
                self._appearance.theme.border,
            )
            size = QSizeF(self.image.size()) / self.image.devicePixelRatio()
            corner = QRectF(self.rect()).center() - QPointF(size.width(), size.height()) / 2
            painter.drawImage(corner, self.image)

    def _have_painted(self) -> None:
        """Have the image painted for the export and the size that there are now, unless that is done or under way."""
        if self._request is None:
            return
        room = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE).size()
        asked = self._request, PreviewSize(room, self.devicePixelRatioF())
        if asked != self._asked:
            self._asked = asked
            self.runner.start(partial(preview_image, self._paint, *asked))

    @Slot(object)
    def _show_image(self, report: Report[Found[QImage]]) -> None:
        self.image = report.event.answer
        self.update()

    def _ground(self) -> str:
        if self._request is None:
            return self._appearance.theme.window
        return "#ffffff" if self._request.format == "pdf" else self._request.theme.window


def _fitted(room: QRectF, proportion: float) -> QRectF:
    """The largest rectangle of a proportion in the middle of a room."""
    width = min(room.width(), room.height() / proportion)
    size = QSizeF(width, width * proportion)
    return QRectF(room.center() - QPointF(size.width(), size.height()) / 2, size)
