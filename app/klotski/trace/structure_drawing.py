"""The tree that tells which positions were visited, drawn: a rotation of an AVL tree, or a key looked up in another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_circle, draw_line, draw_path, draw_polygon, polyline
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
        nodes = [*placed_nodes(tree, QRectF(left, field.top() + NODE, half - 14, field.height() - 2 * NODE), LEVELS)]
        for placed in nodes:
            if placed.above is not None:
                draw_line(painter, QLineF(placed.above, placed.place), theme.muted, 1.4)
        for placed in nodes:
            _paint_node(painter, theme, placed, numbers, moved)
    _paint_arrow(painter, QPointF(field.center().x(), field.top() + NODE), theme)


class PlacedNode(NamedTuple):
    """A node of a tree that is drawn, its level from 0, where it is, and where the node above it is."""

    outline: TreeOutline
    level: int
    place: QPointF
    above: QPointF | None


def placed_nodes(
    tree: TreeOutline, field: QRectF, levels: int, level: int = 0, above: QPointF | None = None
) -> Iterator[PlacedNode]:
    """The nodes of so many levels, each in the middle of its share of the width, the root last, at the top."""
    root = QPointF(field.center().x(), field.top() + level * field.height() / max(1, levels - 1))
    if level + 1 < levels:
        half = QSizeF(field.width() / 2, field.height())
        for child, left in ((tree.left, field.left()), (tree.right, root.x())):
            if child is not None:
                yield from placed_nodes(child, QRectF(QPointF(left, field.top()), half), levels, level + 1, root)
    yield PlacedNode(tree, level, root, above)


def _paint_node(painter: QPainter, theme: Theme, placed: PlacedNode, numbers: dict[int, int], moved: set[int]) -> None:
    """A node with its number; below one whose subtrees are not shown, a triangle stands for them."""
    tree, centre = placed.outline, placed.place
    if tree.left is None and tree.right is None and tree.height > 1:
        width, depth = 0.9 * NODE, 1.9 * NODE
        corners = [centre, centre + QPointF(-width, depth), centre + QPointF(width, depth)]
        draw_polygon(painter, QPolygonF(corners), theme.hover, theme.muted)
    fill, edge, ink = theme.field, theme.muted, theme.text
    if tree.key in moved:
        fill, edge, ink = theme.accent, theme.accent, theme.on_accent
    draw_circle(painter, centre, NODE, fill, edge, 1.4)
    box = QRectF(centre.x() - NODE, centre.y() - NODE, 2 * NODE, 2 * NODE)
    write_in(painter, box, str(numbers.get(tree.key, "")), ink)


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
