"""The still part of a chessboard: its wooden frame, its squares, its holes and its coordinates."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QLinearGradient, QPainter, QPen

from app.knight.board.geometry import ChessGeometry
from app.ui.look.theme import Theme
from app.ui.painting.text import draw_centred, faint, figures
from app.ui.painting.wood import (
    SHADOW_REACH,
    paint_grain,
    paint_hole,
    paint_outline,
    paint_shadow,
    paint_slab,
    round_ends,
    tinted,
)
from solvers.knight.board import Board, Square
from solvers.knight.notation import column_letters

LIGHT, DARK, HOLE, LIGHT_MARKED, DARK_MARKED = range(5)
MARKED_SHADE = 0.45
"""How much of the window's colour covers a square that is marked by its tint alone."""


def squares_image(
    geometry: ChessGeometry, board: Board, theme: Theme, marked: Collection[Square], ratio: float
) -> QImage:
    """All squares, holes in the colour of the well and `marked` ones paler; `ratio` pixels of the screen for one."""
    widths = _pixels(geometry.lefts, ratio)
    heights = _pixels(geometry.tops, ratio)
    rows = _kinds(board, marked)
    lines_of = {row: _line(row, widths) for row in set(rows)}
    lines = (lines_of[row] * height for row, height in zip(rows, heights, strict=True))
    width = sum(widths)
    image = QImage(b"".join(lines), width, sum(heights), width, QImage.Format.Format_Indexed8)
    image.setColorTable(_colours(theme))
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    return image


def is_dark(square: Square, rows: int) -> bool:
    """Whether a square is dark: those on the diagonal of a1 are."""
    return (rows - 1 - square[0] + square[1]) % 2 == 0


