"""What a search notes of its way: each position that it comes to, in order, new ones and those it has met before.

A driver that wants it opens a log, and a search asks for it once, when it begins. Without a log nothing is noted.

What it means to come to a position depends on the method. Those that keep what they have visited come to each successor
that they look up there; depth-first search over the paper's tree does so, too, and leaves out what its bound cuts off;
IDA* comes to a position when it enters it, and a search of somebody's own when it asks for the positions one step away.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from contextvars import ContextVar
from time import thread_time
from typing import TYPE_CHECKING, TypeVar

from solvers.message import Message
from solvers.pace import TemporaryValue
from solvers.search import Found, Outcome, Progress, Search, Verdict, WrongAnswer, next_event

if TYPE_CHECKING:
    from solvers.array_types import Int32s, Int64s

    Packing = Callable[[Int64s], None]

A = TypeVar("A")

MOST_VISITS = 4_000_000
"""A log of so many visits is full."""

NEAR, FAR = 0, 1
"""The side from which a search comes to a position: from the layout, or from the exit."""


class VisitLog:
    """The visits of one search, in order.

    `numbers` (int64) are the positions as the method writes them, `depths` (int32) the steps by which it has come there
    from the side that `sides` (uint8) tells. `iterations` are the indices at which a search begins again from its
    start.
    """

    wanted = True
    """Whether anybody wants the visits."""

    def __init__(self) -> None:
        self.numbers = array("q")
        self.depths = array("i")
        self.sides = bytearray()
        self.iterations: list[int] = []
        self.pack: Packing | None = None
        """Replaces the method's numbers by packed positions, in place; None where they are packed positions."""
        self.seconds = 0.0
        """What noting has taken where it is done apart from the search."""
        self.elsewhere = 0.0
        """The processor time that the search has taken in a process of its own."""

    def __len__(self) -> int:
        return len(self.numbers)

    @property
    def full(self) -> bool:
        """Whether the search need not go on for the log's sake."""
        return len(self.numbers) >= MOST_VISITS

    def note(self, number: int, depth: int, side: int = NEAR) -> None:
        """Note that the search comes to a position."""
        self.numbers.append(number)
        self.depths.append(depth)
        self.sides.append(side)

    def each(self, numbers: Iterable[int], depth: int, side: int = NEAR) -> Iterable[int]:
        """Hand on the numbers of some positions, and note each one as it is taken."""
        for number in numbers:
            self.note(number, depth, side)
            yield number

    def extend(self, numbers: Int64s, depths: Int32s) -> None:
        """Note many visits from the layout's side at once."""
        self.numbers.frombytes(numbers.tobytes())
        self.depths.frombytes(depths.tobytes())
        self.sides += bytes(len(numbers))

    def begin_iteration(self) -> None:
        """Note that the search begins again from its start."""
        self.iterations.append(len(self.numbers))

    @contextmanager
    def apart(self) -> Generator[None, None, None]:
        """Inside, the time is the log's and not the search's."""
        began = thread_time()
        try:
            yield
        finally:
            self.seconds += thread_time() - began


class NoVisitLog(VisitLog):
    """Stands for a log where nobody wants one: nothing is noted in it."""

    wanted = False

    def note(self, number: int, depth: int, side: int = NEAR) -> None:
        """Note nothing."""

    def each(self, numbers: Iterable[int], depth: int, side: int = NEAR) -> Iterable[int]:
        """The numbers themselves."""
        return numbers

    def begin_iteration(self) -> None:
        """Note nothing."""


_current: ContextVar[VisitLog | None] = ContextVar("visit_log", default=None)


def logging_to(log: VisitLog) -> TemporaryValue[VisitLog | None]:
    """Inside, searches that begin note their visits in this log."""
    return TemporaryValue(_current, log)


def current_log() -> VisitLog:
    """The log for the visits of a search that begins, `NoVisitLog` where nobody wants one."""
    log = _current.get()
    return NoVisitLog() if log is None else log


def run_logged(
    search: Search[A], log: VisitLog
) -> Generator[Progress, None, tuple[float, A | None, bool, Message | None]]:
    """Run a method to its end, or until its log is full.

    Returns its seconds, the best solution, whether it ended, and why without a solution and without a proof.
    """
    seconds, solution = 0.0, None
    try:
        while True:
            with logging_to(log):
                began = thread_time()
                event = next_event(search)
                seconds += thread_time() - began
            if isinstance(event, Verdict):
                given_up = solution is None and event.outcome is Outcome.STOPPED
                return seconds, solution, True, event.reason if given_up else None
            if isinstance(event, Found):
                solution = event.answer
                continue
            if event.visited == 0:  # it was still preparing itself
                seconds = 0.0
            yield event
            if log.full:
                return seconds, solution, False, None
    except WrongAnswer as error:
        return seconds, None, True, error.message
    finally:
        search.close()
