"""A layout as a search of somebody's own is handed it, by the rules as other modules state them."""

from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, legal_steps
from solvers.klotski.own_problem import KlotskiPosition, LayoutProblem
from solvers.klotski.packed import pack
from tests.solvers.klotski import plain_search
from tests.solvers.klotski.drawn_layouts import classic_layouts, layouts, layouts_with_two_blanks

CLASSIC = "VAAV/VAAV/VHHV/VSSV/S..S"


@given(layouts() | layouts_with_two_blanks() | classic_layouts())
def test_the_successors_are_those_of_the_legal_steps(layout: Layout) -> None:
    for metric in Metric:
        problem = LayoutProblem(str(layout), metric.value)
        reached = problem.successors(problem.start)
        assert sorted(reached) == sorted(str(step.after(layout)) for step in legal_steps(layout, metric))
        assert {plain_search.read(each) for each in reached} == set(
            plain_search.SUCCESSORS[metric.value](plain_search.read(str(layout)))
        )
        assert all(type(each) is KlotskiPosition for each in reached)


@given(layouts())
def test_successors_of_successors_are_those_of_any_position(layout: Layout) -> None:
    """What is remembered of one position is right for another."""
    for metric in Metric:
        problem = LayoutProblem(str(layout), metric.value)
        for following in problem.successors(problem.start)[:5]:
            other = Layout.parse(following)
            assert sorted(problem.successors(following)) == sorted(
                str(step.after(other)) for step in legal_steps(other, metric)
            )


@pytest.mark.parametrize("metric", Metric)
def test_all_positions_of_heng_dao_li_ma_are_reached(metric: Metric) -> None:
    """25,955 is the number that is published."""
    problem = LayoutProblem(CLASSIC, metric.value)
    seen, waiting = {str(problem.start)}, deque([str(problem.start)])
    while waiting:
        for following in problem.successors(waiting.popleft()):
            if following not in seen:
                seen.add(following)
                waiting.append(following)
    assert len(seen) == problem.counters["expansions"] == 25_955
    assert sum(map(problem.is_goal, seen)) == 964


@given(layouts())
def test_a_position_is_its_text_and_as_good_as_any_other(layout: Layout) -> None:
    problem = LayoutProblem(str(layout), "moves")
    assert str(problem.start) == f"{problem.start}" == problem.start == str(layout)
    assert problem.start.rows == layout.rows
    assert hash(problem.start) == hash(str(layout))
    assert problem.is_goal(problem.start) is layout.solved
    assert problem.successors(str(layout)) == problem.successors(problem.start)


@given(layouts(), st.sampled_from(Metric))
def test_an_estimate_is_never_more_than_the_steps_it_takes(layout: Layout, metric: Metric) -> None:
    problem = LayoutProblem(str(layout), metric.value)
    for following in problem.successors(problem.start)[:2]:
        assert abs(problem.estimate(problem.start) - problem.estimate(following)) <= 1 or not layout.solved
    if layout.solved:
        assert problem.estimate(problem.start) == 0
        assert max(map(problem.estimate, problem.successors(problem.start)), default=0) <= 1


@pytest.mark.parametrize(("metric", "shortest"), [(Metric.MOVES, 81), (Metric.CELLS, 116), (Metric.STRAIGHT, 90)])
def test_the_estimate_of_heng_dao_li_ma_is_a_lower_bound_that_says_something(metric: Metric, shortest: int) -> None:
    assert 5 < LayoutProblem(CLASSIC, metric.value).estimate(CLASSIC) <= shortest


@pytest.mark.parametrize("wrong", [None, 5, (1, 2), "", "VAAV", CLASSIC.replace("H", "S", 1), CLASSIC[:-1] + "V"])
def test_what_is_no_position_has_no_successors(wrong: object) -> None:
    problem = LayoutProblem(CLASSIC, "moves")
    with pytest.raises(ValueError, match=r"\w"):
        problem.successors(wrong)  # type: ignore[arg-type]


def test_it_counts_what_it_is_asked() -> None:
    problem = LayoutProblem(CLASSIC, "cells")
    problem.is_goal(problem.start)
    for _ in range(3):
        problem.successors(problem.start)
    assert problem.counters == {"expansions": 3, "goal tests": 1}


def test_it_can_be_printed() -> None:
    assert str(LayoutProblem(CLASSIC, "cells")) == f"Klotski: solve {CLASSIC}, counting cells"


def test_a_list_of_successors_may_be_changed() -> None:
    problem = LayoutProblem(CLASSIC, "moves")
    problem.successors(problem.start).clear()
    assert len(problem.successors(problem.start)) == 8


def test_visits_are_noted_where_they_are_wanted() -> None:
    problem = LayoutProblem(CLASSIC, "moves", noted=True)
    first = problem.successors(problem.start)[0]
    second = next(each for each in problem.successors(first) if each != problem.start)
    problem.successors(second)
    assert [*problem.visits] == [
        (pack(Layout.parse(each)), depth) for depth, each in enumerate((CLASSIC, first, second))
    ]
    assert not LayoutProblem(CLASSIC, "moves").visits
