"""A key looked up in a binary search tree, drawn: the nodes that it was compared with, and where it is or will be."""

from __future__ import annotations

from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.ui.look.theme import Theme
from solvers.klotski.trace import TreeLookUp

ROW = 22.0
"""The most that two nodes are apart from top to bottom, in pixels."""
ASIDE = 26.0
"""The most that they are apart from left to right."""
DOT, LAST = 3.4, 5.4
"""The radii of the nodes, and of the one that was looked for."""


def paint_look_up(painter: QPainter, field: QRectF, look_up: TreeLookUp, theme: Theme) -> None:
    """Paint the way down from the root: to the left where the key is smaller, to the right where it is greater.

    A key that was found is the last node; a new one hangs below it, in the colour of new positions.
    """
    nodes = places(look_up, field)
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


def places(look_up: TreeLookUp, field: QRectF) -> list[QPointF]:
    """Where the nodes are, and below them a key that was not found; as large as the field allows."""
    turns = [1 if look_up.key > key else -1 for key in look_up.compared if key != look_up.key]
    aside = list(accumulate(turns, initial=0))
    across = ASIDE if len(set(aside)) == 1 else min(ASIDE, (field.width() - 2 * LAST) / (max(aside) - min(aside)))
    down = min(ROW, (field.height() - 2 * LAST) / max(1, len(turns)))
    left = field.center().x() - across * (max(aside) + min(aside)) / 2
    return [QPointF(left + across * x, field.top() + LAST + down * y) for y, x in enumerate(aside)]
