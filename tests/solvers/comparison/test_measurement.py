"""How a search is measured, by a clock that goes on only when a test says so."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any

import pytest

from solvers.comparison import compare
from solvers.comparison.compare import begin, warm, with_memory
from solvers.comparison.plan import Problem, Result, Run, RunOutcome, Share
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.knight.board import Board
from solvers.knight.comparison import FirstTries, KnightProblem
from solvers.knight.tour import Tour
from solvers.search import Found, Outcome, Progress, Search, Verdict
from tests.solvers.conftest import LoadOwn

LAYOUT = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
SOLVED, TOURED = KlotskiProblem(LAYOUT, Metric.MOVES), KnightProblem(Board(1, 1))
TOUR = Tour.of(Board(1, 1), ((0, 0),))


def solution(proved: bool) -> Solution:
    return Solution(LAYOUT, Metric.MOVES, (), proved_shortest=proved)


def figures(outcome: RunOutcome, seconds: float, visited: int, length: int | None) -> Result:
    return Result(Run(SOLVED, "any"), outcome, (seconds,), visited, length)


class Clock:
    """Shows the time, and measures a search that takes so many seconds before each of its events."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000.0
        self.closed = False
        monkeypatch.setattr(compare, "perf_counter", lambda: self.now)

    def search(self, *events: tuple[float, Any]) -> Search[Any]:
        try:
            for seconds, event in events:
                self.now += seconds
                if isinstance(event, Verdict):
                    return event
                yield event
        finally:
            self.closed = True
        raise AssertionError

    def measured(
        self,
        *events: tuple[float, Any],
        limit: float | None = None,
        between: float = 50.0,
        problem: Problem = SOLVED,
    ) -> tuple[Result, list[int]]:
        """The measurement, and what had been visited at each report; whoever hears them takes `between` seconds."""
        running = compare.measured(Run(problem, "any"), self.search(*events), limit)
        heard: list[int] = []
        while True:
            try:
                heard.append(next(running).visited)
            except StopIteration as end:
                assert self.closed
                return end.value, heard
            self.now += between


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_only_the_time_inside_a_search_counts_from_its_report_of_nothing_visited_on(clock: Clock) -> None:
    events = ((90.0, Progress(0, 0)), (2.0, Progress(1, 7)), (0.5, Progress(2, 9)), (1.0, Found(solution(True), 11)))
    assert clock.measured(*events) == (figures(RunOutcome.PROVED, 3.5, 11, 0), [0, 7, 9])


def test_the_search_goes_on_until_a_solution_is_proved_and_ends_with_the_first_tour(clock: Clock) -> None:
    better = ((1.0, Found(solution(False), 3)), (2.0, Progress(1, 4)), (4.0, Found(solution(True), 5)))
    assert clock.measured(*better) == (figures(RunOutcome.PROVED, 7.0, 5, 0), [4])
    assert clock.measured((1.5, Found(TOUR, 1)), (9.0, None), problem=TOURED) == (
        Result(Run(TOURED, "any"), RunOutcome.FOUND, (1.5,), 1, 1),
        [],
    )


def test_the_end_of_a_search_without_a_proof(clock: Clock) -> None:
    exhausted = (2.0, Verdict(Outcome.EXHAUSTED, 8))
    assert clock.measured((1.0, Found(solution(False), 3)), exhausted)[0] == figures(RunOutcome.FOUND, 3.0, 8, 0)
    assert clock.measured((1.0, Progress(1, 3)), exhausted) == (figures(RunOutcome.NONE, 3.0, 8, None), [3])


def test_a_search_is_given_up_once_it_has_taken_more_than_the_limit(clock: Clock) -> None:
    steps = [(1.0, Progress(number, number)) for number in range(1, 9)]
    assert clock.measured(*steps, limit=3.0) == (figures(RunOutcome.OUT_OF_TIME, 4.0, 4, None), [1, 2, 3, 4])
    found = (5.0, Found(solution(False), 1))
    assert clock.measured(found, *steps, limit=2.0) == (figures(RunOutcome.OUT_OF_TIME, 5.0, 1, 0), [])
    loading = (9.0, Progress(0, 0))
    assert clock.measured(loading, (1.0, Found(TOUR, 1)), limit=2.0, problem=TOURED)[0].outcome is RunOutcome.FOUND


