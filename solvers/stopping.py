"""How a search that waits for something learns that its driver wants it to stop.

A search that runs is stopped between two of its reports. One that waits, as for a compiler, asks here meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar

from solvers.context import Inside


class StoppedError(Exception):
    """Raised by what waits inside a search, once the search is to stop."""


def never() -> bool:
    """Whether to stop, where nobody can ask for it."""
    return False


_stopped: ContextVar[Callable[[], bool]] = ContextVar("stopped", default=never)


def stopped_by(stopped: Callable[[], bool]) -> Inside[Callable[[], bool]]:
    """Inside, `stopped` says whether what waits is to stop."""
    return Inside(_stopped, stopped)


def check_stop() -> None:
    """Raise `StoppedError` when the search that is driven here is to stop."""
    if _stopped.get()():
        raise StoppedError
