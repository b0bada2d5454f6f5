"""The ground of a search: how often each square was entered, as a tint, and the deepest path."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from app.knight.board.geometry import ChessGeometry
from app.knight.board.scene import ChessScene
from app.knight.board.search_trail import (
    SearchGround,
    SearchTrail,
    line_width,
    paint_deepest,
    paint_line,
    paint_warmths,
    warmth,
)
from app.knight.board.trail import Pens
from app.knight.board.zoom import BoardViewport, ZoomView
from app.ui.look.search_colours import search_colours
from app.ui.look.theme import LIGHT
from solvers.knight.board import Board

pytestmark = pytest.mark.usefixtures("qapp")

BOARD = Board(6, 6)
GEOMETRY = ChessGeometry.fit(QRectF(0, 0, 393, 393), Board(6, 6), 1.0)


def entered(rows: Sequence[Sequence[int]]) -> memoryview:
    """How often each square was entered, row by row."""
    flat = array("q", [count for row in rows for count in row])
    return memoryview(flat).cast("B").cast("q", (len(rows), len(rows[0])))


def painted(ground: SearchGround) -> QImage:
    image = QImage(393, 393, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        ground.paint(painter)
    return image


def shade(theme_share: float) -> tuple[int, int, int]:
    colour = warmth(LIGHT, theme_share)
    return colour.red(), colour.green(), colour.blue()


def near(colour: QColor, wanted: tuple[int, int, int], by: int = 4) -> bool:
    return all(
        abs(one - other) <= by for one, other in zip((colour.red(), colour.green(), colour.blue()), wanted, strict=True)
    )


def test_a_square_is_tinted_from_its_second_visit_on_by_the_logarithm() -> None:
    """Of at most 32 visits, each doubling from two on is a quarter of the way from the least tint to the greatest."""
    counts = [[0] * 6 for _ in range(6)]
    counts[0] = [0, 1, 2, 4, 8, 16]
    counts[1][0] = 32
    ground = SearchGround(GEOMETRY, LIGHT, 1.0)
    assert painted(ground) == painted(SearchGround(GEOMETRY, LIGHT, 1.0)), "nothing is shown yet"
    ground.show(entered(counts), ())
    image = painted(ground)
    tints = {
        count: image.pixelColor(GEOMETRY.centre(square).toPoint())
        for count, square in (
            (0, (0, 0)),
            (1, (0, 1)),
            (2, (0, 2)),
            (4, (0, 3)),
            (8, (0, 4)),
            (16, (0, 5)),
            (32, (1, 0)),
        )
    }
    assert [tints[count].alpha() for count in (0, 1)] == [0, 0]
    assert all(0.8 < tints[count].alphaF() < 0.9 for count in (2, 4, 8, 16, 32))
    for count, share in ((2, 0.0), (4, 0.25), (8, 0.5), (16, 0.75), (32, 1.0)):
        assert near(tints[count], shade(share)), count
    for square in BOARD.squares:
        rect = GEOMETRY.rect(square).toRect()
        corners = (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight())
        assert len({image.pixel(corner) for corner in corners}) == 1, "a tint fills its square"


def test_the_tint_of_squares_entered_twice_at_most_is_the_least() -> None:
    ground = SearchGround(GEOMETRY, LIGHT, 1.0)
    ground.show(entered([[2] * 6] * 6), ())
    assert near(painted(ground).pixelColor(200, 200), shade(0.0))


def test_warmth_goes_from_the_least_colour_to_the_most() -> None:
    colours = search_colours(LIGHT)
    for share, name in ((0.0, colours.least), (1.0, colours.most)):
        wanted = QColor(name)
        assert shade(share) == (wanted.red(), wanted.green(), wanted.blue())
    image = QImage(200, 10, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        paint_warmths(painter, QRectF(0, 0, 200, 10), LIGHT)
    for share in (0.25, 0.5, 0.75):
        assert near(image.pixelColor(round(200 * share), 5), shade(share))


def test_of_a_zoomed_board_the_squares_that_are_seen_are_tinted() -> None:
    room = BoardViewport(6, 6, 300.0, 200.0, 30.0)
    geometry = ChessGeometry.seen(BOARD, QPointF(10, 20), room, ZoomView(100.0, 1.5, 2.0), 8.0, 1.0)
    counts = [[10 * row + column + 2 for column in range(6)] for row in range(6)]
    ground = SearchGround(geometry, LIGHT, 1.0)
    ground.show(entered(counts), ())
    image = painted(ground)
    whole = SearchGround(GEOMETRY, LIGHT, 1.0)
    whole.show(entered(counts), ())
    everything = painted(whole)
    for square in ((2, 2), (3, 2), (2, 3), (3, 3)):
        assert image.pixel(geometry.centre(square).toPoint()) == everything.pixel(GEOMETRY.centre(square).toPoint())
    assert (
        image.pixelColor(9, 100).alpha() == image.pixelColor(311, 100).alpha() == image.pixelColor(100, 19).alpha() == 0
    )
    assert image.pixelColor(100, 221).alpha() == 0


def test_squares_smaller_than_a_pixel_are_tinted_too() -> None:
    side = 800
    geometry = ChessGeometry.fit(QRectF(0, 0, 393, 393), Board(side, side), 1.0)
    upper = [[0] * side for _ in range(side // 2)]
    lower = [[50] * side for _ in range(side // 2)]
    ground = SearchGround(geometry, LIGHT, 1.0)
    ground.show(entered([*upper, *lower]), ())
    image = painted(ground)
    assert image.pixelColor(196, 100).alpha() == 0
    assert near(image.pixelColor(196, 300), shade(1.0))


def test_the_deepest_path_is_drawn_over_the_tints_up_to_its_end() -> None:
    ground = SearchGround(GEOMETRY, LIGHT, 1.0)
    path = [BOARD.index(square) for square in ((0, 0), (1, 2), (3, 3))]
    ground.show(entered([[0] * 6] * 6), path)
    image = painted(ground)
    ring = GEOMETRY.centre((3, 3)) + QPointF(0.24 * GEOMETRY.side, 0)
    assert image.pixelColor(ring.toPoint()).alpha() > 0
    assert image.pixelColor(GEOMETRY.centre((5, 5)).toPoint()).alpha() == 0
    ground.show(entered([[0] * 6] * 6), ())
    assert painted(ground).pixelColor(ring.toPoint()).alpha() == 0


def test_a_path_of_thousands_of_squares_is_not_drawn_as_the_deepest() -> None:
    side = 51
    geometry = ChessGeometry.fit(QRectF(0, 0, 393, 393), Board(side, side), 1.0)
    nothing = entered([[0] * side] * side)
    for length, drawn in ((2_500, True), (2_501, False)):
        ground = SearchGround(geometry, LIGHT, 1.0)
        ground.show(nothing, list(range(length)))
        found = painted(ground)
        assert any(found.pixelColor(x, 200).alpha() > 0 for x in range(100, 300)) is drawn


def test_lines_are_wide_on_large_squares_within_limits() -> None:
    assert [line_width(side) for side in (1.0, 20.0, 25.0, 60.0, 109.0, 500.0)] == pytest.approx(
        [1.4, 1.4, 1.4, 3.3, 5.995, 6.0]
    )


def test_the_path_and_the_deepest_path_have_their_own_colours() -> None:
    def drawn(paint: str) -> QImage:
        image = QImage(100, 60, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        start, end = QPointF(10, 30), QPointF(90, 30)
        with QPainter(image) as painter:
            if paint == "line":
                paint_line(painter, [QLineF(start, end)], 60.0, LIGHT)
            else:
                paint_deepest(painter, [QLineF(start, end)], end, 60.0, LIGHT)
        return image

    colours, line, deepest = search_colours(LIGHT), drawn("line"), drawn("deepest")
    assert line.pixelColor(50, 30) == QColor(colours.path)
    assert {line.pixelColor(across, 30).name() for across in range(15, 85)} == {QColor(colours.path).name()}
    dashes = [deepest.pixelColor(across, 30) == QColor(colours.again) for across in range(15, 70)]
    assert 0 < sum(dashes) < len(dashes), "it is dashed"
    assert deepest.pixelColor(90, round(30 - 0.24 * 60)) == QColor(colours.again), "a ring is at its end"
    assert deepest.pixelColor(10, round(30 - 0.24 * 60)).alpha() == 0


def test_a_path_that_goes_back_and_on_another_way_looks_as_if_drawn_at_once() -> None:
    side = 30
    geometry = ChessGeometry.fit(QRectF(0, 0, 393, 393), Board(side, side), 1.0)
    pens = Pens.of(geometry, LIGHT, QFont(), numbers=False, path=True)

    def shown(*paths: Sequence[int]) -> QImage:
        trail = SearchTrail(geometry, pens, 1.0)
        for path in paths:
            trail.show(path)
            while trail.behind:
                trail.draw_slice()
        image = QImage(393, 393, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            trail.paint(painter)
        return image

    there = list(range(900))
    back = [*there[:150], *there[:149:-1]]
    for length in (150, 384):
        path = back[:length]
        assert shown(there, path) == shown(there[:160], path) == shown(path)


def test_the_head_is_where_the_path_has_come_to() -> None:
    scene = ChessScene(GEOMETRY, Pens.of(GEOMETRY, LIGHT, QFont(), numbers=False, path=True), 1.0)
    assert scene.search_head is None
    scene.set_search([4, 17])
    assert scene.search_head == GEOMETRY.centre_of(17)
    scene.set_search(())
    assert scene.search_head is None
