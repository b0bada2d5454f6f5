"""Axes: where values stand, what is marked, and the numbers there is room for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ui.painting.axis import Scale, ticks

VALUES = st.lists(st.floats(1e-7, 1e12), min_size=1, max_size=20)


def test_a_linear_axis_has_round_marks_from_zero() -> None:
    scale = Scale.around([0.0, 37.0], logarithmic=False)
    assert scale.marks() == [0.0, 10.0, 20.0, 30.0, 40.0]
    assert scale.place(20.0) == pytest.approx(0.5)


def test_a_logarithmic_axis_gives_each_power_the_same_room() -> None:
    scale = Scale.around([0.0, 0.003, 70.0], logarithmic=True)
    assert scale.marks() == pytest.approx([0.001, 0.01, 0.1, 1.0, 10.0, 100.0])
    assert scale.place(0.01) == pytest.approx(0.2)
    assert scale.place(10.0) == pytest.approx(0.8)
    assert scale.place(0.0) == 0.0


def test_an_axis_of_nothing_is_there_all_the_same() -> None:
    assert len(Scale.around([], logarithmic=True).marks()) == 2
    assert Scale.around([], logarithmic=False).high == 1.0


@given(VALUES, st.booleans())
def test_every_value_has_room_and_larger_ones_stand_farther(values: list[float], logarithmic: bool) -> None:
    scale = Scale.around(values, logarithmic)
    places = [scale.place(value) for value in sorted(values)]
    assert places == sorted(places)
    assert places[-1] <= 1 + 1e-9
    assert places[0] >= 0
    assert 2 <= len(scale.marks()) <= 25


@pytest.mark.parametrize(
    ("highest", "most", "expected"),
    [
        (81, 6, [0, 20, 40, 60, 80]),
        (81, 5, [0, 20, 40, 60, 80]),
        (81, 4, [0, 50]),
        (5000, 6, [0, 1000, 2000, 3000, 4000, 5000]),
        (3, 10, [0, 1, 2, 3]),
        (7, 2, [0, 5]),
        (81, 1, [0]),
        (0, 5, [0]),
    ],
)
def test_the_numbers_are_round_and_have_room(highest: int, most: int, expected: list[int]) -> None:
    assert ticks(highest, most) == expected


def test_there_are_never_more_than_there_is_room_for() -> None:
    for highest in range(1, 3000, 7):
        for most in range(2, 12):
            numbers = ticks(highest, most)
            assert 1 <= len(numbers) <= most
            assert numbers[-1] <= highest
