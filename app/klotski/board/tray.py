"""The tray of the Klotski board: its rim, its floor and its exit, painted in any rectangle and on anything."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from app.klotski.board.track import Place
from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_path, gradient, polyline, rounded, set_inks, tinted
from app.ui.painting.text import draw_centred, figures
from app.ui.painting.wood import SHADOW_REACH, paint_grain, paint_outline, paint_shadow, paint_slab, round_ends
from solvers.klotski.layout import COLUMNS, EXIT, ROWS, PieceKind, square_name

FRAME = 0.36
"""The tray's rim, in cells."""
WIDTH = COLUMNS + 2 * FRAME
"""How wide the tray is with its rim, in cells."""
GRAIN_SWAY = 4.0
"""How far into the floor the rim's grain may reach, in pixels; the floor covers it."""
HEIGHT = ROWS + 2 * FRAME
"""How high the tray is with its rim, in cells."""


def paint_tray(painter: QPainter, rim: QRectF, theme: Theme, shadow: float) -> None:
    """Paint the empty tray so that its rim fills `rim`; `shadow` is the most that its shadow may reach beyond."""
    cell = cell_of(rim)
    paint_shadow(painter, rim, 0.2 * cell, min(shadow / SHADOW_REACH, 0.1 * cell), theme.shadow)
    paint_slab(painter, rim, 0.2 * cell, theme.frame)
    grain = tinted(theme.frame_edge, 1.0, 120)
    ends = round_ends(rim.width(), 0.2 * cell)
    paint_grain(painter, rim, ends, grain, seed=11, upright=True, rim=FRAME * cell + GRAIN_SWAY)
    _paint_floor(painter, rim, theme)
    if theme.contrast:
        paint_outline(painter, rim, 0.2 * cell, theme)
        paint_outline(painter, _floor(rim).adjusted(-2, -2, 2, 2), 0.06 * cell, theme, 1.5)
    _paint_opening(painter, rim, theme)


def paint_square_names(painter: QPainter, rim: QRectF, theme: Theme) -> None:
    """Name the columns on the lower part of the rim, a to d, and the rows at its left, 1 to 5 from the bottom."""
    cell = cell_of(rim)
    font = figures(QFont(), 0.2 * cell)
    painter.setFont(font)
    metrics, ink = QFontMetricsF(font), QColor(theme.sign)
    painter.setPen(ink)
    for column in range(COLUMNS):
        name = square_name((ROWS - 1, column))[0]
        below = cells_in(rim, PieceKind.SOLDIER, (ROWS, column)).center() - QPointF(0, (1 - FRAME) / 2 * cell)
        draw_centred(painter, metrics, below, name)
    for row in range(ROWS):
        beside = cells_in(rim, PieceKind.SOLDIER, (row, -1)).center() + QPointF((1 - FRAME) / 2 * cell, 0)
        draw_centred(painter, metrics, beside, square_name((row, 0))[1])


def cell_of(rim: QRectF) -> float:
    """The side of a cell in a tray of this size."""
    return rim.width() / WIDTH


def cells_in(rim: QRectF, kind: PieceKind, place: Place) -> QRectF:
    """The cells of a piece whose top left corner is at a place."""
    row, column = place
    cell = cell_of(rim)
    corner = rim.topLeft() + QPointF(column + FRAME, row + FRAME) * cell
    return QRectF(corner, QSizeF(kind.width, kind.height) * cell)


def _paint_floor(painter: QPainter, rim: QRectF, theme: Theme) -> None:
    cell = cell_of(rim)
    floor = _floor(rim)
    tints = {0.0: theme.well_edge, 0.06: theme.well, 1.0: tinted(theme.well, 1.08)}
    shade = gradient(floor.topLeft(), floor.bottomLeft(), tints)
    draw_path(painter, rounded(floor, 0.06 * cell), shade, theme.well_edge, max(1.0, 0.02 * cell))


def _floor(rim: QRectF) -> QRectF:
    cell = cell_of(rim)
    corner = rim.topLeft() + QPointF(FRAME, FRAME) * cell
    return QRectF(corner, QSizeF(COLUMNS, ROWS) * cell).adjusted(-1, -1, 1, 1)


def _paint_opening(painter: QPainter, rim: QRectF, theme: Theme) -> None:
    """An opening in the rim, two cells wide, where Cao Cao leaves; a chevron points out of it."""
    cell = cell_of(rim)
    leaving = cells_in(rim, PieceKind.BLOCK, EXIT)
    opening = QRectF(leaving.left(), leaving.bottom(), leaving.width(), FRAME * cell)
    set_inks(painter, theme.well)
    painter.drawRect(opening.adjusted(0, -1, 0, 0.5))
    pen = QPen(tinted(theme.sign, 1.0, 150), max(1.2, 0.028 * cell), c=Qt.PenCapStyle.RoundCap)
    for lower in (-0.04, 0.06):
        draw_path(painter, _chevron(opening.center() + QPointF(0, lower) * cell, cell), edge=pen)


def _chevron(middle: QPointF, cell: float) -> QPainterPath:
    corners = QPointF(-0.16, -0.05), QPointF(0, 0.05), QPointF(0.16, -0.05)
    return polyline([middle + corner * cell for corner in corners])
