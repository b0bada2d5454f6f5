"""Comparing: a search that runs other searches, one after another, and answers with all their figures."""

from __future__ import annotations

import tracemalloc
from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from time import perf_counter, sleep
from typing import Any, TypeVar

from solvers.comparison.plan import ComparisonPlan, Result, Run, RunOutcome, Share, Trial
from solvers.message import InputError
from solvers.search import Found, Outcome, Progress, Search, Verdict, WrongAnswer, last_answer, next_event, result_of

T = TypeVar("T")


Running = Generator[Progress, None, Result]
WARMING_SECONDS = 0.3
"""A search that has not found its answer by then is warm."""


def measured(run: Run, search: Search[Any], limit: float | None = None) -> Running:
    """Search until an answer to the run's problem ends it, `limit` seconds at most.

    Yields every report of the search. Only the time inside the search counts, from its report of nothing visited on.
    A search of somebody's own tells the memory of its process.
    """
    length, seconds, memory = None, 0.0, None
    try:
        while True:
            began = perf_counter()
            event = next_event(search)
            seconds += perf_counter() - began
            if isinstance(event, Verdict):
                ended = RunOutcome.GIVEN_UP if event.outcome is Outcome.STOPPED else RunOutcome.NONE
                outcome, reason = (ended, event.reason or "") if length is None else (RunOutcome.FOUND, "")
                return Result(run, outcome, (seconds,), event.visited, length, memory, reason=reason)
            if isinstance(event, Progress):
                memory = event.counters.get("memory", memory)
                if not event.is_step:
                    seconds = 0.0
            if isinstance(event, Found):
                length, outcome = run.problem.length(event.answer), run.problem.outcome(event.answer)
                if outcome is not None:
                    share = event.answer if isinstance(event.answer, Share) else None
                    return Result(run, outcome, (seconds,), event.visited, length, memory, share)
            else:
                yield event
            if limit is not None and seconds > limit:
                return Result(run, RunOutcome.OUT_OF_TIME, (seconds,), event.visited, length, memory)
    finally:
        search.close()


def begin(run: Run, limit: float | None) -> Running:
    """Make the run once; a problem that the engine does not take ends it at once."""
    try:
        return (yield from measured(run, run.problem.begin(run.engine), limit))
    except InputError as error:
        outcome = RunOutcome.WRONG if isinstance(error, WrongAnswer) else RunOutcome.REFUSED
        return Result(run, outcome, reason=error.message)


def warm(run: Run) -> Running:
    """Run the engine once on something small of the same kind."""
    return begin(Run(run.problem.warming, run.engine), WARMING_SECONDS)


def with_memory(running: Generator[Progress, None, T]) -> Generator[Progress, None, tuple[T, int]]:
    """Run something with its memory traced, much slower; returns its result and its peak memory in bytes.

    Memory is what Python and numpy allocate above what was allocated before.
    """
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        result = yield from running
        return result, tracemalloc.get_traced_memory()[1] - before
    finally:
        running.close()
        tracemalloc.stop()


MEMORY_SLOWDOWN = 3.0
"""How much longer a trial takes while its memory is measured, until that is known."""


class TimeEstimate:
    """Estimates how long trials take from those before: of the same run, else of the engine, else of any."""

    def __init__(self) -> None:
        self._known: dict[object, list[float]] = {}

    def note(self, trial: Trial, seconds: float) -> None:
        """Record how long a trial took, warming included."""
        for key in _keys(trial):
            self._known.setdefault(key, []).append(seconds)

    def left(self, trials: Iterable[Trial]) -> float | None:
        """How many seconds these trials will take; None before anything is known."""
        return sum(map(self._expected, trials)) if self._known else None

    def _expected(self, trial: Trial) -> float:
        slower = MEMORY_SLOWDOWN if trial.with_memory else 1 / MEMORY_SLOWDOWN
        alike = [(key, 1.0) for key in _keys(trial)]
        unlike = [(key, slower) for key in _keys(Trial(trial.run, not trial.with_memory))]
        key, factor = next(one for one in alike + unlike if one[0] in self._known)
        return sum(self._known[key]) / len(self._known[key]) * factor


def _keys(trial: Trial) -> tuple[object, ...]:
    """What this trial has in common with others, the closest first."""
    return (trial.run, trial.with_memory), (trial.run.engine, trial.with_memory), trial.with_memory


QUIET_SECONDS = 0.02
"""How long to wait before a short trial is timed: whoever follows the reports may still be drawing the last one."""
SHORT_SECONDS = 0.01
"""A trial that takes less is short: what else the computer does would show in its time."""
MEMORY_LIMIT_FACTOR = 4
"""The time limit of a trial whose memory is measured, as a multiple of the others': measuring slows it."""
GIVEN_UP = RunOutcome.OUT_OF_TIME, RunOutcome.REFUSED, RunOutcome.GIVEN_UP, RunOutcome.WRONG
"""How a run ends that is not worth repeating."""


