"""Where the rows of a search's tree are drawn, and where in them each position stands."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from solvers.klotski.insight import Expansion

ROW = 40.0
"""The most that two rows are apart, in pixels."""
NODE = 15.0
"""The most that two positions of a row are apart."""
DOTS = 4.5
"""The least that they are apart to be drawn one by one."""


class TreeGeometry:
    """The places of an outline inside a field; the tree from the exit grows upwards, from the bottom of the field."""

    def __init__(self, expansion: Expansion, field: QRectF) -> None:
        tree = expansion.outline
        self._field = field
        self._upwards = expansion.from_exit
        below = max(len(tree.rows), expansion.depth + 2, 0 if tree.limit is None else tree.limit + 1)
        rows = below + len(tree.opposite) + (1 if tree.opposite else 0)
        self._widest = max(tree.rows)
        self._widest_opposite = max(tree.opposite, default=1)
        self.pitch = field.height() / rows if tree.opposite else min(ROW, field.height() / rows)

    def height_of(self, row: int, opposite: bool = False) -> float:
        """The middle of a row, from above."""
        away = (row + 0.5) * self.pitch
        return self._field.bottom() - away if self._upwards is not opposite else self._field.top() + away

    def width_of(self, count: int, opposite: bool = False) -> float:
        """How wide so many positions are drawn: each in a place of its own, or all as the root of their number."""
        widest = self._widest_opposite if opposite else self._widest
        if widest * NODE <= self._field.width():
            return count * NODE
        return min(count * NODE, max(2.0, self._field.width() * (count / widest) ** 0.5))

    def one_by_one(self, count: int) -> bool:
        """Whether so many positions are drawn as a dot each."""
        return self.pitch >= 2 * DOTS and self.width_of(count) / count >= DOTS

    def place(self, row: int, number: int, count: int) -> QPointF:
        """Where a position of a row stands that has so many."""
        left = self._field.center().x() - self.width_of(count) / 2
        return QPointF(left + (number + 0.5) * self.width_of(count) / count, self.height_of(row))

    def bar(self, row: int, count: int, opposite: bool = False) -> QRectF:
        """A row drawn as a whole."""
        width, height = self.width_of(count, opposite), min(0.7 * self.pitch, 11.0) if self.pitch > 3 else self.pitch
        return QRectF(self._field.center().x() - width / 2, self.height_of(row, opposite) - height / 2, width, height)

    def labelled(self, rows: int) -> range:
        """The rows with a number beside them: so many that the numbers do not touch."""
        step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 10_000) if step * self.pitch >= 15)
        return range(0, rows, step)
