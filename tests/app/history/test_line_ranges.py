"""Lines of a list by ranges: the same as if they had been put together one by one."""

from __future__ import annotations

from datetime import date
from itertools import product

import pytest

from app.history.model import LineRanges
from app.storage.history_query import Key, Line, SearchDay

LINES: list[Line] = [*(Key("games", number) for number in range(9)), SearchDay(date(2026, 3, 11))]
RANGES: list[list[tuple[int, int]]] = [[], [(0, 0)], [(3, 6)], [(0, 1), (4, 4), (6, 9)], [(2, 3), (5, 8), (9, 9)]]


@pytest.mark.parametrize("ranges", RANGES)
def test_every_slice_is_that_of_the_lines_put_together(ranges: list[tuple[int, int]]) -> None:
    flat = [line for first, last in ranges for line in LINES[first : last + 1]]
    found = LineRanges(LINES, ranges)
    assert len(found) == len(flat)
    assert list(found) == flat
    for first, last in product(range(len(flat) + 2), repeat=2):
        assert found[first:last] == flat[first:last]
    assert [found[place] for place in range(len(flat))] == flat
    with pytest.raises(IndexError):
        found[len(flat)]


def test_ranges_of_one_list_are_equal_when_they_are_the_same() -> None:
    assert LineRanges(LINES, [(1, 2)]) == LineRanges(LINES, [(1, 2)])
    assert LineRanges(LINES, [(1, 2)]) != LineRanges(LINES, [(1, 1), (2, 2)])
    assert LineRanges(LINES, [(1, 2)]) != LineRanges(list(LINES), [(1, 2)])
    assert LineRanges(LINES, [(1, 2)]) != LINES[1:3]
