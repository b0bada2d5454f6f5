"""How wood is painted: where its lines end, where light and shadow are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from app.ui.look.theme import THEMES
from app.ui.painting.drawing import (
    smooth_painter,
)
from app.ui.painting.svg_device import SvgDevice
from app.ui.painting.wood import paint_grain, paint_hole, paint_outline, paint_shadow, paint_slab, round_ends

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
