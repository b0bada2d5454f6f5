"""Marks on single squares: where they are on it, and in which colours."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from app.knight.board.geometry import ChessGeometry
from app.knight.board.marks import (
    paint_cursor,
    paint_end,
    paint_head,
    paint_hover,
    paint_move,
    paint_start_tint,
    reach_of_square,
)
from app.ui.look.theme import LIGHT
from solvers.knight.board import Board
from tests.app.seen_painter import SeenPainter

pytestmark = pytest.mark.usefixtures("qapp")

SQUARE = (2, 5)


def geometry(side: float) -> ChessGeometry:
    """A board of 8x8 with squares of this side."""
    edges = tuple(30 + side * number for number in range(9))
    inside = QRectF(30, 30, 8 * side, 8 * side)
    return ChessGeometry(Board(8, 8), inside.adjusted(-20, -20, 20, 20), inside, edges, edges, side)


def opaque(colour: QColor) -> str:
    return QColor(colour.rgb()).name()


def test_a_move_has_a_dot_in_the_middle_and_its_key_in_the_corner_where_there_is_room() -> None:
    for side in (4.0, 37.0, 38.0, 50.0, 200.0):
        board, painter = geometry(side), SeenPainter()
        paint_move(painter, board, SQUARE, LIGHT, 7)
        painter.end()
        rect = board.rect(SQUARE)
        ((dot, colour),) = painter.dots
        assert dot.center() == rect.center()
        assert (dot.width(), dot.height()) == (pytest.approx(max(3.0, 0.32 * side)),) * 2
        assert opaque(colour) == LIGHT.good
        assert list(painter.texts) == (["7"] if side >= 38 else [])
        if side < 38:
            continue
        ((cap, _),) = painter.rounded
        assert rect.contains(cap)
        assert not cap.contains(dot.center())
        assert rect.right() - cap.right() == pytest.approx(rect.bottom() - cap.bottom())
        assert rect.right() - cap.right() <= 0.06 * side
        assert 13.0 <= cap.width() == cap.height() <= 19.5
        (text,) = painter.texts["7"]
        assert text.center().x() == pytest.approx(cap.center().x())
        assert abs(text.center().y() - cap.center().y()) < 0.25 * cap.height()


def test_the_square_under_the_pointer_the_start_and_the_end_are_tinted() -> None:
    board = geometry(50.0)
    for paint, colour in (
        (lambda painter: paint_hover(painter, board, SQUARE, LIGHT, ghost=False), LIGHT.mark),
        (lambda painter: paint_start_tint(painter, board, SQUARE, LIGHT), LIGHT.mark),
        (lambda painter: paint_end(painter, board, SQUARE, LIGHT), LIGHT.path),
    ):
        painter = SeenPainter()
        paint(painter)
        painter.end()
        ((rect, tint),) = painter.filled
        assert rect == board.rect(SQUARE)
        assert opaque(tint) == QColor(colour).name()
        assert 0.2 < tint.alphaF() < 0.5


def test_a_pennant_stands_on_the_end_beside_its_pole() -> None:
    for side in (10.0, 20.0, 50.0, 120.0):
        board, painter = geometry(side), SeenPainter()
        paint_end(painter, board, SQUARE, LIGHT)
        painter.end()
        (casing, _, wide), (pole, colour, narrow) = painter.lines
        assert casing == pole
        assert wide > narrow
        assert colour == LIGHT.path
        assert pole.x1() == pole.x2()
        assert pole.length() == pytest.approx(0.7 * max(side, 20.0))
        flag = painter.polygons[1][0].boundingRect()
        assert painter.polygons[1][1] == QColor(LIGHT.path)
        assert flag.left() == pole.x1()
        assert flag.top() == min(pole.y1(), pole.y2())
        assert flag.height() == pytest.approx(pole.length() * 0.34 / 0.7)
        assert flag.width() == pytest.approx(0.46 * max(side, 20.0))
        if side >= 20:
            assert board.rect(SQUARE).contains(flag.united(QRectF(pole.p2(), pole.p1())))


def test_a_dot_is_where_a_search_has_come_to() -> None:
    for side, radius in ((10.0, 2.5), (50.0, 6.5), (200.0, 9.0)):
        painter = SeenPainter()
        paint_head(painter, geometry(side), QPointF(100, 200), LIGHT)
        painter.end()
        ((dot, colour),) = painter.dots
        assert dot.center() == QPointF(100, 200)
        assert dot.width() == pytest.approx(2 * radius)
        assert colour == QColor(LIGHT.path)


def test_the_cursor_is_two_rings_within_its_square() -> None:
    for side in (20.0, 50.0, 200.0):
        board, painter = geometry(side), SeenPainter()
        paint_cursor(painter, board, SQUARE, LIGHT)
        painter.end()
        (outer, accent), (inner, bright) = painter.rounded
        assert (accent, bright) == (LIGHT.accent, QColor(LIGHT.field).name())
        assert board.rect(SQUARE).contains(outer)
        assert outer.contains(inner)
        assert outer.center() == inner.center() == board.centre(SQUARE)
        assert outer.width() == pytest.approx(side - min(4.0, max(1.5, 0.055 * side)))


def test_what_marks_may_paint_is_around_the_square_and_little_more() -> None:
    board = geometry(50.0)
    reach, rect = reach_of_square(board, SQUARE), board.rect(SQUARE)
    assert reach.contains(rect.adjusted(-2, -2, 2, 2))
    assert rect.adjusted(-50, -50, 50, 50).contains(reach)
    tiny = reach_of_square(geometry(5.0), SQUARE)
    assert tiny.width() > 9
