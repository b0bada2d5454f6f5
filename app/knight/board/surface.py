"""The still part of a chessboard: its wooden frame, its squares, its holes and its coordinates; and small pictures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen, QPixmap

from app.knight.board.geometry import ChessGeometry
from app.knight.board.joined_edges import draw_joined_edges
from app.ui.look.theme import Theme
from app.ui.painting.drawing import cached_pixmap, draw_cross, faint, gradient, mixed, tinted
from app.ui.painting.text import draw_centred, figures
from app.ui.painting.wood import (
    SHADOW_REACH,
    paint_grain,
    paint_hole,
    paint_outline,
    paint_shadow,
    paint_slab,
    round_ends,
)
from solvers.knight.board import Board, Square
from solvers.knight.notation import column_letters

LIGHT, DARK, HOLE, LIGHT_MARKED, DARK_MARKED = range(5)
MARKED_SHADE = 0.45
"""How much of the window's colour covers a square that is marked by its tint alone."""


def squares_image(
    geometry: ChessGeometry, board: Board, theme: Theme, marked: Collection[Square], ratio: float
) -> QImage:
    """The squares seen, holes in the colour of the well and `marked` ones paler; `ratio` pixels to one."""
    inside = geometry.inside
    widths = _pixels(geometry.lefts, geometry.columns_seen, inside.left(), inside.right(), ratio)
    heights = _pixels(geometry.tops, geometry.rows_seen, inside.top(), inside.bottom(), ratio)
    rows = _kinds(board, marked, geometry.rows_seen, geometry.columns_seen)
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


