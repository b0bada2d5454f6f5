"""The protocol of every search, and `Drive`, which runs one.

A search is a generator. It yields `Progress` now and then and `Found` for each answer, and returns a `Verdict` when
it ends. Its caller resumes it, asks for the next answer, or closes it: a search needs no flag, callback or thread of
its own.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from enum import Enum
from time import perf_counter
from typing import Generic, TypeVar

from solvers.message import InputError, Message
from solvers.pace import FULL_SPEED, Pace, StepByStep, StoppedError, going_at, never, stopped_by

A = TypeVar("A")
E = TypeVar("E")
R = TypeVar("R")
A_co = TypeVar("A_co", covariant=True)

SLICE_SECONDS = 0.008
"""How long a compiled kernel aims to run before it hands back to Python."""

POLITE_NODES = 500
"""How many nodes a pure-Python search may expand before it gives the interpreter away with `sleep(0)`."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The state of a running search; a search yields one at least every 50 ms, and one just before each answer.

    The first, with nothing visited, says that all is loaded and the search begins.

    `visited` counts positions or squares entered so far, `frontier` the positions waiting to be expanded, `best` the
    length of the best answer so far. `snapshot` is a partial path to draw, or None. `levels[d]` is how many positions
    were visited at depth d, for searches that go level by level. `counters` holds the figures of a search's own
    structures (comparisons, rotations, ...), by name. `remark` says which method a search chose and why, or that it
    continues by another. `trace` shows the inner workings, in a type of the method's own; what is costly to look up is
    there only at a slow pace.
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

    def __str__(self) -> str:
        text = f"depth {self.depth:,}, {self.visited:,} visited"
        return text if self.best is None else f"{text}, best so far {self.best:,}"

    @property
    def is_step(self) -> bool:
        """Whether it tells of the search itself, and not that this is being prepared or ready."""
        return self.visited > 0 or self.trace is not None


@dataclass(frozen=True, slots=True)
class Found(Generic[A_co]):
    """One answer, and how many positions had been visited when it was found."""

    answer: A_co
    visited: int


class Outcome(Enum):
    """How a search ended."""

    EXHAUSTED = "exhausted"
    """Everything was searched: there is no answer beyond those found; where there is none, `reason` may say why."""
    IMPOSSIBLE = "impossible"
    """There is no answer, and `Verdict.reason` says why."""
    STOPPED = "stopped"
    """It was stopped; nothing is proved."""


class WrongAnswer(InputError):  # noqa: N818 - a fault of the answer, not of this program
    """What a search of somebody's own returned is no answer: the message names the first thing that is wrong."""


class GivenUp(Exception):  # noqa: N818 (it says how a search ended, as Python's own StopIteration does)
    """A search gave up, so that nothing is proved; its text says why."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a search: how it ended, how much it visited, and why there is no answer."""

    outcome: Outcome
    visited: int = 0
    reason: Message | None = None

    def check_proved(self) -> None:
        """Raise `GivenUp` where nothing is proved."""
        if self.outcome is Outcome.STOPPED:
            raise GivenUp("the search was stopped" if self.reason is None else str(self.reason))


Search = Generator[Progress | Found[A], None, Verdict]


def next_event(running: Generator[E, None, R]) -> E | R:
    """Advance a generator by one step: what it yields next, or what it returns when that is its end."""
    try:
        return next(running)
    except StopIteration as end:
        return end.value


def next_step(running: Generator[E, None, R]) -> E | R:
    """The same, of a search that reports each node."""
    with going_at(StepByStep()):
        return next_event(running)


def result_of(running: Generator[Progress, None, R]) -> R:
    """Run a generator to its end, for those who need not be told how far it is."""
    while isinstance(event := next_event(running), Progress):
        pass
    return event


def answer_of(running: Search[A]) -> Generator[Progress, None, A]:
    """The answer of a search that always has one, whose reports are passed on; the search is closed then."""
    with closing(running):
        while isinstance(event := next_event(running), Progress):
            yield event
    assert isinstance(event, Found)
    return event.answer


def last_answer(answer: A, visited: int = 0) -> Search[A]:
    """The end of a search: its last answer, after so many positions, and the verdict that there is no other."""
    yield Found(answer, visited)
    return Verdict(Outcome.EXHAUSTED, visited)


def ignore(progress: Progress) -> None:
    """The default listener: discards every report."""


def only_answer(
    search: Search[A], next_answer: Callable[[Drive[A]], Found[A] | Verdict] = lambda drive: drive.next_answer()
) -> A:
    """The answer of a search that always has one; raises `GivenUp` where it gave up."""
    with closing(Drive(search)) as drive:
        event = next_answer(drive)
    if isinstance(event, Found):
        return event.answer
    raise GivenUp(str(event.reason))


class Drive(Generic[A]):
    """Runs one search, answer by answer, for the console, the tests and the window.

    `seconds` leaves out pauses between answers, the waiting of a slow pace, and what comes before a report of nothing
    visited, with which a search says that its kernels are loaded.
    """

    def __init__(self, search: Search[A]) -> None:
        self._search = search
        self._verdict: Verdict | None = None
        self.visited = 0
        self.latest: Progress | None = None
        """The last report."""
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
        """Resume the search until its next answer or its verdict; calls `stopped` after every report.

        The pace says how far the search goes from one report to the next, and how long it waits after each. A stop
        ends the search for good, but only `close` frees what it holds, which may take a while: the verdict does not
        wait for it. Once there is a verdict, every further call returns it again.
        """
        if self._verdict is not None:
            return self._verdict
        self._running_since = perf_counter()
        try:
            with going_at(pace), stopped_by(stopped):
                return self._advance(stopped, listen, pace)
        except StoppedError:
            return self._end()
        finally:
            self._spent, self._running_since = self.seconds, None

    def close(self) -> None:
        """Give the search up and free what it holds; a verdict already reached stays."""
        self._search.close()
        self._end()

    def _advance(
        self, stopped: Callable[[], bool], listen: Callable[[Progress], None], pace: Pace
    ) -> Found[A] | Verdict:
        while not stopped():
            event = next_event(self._search)
            self.visited = event.visited
            if isinstance(event, Verdict):
                self._verdict = event
                return event
            if isinstance(event, Found):
                return event
            if not event.is_step:
                self._running_since = perf_counter()
            self.latest = event
            listen(event)
            if event.is_step:
                self._wait(pace, stopped)
        return self._end()

    def _end(self) -> Verdict:
        """The verdict: that it was stopped where there was none before."""
        if self._verdict is None:
            self._verdict = Verdict(Outcome.STOPPED, self.visited)
        return self._verdict

    def _wait(self, pace: Pace, stopped: Callable[[], bool]) -> None:
        self._spent, self._running_since = self.seconds, None
        pace.wait(stopped)
        self._running_since = perf_counter()
