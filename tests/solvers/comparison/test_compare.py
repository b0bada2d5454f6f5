"""Comparisons against published lengths and counts, and how they are stopped."""

from __future__ import annotations

import tracemalloc

import pytest

from solvers.comparison.compare import WARMING_SECONDS, ComparisonProgress, Running, TimeEstimate, begin, compare
from solvers.comparison.plan import ComparisonPlan, Result, Run, RunOutcome, Trial
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.knight.board import Board
from solvers.knight.comparison import FirstTries, KnightProblem
from solvers.knight.engines import ENGINES
from solvers.message import InputError
from solvers.search import Drive, Found, Outcome, Progress, Search, Verdict

WING_TO_WING = Layout.parse("HHAA/HHAA/HHHH/S.SV/S.SV")
"""28 moves, 39 cells."""
HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
SQUARE = Board(8, 8)


def results(plan: ComparisonPlan) -> list[Result]:
    """What comes of a plan that is carried out to its end."""
    found = Drive(compare(plan)).next_answer()
    assert isinstance(found, Found)
    return list(found.answer)


def test_each_run_has_its_length_its_laps_and_its_memory() -> None:
    moves = Run(KlotskiProblem(WING_TO_WING, Metric.MOVES), "hash-60", 3)
    cells = Run(KlotskiProblem(WING_TO_WING, Metric.CELLS), "shortest")
    first, second = results(ComparisonPlan((moves, cells)))
    assert (first.run, first.length, len(first.seconds)) == (moves, 28, 3)
    assert (second.run, second.length, len(second.seconds)) == (cells, 39, 1)
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

    def noted(run: Run, limit: float | None) -> Running:
        if run.problem != run.problem.warming:
            begun.append((run, limit))
        return begin(run, limit)

    monkeypatch.setattr("solvers.comparison.compare.begin", noted)
    monkeypatch.setattr("solvers.comparison.compare.SHORT_SECONDS", short)
    repeated = Run(KlotskiProblem(WING_TO_WING, Metric.MOVES), "shortest", 2)
    (result,) = results(ComparisonPlan((repeated,), limit=5.0, with_memory=False))
    warming, timed = (repeated, WARMING_SECONDS), (repeated, 5.0)
    assert begun == [warming, *[*[warming] * before_each, timed] * 2]
    assert len(result.seconds) == 2


def test_shuffled_laps_give_results_in_the_order_of_the_plan() -> None:
    runs = tuple(Run(KlotskiProblem(WING_TO_WING, metric), "shortest", 2) for metric in Metric)
    plan = ComparisonPlan(runs, seed=3)
    assert plan.trials() != ComparisonPlan(runs).trials()
    assert sorted(map(repr, plan.trials())) == sorted(map(repr, ComparisonPlan(runs).trials()))
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
    (result,) = results(ComparisonPlan((Run(FirstTries(Board(size, size), 100), engine),)))
    assert result.share is not None
    assert (result.share.successes, result.share.tries) == (successes, tries)


def test_a_spread_of_starts_is_tried_where_there_are_too_many() -> None:
    (result,) = results(ComparisonPlan((Run(FirstTries(SQUARE, 10), "warnsdorff"),)))
    assert result.share is not None
    assert result.share.tries == result.share.successes == 10


def test_pruning_finds_the_same_and_visits_less() -> None:
    problem = KnightProblem(Board(5, 5), (0, 0))
    runs = tuple(Run(problem, engine) for engine in ("depth-first", "depth-first-pruned"))
    plain, pruned = results(ComparisonPlan(runs, with_memory=False))
    assert 25 <= pruned.visited <= plain.visited
    assert pruned.length == plain.length == 25


