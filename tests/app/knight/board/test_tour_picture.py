"""The picture of a tour: no lines are seen where the parts of its ribbon meet, nor between holes side by side."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from app.knight.board.geometry import ChessGeometry
from app.knight.board.surface import draw_surface
from app.knight.board.tour_picture import TourPicture
from app.ui.look.theme import Appearance
from solvers.knight.board import Board

STRAIGHT = [column * 2 + column * 40 for column in range(19)]
"""Knight's moves one down and two right, in one line, on a board of 40 columns."""


def difference(one: QColor, other: QColor) -> int:
    red, green, blue = one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()
    return abs(red) + abs(green) + abs(blue)


def test_no_lines_are_seen_where_parts_of_the_ribbon_meet() -> None:
    board = Board(20, 40)
    geometry = ChessGeometry.fit(QRectF(0, 0, 1300, 670), 20, 40, 1.0)
    for name in ("light", "dark"):
        image = TourPicture(geometry, Appearance(name).theme, board, STRAIGHT, False, 1.0).image
        start, end = geometry.centre_of(STRAIGHT[1]), geometry.centre_of(STRAIGHT[-2])
        way = end - start
        across = QPointF(-way.y(), way.x()) / (way.x() ** 2 + way.y() ** 2) ** 0.5
        for beside in (0.0, 0.05 * geometry.side):
            samples = 600
            points = [start + across * beside + way * (number / samples) for number in range(samples + 1)]
            colours = [image.pixelColor((point - geometry.inside.topLeft()).toPoint()) for point in points]
            steps = [difference(colours[number], colours[number + 2]) for number in range(samples - 1)]
            assert max(steps) < 24, (name, beside)


def test_holes_side_by_side_are_one_hole() -> None:
    theme = Appearance("light").theme
    geometry = ChessGeometry.fit(QRectF(0, 0, 400, 400), 5, 5, 1.0)
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        draw_surface(painter, geometry, Board(5, 5, frozenset({(1, 2), (2, 2), (3, 2)})), theme, ())
    column = [
        image.pixelColor(QPointF(geometry.centre((1, 2)).x(), y + 0.5).toPoint()).name()
        for y in range(int(geometry.rect((1, 2)).center().y()), int(geometry.rect((3, 2)).bottom()) - 1)
    ]
    assert set(column) == {QColor(theme.well).name()}
