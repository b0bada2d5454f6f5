"""Transparent pictures to paint on, and smooth painters."""

from __future__ import annotations

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPaintDevice, QPainter, QPixmap


def transparent_image(size: QSizeF, ratio: float) -> QImage:
    """An image of a size in units of the painter and `ratio` pixels for each, at least one; any thread may paint on it.

    Without a pixel it could not be painted on.
    """
    image = QImage((size * ratio).toSize().expandedTo(QSize(1, 1)), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def transparent_pixmap(size: QSizeF, ratio: float) -> QPixmap:
    """The same as a pixmap, for the GUI thread alone."""
    return QPixmap.fromImage(transparent_image(size, ratio))


def smooth_painter(device: QPaintDevice) -> QPainter:
    """A painter that smooths edges."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter
