"""The compiled successors are the legal steps."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given

from solvers.klotski.breadth_first import kernel
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import pack, unpack
from tests.solvers.klotski import plain_search
from tests.solvers.klotski.drawn_layouts import layouts

METRICS = {Metric.MOVES: kernel.MOVES, Metric.CELLS: kernel.CELLS, Metric.STRAIGHT: kernel.STRAIGHT}


@given(layouts())
def test_the_successors_are_those_of_the_plain_search_each_once(layout: Layout) -> None:
    for metric, number in METRICS.items():
        found = np.empty(kernel.MAX_SUCCESSORS, np.int64)
        lengths = np.empty(kernel.MAX_SUCCESSORS, np.int64)
        count = kernel.expand(pack(layout), number, found, lengths)
        boards = Counter(plain_search.read(str(unpack(key))) for key in found[:count].tolist())
        expected = plain_search.SUCCESSORS[metric.value](plain_search.read(str(layout)))
        assert boards == Counter(set(expected))


def test_the_most_crowded_and_the_emptiest_board_fit_the_arrays() -> None:
    """The 2x2 block alone, and with so many soldiers that every one of them can go anywhere."""
    for text in ("AA../AA../..../..../....", "AASS/AASS/SS../..../....", "AA.S/AA.S/.S.S/S.S./.S.S"):
        found = np.empty(kernel.MAX_SUCCESSORS, np.int64)
        lengths = np.empty(kernel.MAX_SUCCESSORS, np.int64)
        count = kernel.expand(pack(Layout.parse(text)), kernel.MOVES, found, lengths)
        assert 0 < count < kernel.MAX_SUCCESSORS


def test_the_length_of_a_step_is_counted_in_cells() -> None:
    found = np.empty(kernel.MAX_SUCCESSORS, np.int64)
    lengths = np.empty(kernel.MAX_SUCCESSORS, np.int64)
    block_alone = Layout.parse("AA../AA../..../..../....")
    for metric, number in METRICS.items():
        count = kernel.expand(pack(block_alone), number, found, lengths)
        for key, length in zip(found[:count].tolist(), lengths[:count].tolist(), strict=True):
            row, column = unpack(key).block.square
            assert length == row + column, metric
