"""Pictures of what is seen of a zoomed board, kept while the view moves.

A picture is mended tile by tile, in slices: a new one begins as that of the view before, moved or enlarged, so that
zooming shows at once where things are, and then shows them clearly.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any, Protocol

import numpy as np
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.knight.board.geometry import ChessGeometry
from app.knight.board.trail import DRAWING_SECONDS

TILE = 128
"""The side of a tile in pixels of the screen."""


class DrawnView(Protocol):
    """Something that was drawn of another view."""

    picture: QImage
    """What is drawn of it."""
    geometry: ChessGeometry
    """Where its squares lie."""


class VisiblePicture:
    """A picture over the squares seen, of which some tiles are still to be drawn while it is `behind`."""

    def __init__(self, geometry: ChessGeometry, ratio: float) -> None:
        self.geometry = geometry
        self.picture = geometry.layer(ratio)
        """The picture, to be laid over what is seen of the squares."""
        self._ratio = ratio
        self._stale: list[QRect] = list(tiles_of(self.picture.rect()))

    @property
    def behind(self) -> bool:
        """Whether some tiles are still to be drawn."""
        return bool(self._stale)

    def draw_slice(self) -> None:
        """Draw on for a few milliseconds."""
        until = perf_counter() + DRAWING_SECONDS
        while self._stale:
            self._draw_tile(self._stale.pop(0))
            if perf_counter() > until:
                return

    def renew(self) -> None:
        """Draw all tiles anew."""
        self._stale = list(tiles_of(self.picture.rect()))

    def renew_at(self, areas: Sequence[QRectF]) -> None:
        """Draw the tiles anew that reach into some areas of the board, and draw them first."""
        within = [self._in_pixels(area) for area in areas]
        tiles = tiles_of(self.picture.rect())
        touched = [tile for tile in tiles if any(tile.intersects(area) for area in within)]
        self._stale = touched + [tile for tile in self._stale if tile not in touched]

    def begin_as(self, before: DrawnView) -> bool:
        """Begin with what was drawn for another view of the same; returns whether that needs only be moved."""
        then, now = before.geometry, self.geometry
        if then.side != now.side:
            with self.geometry.painter_on(self.picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
                painter.drawImage(_carried(then.inside, then, now), before.picture)
            return False
        way = QPointF(now.lefts[0] - then.lefts[0], now.tops[0] - then.tops[0])
        with self.geometry.painter_on(self.picture) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.drawImage(then.inside.topLeft() + way, before.picture)
        if not isinstance(before, VisiblePicture):
            return False
        offset = (then.inside.topLeft() + way - now.inside.topLeft()) * self._ratio
        moved, whole = offset.toPoint(), self.picture.rect()
        kept = before.picture.rect().translated(moved) & whole
        stale = (tile.translated(moved) & whole for tile in before._stale)
        self._stale = [tile for tile in stale if not tile.isEmpty()] + list(_without(self._stale, kept))
        return True

    @abstractmethod
    def paint_area(self, painter: QPainter, area: QRectF) -> None:
        """Paint what is to be seen in an area of the board, to which painting is clipped, and which is empty."""

    def _in_pixels(self, area: QRectF) -> QRect:
        moved = area.translated(-self.geometry.inside.topLeft()).adjusted(-1, -1, 1, 1)
        return QRectF(moved.topLeft() * self._ratio, moved.size() * self._ratio).toAlignedRect()

    def _draw_tile(self, tile: QRect) -> None:
        place = QPointF(tile.topLeft()) / self._ratio + self.geometry.inside.topLeft()
        area = QRectF(place, tile.size().toSizeF() / self._ratio)
        with self.geometry.painter_on(self.picture) as painter:
            painter.setClipRect(area)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.fillRect(area, Qt.GlobalColor.transparent)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            self.paint_area(painter, area)


class Sampling:
    """Which square is under the middle of each pixel of what is seen."""

    def __init__(self, geometry: ChessGeometry, ratio: float) -> None:
        self._ratio = ratio
        inside, size = geometry.inside, (geometry.inside.size() * ratio).toSize()
        self._rows = _under(geometry.tops, geometry.rows_seen, inside.top(), size.height(), ratio)
        self._columns = _under(geometry.lefts, geometry.columns_seen, inside.left(), size.width(), ratio)
        self._thin = geometry.side * ratio < 1.0

    def thinned(self, squares: Any) -> Any:
        """The squares seen, (rows, columns); where there are fewer pixels, one for each of them."""
        return squares[self._rows][:, self._columns] if self._thin else squares

    def image(self, kinds: Any, colours: Sequence[int]) -> QImage:
        """A picture of the squares, `thinned`: `kinds`, bytes, are the numbers of their colours."""
        pixels = kinds if self._thin else kinds[:, self._columns][self._rows]
        pixels = np.ascontiguousarray(pixels)
        height, width = pixels.shape
        image = QImage(pixels.tobytes(), width, height, width, QImage.Format.Format_Indexed8)
        image.setColorTable(list(colours))
        made = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        made.setDevicePixelRatio(self._ratio)
        return made


def _under(edges: tuple[float, ...], seen: range, first: float, pixels: int, ratio: float) -> Any:
    """The number, from the first that is seen, of the row or column under the middle of each pixel."""
    middles = first + (np.arange(pixels) + 0.5) / ratio
    found = np.searchsorted(np.array(edges[seen.start : seen.stop + 1]), middles, "right") - 1
    return np.clip(found, 0, len(seen) - 1)


def _carried(area: QRectF, then: ChessGeometry, now: ChessGeometry) -> QRectF:
    """Where an area of one view is in another."""
    larger = now.side / then.side
    start = QPointF(
        now.lefts[0] + (area.left() - then.lefts[0]) * larger, now.tops[0] + (area.top() - then.tops[0]) * larger
    )
    return QRectF(start, area.size() * larger)


def tiles_of(whole: QRect) -> Iterator[QRect]:
    """The tiles of a picture, those in the middle first."""
    middle = whole.center()
    tiles = [
        QRect(left, top, TILE, TILE) & whole
        for top in range(0, whole.height(), TILE)
        for left in range(0, whole.width(), TILE)
    ]
    return iter(sorted(tiles, key=lambda tile: (tile.center() - middle).manhattanLength()))


def _without(tiles: Sequence[QRect], kept: QRect) -> Iterator[QRect]:
    """What is left of tiles besides a rectangle."""
    for tile in tiles:
        both = tile & kept
        if both.isEmpty():
            yield tile
            continue
        above = QRect(tile.left(), tile.top(), tile.width(), both.top() - tile.top())
        below = QRect(tile.left(), both.bottom() + 1, tile.width(), tile.bottom() - both.bottom())
        left = QRect(tile.left(), both.top(), both.left() - tile.left(), both.height())
        right = QRect(both.right() + 1, both.top(), tile.right() - both.right(), both.height())
        yield from (part for part in (above, below, left, right) if not part.isEmpty())
