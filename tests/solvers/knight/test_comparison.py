"""The comparisons of tie-breaks and programs: their boards and engines exist and fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from solvers.comparison.plan import ComparisonPlan, Run
from solvers.knight.board import Board
from solvers.knight.comparison import FirstTries, KnightProblem, programs, ties
from solvers.knight.engines import ENGINES


@pytest.mark.parametrize("preset", [ties, programs])
def test_every_run_has_an_engine(preset: Callable[[], ComparisonPlan]) -> None:
    for run in preset().runs:
        assert ENGINES.named(run.engine) in run.problem.engines


def test_the_tie_breaks_are_compared_on_every_size_up_to_fifty() -> None:
    sizes = {run.problem.board.rows for run in ties().runs if isinstance(run.problem, FirstTries)}
    assert sizes == set(range(6, 51))


def test_a_method_that_finds_no_tour_soon_is_given_up_within_the_minute() -> None:
    plan = programs()
    given_up = 2  # from the corner of 7x7 and of 8x8, plain depth first search
    assert plan.limit is not None
    assert given_up * plan.limit < 30


def test_every_tie_break_tries_200_starts_of_every_board() -> None:
    engines = ("warnsdorff", "warnsdorff-fixed", "warnsdorff-random", "warnsdorff-pohl", "warnsdorff-squirrel-cull")
    expected = [Run(FirstTries(Board(size, size), 200), engine, 1) for size in range(6, 51) for engine in engines]
    assert ties() == ComparisonPlan(tuple(expected))


def test_the_two_programs_are_run_where_they_began_and_from_the_corners_of_smaller_boards() -> None:
    boards = [(5, (0, 0)), (6, (0, 0)), (7, (0, 0)), (8, (0, 0)), (8, (2, 0))]
    expected = [
        Run(KnightProblem(Board(size, size), start, closed=False), engine, 3)
        for size, start in boards
        for engine in ("stack-static-degree", "depth-first", "depth-first-pruned")
    ]
    assert programs() == ComparisonPlan(tuple(expected), limit=10.0)
