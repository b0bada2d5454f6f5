"""What a search comes to that is run for its figures: of its first answer, of its last, and of its steps."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Any

from solvers.comparison.plan import Problem
from solvers.engine import Engine
from solvers.pace import Pace, going_at
from solvers.search import Found, Progress, Search, last_answer

MOST_STEPS = 2000
"""A search with more steps is not followed step by step."""


class StepByStep(Pace):
    """A search reports each of its steps."""

    def nodes(self) -> int:
        """One at a time."""
        return 1


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


def search(problem: Problem, engine: Engine[Any], seconds: float) -> Search[SearchFigures]:
    """Run an engine on a problem for at most so many seconds; the one answer is what it came to.

    Raises `InputError` where the engine does not take the problem.
    """
    began, first, first_visited, last, answers = monotonic(), None, 0, None, 0
    seen, complete = Progress(0, 0), True
    for event in problem.begin(engine):
        if isinstance(event, Progress):
            seen = event
            yield event
        elif isinstance(event, Found):
            answers += 1
            last = problem.length(event.answer)
            if first is None:
                first, first_visited = last, event.visited
            seen = Progress(seen.depth, event.visited, counters=seen.counters)
            if problem.outcome(event.answer) is not None:
                break
        if monotonic() - began > seconds:
            complete = False
            break
    steps, first_back = (
        _followed(problem, engine) if seen.visited <= MOST_STEPS else (None, _first_back(problem, engine))
    )
    figures = SearchFigures(
        seen.visited, dict(seen.counters), complete, first, first_visited, last, answers, steps, first_back
    )
    return (yield from last_answer(figures, seen.visited))


def _followed(problem: Problem, engine: Engine[Any]) -> tuple[int, int | None]:
    """How many steps a short search takes, and the depth from which it first goes back."""
    steps, deepest, back = 0, 0, None
    with going_at(StepByStep()):
        for event in problem.begin(engine):
            if isinstance(event, Found) and problem.outcome(event.answer) is not None:
                break
            if isinstance(event, Progress) and event.is_step:
                steps += 1
                back = deepest if back is None and event.depth < deepest else back
                deepest = max(deepest, event.depth)
    return steps, back


def _first_back(problem: Problem, engine: Engine[Any]) -> int | None:
    """The depth from which a long search first goes back, if it does so among its first steps."""
    steps, deepest = 0, 0
    with going_at(StepByStep()):
        for event in problem.begin(engine):
            if not isinstance(event, Progress) or (steps := steps + 1) > MOST_STEPS:
                return None
            if event.depth < deepest:
                return deepest
            deepest = event.depth
    return None
