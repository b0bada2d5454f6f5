"""One search measured from its beginning to the answer that counts."""

from __future__ import annotations

import tracemalloc
from collections.abc import Generator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeVar

from solvers.comparison.plan import FirstTries, KlotskiProblem, KnightProblem, Problem, Run
from solvers.comparison.result import RunOutcome, Share
from solvers.klotski.engines import registry as klotski
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Solution
from solvers.knight import engines as knight
from solvers.knight.board import Board
from solvers.knight.tour import TourRequest
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


def measurement(search: Search[Any], limit: float | None = None) -> Generator[Progress, None, Measurement]:
    """Search for a shortest solution until it is proved, or for the first tour, `limit` seconds at most.

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
                length, outcome = _length_and_outcome(event.answer)
                if outcome is not None:
                    return Measurement(outcome, seconds, event.visited, length)
            else:
                yield event
            if limit is not None and seconds > limit:
                return Measurement(RunOutcome.OUT_OF_TIME, seconds, event.visited, length)
    finally:
        search.close()


def _length_and_outcome(answer: Any) -> tuple[int, RunOutcome | None]:
    """The length of an answer, and how a search ends with it; None where it is to go on."""
    if not isinstance(answer, Solution):
        return len(answer.order), RunOutcome.FOUND
    return len(answer.steps), RunOutcome.PROVED if answer.proved_shortest else None


Running = Generator[Progress, None, Measurement]

WARMING_LAYOUT = Layout.parse("S.VV/SVVV/.VHH/HHAA/SSAA")
"""Every Klotski engine takes it, and solves it at once."""
WARMING_BOARD, WARMING_CLOSED = Board(5, 5), Board(6, 6)
WARMING_SECONDS = 0.3
"""A search that has not found the warming tour by then is warm."""


def begin(run: Run, limit: float | None) -> Running:
    """Make the run once; a problem that the engine does not take ends it at once."""
    try:
        return (yield from _measured_run(run.problem, run.engine, limit))
    except InputError:
        return Measurement(RunOutcome.REFUSED, 0.0)


def warm(run: Run) -> Running:
    """Run the engine once on something small of the same kind."""
    return begin(Run(_warming_problem(run.problem), run.engine), WARMING_SECONDS)


def _warming_problem(problem: Problem) -> Problem:
    match problem:
        case KlotskiProblem(_, metric):
            return KlotskiProblem(WARMING_LAYOUT, metric)
        case KnightProblem(closed=closed):
            return KnightProblem(WARMING_CLOSED if closed else WARMING_BOARD, (0, 0), closed)
        case FirstTries():
            return FirstTries(WARMING_BOARD, 1)


def _measured_run(problem: Problem, engine: str, limit: float | None) -> Running:
    match problem:
        case KlotskiProblem(layout, metric):
            return measurement(klotski.engine_named(engine).search(layout, metric), limit)
        case KnightProblem(board, start, closed):
            return measurement(knight.engine_named(engine).start(TourRequest(board, start, closed=closed)), limit)
        case FirstTries():
            return _first_tries(problem, engine)


def _first_tries(problem: FirstTries, engine: str) -> Running:
    from solvers.knight.warnsdorff.warnsdorff import first_tries

    seconds, began = 0.0, perf_counter()
    tally = Progress(0, 0)
    successes = tries = 0
    for tally, succeeded in first_tries(problem.board, engine, problem.most):
        tries += 1
        successes += succeeded
        seconds += perf_counter() - began
        yield tally
        began = perf_counter()
    return Measurement(RunOutcome.FOUND, seconds, tally.visited, share=Share(successes, tries))


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
