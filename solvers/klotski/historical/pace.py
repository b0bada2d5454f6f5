"""When a pure-Python search reports, and when it lets others run."""

from __future__ import annotations

from time import perf_counter, sleep

from solvers.search import POLITE_NODES

REPORT_SECONDS = 0.02
"""More often than every 50 ms, the least that the window asks for, since a busy machine delays it."""


class Pace:
    """Asked at every node, it gives the interpreter away now and then and says when a report is due."""

    def __init__(self) -> None:
        self._nodes = 0
        self._reported = perf_counter()

    def report_is_due(self) -> bool:
        """Count one node; whether to report before the next."""
        self._nodes += 1
        if self._nodes % POLITE_NODES == 0:
            sleep(0)
        now = perf_counter()
        if now - self._reported < REPORT_SECONDS:
            return False
        self._reported = now
        return True
