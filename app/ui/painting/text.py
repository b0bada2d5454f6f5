"""Text in paintings: fonts with figures of one width, text placed at a point, and the colours and fonts of charts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter

from app.ui.look.fonts import tabular
from app.ui.look.theme import Theme

START, MIDDLE, END = 0.0, 0.5, 1.0
"""Which point of a text is at the place where it is written: its left end, its middle, or its right end."""
HUES = (205, 14, 125, 42, 280, 175, 330, 80, 235, 0, 155)
"""The hues of the series of a chart in degrees; neighbours are far apart."""


class ChartStyle(NamedTuple):
    """The colours and fonts of a chart, from a theme and a font whose size is in pixels."""

    theme: Theme
    font: QFont

    @property
    def figures(self) -> QFont:
        """The font of figures and labels."""
        return tabular(self.font)

    @property
    def heading(self) -> QFont:
        """The font of headings."""
        font = QFont(self.font)
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def series(self, number: int) -> QColor:
        """Return the colour of the series with this number."""
        hue = HUES[number % len(HUES)] / 360
        return QColor.fromHslF(hue, 0.38, 0.62 if self.theme.dark else 0.44)


def width_of(text: str, font: QFont) -> float:
    """Return the width of a text in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def widest(texts: Iterable[str], font: QFont) -> float:
    """Return the width of the widest text in pixels, 0 without any."""
    return max((width_of(text, font) for text in texts), default=0.0)


def write(
    painter: QPainter, place: QPointF, text: str, font: QFont, colour: QColor | str, anchor: float = START
) -> None:
    """Write a text whose middle height is at a place; `anchor` is the part of its width that lies left of the place."""
    metrics = QFontMetricsF(font)
    left = place.x() - anchor * metrics.horizontalAdvance(text)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(left, place.y() + (metrics.ascent() - metrics.descent()) / 2), text)


def write_in(
    painter: QPainter,
    rect: QRect | QRectF,
    text: str,
    colour: QColor | str,
    flags: Qt.AlignmentFlag | int = Qt.AlignmentFlag.AlignCenter,
    font: QFont | None = None,
) -> None:
    """Write a text in a rectangle, aligned by flags of Qt, in the painter's font unless another is given."""
    if font is not None:
        painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, flags, text)


def write_line(painter: QPainter, area: QRect, side: Qt.AlignmentFlag, text: str, font: QFont, colour: str) -> int:
    """Write one line at a side of an area, shortened to the width there is; returns the width it takes."""
    metrics = QFontMetrics(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    write_in(painter, area, shown, colour, side | Qt.AlignmentFlag.AlignVCenter, font)
    return metrics.horizontalAdvance(shown)


def write_figures(painter: QPainter, centre: QPointF, text: str, font: QFont, colour: QColor | str) -> None:
    """Write a text with the middle of its figures at a point."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    draw_centred(painter, QFontMetricsF(font), centre, text)


def draw_centred(painter: QPainter, metrics: QFontMetricsF, centre: QPointF, text: str) -> None:
    """Draw a text with the middle of its figures at a point, in the painter's font, whose metrics are given.

    Other than `write`, it changes nothing on the painter, so that the numbers of a large board are drawn fast.
    """
    left = centre.x() - metrics.horizontalAdvance(text) / 2
    painter.drawText(QPointF(left, centre.y() + figure_height(metrics) / 2), text)


def figure_height(metrics: QFontMetricsF) -> float:
    """Return the height of figures; it is measured because some fonts do not give the height of their capitals."""
    return -metrics.tightBoundingRect("1").top()


def figures(family: QFont, pixels: float, weight: QFont.Weight = QFont.Weight.DemiBold) -> QFont:
    """Return a font of this height whose figures are all of one width."""
    font = tabular(family)
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(weight)
    return font
