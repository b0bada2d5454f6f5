"""Small boards for the pictures of the guide, painted as the large ones are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter

from app.boards.chess_geometry import ChessGeometry, proportions
from app.boards.chess_rider import place
from app.boards.chess_surface import draw_surface
from app.boards.chess_trail import Pens, TrailLine
from app.boards.hint_arrow import paint_arrow
from app.boards.klotski_tray import HEIGHT, WIDTH, cell_of, cells_in, paint_tray
from app.boards.knight_art import draw_knight, draw_shadow
from app.boards.piece_art import paint_piece
from app.cast import Person, cast_of
from app.theme import Theme
from solvers.klotski.layout import Kind, Layout, Square
from solvers.knight.board import Board

SHADOW = 5.0
"""How far the shadow of a small board reaches, in pixels."""


def tray_in(field: QRectF) -> QRectF:
    """The largest tray that fits the middle of a field, with room for its shadow."""
    return _fitted(field, WIDTH / HEIGHT)


def paint_layout(
    painter: QPainter, rim: QRectF, layout: Layout, theme: Theme, people: Sequence[Person] | None = None
) -> None:
    """A tray with its pieces; `people` are who they are, in their order, if not the usual cast."""
    paint_tray(painter, rim, theme, SHADOW)
    for piece, person in zip(layout.pieces, people or cast_of(layout), strict=True):
        corner = cells_in(rim, piece.kind, piece.square).topLeft()
        paint_piece(painter, piece.kind, person.signs, corner, cell_of(rim), theme)


def paint_way(painter: QPainter, rim: QRectF, kind: Kind, path: Sequence[Square], theme: Theme) -> None:
    """The arrow of a hint, along the way of a piece."""
    points = [cells_in(rim, kind, square).center() for square in path]
    paint_arrow(painter, points, 0.14 * cell_of(rim), theme.accent if theme.contrast else theme.sign, theme.well)


def paint_tour(
    painter: QPainter, field: QRectF, board: Board, order: Sequence[int], visits: int, theme: Theme, font: QFont
) -> ChessGeometry:
    """A chessboard with the first visits of a tour, and the knight on the last of them."""
    geometry = board_in(field, board)
    draw_surface(painter, geometry, board, theme, ())
    trail = TrailLine(geometry, Pens.of(geometry, theme, font, numbers=True, path=True), order, closed=False)
    trail.draw(painter, 0, visits)
    rect = place(geometry, trail.centre(visits - 1))
    draw_shadow(painter, rect, theme, 0.0)
    draw_knight(painter, rect, theme)
    return geometry


def board_in(field: QRectF, board: Board) -> ChessGeometry:
    """Where the squares of a board lie that fills the middle of a field."""
    width, height = proportions(board.rows, board.columns)
    return ChessGeometry.fit(_fitted(field, width / height), board.rows, board.columns, 2.0)


def _fitted(field: QRectF, width_for_height: float) -> QRectF:
    room = field.adjusted(SHADOW, SHADOW, -SHADOW, -2 * SHADOW)
    width = min(room.width(), room.height() * width_for_height)
    fitted = QRectF(QPointF(), QSizeF(width, width / width_for_height))
    fitted.moveCenter(room.center())
    return fitted
