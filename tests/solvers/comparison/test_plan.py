"""Plans, and the figures of a run's times."""

from __future__ import annotations

from solvers.comparison.compare import ComparisonProgress
from solvers.comparison.plan import ComparisonPlan, Result, Run, RunOutcome, Share, Trial
from solvers.klotski.comparison import KlotskiProblem
from solvers.knight.board import Board
from solvers.knight.comparison import FirstTries, KnightProblem
from tests.solvers.values import assert_fixed_and_small

RUN = Run(KnightProblem(Board(8, 8)), "warnsdorff", 5)


def timed(*seconds: float) -> Result:
    return Result(RUN, RunOutcome.FOUND, seconds, 1000)


def test_the_middle_time_and_how_far_the_others_are() -> None:
    assert timed(3.0, 1.0, 2.0).median == 2.0
    assert timed(3.0, 1.0, 2.0).spread == 2.0
    assert timed(1.0, 2.0, 3.0, 4.0, 100.0).spread == 2.0
    assert timed(4.0, 1.0).median == 2.5
    assert timed(0.5).spread is None
    assert timed().median is None


def test_the_rate_is_by_the_middle_time() -> None:
    assert timed(1.0, 4.0, 2.0).rate == 500.0


def test_a_share() -> None:
    assert Share(3, 4).rate == 0.75
    assert Share(0, 0).rate == 0.0


def test_of_two_and_three_times_the_spread_is_the_range_and_of_four_the_middle_half() -> None:
    assert timed(2.0, 5.0).spread == 3.0
    assert timed(1.0, 2.0, 30.0).spread == 29.0
    assert timed(30.0, 4.0, 1.0, 2.0).spread == 10.5 - 1.75
    assert timed(30.0, 4.0, 1.0, 2.0).median == 3.0
    assert timed().spread is None


def test_without_a_time_there_is_no_rate() -> None:
    assert timed().rate is None
    assert timed(0.0).rate is None
    assert timed(4.0).rate == 250.0


def test_what_a_plan_and_a_result_do_not_say() -> None:
    assert Run(RUN.problem, "any") == Run(RUN.problem, "any", 1)
    assert Trial(RUN) == Trial(RUN, False)
    assert ComparisonPlan((RUN,)) == ComparisonPlan((RUN,), None, None, True, None)
    assert Result(RUN, RunOutcome.NONE) == Result(RUN, RunOutcome.NONE, (), 0, None, None, None)
    assert KnightProblem(Board(5, 5)) == KnightProblem(Board(5, 5), None, False)


def test_first_tries_are_not_weighed_and_other_runs_where_that_is_asked_for() -> None:
    tries = Run(FirstTries(Board(8, 8), 5), "warnsdorff", 2)
    timed_ones = [Trial(tries), Trial(tries), *[Trial(RUN)] * 5]
    assert ComparisonPlan((tries, RUN)).trials() == [*timed_ones, Trial(RUN, with_memory=True)]
    assert ComparisonPlan((tries, RUN), with_memory=False).trials() == timed_ones
    assert ComparisonPlan((tries, RUN), memory_of=(KnightProblem(Board(9, 9)),)).trials() == timed_ones
    weighed = ComparisonPlan((tries, RUN), memory_of=(RUN.problem, tries.problem))
    assert weighed.trials() == [*timed_ones, Trial(RUN, with_memory=True)]


def test_what_is_compared_and_what_comes_of_it_cannot_be_changed() -> None:
    assert_fixed_and_small(KlotskiProblem, KnightProblem, FirstTries, Run, Trial, ComparisonPlan)
    assert_fixed_and_small(Share, Result, ComparisonProgress)