def test_a_search_is_warmed_on_something_small_of_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[Problem, str, float | None]] = []
    monkeypatch.setattr(compare, "begin", lambda run, limit: begun.append((run.problem, run.engine, limit)))
    small = Layout.parse("S.VV/SVVV/.VHH/HHAA/SSAA")
    expected: dict[Problem, Problem] = {
        KlotskiProblem(LAYOUT, Metric.CELLS): KlotskiProblem(small, Metric.CELLS),
        KnightProblem(Board(30, 30), (3, 3)): KnightProblem(Board(5, 5), (0, 0), closed=False),
        KnightProblem(Board(30, 30), closed=True): KnightProblem(Board(6, 6), (0, 0), closed=True),
        FirstTries(Board(50, 50), 200): FirstTries(Board(5, 5), 1),
    }
    for problem in expected:
        warm(Run(problem, "any", 5))
    assert begun == [(problem, "any", 0.3) for problem in expected.values()]


def ended(running: Generator[Progress, None, Result]) -> Result:
    while True:
        try:
            next(running)
        except StopIteration as end:
            return end.value


def test_what_warms_an_engine_has_an_answer() -> None:
    for problem, engine in (
        (KlotskiProblem(LAYOUT, Metric.MOVES), "shortest"),
        (KnightProblem(Board(8, 8)), "warnsdorff"),
        (KnightProblem(Board(8, 8), closed=True), "depth-first-pruned"),
    ):
        assert ended(warm(Run(problem, engine))).length
    assert ended(warm(Run(FirstTries(Board(8, 8), 9), "warnsdorff"))).share == Share(1, 1)


def test_a_method_that_does_not_take_a_problem_has_taken_no_time() -> None:
    refused = ended(begin(Run(KlotskiProblem(LAYOUT, Metric.MOVES), "one-cell"), None))
    assert str(refused.reason).startswith("the method “one-cell” cannot count moves")
    assert replace(refused, reason="") == Result(Run(SOLVED, "one-cell"), RunOutcome.REFUSED)


@pytest.mark.parametrize(
    ("text", "outcome", "told"),
    [
        ("def search(problem):\n    return None\n", RunOutcome.GIVEN_UP, "returned None"),
        ("def search(problem):\n    return problem.nothing\n", RunOutcome.GIVEN_UP, "line 2: AttributeError"),
        ("def search(problem):\n    return [problem.start]\n", RunOutcome.WRONG, "the list ends with"),
    ],
)
def test_why_a_search_of_somebodys_own_has_no_answer_is_told(
    load_own: LoadOwn, text: str, outcome: RunOutcome, told: str
) -> None:
    engine = load_own(text).engine("klotski")
    result = ended(begin(Run(KlotskiProblem(LAYOUT, Metric.MOVES), engine), None))
    assert result.outcome is outcome
    assert told in str(result.reason)


def test_first_tries_are_timed_without_what_hears_of_them(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    def tries(board: Board, engine: str, most: int) -> Generator[tuple[Progress, bool]]:
        assert (board, engine, most) == (Board(6, 6), "warnsdorff", 4)
        for number, succeeded in enumerate((True, False, True), 1):
            clock.now += 2.0
            yield Progress(0, 36 * number), succeeded

    monkeypatch.setattr("solvers.knight.warnsdorff.warnsdorff.first_tries", tries)
    run = Run(FirstTries(Board(6, 6), 4), "warnsdorff")
    running = begin(run, None)
    for _ in range(3):
        next(running)
        clock.now += 70.0
    assert ended(running) == Result(run, RunOutcome.FOUND, (6.0,), 108, share=Share(2, 3))


def test_the_peak_of_memory_is_what_was_held_at_once_above_what_there_was_before() -> None:
    kept = bytearray(3_000_000)

    def allocating() -> Generator[Progress, None, str]:
        for _ in range(3):
            some = bytearray(1_000_000)
            yield Progress(0, len(some))
            del some
        return "done"

    running = with_memory(allocating())
    reports: list[int] = []
    while True:
        try:
            reports.append(next(running).visited)
        except StopIteration as end:
            result, memory = end.value
            break
    assert (result, reports, len(kept)) == ("done", [1_000_000] * 3, 3_000_000)
    assert 1_000_000 <= memory < 1_900_000
