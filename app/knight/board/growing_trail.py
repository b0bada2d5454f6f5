"""A trail that grows on the screen: a picture kept over the squares, to which every step adds a little."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage

from app.knight.board.geometry import ChessGeometry
from app.knight.board.trail import Pens, TrailLine

DRAWING_SECONDS = 0.006
"""How long a long trail is drawn at a time; the rest follows in slices, so that the window stays smooth."""

STRETCH = 250
"""So many visits are drawn before the clock is looked at."""

MANY_VISITS = 24
"""From so many new visits on, the whole board is repainted instead of their squares."""

KEPT_PICTURES = 8
"""How many pictures of a long trail are kept on the way, so that going back need not begin at the beginning."""


class Trail(TrailLine):
    """A trail up to a visit: a transparent picture over the squares, drawn step by step.

    Going on draws what is new over what is there; going back draws again from the last picture kept. Both give the same
    pixels. A long path is drawn in slices: while the trail is `behind`, the owner has to call `draw_slice`.
    """

    def __init__(self, geometry: ChessGeometry, pens: Pens, order: Sequence[int], closed: bool, ratio: float) -> None:
        super().__init__(geometry, pens, order, closed)
        self._picture = geometry.layer(ratio)
        self._drawn = self._wanted = 0
        self._stride = max(8, -(-self.length // (KEPT_PICTURES * STRETCH))) * STRETCH
        self._kept: dict[int, QImage] = {}
        self._near = 0

    @property
    def picture(self) -> QImage:
        """The picture, to be laid over the squares."""
        return self._picture

    @property
    def behind(self) -> bool:
        """Whether there are visits to show that are not drawn yet."""
        return self._drawn < self._wanted

    def draw_until(self, visits: int) -> list[QRectF]:
        """Show the first so many visits, one more than there are squares for the way back; tells where it changed."""
        first = self._drawn
        self._wanted = visits
        if visits < first:
            self._go_back(visits)
        self.draw_slice()
        if visits < first or visits - first > MANY_VISITS:
            return [self._geometry.inside]
        return [self._reach(visit) for visit in range(first, visits)]

    def draw_slice(self) -> None:
        """Draw on towards what is to be shown, for a few milliseconds."""
        until = perf_counter() + DRAWING_SECONDS
        while self._drawn < self._wanted:
            end = min(self._wanted, (self._drawn // STRETCH + 1) * STRETCH)
            self._draw(self._drawn, end)
            if end % self._stride == 0 or end == self._near:
                self._kept[end] = self._picture.copy()
            if perf_counter() > until:
                return

    def _go_back(self, visits: int) -> None:
        """Take the last kept picture from before; from there one is kept just before here."""
        self._kept = {kept: picture for kept, picture in self._kept.items() if kept % self._stride == 0}
        self._drawn = max((kept for kept in self._kept if kept <= visits), default=0)
        if self._drawn:
            self._picture = self._kept[self._drawn].copy()
        else:
            self._picture.fill(Qt.GlobalColor.transparent)
        self._near = (visits - 1) // STRETCH * STRETCH

    def _draw(self, first: int, visits: int) -> None:
        self._drawn = visits
        with self._geometry.painter_on(self._picture) as painter:
            self.draw(painter, first, visits)

    def _reach(self, visit: int) -> QRectF:
        side = self._geometry.side
        square = QRectF(QPointF(), QSizeF(side, side))
        square.moveCenter(self.centre(visit))
        before = QRectF(square)
        before.moveCenter(self.centre(max(0, visit - 1)))
        return square.united(before)