@dataclass(frozen=True, slots=True)
class ComparisonProgress:
    """The progress of a comparison: trials made and in all, the one running, seconds left if known, and results."""

    made: int
    total: int
    trial: Trial | None
    left: float | None
    results: tuple[Result, ...]


def compare(plan: ComparisonPlan) -> Search[tuple[Result, ...]]:
    """Run every trial of the plan; each report has a `ComparisonProgress` as its `snapshot`, the answer is the results.

    Engines are warmed before they are timed, each on something small and each run for a moment on its own problem: the
    first repetition would be the slowest. `visited` counts over all trials.
    """
    comparison = _Comparison(plan)
    while comparison.trials:
        yield from comparison.run_trial()
    yield comparison.report()
    return (yield from last_answer(tuple(comparison.results.values()), comparison.visited))


class _Comparison:
    """A plan that is being carried out; `results` are by run, in the order of the plan."""

    def __init__(self, plan: ComparisonPlan) -> None:
        self.trials = plan.trials()
        self.results: dict[Run, Result] = {}
        self.visited = 0
        self._plan = plan
        self._total = len(self.trials)
        self._estimate = TimeEstimate()
        self._warm = set[object]()
        self._short: dict[Run, bool] = {}
        self._progress = ComparisonProgress(0, self._total, None, None, ())

    def report(self, inner: Progress | None = None) -> Progress:
        """The progress, with the figures of the search that runs now."""
        if inner is None:
            return Progress(self._progress.made, self.visited, snapshot=self._progress)
        return replace(inner, visited=self.visited + inner.visited, snapshot=self._progress, best=None, remark=None)

    def run_trial(self) -> Generator[Progress, None, None]:
        """Run the next trial."""
        trial, began = self.trials[0], perf_counter()
        self._update(trial)
        yield self.report()
        yield from self._warm_up(trial.run)
        yield from self._measure_memory(trial) if trial.with_memory else self._measure_time(trial)
        del self.trials[0]
        self._estimate.note(trial, perf_counter() - began)
        self._update(None)

    def _update(self, trial: Trial | None) -> None:
        made = self._total - len(self.trials)
        left = self._estimate.left(self.trials)
        self._progress = ComparisonProgress(made, self._total, trial, left, tuple(self.results.values()))

    def _warm_up(self, run: Run) -> Generator[Progress, None, None]:
        kind = run.problem.warming, run.engine
        if kind not in self._warm:
            self._warm.add(kind)
            yield from self._relayed(warm(run))
        if run not in self._short and run.repetitions > 1:
            result = yield from self._relayed(begin(run, WARMING_SECONDS))
            self._short[run] = sum(result.seconds) < SHORT_SECONDS

    def _settle(self, run: Run) -> None:
        """Before a short trial, let the others finish, and make it once at once: after a rest, a processor is slow."""
        if self._short.get(run, False):
            sleep(QUIET_SECONDS)
            result_of(begin(run, WARMING_SECONDS))

    def _measure_time(self, trial: Trial) -> Generator[Progress, None, None]:
        self._settle(trial.run)
        result = yield from self._relayed(begin(trial.run, self._plan.limit))
        self.visited += result.visited
        known = self.results.get(trial.run, replace(result, seconds=()))
        self._put(replace(result, seconds=(*known.seconds, *result.seconds), memory=known.memory))
        if result.outcome in GIVEN_UP:
            self.trials[1:] = [other for other in self.trials[1:] if other.run != trial.run]

    def _measure_memory(self, trial: Trial) -> Generator[Progress, None, None]:
        limit = None if self._plan.limit is None else self._plan.limit * MEMORY_LIMIT_FACTOR
        result, memory = yield from self._relayed(with_memory(begin(trial.run, limit)))
        self.visited += result.visited
        if result.outcome not in GIVEN_UP:
            known = self.results.get(trial.run, replace(result, seconds=()))
            self._put(replace(known, memory=memory if result.memory is None else result.memory))

    def _put(self, result: Result) -> None:
        """Store a result in the order of the plan."""
        found = {**self.results, result.run: result}
        self.results = {run: found[run] for run in self._plan.runs if run in found}

    def _relayed(self, running: Generator[Progress, None, T]) -> Generator[Progress, None, T]:
        """Run something, and relay its reports as the comparison's own."""
        try:
            while isinstance(event := next_event(running), Progress):
                yield self.report(event)
            return event
        finally:
            running.close()
