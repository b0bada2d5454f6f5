"""Pictures in pixels: painted as images, which any thread may do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from app.export.request import ExportRequest
from app.theme import Theme

if TYPE_CHECKING:
    from PIL.Image import Image


def frames(request: ExportRequest, moments: Sequence[float]) -> Iterator[QImage]:
    """The picture at one moment after another."""
    size = QSize(request.width, request.height)
    scene = request.subject.picture.film(QSizeF(size), request.theme, request.font)
    for moment in moments:
        image = blank(size, request.theme)
        with on(image) as painter:
            scene.paint(painter, moment)
        yield image


def blank(size: QSize, theme: Theme) -> QImage:
    """An image in the colour of the theme's window."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.window))
    return image


def on(image: QImage) -> QPainter:
    """A painter on an image, smoothing edges."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def as_pillow(image: QImage) -> Image:
    """The image as one of Pillow's, which is loaded for it."""
    from PIL import Image

    rgb = image.convertToFormat(QImage.Format.Format_RGB888)
    size = rgb.width(), rgb.height()
    return Image.frombuffer("RGB", size, bytes(rgb.constBits()), "raw", "RGB", rgb.bytesPerLine(), 1)
