"""Trails on a zoomed board, of which only the part that is seen is drawn."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.knight.board.geometry import ChessGeometry
from app.knight.board.search_trail import paint_line
from app.knight.board.tour_picture import TourPainting
from app.knight.board.trail import Pens, SlicedDrawing, TrailLine, VisitTable
from app.knight.board.visible_picture import DrawnView, Sampling, VisiblePicture

SMALLEST_LINED = 3.0
"""The side in pixels of the smallest squares over which lines are drawn; smaller ones are tinted."""

AT_ONCE = 250
"""Up to so many new visits are drawn over what is there; for more of them the tiles are drawn anew."""

MOST_LINES = 4_000
"""So many lines of the path of a search are drawn at each report; where more are seen, squares are tinted."""

SHADES = 256


class VisibleTrail(VisiblePicture, TrailLine):
    """A trail up to a visit, as far as it is seen."""

    def __init__(
        self, geometry: ChessGeometry, pens: Pens, order: Sequence[int], closed: bool, ratio: float, table: VisitTable
    ) -> None:
        TrailLine.__init__(self, geometry, pens, order, closed)
        VisiblePicture.__init__(self, geometry, ratio)
        self._table = table
        self._visits = 0
        self._begun = False

    def go_on_from(self, before: DrawnView) -> None:
        """Keep what is drawn of the same tour in another view, or of its beginning in this one."""
        if self.begin_as(before) and isinstance(before, VisibleTrail):
            self._visits, self._begun = before._visits, before._begun

    def draw_until(self, visits: int) -> list[QRectF]:
        """Show the first so many visits; returns the rectangles that changed."""
        before, self._visits = self._visits, visits
        first, last = sorted((before, visits))
        if not self._begun or last - first > AT_ONCE:
            self._begun = True
            self.renew()
        elif visits > before:
            with self.geometry.painter_on(self.picture) as painter:
                self.draw(painter, [visit for visit in range(first, last) if self._is_seen(visit)])
        else:
            self.renew_at([self.reach(visit) for visit in range(first, last) if self._is_seen(visit)])
        self.draw_slice()
        return self.reaches(first, last)

    def paint_area(self, painter: QPainter, area: QRectF) -> None:
        """Draw the visits there, of those that are shown."""
        self.draw(painter, _visits_in(self.geometry, self._table, area, min(self._visits, self.length + 1)))

    def begins(self, order: Sequence[int]) -> bool:
        """Whether a path begins with what is drawn of this one."""
        return len(order) >= self._visits and order[: self._visits] == self._order[: self._visits]

    def _is_seen(self, visit: int) -> bool:
        return self.reach(visit).intersects(self.geometry.inside)


class VisibleTint(SlicedDrawing, TrailLine):
    """A trail on squares too small for lines: those that were visited are tinted, all at once."""

    def __init__(
        self, geometry: ChessGeometry, pens: Pens, order: Sequence[int], closed: bool, ratio: float, table: VisitTable
    ) -> None:
        super().__init__(geometry, pens, order, closed)
        self.picture = geometry.layer(ratio)
        self._sampling = Sampling(geometry, ratio)
        self._numbers = self._sampling.thinned(table.among(geometry.rows_seen, geometry.columns_seen)).view(np.uint32)
        """Those of squares without a visit, which are -1, are greater than any other in this form."""
        self._colours = [0, QColor(pens.path_colour).rgba()]
        self._visits = -1

    def draw_until(self, visits: int) -> list[QRectF]:
        """Show the first so many visits; returns the rectangles that changed."""
        if visits == self._visits:
            return []
        self._visits = visits
        self.picture = self._sampling.image((self._numbers < visits).view(np.uint8), self._colours)
        return [self.geometry.inside]


class VisibleTourPicture(VisiblePicture):
    """What is seen of a tour as a picture; of squares too small for ribbons, each has the colour of its visit."""

    def __init__(
        self,
        geometry: ChessGeometry,
        painting: TourPainting,
        order: Sequence[int],
        ratio: float,
        table: VisitTable,
        small: bool,
    ) -> None:
        """`small` says that the squares are too small for ribbons."""
        super().__init__(geometry, ratio)
        self._painting = painting
        self._table = table
        self._length = len(order)
        if small and not painting.filled:
            self._paint_small(ratio)

    def paint_area(self, painter: QPainter, area: QRectF) -> None:
        """Paint the ground, and the ribbon or the crossings there."""
        visits = [] if self._painting.filled else _visits_in(self.geometry, self._table, area, self._length)
        self._painting.paint_ground(painter)
        self._painting.paint_visits(painter, visits)

    def _paint_small(self, ratio: float) -> None:
        sampling = Sampling(self.geometry, ratio)
        numbers = sampling.thinned(self._table.among(self.geometry.rows_seen, self.geometry.columns_seen))
        numbers = numbers.astype(np.int64)
        shades = np.where(numbers < 0, 0, 1 + numbers * (SHADES - 2) // max(1, self._length - 1)).astype(np.uint8)
        dyes = [self._painting.dye(shade / (SHADES - 2)).rgba() for shade in range(SHADES - 1)]
        self.picture = sampling.image(shades, [0, *dyes])
        self._stale = []


class VisibleSearch(SlicedDrawing):
    """The path that a search has come to, as far as it is seen; it is drawn at once."""

    def __init__(self, geometry: ChessGeometry, pens: Pens, ratio: float) -> None:
        self._geometry = geometry
        self._pens = pens
        self._sampling = Sampling(geometry, ratio)
        self._colours = [0, QColor(pens.path_colour).rgba()]
        self._ratio = ratio
        self._picture = geometry.layer(ratio)

    def show(self, order: Sequence[int]) -> None:
        """Show this path in place of the last."""
        squares = np.frombuffer(order, np.int32) if isinstance(order, array) else np.array(order, np.int32)
        geometry = self._geometry
        across, down = squares % geometry.columns, squares // geometry.columns
        rows, columns = geometry.squares_in(geometry.inside, geometry.board.piece.reach)
        near = _among(geometry.rows, rows)[down] & _among(geometry.columns, columns)[across]
        steps = np.flatnonzero(near[1:] & near[:-1])
        if geometry.side < SMALLEST_LINED or len(steps) > MOST_LINES:
            self._tint(down[near], across[near])
            return
        self._picture = geometry.layer(self._ratio)
        with geometry.painter_on(self._picture) as painter:
            ends = zip(squares[steps].tolist(), squares[steps + 1].tolist(), strict=True)
            lines = [line for step in ends for line in geometry.lines(step)]
            paint_line(painter, lines, geometry.side, self._pens.theme)

    def paint(self, painter: QPainter) -> None:
        """Lay the path over the squares."""
        painter.drawImage(self._geometry.inside.topLeft(), self._picture)

    def _tint(self, down: np.ndarray, across: np.ndarray) -> None:
        rows, columns = self._geometry.rows_seen, self._geometry.columns_seen
        shown = np.zeros((len(rows), len(columns)), np.uint8)
        there = (down >= rows.start) & (down < rows.stop) & (across >= columns.start) & (across < columns.stop)
        shown[down[there] - rows.start, across[there] - columns.start] = 1
        self._picture = self._sampling.image(self._sampling.thinned(shown), self._colours)


def _among(number: int, places: Sequence[int]) -> np.ndarray:
    """Which of so many rows or columns these are."""
    among = np.zeros(number, np.bool_)
    among[places] = True
    return among


def _visits_in(geometry: ChessGeometry, table: VisitTable, area: QRectF, most: int) -> list[int]:
    """The visits, of the first so many, that draw something in an area."""
    around = table.numbers[np.ix_(*geometry.squares_in(area, geometry.board.piece.reach))].ravel()
    around = around[around >= 0]
    around = np.unique(np.concatenate((around, around + 1)))
    return around[around < most].tolist()
