"""One search measured from its beginning to the answer that counts."""

from __future__ import annotations

import tracemalloc
from collections.abc import Generator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeVar

from solvers.comparison.plan import Problem, Run, RunOutcome, Share
from solvers.message import InputError
from solvers.search import Found, Progress, Search, Verdict, next_event

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Measurement:
    """How a search went: how it ended, its own seconds, what it visited, and the length of its last answer."""

    outcome: RunOutcome
    seconds: float
    visited: int = 0
    length: int | None = None
    share: Share | None = None


Running = Generator[Progress, None, Measurement]
WARMING_SECONDS = 0.3
"""A search that has not found its answer by then is warm."""


def measurement(problem: Problem, search: Search[Any], limit: float | None = None) -> Running:
    """Search until an answer to the problem ends it, `limit` seconds at most.

    Yields every report of the search. Only the time inside the search counts, from its report of nothing visited on.
    """
    length, seconds = None, 0.0
    try:
        while True:
            began = perf_counter()
            event = next_event(search)
            seconds += perf_counter() - began
            if isinstance(event, Verdict):
                outcome = RunOutcome.NONE if length is None else RunOutcome.FOUND
                return Measurement(outcome, seconds, event.visited, length)
            if event.visited == 0:
                seconds = 0.0
            if isinstance(event, Found):
                length, outcome = problem.length(event.answer), problem.outcome(event.answer)
                share = event.answer if isinstance(event.answer, Share) else None
                if outcome is not None:
                    return Measurement(outcome, seconds, event.visited, length, share)
            else:
                yield event
            if limit is not None and seconds > limit:
                return Measurement(RunOutcome.OUT_OF_TIME, seconds, event.visited, length)
    finally:
        search.close()


def begin(run: Run, limit: float | None) -> Running:
    """Make the run once; a problem that the engine does not take ends it at once."""
    try:
        return (yield from measurement(run.problem, run.problem.begin(run.engine), limit))
    except InputError:
        return Measurement(RunOutcome.REFUSED, 0.0)


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
