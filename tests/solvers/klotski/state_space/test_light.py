"""The light of a map: which pixels an edge lights, by geometry worked out here, and that light adds up."""

from __future__ import annotations

from math import hypot, log1p

import numpy as np
import pytest

from solvers.klotski.state_space.colours import look_named
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.light import LightPicture, MapTransform, Measures, Stroke
from solvers.klotski.state_space.light_kernel import LIGHT_BITS, MOST_LIGHT
from tests.solvers.klotski.state_space.drawings import drawing_of, tangle
from tests.solvers.values import assert_each_its_own, changeable

DARK = look_named("dark")
GROUND = 0xFF0B0908


def plain(width: int, height: int) -> MapTransform:
    """One pixel for a length of 1."""
    return MapTransform(width, height, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def drawn(drawing: Drawing, view: MapTransform, shades: list[int] | None = None) -> LightPicture:
    picture = LightPicture(view.width, view.height)
    of_points = shades or [0] * len(drawing.points)
    for _ in picture.draw(drawing, np.array(of_points, np.uint8), view):
        pass
    return picture


def light_of(picture: LightPicture) -> np.ndarray:
    return (picture._light & MOST_LIGHT).astype(int).reshape(picture.height, picture.width)


def shades_of(picture: LightPicture) -> np.ndarray:
    moments = (picture._light >> LIGHT_BITS).astype(int).reshape(picture.height, picture.width)
    return moments // np.maximum(light_of(picture), 1)


def pixels_of(light: np.ndarray) -> dict[tuple[int, int], int]:
    return {(int(x), int(y)): int(light[y, x]) for y, x in np.argwhere(light)}


def test_an_edge_along_a_row_lights_exactly_its_pixels() -> None:
    light = pixels_of(light_of(drawn(drawing_of([(3, 4.5), (8, 4.5)], [(0, 1)]), plain(20, 10))))
    assert set(light) == {(x, 4) for x in range(3, 8)}
    assert len(set(light.values())) == 1


def test_an_edge_along_a_column_lights_exactly_its_pixels_and_half_of_one() -> None:
    light = pixels_of(light_of(drawn(drawing_of([(6.5, 2), (6.5, 5.5)], [(0, 1)]), plain(20, 10))))
    assert set(light) == {(6, 2), (6, 3), (6, 4), (6, 5)}
    assert light[6, 5] == pytest.approx(light[6, 4] / 2, abs=1)


def test_an_edge_between_two_rows_is_shared_by_them() -> None:
    light = light_of(drawn(drawing_of([(3, 4), (8, 4)], [(0, 1)]), plain(20, 10)))
    assert set(pixels_of(light)) == {(x, y) for x in range(3, 8) for y in (3, 4)}
    assert (light[3] == light[4]).all()


@pytest.mark.parametrize("end", [(27.3, 11.9), (11.2, 29.6), (2.7, 4.1), (3.4, 26.0), (25.0, 25.0)])
def test_the_light_of_an_edge_is_as_its_length_and_within_a_pixel_of_it(end: tuple[float, float]) -> None:
    start = (15.4, 14.8)
    view = plain(32, 32)
    light = pixels_of(light_of(drawn(drawing_of([start, end], [(0, 1)]), view)))
    straight = light_of(drawn(drawing_of([(2, 4.5), (12, 4.5)], [(0, 1)]), view)).sum() / 10
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down)
    assert sum(light.values()) == pytest.approx(straight * length, rel=0.03)
    for x, y in light:
        off = abs(across * (y + 0.5 - start[1]) - down * (x + 0.5 - start[0])) / length
        assert off < 0.5 + 0.5**0.5


def test_light_adds_up_and_the_shade_is_the_mean() -> None:
    points = [(3.0, 4.5), (8.0, 4.5), (3.0, 4.5), (8.0, 4.5)]
    once = drawn(drawing_of(points[:2], [(0, 1)]), plain(20, 10), [200, 200])
    twice = drawn(drawing_of(points, [(0, 1), (2, 3)]), plain(20, 10), [200, 200, 100, 100])
    unit = light_of(once)[4, 5] / once._stroke.unit
    assert light_of(twice)[4, 5] / twice._stroke.unit == pytest.approx(2 * unit, rel=0.05)
    assert shades_of(once)[4, 5] == 200
    assert shades_of(twice)[4, 5] == 150


def test_each_half_of_an_edge_has_the_shade_of_its_end() -> None:
    shades = shades_of(drawn(drawing_of([(2, 4.5), (12, 4.5)], [(0, 1)]), plain(20, 10), [40, 240]))
    assert shades[4, 2:12].tolist() == [40] * 5 + [240] * 5


