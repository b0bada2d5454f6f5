"""The tree of a search, drawn: a row for each level, and the path from its root to the position being expanded.

Few positions are dots, joined to the ones they come from; more are bars, as wide as the root of their number. In the
level under way what was expanded is strong and what is still queued is faint.
"""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_circle, draw_line, draw_path, draw_rounded, faint, polyline
from app.ui.painting.text import figures
from app.ui.words.numbers import grouped
from solvers.klotski.trace import Expansion, NodeStatus, Successor

ROW = 40.0
"""The most that two rows are apart, in pixels."""
NODE = 15.0
"""The most that two positions of a row are apart."""
DOTS = 4.5
"""The least that they are apart to be drawn one by one."""


class TreeGeometry:
    """The places of an outline inside a field; the tree from the exit grows upwards, from the bottom of the field."""

    def __init__(self, expansion: Expansion, field: QRectF) -> None:
        tree = expansion.search_tree
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
        """The rows with a number beside them: so many that the numbers do not touch, in the least room the first."""
        steps = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 10_000)
        return range(0, rows, next((step for step in steps if step * self.pitch >= 15), max(1, rows)))


def status_colour(status: NodeStatus, theme: Theme) -> str:
    """What the search goes on with stands out; the rest is muted."""
    return {NodeStatus.NEW: theme.good, NodeStatus.AGAIN: theme.path, NodeStatus.CUT: theme.mark}.get(
        status, theme.muted
    )


def goes_on(status: NodeStatus) -> bool:
    """Whether the search goes on with such a position."""
    return status in {NodeStatus.NEW, NodeStatus.AGAIN}


LEFT, RIGHT = 28.0, 46.0
"""The margins that the numbers of the levels and those of their positions stand in, in pixels."""
DOT = 2.6
EXPANDED, CHILD = 5.2, 3.6
"""The radii of a position, of the one being expanded and of those it leads to."""
FAN = 13.0
"""How far apart children are drawn that have no place in a row."""
STRONG, FAINT = 0.85, 0.3


def paint_tree(painter: QPainter, field: QRectF, expansion: Expansion, theme: Theme) -> None:
    """Paint the outline of an expansion's tree with the position and its children."""
    painter.save()
    painter.setFont(figures(painter.font(), 10.5, QFont.Weight.Normal))
    _TreePainter(painter, field, expansion, theme).paint()
    painter.restore()


