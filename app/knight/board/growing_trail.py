"""A trail that grows on the screen: a picture kept over the squares, to which every step adds a little."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage

from app.knight.board.geometry import ChessGeometry, square_around
from app.knight.board.trail import Pens, TrailLine

DRAWING_SECONDS = 0.006
"""How long a long trail is drawn at a time; the rest follows in slices, so that the window stays smooth."""

MANY_VISITS = 24
"""From so many new visits on, the whole board is repainted instead of their squares."""

KEPT_PICTURES = 8
"""How many pictures of a long trail are kept on the way, so that going back need not begin at the beginning."""


class SlicedDrawing:
    """A drawing of many steps, made in slices: while it is `behind`, the owner has to call `draw_slice`.

    A subclass sets `_wanted`, the number of steps to draw, and implements `_draw_stretch`.
    """

    STRETCH = 250
    """How many steps are drawn before the clock is read again."""
    _drawn = _wanted = 0

    @property
    def behind(self) -> bool:
        """Whether some steps are not drawn yet."""
        return self._drawn < self._wanted

    def draw_slice(self) -> None:
        """Draw on for a few milliseconds."""
        until = perf_counter() + DRAWING_SECONDS
        while self.behind:
            first, self._drawn = self._drawn, self._next()
            self._draw_stretch(first, self._drawn)
            if perf_counter() > until:
                return

    def _next(self) -> int:
        """How many steps are drawn after the next stretch."""
        return min(self._wanted, (self._drawn // self.STRETCH + 1) * self.STRETCH)

    @abstractmethod
    def _draw_stretch(self, first: int, last: int) -> None:
        """Draw the steps from `first` to before `last`."""


class Trail(SlicedDrawing, TrailLine):
    """A trail up to a visit: a transparent picture over the squares, drawn step by step.

    Going on draws what is new over what is there; going back draws again from the last picture kept. Both give the same
    pixels. A long path is drawn in slices: while the trail is `behind`, the owner has to call `draw_slice`.
    """

    def __init__(self, geometry: ChessGeometry, pens: Pens, order: Sequence[int], closed: bool, ratio: float) -> None:
        super().__init__(geometry, pens, order, closed)
        self.picture = geometry.layer(ratio)
        """The picture, to be laid over the squares."""
        self._kept: dict[int, QImage] = {}
        self._near = 0

    def draw_until(self, visits: int) -> list[QRectF]:
        """Show the first so many visits; returns the rectangles that changed.

        Of a closed tour, one visit more than there are squares shows the step back to the first.
        """
        first = self._drawn
        self._wanted = visits
        if visits < first:
            self._go_back(visits)
        self.draw_slice()
        if visits < first or visits - first > MANY_VISITS:
            return [self.geometry.inside]
        return [reach_of_visit(self, self.geometry.side, visit) for visit in range(first, visits)]

    def continue_with(self, order: Sequence[int], closed: bool) -> bool:
        """Take up another path if it begins with what is drawn of this one; returns whether it does."""
        if order[: self._drawn] != self._order[: self._drawn] or self._drawn > len(self._order):
            return False
        self._kept = {kept: picture for kept, picture in self._kept.items() if kept <= self._drawn}
        self.take_up(order, closed)
        return True

    @property
    def _stride(self) -> int:
        """After so many steps a picture is kept."""
        return max(8, -(-self.length // (KEPT_PICTURES * self.STRETCH))) * self.STRETCH

    def _draw_stretch(self, first: int, last: int) -> None:
        with self.geometry.painter_on(self.picture) as painter:
            self.draw(painter, first, last)
        if last % self._stride == 0 or last == self._near:
            self._kept[last] = self.picture.copy()

    def _go_back(self, visits: int) -> None:
        """Go back to the last kept picture before this number of visits; another is then kept close to it."""
        self._kept = {kept: picture for kept, picture in self._kept.items() if kept % self._stride == 0}
        self._drawn = max((kept for kept in self._kept if kept <= visits), default=0)
        if self._drawn:
            self.picture = self._kept[self._drawn].copy()
        else:
            self.picture.fill(Qt.GlobalColor.transparent)
        self._near = (visits - 1) // self.STRETCH * self.STRETCH


def reach_of_visit(trail: TrailLine, side: float, visit: int) -> QRectF:
    """Where something is drawn for a visit: its square, the one before, and the line between; `side` is of squares."""
    square, before = (square_around(trail.centre(one), side) for one in (visit, max(0, visit - 1)))
    return square.united(before)
