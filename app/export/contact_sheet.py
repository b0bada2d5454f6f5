"""Many pictures side by side, each with its caption below: a contact sheet."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, sqrt

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from app.export.picture import PictureCache
from app.export.request import ExportRequest
from app.ui.look.theme import Theme

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
class Sheet:
    """Where `count` pictures of `width` lie, `columns` in a row."""

    count: int
    columns: int
    width: float
    proportion: float

    @classmethod
    def around(cls, count: int, width: float, proportion: float) -> Sheet:
        """A sheet of a pleasing shape."""
        columns = ceil(sqrt(count * SHAPE * (proportion + CAPTION)))
        return cls(count, min(count, columns), width, proportion)

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return ceil(self.count / self.columns)

    @property
    def size(self) -> QSizeF:
        """Of all of it, its margins included."""
        gap = GAP * self.width
        return QSizeF(
            self.columns * (self.width + gap) + gap, TITLE * self.width + self.rows * (self._height + gap) + gap
        )

    def place(self, number: int) -> QRectF:
        """Where the picture of this number lies, from 0."""
        row, column = divmod(number, self.columns)
        gap = GAP * self.width
        corner = QPointF(gap + column * (self.width + gap), TITLE * self.width + gap + row * (self._height + gap))
        return QRectF(corner, QSizeF(self.width, self.width * self.proportion))

    @property
    def _height(self) -> float:
        """Of a picture with its caption."""
        return self.width * (self.proportion + CAPTION)


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
    write_line(painter, request, line, request.subject.title, 0.13 * sheet.width, Qt.AlignmentFlag.AlignLeft)


def write_line(
    painter: QPainter,
    request: ExportRequest,
    line: QRectF,
    text: str,
    pixels: float,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Write a text into a line, shortened to fit."""
    font = QFont(request.font)
    font.setPixelSize(max(1, round(pixels)))
    metrics = QFontMetricsF(font)
    fitting = metrics.elidedText(text, Qt.TextElideMode.ElideRight, line.width())
    spare = line.width() - metrics.horizontalAdvance(fitting)
    left = line.left() + (spare / 2 if alignment is Qt.AlignmentFlag.AlignHCenter else 0.0)
    painter.setFont(font)
    painter.setPen(QColor(request.theme.text))
    painter.drawText(QPointF(left, line.center().y() + metrics.capHeight() / 2), fitting)


def fill(painter: QPainter, size: QSizeF, theme: Theme) -> None:
    """Fill the ground with the colour of the theme's window."""
    painter.fillRect(QRectF(QPointF(), size), QColor(theme.window))
