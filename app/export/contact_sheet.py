"""Many pictures side by side, each with its caption below: a contact sheet."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, sqrt

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from app.export.picture import PictureCache
from app.export.request import ExportRequest
from app.ui.look.theme import Theme
from app.ui.painting.text import MIDDLE, START, write

GAP = 0.07
"""Between two pictures, as a share of the width of one."""
TEXT = 0.062
"""How high captions are, likewise."""
LARGEST_CAPTION = 17.0
"""How high they are at most, in pixels."""
CAPTION = 0.13
"""The room for a caption, likewise."""
TITLE = 0.34
"""The room for the title above, likewise."""
SHAPE = 1.4
"""How wide a sheet is for its height, about."""


@dataclass(frozen=True)
class PictureGrid:
    """Places of pictures with room for a caption below each, `columns` in a row, from a corner.

    `width` is that of a picture, `proportion` its height divided by its width.
    """

    corner: QPointF
    columns: int
    width: float
    proportion: float

    @property
    def pitch(self) -> QSizeF:
        """The distance from a picture to the next at its right, and to the next below."""
        return QSizeF(1 + GAP, self.proportion + CAPTION + GAP) * self.width

    def place(self, number: int) -> QRectF:
        """The rectangle of the picture of this number, from 0."""
        row, column = divmod(number, self.columns)
        offset = QPointF(column * self.pitch.width(), row * self.pitch.height())
        return QRectF(self.corner + offset, QSizeF(self.width, self.width * self.proportion))


@dataclass(frozen=True)
class Sheet(PictureGrid):
    """A sheet of `count` pictures with a title above them."""

    count: int

    @classmethod
    def around(cls, count: int, width: float, proportion: float) -> Sheet:
        """Return a sheet about `SHAPE` times as wide as it is high."""
        columns = ceil(sqrt(count * SHAPE * (proportion + CAPTION)))
        corner = QPointF(GAP, TITLE + GAP) * width
        return cls(corner, min(count, columns), width, proportion, count)

    @property
    def size(self) -> QSizeF:
        """The size of the whole sheet, its margins included."""
        rows = ceil(self.count / self.columns)
        return QSizeF(self.corner.x() + self.columns * self.pitch.width(), self.corner.y() + rows * self.pitch.height())


def paint_entry(
    painter: QPainter, request: ExportRequest, place: QRectF, position: int, picture_cache: PictureCache
) -> None:
    """Paint one position with its caption below."""
    subject = request.subject
    subject.picture.scene(place, request.theme, request.font, picture_cache).paint(painter, float(position))
    if position < len(subject.captions):
        line = QRectF(place.left(), place.bottom(), place.width(), CAPTION * place.width())
        write_line(painter, request, line, subject.captions[position], min(LARGEST_CAPTION, TEXT * place.width()))


def paint_title(painter: QPainter, request: ExportRequest, sheet: Sheet) -> None:
    """Write the title above the pictures."""
    gap = GAP * sheet.width
    line = QRectF(gap, gap, sheet.size.width() - 2 * gap, (TITLE - GAP) * sheet.width)
    write_line(painter, request, line, request.subject.title, 0.13 * sheet.width, START)


def write_line(
    painter: QPainter,
    request: ExportRequest,
    line: QRectF,
    text: str,
    pixels: float,
    anchor: float = MIDDLE,
) -> None:
    """Write a text into a line, shortened to fit; for the `anchor` see `write`."""
    font = QFont(request.font)
    font.setPixelSize(max(1, round(pixels)))
    fitting = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, line.width())
    place = QPointF(line.left() + anchor * line.width(), line.center().y())
    write(painter, place, fitting, font, request.theme.text, anchor)


def fill(painter: QPainter, size: QSizeF, theme: Theme) -> None:
    """Fill the ground with the colour of the theme's window."""
    painter.fillRect(QRectF(QPointF(), size), QColor(theme.window))
