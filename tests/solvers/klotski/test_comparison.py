"""The comparisons of the sources: their layouts and engines exist and fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from solvers.comparison.plan import ComparisonPlan, Run, RunOutcome
from solvers.klotski.catalogue.catalogue import entry_for, find
from solvers.klotski.comparison import KlotskiProblem, articles, paper
from solvers.klotski.engines import registry
from solvers.klotski.moves import Metric, Solution


@pytest.mark.parametrize("preset", [articles, paper])
def test_every_run_has_an_engine_that_counts_so(preset: Callable[[], ComparisonPlan]) -> None:
    for run in preset().runs:
        assert isinstance(run.problem, KlotskiProblem)
        assert run.problem.metric in registry.engine_named(run.engine).metrics


def test_the_papers_table_has_its_twenty_layouts_by_two_methods() -> None:
    runs = paper().runs
    assert len(runs) == 40
    for run in runs:
        assert isinstance(run.problem, KlotskiProblem)
        entry = entry_for(run.problem.layout)
        assert entry is not None
        assert entry.paper is not None


def test_the_papers_easiest_layouts_come_first() -> None:
    layouts = [run.problem.layout for run in paper().runs if isinstance(run.problem, KlotskiProblem)]
    assert str(layouts[0]) == "SAAS/SAAS/VHHV/VVVV/.VV."  # 71 s
    assert str(layouts[19]) == "VAAV/VAAV/VHHS/VHHS/S..S"  # 3,080 s


def test_the_articles_are_timed_first_and_weighed_where_that_is_soon_done() -> None:
    trials = articles().trials()
    first = next(number for number, trial in enumerate(trials) if trial.with_memory)
    assert first == 4 * 6 * 2
    weighed = [trial.run.problem for trial in trials[first:] if isinstance(trial.run.problem, KlotskiProblem)]
    assert len(weighed) == 2 * 6
    assert {problem.layout for problem in weighed} == {find("水洩不通").layout, find("比翼橫空").layout}


def test_the_articles_methods_are_run_on_four_layouts_as_they_were() -> None:
    runs = {
        Run(KlotskiProblem(find(name).layout, Metric.CELLS if engine == "one-cell" else Metric.MOVES), engine, 2)
        for name in ("橫刀立馬", "層層設防", "水洩不通", "比翼橫空")
        for engine in ("avl-26", "avl-60", "hash-60", "eight-wide", "one-cell", "shortest")
    }
    plan = articles()
    assert (set(plan.runs), len(plan.runs)) == (runs, 24)
    assert (plan.seed, plan.limit, plan.with_memory) == (None, None, True)


def test_the_papers_layouts_are_solved_once_by_moves_within_ten_minutes() -> None:
    plan = paper()
    assert (plan.seed, plan.limit, plan.with_memory) == (None, 600.0, False)
    problems = [run.problem for run in plan.runs]
    assert problems[:20] == problems[20:]
    assert [run.engine for run in plan.runs] == ["shortest"] * 20 + ["depth-first-bst"] * 20
    assert {run.repetitions for run in plan.runs} == {1}
    assert all(isinstance(problem, KlotskiProblem) and problem.metric is Metric.MOVES for problem in problems)


def test_a_search_ends_with_a_solution_that_is_proven_to_be_a_shortest_one() -> None:
    problem = KlotskiProblem(find("橫刀立馬").layout, Metric.MOVES)
    proved, other = (Solution(problem.layout, Metric.MOVES, (), proved_shortest=proved) for proved in (True, False))
    assert (problem.outcome(proved), problem.outcome(other)) == (RunOutcome.PROVED, None)
