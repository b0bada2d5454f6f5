"""What two blanks allow, by the table, is what the successors show, and a search by the table is the search without."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings

from solvers.klotski.breadth_first import kernel, search_kernel, two_blanks_kernel
from solvers.klotski.breadth_first.search import NO_CANDIDATES, BreadthFirst, candidates_of
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import BLOCK, blanks_of, pack
from tests.solvers.klotski.drawn_layouts import classic_layouts, layouts, layouts_with_two_blanks


def test_the_modulus_is_the_least_that_tells_all_pairs_of_cells_apart() -> None:
    pairs = [1 << first | 1 << second for first, second in combinations(range(20), 2)]
    apart = [len({pair % modulus for pair in pairs}) == len(pairs) for modulus in range(1, 1102)]
    assert apart == [False] * 1100 + [True]
    assert two_blanks_kernel.PAIR_MODULUS == 1101


def by_the_table(key: int, metric: Metric) -> list[tuple[int, int, int]]:
    """The successors of a position with two blanks, the mirror images of them, and the cells slid."""
    pairs, bits, candidates = candidates_of(metric.number)
    first, end, *blocks = pairs[kernel.free_cells(key) % two_blanks_kernel.PAIR_MODULUS].tolist()
    there = [number for number in range(first, end) if key >> int(bits[number]) & 1]
    there += [end + number for number, cell in enumerate(blocks) if key >> BLOCK & 15 == cell]
    return [
        (key ^ exchanged, kernel.mirrored(key) ^ mirrored, length)
        for exchanged, mirrored, length, _ in candidates[there].tolist()
    ]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("metric", list(Metric))
@given(layouts_with_two_blanks())
def test_the_candidates_that_are_there_are_the_successors_in_their_order(metric: Metric, layout: Layout) -> None:
    key = pack(layout)
    found, lengths = np.empty((2, kernel.MAX_SUCCESSORS), np.int64)
    count = kernel.expand(key, metric.number, found, lengths)
    expected = zip(found[:count].tolist(), lengths[:count].tolist(), strict=True)
    assert by_the_table(key, metric) == [(after, kernel.mirrored(after), length) for after, length in expected]


@pytest.mark.parametrize("metric", list(Metric))
def test_no_pair_has_more_candidates_than_there_is_room_for(metric: Metric) -> None:
    pairs, _, _ = candidates_of(metric.number)
    sizes = pairs[:, 1] - pairs[:, 0] + (pairs[:, 2] >= 0) + (pairs[:, 3] >= 0)
    used = sizes[pairs[:, 1] > 0]
    assert len(used) == 190
    assert used.max() <= two_blanks_kernel.MOST_CANDIDATES
    assert search_kernel.TOGETHER * two_blanks_kernel.MOST_CANDIDATES < kernel.MAX_SUCCESSORS


@pytest.mark.parametrize("metric", list(Metric))
@settings(max_examples=15)
@given(classic_layouts())
def test_a_search_by_the_table_visits_all_as_without_it(metric: Metric, layout: Layout) -> None:
    """A position whose candidate was left out though it was not known would come later, or from another parent."""
    by_table = BreadthFirst([kernel.canonical(pack(layout))], metric)
    without = BreadthFirst([kernel.canonical(pack(layout))], metric)
    without.candidates = NO_CANDIDATES
    for each in (by_table, without):
        while each.advance(stop_at_goal=False) != search_kernel.EXHAUSTED:
            pass
    assert by_table.levels() == without.levels()
    count = without.count
    for name in ("keys", "parents", "cells"):
        assert np.array_equal(getattr(by_table, name)[:count], getattr(without, name)[:count])


@given(layouts())
def test_the_blanks_of_a_packed_position_are_counted(layout: Layout) -> None:
    assert blanks_of(pack(layout)) == len(layout.blanks)
