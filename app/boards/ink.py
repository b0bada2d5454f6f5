"""What painting needs everywhere: colours let through, figures, text set in the middle."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from app.fonts import tabular


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
