"""A chart as a file: SVG, or PNG for fine screens."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.compare.chart import Chart
from app.compare.chart_ink import Ink
from app.export.png import png
from app.export.svg_painter import SvgPainter

WIDTH = 960
FINENESS = 2
"""How many pixels of a PNG make one of the chart's."""


def svg_bytes(chart: Chart, ink: Ink, title: str) -> bytes:
    """The chart as an SVG document."""
    size = QSizeF(WIDTH, chart.height(ink))
    painter = SvgPainter(ink.font)
    painter.fillRect(0, 0, size.width(), size.height(), QColor(ink.theme.window))
    chart.paint(painter, WIDTH, ink)
    return painter.document(size, title).encode()


def png_bytes(chart: Chart, ink: Ink, title: str) -> bytes:
    """The chart as a PNG image that bears its title."""
    image = QImage(WIDTH * FINENESS, round(chart.height(ink) * FINENESS), QImage.Format.Format_RGB32)
    image.fill(QColor(ink.theme.window))
    image.setText("Title", title)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(FINENESS, FINENESS)
        painter.setPen(Qt.PenStyle.NoPen)
        chart.paint(painter, WIDTH, ink)
    return png(image)
