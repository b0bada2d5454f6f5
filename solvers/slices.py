"""Driving a compiled kernel slice by slice, so that a search can be watched and stopped between slices."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

from solvers.pace import within_grant
from solvers.search import SLICE_SECONDS

RUNNING = 0
"""A kernel's status: its budget is used up and it can go on."""
FOUND = 1
"""A kernel's status: an answer stands in its arrays, and it can go on to the next."""
EXHAUSTED = 2
"""A kernel's status: there is nothing left to search."""


LEAST_BUDGET = 1_000
"""A slice gets no less, however long the last one took: a thread that was held up must not slow down for good."""


class Slices:
    """The one policy for budgets: runs a kernel with what takes it about `SLICE_SECONDS`, or what a slow pace grants.

    A budget is a number of the nodes, successors or candidates that the kernel counts. The first is `budget`; each one
    is at most twice and at least half the one before.
    """

    def __init__(self, budget: int = 50_000) -> None:
        self.budget = budget

    def run(self, kernel: Callable[[int], int], limit: int | None = None) -> int:
        """Hand the kernel its budget, of `limit` nodes at most, and return its status."""
        budget = within_grant(self.budget if limit is None else min(limit, self.budget))
        began = thread_time()  # not the clock: a thread that waits for others would do less and less
        status = kernel(budget)
        seconds = max(thread_time() - began, 1e-6)
        if status == RUNNING and budget == self.budget:
            self.budget = max(LEAST_BUDGET, int(self.budget * min(2.0, max(0.5, SLICE_SECONDS / seconds))))
        return status
