"""The successors of a position as marks on the board: an arrow on the piece that would move, a plate where it arrives.

What the search did with a successor is told by the sign on the plate, by the line of the arrow and by the colour.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from app.klotski.board.track import Place
from app.klotski.trace.words import reckoned
from app.ui.look.search_colours import SearchColours, colours_on_lacquer
from app.ui.look.theme import Theme
from app.ui.painting.drawing import (
    arrow_head,
    cased,
    draw_circle,
    draw_cross,
    draw_path,
    draw_polygon,
    draw_rounded,
    polygon,
    polyline,
    rounded,
    set_inks,
)
from app.ui.painting.text import figures, write_figures
from solvers.klotski.layout import Layout, PieceKind, Square
from solvers.klotski.moves import Step, slides_of
from solvers.klotski.trace import Expansion, NodeStatus, Successor
from solvers.pseudocode import PseudocodeLine

CellsOf = Callable[[PieceKind, Place], QRectF]
"""The cells of a piece of this kind whose top left corner is at a place."""

DASHES: dict[NodeStatus, tuple[float, ...]] = {
    NodeStatus.NEW: (),
    NodeStatus.SEEN: (0.01, 2.0),
    NodeStatus.AGAIN: (),
    NodeStatus.CUT: (1.4, 2.0),
    NodeStatus.WAITING: (0.01, 2.0),
}
"""Of the arrows, in widths."""
WIDTHS = {
    NodeStatus.NEW: 1.0,
    NodeStatus.SEEN: 0.7,
    NodeStatus.AGAIN: 1.0,
    NodeStatus.CUT: 0.7,
    NodeStatus.WAITING: 0.7,
}
"""Of the arrows, as shares of the widest."""

ARROW, RADIUS = 0.075, 0.155
"""The width of the widest arrow and the radius of a plate, in cells."""
LEAST_ARROW, LEAST_RADIUS = 3.0, 8.0
"""The same in pixels, on a small board."""
ASIDE = 0.26
"""How far before the middle of the cell that a piece enters its plate lies, in cells, so that four find room there."""
SEATS = {(1, 0): -0.36, (0, 1): -0.12, (0, -1): 0.12, (-1, 0): 0.36}
"""How far below the middle of that cell plates with a sum lie, in cells, by the way in which the piece arrives."""
PLATE_HEIGHT = 0.225


@dataclass(frozen=True, slots=True)
class SuccessorMark:
    """A step from the position on the board, and what the search did with the position that it leads to.

    `reckoned` is the sum of the steps taken and those needed at least, empty for methods that do not count with it;
    `current` says that the search deals with it now.
    """

    step: Step
    status: NodeStatus
    reckoned: str = ""
    current: bool = False

    @property
    def direction(self) -> Square:
        """The way in which the piece arrives, (down, right)."""
        (row, column), (to_row, to_column) = self.step.path[-2:]
        return to_row - row, to_column - column

    @property
    def straight(self) -> bool:
        """Whether the piece goes round no corner."""
        (row, column), (to_row, to_column) = self.step.origin, self.step.target
        return row == to_row or column == to_column


def marks_of(expansion: Expansion, run: Sequence[PseudocodeLine] = ()) -> tuple[SuccessorMark, ...]:
    """A mark for each successor of the position expanded.

    `run` are the stages of this step that have run, the last of them now: what was not dealt with in them yet waits.
    Without stages, all of the step has run.
    """
    later = set(expansion.dealt_with) - {stage.item for stage in run} if run else set[int]()
    marks: list[SuccessorMark] = []
    for number, child in enumerate(expansion.successors):
        step = step_between(expansion.layout, child.layout)
        if step is not None:
            status = NodeStatus.WAITING if number in later else child.status
            current = bool(run) and run[-1].item == number
            marks.append(SuccessorMark(step, status, _reckoned(expansion, child), current))
    return tuple(marks)


def _reckoned(expansion: Expansion, child: Successor) -> str:
    if child.bound is None:
        return ""
    return reckoned(expansion.depth + 1 if child.taken is None else child.taken, child.bound)


def step_between(before: Layout, after: Layout) -> Step | None:
    """The step from one layout to another, or to its mirror image, for some methods count both as one."""
    return _step_to(before, after) or _step_to(before, after.mirror())


def _step_to(before: Layout, after: Layout) -> Step | None:
    left = [piece for piece in before.pieces if piece not in after.pieces]
    reached = [piece for piece in after.pieces if piece not in before.pieces]
    if len(left) != 1 or len(reached) != 1 or left[0].kind is not reached[0].kind:
        return None
    return slides_of(left[0], before).get(reached[0].square)


@dataclass(frozen=True, slots=True)
class ArrowStyle:
    """What an arrow with its plate is painted with."""

    colours: SearchColours
    cell: float
    font: QFont

    @classmethod
    def of(cls, theme: Theme, cell: float, family: QFont, least: float = 0.0) -> ArrowStyle:
        """The style on a board whose cells have this side; `least` is how high text is to be, if that can be."""
        return cls(colours_on_lacquer(theme), cell, figures(family, max(9.0, min(max(17.0, least), 0.155 * cell))))

    @property
    def width(self) -> float:
        """Of the widest arrow."""
        return max(LEAST_ARROW, ARROW * self.cell)

    @property
    def radius(self) -> float:
        """Of a round plate."""
        return max(LEAST_RADIUS, RADIUS * self.cell)

    def ink(self, status: NodeStatus) -> str:
        """The colour of what was done."""
        colours = self.colours
        return {
            NodeStatus.NEW: colours.good,
            NodeStatus.SEEN: colours.seen,
            NodeStatus.AGAIN: colours.again,
            NodeStatus.CUT: colours.pruned,
            NodeStatus.WAITING: colours.waiting,
        }[status]


def paint_successors(painter: QPainter, marks: Sequence[SuccessorMark], cells: CellsOf, style: ArrowStyle) -> None:
    """Paint all marks: arrows, the longer ones first, below plates, and what is dealt with now above the others."""
    placed = [(mark, *_places(mark, cells, style)) for mark in marks]
    placed.sort(key=lambda one: (one[0].current, -len(one[0].step.path)))
    for mark, points, _ in placed:
        if mark.current:
            paint_target(painter, cells(mark.step.kind, mark.step.target), style, mark.status)
        paint_arrow(painter, points, mark.status, style, mark.current)
    for mark, _, plate in placed:
        paint_plate(painter, plate, mark.status, mark.reckoned, style, mark.current)


def _places(mark: SuccessorMark, cells: CellsOf, style: ArrowStyle) -> tuple[list[QPointF], QRectF]:
    """The points of the arrow, and its plate, in the first cell that the piece enters last."""
    points = [cells(mark.step.kind, square).center() for square in mark.step.path]
    down, right = mark.direction
    way = QPointF(right, down) * style.cell
    if mark.straight:  # from the foremost cell of the piece, not from its middle
        reach = mark.step.kind.height if down else mark.step.kind.width
        points = [point + way * (reach - 1) / 2 for point in points]
    if not mark.reckoned:
        seat = points[-1] - way * ASIDE
        plate = QRectF(seat - QPointF(style.radius, style.radius), QSizeF(2 * style.radius, 2 * style.radius))
    else:
        seat = points[-1] + QPointF(0, SEATS[mark.direction] * style.cell)
        plate = _wide_plate(mark.reckoned, seat, style)
        if right and mark.straight:
            points = [QPointF(point.x(), seat.y()) for point in points]
    start, end = points[0] + way * 0.14, QPointF(points[-1])
    gap = 0.04 * style.cell
    if right:
        end.setX(plate.left() - gap if right > 0 else plate.right() + gap)
    else:
        end.setY(plate.top() - gap if down > 0 else plate.bottom() + gap)
    return [start if mark.straight else points[0], *points[1:-1], end], plate


def _wide_plate(text: str, seat: QPointF, style: ArrowStyle) -> QRectF:
    """A plate for the sign and a text."""
    height = max(QFontMetricsF(style.font).capHeight() + 5.0, PLATE_HEIGHT * style.cell)
    width = QFontMetricsF(style.font).horizontalAdvance(text) + 1.3 * height
    return QRectF(seat - QPointF(width, height) / 2, QSizeF(width, height))


def paint_arrow(
    painter: QPainter, points: Sequence[QPointF], status: NodeStatus, style: ArrowStyle, current: bool = False
) -> None:
    """An arrow along points, its head at the last of them."""
    ink, casing = style.ink(status), style.colours.casing
    width = style.width * WIDTHS[status] * (1.4 if current else 1.0)
    way = points[-1] - points[-2]
    size = 2.4 * width + 2.0
    head = polygon(arrow_head(points[-1], way, size))
    cased(painter, head, casing, casing, 3.0)
    back = 0.8 * size / (hypot(way.x(), way.y()) or 1.0)
    shaft = polyline([*points[:-1], points[-1] - way * back])
    cased(painter, shaft, ink, casing, width, DASHES[status])
    if status is NodeStatus.AGAIN:  # a double line: what is done a second time
        draw_path(painter, shaft, edge=casing, width=0.4 * width)
    painter.fillPath(head, QColor(ink))


def paint_plate(
    painter: QPainter, plate: QRectF, status: NodeStatus, text: str, style: ArrowStyle, current: bool = False
) -> None:
    """A plate with the sign of what was done and, for methods that count with it, a sum; reversed for the current."""
    ink, ground = style.ink(status), style.colours.casing
    if current:
        draw_rounded(painter, plate.adjusted(-3, -3, 3, 3), plate.height() / 2 + 3, ground, ink, 2.0)
        ink, ground = ground, ink
    draw_rounded(painter, plate, plate.height() / 2, ground, ground if current else ink, 1.5)
    radius = plate.height() / 2
    paint_sign(painter, QRectF(plate.topLeft(), QSizeF(2 * radius, 2 * radius)), status, ink)
    if text:
        middle = QPointF((plate.left() + 1.7 * radius + plate.right() - 0.4 * radius) / 2, plate.center().y())
        write_figures(painter, middle, text, style.font, ink)


def paint_sign(painter: QPainter, box: QRectF, status: NodeStatus, ink: str) -> None:
    """The sign of a status: a plus, an equals sign, an arrow that turns back, a cross, or three dots."""
    centre, arm = box.center(), 0.26 * box.width()
    pen = QPen(QColor(ink), max(1.6, 0.13 * box.width()), c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    set_inks(painter, edge=pen)
    match status:
        case NodeStatus.NEW:
            painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0))
            painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm))
        case NodeStatus.SEEN:
            for height in (-0.42, 0.42):
                middle = centre + QPointF(0, height * arm)
                painter.drawLine(middle - QPointF(0.85 * arm, 0), middle + QPointF(0.85 * arm, 0))
        case NodeStatus.AGAIN:
            round_it = QRectF(centre - QPointF(arm, arm), QSizeF(2 * arm, 2 * arm))
            painter.drawArc(round_it, 40 * 16, 270 * 16)
            draw_polygon(
                painter, arrow_head(centre + QPointF(1.15 * arm, 0.15 * arm), QPointF(0.45, 1), 1.1 * arm), ink
            )
        case NodeStatus.CUT:
            draw_cross(painter, centre, 0.8 * arm, pen)
        case NodeStatus.WAITING:
            for aside in (-1.05, 0.0, 1.05):
                draw_circle(painter, centre + QPointF(aside * arm, 0), 0.32 * arm, ink)


def paint_target(painter: QPainter, cells: QRectF, style: ArrowStyle, status: NodeStatus) -> None:
    """A dashed outline where the piece would come to stand."""
    inset = 0.06 * style.cell
    outline = rounded(cells.adjusted(inset, inset, -inset, -inset), 0.1 * style.cell)
    cased(painter, outline, style.ink(status), style.colours.casing, max(2.0, 0.03 * style.cell), (3.0, 2.0))