def test_a_pixel_takes_no_more_light_than_it_can_hold() -> None:
    points = [(3.0, 4.5), (8.0, 4.5)]
    light = light_of(drawn(drawing_of(points, [(0, 1)] * 5000), plain(20, 10), [255, 255]))
    assert MOST_LIGHT - 100 < light[4, 5] <= MOST_LIGHT
    assert (light[[3, 5]] == 0).all()


def test_what_lies_outside_changes_nothing_and_what_crosses_is_cut_off() -> None:
    view = plain(20, 10)
    outside = drawing_of([(-50, 5), (-1, 5), (30, -40), (90, 60), (5, 11), (9, 80)], [(0, 1), (2, 3), (4, 5)])
    assert not light_of(drawn(outside, view)).any()
    crossing = light_of(drawn(drawing_of([(-1e6, 4.5), (1e6, 4.5)], [(0, 1)]), view))
    assert (crossing[4] > 0).all()
    assert np.count_nonzero(crossing) == 20


@pytest.mark.parametrize("scale", [0.4, 3.0, 25.0, 400.0])
def test_a_part_of_a_picture_is_the_same_drawn_alone(scale: float) -> None:
    drawing = tangle()
    view = MapTransform(120, 90, scale * 0.8, -scale * 0.6, scale * 0.6, scale * 0.8, 61.3, 44.1, 1.5)
    whole = drawn(drawing, view, [number % 256 for number in range(400)])
    part = LightPicture(50, 40, left=37, top=29)
    for _ in part.draw(drawing, np.arange(400).astype(np.uint8), view):
        pass
    assert whole._light.any()
    assert np.array_equal(part._light.reshape(40, 50), whole._light.reshape(90, 120)[29:69, 37:87])
    assert np.array_equal(part.image(DARK, False), whole.image(DARK, False)[29:69, 37:87])


def test_points_are_round_once_they_are_far_apart() -> None:
    drawing = drawing_of([(0, 0), (0, 1)], [])
    far = MapTransform(60, 60, 2.9, 0, 0, 2.9, 30.5, 30.5)
    near = MapTransform(60, 60, 20, 0, 0, 20, 30.5, 30.5)
    assert not light_of(drawn(drawing, far)).any()
    light = light_of(drawn(drawing, near))
    assert (light[20:41, 20:41] == light[20:41, 20:41].T).all()
    assert (light[20:41, 20:41] == light[20:41, 40:19:-1]).all()
    assert light[30, 30] > 0
    assert light[50, 30] > 0
    assert light[40, 30] == 0


def test_the_whole_drawing_fits_into_its_view() -> None:
    drawing = tangle()
    view = MapTransform.fitting(drawing, 300, 200, 10)
    x = view.xx * drawing.points[:, 0] + view.xy * drawing.points[:, 1] + view.dx
    y = view.yx * drawing.points[:, 0] + view.yy * drawing.points[:, 1] + view.dy
    assert x.min() >= 9.99
    assert x.max() <= 290.01
    assert y.min() >= 9.99
    assert y.max() <= 190.01
    assert y.max() - y.min() == pytest.approx(180, abs=0.1) or x.max() - x.min() == pytest.approx(280, abs=0.1)


def test_lighting_points_lights_them_and_their_edges_to_points_lit_before() -> None:
    drawing = drawing_of([(2, 4.5), (12, 4.5), (22, 4.5)], [(0, 1), (1, 2)])
    view = plain(40, 10)
    picture = drawn(drawing, view)
    before = picture.image(DARK, True).copy()
    light(picture, drawing, view, [0])
    light(picture, drawing, view, [1])
    assert changed_columns(before, picture.image(DARK, True)) == set(range(1, 13))
    light(picture, drawing, view, [2])
    assert changed_columns(before, picture.image(DARK, True)) == set(range(1, 23))
    picture.unlight()
    assert np.array_equal(picture.image(DARK, True), before)


def test_the_region_that_lighting_tells_holds_all_that_changes() -> None:
    drawing = tangle(200, 12.0)
    view = MapTransform.fitting(drawing, 150, 110, 6)
    picture = drawn(drawing, view)
    picture.image(DARK, True)
    for first in range(0, 200, 20):
        region = light(picture, drawing, view, list(range(first, first + 20)))
        assert region is not None
        piecewise = picture.image(DARK, True, region).copy()
        assert np.array_equal(picture.image(DARK, True), piecewise)


def test_lighting_outside_the_picture_tells_no_region() -> None:
    drawing = drawing_of([(-90, -90), (5, 5)], [])
    view = plain(20, 10)
    picture = drawn(drawing, view)
    assert light(picture, drawing, view, [0]) is None
    assert light(picture, drawing, view, [1]) is not None


