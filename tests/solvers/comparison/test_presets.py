"""The presets: their problems and engines exist and fit."""

from __future__ import annotations

import pytest

from solvers.comparison.plan import ComparisonPlan, FirstTries, KlotskiProblem, KnightProblem, Run
from solvers.comparison.presets import ComparisonPreset, plan_of
from solvers.klotski.catalogue.catalogue import entry_for, find
from solvers.klotski.engines import registry as klotski
from solvers.klotski.moves import Metric
from solvers.knight import engines as knight
from solvers.knight.board import Board


@pytest.mark.parametrize("name", ComparisonPreset)
def test_every_run_has_an_engine_that_counts_so(name: ComparisonPreset) -> None:
    for run in plan_of(name).runs:
        if isinstance(run.problem, KlotskiProblem):
            assert run.problem.metric in klotski.engine_named(run.engine).metrics
        else:
            knight.engine_named(run.engine)


def test_the_papers_table_has_its_twenty_layouts_by_two_methods() -> None:
    runs = plan_of(ComparisonPreset.PAPER).runs
    assert len(runs) == 40
    for run in runs:
        assert isinstance(run.problem, KlotskiProblem)
        entry = entry_for(run.problem.layout)
        assert entry is not None
        assert entry.paper is not None


def test_the_tie_breaks_are_compared_on_every_size_up_to_fifty() -> None:
    sizes = {
        run.problem.board.rows for run in plan_of(ComparisonPreset.TIES).runs if isinstance(run.problem, FirstTries)
    }
    assert sizes == set(range(6, 51))


def test_the_papers_easiest_layouts_come_first() -> None:
    layouts = [
        run.problem.layout for run in plan_of(ComparisonPreset.PAPER).runs if isinstance(run.problem, KlotskiProblem)
    ]
    assert str(layouts[0]) == "SAAS/SAAS/VHHV/VVVV/.VV."  # 71 s
    assert str(layouts[19]) == "VAAV/VAAV/VHHS/VHHS/S..S"  # 3,080 s


def test_the_articles_are_timed_first_and_weighed_where_that_is_soon_done() -> None:
    trials = plan_of(ComparisonPreset.ARTICLES).trials()
    first = next(number for number, trial in enumerate(trials) if trial.with_memory)
    assert first == 4 * 6 * 2
    weighed = [trial.run.problem for trial in trials[first:] if isinstance(trial.run.problem, KlotskiProblem)]
    assert len(weighed) == 2 * 6
    assert {problem.layout for problem in weighed} == {find("水洩不通").layout, find("比翼橫空").layout}


def test_a_method_that_finds_no_tour_soon_is_given_up_within_the_minute() -> None:
    plan = plan_of(ComparisonPreset.PROGRAMS)
    given_up = 2  # from the corner of 7x7 and of 8x8, plain depth first search
    assert plan.limit is not None
    assert given_up * plan.limit < 30


def test_the_articles_methods_are_run_on_four_layouts_as_they_were() -> None:
    runs = {
        Run(KlotskiProblem(find(name).layout, Metric.CELLS if engine == "one-cell" else Metric.MOVES), engine, 2)
        for name in ("橫刀立馬", "層層設防", "水洩不通", "比翼橫空")
        for engine in ("avl-26", "avl-60", "hash-60", "eight-wide", "one-cell", "shortest")
    }
    plan = plan_of(ComparisonPreset.ARTICLES)
    assert (set(plan.runs), len(plan.runs)) == (runs, 24)
    assert (plan.seed, plan.limit, plan.with_memory) == (None, None, True)


def test_the_papers_layouts_are_solved_once_by_moves_within_ten_minutes() -> None:
    plan = plan_of(ComparisonPreset.PAPER)
    assert (plan.seed, plan.limit, plan.with_memory) == (None, 600.0, False)
    problems = [run.problem for run in plan.runs]
    assert problems[:20] == problems[20:]
    assert [run.engine for run in plan.runs] == ["shortest"] * 20 + ["depth-first-bst"] * 20
    assert {run.repetitions for run in plan.runs} == {1}
    assert all(isinstance(problem, KlotskiProblem) and problem.metric is Metric.MOVES for problem in problems)


def test_every_tie_break_tries_200_starts_of_every_board() -> None:
    ties = ("warnsdorff", "warnsdorff-fixed", "warnsdorff-random", "warnsdorff-pohl", "warnsdorff-squirrel-cull")
    expected = [Run(FirstTries(Board(size, size), 200), engine, 1) for size in range(6, 51) for engine in ties]
    assert plan_of(ComparisonPreset.TIES) == ComparisonPlan(tuple(expected))


def test_the_two_programs_are_run_where_they_began_and_from_the_corners_of_smaller_boards() -> None:
    boards = [(5, (0, 0)), (6, (0, 0)), (7, (0, 0)), (8, (0, 0)), (8, (2, 0))]
    expected = [
        Run(KnightProblem(Board(size, size), start, closed=False), engine, 3)
        for size, start in boards
        for engine in ("stack-static-degree", "depth-first", "depth-first-pruned")
    ]
    assert plan_of(ComparisonPreset.PROGRAMS) == ComparisonPlan(tuple(expected), limit=10.0)
