"""The arithmetic of the camera: what stays where it is, what fits, and what the limits are."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from app.klotski.state_space.view.camera import (
    CLOSEST,
    LEAST_EXTENT,
    SMALLEST,
    Camera,
    MapViewport,
    Point,
    bounds_of,
    outline,
    pixels_of,
)

LENGTHS = st.floats(120.0, 3000.0)
PARTS = st.floats(0.0, 1.0)
FACTORS = st.floats(0.05, 20.0)
ANGLES = st.floats(-180.0, 180.0)
PLACES = st.tuples(st.floats(-300.0, 300.0), st.floats(-300.0, 300.0))
HULLS = st.lists(PLACES, min_size=1, max_size=9).map(tuple)
ROOMS = st.builds(MapViewport, LENGTHS, LENGTHS, HULLS)


@st.composite
def looks(draw: st.DrawFn) -> tuple[MapViewport, Camera]:
    """A room, and a camera that came about by zooming and turning."""
    room = draw(ROOMS)
    camera = room.fit(draw(ANGLES))
    for _ in range(draw(st.integers(0, 3))):
        camera = room.zoomed(camera, draw(FACTORS), at(room, draw(PARTS), draw(PARTS)))
        camera = room.turned(camera, draw(ANGLES))
    return room, camera


def at(room: MapViewport, right: float, down: float) -> Point:
    return right * room.width, down * room.height


@given(looks(), PARTS, PARTS)
def test_a_pixel_is_where_its_point_is(look: tuple[MapViewport, Camera], right: float, down: float) -> None:
    room, camera = look
    pixel = at(room, right, down)
    assert room.pixel(camera, *room.point(camera, *pixel)) == pytest.approx(pixel, abs=1e-6)


@given(looks(), PLACES)
def test_many_points_are_where_each_is(look: tuple[MapViewport, Camera], place: Point) -> None:
    room, camera = look
    (many,) = pixels_of(room, camera, np.array([place])).tolist()
    assert many == pytest.approx(room.pixel(camera, *place), abs=1e-6)


@given(looks(), PLACES, st.sampled_from([1.0, 1.5, 2.0]))
def test_the_view_of_a_picture_is_that_of_the_camera(
    look: tuple[MapViewport, Camera], place: Point, ratio: float
) -> None:
    room, camera = look
    view = room.view(camera, ratio)
    x, y = place
    pixel = view.xx * x + view.xy * y + view.dx, view.yx * x + view.yy * y + view.dy
    assert pixel == pytest.approx([ratio * part for part in room.pixel(camera, x, y)], abs=1e-5)
    assert view.width >= room.width * ratio
    assert view.scale == pytest.approx(camera.scale * ratio)


@given(looks(), FACTORS, PARTS, PARTS)
def test_what_is_under_the_pointer_stays_there(
    look: tuple[MapViewport, Camera], factor: float, right: float, down: float
) -> None:
    room, camera = look
    pixel = at(room, right, down)
    after = room.zoomed(camera, factor, pixel)
    assume(is_inside(room, after))
    assert room.point(after, *pixel) == pytest.approx(room.point(camera, *pixel), abs=1e-6)


@given(looks(), FACTORS, PARTS, PARTS, PARTS)
def test_it_stays_there_on_the_whole_way(
    look: tuple[MapViewport, Camera], factor: float, right: float, down: float, part: float
) -> None:
    room, camera = look
    pixel = at(room, right, down)
    after = room.zoomed(camera, factor, pixel)
    assume(is_inside(room, after))
    between = camera.on_the_way(after, part)
    point = room.point(camera, *pixel)
    assert room.pixel(between, *point) == pytest.approx(pixel, abs=0.5)
    least, most = sorted([camera.scale, after.scale])
    assert least * 0.999 <= between.scale <= most * 1.001


@given(looks(), ANGLES)
def test_to_turn_and_back_changes_nothing(look: tuple[MapViewport, Camera], degrees: float) -> None:
    room, camera = look
    turned = room.turned(camera, degrees)
    assume(turned.scale == camera.scale)
    back = room.turned(turned, -degrees)
    assert (back.x, back.y, back.scale) == pytest.approx((camera.x, camera.y, camera.scale), abs=1e-6)
    assert math.remainder(back.angle - camera.angle, 360.0) == pytest.approx(0.0, abs=1e-6)


@given(ROOMS, ANGLES)
def test_all_of_a_map_fits_in_and_touches_the_margin(room: MapViewport, angle: float) -> None:
    camera = room.fit(angle)
    bounds = bounds_of(room.pixel(camera, *corner) for corner in room.hull)
    slack = 1e-6 * max(room.width, room.height)
    assert bounds.left >= room.margin - slack
    assert bounds.top >= room.margin - slack
    assert bounds.right <= room.width - room.margin + slack
    assert bounds.bottom <= room.height - room.margin + slack
    wide, high = bounds.right - bounds.left, bounds.bottom - bounds.top
    small = min(wide, high) / camera.scale < LEAST_EXTENT or camera.scale == CLOSEST
    assert small or wide >= room.width - 2 * room.margin - slack or high >= room.height - 2 * room.margin - slack


@given(looks(), FACTORS)
def test_a_map_is_neither_lost_nor_too_near(look: tuple[MapViewport, Camera], factor: float) -> None:
    room, camera = look
    moved = room.moved(room.zoomed(camera, factor, (0.0, 0.0)), 1e6, -1e6)
    bounds = bounds_of(room.hull)
    assert bounds.nearest(moved.x, moved.y) == (moved.x, moved.y)
    assert room.fit(moved.angle).scale * SMALLEST * 0.999 <= moved.scale <= CLOSEST


@given(looks(), PARTS, PARTS, PARTS, PARTS)
def test_to_draw_along_takes_a_point_along(
    look: tuple[MapViewport, Camera], right: float, down: float, across: float, below: float
) -> None:
    room, camera = look
    way = (across - 0.5) * 100, (below - 0.5) * 100
    after = room.moved(camera, *way)
    assume(is_inside(room, after))
    point = room.point(camera, *at(room, right, down))
    before, now = room.pixel(camera, *point), room.pixel(after, *point)
    assert (now[0] - before[0], now[1] - before[1]) == pytest.approx(way, abs=1e-6)


@given(looks(), st.integers(0, 8))
def test_what_is_to_be_seen_is_in_sight(look: tuple[MapViewport, Camera], number: int) -> None:
    room, camera = look
    place = room.hull[number % len(room.hull)]
    seen = room.showing(camera, *place, 40.0)
    across, down = room.pixel(seen, *place)
    assert 39.0 <= across <= room.width - 39.0
    assert 39.0 <= down <= room.height - 39.0


def test_an_outline_holds_all_points() -> None:
    points = np.random.default_rng(3).normal(size=(500, 2)).astype(np.float32) * [40, 7]
    room = MapViewport(600.0, 400.0, outline(points.astype(np.float32)))
    for angle in (0.0, 31.0, 77.0):
        pixels = pixels_of(room, room.fit(angle), points)
        assert pixels.min() >= room.margin - 1.0
        assert (pixels <= np.array([room.width, room.height]) - room.margin + 1.0).all()


def is_inside(room: MapViewport, camera: Camera) -> bool:
    """Whether no limit holds the middle of the camera."""
    bounds = bounds_of(room.hull)
    return bounds.left < camera.x < bounds.right and bounds.top < camera.y < bounds.bottom
