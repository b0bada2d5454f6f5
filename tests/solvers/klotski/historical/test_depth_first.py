"""The paper's depth-first search."""

from __future__ import annotations

import pytest
from hypothesis import given

from solvers.klotski.codes.paper import value
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.message import InputError
from solvers.search import Found, Outcome, Progress, Verdict
from tests.solvers.klotski.drawn_layouts import classic_layouts
from tests.solvers.klotski.plain_search import check_solution, component_size

FOUR_GENERALS = "AAHH/AAHH/VVHH/VVSS/S..S"
UNSOLVABLE = "V.HH/VAAV/VAAV/VHHS/SS.S"


def events(layout: str, metric: Metric) -> tuple[list[Solution], list[Progress], Verdict]:
    """Every answer and report of a search, and its verdict; each answer comes right after a report."""
    solutions: list[Solution] = []
    reports: list[Progress] = []
    search = engine_named("depth-first-bst").search(Layout.parse(layout), metric)
    before: object = None
    while True:
        try:
            event = next(search)
        except StopIteration as end:
            return solutions, reports, end.value
        if isinstance(event, Found):
            assert isinstance(before, Progress) or event.answer.proved_shortest
            solutions.append(event.answer)
        else:
            reports.append(event)
        before = event


def test_counted_in_cells_the_last_solution_is_proved_shortest() -> None:
    solutions, reports, verdict = events(FOUR_GENERALS, Metric.CELLS)
    assert len(solutions[-1].steps) == 55 == reports[-1].best
    assert [solution.proved_shortest for solution in solutions] == [False] * (len(solutions) - 1) + [True]
    assert verdict.outcome is Outcome.EXHAUSTED
    assert reports[-1].counters["expansions"] > 10 * reports[-1].visited, "the price for going deep first"


@pytest.mark.parametrize(
    ("layout", "printed"), [(FOUR_GENERALS, 40), ("HHAA/HHAA/HHHH/HHSS/SS..", 21), ("SSAA/HHAA/HHHH/HHHH/..SS", 22)]
)
def test_counted_in_moves_the_papers_own_numbers_come_out(layout: str, printed: int) -> None:
    """The paper prints 40 moves for the first layout, which 39 solve."""
    solutions, reports, verdict = events(layout, Metric.MOVES)
    assert len(solutions[-1].steps) == printed == reports[-1].best
    assert not any(solution.proved_shortest for solution in solutions)
    assert verdict.outcome is Outcome.EXHAUSTED


@pytest.mark.parametrize("metric", [Metric.MOVES, Metric.CELLS])
def test_each_solution_is_shorter_than_the_one_before_and_true(metric: Metric) -> None:
    solutions, _, _ = events(FOUR_GENERALS, metric)
    lengths = [len(solution.steps) for solution in solutions]
    assert lengths[:-1] == sorted({*lengths[:-1]}, reverse=True)
    for solution in (*solutions[:2], solutions[-1]):
        check_solution(FOUR_GENERALS, [(step.kind.value, step.path) for step in solution.steps], metric.value)
        assert solution.count(metric) == len(solution.steps)


def test_no_solution_is_proved_by_the_whole_component() -> None:
    solutions, _, verdict = events(UNSOLVABLE, Metric.CELLS)
    assert solutions == []
    assert verdict.outcome is Outcome.IMPOSSIBLE
    assert verdict.reason is not None
    assert verdict.reason.values == {"positions": component_size(UNSOLVABLE)}


def test_it_takes_the_papers_kind_of_layout_only() -> None:
    with pytest.raises(InputError, match="5 generals and 2 empty cells, but this one has 5 and 3"):
        engine_named("depth-first-bst").search(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..."), Metric.MOVES)


@given(classic_layouts())
def test_the_compiled_value_is_the_papers(layout: Layout) -> None:
    import numpy as np

    from solvers.klotski.historical import depth_first_kernel as kernel

    pieces = sorted(layout.pieces, key=lambda piece: (kernel.KINDS.index(piece.kind), -piece.square[1], piece.square))
    cells = np.array([0, *(4 * row + column for row, column in (piece.square for piece in pieces))], np.int8)
    kinds = np.array([0, *(kernel.KINDS.index(piece.kind) for piece in pieces)], np.int8)
    assert kernel.value(cells, kinds, np.zeros_like(cells)) == value(layout)
