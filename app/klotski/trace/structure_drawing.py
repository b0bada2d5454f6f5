"""The tree that tells which positions were visited, drawn: a rotation of an AVL tree, or a key looked up in another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from app.ui.look.theme import Theme
from app.ui.painting.wood import tinted
from solvers.klotski.trace import Rotation, TreeLookUp, TreeOutline

LEVELS = 4
NODE = 11.0
"""The radius of a node, in pixels."""

ROW = 22.0
"""The most that two nodes of a lookup are apart from top to bottom, in pixels."""
ASIDE = 26.0
"""The most that they are apart from left to right."""
DOT, LAST = 3.4, 5.4
"""The radii of the nodes, and of the one that was looked for."""


def paint_rotation(painter: QPainter, field: QRectF, rotation: Rotation, theme: Theme) -> None:
    """Paint the subtree before at the left, after it at the right, and an arrow between them.

    Nodes are numbered in the order of their keys, which no rotation changes; those that moved are in colour.
    """
    numbers = {key: number for number, key in enumerate(sorted(set(_keys(rotation.before))), 1)}
    moved = _moved(rotation)
    half = field.width() / 2
    for tree, left in ((rotation.before, field.left()), (rotation.after, field.left() + half + 14)):
        place = QRectF(left, field.top() + NODE, half - 14, field.height() - 2 * NODE)
        _OutlinePainter(painter, theme, numbers, moved).paint(tree, place)
    _paint_arrow(painter, QPointF(field.center().x(), field.top() + NODE), theme)


class _OutlinePainter:
    def __init__(self, painter: QPainter, theme: Theme, numbers: dict[int, int], moved: set[int]) -> None:
        self._painter = painter
        self._theme = theme
        self._numbers = numbers
        self._moved = moved

    def paint(self, tree: TreeOutline, place: QRectF, level: int = 0) -> None:
        """Paint a subtree with its root in the middle above; the lines first, so that nodes lie over them."""
        root = QPointF(place.center().x(), place.top())
        drop = place.height() / (LEVELS - 1 - level) if level < LEVELS - 1 else 0.0
        for child, left in ((tree.left, place.left()), (tree.right, place.center().x())):
            if child is None:
                continue
            below = QRectF(left, place.top() + drop, place.width() / 2, place.height() - drop)
            self._painter.setPen(QPen(tinted(self._theme.muted, 1.0), 1.4))
            self._painter.drawLine(root, QPointF(below.center().x(), below.top()))
            self.paint(child, below, level + 1)
        if tree.left is None and tree.right is None and tree.height > 1:
            self._paint_more(root)
        self._paint_node(root, tree.key)

    def _paint_node(self, centre: QPointF, key: int) -> None:
        theme, moved = self._theme, key in self._moved
        self._painter.setPen(QPen(QColor(theme.accent if moved else theme.muted), 1.4))
        self._painter.setBrush(QColor(theme.accent if moved else theme.field))
        self._painter.drawEllipse(centre, NODE, NODE)
        self._painter.setPen(QColor(theme.on_accent if moved else theme.text))
        box = QRectF(centre.x() - NODE, centre.y() - NODE, 2 * NODE, 2 * NODE)
        text = str(self._numbers[key]) if key in self._numbers else ""
        self._painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_more(self, centre: QPointF) -> None:
        """A triangle for the rest of a tree that is not shown."""
        width, depth = 0.9 * NODE, 1.9 * NODE
        self._painter.setPen(QPen(tinted(self._theme.muted, 1.0), 1.0))
        self._painter.setBrush(QColor(self._theme.hover))
        self._painter.drawPolygon(QPolygonF([centre, centre + QPointF(-width, depth), centre + QPointF(width, depth)]))


def _paint_arrow(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    painter.setPen(QPen(QColor(theme.accent), 2.0))
    painter.drawLine(centre + QPointF(-16, 0), centre + QPointF(14, 0))
    painter.setBrush(QColor(theme.accent))
    painter.drawPolygon(QPolygonF([centre + QPointF(*end) for end in ((18, 0), (10, -5), (10, 5))]))


def _keys(tree: TreeOutline | None) -> Iterator[int]:
    if tree is not None:
        yield tree.key
        yield from _keys(tree.left)
        yield from _keys(tree.right)


def _moved(rotation: Rotation) -> set[int]:
    """The nodes with other children after it than before."""
    before, after = _children(rotation.before), _children(rotation.after)
    return {key for key in before.keys() & after.keys() if before[key] != after[key]}


def _children(tree: TreeOutline | None, levels: int = LEVELS - 1) -> dict[int, tuple[int | None, int | None]]:
    """Each node's children, as long as these are shown."""
    if tree is None or levels == 0:
        return {}
    own = tree.left and tree.left.key, tree.right and tree.right.key
    return {tree.key: own, **_children(tree.left, levels - 1), **_children(tree.right, levels - 1)}


def paint_look_up(painter: QPainter, field: QRectF, look_up: TreeLookUp, theme: Theme) -> None:
    """Paint the way down from the root: to the left where the key is smaller, to the right where it is greater.

    A key that was found is the last node; a new one hangs below it, in the colour of new positions.
    """
    nodes = look_up_places(look_up, field)
    path = QPainterPath(nodes[0])
    for place in nodes[1:]:
        path.lineTo(place)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.muted), 1.4, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)
    painter.setPen(QPen(QColor(theme.muted), 1.2))
    painter.setBrush(QColor(theme.panel))
    for place in nodes[:-1]:
        painter.drawEllipse(place, DOT, DOT)
    painter.setPen(QPen(QColor(theme.panel), 1.2))
    painter.setBrush(QColor(theme.accent if look_up.found else theme.good))
    painter.drawEllipse(nodes[-1], LAST, LAST)


def look_up_places(look_up: TreeLookUp, field: QRectF) -> list[QPointF]:
    """Where the nodes are, and below them a key that was not found; as large as the field allows."""
    turns = [1 if look_up.key > key else -1 for key in look_up.compared if key != look_up.key]
    aside = list(accumulate(turns, initial=0))
    across = ASIDE if len(set(aside)) == 1 else min(ASIDE, (field.width() - 2 * LAST) / (max(aside) - min(aside)))
    down = min(ROW, (field.height() - 2 * LAST) / max(1, len(turns)))
    left = field.center().x() - across * (max(aside) + min(aside)) / 2
    return [QPointF(left + across * x, field.top() + LAST + down * y) for y, x in enumerate(aside)]