@pytest.mark.parametrize("name", ["dark", "light", "contrast"])
@pytest.mark.parametrize("dimmed", [False, True])
def test_the_image_of_a_region_equals_that_of_the_whole(name: str, dimmed: bool) -> None:
    drawing = tangle()
    view = MapTransform.fitting(drawing, 90, 70, 4)
    picture = drawn(drawing, view, [number % 256 for number in range(400)])
    light(picture, drawing, view, list(range(0, 400, 3)))
    whole = picture.image(look_named(name), dimmed).copy()
    assert len(np.unique(whole)) > 20 or name == "contrast"
    into = np.full((70, 90), 7, np.uint32)
    assert picture.image(look_named(name), dimmed, (20, 10, 60, 55), into) is into
    assert np.array_equal(into[10:55, 20:60], whole[10:55, 20:60])
    into[10:55, 20:60] = 7
    assert (into == 7).all()


def test_a_picture_without_light_is_its_ground() -> None:
    picture = LightPicture(9, 5)
    assert (picture.image(DARK, False) == GROUND).all()


def light(
    picture: LightPicture, drawing: Drawing, view: MapTransform, points: list[int]
) -> tuple[int, int, int, int] | None:
    return picture.light(drawing, np.array(points, np.int32), np.full(len(points), 128, np.uint8), view)


def changed_columns(before: np.ndarray, after: np.ndarray) -> set[int]:
    return set(np.flatnonzero((before != after).any(axis=0)).tolist())


def test_what_is_lit_again_takes_a_fifth_of_the_light() -> None:
    drawing = drawing_of([(5, 4.5), (25, 4.5)], [(0, 1)])
    view = plain(40, 10)
    picture = drawn(drawing, view)
    light(picture, drawing, view, [0, 1])
    assert picture._lit is not None
    once = (picture._lit & MOST_LIGHT).astype(int).reshape(10, 40)
    light(picture, drawing, view, [1])
    more = (picture._lit & MOST_LIGHT).astype(int).reshape(10, 40) - once
    assert (more[:, :4] == 0).all()
    assert more[4, 15] == pytest.approx(once[4, 15] / 5, abs=1)
    assert more[4, 24] == pytest.approx(once[4, 24] / 5, abs=1)


def at_scale(scale: float, ratio: float = 1.0) -> MapTransform:
    return MapTransform(99, 99, scale, 0.0, 0.0, scale, 0.0, 0.0, ratio)


def test_lines_and_points_grow_with_the_scale_between_bounds() -> None:
    """Lines from 1 to 2.3 pixels, between points 4 and 22 pixels apart; discs from 3 to 10, up to 4.5 in radius."""
    widths = {1.0: 1.0, 4.0: 1.0, 13.0: 1.65, 22.0: 2.3, 90.0: 2.3}
    assert {scale: 2 * Stroke.at(at_scale(scale), 0.0, 1.0).half for scale in widths} == pytest.approx(widths)
    radii = {1.0: 0.38, 10.0: 3.8, 11.0: 4.18, 12.0: 4.5, 90.0: 4.5}
    assert {scale: Stroke.at(at_scale(scale), 0.0, 1.0).radius for scale in radii} == pytest.approx(radii)
    discs = {1.0: 0.0, 3.0: 0.0, 6.5: 48.0, 4.75: 15.0, 10.0: 96.0, 90.0: 96.0}
    assert {scale: Stroke.at(at_scale(scale), 0.0, 1.0).disc for scale in discs} == pytest.approx(discs)
    assert Stroke.at(at_scale(44.0), 0.0, 0.5) == Stroke.at(at_scale(22.0), 0.0, 1.0)
    dense = Stroke.at(at_scale(88.0, 4.0), 0.0, 1.0)
    assert (2 * dense.half, dense.radius) == pytest.approx((4.6, 18.0))


def test_the_light_of_a_line_is_less_where_more_lines_lie_over_each_other() -> None:
    for over, unit in ((1.0, 48.0), (12.0, 48.0), (13.0, 45.0), (39.0, 15.0), (195.0, 3.0), (900.0, 3.0)):
        stroke = Stroke.at(at_scale(2.0), 2.0 * (over - 1), 1.0)
        assert (stroke.unit, stroke.strongest) == pytest.approx((unit, unit * (3 + 3 * over)))


def test_what_is_lit_is_a_little_wider_and_its_points_are_always_seen() -> None:
    lit = Stroke(1.0, 20.0, 0.5, 0.0, 300.0).lit
    assert (lit.half, lit.unit, lit.radius, lit.disc, lit.strongest) == pytest.approx((1.15, 20.0, 1.35, 14.0, 300.0))
    lit = Stroke(1.0, 20.0, 4.0, 30.0, 300.0).lit
    assert (lit.half, lit.radius, lit.disc) == pytest.approx((1.15, 4.0, 30.0))
    assert Stroke(1.2, 20.0, 0.5, 0.0, 300.0).reach == 4
    assert Stroke(0.5, 20.0, 4.4, 0.0, 300.0).reach == 6


