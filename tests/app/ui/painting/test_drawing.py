"""What pictures are drawn with: shapes and lines in the colours that they are given, and casings around them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from app.ui.painting.drawing import (
    Ink,
    arrow_head,
    cased,
    cased_lines,
    draw_circle,
    draw_cross,
    draw_line,
    draw_path,
    draw_polygon,
    draw_polyline,
    draw_rounded,
    faint,
    gradient,
    polygon,
    polyline,
    rounded,
    set_inks,
    smooth_painter,
    tinted,
    transparent_image,
    transparent_pixmap,
)

pytestmark = pytest.mark.usefixtures("qapp")
RECT = QRectF(20, 20, 60, 40)
RED, BLUE, WHITE = "#ff0000", "#0000ff", "#ffffff"


def painted(paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with smooth_painter(image) as painter:
        paint(painter)
    return image


SQUARE = [QPointF(20, 20), QPointF(60, 20), QPointF(60, 60), QPointF(20, 60)]
Draw = Callable[[QPainter, Ink, Ink | QPen, float], None]
SHAPES: dict[str, Draw] = {
    "circle": lambda painter, *inks: draw_circle(painter, QPointF(40, 40), 20, *inks),
    "rounded": lambda painter, *inks: draw_rounded(painter, QRectF(20, 20, 40, 40), 6, *inks),
    "path": lambda painter, *inks: draw_path(painter, rounded(QRectF(20, 20, 40, 40), 6), *inks),
    "polygon": lambda painter, *inks: draw_polygon(painter, QPolygonF(SQUARE), *inks),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_has_the_fill_and_the_edge_that_it_is_given_and_no_other(shape: str) -> None:
    def row(fill: Ink, edge: Ink | QPen, width: float = 1.0) -> list[str]:
        def paint(painter: QPainter) -> None:
            painter.setPen(QPen(QColor("lime"), 9))
            painter.setBrush(QColor("lime"))
            SHAPES[shape](painter, fill, edge, width)

        image = painted(paint)
        return [image.pixelColor(x, 40).name() for x in (40, 21, 17, 10)]

    assert row(RED, None) == [RED, RED, WHITE, WHITE]
    assert row(None, BLUE, 4.0)[:2] == [WHITE, BLUE]
    assert row(QColor(RED), QColor(BLUE), 8.0) == [RED, BLUE, BLUE, WHITE]
    assert row(QBrush(QColor(RED)), QPen(QColor(BLUE), 8.0), 1.0) == [RED, BLUE, BLUE, WHITE]
    assert row(gradient(QPointF(0, 0), QPointF(100, 0), {0.0: RED, 1.0: RED}), None) == [RED, RED, WHITE, WHITE]


def test_inks_stay_set() -> None:
    def paint(painter: QPainter) -> None:
        set_inks(painter, RED, BLUE, 3.0)
        assert (painter.brush().color().name(), painter.pen().color().name()) == (RED, BLUE)
        assert painter.pen().widthF() == 3.0
        set_inks(painter)
        assert painter.brush().style() is Qt.BrushStyle.NoBrush
        assert painter.pen().style() is Qt.PenStyle.NoPen

    painted(paint)


def test_lines_are_drawn_in_their_ink() -> None:
    for draw in (
        lambda painter: draw_line(painter, QLineF(10, 50, 90, 50), RED, 4.0),
        lambda painter: draw_polyline(painter, [QPointF(10, 50), QPointF(50, 50), QPointF(90, 50)], RED, 4.0),
        lambda painter: draw_line(painter, QLineF(10, 50, 90, 50), QPen(QColor(RED), 4.0)),
    ):
        image = painted(draw)
        assert [image.pixelColor(50, y).name() for y in range(100)].count(RED) == 4
    cross = painted(lambda painter: draw_cross(painter, QPointF(50, 50), 20, RED, 4.0))
    inked = {(x, y) for x in range(100) for y in range(100) if cross.pixelColor(x, y).name() == RED}
    assert {(50, 50), (35, 35), (65, 65), (35, 65), (65, 35)} <= inked
    assert not {(50, 35), (35, 50), (20, 20)} & inked


def test_a_gradient_goes_from_its_first_colour_to_its_last() -> None:
    shade = gradient(QPointF(0, 0), QPointF(100, 0), {0.0: RED, 0.5: QColor(WHITE), 1.0: BLUE})
    assert [(place, colour.name()) for place, colour in shade.stops()] == [(0.0, RED), (0.5, WHITE), (1.0, BLUE)]
    assert (shade.start(), shade.finalStop()) == (QPointF(0, 0), QPointF(100, 0))
    assert faint(RED, 0.5).alphaF() == faint(QColor(RED), 0.5).alphaF() == pytest.approx(0.5, abs=0.01)


def test_a_polygon_is_closed_and_a_polyline_is_not() -> None:
    closed, way = polygon(SQUARE), polyline(SQUARE)
    assert (closed.elementCount(), way.elementCount()) == (5, 4)
    assert closed.currentPosition() == SQUARE[0] != way.currentPosition()
    assert isinstance(closed, QPainterPath)


def test_a_tint_is_lighter_or_darker_and_a_path_has_round_corners() -> None:
    base = QColor("#806040")
    assert tinted("#806040", 1.0, 9).alpha() == 9
    assert tinted("#806040", 1.0).rgb() == base.rgb()
    assert tinted("#806040", 1.5).lightness() > base.lightness() > tinted("#806040", 0.5).lightness()
    path = rounded(RECT, 10)
    assert path.boundingRect() == RECT
    assert not path.contains(QPointF(21, 21))
    assert path.contains(QPointF(25, 25))


def test_lines_and_plates_have_an_edge_around_their_ink() -> None:
    way = polyline([QPointF(10, 50), QPointF(50, 50), QPointF(90, 50)])
    assert way.elementCount() == 3
    lines = [QLineF(10, 50, 50, 50), QLineF(50, 50, 90, 50)]
    for paint, edge in (
        (lambda painter: cased(painter, way, "#ff0000", "#0000ff", 10.0), 4.5),
        (lambda painter: cased(painter, way, "#ff0000", "#0000ff", 10.0, edge=8.0), 8.0),
        (lambda painter: cased_lines(painter, lines, "#ff0000", "#0000ff", 10.0), 4.5),
    ):
        image = painted(paint)
        column = [image.pixelColor(50, y).name() for y in range(100)]
        assert column.count("#ff0000") == 10
        assert column[46] == column[53] == "#ff0000"
        assert column.count("#0000ff") == pytest.approx(2 * edge, abs=2)
    plate = painted(lambda painter: draw_rounded(painter, RECT, 3.0, "#ff0000", "#0000ff", 4.0))
    row = [plate.pixelColor(x, 40).name() for x in range(100)]
    assert [place for place in range(100) if row[place] == "#0000ff"] == [*range(18, 22), *range(78, 82)]
    assert row[22:78] == ["#ff0000"] * 56


def test_dashes_leave_gaps_in_the_ink_alone() -> None:
    way = polyline([QPointF(10, 50), QPointF(90, 50)])
    for paint in (
        lambda painter: cased(painter, way, "#ff0000", "#0000ff", 4.0, (2.0, 3.0)),
        lambda painter: cased_lines(painter, [QLineF(10, 50, 90, 50)], "#ff0000", "#0000ff", 4.0, (2.0, 3.0)),
    ):
        row = "".join(painted(paint).pixelColor(x, 50).name()[1] for x in range(12, 88))
        assert row.count("f") > 10
        assert row.count("0") > 10


@pytest.mark.parametrize("way", [QPointF(3, 0), QPointF(0, -2), QPointF(-4, 3)])
def test_an_arrow_ends_at_its_tip(way: QPointF) -> None:
    head = arrow_head(QPointF(50, 50), way, 10.0)
    tip, left, right = head.at(0), head.at(1), head.at(2)
    assert tip == QPointF(50, 50)
    back = (left + right) / 2 - tip
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    assert back.x() == pytest.approx(-10 * way.x() / length)
    assert back.y() == pytest.approx(-10 * way.y() / length)
    base = left - right
    assert QPointF.dotProduct(base, way) == pytest.approx(0)
    assert (base.x() ** 2 + base.y() ** 2) ** 0.5 == pytest.approx(12.4)


def test_a_transparent_picture_has_a_pixel_at_least() -> None:
    image = transparent_image(QSizeF(10, 20), 1.5)
    assert (image.width(), image.height(), image.devicePixelRatio()) == (15, 30, 1.5)
    assert image.pixelColor(7, 7).alpha() == 0
    assert (transparent_image(QSizeF(0, 0.2), 1.0).width(), transparent_image(QSizeF(0, 0.2), 1.0).height()) == (1, 1)
    pixmap = transparent_pixmap(QSizeF(4, 6), 2.0)
    assert (pixmap.width(), pixmap.height(), pixmap.hasAlpha()) == (8, 12, True)


def test_a_faint_colour_is_translucent() -> None:
    assert faint("#ff0000", 0.2).alpha() == 51
    assert faint("#ff0000", 0.2).name() == "#ff0000"
