"""A*, IDA* and bidirectional search, and the bound that the first two rely on."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import EXIT, Layout
from solvers.klotski.moves import Metric, Solution, legal_steps
from solvers.klotski.packed import pack, unpack
from solvers.klotski.piece_set import PieceSet
from solvers.search import Drive, Found, Outcome, Progress, Verdict
from tests.solvers.klotski.drawn_layouts import classic_layouts, layouts
from tests.solvers.klotski.plain_search import check_solution, component_size, shortest_lengths
from tests.solvers.klotski.traces import bound_of

ENGINES = ["a-star", "ida-star", "bidirectional"]
BACK_ROAD_BLOCKED = "HHAA/HHAA/HHHH/HHSS/SS.."
UNSOLVABLE = "V.HH/VAAV/VAAV/VHHS/SS.S"
OPTIMA = [
    (BACK_ROAD_BLOCKED, {Metric.MOVES: 21, Metric.CELLS: 30}),
    ("AAHH/AAHH/VVHH/VVSS/S..S", {Metric.MOVES: 39, Metric.CELLS: 55}),
    ("AASS/AASS/HHHH/HHHH/..HH", {Metric.MOVES: 51, Metric.CELLS: 72}),
]
MORE_BLANKS = ["VVAA/VVAA/V..V/V.SV/HHHH", "..../AAHH/AAHH/VHHV/VHHV"]


def solve(engine: str, layout: str, metric: Metric) -> tuple[Found[Solution] | Verdict, list[Progress]]:
    reports: list[Progress] = []
    drive = Drive(engine_named(engine).search(Layout.parse(layout), metric))
    return drive.next_answer(listen=reports.append), reports


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("layout", "optima"), OPTIMA)
def test_each_engine_finds_the_published_optimum(engine: str, layout: str, optima: dict[Metric, int]) -> None:
    for metric, optimum in optima.items():
        found, reports = solve(engine, layout, metric)
        assert isinstance(found, Found)
        assert len(found.answer.steps) == optimum
        assert found.answer.proved_shortest
        check_solution(layout, [(step.kind.value, step.path) for step in found.answer.steps], metric.value)
        assert found.visited == max(report.visited for report in reports) > 0


@pytest.mark.parametrize("engine", ["a-star", "bidirectional"])
def test_the_classic_layout(engine: str) -> None:
    layout = "VAAV/VAAV/VHHV/VSSV/S..S"
    for metric, optimum in ((Metric.MOVES, 81), (Metric.CELLS, 116), (Metric.STRAIGHT, 90)):
        found, _ = solve(engine, layout, metric)
        assert isinstance(found, Found)
        assert len(found.answer.steps) == optimum
        check_solution(layout, [(step.kind.value, step.path) for step in found.answer.steps], metric.value)


@pytest.mark.sampled
@pytest.mark.parametrize("layout", MORE_BLANKS)
@pytest.mark.parametrize("metric", Metric)
def test_more_blanks(layout: str, metric: Metric) -> None:
    optimum = shortest_lengths(layout, metric.value)
    for engine in ENGINES:
        found, _ = solve(engine, layout, metric)
        assert isinstance(found, Found)
        assert len(found.answer.steps) == optimum, engine
        check_solution(layout, [(step.kind.value, step.path) for step in found.answer.steps], metric.value)


@pytest.mark.parametrize("engine", ENGINES)
def test_no_solution_is_proved_by_the_component(engine: str) -> None:
    verdict, _ = solve(engine, UNSOLVABLE, Metric.MOVES)
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.IMPOSSIBLE
    assert verdict.reason is not None
    positions = verdict.reason.values["positions"]
    assert isinstance(positions, int)
    assert component_size(UNSOLVABLE) / 2 <= positions <= component_size(UNSOLVABLE)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_solved_layout_needs_no_step(engine: str) -> None:
    found, reports = solve(engine, "HHVV/HHVV/VSSS/VAAS/.AA.", Metric.STRAIGHT)
    assert isinstance(found, Found)
    assert found.answer.steps == ()
    assert reports


@pytest.mark.sampled
@pytest.mark.parametrize("metric", Metric)
@pytest.mark.parametrize("layout", [BACK_ROAD_BLOCKED, "S.VV/SVVV/.VHH/HHAA/SSAA", "AA../AA../..../.S../...."])
def test_the_bound_never_exceeds_the_distance(layout: str, metric: Metric) -> None:
    """Distances by a plain search backwards from every solved position of the component."""
    bound = bound_of(Layout.parse(layout), metric)
    component = {Layout.parse(layout)}
    waiting = list(component)
    while waiting:
        for step in legal_steps(position := waiting.pop(), Metric.CELLS):
            if (after := step.after(position)) not in component:
                component.add(after)
                waiting.append(after)
        if len(component) > 700:
            break
    for position in sorted(component, key=str)[::60]:
        distance = shortest_lengths(str(position), metric.value)
        assert distance is not None
        assert bound.of(pack(position)) <= distance
        assert (bound.of(pack(position)) == 0) == (distance == 0)


@given(layouts() | classic_layouts(), st.sampled_from(Metric))
@settings(max_examples=15)
def test_the_bound_changes_by_one_at_most_with_a_step(layout: Layout, metric: Metric) -> None:
    assume(legal_steps(layout, metric))
    bound = bound_of(layout, metric)
    here = bound.of(pack(layout))
    for step in legal_steps(layout, metric):
        assert abs(bound.of(pack(step.after(layout))) - here) <= 1


def test_the_bound_of_the_classic_layout_is_worth_having() -> None:
    layout = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
    assert bound_of(layout, Metric.CELLS).of(pack(layout)) > 3


def test_solved_positions_are_all_there_are() -> None:
    """With fifteen blanks and one soldier, the soldier can be in any of the sixteen cells beside the block."""
    assert len(set(PieceSet.of(Layout.parse("AA../AA../..../.S../....")).positions(EXIT))) == 16
    positions = list(PieceSet.of(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")).positions(EXIT))
    assert len(positions) == len(set(positions))
    for position in positions[::97]:
        assert unpack(position).solved
        assert sorted(piece.kind for piece in unpack(position).pieces) == sorted("AHVVVVSSSS")
