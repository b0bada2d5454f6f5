"""The figures of a run's times."""

from __future__ import annotations

from solvers.comparison.plan import KnightProblem, Run
from solvers.comparison.result import Result, RunOutcome, Share
from solvers.knight.board import Board

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
