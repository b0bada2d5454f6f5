"""Drawings as lines: how wide they are, and what their colours tell."""

from __future__ import annotations

import numpy as np
import pytest

from solvers.klotski.state_space.colours import look_named, tones
from solvers.klotski.state_space.light import MapTransform
from solvers.klotski.state_space.picture import LineGroup, line_groups, line_width, strung
from tests.solvers.klotski.state_space.drawings import drawing_of, tangle
from tests.solvers.values import changeable

LIGHT = look_named("light")


def view(scale: float, ratio: float = 1.0) -> MapTransform:
    return MapTransform(100, 100, scale, 0.0, 0.0, scale, 0.0, 0.0, ratio)


def test_lines_grow_wider_with_the_scale_between_two_bounds() -> None:
    expected = {1.0: 0.45, 4.0: 0.45, 5.0: 0.55, 8.0: 0.88, 14.0: 1.54, 15.0: 1.6, 99.0: 1.6}
    assert {scale: line_width(view(scale)) for scale in expected} == pytest.approx(expected)
    assert {scale: line_width(view(2 * scale, 2.0)) / 2 for scale in expected} == pytest.approx(expected)


CROWDS = {
    # So many lines of 6 pixels, 0.88 wide, in a square of 8 by 8: 0.0825 over each other for each.
    1: 0.6,
    10: 0.6,
    11: 0.64,
    19: 0.64,
    20: 0.69,
    33: 0.69,
    34: 0.75,
    60: 0.75,
    61: 0.82,
    109: 0.82,
    110: 0.9,
}


def test_the_colour_is_stronger_where_more_lines_lie_over_each_other() -> None:
    for number, strength in CROWDS.items():
        drawing = drawing_of([(0.125, 0.5), (0.875, 0.5)], [(0, 1)] * number)
        for shade in (0, 7, 8, 100, 255) if number == 20 else (100,):
            (group,) = line_groups(drawing, np.full(2, shade, np.uint8), LIGHT, view(8.0))
            middle = shade // 8 * 8 + 4
            assert group.colour == int(tones(LIGHT)[round(255 * strength) * 256 + middle]) & 0xFFFFFF
            place = sorted(set(CROWDS.values())).index(strength)
            assert group.done == (32 * place + 32 - shade // 8) / 192


def test_lines_are_crowded_only_by_those_of_the_same_square() -> None:
    near = [(0.125, 0.5), (0.875, 0.5)]
    for across, down in ((0, 3), (3, 0), (-3, 0), (0, -3), (5, 4)):
        points = [*near, *[(x + across, y + down) for x, y in near]]
        drawing = drawing_of(points, [(0, 1)] * 10 + [(2, 3)] * 10)
        (group,) = line_groups(drawing, np.zeros(4, np.uint8), LIGHT, view(8.0))
        assert group.done == 32 / 192
    together = drawing_of([*near, *near], [(0, 1)] * 10 + [(2, 3)])
    (group,) = line_groups(together, np.zeros(4, np.uint8), LIGHT, view(8.0))
    assert group.done == 64 / 192


def test_an_edge_has_the_mean_of_the_shades_of_its_ends_and_the_nearest_come_last() -> None:
    drawing = drawing_of([(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)], [(0, 1), (1, 2), (2, 3)])
    groups = list(line_groups(drawing, np.array([0, 16, 100, 255], np.uint8), LIGHT, view(2.0)))
    drawn = [(round(192 * group.done), list(group.lines)) for group in groups]
    assert [number for number, _ in drawn] == [32 - 177 // 8, 32 - 58 // 8, 32 - 8 // 8]
    assert [{point for line in lines for point in line} for _, lines in drawn] == [
        {(180, 180), (0, 180)},
        {(180, 0), (180, 180)},
        {(0, 0), (180, 0)},
    ]


def test_points_lie_on_a_grid_of_tenths_of_a_pixel_where_the_view_puts_them() -> None:
    drawing = drawing_of([(1.0, 2.0), (3.0, 5.0)], [(0, 1)])
    turned = MapTransform(100, 100, 0.0, -2.0, 2.0, 0.0, 20.34, 1.26)
    (group,) = line_groups(drawing, np.zeros(2, np.uint8), LIGHT, turned)
    ((*ends,),) = group.lines
    assert sorted(ends) == sorted([(163, 33), (103, 73)])


def test_every_edge_is_in_one_line_of_one_group() -> None:
    drawing = tangle(200, 12.0)
    shades = (np.arange(200) % 256).astype(np.uint8)
    groups = list(line_groups(drawing, shades, LIGHT, view(3.0)))
    assert len(groups) > 20
    done = [group.done for group in groups]
    assert done == sorted(done)
    assert 0 < done[0] < done[-1] <= 1
    assert sum(len(line) - 1 for group in groups for line in group.lines) == len(drawing.edges)
    assert len({group.colour for group in groups}) > 20


def test_a_path_and_a_ring_are_one_line_each_and_nothing_is_none() -> None:
    path = np.array([[number, number + 1] for number in range(50)], np.int32)
    assert list(strung(path)) == [list(range(51))]
    ring = np.array([[number, (number + 1) % 9] for number in range(9)], np.int32)
    (line,) = strung(ring)
    assert line[0] == line[-1]
    assert sorted(line[:-1]) == list(range(9))
    assert list(strung(np.empty((0, 2), np.int32))) == []
    assert list(line_groups(drawing_of([(0, 0)], []), np.zeros(1, np.uint8), LIGHT, view(1.0))) == []


def test_a_group_cannot_be_changed() -> None:
    assert changeable(LineGroup) == []
