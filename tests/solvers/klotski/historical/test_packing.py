"""The numbers of the articles and of the paper, turned into packed positions many at once."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from solvers.klotski.codes.articles import bits26, write_bits60
from solvers.klotski.codes.paper import value
from solvers.klotski.historical.depth_first import HistoricalDepthFirstSearch
from solvers.klotski.historical.packing_kernel import pack_long, pack_short
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import pack
from solvers.klotski.visit_log import VisitLog
from tests.solvers.klotski.drawn_layouts import classic_layouts, layouts


@given(st.lists(layouts(), max_size=5))
def test_long_integers(drawn: list[Layout]) -> None:
    numbers = np.array([int(write_bits60(layout)) for layout in drawn], np.int64)
    pack_long(numbers)
    assert numbers.tolist() == [pack(layout) for layout in drawn]


@given(st.lists(classic_layouts(), max_size=5))
def test_short_integers(drawn: list[Layout]) -> None:
    numbers = np.array([bits26(layout) for layout in drawn], np.int64)
    pack_short(numbers)
    assert numbers.tolist() == [pack(layout) for layout in drawn]


@given(classic_layouts())
def test_values_of_the_paper(layout: Layout) -> None:
    log = VisitLog()
    HistoricalDepthFirstSearch(layout, Metric.MOVES, log)
    assert log.numbers.tolist() == [value(layout)]
    assert log.pack is not None
    numbers = np.array([value(layout)] * 2, np.int64)
    log.pack(numbers)
    assert numbers.tolist() == [pack(layout)] * 2
