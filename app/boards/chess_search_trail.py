"""The partial path of a running search, drawn faintly and redrawn at every report."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from time import perf_counter

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from app.boards.chess_geometry import ChessGeometry
from app.boards.chess_growing_trail import DRAWING_SECONDS, STRETCH
from app.boards.chess_trail import Pens

STRENGTH = 0.6
"""How strongly a path is drawn that may yet be given up."""

LOOSE_STEPS = 192
"""How many steps at the end of a path are drawn anew each time, for the search may take them back."""


class SearchTrail:
    """A path that grows and shrinks at its end: what has settled is kept in one layer, the rest drawn in another.

    A deep search changes only the last steps of its path between two reports, so that a report is cheap to draw
    however long the path is. Where a long path is new, it is drawn in slices: while the trail is `behind`, somebody has
    to call `draw_slice`.
    """

    def __init__(self, geometry: ChessGeometry, pens: Pens, ratio: float) -> None:
        self._geometry = geometry
        self._pens = pens
        self._settled = geometry.layer(ratio)
        self._loose = geometry.layer(ratio)
        self._settled_steps = 0
        self._order: list[int] = []

    @property
    def head(self) -> QPointF | None:
        """The middle of the square that the path has come to."""
        return self._geometry.centre_of(self._order[-1]) if self._order else None

    @property
    def behind(self) -> bool:
        """Whether a part of the path is not drawn yet."""
        return self._settled_steps < self._loose_from

    def show(self, order: Sequence[int]) -> None:
        """Show this path in place of the last."""
        path = list(order)
        if _common(path, self._order) <= self._settled_steps:
            self._settled.fill(Qt.GlobalColor.transparent)
            self._settled_steps = 0
        self._order = path
        self.draw_slice()
        self._loose.fill(Qt.GlobalColor.transparent)
        self._draw(self._loose, path[self._loose_from :])

    def draw_slice(self) -> None:
        """Draw on for a few milliseconds."""
        until = perf_counter() + DRAWING_SECONDS
        while self.behind and perf_counter() < until:
            end = min(self._loose_from, self._settled_steps + STRETCH)
            self._draw(self._settled, self._order[self._settled_steps : end + 1])
            self._settled_steps = end

    def paint(self, painter: QPainter) -> None:
        """Lay the path over the squares."""
        painter.save()
        painter.setOpacity(STRENGTH)
        for layer in (self._settled, self._loose):
            painter.drawImage(self._geometry.inside.topLeft(), layer)
        painter.restore()

    @property
    def _loose_from(self) -> int:
        """The step from which the path is drawn loosely; always the same for a length."""
        return max(0, (len(self._order) - 1) // LOOSE_STEPS - 1) * LOOSE_STEPS

    def _draw(self, layer: QImage, path: list[int]) -> None:
        centres = [self._geometry.centre_of(index) for index in path]
        with self._geometry.painter_on(layer) as painter:
            painter.setPen(self._pens.line())
            for one, other in pairwise(centres):
                painter.drawLine(one, other)


def _common(one: list[int], other: list[int]) -> int:
    """How many steps two paths have in common; whole stretches are compared first, for paths may be long."""
    start = 0
    while start < len(one) and one[start : start + LOOSE_STEPS] == other[start : start + LOOSE_STEPS]:
        start += LOOSE_STEPS
    return min(start + _common_in(one[start : start + LOOSE_STEPS], other[start : start + LOOSE_STEPS]), len(one))


def _common_in(one: list[int], other: list[int]) -> int:
    for step, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return step
    return min(len(one), len(other))
