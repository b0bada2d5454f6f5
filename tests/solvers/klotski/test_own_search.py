"""Answers of searches that people wrote, right and wrong, and their visits on the map."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, legal_steps
from solvers.klotski.own_search import LayoutTask
from solvers.klotski.state_space.graph import search as map_of
from solvers.klotski.state_space.visits import record
from solvers.own_search.running import WrongAnswer
from solvers.search import Found
from tests.solvers.conftest import LoadOwn
from tests.solvers.klotski import plain_search
from tests.solvers.klotski.drawn_layouts import layouts
from tests.solvers.own_search.driven import BREADTH_FIRST, EASY, driven

CLASSIC = "VAAV/VAAV/VHHV/VSSV/S..S"


def checked(layout: str, metric: Metric, positions: list[str]) -> Solution:
    """The solution that somebody told position by position."""
    task = LayoutTask(Layout.parse(layout), metric)
    for number, position in enumerate(positions, 1):
        task.go_on(position, number)
    return task.answer()


@given(layouts(), st.sampled_from(Metric), st.lists(st.integers(0, 50), max_size=6))
def test_a_walk_by_legal_steps_is_right_up_to_its_end(layout: Layout, metric: Metric, choices: list[int]) -> None:
    positions = [layout]
    for choice in choices:
        steps = legal_steps(positions[-1], metric)
        positions += [steps[choice % len(steps)].after(positions[-1])] if steps else []
    texts = list(map(str, positions))
    if positions[-1].solved:
        solution = checked(texts[0], metric, texts)
        walked = [(step.kind.value, step.path) for step in solution.steps]
        plain_search.check_solution(texts[0], walked, metric.value)
        assert (len(walked), solution.proved_shortest) == (len(texts) - 1, False)
    else:
        with pytest.raises(WrongAnswer) as refused:
            checked(texts[0], metric, texts)
        assert str(refused.value) == f"the list ends with {texts[-1]}, where Cao Cao is not at the exit"


@given(layouts(), layouts(), st.sampled_from(Metric))
def test_from_one_layout_to_another_leads_a_step_or_a_sentence(one: Layout, other: Layout, metric: Metric) -> None:
    task = LayoutTask(one, metric)
    task.go_on(str(one), 1)
    if any(step.after(one) == other for step in legal_steps(one, metric)):
        task.go_on(str(other), 2)
    else:
        with pytest.raises(WrongAnswer, match="step 1: "):
            task.go_on(str(other), 2)


BESIDE = "VAAV/VAAV/VHHV/VSSV/.S.S"
"""A soldier has gone to the cell beside it."""
TWO_MOVED = "VAAV/VAAV/VHHV/V..V/SSSS"


@pytest.mark.parametrize(
    ("metric", "positions", "told"),
    [
        (Metric.MOVES, [BESIDE], f"the list begins with {BESIDE}, but the start is {CLASSIC}"),
        (Metric.MOVES, [CLASSIC, "horse"], "number 2 in the list that was returned is not a position: a layout has"),
        (Metric.MOVES, [CLASSIC, CLASSIC], f"step 1: from {CLASSIC} to {CLASSIC} 0 pieces change, but one has to"),
        (Metric.MOVES, [CLASSIC, TWO_MOVED], f"step 1: from {CLASSIC} to {TWO_MOVED} 2 pieces change, but one has to"),
        (Metric.MOVES, [CLASSIC, CLASSIC.replace("HH", "SS")], "2 pieces change, but one has to move"),
        (Metric.MOVES, [CLASSIC, CLASSIC.replace("HH", "..")], "1 piece changes, but one has to move"),
        (Metric.MOVES, [CLASSIC, BESIDE, CLASSIC, TWO_MOVED], "step 3: from "),
        (Metric.CELLS, [CLASSIC, "VAAV/VAAV/VHHV/VSSV/..SS"], "in one step, counting cells"),
        (Metric.STRAIGHT, [CLASSIC, "VAAV/VAAV/VHHV/V.SV/S.SS"], "in one step, counting straight"),
    ],
)
def test_a_wrong_answer_is_refused_with_its_first_wrong_step(metric: Metric, positions: list[str], told: str) -> None:
    with pytest.raises(WrongAnswer) as refused:
        checked(CLASSIC, metric, positions)
    assert told in str(refused.value)


def test_a_round_trip_of_a_soldier_is_one_move_and_two_straight_slides() -> None:
    """From beside the blanks into the farther one is one move round a corner or two cells; straight it is two."""
    positions = [CLASSIC, "VAAV/VAAV/VHHV/V.SV/S.SS"]
    for metric, told in ((Metric.MOVES, "ends with"), (Metric.CELLS, "step 1"), (Metric.STRAIGHT, "step 1")):
        with pytest.raises(WrongAnswer, match=told):
            checked(CLASSIC, metric, positions)


@pytest.mark.parametrize("metric", Metric)
def test_the_map_shows_its_expansions(load_own: LoadOwn, metric: Metric) -> None:
    """Those of breadth-first search come by levels, each position once, with its mirror image another time."""
    found, _ = driven(map_of(EASY, metric))
    assert isinstance(found, Found)
    space = found.answer
    end, _ = driven(record(load_own(BREADTH_FIRST).engine("klotski"), space))  # type: ignore[arg-type]
    assert isinstance(end, Found)
    visits = end.answer
    assert list(visits.depths) == sorted(visits.depths)
    assert (visits.elsewhere, visits.complete, visits.iterations.tolist()) == (0, True, [0])
    assert visits.length == plain_search.shortest_lengths(str(EASY), metric.value)
    assert visits.seconds > 0
