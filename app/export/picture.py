"""Interfaces of the pictures that are exported: they can be drawn at any moment, in any size and theme."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QFont, QImage, QPainter

from app.ui.look.theme import Theme
from app.ui.painting.drawing import smooth_painter, transparent_image
from app.ui.painting.svg_device import SvgDevice

Paint = Callable[[QPainter], None]


class PictureCache(Protocol):
    """Draws what a function paints from the origin within a size, and reuses it wherever the key is the same."""

    def draw(self, painter: QPainter, key: object, corner: QPointF, size: QSizeF, paint: Paint) -> None:
        """Draw it with its top left corner at a point."""
        ...


BAND, OVERLAP = 1 << 19, 1
"""Of how many pixels an image is at most that is drawn at once: a PDF compresses it, and no other thread runs Python
meanwhile. And how many rows two of them share, so that nothing shines through between them."""


class ImageCache:
    """Keeps what is painted as images, of `ratio` pixels for each unit of the painter; any thread may use one."""

    def __init__(self, ratio: float = 1.0) -> None:
        self._ratio = ratio
        self._bands: dict[object, list[tuple[QPointF, QImage]]] = {}

    def draw(self, painter: QPainter, key: object, corner: QPointF, size: QSizeF, paint: Paint) -> None:
        """Draw it with its top left corner at a point."""
        sized = key, size.width(), size.height()
        if sized not in self._bands:
            image = transparent_image(size, self._ratio)
            with smooth_painter(image) as stamp:
                paint(stamp)
            rows, room = max(1, BAND // image.width()), image.rect()
            bands = (room & QRect(0, top, image.width(), rows + OVERLAP) for top in range(0, image.height(), rows))
            self._bands[sized] = [(QPointF(0, band.top() / self._ratio), image.copy(band)) for band in bands]
        for shift, band in self._bands[sized]:
            painter.drawImage(corner + shift, band)


class NoCache:
    """Paints everything anew, for a picture that is painted once."""

    def draw(self, painter: QPainter, key: object, corner: QPointF, size: QSizeF, paint: Paint) -> None:
        """Paint it with its top left corner at a point."""
        painter.save()
        painter.translate(corner)
        paint(painter)
        painter.restore()


class SvgSymbols:
    """Keeps what is painted as definitions in an SVG document."""

    def draw(self, painter: QPainter, key: object, corner: QPointF, size: QSizeF, paint: Paint) -> None:
        """Draw it with its top left corner at a point."""
        device = painter.device()
        assert isinstance(device, SvgDevice)
        device.stamp(painter, (key, size.width(), size.height()), corner, paint)


MARGIN = 0.025
"""The space around a board for its shadow, as a share of the picture's width."""


class Scene(Protocol):
    """A picture laid out for one rectangle and one theme."""

    def paint(self, painter: QPainter, moment: float) -> None:
        """Paint it at a moment: k + f is a part f of the way through the step after the k-th position."""
        ...


class Picture(Protocol):
    """A board with its path."""

    @property
    def length(self) -> int:
        """How many steps the path has."""
        ...

    @property
    def proportion(self) -> float:
        """How high it is for its width, margins included."""
        ...

    def scene(self, rect: QRectF, theme: Theme, font: QFont, picture_cache: PictureCache) -> Scene:
        """Lay it out in a rectangle of its proportion, for a moment or a few; outlines stay outlines."""
        ...

    def film(self, size: QSizeF, theme: Theme, font: QFont) -> Scene:
        """Lay it out in pixels, for one moment after another."""
        return self.scene(QRectF(QPointF(), size), theme, font, ImageCache())


class NoPicture:
    """The picture of a subject that is exported as text alone; as a scene, it paints nothing."""

    length = 0
    proportion = 1.0

    def scene(self, rect: QRectF, theme: Theme, font: QFont, picture_cache: PictureCache) -> Scene:
        """Nothing."""
        return self

    def film(self, size: QSizeF, theme: Theme, font: QFont) -> Scene:
        """Nothing."""
        return self

    def paint(self, painter: QPainter, moment: float) -> None:
        """Paint nothing."""


def board_in(rect: QRectF) -> QRectF:
    """The rectangle of the board within that of its picture."""
    margin = MARGIN * rect.width()
    return rect.adjusted(margin, margin, -margin, -margin)


def with_margin(width: float, height: float) -> float:
    """The proportion of a picture whose board has this width and height."""
    board = 1.0 - 2 * MARGIN
    return board * height / width + 2 * MARGIN