def test_the_first_light_counts_most_and_the_strongest_looks_strongest() -> None:
    stroke = Stroke(0.5, 40.0, 0.0, 0.0, 400.0)
    levels = stroke.levels().astype(int)
    assert (len(levels), levels[0]) == (4096, 0)
    assert levels[1] > 0
    assert levels[400:].tolist() == [255] * (4096 - 400)
    assert levels[399] <= 255
    for light in (1, 5, 40, 80, 200, 390):
        assert levels[light] - 1 <= 255 * log1p(8 * light / 40) / log1p(8 * 400 / 40) <= levels[light]


def test_how_crowded_a_drawing_is_tells_from_the_squares_that_its_edges_lie_in() -> None:
    """Its measure is seen in the strongest light; a square has a side of 2 at least."""
    view = at_scale(1.0)

    def crowding(points: list[tuple[float, float]], edges: list[tuple[int, int]]) -> float:
        stroke = Measures(drawing_of(points, edges)).stroke(view)
        return (stroke.strongest / stroke.unit / 3 - 2) / (2 * stroke.half)

    near = [(0.0, 0.0), (1.0, 1.0)]
    far = [(300.0, 300.0), (301.0, 301.0)]
    assert crowding(near, []) == pytest.approx(0.0)
    assert crowding(near, [(0, 1)] * 100) == pytest.approx(100 / 2**2)
    side = 301 / 128
    assert crowding([*near, *far], [(0, 1)] * 50 + [(2, 3)] * 50) == pytest.approx(50 / side**2)
    assert crowding([*near, *far], [(0, 1)] * 75 + [(2, 3)] * 25) == pytest.approx((75**2 + 25**2) / 100 / side**2)
    assert crowding([*near, *far], [(0, 2)] * 40) == pytest.approx(40 / side**2)


def test_points_are_as_far_apart_as_the_crowd_leaves_them_room() -> None:
    """Half as far at three times as many edges to a square as there are to a point."""
    points = [(0.0, 0.0), (1.0, 1.0)]
    for edges, spacing in ((100, (1 + 25 / 50) ** -0.5), (1, (1 + 0.25) ** -0.5)):
        stroke = Measures(drawing_of(points, [(0, 1)] * edges)).stroke(at_scale(8.0))
        assert stroke.radius == pytest.approx(0.38 * 8 * spacing)


def test_the_neighbours_of_each_point_are_listed_from_both_ends() -> None:
    drawing = drawing_of([(0, 0)] * 5, [(0, 1), (3, 1), (1, 4), (4, 0)])
    measures = Measures(drawing)
    starts, neighbours = measures.adjacency(drawing)
    rows = [sorted(neighbours[starts[point] : starts[point + 1]].tolist()) for point in range(5)]
    assert rows == [[1, 4], [0, 3, 4], [], [1], [0, 1]]
    assert measures.adjacency(drawing)[0] is starts


def test_the_scale_of_a_view_is_that_of_its_areas_however_it_is_turned() -> None:
    assert MapTransform(9, 9, 3.0, 0.0, 0.0, 3.0, 0.0, 0.0).scale == 3.0
    assert MapTransform(9, 9, 3.0, 4.0, -4.0, 3.0, 7.0, 8.0).scale == 5.0
    assert MapTransform(9, 9, -3.0, 4.0, 4.0, 3.0, 7.0, 8.0).scale == 5.0


def test_a_view_fits_the_tighter_way_and_one_point_is_in_the_middle() -> None:
    view = MapTransform.fitting(drawing_of([(10, 20), (30, 25)], []), 120, 90, 10, 2.0)
    assert (view.xx, view.xy, view.yx, view.yy, view.ratio) == (5.0, 0.0, 0.0, 5.0, 2.0)
    assert (view.dx, view.dy) == (-40.0, -67.5)
    view = MapTransform.fitting(drawing_of([(10, 20), (11, 34)], []), 120, 90, 10)
    assert (view.yy, view.ratio) == (5.0, 1.0)
    alone = MapTransform.fitting(drawing_of([(7, 8)], []), 120, 90, 10)
    assert (alone.xx * 7 + alone.dx, alone.yy * 8 + alone.dy) == pytest.approx((60, 45))
    assert MapTransform.fitting(drawing_of([(0, 0), (1, 1)], []), 10, 10, 6).xx > 0


def test_views_and_strokes_cannot_be_changed() -> None:
    assert changeable(MapTransform, Stroke, Drawing) == []
    assert_each_its_own(Drawing)
