"""How the 8-puzzle is painted: a frame, and tiles with their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter

from app.puzzle.playback import eased
from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_rounded
from app.ui.painting.text import figures, write_figures
from app.ui.painting.wood import SHADOW_REACH, paint_outline, paint_shadow, paint_slab
from solvers.fifteen.position import GOAL, SIDE, Position

RIM = 0.24
"""Of the frame, in cells."""
GAP = 0.04
"""Around a tile, in cells."""


def cell_of(frame: QRectF) -> float:
    """The side of a cell in a frame."""
    return frame.width() / (SIDE + 2 * RIM)


def rect_of_cell(frame: QRectF, row: float, column: float) -> QRectF:
    """Where a cell is, or a tile between two of them."""
    cell = cell_of(frame)
    return QRectF(frame.topLeft() + QPointF(column + RIM, row + RIM) * cell, QSizeF(cell, cell))


def paint_frame(painter: QPainter, frame: QRectF, theme: Theme, shadow: float) -> None:
    """Paint the empty frame; `shadow` is the most that its shadow may reach beyond."""
    cell = cell_of(frame)
    paint_shadow(painter, frame, 0.2 * cell, min(shadow / SHADOW_REACH, 0.1 * cell), theme.shadow)
    paint_slab(painter, frame, 0.2 * cell, theme.frame)
    floor = rect_of_cell(frame, 0, 0).united(rect_of_cell(frame, SIDE - 1, SIDE - 1))
    draw_rounded(painter, floor, 0.06 * cell, theme.well, theme.well_edge)
    if theme.contrast:
        paint_outline(painter, frame, 0.2 * cell, theme)


def paint_tile(painter: QPainter, room: QRectF, tile: int, theme: Theme, font: QFont) -> None:
    """Paint a tile in the room of a cell."""
    gap = GAP * room.width()
    slab = room.adjusted(gap, gap, -gap, -gap)
    paint_slab(painter, slab, 0.12 * room.width(), theme.soldier)
    if theme.contrast:
        paint_outline(painter, slab, 0.12 * room.width(), theme)
    write_figures(painter, room.center(), str(tile), figures(font, 0.46 * room.width()), theme.soldier_sign)


def places(positions: Sequence[Position], moment: float) -> Iterator[tuple[int, float, float]]:
    """Each tile with the row and the column where it is at a moment of a line of positions."""
    last = len(positions) - 1
    step = min(int(moment), last)
    before, after, part = positions[step], positions[min(step + 1, last)], eased(moment - step)
    for tile in sorted(GOAL)[1:]:
        (row, column), (to_row, to_column) = (divmod(one.index(tile), SIDE) for one in (before, after))
        yield tile, row + part * (to_row - row), column + part * (to_column - column)


def paint_tiles(
    painter: QPainter, frame: QRectF, positions: Sequence[Position], moment: float, theme: Theme, font: QFont
) -> None:
    """Paint every tile where it is at a moment."""
    for tile, row, column in places(positions, moment):
        paint_tile(painter, rect_of_cell(frame, row, column), tile, theme, font)
