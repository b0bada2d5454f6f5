"""Stamps: what is drawn many times, a piece or an empty board, is painted once for each size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from app.export.svg_painter import SvgPainter

Paint = Callable[[QPainter], None]


class Stamps(Protocol):
    """Draws with a painter what a function paints, from the origin and inside a size; the same key, the same look."""

    def draw(self, painter: QPainter, key: object, corner: QPointF, size: QSizeF, paint: Paint) -> None:
        """Draw it with its top left corner at a point."""
        ...


class ImageStamps:
    """Stamps as images, of `ratio` pixels for each unit of the painter; any thread may use one of its own."""

    def __init__(self, ratio: float = 1.0) -> None:
        self._ratio = ratio
        self._images: dict[object, QImage] = {}

    def draw(self, painter: QPainter, key: object, corner: QPointF, size: QSizeF, paint: Paint) -> None:
        """Draw it with its top left corner at a point."""
        sized = key, size.width(), size.height()
        if sized not in self._images:
            self._images[sized] = self._painted(size, paint)
        painter.drawImage(corner, self._images[sized])

    def _painted(self, size: QSizeF, paint: Paint) -> QImage:
        image = QImage((size * self._ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self._ratio)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter)
        return image


class SvgStamps:
    """Stamps as definitions of an SVG document."""

    def draw(self, painter: QPainter, key: object, corner: QPointF, size: QSizeF, paint: Paint) -> None:
        """Draw it with its top left corner at a point."""
        assert isinstance(painter, SvgPainter)
        painter.stamp((key, size.width(), size.height()), corner, paint)
