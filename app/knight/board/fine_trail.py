"""Trails on squares smaller than a pixel: nobody sees single steps there, so the squares visited are counted by pixel.

Counting is a few operations on arrays, so that a tour of millions of squares is drawn in a tenth of a second.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.knight.board.geometry import ChessGeometry
from app.knight.board.tour_picture import TourPicture
from app.knight.board.trail import Pens, SlicedDrawing, TrailLine

if TYPE_CHECKING:
    from numpy.typing import NDArray

STRETCH = 100_000
"""How many visits are counted before the clock is read again."""
FEW = 4_000
"""Up to so many visits, counting one by one is faster than going over all pixels."""
SHADES = 256
STRENGTH = 0.6
"""How strongly a path is drawn that may yet be given up."""


class SquarePixels:
    """On which pixel of a layer over the squares each square lies."""

    def __init__(self, geometry: ChessGeometry, layer: QImage) -> None:
        self._columns = geometry.columns
        ratio, inside, width = layer.devicePixelRatio(), geometry.inside, layer.width()
        self._rows_at = width * _pixels(geometry.tops, inside.top(), ratio, layer.height())
        self._columns_at = _pixels(geometry.lefts, inside.left(), ratio, width)

    def of(self, squares: NDArray[np.int32]) -> NDArray[Any]:
        """The numbers of the pixels of these squares, row by row from the top left."""
        rows, columns = np.divmod(squares, self._columns)
        return self._rows_at[rows] + self._columns_at[columns]

    def room(self, layer: QImage) -> NDArray[Any]:
        """How many squares lie on each pixel of the layer, at least 1."""
        down = np.bincount(self._rows_at // layer.width(), minlength=layer.height())
        across = np.bincount(self._columns_at, minlength=layer.width())
        return np.maximum(1, np.outer(down, across).ravel())


class VisitCounts:
    """How many squares of each pixel were visited, and the picture of that: the more, the stronger a colour."""

    def __init__(self, geometry: ChessGeometry, colour: QColor, ratio: float) -> None:
        self.image = geometry.layer(ratio)
        self._pixels = SquarePixels(geometry, self.image)
        self._room = self._pixels.room(self.image)
        self._counts = np.zeros(self._room.size, np.int64)
        self._shades = np.array([_premultiplied(colour, shade) for shade in range(SHADES)], np.uint32)

    def change(self, squares: NDArray[np.int32], by: int) -> None:
        """Count these squares in (`by` 1) or out (-1)."""
        places = self._pixels.of(squares)
        if len(places) < FEW:
            np.add.at(self._counts, places, by)
        else:
            self._counts += by * np.bincount(places, minlength=self._counts.size)
        strengths = np.minimum(SHADES - 1, self._counts[places] * (SHADES - 1) // self._room[places])
        _bits(self.image)[places] = self._shades[strengths]

    def clear(self) -> None:
        """Count none."""
        self._counts.fill(0)
        self.image.fill(Qt.GlobalColor.transparent)


class FineTrail(SlicedDrawing, TrailLine):
    """Does for squares smaller than a pixel what `Trail` does for others. Going back takes as long as going on."""

    def __init__(self, geometry: ChessGeometry, pens: Pens, order: Sequence[int], closed: bool, ratio: float) -> None:
        super().__init__(geometry, pens, order, closed)
        self._squares = _as_array(order)
        self._counts = VisitCounts(geometry, pens.path_colour, ratio)
        self.picture = self._counts.image
        """The picture, to be laid over the squares."""

    @property
    def behind(self) -> bool:
        """Whether some visits are still to be counted in or out."""
        return self._drawn != self._wanted

    def draw_until(self, visits: int) -> list[QRectF]:
        """Show the first so many visits; returns the rectangles that changed."""
        first, last = sorted((self._drawn, visits))
        self._wanted = visits
        self.draw_slice()
        return self.reaches(first, last)

    def continue_with(self, order: Sequence[int], closed: bool) -> bool:
        """Take up another path if it begins with what is drawn of this one; returns whether it does."""
        squares = _as_array(order)
        if not np.array_equal(squares[: self._drawn], self._squares[: self._drawn]):
            return False
        self._squares = squares
        self.take_up(order, closed)
        return True

    def _next(self) -> int:
        on = self._wanted > self._drawn
        return min(self._wanted, self._drawn + STRETCH) if on else max(self._wanted, self._drawn - STRETCH)

    def _draw_stretch(self, first: int, last: int) -> None:
        self._counts.change(self._squares[min(first, last) : max(first, last)], 1 if last > first else -1)


class FineSearchTrail(SlicedDrawing):
    """Does for squares smaller than a pixel what `SearchTrail` does for others."""

    STRETCH = STRETCH

    def __init__(self, geometry: ChessGeometry, pens: Pens, ratio: float) -> None:
        self._geometry = geometry
        self._squares = _as_array(())
        self._counts = VisitCounts(geometry, pens.path_colour, ratio)

    def show(self, order: Sequence[int]) -> None:
        """Show this path in place of the last."""
        squares = _as_array(order)
        kept = _common(squares, self._squares[: self._drawn])
        if self._drawn - kept > STRETCH:
            self._counts.clear()
            kept = 0
        else:
            self._counts.change(self._squares[kept : self._drawn], -1)
        self._squares, self._drawn, self._wanted = squares, kept, len(squares)
        self.draw_slice()

    def paint(self, painter: QPainter) -> None:
        """Lay the path over the squares."""
        painter.save()
        painter.setOpacity(STRENGTH)
        painter.drawImage(self._geometry.inside.topLeft(), self._counts.image)
        painter.restore()

    def _draw_stretch(self, first: int, last: int) -> None:
        self._counts.change(self._squares[first:last], 1)


class FineTourPicture(TourPicture):
    """A picture of a tour over squares smaller than a pixel: each pixel has the colour of its last visit."""

    STRETCH = STRETCH

    def _draw_stretch(self, first: int, last: int) -> None:
        places = self._pixels.of(self._squares[first:last])
        shades = np.arange(first, last) * (SHADES - 1) // max(1, self._wanted - 1)
        _bits(self.picture)[places] = self._colours[shades]

    @cached_property
    def _pixels(self) -> SquarePixels:
        return SquarePixels(self._geometry, self.picture)

    @cached_property
    def _squares(self) -> NDArray[np.int32]:
        return _as_array(self._order)

    @cached_property
    def _colours(self) -> NDArray[np.uint32]:
        return np.array([self.dye(shade / (SHADES - 1)).rgb() for shade in range(SHADES)], np.uint32)


def _pixels(edges: tuple[float, ...], origin: float, ratio: float, size: int) -> NDArray[Any]:
    """The pixel on which the middle between each two edges lies."""
    middles = np.array([(before + after) / 2 for before, after in pairwise(edges)])
    return np.clip(((middles - origin) * ratio).astype(np.int64), 0, size - 1)


def _premultiplied(colour: QColor, alpha: int) -> int:
    """A colour of this opacity, 0 to 255, in the form of `QImage.Format_ARGB32_Premultiplied`."""
    red, green, blue = (part * alpha // 255 for part in (colour.red(), colour.green(), colour.blue()))
    return alpha << 24 | red << 16 | green << 8 | blue


def _bits(image: QImage) -> NDArray[np.uint32]:
    """The pixels of an image, to be written to."""
    return np.frombuffer(image.bits(), np.uint32)


def _as_array(order: Sequence[int]) -> NDArray[np.int32]:
    """The numbers of squares as an array that shares the memory of an `array`."""
    return np.frombuffer(order, np.int32) if isinstance(order, array) and order else np.array(order, np.int32)


def _common(one: NDArray[np.int32], other: NDArray[np.int32]) -> int:
    """How many steps two paths have in common."""
    length = min(len(one), len(other))
    different = one[:length] != other[:length]
    return int(different.argmax()) if different.any() else length
