"""How wood is painted: where its lines end, where light and shadow are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from app.ui.look.theme import THEMES
from app.ui.painting.cased import arrow_head, cased, cased_lines, cased_plate, polyline
from app.ui.painting.layer import smooth_painter, transparent_image, transparent_pixmap
from app.ui.painting.svg_device import SvgDevice
from app.ui.painting.wood import (
    paint_grain,
    paint_hole,
    paint_outline,
    paint_shadow,
    paint_slab,
    round_ends,
    rounded,
    tinted,
)

pytestmark = pytest.mark.usefixtures("qapp")
RECT = QRectF(20, 20, 60, 40)
THEME = THEMES["light"]


def painted(paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with smooth_painter(image) as painter:
        paint(painter)
    return image


def grain(seed: int, upright: bool = False, rim: float | None = None) -> str:
    """The grain as a file, which tells every line of it."""
    device = SvgDevice()
    with QPainter(device) as painter:
        paint_grain(painter, RECT, lambda _: 3.0, QColor("black"), seed, upright, rim)
    return device.document(QSizeF(100, 100), "")


def grained(upright: bool = False, rim: float | None = None) -> set[tuple[int, int]]:
    """Where there is grain."""
    image = painted(lambda painter: paint_grain(painter, RECT, lambda _: 3.0, QColor("black"), 7, upright, rim))
    return {(x, y) for x in range(100) for y in range(100) if image.pixelColor(x, y).lightness() < 240}


def test_the_grain_is_the_same_for_the_same_seed_and_no_other() -> None:
    assert grain(1) == grain(1) != grain(2)
    assert grain(1, upright=True) != grain(1)


@pytest.mark.parametrize("upright", [False, True])
def test_the_grain_runs_along_the_wood_and_ends_before_its_edges(upright: bool) -> None:
    places = grained(upright)
    across, down = {x for x, _ in places}, {y for _, y in places}
    inside = (20, 79, 23, 56) if upright else (23, 76, 20, 59)
    assert min(across) >= inside[0] - 1
    assert max(across) <= inside[1] + 1
    assert min(down) >= inside[2] - 1
    assert max(down) <= inside[3] + 1
    long, short = (down, across) if upright else (across, down)
    assert len(long) >= (33 if upright else 53), "from end to end"
    assert 10 < len(short) <= (61 if upright else 41), "not everywhere"


def test_where_only_a_rim_stays_in_sight_there_is_no_grain_inside_it() -> None:
    whole, rim = grained(), grained(rim=8.0)
    inner = {(x, y) for x in range(30, 70) for y in range(32, 48)}
    assert inner & whole
    assert not inner & rim
    assert {x for x, _ in rim} & set(range(23, 27))
    assert {x for x, _ in rim} & set(range(73, 77))


@pytest.mark.parametrize(
    ("place", "end"), [(0.0, 10.0), (4.0, 2.0), (10.0, 0.0), (30.0, 0.0), (50.0, 0.0), (56.0, 2.0), (60.0, 10.0)]
)
def test_round_ends_follow_a_quarter_of_a_circle(place: float, end: float) -> None:
    assert round_ends(60.0, 10.0)(place) == pytest.approx(end)


def test_a_slab_is_lit_from_above() -> None:
    image = painted(lambda painter: paint_slab(painter, RECT, 8, "#a06030"))
    lights = [image.pixelColor(50, y).lightness() for y in (24, 38, 55)]
    assert lights[0] > lights[1] > lights[2]
    assert image.pixelColor(50, 38).hslHue() == pytest.approx(QColor("#a06030").hslHue(), abs=6)
    assert image.pixelColor(20, 20).lightness() > 200, "its corners are round"
    edges = [image.pixelColor(50, y).lightness() for y in (20, 59)]
    assert edges[0] > lights[0]
    assert edges[1] < lights[2]


def test_a_shadow_lies_below_more_than_above_and_fades() -> None:
    image = painted(lambda painter: paint_shadow(painter, RECT, 4, 10, "#000000"))
    column = [image.pixelColor(50, y).lightness() for y in range(100)]
    assert [light == 255 for light in (column[14], column[17], column[62], column[74], column[78])] == [
        *(True, False, False, False, True)
    ]
    below = column[60:77]
    assert below == sorted(below)
    assert below[0] < below[-1]
    row = [image.pixelColor(x, 40).lightness() for x in range(100)]
    assert row[8] == 255 > row[12]
    assert row[91] == 255 > row[87]
    assert row[12] == pytest.approx(row[87], abs=3)


def test_an_outline_is_just_inside_and_a_hole_is_hatched() -> None:
    image = painted(lambda painter: paint_outline(painter, RECT, 1, THEME, 4.0))
    text = QColor(THEME.text).rgb()
    row = [image.pixel(x, 40) == text for x in range(100)]
    assert [place for place in range(100) if row[place]] == [*range(20, 24), *range(76, 80)]
    hole = painted(lambda painter: paint_hole(painter, RECT, THEME))
    inside = {hole.pixel(x, y) for x in range(25, 75) for y in range(25, 55)}
    assert QColor(THEME.well).rgb() in inside
    assert len(inside) > 1
    assert {hole.pixel(x, 90) for x in range(100)} == {QColor("white").rgb()}


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
    plate = painted(lambda painter: cased_plate(painter, RECT, "#ff0000", "#0000ff", 3.0, 4.0))
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
