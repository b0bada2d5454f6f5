"""Distances, hints and the size of components, against published and plainly counted truth."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings

from solvers.klotski.breadth_first.distances import DistanceFault, Distances, search
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, legal_steps
from solvers.message import InputError
from solvers.pace import Pace, going_at
from solvers.search import Drive, Found
from tests.solvers.klotski.drawn_layouts import classic_layouts
from tests.solvers.klotski.plain_search import check_solution, component_size, shortest_lengths, shortest_solutions

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
NO_WAY_OUT = Layout.parse("VAAV/VAAV/HHHH/HHHH/S..S")
"""Four lying generals that the block never passes; `plain_search` finds 168 positions."""


@cache
def distances(layout: Layout, metric: Metric) -> Distances:
    """The distances in the component of a layout."""
    found = Drive(search(layout, metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


@pytest.mark.parametrize(
    ("metric", "optimum", "eccentricity"),
    [(Metric.MOVES, 81, 124), (Metric.CELLS, 116, 167), (Metric.STRAIGHT, 90, 133)],
)
def test_the_component_of_heng_dao_li_ma(metric: Metric, optimum: int, eccentricity: int) -> None:
    known = distances(HENG_DAO_LI_MA, metric)
    assert (known.component, known.component_up_to_mirror, known.solved) == (25_955, 13_011, 964)
    assert known.distance(HENG_DAO_LI_MA) == optimum
    assert known.eccentricity == eccentricity


@pytest.mark.parametrize("metric", list(Metric))
def test_following_the_hints_leads_to_the_exit_in_as_many_steps_as_were_left(metric: Metric) -> None:
    known = distances(HENG_DAO_LI_MA, metric)
    layout, taken = HENG_DAO_LI_MA, []
    while steps := known.best(layout):
        taken.append((steps[-1].kind.value, steps[-1].path))
        layout = steps[-1].after(layout)
    check_solution(str(HENG_DAO_LI_MA), taken, metric.value)
    assert len(taken) == known.distance(HENG_DAO_LI_MA)


def test_the_hints_are_all_the_steps_that_come_nearer() -> None:
    known = distances(HENG_DAO_LI_MA, Metric.MOVES)
    nearer = {
        (step.origin, step.target)
        for step in legal_steps(HENG_DAO_LI_MA, Metric.MOVES)
        if shortest_lengths(str(step.after(HENG_DAO_LI_MA)), "moves") == 80
    }
    assert {(step.origin, step.target) for step in known.best(HENG_DAO_LI_MA)} == nearer


@pytest.mark.parametrize("metric", list(Metric))
@pytest.mark.parametrize(
    ("text", "least"),
    [("AA../AA../VV../VV../....", 2), (".AA./.AA./VHHV/V..V/....", 4), (str(HENG_DAO_LI_MA), 4)],
    ids=["lopsided", "its own mirror image", "heng dao li ma"],
)
def test_all_shortest_solutions_are_counted(text: str, least: int, metric: Metric) -> None:
    known = distances(Layout.parse(text), metric)
    assert known.shortest_solutions(Layout.parse(text)) == shortest_solutions(text, metric.value) >= least


def test_the_farthest_position_is_as_far_as_it_is_said_to_be() -> None:
    layout, steps = distances(HENG_DAO_LI_MA, Metric.MOVES).farthest
    assert shortest_lengths(str(layout), "moves") == steps > 81


def test_without_a_solution_the_component_proves_it() -> None:
    known = distances(NO_WAY_OUT, Metric.MOVES)
    assert known.distance(NO_WAY_OUT) is None
    assert known.component == 168
    assert known.best(NO_WAY_OUT) == []
    assert known.shortest_solutions(NO_WAY_OUT) == known.solved == 0


def test_a_layout_of_another_component_is_refused() -> None:
    with pytest.raises(InputError) as error:
        distances(HENG_DAO_LI_MA, Metric.MOVES).distance(NO_WAY_OUT)
    assert error.value.message.template is DistanceFault.ELSEWHERE


@settings(max_examples=8)
@given(classic_layouts())
def test_components_are_as_large_as_by_plain_search_mirrored_or_not(layout: Layout) -> None:
    assert distances(layout, Metric.CELLS).component == component_size(str(layout))


class OneByOne(Pace):
    """The pace of somebody who looks at every node."""

    def nodes(self) -> int:
        """One node until the next report."""
        return 1


@pytest.mark.parametrize(
    ("text", "positions"),
    [("V..V/VHHV/HHHH/AAVV/AAVV", 2), ("VAAV/VAAV/HHHH/HHHH/S..S", 168)],
    ids=["apart from its mirror image", "joined to it"],
)
def test_every_part_of_the_walk_is_sliced(text: str, positions: int) -> None:
    """At one node a report there is a report for each position of each part, and the same is found."""
    assert component_size(text) == positions
    with going_at(OneByOne()):
        *reports, found = search(Layout.parse(text), Metric.MOVES)
    assert isinstance(found, Found)
    assert found.answer.component == positions
    assert len(reports) > found.answer.component_up_to_mirror
