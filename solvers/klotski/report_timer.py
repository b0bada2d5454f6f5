"""When a pure-Python search reports, and when it lets others run."""

from __future__ import annotations

from time import perf_counter, sleep

from solvers.pace import nodes_granted
from solvers.search import POLITE_NODES

REPORT_SECONDS = 0.02
"""More often than every 50 ms, the least that the window asks for, since a busy machine delays it."""


class ReportTimer:
    """Asked at every node, it gives the interpreter away now and then and says when a report is due."""

    def __init__(self) -> None:
        self._nodes = 0
        self._reported_node = 0
        self._resting = False
        self._reported = perf_counter()

    def due(self) -> bool:
        """Count one node; whether to report before the next, by the clock or since the pace grants no more nodes.

        The clock stands still while the driver has the report: a slow pace waits then, and grants its nodes afterwards.
        """
        if self._resting:
            self._resting, self._reported = False, perf_counter()
        overdue = self.overdue()
        granted = nodes_granted()
        if not overdue and (granted is None or self._nodes - self._reported_node < granted):
            return False
        self._reported_node, self._resting = self._nodes, True
        return True

    def overdue(self) -> bool:
        """Count one node; whether to report before the next, by the clock alone: a preparation has no pace."""
        self._nodes += 1
        if self._nodes % POLITE_NODES == 0:
            sleep(0)
        now = perf_counter()
        if now - self._reported < REPORT_SECONDS:
            return False
        self._reported = now
        return True
