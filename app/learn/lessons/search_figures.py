"""What a search comes to that is run for its figures: of its first answer, of its last, and of its steps."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from solvers.comparison.plan import Problem
from solvers.engine import Engine
from solvers.search import Found, Progress, Search, Verdict, last_answer, next_event, next_step
from solvers.slices import ReportTimer

MOST_STEPS = 3000
"""So many steps of a search are followed one by one; then it goes on at full speed."""


@dataclass(slots=True)
class SearchFigures:
    """Lengths of answers and what was visited until then; what is not known is None.

    `steps` are its expansions one by one, and `first_back` the depth from which it first went back. `complete` is
    whether it came to its end within its time.
    """

    visited: int = 0
    counters: Mapping[str, int] = field(default_factory=dict[str, int])
    complete: bool = True
    first: int | None = None
    first_visited: int = 0
    last: int | None = None
    answers: int = 0
    steps: int | None = 0
    first_back: int | None = None
    deepest: int = 0

    def note(self, event: Progress | Found[Any], best: int | None) -> None:
        """Note what a search tells: where it stands, or an answer, and of what length its best answer is."""
        self.visited = event.visited
        if isinstance(event, Found):
            self.answers += 1
            self.last = best
        else:
            self.counters = event.counters
        if self.first is None and best is not None:
            self.first, self.first_visited = best, event.visited
        if isinstance(event, Progress) and event.is_step and self.steps is not None:
            self.steps = self.steps + 1 if self.steps < MOST_STEPS else None
            if self.first_back is None and event.depth < self.deepest:
                self.first_back = self.deepest
            self.deepest = max(self.deepest, event.depth)


def search(problem: Problem, engine: Engine[Any], seconds: float) -> Search[SearchFigures]:
    """Run an engine on a problem; the one answer is what it came to.

    It goes on for at most so many `seconds` after the steps that are followed one by one. Raises `InputError` where the
    engine does not take the problem.
    """
    figures, began, reports = SearchFigures(), monotonic(), ReportTimer()
    with closing(problem.begin(engine)) as running:
        while figures.complete:
            event = next_event(running) if figures.steps is None else next_step(running)
            if isinstance(event, Verdict):
                break
            figures.note(event, problem.length(event.answer) if isinstance(event, Found) else event.best)
            if isinstance(event, Found) and problem.outcome(event.answer) is not None:
                break
            if figures.steps is not None:
                began = monotonic()
            figures.complete = monotonic() - began <= seconds
            if reports.overdue():
                yield Progress(0, figures.visited)
    return (yield from last_answer(figures, figures.visited))
