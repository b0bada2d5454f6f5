"""The shortest search against published optima and a plain search, its solutions replayed by the rules."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis.strategies import sampled_from

from solvers.klotski.breadth_first import kernel
from solvers.klotski.breadth_first import search as breadth_first
from solvers.klotski.breadth_first.shortest import search
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.packed import pack
from solvers.klotski.requirements import Reason
from solvers.search import Drive, Found, Outcome, Progress, Verdict
from tests.solvers.klotski.drawn_layouts import classic_layouts, layouts
from tests.solvers.klotski.paper_facts import FACTS, Fact
from tests.solvers.klotski.plain_search import check_solution, fewest_cells, shortest_lengths

HENG_DAO_LI_MA = "VAAV/VAAV/VHHV/VSSV/S..S"
HARDEST = "SSSV/AAVV/AAVV/.HHV/.SHH"
"""The hardest layout with two blanks: CommonCode 4FEA134, 138 moves, 179 cells, 150 straight slides."""


def solve(text: str, metric: Metric) -> Solution | None:
    """The solution, replayed; None when a verdict says that there is none."""
    event = Drive(search(Layout.parse(text), metric)).next_answer()
    if isinstance(event, Verdict):
        assert event.outcome is Outcome.IMPOSSIBLE
        return None
    solution = event.answer
    check_solution(text, [(step.kind.value, step.path) for step in solution.steps], metric.value)
    assert solution.proved_shortest
    assert solution.count(metric) == len(solution.steps)
    return solution


def length(text: str, metric: Metric) -> int | None:
    """The length of the solution found."""
    solution = solve(text, metric)
    return None if solution is None else len(solution.steps)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.pinyin.replace(" ", ""))
def test_the_paper_s_layouts_take_the_proved_optima(fact: Fact) -> None:
    found = [length(fact.layout, metric) for metric in (Metric.MOVES, Metric.CELLS, Metric.STRAIGHT)]
    assert found == [fact.moves, fact.cells, fact.straight]


def test_the_hardest_layout_with_two_blanks() -> None:
    assert [length(HARDEST, metric) for metric in (Metric.MOVES, Metric.CELLS, Metric.STRAIGHT)] == [138, 179, 150]


@settings(max_examples=25)
@given(classic_layouts())
def test_any_classic_layout_takes_as_many_steps_as_by_plain_search(layout: Layout) -> None:
    assert length(str(layout), Metric.MOVES) == shortest_lengths(str(layout), "moves")


@settings(max_examples=6, suppress_health_check=[HealthCheck.filter_too_much])
@given(layouts(), sampled_from(Metric))
def test_any_layout_with_more_blanks_and_other_pieces_too(layout: Layout, metric: Metric) -> None:
    assume(len(layout.blanks) <= 5)
    assert length(str(layout), metric) == shortest_lengths(str(layout), metric.value)


def test_among_the_shortest_solutions_one_with_the_fewest_cells_is_given() -> None:
    """The DOS program of the time stored 118 cells for the same 81 moves; 116 cells take 99 moves."""
    shortest = solve(HENG_DAO_LI_MA, Metric.MOVES)
    assert shortest is not None
    assert shortest.count(Metric.CELLS) == 118


@pytest.mark.parametrize("layout", ["V.S./VVSV/SVVV/AAVS/AAHH", "VHHS/VAAV/VAAV/VVSS/.VS."])
def test_the_fewest_cells_are_those_of_plain_search(layout: str) -> None:
    """Of the catalogue these two tell whether a position is given a better parent when it is the first of its level."""
    shortest = solve(layout, Metric.MOVES)
    assert shortest is not None
    assert shortest.count(Metric.CELLS) == fewest_cells(layout)


def test_a_solved_layout_takes_no_step() -> None:
    assert length("S..S/V..V/V..V/.AA./.AA.", Metric.MOVES) == 0


def test_no_solution_is_a_verdict_with_the_number_of_positions_that_prove_it() -> None:
    """Four lying generals below the block: 168 positions by plain search, 84 of them up to mirror images."""
    verdict = Drive(search(Layout.parse("VAAV/VAAV/HHHH/HHHH/S..S"), Metric.MOVES)).next_answer()
    assert isinstance(verdict, Verdict)
    assert verdict.reason is not None
    assert verdict.reason.template is Reason.NEVER_AT_EXIT
    assert verdict.reason.values == {"positions": verdict.visited}
    assert 84 <= verdict.visited < 168


def test_progress_begins_with_nothing_visited_and_comes_before_the_answer() -> None:
    events = list(search(Layout.parse(HENG_DAO_LI_MA), Metric.MOVES))
    assert events[0] == Progress(0, 0)
    last_report, answer = events[-2:]
    assert isinstance(last_report, Progress)
    assert isinstance(answer, Found)
    assert sum(last_report.levels) == last_report.visited == answer.visited
    assert last_report.levels[0] == 1
    assert len(last_report.levels) == 82


def test_a_search_in_the_memory_of_the_one_before_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(breadth_first, "_kept", [])
    first = solve(HENG_DAO_LI_MA, Metric.MOVES)
    (kept,) = breadth_first._kept
    solve(HARDEST, Metric.CELLS)
    assert breadth_first._kept[0][0].keys is kept[0].keys
    assert solve(HENG_DAO_LI_MA, Metric.MOVES) == first


def test_a_search_that_gave_its_memory_to_the_next_has_it_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(breadth_first, "_kept", [])
    over = breadth_first.BreadthFirst([kernel.canonical(pack(Layout.parse(HENG_DAO_LI_MA)))], Metric.MOVES)
    over.release()
    ((arrays, *others),) = breadth_first._kept
    assert not any(value is given for value in vars(over).values() for given in (*arrays, *others))
