"""The state spaces of two layouts, against figures that two other programs found.

The edges of 橫刀立馬 are counted otherwise there: 23,610, 21,005 and 22,241, because a pair counts twice when the
position that comes earlier in the search leads both to the other and to the mirror image of that, so that the number
depends on the start (23,609 from 左右佈兵). Here an edge joins a pair once, 23,566, 20,969 and 22,202, as networkx
counts too.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.state_space.graph import StateSpace, search
from solvers.search import Drive, Found

HENG_DAO_LI_MA = "VAAV/VAAV/VHHV/VSSV/S..S"
HARDEST = "SSSV/AAVV/AAVV/.HHV/.SHH"
"""CommonCode 4FEA134."""


class Fact(NamedTuple):
    """What is known of a state space."""

    layout: str
    metric: Metric
    positions: int
    nodes: int
    edges: int
    solved: int
    distance: int
    cut_vertices: int
    bridges: int
    passes: tuple[int, ...]


# fmt: off
FACTS = (
    Fact(HENG_DAO_LI_MA, Metric.MOVES, 25_955, 13_011, 23_566, 484, 81, 697, 538, ()),
    Fact(HENG_DAO_LI_MA, Metric.CELLS, 25_955, 13_011, 20_969, 484, 116, 884, 735, ()),
    Fact(HENG_DAO_LI_MA, Metric.STRAIGHT, 25_955, 13_011, 22_202, 484, 90, 760, 607, ()),
    Fact(HARDEST, Metric.MOVES, 81_340, 40_670, 72_984, 3_182, 138, 2_159, 1_766,
         (9, 10, 11, 22, 23, 24, 32, 33, 34)),
    Fact(HARDEST, Metric.CELLS, 81_340, 40_670, 64_904, 3_182, 179, 2_746, 2_359,
         (10, 11, 12, 13, 14, 23, 24, 25, 26, 27, 39, 40, 41, 42)),
    Fact(HARDEST, Metric.STRAIGHT, 81_340, 40_670, 69_054, 3_182, 150, 2_359, 1_966,
         (9, 10, 11, 12, 21, 22, 23, 24, 34, 35, 36)),
)
# fmt: on


@cache
def state_space(text: str, metric: Metric) -> StateSpace:
    """The state space of a layout."""
    found = Drive(search(Layout.parse(text), metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: f"{fact.layout}-{fact.metric.value}")
def test_the_figures_are_those_of_the_other_programs(fact: Fact) -> None:
    space = state_space(fact.layout, fact.metric)
    found = Fact(
        str(space.layout),
        space.metric,
        space.positions,
        space.nodes,
        space.edges,
        len(space.solved),
        space.distance or 0,
        len(space.cut_vertices),
        len(space.bridges),
        tuple(narrow.step for narrow in space.passes),
    )
    assert found == fact


def test_the_first_and_the_last_narrow_pass_of_the_hardest_layout() -> None:
    space = state_space(HARDEST, Metric.MOVES)
    first, *_, last = (space.layout_of(narrow.node) for narrow in space.passes)
    assert "..SS/AASV/AAVV/HHVV/SHHV" in {str(first), str(first.mirror())}
    assert "AASS/AAVV/HHVV/..SV/SHHV" in {str(last), str(last.mirror())}


def test_the_hardest_layout_is_one_of_the_hardest_of_its_state_space() -> None:
    space = state_space(HARDEST, Metric.MOVES)
    assert space.to_exit.max() == space.to_exit[space.hardest] == space.distance == 138
    assert space.from_start.max() == space.eccentricity
