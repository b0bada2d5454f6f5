"""How fast a search may go: its driver says so, and a search asks how many nodes it has until its next report.

Going slowly changes when a search reports and nothing else: it visits the same nodes in the same order.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar

from solvers.context import Inside


class Pace:
    """How a driver slows a search down; this one is full speed."""

    def nodes(self) -> int | None:
        """How many nodes a search may visit until its next report; None for as many as it chooses."""
        return None

    def wait(self, stopped: Callable[[], bool]) -> None:
        """Wait after a report, until the search may continue or `stopped` says that it is to end."""


FULL_SPEED = Pace()

_current: ContextVar[Pace] = ContextVar("pace", default=FULL_SPEED)


def going_at(pace: Pace) -> Inside[Pace]:
    """Inside, searches go at this pace."""
    return Inside(_current, pace)


def nodes_granted() -> int | None:
    """How many nodes the search that asks may visit until its next report; None for as many as it finds fit."""
    return _current.get().nodes()


def within_grant(budget: int) -> int:
    """The budget, or what the pace grants where that is less."""
    granted = nodes_granted()
    return budget if granted is None else min(budget, granted)