def test_what_has_no_answer_or_is_refused_says_so() -> None:
    three_blanks = Layout.parse("VAAV/VAAV/VHHV/VSSV/S...")
    board, refused = results(
        ComparisonPlan(
            (
                Run(KnightProblem(Board(3, 3)), "warnsdorff"),
                Run(KlotskiProblem(three_blanks, Metric.MOVES), "avl-26", 2),
            )
        )
    )
    assert board.outcome is RunOutcome.NONE
    assert refused.outcome is RunOutcome.REFUSED
    assert refused.seconds == ()


def test_an_engine_is_named_or_handed_over_itself() -> None:
    problem = KlotskiProblem(WING_TO_WING, Metric.MOVES)
    runs = Run(problem, "shortest"), Run(problem, engine_named("shortest"))
    named, itself = results(ComparisonPlan(runs, with_memory=False))
    assert (named.length, named.run.engine_name) == (itself.length, itself.run.engine_name) == (28, "shortest")
    with pytest.raises(InputError, match="no method “warnsdorff” for this puzzle"):
        problem.begin(ENGINES.named("warnsdorff"))


def test_a_search_that_stops_without_an_answer_has_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopping(layout: Layout, metric: Metric) -> Search[Solution]:
        yield Progress(0, 0)
        yield Progress(1, 5, counters={"memory": 1234})
        return Verdict(Outcome.STOPPED, 5)

    monkeypatch.setattr("solvers.klotski.breadth_first.shortest.search", stopping)
    run = Run(KlotskiProblem(WING_TO_WING, Metric.MOVES), "shortest", 3)
    (result,) = results(ComparisonPlan((run,)))
    assert (result.outcome, result.length, result.visited, result.memory) == (RunOutcome.GIVEN_UP, None, 5, 1234)
    assert len(result.seconds) == 1


def test_a_lap_beyond_the_limit_is_given_up_with_those_like_it() -> None:
    slow = Run(KlotskiProblem(HENG_DAO_LI_MA, Metric.MOVES), "depth-first-bst", 5)
    quick = Run(KlotskiProblem(WING_TO_WING, Metric.MOVES), "shortest")
    given_up, made = results(ComparisonPlan((slow, quick), limit=0.2))
    assert given_up.outcome is RunOutcome.OUT_OF_TIME
    assert len(given_up.seconds) == 1
    assert made.length == 28


def test_the_standing_tells_how_far_it_is_and_what_there_is_already() -> None:
    runs = tuple(Run(KlotskiProblem(WING_TO_WING, metric), "shortest") for metric in Metric)
    standings: list[ComparisonProgress] = []

    def listen(progress: Progress) -> None:
        assert isinstance(progress.snapshot, ComparisonProgress)
        standings.append(progress.snapshot)

    Drive(compare(ComparisonPlan(runs, with_memory=False))).next_answer(listen=listen)
    assert standings[0] == ComparisonProgress(0, 3, ComparisonPlan(runs).trials()[0], None, ())
    assert [standing.made for standing in standings] == sorted(standing.made for standing in standings)
    assert standings[-1].made == 3
    assert standings[-1].left == 0
    assert len(standings[-1].results) == 3
    assert any(standing.left for standing in standings)


def test_a_stop_ends_it_at_its_next_report_and_leaves_nothing_weighed() -> None:
    slow = Run(KlotskiProblem(HENG_DAO_LI_MA, Metric.MOVES), "avl-26")
    drive = Drive(compare(ComparisonPlan((slow,))))
    weighing = False

    def listen(progress: Progress) -> None:
        nonlocal weighing
        assert isinstance(progress.snapshot, ComparisonProgress)
        weighing = progress.snapshot.trial is not None and progress.snapshot.trial.with_memory

    assert isinstance(drive.next_answer(lambda: weighing and tracemalloc.is_tracing(), listen), Verdict)
    drive.close()
    assert not tracemalloc.is_tracing()


