"""The geometry of a chessboard on the screen: the rectangles of its squares, and the square at a point."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from app.knight.board.zoom import BoardViewport, ZoomView
from app.ui.painting.drawing import smooth_painter, transparent_image
from solvers.knight.board import Board, Square
from solvers.knight.leaper import Wrap

FRAME_SHARE = 0.046
"""How wide the frame is on each side, as a share of the longer side of the squares."""

SHORTEST_PART = 1e-6
"""Parts of lines that are shorter, in pixels, come of inexact numbers."""


def proportions(rows: int, columns: int) -> tuple[float, float]:
    """Width and height of a board with its frame, in squares."""
    frame = 2 * FRAME_SHARE * max(rows, columns)
    return columns + frame, rows + frame


@dataclass(frozen=True)
class ChessGeometry:
    """The edges between squares, in the coordinates of the widget, each on a whole pixel of the screen.

    They are those of a `board`, whose piece and joined edges say where moves lead.
    `lefts` has an edge for every column and one more, `tops` for every row and one more; `side` is how long the side of
    a square is in the mean. `inside` is what is seen of the squares: all of them, unless the board is `zoomed`, when
    others lie beyond it.
    """

    board: Board
    outside: QRectF
    inside: QRectF
    lefts: tuple[float, ...]
    tops: tuple[float, ...]
    side: float
    zoomed: bool = False

    @classmethod
    def fit(cls, outside: QRectF, board: Board, ratio: float) -> ChessGeometry:
        """Lay the squares out in a frame that fills `outside`; `ratio` is how many pixels the screen has for one."""
        rows, columns = board.rows, board.columns
        frame = FRAME_SHARE * max(rows, columns) * outside.width() / proportions(rows, columns)[0]
        side = (outside.width() - 2 * frame) / columns
        lefts = tuple(round((outside.left() + frame + column * side) * ratio) / ratio for column in range(columns + 1))
        tops = tuple(round((outside.top() + frame + row * side) * ratio) / ratio for row in range(rows + 1))
        inside = QRectF(QPointF(lefts[0], tops[0]), QPointF(lefts[-1], tops[-1]))
        return cls(board, outside, inside, lefts, tops, side)

    @classmethod
    def seen(
        cls, board: Board, corner: QPointF, room: BoardViewport, view: ZoomView, frame: float, ratio: float
    ) -> ChessGeometry:
        """Lay out the squares of a `view` in a `room` that begins at `corner`, with a frame of this width around it.

        Views of one side that differ by whole pixels differ by nothing else, so that what was painted can be moved.
        """

        def rounded(number: float) -> float:
            return round(number * ratio) / ratio

        wide, high = map(rounded, room.extent(view.side))
        left, top = room.corner(view.side)
        inside = QRectF(rounded(corner.x() + left), rounded(corner.y() + top), wide, high)
        outside = inside.adjusted(-frame, -frame, frame, frame)
        first, above = inside.left() - rounded(view.left * view.side), inside.top() - rounded(view.top * view.side)
        lefts = tuple(first + round(column * view.side * ratio) / ratio for column in range(room.columns + 1))
        tops = tuple(above + round(row * view.side * ratio) / ratio for row in range(room.rows + 1))
        return cls(board, outside, inside, lefts, tops, view.side, zoomed=True)

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
        return self.inside.left() - self.outside.left()

    @cached_property
    def whole(self) -> QRectF:
        """The rectangle of all squares, seen or not."""
        return QRectF(QPointF(self.lefts[0], self.tops[0]), QPointF(self.lefts[-1], self.tops[-1]))

    @property
    def open_area(self) -> QRectF:
        """Where things that stand on squares can be painted: over the frame, too, where the board ends there."""
        inside, whole, frame = self.inside, self.whole, self.frame
        return inside.adjusted(
            -frame if whole.left() >= inside.left() else 0.0,
            -frame if whole.top() >= inside.top() else 0.0,
            frame if whole.right() <= inside.right() else 0.0,
            frame if whole.bottom() <= inside.bottom() else 0.0,
        )

    @cached_property
    def rows_seen(self) -> range:
        """The rows that something is seen of."""
        return _between(self.tops, self.inside.top(), self.inside.bottom())

    @cached_property
    def columns_seen(self) -> range:
        """The columns that something is seen of."""
        return _between(self.lefts, self.inside.left(), self.inside.right())

    def squares_in(self, area: QRectF, beyond: int = 0) -> tuple[Sequence[int], Sequence[int]]:
        """The rows and the columns that reach into an area, and so many more on each side, over joined edges too."""
        rows = _between(self.tops, area.top(), area.bottom())
        columns = _between(self.lefts, area.left(), area.right())
        rows_wrap, columns_wrap = self.board.wraps
        return _with_more(rows, beyond, self.rows, rows_wrap), _with_more(columns, beyond, self.columns, columns_wrap)

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

    def leap(self, one: int, other: int) -> QLineF:
        """The line of a move between the squares of these numbers; over a joined edge it goes on beyond the board."""
        start, end = self.centre_of(one), self.centre_of(other)
        if self.board.wrap is not Wrap.NONE:
            row, column = self.board.square(one)
            down, right = self.board.way((row, column), self.board.square(other))
            end += self._shift((column + right) // self.columns, (row + down) // self.rows)
        return QLineF(start, end)

    def parts(self, line: QLineF) -> list[QLineF]:
        """What of a line is on the board: one that goes beyond joined edges comes in again at the opposite ones."""
        if self.board.wrap is Wrap.NONE:
            return [line]
        whole = self.whole
        if whole.contains(line.p1()) and whole.contains(line.p2()):
            return [line]
        across = _crossings(line.x1(), line.x2(), whole.left(), whole.width())
        down = _crossings(line.y1(), line.y2(), whole.top(), whole.height())
        cuts = pairwise(sorted((0.0, *across, *down, 1.0)))
        parts = (QLineF(line.pointAt(cut), line.pointAt(following)) for cut, following in cuts)
        return [part.translated(self.back(part.center())) for part in parts if part.length() > SHORTEST_PART]

    def lines(self, path: Sequence[int]) -> list[QLineF]:
        """The lines of a path through the squares of these numbers, in parts where it goes over joined edges."""
        return [part for step in pairwise(path) for part in self.parts(self.leap(*step))]

    def back(self, point: QPointF) -> QPointF:
        """By how much a point beyond a joined edge is to be moved to be on the board."""
        whole = self.whole
        across, down = (point.x() - whole.left()) / whole.width(), (point.y() - whole.top()) / whole.height()
        return self._shift(-math.floor(across), -math.floor(down))

    def copies(self, area: QRectF) -> list[QPointF]:
        """By how much something in an area is to be moved, so that all of it is seen that goes over joined edges."""
        whole, (rows_wrap, columns_wrap) = self.whole, self.board.wraps
        across = _overlaps(area.left(), area.right(), whole.left(), whole.width()) if columns_wrap else (0,)
        down = _overlaps(area.top(), area.bottom(), whole.top(), whole.height()) if rows_wrap else (0,)
        return [self._shift(columns, rows) for rows in down for columns in across]

    def _shift(self, across: int, down: int) -> QPointF:
        """As far as so many boards are wide, and so many high."""
        return QPointF(across * self.whole.width(), down * self.whole.height())

    @cached_property
    def _middles(self) -> tuple[list[float], list[float]]:
        return _halfway(self.lefts), _halfway(self.tops)

    def square_at(self, point: QPointF) -> Square | None:
        """The square under a point, missing ones too; None on the frame and beside the board."""
        if not _holds(self.inside, point):
            return None
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


def _between(edges: tuple[float, ...], first: float, last: float) -> range:
    """The numbers of the rows or columns that reach into what lies between two points."""
    return range(
        max(0, bisect_right(edges, first) - 1),
        min(len(edges) - 1, max(0, bisect_left(edges, last))),
    )


def _with_more(places: range, beyond: int, number: int, wraps: bool) -> Sequence[int]:
    """The same rows or columns of so many, with more of them on each side."""
    if wraps and len(places) + 2 * beyond < number:
        return [place % number for place in range(places.start - beyond, places.stop + beyond)]
    return range(number) if wraps else range(max(0, places.start - beyond), min(number, places.stop + beyond))


def _crossings(begin: float, end: float, first: float, length: float) -> list[float]:
    """At which parts of the way from one place to another it leads over an edge, where boards lie side by side."""
    lower, upper = sorted(((begin - first) / length, (end - first) / length))
    return [(first + edge * length - begin) / (end - begin) for edge in range(math.ceil(lower), math.ceil(upper))]


def _overlaps(begin: float, end: float, first: float, length: float) -> range:
    """By how many lengths what lies between two places may be moved so that it reaches into the length from `first`."""
    return range(math.ceil((first - end) / length), math.floor((first + length - begin) / length) + 1)


def _holds(area: QRectF, point: QPointF) -> bool:
    """Whether a point is in an area: on its left or upper edge, too, but not on the others."""
    return area.left() <= point.x() < area.right() and area.top() <= point.y() < area.bottom()


def _halfway(edges: tuple[float, ...]) -> list[float]:
    return [(before + after) / 2 for before, after in pairwise(edges)]
