"""Drawing a tour on the board: the line of its path, the numbers on the squares, and the picture that grows with it."""

from __future__ import annotations

import math
from abc import abstractmethod
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from app.knight.board.geometry import ChessGeometry, square_around
from app.knight.board.joined_edges import draw_ends
from app.knight.board.surface import is_dark
from app.ui.look.theme import DARK, HIGH_CONTRAST, LIGHT, Theme
from app.ui.painting.drawing import draw_circle, faint
from app.ui.painting.text import draw_centred, figures
from solvers.knight.leaper import Wrap
from solvers.knight.symmetric.quotient import tour_parts

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Display:
    """Numbers on the squares visited, the path between them, or in place of both the whole tour as a picture."""

    numbers: bool = True
    path: bool = True
    picture: bool = False


PICTURE = Display(numbers=False, path=False, picture=True)
DISPLAYS = {"both": Display(), "numbers": Display(path=False), "path": Display(numbers=False), "picture": PICTURE}
"""What a tour can leave on the board, by the names that are kept in the settings."""


GONE_PIXELS, CLEAR_PIXELS = 5.5, 8.0
"""The height of figures at which numbers have faded out, and that from which they are clear."""

LARGEST_PIXELS = 44.0
"""The height of figures beyond which they do not grow, however large the squares are."""

WIDEST_NUMBER = 1.15
"""The height of figures, as a share of the square's side, times the number of digits in long numbers."""

GAP = 0.29
"""How far from the middle of a square its number keeps the path away, in squares."""

HALF_DIGIT = 0.33
"""How far long numbers keep it away for each digit, as a share of the height of the figures."""

PART_INKS = {
    LIGHT.name: ("#b5380b", "#16110c", "#7a2a8c"),
    DARK.name: ("#ffb066", "#ffffff", "#f3a6df"),
    HIGH_CONTRAST.name: ("#e8590c", "#808080", "#c050d8"),
}
"""The colours of the second and the further parts of a symmetric tour; the first has that of every path."""

ARROW = 2.6
"""The size of the arrows at joined edges, in widths of the line."""

MANY_VISITS = 24
"""From so many new visits on, the whole board is repainted instead of their squares."""


@dataclass(frozen=True)
class Pens:
    """How a trail looks in a board of this size: what is drawn, how wide, and in which colours."""

    theme: Theme
    font: QFont
    number_strength: float
    path: bool
    path_colour: QColor
    width: float
    gap: float
    least: float = 0.0
    """The height of the smallest text that is written."""

    @classmethod
    def of(
        cls, geometry: ChessGeometry, theme: Theme, family: QFont, numbers: bool, path: bool, least: float = 0.0
    ) -> Pens:
        """The pens for numbers, path or both; where numbers would be too small, the path stands in for them."""
        digits = len(str(geometry.rows * geometry.columns))
        share = {1: 0.40, 2: 0.38, 3: 0.33}.get(digits, min(0.27, WIDEST_NUMBER / digits))
        pixels = min(LARGEST_PIXELS, geometry.side * share)
        fade = min(1.0, max(0.0, (pixels - GONE_PIXELS) / (CLEAR_PIXELS - GONE_PIXELS)))
        strength = fade if numbers and round(pixels) >= least else 0.0
        return cls(
            theme=theme,
            font=figures(family, pixels),
            number_strength=strength,
            path=path or (numbers and strength == 0.0),
            path_colour=QColor(theme.path),
            width=min(6.0, max(1.3, geometry.side * 0.06)),
            gap=max(min(GAP * geometry.side, LARGEST_PIXELS), HALF_DIGIT * digits * pixels) * strength,
            least=least,
        )

    def line(self, colour: QColor) -> QPen:
        """The pen of the path, or of a part of it."""
        return QPen(colour, self.width, c=Qt.PenCapStyle.RoundCap)


def shortened(start: QPointF, end: QPointF, gap: float) -> QLineF:
    """The line between two points, begun and ended this far from them."""
    across = end - start
    inset = across * (gap / math.hypot(across.x(), across.y()))
    return QLineF(start + inset, end - inset)


