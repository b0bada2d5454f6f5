"""The picture of the map in the guide: a layout, and every position that can be reached from it."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.ui.look.theme import Theme
from solvers.klotski.layout import Layout

LAYOUT = Layout.parse("HHHH/HHHH/S.AA/VVAA/VV.S")
"""The layout whose map is drawn: small enough for each of its 66 positions to be seen."""
# fmt: off
POINTS = (
    (11, 16), (5, 15), (11, 10), (16, 16), (5, 11), (0, 11), (17, 10), (21, 13), (0, 15), (26, 14), (32, 16), (31,
    21), (35, 12), (38, 15), (33, 26), (36, 21), (40, 9), (43, 13), (43, 18), (38, 7), (46, 8), (44, 6), (49, 12),
    (49, 17), (47, 22), (39, 1), (53, 7), (45, 0), (50, 6), (55, 11), (54, 17), (53, 22), (51, 27), (60, 6), (52,
    1), (56, 6), (60, 11), (60, 17), (59, 23), (57, 28), (65, 5), (58, 0), (66, 15), (64, 12), (63, 19), (65, 22),
    (61, 26), (64, 28), (58, 32), (69, 10), (70, 19), (72, 15), (70, 25), (69, 31), (73, 5), (74, 10), (79, 16),
    (83, 12), (84, 16), (81, 22), (88, 9), (90, 15), (94, 8), (95, 13), (100, 11), (99, 8),
)
"""Where each position is drawn, the start first, from 0 to 100 across."""
EDGES = (
    (0, 1), (0, 2), (0, 3), (1, 4), (1, 5), (2, 4), (2, 6), (3, 6), (3, 7), (4, 8), (5, 8), (6, 7), (7, 9), (9, 10),
    (10, 11), (10, 12), (10, 13), (11, 14), (11, 15), (12, 13), (12, 16), (13, 15), (13, 17), (13, 18), (13, 19),
    (14, 15), (16, 17), (16, 20), (17, 18), (17, 21), (17, 22), (18, 23), (18, 24), (19, 21), (19, 25), (20, 22),
    (20, 26), (21, 27), (21, 28), (22, 23), (22, 28), (22, 29), (23, 24), (23, 30), (24, 31), (24, 32), (25, 27),
    (26, 29), (26, 33), (27, 34), (28, 34), (28, 35), (29, 30), (29, 35), (29, 36), (30, 31), (30, 37), (31, 32),
    (31, 38), (32, 39), (33, 36), (33, 40), (34, 35), (35, 36), (35, 41), (36, 37), (36, 42), (36, 43), (37, 38),
    (37, 42), (37, 44), (38, 39), (38, 45), (38, 46), (39, 47), (39, 48), (40, 43), (42, 45), (42, 49), (42, 50),
    (42, 51), (43, 44), (44, 46), (45, 47), (45, 52), (46, 48), (47, 53), (49, 54), (49, 55), (50, 51), (50, 52),
    (51, 55), (51, 56), (52, 53), (54, 55), (56, 57), (56, 58), (56, 59), (57, 58), (57, 60), (58, 61), (60, 61),
    (60, 62), (61, 63), (62, 63), (62, 64), (63, 65), (64, 65),
)
"""The pairs of positions that are one move apart."""
TO_EXIT = (
    10, 11, 10, 9, 11, 12, 9, 8, 12, 7, 6, 7, 6, 5, 7, 6, 5, 4, 5, 4, 4, 3, 3, 4, 5, 4, 3, 3, 2, 2, 3, 4, 5, 3, 2,
    1, 2, 3, 4, 5, 4, 0, 3, 3, 4, 4, 5, 5, 6, 4, 4, 4, 5, 6, 5, 5, 5, 6, 6, 6, 7, 7, 8, 8, 9, 9,
)
"""The moves from each position to the exit."""
# fmt: on
PASSES = (7, 9, 10, 35)
"""The narrow passes, which every solution comes through."""
HIGH = 32
"""How far down the lowest position is drawn."""


def paint_landscape(painter: QPainter, field: QRectF, theme: Theme) -> None:
    """Draw the map in the middle of a field, in colours from the exit to what is furthest from it."""
    scale = min(field.width() / 100, field.height() / HIGH)
    corner = field.center() - QPointF(50, HIGH / 2) * scale
    places = [corner + QPointF(x, y) * scale for x, y in POINTS]
    most = max(TO_EXIT)
    for one, other in EDGES:
        painter.setPen(QPen(_colour((TO_EXIT[one] + TO_EXIT[other]) / 2 / most, theme), 0.5 * scale))
        painter.drawLine(QLineF(places[one], places[other]))
    for node in PASSES:
        painter.setPen(QPen(QColor(theme.panel), 0.35 * scale))
        painter.setBrush(QColor(theme.accent))
        painter.drawPolygon(_diamond(places[node], 1.5 * scale))
    for node, colour in ((TO_EXIT.index(0), theme.good), (0, theme.text)):
        painter.setPen(QPen(QColor(theme.panel), 0.45 * scale))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(places[node], 1.5 * scale, 1.5 * scale)


def _colour(share: float, theme: Theme) -> QColor:
    """The colour of a position at this share of the greatest distance from the exit."""
    if theme.contrast:
        return QColor(theme.text)
    return QColor.fromHslF(0.02 + 0.7 * share, 0.62, 0.6 if theme.dark else 0.45)


def _diamond(centre: QPointF, radius: float) -> QPolygonF:
    corners = QPointF(0, -radius), QPointF(radius, 0), QPointF(0, radius), QPointF(-radius, 0)
    return QPolygonF([centre + corner for corner in corners])
