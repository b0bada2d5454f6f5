"""How fast a search may go, and how one that waits for something learns that it is to stop; its driver says both.

A search asks how many nodes it has until its next report. Going slowly changes when a search reports and nothing else:
it visits the same nodes in the same order. A search that runs is stopped between two of its reports; one that waits, as
for a compiler, asks meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar, Token
from typing import Generic, TypeVar

T = TypeVar("T")


class TemporaryValue(Generic[T]):
    """Inside its `with` statement a variable has a value; `contextlib.contextmanager` would take three times as long.

    From Python 3.14 on, what `ContextVar.set` returns does the same.
    """

    __slots__ = ("_token", "_value", "_variable")

    def __init__(self, variable: ContextVar[T], value: T) -> None:
        self._variable, self._value = variable, value
        self._token: Token[T] | None = None

    def __enter__(self) -> None:
        self._token = self._variable.set(self._value)

    def __exit__(self, *raised: object) -> None:
        if self._token is not None:
            self._variable.reset(self._token)


class StoppedError(Exception):
    """Raised by what waits inside a search, once the search is to stop."""


def never() -> bool:
    """Whether to stop, where nobody can ask for it."""
    return False


_stopped: ContextVar[Callable[[], bool]] = ContextVar("stopped", default=never)


def stopped_by(stopped: Callable[[], bool]) -> TemporaryValue[Callable[[], bool]]:
    """Inside, `stopped` says whether what waits is to stop."""
    return TemporaryValue(_stopped, stopped)


def check_stop() -> None:
    """Raise `StoppedError` when the search that is driven here is to stop."""
    if _stopped.get()():
        raise StoppedError


class Pace:
    """How a driver slows a search down; this one is full speed."""

    def nodes(self) -> int | None:
        """How many nodes a search may visit until its next report; None for as many as it chooses."""
        return None

    def wait(self, stopped: Callable[[], bool]) -> None:
        """Wait after a report, until the search may continue or `stopped` says that it is to end."""


class StepByStep(Pace):
    """The pace of a search that reports each node."""

    def nodes(self) -> int:
        """One."""
        return 1


FULL_SPEED = Pace()

_current: ContextVar[Pace] = ContextVar("pace", default=FULL_SPEED)


def going_at(pace: Pace) -> TemporaryValue[Pace]:
    """Inside, searches go at this pace."""
    return TemporaryValue(_current, pace)


def nodes_granted() -> int | None:
    """How many nodes the search that asks may visit until its next report; None for as many as it finds fit."""
    return _current.get().nodes()


def within_grant(budget: int) -> int:
    """The budget, or what the pace grants where that is less."""
    granted = nodes_granted()
    return budget if granted is None else min(budget, granted)
