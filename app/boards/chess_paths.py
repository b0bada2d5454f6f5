"""The lines of a tour: straight from centre to centre on the board, and round a corner through the air."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF

CORNER = 0.62
"""The radius of the corner of a hop, in squares."""

_STRAIGHT = 2.0 - CORNER
_BEND = CORNER * math.pi / 2
_REST = 1.0 - CORNER
_LENGTH = _STRAIGHT + _BEND + _REST


def eased(fraction: float) -> float:
    """The same way from 0 to 1, setting off and arriving gently."""
    return fraction * fraction * (3.0 - 2.0 * fraction)


def lift(fraction: float) -> float:
    """How high a knight is this far through its hop: 0 on the ground, 1 at the top."""
    return math.sin(math.pi * fraction)


def hop(start: QPointF, end: QPointF, fraction: float) -> QPointF:
    """Where on the ground a knight is this far through its hop: two squares on, round a corner, and one aside."""
    across = end - start
    along, aside = _bent(fraction * _LENGTH)
    if abs(across.x()) > abs(across.y()):
        return QPointF(start.x() + across.x() * along / 2, start.y() + across.y() * aside)
    return QPointF(start.x() + across.x() * aside, start.y() + across.y() * along / 2)


def part_of(line: QLineF, tip: QPointF) -> float:
    """How far along a line the point on it is that lies nearest to `tip`: 0 at its start, 1 at its end."""
    across = line.p2() - line.p1()
    reach = tip - line.p1()
    return QPointF.dotProduct(reach, across) / QPointF.dotProduct(across, across)


def shortened(start: QPointF, end: QPointF, gap: float) -> QLineF:
    """The line between two points, begun and ended this far from them."""
    across = end - start
    inset = across * (gap / math.hypot(across.x(), across.y()))
    return QLineF(start + inset, end - inset)


def around(line: QLineF, margin: float) -> QRectF:
    """The smallest upright rectangle that holds a line with a margin."""
    return QRectF(line.p1(), line.p2()).normalized().adjusted(-margin, -margin, margin, margin)


def _bent(travelled: float) -> tuple[float, float]:
    if travelled <= _STRAIGHT:
        return travelled, 0.0
    if travelled >= _STRAIGHT + _BEND:
        return 2.0, travelled - _STRAIGHT - _BEND + CORNER
    turn = (travelled - _STRAIGHT) / CORNER
    return _STRAIGHT + CORNER * math.sin(turn), CORNER * (1.0 - math.cos(turn))
