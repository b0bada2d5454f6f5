"""Marks on single pieces: a ring, the directions in which a piece can go, the arrow of a hint."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_path, paint_arrow, polyline, rounded, tinted
from solvers.klotski.layout import Square

WIDTHS = 0.1, 0.055
"""Of the line below a line, which sets that off from any ground, and of the line itself, in cells."""
FAINT = 170
"""How opaque the marks are, of 255; with high contrast they are wholly so."""


def paint_ring(painter: QPainter, rect: QRectF, cell: float, theme: Theme) -> None:
    """A ring inside the edge of a piece that the keys move, or that invites a hand."""
    _paint_outline(painter, rect, cell, (theme.well, theme.accent if theme.contrast else theme.sign))


def paint_refusal(painter: QPainter, rect: QRectF, cell: float, theme: Theme) -> None:
    """A broken ring inside the edge of a piece that is blocked."""
    _paint_outline(painter, rect, cell, (theme.well, theme.mark), Qt.PenStyle.DotLine)


def paint_hint(painter: QPainter, middles: Sequence[QPointF], cell: float, theme: Theme) -> None:
    """The arrow of a hint, through the middles of a piece on its way."""
    paint_arrow(painter, middles, 0.13 * cell, theme.sign, theme.well)


def _paint_outline(
    painter: QPainter,
    rect: QRectF,
    cell: float,
    inks: tuple[str, str],
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    """A line inside the edge of a piece, in the second ink on a wider one in the first."""
    edge = 0.05 * cell
    outline = rounded(rect.adjusted(edge, edge, -edge, -edge), 0.1 * cell)
    below, above = (QPen(tinted(ink, 1.0), max(2.0, width * cell)) for ink, width in zip(inks, WIDTHS, strict=True))
    above.setStyle(style)
    for pen in (below, above):
        draw_path(painter, outline, edge=pen)


def paint_ways(painter: QPainter, rect: QRectF, cell: float, ways: Iterable[Square], theme: Theme) -> None:
    """Paint a chevron in each direction from a piece that covers `rect`, in the middle of the cells it would enter."""
    opacity = 255 if theme.contrast else FAINT
    for down, right in ways:
        aside = QPointF(right * (rect.width() + cell), down * (rect.height() + cell)) / 2
        chevron = _chevron(rect.center() + aside, math.atan2(down, right), 0.15 * cell)
        for ink, width in zip((theme.well, theme.sign), WIDTHS, strict=True):
            colour, round_join = tinted(ink, 1.0, opacity), Qt.PenJoinStyle.RoundJoin
            pen = QPen(colour, max(2.0, width * cell), c=Qt.PenCapStyle.RoundCap, j=round_join)
            draw_path(painter, chevron, edge=pen)


def _chevron(middle: QPointF, angle: float, size: float) -> QPainterPath:
    """A chevron that points to the right, turned clockwise by an angle in radians."""
    corners = QPointF(-0.5, -1.0), QPointF(0.5, 0.0), QPointF(-0.5, 1.0)
    turn = QTransform().rotateRadians(angle)
    return polyline([middle + turn.map(corner) * size for corner in corners])
