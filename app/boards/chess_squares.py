"""The squares of a chessboard as one picture, made a row at a time: 40,000 of them are no more work than 64."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from PySide6.QtGui import QColor, QImage

from app.boards.chess_geometry import ChessGeometry
from app.theme import Theme
from solvers.knight.board import Board, Square

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
    paler = [_mixed(colour, QColor(theme.window)) for colour in squares]
    return [colour.rgb() for colour in (*squares, QColor(theme.well), *paler)]


def _mixed(one: QColor, other: QColor) -> QColor:
    parts = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return QColor(*(round(mine + (theirs - mine) * MARKED_SHADE) for mine, theirs in parts))
