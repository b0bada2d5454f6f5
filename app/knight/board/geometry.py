"""The geometry of a chessboard on the screen: the rectangles of its squares, and the square at a point."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from app.ui.painting.layer import smooth_painter, transparent_image
from solvers.knight.board import Square

FRAME_SHARE = 0.046
"""How wide the frame is on each side, as a share of the longer side of the squares."""


def proportions(rows: int, columns: int) -> tuple[float, float]:
    """Width and height of a board with its frame, in squares."""
    frame = 2 * FRAME_SHARE * max(rows, columns)
    return columns + frame, rows + frame


@dataclass(frozen=True)
class ChessGeometry:
    """The edges between squares, in the coordinates of the widget, each on a whole pixel of the screen.

    `lefts` has an edge for every column and one more, `tops` for every row and one more; `side` is how long the side of
    a square is in the mean.
    """

    outside: QRectF
    lefts: tuple[float, ...]
    tops: tuple[float, ...]
    side: float

    @classmethod
    def fit(cls, outside: QRectF, rows: int, columns: int, ratio: float) -> ChessGeometry:
        """Lay the squares out in a frame that fills `outside`; `ratio` is how many pixels the screen has for one."""
        frame = FRAME_SHARE * max(rows, columns) * outside.width() / proportions(rows, columns)[0]
        side = (outside.width() - 2 * frame) / columns
        lefts = tuple(round((outside.left() + frame + column * side) * ratio) / ratio for column in range(columns + 1))
        tops = tuple(round((outside.top() + frame + row * side) * ratio) / ratio for row in range(rows + 1))
        return cls(outside, lefts, tops, side)

    @cached_property
    def rows(self) -> int:
        """How many rows of squares there are."""
        return len(self.tops) - 1

    @cached_property
    def columns(self) -> int:
        """How many columns of squares there are."""
        return len(self.lefts) - 1

    @property
    def frame(self) -> float:
        """How wide the frame is."""
        return self.lefts[0] - self.outside.left()

    @property
    def inside(self) -> QRectF:
        """The rectangle of all squares."""
        return QRectF(QPointF(self.lefts[0], self.tops[0]), QPointF(self.lefts[-1], self.tops[-1]))

    def rect(self, square: Square) -> QRectF:
        """The rectangle of a square."""
        row, column = square
        return QRectF(QPointF(self.lefts[column], self.tops[row]), QPointF(self.lefts[column + 1], self.tops[row + 1]))

    def centre(self, square: Square) -> QPointF:
        """The middle of a square."""
        row, column = square
        return QPointF((self.lefts[column] + self.lefts[column + 1]) / 2, (self.tops[row] + self.tops[row + 1]) / 2)

    def centre_of(self, index: int) -> QPointF:
        """The middle of the square with this number, `Board.index`."""
        row, column = divmod(index, self.columns)
        middle_columns, middle_rows = self._middles
        return QPointF(middle_columns[column], middle_rows[row])

    @cached_property
    def _middles(self) -> tuple[list[float], list[float]]:
        return _halfway(self.lefts), _halfway(self.tops)

    def square_at(self, point: QPointF) -> Square | None:
        """The square under a point, missing ones too; None on the frame and beside the board."""
        row = bisect_right(self.tops, point.y()) - 1
        column = bisect_right(self.lefts, point.x()) - 1
        return (row, column) if 0 <= row < self.rows and 0 <= column < self.columns else None

    def layer(self, ratio: float) -> QImage:
        """A transparent image as large as all squares together, with `ratio` pixels of the screen for each unit."""
        return transparent_image(self.inside.size(), ratio)

    def painter_on(self, layer: QImage) -> QPainter:
        """A painter on a `layer`, in the coordinates of the widget."""
        painter = smooth_painter(layer)
        painter.translate(-self.inside.topLeft())
        return painter


def square_around(centre: QPointF, side: float) -> QRectF:
    """The upright square with this centre and side."""
    return QRectF(centre - QPointF(side, side) / 2, QSizeF(side, side))


def _halfway(edges: tuple[float, ...]) -> list[float]:
    return [(before + after) / 2 for before, after in pairwise(edges)]
