"""Which course a run takes, for each kind of subject, and a short one to warm its engine."""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter

from solvers.comparison.course import Course, course
from solvers.comparison.plan import FirstTries, KlotskiSubject, KnightSubject, Run, Subject
from solvers.comparison.result import Ending, Share
from solvers.klotski import engines as klotski
from solvers.klotski.layout import Layout
from solvers.knight import engines as knight
from solvers.knight.board import Board
from solvers.knight.tour import TourRequest
from solvers.search import Progress
from solvers.statement import InputError

Running = Generator[Progress, None, Course]

WARMING_LAYOUT = Layout.parse("S.VV/SVVV/.VHH/HHAA/SSAA")
"""Every Klotski engine takes it, and solves it at once."""
WARMING_BOARD, WARMING_CLOSED = Board(5, 5), Board(6, 6)
WARMING_SECONDS = 0.3
"""A search that has not found the warming tour by then is warm."""


def begin(run: Run, limit: float | None) -> Running:
    """Make the run once; a subject that the engine does not take ends it at once."""
    try:
        return (yield from _course_of(run.subject, run.engine, limit))
    except InputError:
        return Course(Ending.REFUSED, 0.0)


def warm(run: Run) -> Running:
    """Run the engine once on something small of the same kind."""
    return begin(Run(_small(run.subject), run.engine), WARMING_SECONDS)


def _small(subject: Subject) -> Subject:
    match subject:
        case KlotskiSubject(_, metric):
            return KlotskiSubject(WARMING_LAYOUT, metric)
        case KnightSubject(closed=closed):
            return KnightSubject(WARMING_CLOSED if closed else WARMING_BOARD, (0, 0), closed)
        case FirstTries():
            return FirstTries(WARMING_BOARD, 1)


def _course_of(subject: Subject, engine: str, limit: float | None) -> Running:
    match subject:
        case KlotskiSubject(layout, metric):
            return course(klotski.engine_named(engine).search(layout, metric), limit)
        case KnightSubject(board, start, closed):
            return course(knight.engine_named(engine).start(TourRequest(board, start, closed=closed)), limit)
        case FirstTries():
            return _first_tries(subject, engine)


def _first_tries(subject: FirstTries, engine: str) -> Running:
    from solvers.knight.first_tries import first_tries

    seconds, began = 0.0, perf_counter()
    tally = Progress(0, 0)
    successes = tries = 0
    for tally, succeeded in first_tries(subject.board, engine, subject.most):
        tries += 1
        successes += succeeded
        seconds += perf_counter() - began
        yield tally
        began = perf_counter()
    return Course(Ending.FOUND, seconds, tally.visited, share=Share(successes, tries))
