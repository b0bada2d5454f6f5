"""A search that is followed step by step, forward and back."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Any
from weakref import finalize

from solvers.comparison.plan import Problem
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Solution
from solvers.knight.board import Board, Square
from solvers.knight.tour import Tour
from solvers.library.problems import Method, method_of, problem_of
from solvers.recording import Recording, held_by
from solvers.search import Found, Progress, Search, Verdict, next_step

MOST_BYTES = 100_000_000
"""How much the steps that are kept may hold."""


class Watch(Iterator[Progress]):
    """The steps of one search, each made when it is asked for; what `watch` returns.

    `answer` is the best answer so far; `verdict` tells how the search ended, None before that, and where it needed not
    go on after its answer.
    """

    def __init__(self, problem: Problem, search: Search[Any]) -> None:
        self.answer: Solution | Tour | None = None
        self.verdict: Verdict | None = None
        self._problem = problem
        self._search = search
        self._recording = Recording[Progress](inf, MOST_BYTES)
        self._place = -1
        finalize(self, search.close)  # at the exit at the latest, while what it waits for can still be ended

    def __next__(self) -> Progress:
        """The next step: after going back one that was made before, otherwise the search's next."""
        if self._place + 1 == len(self._recording):
            step = self._made()
            self._place -= self._recording.append(step, held_by(step))
        self._place += 1
        return self._recording[self._place]

    def back(self) -> Progress | None:
        """The step before, after which `next` goes on; None at the first, or the oldest that is kept."""
        if self._place <= 0:
            return None
        self._place -= 1
        return self._recording[self._place]

    def close(self) -> None:
        """End the search; the steps that were made stay."""
        self._search.close()

    def _made(self) -> Progress:
        """The next step of the search; raises `StopIteration` at its end."""
        while True:
            event = next_step(self._search)
            if isinstance(event, Progress):
                if event.is_step:
                    return event
            elif isinstance(event, Found):
                self.answer = event.answer
                if self._problem.outcome(event.answer) is not None:
                    self.close()
            else:
                self.verdict = self.verdict or event  # a search that is over returns nothing more
                raise StopIteration


def watch(
    subject: Layout | Board | str,
    engine: Method | None = None,
    count: str = "moves",
    start: str | Square | None = None,
    end: str | Square | None = None,
    closed: bool = False,
    seed: int = 0,
) -> Watch:
    """A method at work on a layout or a board, step by step: an iterator of `Progress`.

    It ends as soon as `solve` or `tour` would. `back` goes back, as far as 100 MB of steps reach. Without `engine`, the
    default one of the puzzle is watched; the rest is as for `solve` and `tour`. Raises `InputError`.

    >>> import solvers
    >>> watch = solvers.watch("將擋後路", engine="a-star")
    >>> first, second = next(watch), next(watch)
    >>> print(second)
    depth 1, 10 visited
    >>> watch.back() is first, next(watch) is second
    (True, True)
    >>> for step in watch:
    ...     pass
    >>> len(watch.answer)
    21
    """
    problem = problem_of(subject, count, start, end, closed, seed)
    engines = problem.engines
    return Watch(problem, problem.begin(engines[0] if engine is None else method_of(engines, engine)))