def test_the_time_left_is_that_of_trials_like_them() -> None:
    problem, other = KnightProblem(Board(5, 5)), KnightProblem(Board(6, 6))
    run, alike, unlike = Run(problem, "depth-first", 9), Run(other, "depth-first"), Run(problem, "warnsdorff")
    estimate = TimeEstimate()
    assert estimate.left([Trial(run)]) is None
    estimate.note(Trial(run), 2.0)
    estimate.note(Trial(run), 4.0)
    assert estimate.left([]) == 0
    assert estimate.left([Trial(run)]) == 3.0
    assert estimate.left([Trial(run), Trial(alike), Trial(unlike)]) == 9.0
    assert estimate.left([Trial(run, with_memory=True)]) == 9.0
    estimate.note(Trial(alike), 30.0)
    assert estimate.left([Trial(run)]) == 3.0
    assert estimate.left([Trial(alike)]) == 30.0
    assert estimate.left([Trial(Run(FirstTries(SQUARE, 3), "depth-first"))]) == 12.0
    estimate.note(Trial(unlike, with_memory=True), 60.0)
    assert estimate.left([Trial(unlike, with_memory=True)]) == 60.0
    assert estimate.left([Trial(run, with_memory=True)]) == 60.0
    assert estimate.left([Trial(unlike)]) == 12.0


def test_a_trial_weighed_first_tells_how_long_one_timed_will_take() -> None:
    run = Run(KnightProblem(Board(5, 5)), "depth-first")
    estimate = TimeEstimate()
    estimate.note(Trial(run, with_memory=True), 6.0)
    assert estimate.left([Trial(run)]) == pytest.approx(2.0)


def test_a_trial_that_is_weighed_has_four_times_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[float | None] = []

    def noted(run: Run, limit: float | None) -> Running:
        if run.problem != run.problem.warming:
            limits.append(limit)
        return begin(run, limit)

    monkeypatch.setattr("solvers.comparison.compare.begin", noted)
    run = Run(KlotskiProblem(WING_TO_WING, Metric.MOVES), "shortest")
    for limit, expected in ((5.0, [5.0, 20.0]), (None, [None, None])):
        limits.clear()
        results(ComparisonPlan((run,), limit=limit))
        assert limits == expected


def test_what_was_visited_adds_up_over_all_trials() -> None:
    run = Run(KlotskiProblem(WING_TO_WING, Metric.MOVES), "shortest", 3)
    reports: list[Progress] = []
    found = Drive(compare(ComparisonPlan((run,)))).next_answer(listen=reports.append)
    assert isinstance(found, Found)
    (result,) = found.answer
    assert found.visited == reports[-1].visited == 4 * result.visited
    assert reports[-1].depth == 4
    assert all(report.best is None and report.remark is None for report in reports)
    begun = [report.visited for report in reports if report.snapshot != reports[-1].snapshot and report.depth < 4]
    assert begun[0] == 0
    assert set(begun) >= {number * result.visited for number in range(4)}


def test_what_a_search_visits_is_added_while_it_runs() -> None:
    run = Run(KlotskiProblem(WING_TO_WING, Metric.MOVES), "hash-60", 2)
    reports: list[Progress] = []
    found = Drive(compare(ComparisonPlan((run,)))).next_answer(listen=reports.append)
    assert isinstance(found, Found)
    (result,) = found.answer
    for report in reports:
        assert isinstance(report.snapshot, ComparisonProgress)
        made = report.snapshot.made
        assert made * result.visited <= report.visited <= (made + 1) * result.visited
    assert len({report.visited for report in reports}) > 20


def test_what_was_weighed_before_it_was_timed_keeps_its_memory() -> None:
    run = Run(KlotskiProblem(WING_TO_WING, Metric.MOVES), "shortest")
    for seed in range(10):
        plan = ComparisonPlan((run,), seed=seed)
        if plan.trials()[0].with_memory:
            (result,) = results(plan)
            assert result.memory is not None
            assert len(result.seconds) == 1
            return
    pytest.fail("no seed puts the weighing first")
