"""The numbers of an axis."""

from __future__ import annotations

import pytest

from app.ui.painting.axis import ticks


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