def _kinds(board: Board, marked: Collection[Square], rows: range, columns: range) -> list[bytes]:
    pair = bytes((LIGHT, DARK)) * (len(columns) // 2 + 1)
    kinds = [
        bytearray(pair[first : first + len(columns)])
        for first in (int(is_dark((row, columns.start), board.rows)) for row in rows)
    ]
    for row, column in _those_in(marked, rows, columns):
        kinds[row - rows.start][column - columns.start] += LIGHT_MARKED
    for row, column in _those_in(board.missing, rows, columns):
        kinds[row - rows.start][column - columns.start] = HOLE
    return [bytes(row) for row in kinds]


def _those_in(squares: Collection[Square], rows: range, columns: range) -> Iterator[Square]:
    return ((row, column) for row, column in squares if row in rows and column in columns)


def _line(kinds: bytes, widths: list[int]) -> bytes:
    return b"".join(bytes((kind,)) * width for kind, width in zip(kinds, widths, strict=True))


def _pixels(edges: tuple[float, ...], seen: range, first: float, last: float, ratio: float) -> list[int]:
    """How many pixels are seen of each of these rows or columns."""
    cut = [min(max(edge, first), last) for edge in edges[seen.start : seen.stop + 1]]
    return [round((after - before) * ratio) for before, after in pairwise(cut)]


def _colours(theme: Theme) -> list[int]:
    squares = [QColor(theme.square_light), QColor(theme.square_dark)]
    paler = [mixed(colour, QColor(theme.window), MARKED_SHADE) for colour in squares]
    return [colour.rgb() for colour in (*squares, QColor(theme.well), *paler)]


SMALLEST_LETTERS, LARGEST_LETTERS = 8.0, 15.0
"""The height in pixels below which coordinates are left out, and beyond which they do not grow."""

DIGIT_WIDTH = 0.6
"""How wide a digit is about, as a share of the height of the font."""

STRIDES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
"""Every how many squares a coordinate is written, the first number for which there is room."""

SMALLEST_CROSSED = 10.0
"""The side in pixels below which squares are one picture without details: those marked are paler instead of crossed."""


def draw_surface(
    painter: QPainter,
    geometry: ChessGeometry,
    board: Board,
    theme: Theme,
    without_tour: Collection[Square],
    least: float = 0.0,
) -> None:
    """Draw everything of the board that does not move, with coordinates of at least this height, in pixels."""
    draw_frame(painter, geometry.outside, geometry.frame, theme)
    draw_field(painter, geometry, board, theme, without_tour, least)


def draw_field(
    painter: QPainter,
    geometry: ChessGeometry,
    board: Board,
    theme: Theme,
    without_tour: Collection[Square],
    least: float = 0.0,
) -> None:
    """Draw the squares that are seen, and the coordinates of those, of at least this height."""
    if geometry.side < SMALLEST_CROSSED or geometry.zoomed:
        ratio = painter.device().devicePixelRatio()
        marked = without_tour if geometry.side < SMALLEST_CROSSED else ()
        painter.drawImage(geometry.inside.topLeft(), squares_image(geometry, board, theme, marked, ratio))
    else:
        _draw_squares(painter, geometry, board, theme)
    if geometry.side >= SMALLEST_CROSSED:
        _draw_details(painter, geometry, board, theme, without_tour)
    _draw_coordinates(painter, geometry, theme, least)
    draw_joined_edges(painter, geometry, theme)


def _draw_details(
    painter: QPainter, geometry: ChessGeometry, board: Board, theme: Theme, without_tour: Collection[Square]
) -> None:
    if geometry.zoomed:
        painter.save()
        painter.setClipRect(geometry.inside)
    rows, columns = geometry.rows_seen, geometry.columns_seen
    for row, column in _those_in(board.missing, rows, columns):
        shaded = row == 0 or (row - 1, column) not in board.missing
        _draw_hole(painter, geometry.rect((row, column)), theme, shaded)
    for square in _those_in(without_tour, rows, columns):
        _draw_cross(painter, geometry, square, theme)
    if geometry.zoomed:
        painter.restore()


def draw_frame(painter: QPainter, outside: QRectF, width: float, theme: Theme) -> None:
    """Draw the frame, and the groove in which the squares lie."""
    inside = outside.adjusted(width, width, -width, -width)
    radius = width * 0.4
    paint_shadow(painter, outside, radius, min(10.0 / SHADOW_REACH, width * 0.3), theme.shadow)
    paint_slab(painter, outside, radius, theme.frame)
    for seed, (side, ends, upright) in enumerate(_frame_sides(outside, width, radius)):
        paint_grain(painter, side, ends, tinted(theme.frame_edge, 1.0, 110), seed, upright)
    groove = max(1.0, width * 0.08)
    painter.fillRect(inside.adjusted(-groove, -groove, groove, groove), QColor(theme.well_edge))
    if theme.contrast:
        paint_outline(painter, outside, radius, theme)
        paint_outline(painter, inside.adjusted(-2, -2, 2, 2), 0.0, theme)


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


def _draw_hole(painter: QPainter, rect: QRectF, theme: Theme, shaded: bool) -> None:
    """A hole; its upper edge throws a shade, where there is one: holes side by side are one hole."""
    if theme.contrast:
        paint_hole(painter, rect, theme)
        return
    painter.fillRect(rect, QColor(theme.well))
    if not shaded:
        return
    depth = min(6.0, rect.width() * 0.14)
    tints = {0.0: theme.well_edge, 1.0: faint(theme.well_edge, 0.0)}
    shade = gradient(rect.topLeft(), rect.topLeft() + QPointF(0, depth), tints)
    painter.fillRect(QRectF(rect.topLeft(), rect.topRight() + QPointF(0, depth)), shade)


def _draw_cross(painter: QPainter, geometry: ChessGeometry, square: Square, theme: Theme) -> None:
    centre, arm = geometry.centre(square), geometry.side * 0.11
    colour = theme.number_dark if is_dark(square, geometry.rows) else theme.number_light
    strength, width = (1.0, 0.06) if theme.contrast else (0.55, 0.03)
    pen = QPen(faint(colour, strength), max(1.0, geometry.side * width), c=Qt.PenCapStyle.RoundCap)
    draw_cross(painter, centre, arm, pen)


def _draw_coordinates(painter: QPainter, geometry: ChessGeometry, theme: Theme, least: float) -> None:
    """Write the coordinates of the rows and columns seen, of as many as there is room for."""
    least, most = max(least, SMALLEST_LETTERS), max(least, LARGEST_LETTERS)
    in_frame = max(geometry.frame * 0.5, min(geometry.frame * 0.65, least))
    height = min(in_frame, max(geometry.side * 0.42, least), most)
    if height < SMALLEST_LETTERS:
        return
    longest = len(str(geometry.rows)) * DIGIT_WIDTH * height
    painter.setFont(figures(painter.font(), height * min(1.0, 0.9 * geometry.frame / longest)))
    metrics = QFontMetricsF(painter.font())
    painter.setPen(faint(theme.sign, 0.85))
    inside, outside = geometry.inside, geometry.outside
    below, beside = (inside.bottom() + outside.bottom()) / 2, (outside.left() + inside.left()) / 2
    columns, rows = geometry.columns_seen, geometry.rows_seen
    widest = max(metrics.horizontalAdvance(column_letters(column)) for column in (columns.start, columns.stop - 1))
    for column in columns:
        place = QPointF(geometry.centre((0, column)).x(), below)
        if column % _stride(geometry.side, widest + height * 0.5) == 0 and inside.left() <= place.x() <= inside.right():
            draw_centred(painter, metrics, place, column_letters(column))
    every = _stride(geometry.side, height * 1.3)
    for row in rows:
        place, rank = QPointF(beside, geometry.centre((row, 0)).y()), geometry.rows - row
        if rank % every == 0 and inside.top() <= place.y() <= inside.bottom():
            draw_centred(painter, metrics, place, str(rank))


def _stride(side: float, room: float) -> int:
    """Every how many squares there is room for a coordinate: a round number of them."""
    return next(number for number in STRIDES if number * side >= room or number == STRIDES[-1])


LEAST_SQUARE = 0.9
"""Smaller squares, in pixels, cannot be told apart: one area stands for them."""


def board_thumbnail(board: Board, size: QSize, theme: Theme, ratio: float, largest: float = 1.0) -> QPixmap:
    """A board in the middle of a picture of this size, in pixels of the widget.

    A square is at the most as `largest` says, a share of the width, so that a small board need not look like a large
    one. `ratio` is that of device pixels of the screen.
    """
    key = f"{board.rows} {board.columns} {sorted(board.missing)} {theme.name} {size.toTuple()} {ratio} {largest}"
    return cached_pixmap(key, QSizeF(size), ratio, lambda painter: _paint_board(painter, board, size, theme, largest))


def _paint_board(painter: QPainter, board: Board, size: QSize, theme: Theme, largest: float) -> None:
    side = min(size.width() / board.columns, size.height() / board.rows, largest * size.width())
    painter.translate((size.width() - board.columns * side) / 2, (size.height() - board.rows * side) / 2)
    if side < LEAST_SQUARE:
        painter.fillRect(QRectF(0, 0, board.columns * side, board.rows * side), QColor(theme.square_dark))
        return
    for row, column in board.squares:
        colour = theme.square_dark if is_dark((row, column), board.rows) else theme.square_light
        painter.fillRect(QRectF(column * side, row * side, side, side), QColor(colour))
