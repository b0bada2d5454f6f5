"""One search measured from its beginning to the answer that counts."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from solvers.comparison.result import Ending, Share
from solvers.klotski.moves import Solution
from solvers.search import Found, Progress, Search, Verdict


@dataclass(frozen=True, slots=True)
class Course:
    """How a search went: how it ended, its own seconds, what it visited, and the length of its last answer."""

    ending: Ending
    seconds: float
    visited: int = 0
    length: int | None = None
    share: Share | None = None


class Stopwatch:
    """Counts the time inside a search alone, not what its listeners take; loading before its beginning is free."""

    def __init__(self, search: Search[Any]) -> None:
        self._search = search
        self.seconds = 0.0

    def next_event(self) -> Progress | Found[Any] | Verdict:
        """What the search says next."""
        began = perf_counter()
        try:
            event = next(self._search)
        except StopIteration as end:
            verdict: Verdict = end.value
            return verdict
        finally:
            self.seconds += perf_counter() - began
        if event.visited == 0:
            self.seconds = 0.0
        return event


def course(search: Search[Any], limit: float | None = None) -> Generator[Progress, None, Course]:
    """Search for a shortest solution until it is proved, or for the first tour, `limit` seconds at most.

    Yields every report of the search.
    """
    watch = Stopwatch(search)
    length = None
    visited = 0
    try:
        while True:
            event = watch.next_event()
            visited = event.visited
            if isinstance(event, Verdict):
                ending = Ending.NONE if length is None else Ending.FOUND
                return Course(ending, watch.seconds, visited, length)
            if isinstance(event, Found):
                length, ending = _measured(event.answer)
                if ending is not None:
                    return Course(ending, watch.seconds, visited, length)
            else:
                yield event
            if limit is not None and watch.seconds > limit:
                return Course(Ending.OUT_OF_TIME, watch.seconds, visited, length)
    finally:
        search.close()


def _measured(answer: Any) -> tuple[int, Ending | None]:
    """The length of an answer, and how a search ends with it; None where it is to go on."""
    if not isinstance(answer, Solution):
        return len(answer.order), Ending.FOUND
    return len(answer.steps), Ending.PROVED if answer.proved_shortest else None