def _kinds(board: Board, marked: Collection[Square]) -> list[bytes]:
    pair = bytes((LIGHT, DARK)) * (board.columns // 2 + 1)
    kinds = [
        bytearray(pair[first : first + board.columns])
        for first in (int(is_dark((row, 0), board.rows)) for row in range(board.rows))
    ]
    for row, column in marked:
        kinds[row][column] += LIGHT_MARKED
    for row, column in board.missing:
        kinds[row][column] = HOLE
    return [bytes(row) for row in kinds]


def _line(kinds: bytes, widths: list[int]) -> bytes:
    return b"".join(bytes((kind,)) * width for kind, width in zip(kinds, widths, strict=True))


def _pixels(edges: tuple[float, ...], ratio: float) -> list[int]:
    return [round((after - before) * ratio) for before, after in pairwise(edges)]


def _colours(theme: Theme) -> list[int]:
    squares = [QColor(theme.square_light), QColor(theme.square_dark)]
    paler = [mixed(colour, QColor(theme.window), MARKED_SHADE) for colour in squares]
    return [colour.rgb() for colour in (*squares, QColor(theme.well), *paler)]


def mixed(one: QColor, other: QColor, part: float) -> QColor:
    """A colour between two: `one` where `part` is 0, `other` where it is 1."""
    parts = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return QColor(*(round(mine + (theirs - mine) * part) for mine, theirs in parts))


SMALLEST_LETTERS = 8.0
"""The height in pixels below which coordinates are left out."""

SMALLEST_CROSSED = 10.0
"""The side in pixels below which squares are one picture without details: those marked are paler instead of crossed."""


def draw_surface(
    painter: QPainter, geometry: ChessGeometry, board: Board, theme: Theme, without_tour: Collection[Square]
) -> None:
    """Draw everything of the board that does not move."""
    _draw_frame(painter, geometry, theme)
    if geometry.side < SMALLEST_CROSSED:
        ratio = painter.device().devicePixelRatio()
        painter.drawImage(geometry.inside.topLeft(), squares_image(geometry, board, theme, without_tour, ratio))
        return
    _draw_squares(painter, geometry, board, theme)
    for square in board.missing:
        _draw_hole(painter, geometry.rect(square), theme)
    for square in without_tour:
        _draw_cross(painter, geometry, square, theme)
    _draw_coordinates(painter, geometry, theme)


def _draw_frame(painter: QPainter, geometry: ChessGeometry, theme: Theme) -> None:
    outside, width = geometry.outside, geometry.frame
    radius = width * 0.4
    paint_shadow(painter, outside, radius, min(10.0 / SHADOW_REACH, width * 0.3), theme.shadow)
    paint_slab(painter, outside, radius, theme.frame)
    for seed, (side, ends, upright) in enumerate(_frame_sides(outside, width, radius)):
        paint_grain(painter, side, ends, tinted(theme.frame_edge, 1.0, 110), seed, upright)
    groove = max(1.0, width * 0.08)
    painter.fillRect(geometry.inside.adjusted(-groove, -groove, groove, groove), QColor(theme.well_edge))
    if theme.contrast:
        paint_outline(painter, outside, radius, theme)
        paint_outline(painter, geometry.inside.adjusted(-2, -2, 2, 2), 0.0, theme)


def _frame_sides(outside: QRectF, width: float, radius: float) -> list[tuple[QRectF, Callable[[float], float], bool]]:
    """The four boards of the frame, the ends of their grain, mitred and round outside, and whether it is upright."""
    corner = round_ends(2 * width, radius)

    def first(place: float) -> float:
        return max(place, corner(place))

    def second(place: float) -> float:
        return first(width - place)

    lying, upright = QSizeF(outside.width(), width), QSizeF(width, outside.height())
    return [
        (QRectF(outside.topLeft(), lying), first, False),
        (QRectF(outside.topRight() - QPointF(width, 0), upright), second, True),
        (QRectF(outside.bottomLeft() - QPointF(0, width), lying), second, False),
        (QRectF(outside.topLeft(), upright), first, True),
    ]


def _draw_squares(painter: QPainter, geometry: ChessGeometry, board: Board, theme: Theme) -> None:
    painter.fillRect(geometry.inside, QColor(theme.square_light))
    dark = QColor(theme.square_dark)
    for square in board.each_square():
        if is_dark(square, board.rows):
            painter.fillRect(geometry.rect(square), dark)


def _draw_hole(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    if theme.contrast:
        paint_hole(painter, rect, theme)
        return
    painter.fillRect(rect, QColor(theme.well))
    depth = min(6.0, rect.width() * 0.14)
    shade = QLinearGradient(rect.topLeft(), rect.topLeft() + QPointF(0, depth))
    shade.setColorAt(0.0, QColor(theme.well_edge))
    shade.setColorAt(1.0, faint(theme.well_edge, 0.0))
    painter.fillRect(QRectF(rect.topLeft(), rect.topRight() + QPointF(0, depth)), shade)


def _draw_cross(painter: QPainter, geometry: ChessGeometry, square: Square, theme: Theme) -> None:
    centre, arm = geometry.centre(square), geometry.side * 0.11
    colour = theme.number_dark if is_dark(square, geometry.rows) else theme.number_light
    strength, width = (1.0, 0.06) if theme.contrast else (0.55, 0.03)
    painter.setPen(QPen(faint(colour, strength), max(1.0, geometry.side * width), c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm))
    painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm))


def _draw_coordinates(painter: QPainter, geometry: ChessGeometry, theme: Theme) -> None:
    height = min(geometry.frame * 0.5, geometry.side * 0.42, 15.0)
    if height < SMALLEST_LETTERS:
        return
    painter.setFont(figures(painter.font(), height))
    metrics = QFontMetricsF(painter.font())
    painter.setPen(faint(theme.sign, 0.85))
    below = (geometry.tops[-1] + geometry.outside.bottom()) / 2
    beside = (geometry.outside.left() + geometry.lefts[0]) / 2
    for column in range(geometry.columns):
        draw_centred(painter, metrics, QPointF(geometry.centre((0, column)).x(), below), column_letters(column))
    for row in range(geometry.rows):
        draw_centred(painter, metrics, QPointF(beside, geometry.centre((row, 0)).y()), str(geometry.rows - row))
