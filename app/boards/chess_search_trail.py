"""The partial path of a running search, drawn faintly and redrawn at every report."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from app.boards.chess_geometry import ChessGeometry
from app.boards.chess_trail import Pens

STRENGTH = 0.6
"""How strongly a path is drawn that may yet be given up."""

LOOSE_STEPS = 192
"""How many steps that have stayed the same are still drawn anew each time, for the search may take them back."""


class SearchTrail:
    """A path that grows and shrinks at its end: what has settled is kept in one layer, the rest drawn in another.

    A deep search changes only the last steps of its path between two reports, so that a report is cheap to draw
    however long the path is.
    """

    def __init__(self, geometry: ChessGeometry, pens: Pens, ratio: float) -> None:
        self._geometry = geometry
        self._pens = pens
        self._settled = geometry.layer(ratio)
        self._loose = geometry.layer(ratio)
        self._settled_visits = 0
        self._order: list[int] = []

    @property
    def head(self) -> QPointF | None:
        """The middle of the square that the path has come to."""
        return self._geometry.centres[self._order[-1]] if self._order else None

    def show(self, order: Sequence[int]) -> None:
        """Show this path in place of the last."""
        path = [int(index) for index in order]
        self._settle(_common(path, self._order), path)
        self._order = path
        self._loose.fill(Qt.GlobalColor.transparent)
        self._draw(self._loose, path[max(0, self._settled_visits - 1) :])

    def paint(self, painter: QPainter) -> None:
        """Lay the path over the squares."""
        painter.save()
        painter.setOpacity(STRENGTH)
        for layer in (self._settled, self._loose):
            painter.drawImage(self._geometry.inside.topLeft(), layer)
        painter.restore()

    def _settle(self, common: int, path: list[int]) -> None:
        if common < self._settled_visits:
            self._settled.fill(Qt.GlobalColor.transparent)
            self._settled_visits = 0
        visits = common - LOOSE_STEPS
        if visits > self._settled_visits:
            self._draw(self._settled, path[max(0, self._settled_visits - 1) : visits])
            self._settled_visits = visits

    def _draw(self, layer: QImage, path: list[int]) -> None:
        centres = self._geometry.centres
        painter = self._geometry.painter_on(layer)
        painter.setPen(self._pens.line())
        for one, other in pairwise(path):
            painter.drawLine(centres[one], centres[other])
        painter.end()


def _common(one: list[int], other: list[int]) -> int:
    for step, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return step
    return min(len(one), len(other))
