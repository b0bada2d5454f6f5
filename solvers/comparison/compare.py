"""Comparing: a search that runs other searches, one after another, and answers with all their figures."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from statistics import fmean
from time import perf_counter
from typing import TypeVar

from solvers.comparison.measurement import Course, begin, warm
from solvers.comparison.peak_memory import weighed
from solvers.comparison.plan import FirstTries, KlotskiSubject, KnightSubject, Lap, Plan, Run
from solvers.comparison.result import Ending, Result
from solvers.search import Found, Outcome, Progress, Search, Verdict

WEIGHING_SLOWS = 3.0
"""How much longer a lap takes while its memory is weighed, until it is known."""


class Estimate:
    """Takes note of what laps took, and foretells others: the same run's, else the engine's, else any."""

    def __init__(self) -> None:
        self._known: dict[object, list[float]] = {}

    def note(self, lap: Lap, seconds: float) -> None:
        """Take note that a lap took so long, warming included."""
        for key in _keys(lap):
            self._known.setdefault(key, []).append(seconds)

    def left(self, laps: Iterable[Lap]) -> float | None:
        """How many seconds these laps will take; None before anything is known."""
        return sum(map(self._foretold, laps)) if self._known else None

    def _foretold(self, lap: Lap) -> float:
        slower = WEIGHING_SLOWS if lap.weighed else 1 / WEIGHING_SLOWS
        alike = [(key, 1.0) for key in _keys(lap)]
        unlike = [(key, slower) for key in _keys(Lap(lap.run, not lap.weighed))]
        key, factor = next(one for one in alike + unlike if one[0] in self._known)
        return fmean(self._known[key]) * factor


def _keys(lap: Lap) -> tuple[object, ...]:
    """What is like this lap, the likest first."""
    return (lap.run, lap.weighed), (lap.run.engine, lap.weighed), lap.weighed


T = TypeVar("T")

WEIGHING_LIMITS = 4
"""A lap whose memory is weighed may take so many times as long as others: the weighing slows it."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a comparison stands: laps made of all, the lap being made, the seconds left if known, and the results."""

    made: int
    total: int
    lap: Lap | None
    left: float | None
    results: tuple[Result, ...]


def compare(plan: Plan) -> Search[tuple[Result, ...]]:
    """Make every lap of the plan; the `snapshot` of each report is a `Standing`, and the answer is the results.

    Engines are warmed, each on something small, before they are timed. `visited` counts over all laps.
    """
    comparison = _Comparison(plan)
    while comparison.laps:
        yield from comparison.make_lap()
    yield comparison.report()
    yield Found(tuple(comparison.results.values()), comparison.visited)
    return Verdict(Outcome.EXHAUSTED, comparison.visited)


class _Comparison:
    """A plan that is being carried out; `results` are by run, in the order of the plan."""

    def __init__(self, plan: Plan) -> None:
        self.laps = plan.laps()
        self.results: dict[Run, Result] = {}
        self.visited = 0
        self._plan = plan
        self._total = len(self.laps)
        self._estimate = Estimate()
        self._warm = set[object]()
        self._standing = Standing(0, self._total, None, None, ())

    def report(self, inner: Progress | None = None) -> Progress:
        """The standing, with the figures of the search that runs now."""
        if inner is None:
            return Progress(self._standing.made, self.visited, snapshot=self._standing)
        return replace(inner, visited=self.visited + inner.visited, snapshot=self._standing, best=None, remark=None)

    def make_lap(self) -> Generator[Progress, None, None]:
        """Make the lap that is next."""
        lap, began = self.laps[0], perf_counter()
        self._stand(lap)
        yield self.report()
        yield from self._warm_up(lap.run)
        yield from self._weigh(lap) if lap.weighed else self._time(lap)
        del self.laps[0]
        self._estimate.note(lap, perf_counter() - began)
        self._stand(None)

    def _stand(self, lap: Lap | None) -> None:
        made = self._total - len(self.laps)
        left = self._estimate.left(self.laps)
        self._standing = Standing(made, self._total, lap, left, tuple(self.results.values()))

    def _warm_up(self, run: Run) -> Generator[Progress, None, None]:
        kind = _kind(run)
        if kind not in self._warm:
            self._warm.add(kind)
            yield from self._passed_on(warm(run))

    def _time(self, lap: Lap) -> Generator[Progress, None, None]:
        course = yield from self._passed_on(begin(lap.run, self._plan.limit))
        self.visited += course.visited
        self._take(lap.run, course)
        if course.ending in (Ending.OUT_OF_TIME, Ending.REFUSED):
            self.laps[1:] = [other for other in self.laps[1:] if other.run != lap.run]

    def _weigh(self, lap: Lap) -> Generator[Progress, None, None]:
        limit = None if self._plan.limit is None else self._plan.limit * WEIGHING_LIMITS
        course, memory = yield from self._passed_on(weighed(begin(lap.run, limit)))
        self.visited += course.visited
        if course.ending in (Ending.OUT_OF_TIME, Ending.REFUSED):
            return
        known = self.results.get(lap.run) or _result(lap.run, course, ())
        self._put(replace(known, memory=memory))

    def _take(self, run: Run, course: Course) -> None:
        known = self.results.get(run)
        before = () if known is None else known.seconds
        taken = () if course.ending is Ending.REFUSED else (course.seconds,)
        memory = None if known is None else known.memory
        self._put(replace(_result(run, course, (*before, *taken)), memory=memory))

    def _put(self, result: Result) -> None:
        """Put a result in its place, which is that of its run in the plan."""
        found = {**self.results, result.run: result}
        self.results = {run: found[run] for run in self._plan.runs if run in found}

    def _passed_on(self, running: Generator[Progress, None, T]) -> Generator[Progress, None, T]:
        """Run something, and pass its reports on as the comparison's own."""
        try:
            while True:
                yield self.report(next(running))
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            running.close()


def _result(run: Run, course: Course, seconds: tuple[float, ...]) -> Result:
    return Result(run, course.ending, seconds, course.visited, course.length, share=course.share)


def _kind(run: Run) -> object:
    """What runs share that need to be warmed only once."""
    match run.subject:
        case KlotskiSubject(_, metric):
            return run.engine, metric
        case KnightSubject(closed=closed):
            return run.engine, closed
        case FirstTries():
            return run.engine, FirstTries
