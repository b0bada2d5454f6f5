"""Comparisons against published lengths and counts, and how they are stopped."""

from __future__ import annotations

import tracemalloc

import pytest

from solvers.comparison import measurement
from solvers.comparison.compare import ComparisonProgress, compare
from solvers.comparison.plan import FirstTries, KlotskiProblem, KnightProblem, Plan, Run
from solvers.comparison.result import Result, RunOutcome
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.search import Drive, Found, Progress, Verdict

WING_TO_WING = Layout.parse("HHAA/HHAA/HHHH/S.SV/S.SV")
"""28 moves, 39 cells."""
HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
SQUARE = Board(8, 8)


def results(plan: Plan) -> list[Result]:
    """What comes of a plan that is carried out to its end."""
    found = Drive(compare(plan)).next_answer()
    assert isinstance(found, Found)
    return list(found.answer)


def test_each_run_has_its_length_its_laps_and_its_memory() -> None:
    moves = Run(KlotskiProblem(WING_TO_WING, Metric.MOVES), "hash-60", 3)
    cells = Run(KlotskiProblem(WING_TO_WING, Metric.CELLS), "shortest")
    first, second = results(Plan((moves, cells)))
    assert (first.run, first.length, len(first.seconds)) == (moves, 28, 3)
    assert (second.run, second.length, len(second.seconds)) == (cells, 39, 1)
    assert first.optimal
    assert first.outcome is RunOutcome.PROVED
    # At least a list entry of 8 bytes for each of some two thousand positions.
    assert first.memory is not None
    assert 8 * first.visited < first.memory < 50_000_000
    assert not tracemalloc.is_tracing()


@pytest.mark.parametrize(("short", "before_each"), [(0.0, 0), (60.0, 1)])
def test_a_repeated_run_is_warmed_on_its_own_problem_and_that_is_not_counted(
    monkeypatch: pytest.MonkeyPatch, short: float, before_each: int
) -> None:
    begun: list[tuple[Run, float | None]] = []

    def begin(run: Run, limit: float | None) -> measurement.Running:
        begun.append((run, limit))
        return measurement.begin(run, limit)

    monkeypatch.setattr("solvers.comparison.compare.begin", begin)
    monkeypatch.setattr("solvers.comparison.compare.SHORT_SECONDS", short)
    repeated = Run(KlotskiProblem(WING_TO_WING, Metric.MOVES), "shortest", 2)
    (result,) = results(Plan((repeated,), limit=5.0, with_memory=False))
    warming, timed = (repeated, measurement.WARMING_SECONDS), (repeated, 5.0)
    assert begun == [warming, *[*[warming] * before_each, timed] * 2]
    assert len(result.seconds) == 2


def test_shuffled_laps_give_results_in_the_order_of_the_plan() -> None:
    runs = tuple(Run(KlotskiProblem(WING_TO_WING, metric), "shortest", 2) for metric in Metric)
    plan = Plan(runs, seed=3)
    assert plan.trials() != Plan(runs).trials()
    assert sorted(map(repr, plan.trials())) == sorted(map(repr, Plan(runs).trials()))
    assert [result.run for result in results(plan)] == list(runs)


@pytest.mark.parametrize(
    ("size", "engine", "successes", "tries"),
    [
        (8, "warnsdorff", 64, 64),
        (8, "warnsdorff-pohl", 58, 64),
        (7, "warnsdorff", 15, 25),
        (7, "warnsdorff-pohl", 20, 25),
    ],
)
def test_first_tries_succeed_as_often_as_is_known(size: int, engine: str, successes: int, tries: int) -> None:
    (result,) = results(Plan((Run(FirstTries(Board(size, size), 100), engine),)))
    assert result.share is not None
    assert (result.share.successes, result.share.tries) == (successes, tries)


def test_a_spread_of_starts_is_tried_where_there_are_too_many() -> None:
    (result,) = results(Plan((Run(FirstTries(SQUARE, 10), "warnsdorff"),)))
    assert result.share is not None
    assert result.share.tries == result.share.successes == 10


def test_pruning_finds_the_same_and_visits_less() -> None:
    problem = KnightProblem(Board(5, 5), (0, 0))
    runs = tuple(Run(problem, engine) for engine in ("depth-first", "depth-first-pruned"))
    plain, pruned = results(Plan(runs, with_memory=False))
    assert 25 <= pruned.visited <= plain.visited
    assert pruned.length == plain.length == 25


def test_what_has_no_answer_or_is_refused_says_so() -> None:
    three_blanks = Layout.parse("VAAV/VAAV/VHHV/VSSV/S...")
    board, refused = results(
        Plan(
            (
                Run(KnightProblem(Board(3, 3)), "warnsdorff"),
                Run(KlotskiProblem(three_blanks, Metric.MOVES), "avl-26", 2),
            )
        )
    )
    assert board.outcome is RunOutcome.NONE
    assert refused.outcome is RunOutcome.REFUSED
    assert refused.seconds == ()


def test_a_lap_beyond_the_limit_is_given_up_with_those_like_it() -> None:
    slow = Run(KlotskiProblem(HENG_DAO_LI_MA, Metric.MOVES), "depth-first-bst", 5)
    quick = Run(KlotskiProblem(WING_TO_WING, Metric.MOVES), "shortest")
    given_up, made = results(Plan((slow, quick), limit=0.2))
    assert given_up.outcome is RunOutcome.OUT_OF_TIME
    assert len(given_up.seconds) == 1
    assert given_up.optimal is not True
    assert made.length == 28


def test_the_standing_tells_how_far_it_is_and_what_there_is_already() -> None:
    runs = tuple(Run(KlotskiProblem(WING_TO_WING, metric), "shortest") for metric in Metric)
    standings: list[ComparisonProgress] = []

    def listen(progress: Progress) -> None:
        assert isinstance(progress.snapshot, ComparisonProgress)
        standings.append(progress.snapshot)

    Drive(compare(Plan(runs, with_memory=False))).next_answer(listen=listen)
    assert standings[0] == ComparisonProgress(0, 3, Plan(runs).trials()[0], None, ())
    assert [standing.made for standing in standings] == sorted(standing.made for standing in standings)
    assert standings[-1].made == 3
    assert standings[-1].left == 0
    assert len(standings[-1].results) == 3
    assert any(standing.left for standing in standings)


def test_a_stop_ends_it_at_its_next_report_and_leaves_nothing_weighed() -> None:
    slow = Run(KlotskiProblem(HENG_DAO_LI_MA, Metric.MOVES), "avl-26")
    drive = Drive(compare(Plan((slow,))))
    weighing = False

    def listen(progress: Progress) -> None:
        nonlocal weighing
        assert isinstance(progress.snapshot, ComparisonProgress)
        weighing = progress.snapshot.trial is not None and progress.snapshot.trial.with_memory

    assert isinstance(drive.next_answer(lambda: weighing and tracemalloc.is_tracing(), listen), Verdict)
    drive.close()
    assert not tracemalloc.is_tracing()
