"""What a search comes to that is run for its figures: of its first answer, of its last, and of its steps."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from time import monotonic
from typing import Any

from solvers.comparison.plan import Problem
from solvers.engine import Engine
from solvers.library.watching import StepByStep
from solvers.pace import going_at
from solvers.search import Found, Progress, Search, Verdict, last_answer, next_event
from solvers.slices import ReportTimer

MOST_STEPS = 3000
"""So many steps of a search are followed one by one."""


@dataclass(frozen=True, slots=True)
class SearchFigures:
    """Lengths of answers and what was visited until then; what is not known is None.

    `steps` are its expansions one by one, and `first_back` the depth from which it first went back. `complete` is
    whether it came to its end within its time.
    """

    visited: int
    counters: dict[str, int]
    complete: bool
    first: int | None
    first_visited: int
    last: int | None
    answers: int
    steps: int | None
    first_back: int | None


@dataclass(slots=True)
class Beginning:
    """What the first steps of a search tell, one by one: `steps` is None where there are more of them."""

    first: int | None = None
    first_visited: int = 0
    first_back: int | None = None
    steps: int | None = None


def search(problem: Problem, engine: Engine[Any], seconds: float) -> Search[SearchFigures]:
    """Run an engine on a problem for at most so many seconds; the one answer is what it came to.

    Raises `InputError` where the engine does not take the problem.
    """
    began, last, answers, seen, complete = monotonic(), None, 0, Progress(0, 0), True
    for event in problem.begin(engine):
        if isinstance(event, Progress):
            seen = event
            yield event
        elif isinstance(event, Found):
            answers += 1
            last = problem.length(event.answer)
            seen = Progress(seen.depth, event.visited, counters=seen.counters)
            if problem.outcome(event.answer) is not None:
                break
        if monotonic() - began > seconds:
            complete = False
            break
    beginning = yield from _beginning(problem, engine)
    figures = SearchFigures(
        visited=seen.visited,
        counters=dict(seen.counters),
        complete=complete,
        first=beginning.first or last,
        first_visited=beginning.first_visited or seen.visited,
        last=last,
        answers=answers,
        steps=beginning.steps,
        first_back=beginning.first_back,
    )
    return (yield from last_answer(figures, seen.visited))


def _beginning(problem: Problem, engine: Engine[Any]) -> Generator[Progress, None, Beginning]:
    """Follow the first steps of a search, and report now and then, so that it can be stopped."""
    told, deepest, steps, reports = Beginning(), 0, 0, ReportTimer()
    running = problem.begin(engine)
    while steps <= MOST_STEPS:
        with going_at(StepByStep()):
            event = next_event(running)
        if isinstance(event, Verdict) or (isinstance(event, Found) and problem.outcome(event.answer) is not None):
            told.steps = steps
            _note_best(told, problem, event)
            break
        _note_best(told, problem, event)
        if isinstance(event, Progress) and event.is_step:
            steps += 1
            if told.first_back is None and event.depth < deepest:
                told.first_back = deepest
            deepest = max(deepest, event.depth)
        if reports.overdue():
            yield Progress(0, steps)
    running.close()
    return told


def _note_best(told: Beginning, problem: Problem, event: Progress | Found[Any] | Verdict) -> None:
    """Note the first answer, and what was visited until then."""
    best = problem.length(event.answer) if isinstance(event, Found) else getattr(event, "best", None)
    if told.first is None and best is not None:
        told.first, told.first_visited = best, event.visited