class TrailLine:
    """The trail of a path through `order`, as it is drawn with one painter."""

    def __init__(self, geometry: ChessGeometry, pens: Pens, order: Sequence[int], closed: bool) -> None:
        self.geometry = geometry
        """Where the squares lie."""
        self._pens = pens
        self._flat = geometry.board.wrap is Wrap.NONE
        self._inks = [faint(ink, pens.number_strength) for ink in (pens.theme.number_light, pens.theme.number_dark)]
        self._metrics = QFontMetricsF(pens.font)
        self.take_up(order, closed)

    def take_up(self, order: Sequence[int], closed: bool) -> None:
        """Be the trail of this path from now on."""
        self._order = order
        self.length = len(order) - (not closed)
        self.parts = tour_parts(self.geometry.board, order) if closed else None
        """The halves or quarters of a symmetric tour, each of which has a colour of its own."""
        inks = PART_INKS[self._pens.theme.name] if self.parts is not None else ()
        self._lines = [self._pens.line(QColor(ink)) for ink in (self._pens.path_colour, *inks)]

    def centre(self, visit: int) -> QPointF:
        """Where the square of a visit has its middle; visits are counted from 0, and after the last comes the first."""
        return self.geometry.centre_of(self._order[visit % len(self._order)])

    def step(self, visit: int) -> QLineF:
        """The way from the square of a visit to that of the next, which may go on beyond a joined edge."""
        if self._flat:
            return QLineF(self.centre(visit), self.centre(visit + 1))
        return self.geometry.leap(self._order[visit % len(self._order)], self._order[(visit + 1) % len(self._order)])

    def pen(self, visit: int) -> QPen:
        """The pen of the line that begins at a visit."""
        return self._lines[0 if self.parts is None else self.parts.part(visit)]

    def number(self, visit: int) -> int:
        """The number on the square of a visit."""
        return visit % len(self._order) + 1

    def continue_with(self, order: Sequence[int], closed: bool) -> bool:
        """Take up another path if it begins with what is drawn of this one; returns whether it does.

        One that is drawn with a table of its visits never does: the table is of one path.
        """
        return False

    def reach(self, visit: int) -> QRectF:
        """Where something is drawn for a visit: its square, the one before, and the line between."""
        step, side = self.step(max(0, visit - 1)), self.geometry.side
        if visit and not self.geometry.whole.contains(step.p2()):
            parts = self.geometry.parts(step)
            rects = [square_around(part.center(), max(abs(part.dx()), abs(part.dy())) + side) for part in parts]
            return reduce(QRectF.united, rects)
        return square_around(step.p1(), side).united(square_around(self.centre(visit), side))

    def reaches(self, first: int, last: int) -> list[QRectF]:
        """Where something is drawn for the visits from `first` to before `last`; of many, all that is seen."""
        if last - first > MANY_VISITS:
            return [self.geometry.inside]
        return [self.reach(visit) for visit in range(first, last)]

    def draw(self, painter: QPainter, visits: Sequence[int]) -> None:
        """Draw what each of these visits adds; they are in the order in which they are made."""
        if not visits:
            return
        painter.setFont(self._pens.font)
        if visits[0] == 0:
            self._draw_start(painter)
        if self._pens.number_strength:
            for visit in visits:
                self._draw_visit(painter, visit)
        elif self._pens.path:
            self._draw_lines(painter, visits)

    def _draw_start(self, painter: QPainter) -> None:
        pens, side = self._pens, self.geometry.side
        if pens.gap > 2 * pens.width:
            width = min(4.0, max(1.0, side * 0.035))
            draw_circle(painter, self.centre(0), pens.gap, edge=pens.theme.mark, width=width)
        elif pens.path:
            draw_circle(painter, self.centre(0), pens.width * 2, pens.theme.mark)

    def _draw_lines(self, painter: QPainter, visits: Sequence[int]) -> None:
        painter.setPen(self._lines[0])
        for visit in visits[visits[0] == 0 :]:
            if self.parts is not None:
                painter.setPen(self.pen(visit - 1))
            self._draw_step(painter, visit - 1)

    def _draw_step(self, painter: QPainter, visit: int) -> None:
        """Draw the line that begins at a visit, with arrows where it leads over a joined edge."""
        line = self.step(visit)
        if self._pens.gap:
            line = shortened(line.p1(), line.p2(), self._pens.gap)
        if self._flat:
            painter.drawLine(line)  # all at one call look another way where they cross
            return
        parts = self.geometry.parts(line)
        painter.drawLines(parts)
        if len(parts) > 1:
            draw_ends(painter, parts, ARROW * self._pens.width)

    def _draw_visit(self, painter: QPainter, visit: int) -> None:
        if self._pens.path and visit:
            painter.setPen(self.pen(visit - 1))
            self._draw_step(painter, visit - 1)
        if visit < len(self._order):
            square = divmod(self._order[visit], self.geometry.columns)
            painter.setPen(self._inks[is_dark(square, self.geometry.rows)])
            draw_centred(painter, self._metrics, self.centre(visit), str(visit + 1))


DRAWING_SECONDS = 0.006
"""How long a long trail is drawn at a time; the rest follows in slices, so that the window stays smooth."""

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
        return [self.geometry.inside] if visits < first else self.reaches(first, visits)

    def continue_with(self, order: Sequence[int], closed: bool) -> bool:
        """Take up another path if it begins with what is drawn of this one, and in the same colours."""
        if order[: self._drawn] != self._order[: self._drawn] or self._drawn > len(self._order):
            return False
        parts = self.parts
        self.take_up(order, closed)
        if self.parts != parts:
            return False
        self._kept = {kept: picture for kept, picture in self._kept.items() if kept <= self._drawn}
        return True

    @property
    def _stride(self) -> int:
        """After so many steps a picture is kept."""
        return max(8, -(-self.length // (KEPT_PICTURES * self.STRETCH))) * self.STRETCH

    def _draw_stretch(self, first: int, last: int) -> None:
        with self.geometry.painter_on(self.picture) as painter:
            self.draw(painter, range(first, last))
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


ONE_BY_ONE = 10_000
"""Longer paths are entered into the table by numpy, which is not loaded for shorter ones."""
NOT_VISITED = -1


class VisitTable:
    """Visits are numbered from 0; the table is of the path that it is made of and does not follow it."""

    def __init__(self, rows: int, columns: int, order: Sequence[int]) -> None:
        self._shape = rows, columns
        self._numbers = array("i", [NOT_VISITED]) * (rows * columns)
        if len(order) > ONE_BY_ONE and isinstance(order, array):
            import numpy as np

            self.numbers.ravel()[np.frombuffer(order, np.int32)] = np.arange(len(order), dtype=np.int32)
            return
        for visit, square in enumerate(order):
            self._numbers[square] = visit

    def visit_of(self, square: int) -> int:
        """The visit to the square of this number (`Board.index`); -1 for none."""
        return self._numbers[square]

    @property
    def numbers(self) -> NDArray[np.int32]:
        """The visits as an array, (rows, columns)."""
        import numpy as np

        return np.frombuffer(self._numbers, np.int32).reshape(self._shape)

    def among(self, rows: range, columns: range) -> NDArray[Any]:
        """The visits to the squares in these rows and columns."""
        return self.numbers[rows.start : rows.stop, columns.start : columns.stop]
