"""What painting needs everywhere: colours let through, figures, text set in the middle."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter

from app.ui.look.fonts import tabular
from app.ui.look.theme import Theme

HUES = (205, 14, 125, 42, 280, 175, 330, 80, 235, 0, 155)
"""In degrees, so that neighbours are far apart."""


@dataclass(frozen=True)
class ChartStyle:
    """What a chart is painted with: a theme and a font whose size is in pixels."""

    theme: Theme
    font: QFont

    @property
    def figures(self) -> QFont:
        """The font of figures and labels."""
        return tabular(self.font)

    @property
    def heading(self) -> QFont:
        """The font of what stands above."""
        font = QFont(self.font)
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def series(self, number: int) -> QColor:
        """The colour of a method, by its number."""
        hue = HUES[number % len(HUES)] / 360
        return QColor.fromHslF(hue, 0.38, 0.62 if self.theme.dark else 0.44)


def in_pixels(font: QFont) -> QFont:
    """The same font with its size in pixels, as files measure it."""
    sized = QFont(font)
    sized.setPixelSize(QFontInfo(font).pixelSize())
    return sized


def width_of(text: str, font: QFont) -> float:
    """How wide a text is."""
    return QFontMetricsF(font).horizontalAdvance(text)


def write(painter: QPainter, place: QPointF, text: str, font: QFont, colour: QColor | str) -> None:
    """Write a text whose left end and middle height are at a place."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(place.x(), place.y() + (metrics.ascent() - metrics.descent()) / 2), text)


def write_centred(painter: QPainter, place: QPointF, text: str, font: QFont, colour: QColor | str) -> None:
    """Write a text whose middle is at a place."""
    write(painter, QPointF(place.x() - width_of(text, font) / 2, place.y()), text, font, colour)


def write_to(painter: QPainter, place: QPointF, text: str, font: QFont, colour: QColor | str) -> None:
    """Write a text whose right end and middle height are at a place."""
    write(painter, QPointF(place.x() - width_of(text, font), place.y()), text, font, colour)


def faint(colour: str, strength: float) -> QColor:
    """A colour that lets the ground through; `strength` 1 covers it."""
    let_through = QColor(colour)
    let_through.setAlphaF(strength)
    return let_through


def figures(family: QFont, pixels: float, weight: QFont.Weight = QFont.Weight.DemiBold) -> QFont:
    """A font of this height whose figures are all of one width."""
    font = tabular(family)
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(weight)
    return font


def draw_centred(painter: QPainter, metrics: QFontMetricsF, centre: QPointF, text: str) -> None:
    """Draw text in the painter's font, whose metrics are given, with the middle of its figures at a point."""
    left = centre.x() - metrics.horizontalAdvance(text) / 2
    painter.drawText(QPointF(left, centre.y() + figure_height(metrics) / 2), text)


def figure_height(metrics: QFontMetricsF) -> float:
    """How high figures stand; measured, for some fonts do not say how high their capitals are."""
    return -metrics.tightBoundingRect("1").top()
