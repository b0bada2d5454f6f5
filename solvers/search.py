"""What every search speaks, and how to drive one.

A search is a generator. It yields `Progress` now and then and `Found` for each answer, and returns a `Verdict` when
it has nothing more to say. Whoever drives it goes on, asks for the next answer, or stops: a search needs no flag,
callback or thread of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from time import perf_counter
from typing import Generic, TypeVar

from solvers.message import Message
from solvers.pace import FULL_SPEED, Pace, going_at

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)

SLICE_SECONDS = 0.008
"""How long a compiled kernel aims to run before it hands back to Python."""

POLITE_NODES = 500
"""How many nodes a pure-Python search may expand before it gives the interpreter away with `sleep(0)`."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a search stands; a search yields one at least every 50 ms, and one just before each answer.

    The first, with nothing visited, says that all is loaded and the search begins.

    `visited` counts positions or squares entered so far, `frontier` the positions waiting to be expanded, `best` the
    length of the best answer so far. `snapshot` is a partial path to draw, or None. `levels[d]` is how many positions
    were met at depth d, for searches that go level by level. `counters` holds what a search's own structures
    did (comparisons, rotations, ...), by name. `remark` is what the search has to say on its way: which method it
    chose and why, or that it goes on by another. `trace` is what else there is to see of its inner workings, in a
    type of the method's own; what is costly to look up is there only at a slow pace.
    """

    depth: int
    visited: int
    frontier: int = 0
    best: int | None = None
    snapshot: object | None = None
    levels: tuple[int, ...] = ()
    counters: Mapping[str, int] = field(default_factory=dict[str, int])
    remark: Message | None = None
    trace: object | None = None


@dataclass(frozen=True, slots=True)
class Found(Generic[A_co]):
    """One answer, and how many positions had been visited when it was found."""

    answer: A_co
    visited: int


class Outcome(Enum):
    """How a search ended."""

    EXHAUSTED = "exhausted"
    """Everything was searched: there is no answer beyond those found."""
    IMPOSSIBLE = "impossible"
    """There is no answer, and `Verdict.reason` says why."""
    STOPPED = "stopped"
    """Somebody stopped it; nothing is proved."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The last word of a search."""

    outcome: Outcome
    visited: int = 0
    reason: Message | None = None


Search = Generator[Progress | Found[A], None, Verdict]


def never() -> bool:
    """The stop that is never asked for."""
    return False


def ignore(progress: Progress) -> None:
    """The listener who does not listen."""


class Drive(Generic[A]):
    """One search being driven: the console, the tests and the window ask it for one answer after another.

    Of the time it takes, pauses between answers do not count, nor the waiting of a slow pace, nor what comes before a
    report of nothing visited: by it a search says that its kernels are loaded.
    """

    def __init__(self, search: Search[A]) -> None:
        self._search = search
        self._verdict: Verdict | None = None
        self.visited = 0
        self._spent = 0.0
        self._running_since: float | None = None

    @property
    def seconds(self) -> float:
        """The time spent searching so far, up to now while an answer is awaited."""
        return self._spent + (perf_counter() - self._running_since if self._running_since is not None else 0.0)

    def next_answer(
        self,
        stopped: Callable[[], bool] = never,
        listen: Callable[[Progress], None] = ignore,
        pace: Pace = FULL_SPEED,
    ) -> Found[A] | Verdict:
        """Drive on to the next answer, or to the verdict; asks `stopped` after every report.

        The pace says how far the search goes from one report to the next, and how long it waits after each. A stop
        closes the search for good. Once there is a verdict, every further call returns it again.
        """
        if self._verdict is not None:
            return self._verdict
        self._running_since = perf_counter()
        try:
            with going_at(pace):
                return self._advance(stopped, listen, pace)
        finally:
            self._spent, self._running_since = self.seconds, None

    def close(self) -> None:
        """Give the search up and free what it holds; a verdict already reached stays."""
        self._search.close()
        if self._verdict is None:
            self._verdict = Verdict(Outcome.STOPPED, self.visited)

    def _advance(
        self, stopped: Callable[[], bool], listen: Callable[[Progress], None], pace: Pace
    ) -> Found[A] | Verdict:
        while not stopped():
            try:
                event = next(self._search)
            except StopIteration as end:
                verdict: Verdict = end.value
                self._verdict = verdict
                self.visited = verdict.visited
                return verdict
            self.visited = event.visited
            if self.visited == 0:
                self._running_since = perf_counter()
            if isinstance(event, Found):
                return event
            listen(event)
            if event.visited > 0:
                self._wait(pace, stopped)
        self.close()
        assert self._verdict is not None
        return self._verdict

    def _wait(self, pace: Pace, stopped: Callable[[], bool]) -> None:
        self._spent, self._running_since = self.seconds, None
        pace.wait(stopped)
        self._running_since = perf_counter()
