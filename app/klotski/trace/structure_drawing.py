"""The tree that tells which positions were visited, drawn: a rotation of an AVL tree, or a key looked up in another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_circle, draw_line, draw_path, draw_polygon, polyline, tinted
from app.ui.painting.text import write_in
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
            draw_line(
                self._painter,
                QLineF(root, QPointF(below.center().x(), below.top())),
                tinted(self._theme.muted, 1.0),
                1.4,
            )
            self.paint(child, below, level + 1)
        if tree.left is None and tree.right is None and tree.height > 1:
            self._paint_more(root)
        self._paint_node(root, tree.key)

    def _paint_node(self, centre: QPointF, key: int) -> None:
        theme, moved = self._theme, key in self._moved
        fill, edge = (theme.accent, theme.accent) if moved else (theme.field, theme.muted)
        draw_circle(self._painter, centre, NODE, fill, edge, 1.4)
        box = QRectF(centre.x() - NODE, centre.y() - NODE, 2 * NODE, 2 * NODE)
        text = str(self._numbers[key]) if key in self._numbers else ""
        write_in(self._painter, box, text, theme.on_accent if moved else theme.text)

    def _paint_more(self, centre: QPointF) -> None:
        """A triangle for the rest of a tree that is not shown."""
        width, depth = 0.9 * NODE, 1.9 * NODE
        draw_polygon(
            self._painter,
            QPolygonF([centre, centre + QPointF(-width, depth), centre + QPointF(width, depth)]),
            self._theme.hover,
            tinted(self._theme.muted, 1.0),
        )


def _paint_arrow(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    draw_line(painter, QLineF(centre + QPointF(-16, 0), centre + QPointF(14, 0)), theme.accent, 2.0)
    head = QPolygonF([centre + QPointF(*end) for end in ((18, 0), (10, -5), (10, 5))])
    draw_polygon(painter, head, theme.accent, theme.accent, 2.0)


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
    draw_path(painter, polyline(nodes), edge=QPen(QColor(theme.muted), 1.4, j=Qt.PenJoinStyle.RoundJoin))
    for place in nodes[:-1]:
        draw_circle(painter, place, DOT, theme.panel, theme.muted, 1.2)
    draw_circle(painter, nodes[-1], LAST, theme.accent if look_up.found else theme.good, theme.panel, 1.2)


def look_up_places(look_up: TreeLookUp, field: QRectF) -> list[QPointF]:
    """Where the nodes are, and below them a key that was not found; as large as the field allows."""
    turns = [1 if look_up.key > key else -1 for key in look_up.compared if key != look_up.key]
    aside = list(accumulate(turns, initial=0))
    across = ASIDE if len(set(aside)) == 1 else min(ASIDE, (field.width() - 2 * LAST) / (max(aside) - min(aside)))
    down = min(ROW, (field.height() - 2 * LAST) / max(1, len(turns)))
    left = field.center().x() - across * (max(aside) + min(aside)) / 2
    return [QPointF(left + across * x, field.top() + LAST + down * y) for y, x in enumerate(aside)]
