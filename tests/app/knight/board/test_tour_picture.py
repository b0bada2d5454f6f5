"""The picture of a tour: no lines are seen where the parts of its ribbon meet, nor between holes side by side."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from app.knight.board.geometry import ChessGeometry
from app.knight.board.surface import draw_surface, mixed
from app.knight.board.tour_picture import DYES_BY_DAY, TourPainting, TourPicture
from app.ui.look.theme import Appearance
from solvers.knight.board import Board

STRAIGHT = [column * 2 + column * 40 for column in range(19)]
"""Knight's moves one down and two right, in one line, on a board of 40 columns."""


def difference(one: QColor, other: QColor) -> int:
    red, green, blue = one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()
    return abs(red) + abs(green) + abs(blue)


def test_no_lines_are_seen_where_parts_of_the_ribbon_meet() -> None:
    board = Board(20, 40)
    geometry = ChessGeometry.fit(QRectF(0, 0, 1300, 670), Board(20, 40), 1.0)
    for name in ("light", "dark"):
        image = TourPicture(geometry, Appearance(name).theme, board, STRAIGHT, False, 1.0).picture
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
    geometry = ChessGeometry.fit(QRectF(0, 0, 400, 400), Board(5, 5), 1.0)
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        draw_surface(painter, geometry, Board(5, 5, frozenset({(1, 2), (2, 2), (3, 2)})), theme, ())
    column = [
        image.pixelColor(QPointF(geometry.centre((1, 2)).x(), y + 0.5).toPoint()).name()
        for y in range(int(geometry.rect((1, 2)).center().y()), int(geometry.rect((3, 2)).bottom()) - 1)
    ]
    assert set(column) == {QColor(theme.well).name()}


RING = Board(3, 3, frozenset({(1, 1)}))
AROUND = [RING.index(square) for square in ((0, 0), (1, 2), (2, 0), (0, 1), (2, 2), (1, 0), (0, 2), (2, 1))]
"""The closed tour of the ring."""
SQUARE = ChessGeometry.fit(QRectF(0, 0, 400, 400), Board(3, 3), 1.0)


def painting(order: list[int], closed: bool, board: Board = RING, geometry: ChessGeometry = SQUARE) -> TourPainting:
    return TourPainting(geometry, Appearance("light").theme, board, order, closed)


@pytest.mark.usefixtures("qapp")
def test_a_ribbon_goes_from_the_first_dye_to_the_last_and_back_where_the_tour_is_closed() -> None:
    parts = (0.0, 0.25, 0.5, 0.75, 1.0)
    dyes = [QColor(name) for name in (DYES_BY_DAY.first, DYES_BY_DAY.middle, DYES_BY_DAY.last)]
    first, middle, last = dyes
    once = [mixed(first, middle, 0.5), mixed(middle, last, 0.5)]
    assert [painting(AROUND, closed=False).dye(part) for part in parts] == [first, once[0], middle, once[1], last]
    assert [painting(AROUND, closed=True).dye(part) for part in parts] == [first, middle, last, middle, first]


@pytest.mark.usefixtures("qapp")
def test_closed_tours_of_up_to_sixteen_hundred_squares_are_filled_and_no_others() -> None:
    filled = {
        (length, closed): painting([0] * length, closed).filled
        for length in (8, 1_600, 1_601)
        for closed in (False, True)
    }
    assert [which for which, is_filled in filled.items() if is_filled] == [(8, True), (1_600, True)]


def whole(order: list[int], closed: bool, board: Board = RING, geometry: ChessGeometry = SQUARE) -> QImage:
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painting(order, closed, board, geometry).paint_whole(painter)
    return image


@pytest.mark.usefixtures("qapp")
def test_a_filled_picture_is_dyed_where_an_odd_number_of_turns_goes_round() -> None:
    """The closed tour of the ring is a star of eight rays that goes three times round the middle."""
    image, ground = whole(AROUND, closed=True), QColor(DYES_BY_DAY.ground)
    middle = SQUARE.centre((1, 1))
    assert difference(image.pixelColor(middle.toPoint()), QColor(DYES_BY_DAY.first)) < 12
    for square in ((0, 0), (0, 2), (2, 0), (2, 2)):
        corner = SQUARE.centre(square) + (SQUARE.centre(square) - middle) * 0.4
        assert image.pixelColor(corner.toPoint()) == ground


@pytest.mark.usefixtures("qapp")
def test_the_picture_of_a_symmetric_tour_stays_the_same_when_it_is_turned() -> None:
    image = whole(AROUND, closed=True)
    turned = image.transformed(QTransform().rotate(90.0))
    same = [
        difference(image.pixelColor(across, down), turned.pixelColor(across, down)) < 12
        for across in range(24, 376, 8)
        for down in range(24, 376, 8)
    ]
    assert sum(same) > 0.95 * len(same)


@pytest.mark.usefixtures("qapp")
def test_a_ribbon_bends_in_every_square_and_is_of_its_dye_there() -> None:
    """Half a bend is between the corner and its chord; beside the ribbon is the ground."""
    board = Board(5, 5)
    geometry = ChessGeometry.fit(QRectF(0, 0, 400, 400), Board(5, 5), 1.0)
    path = [board.index(square) for square in ((0, 0), (1, 2), (2, 4), (4, 3), (3, 1))]
    image, made = whole(path, False, board, geometry), painting(path, False, board, geometry)
    centres = [geometry.centre_of(index) for index in path]
    for visit in (0, 4):
        assert difference(image.pixelColor(centres[visit].toPoint()), made.dye(visit / 4)) < 12
    for visit in (1, 2, 3):
        before, here, behind = centres[visit - 1 : visit + 2]
        bent = (before + here * 6 + behind) / 8
        assert difference(image.pixelColor(bent.toPoint()), made.dye(visit / 4)) < 12
    ground = QColor(DYES_BY_DAY.ground)
    for square in ((0, 3), (2, 2), (3, 0), (4, 4), (1, 0)):
        assert image.pixelColor(geometry.centre(square).toPoint()) == ground
    tiny = ChessGeometry.fit(QRectF(0, 0, 36, 36), Board(5, 5), 1.0)
    assert difference(whole(path, False, board, tiny).pixelColor(tiny.centre_of(0).toPoint()), ground) > 60