class _TreePainter:
    def __init__(self, painter: QPainter, field: QRectF, expansion: Expansion, theme: Theme) -> None:
        self._painter = painter
        self._field = field
        self._expansion = expansion
        self._tree = expansion.search_tree
        self._theme = theme
        self._at = TreeGeometry(expansion, field.adjusted(LEFT, 0, -RIGHT, 0))
        self._by_level = bool(self._tree.parents)

    def paint(self) -> None:
        self._paint_limit()
        self._paint_edges()
        for row, count in enumerate(self._tree.rows):
            self._paint_row(row, count)
        for row, count in enumerate(self._tree.opposite):
            self._bar(self._at.bar(row, count, opposite=True), faint(self._theme.muted, 0.6))
        self._paint_numbers(self._tree.rows, opposite=False)
        self._paint_numbers(self._tree.opposite, opposite=True)
        self._paint_children()
        self._paint_path()

    def _paint_edges(self) -> None:
        """The lines from each position to the one it comes from, as long as these are told."""
        self._painter.setPen(QPen(faint(self._theme.path, 0.45), 1.0))
        for row, parents in enumerate(self._tree.parents):
            if row == 0 or not self._at.one_by_one(self._tree.rows[row]):
                continue
            for number, parent in enumerate(parents):
                self._painter.drawLine(self._node(row - 1, parent), self._node(row, number))

    def _paint_row(self, row: int, count: int) -> None:
        colour = self._theme.path
        done = count if not self._by_level else self._expanded_of(row, count)
        if self._at.one_by_one(count):
            for number in range(count):
                strength = STRONG if number < done else FAINT
                draw_circle(self._painter, self._node(row, number), DOT, faint(colour, strength))
            return
        bar = self._at.bar(row, count)
        self._bar(bar, faint(colour, FAINT))
        if done:
            bar.setWidth(bar.width() * done / count)
            self._bar(bar, faint(colour, STRONG if self._by_level else 0.3))

    def _expanded_of(self, row: int, count: int) -> int:
        """How many positions of a row were expanded."""
        depth = self._expansion.depth
        return count if row < depth else self._tree.path[-1] + 1 if row == depth else 0

    def _bar(self, bar: QRectF, colour: QColor) -> None:
        radius = min(bar.height(), bar.width()) / 3 if bar.height() > 3 else 0.0
        draw_rounded(self._painter, bar, radius, colour)

    def _paint_path(self) -> None:
        """From the root to the position being expanded."""
        theme = self._theme
        nodes = [self._node(row, number) for row, number in enumerate(self._tree.path)]
        draw_path(self._painter, polyline(nodes), edge=QPen(QColor(theme.accent), 1.8, j=Qt.PenJoinStyle.RoundJoin))
        draw_circle(self._painter, nodes[-1], EXPANDED, theme.accent, theme.panel, 1.4)

    def _paint_children(self) -> None:
        from_here = self._node(self._expansion.depth, self._tree.path[-1])
        successors = self._expansion.successors
        for number, child in sorted(enumerate(successors), key=lambda one: goes_on(one[1].status)):
            there = self._place_of(child, number, len(successors))
            if there is not None:
                self._paint_child(child, from_here, there)

    def _paint_child(self, child: Successor, from_here: QPointF, there: QPointF) -> None:
        colour, on = QColor(status_colour(child.status, self._theme)), goes_on(child.status)
        style = Qt.PenStyle.SolidLine if on else Qt.PenStyle.DotLine
        draw_line(self._painter, QLineF(from_here, there), QPen(colour, 1.6 if on else 1.0, style))
        draw_circle(self._painter, there, CHILD, colour if on else self._theme.panel, colour, 1.4)

    def _place_of(self, child: Successor, number: int, successors: int) -> QPointF | None:
        """Where a child stands in its row; beside the others where the rows do not say."""
        if child.place is not None:
            return self._node(*child.place)
        if self._by_level:
            return None
        below = self._node(self._expansion.depth, self._tree.path[-1])
        drop = max(self._at.pitch, 12.0)
        centre = min(max(below.x(), self._field.left() + LEFT + successors * FAN / 2), self._field.right() - RIGHT)
        return QPointF(centre + (number - (successors - 1) / 2) * FAN, below.y() + drop)

    def _paint_limit(self) -> None:
        limit = self._tree.limit
        if limit is None:
            return
        height = self._at.height_of(limit)
        left, right = self._field.left() + LEFT, self._field.right() - RIGHT
        draw_line(
            self._painter,
            QLineF(QPointF(left, height), QPointF(right, height)),
            QPen(QColor(self._theme.mark), 1.4, Qt.PenStyle.DashLine),
        )
        box = QRectF(right + 4, height - 8, RIGHT - 4, 16)
        self._painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, f"≤ {grouped(limit)}")

    def _paint_numbers(self, rows: tuple[int, ...], opposite: bool) -> None:
        """The number of the level at the left, that of its positions at the right."""
        self._painter.setPen(QColor(self._theme.muted))
        counted = max(rows, default=0) > 1
        for row in self._at.labelled(len(rows)):
            line = QRectF(self._field.left(), self._at.height_of(row, opposite) - 8, self._field.width(), 16)
            number = QRectF(line.left(), line.top(), LEFT - 8, line.height())
            self._painter.drawText(number, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, grouped(row))
            if counted:
                beside = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
                self._painter.drawText(line, beside, grouped(rows[row]))

    def _node(self, row: int, number: int) -> QPointF:
        return self._at.place(row, number, self._tree.rows[row])
