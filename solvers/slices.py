"""When a search reports: `ready` says that its kernels are loaded, and that it begins.

`Slices` runs a compiled kernel slice by slice, `ReportTimer` paces a pure-Python search. Between two reports a search
can be watched and stopped. `release` frees what it held in many Python objects, without holding up other threads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping, MutableSequence, MutableSet
from time import perf_counter, sleep, thread_time
from types import ModuleType
from typing import Any

from solvers.pace import nodes_granted, within_grant
from solvers.search import POLITE_NODES, SLICE_SECONDS, Progress

RUNNING = 0
"""A kernel's status: its budget is used up and it can go on."""
FOUND = 1
"""A kernel's status: an answer stands in its arrays, and it can go on to the next."""
EXHAUSTED = 2
"""A kernel's status: there is nothing left to search."""

BEGINNING = Progress(0, 0)
"""That all is loaded, and nothing is visited yet."""


def ready(*modules: ModuleType, report: Progress = BEGINNING) -> Iterator[Progress]:
    """Wait until the kernels of some modules are compiled, and report that the search begins."""
    from solvers.kernels import prepare  # only now, since numpy comes with it

    prepare(*modules)
    yield report


LEAST_BUDGET = 1_000
"""A slice gets no less, however long the last one took: a thread that was held up must not slow down for good."""
MOST_BUDGET = 1 << 24
"""A slice gets no more, however short the last one was: some kernels end a slice by a measure of their own."""


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
        if status == RUNNING and budget == self.budget:
            seconds = max(thread_time() - began, 1e-6)
            budget = int(budget * min(2.0, max(0.5, SLICE_SECONDS / seconds)))
            self.budget = min(MOST_BUDGET, max(LEAST_BUDGET, budget))
        return status

    def each(self, kernel: Callable[[int], int]) -> Iterator[None]:
        """Run the kernel until it no longer goes on; yields after every slice but the last."""
        while self.run(kernel) == RUNNING:
            yield


REPORT_SECONDS = 0.01
"""Much more often than every 50 ms, the least that the window asks for: a stop is heard at a report only."""


class ReportTimer:
    """Asked at every node of a pure-Python search, says when a report is due; lets other threads run now and then."""

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
        """Count one node; whether to report before the next, by the clock alone, as for a preparation."""
        self._nodes += 1
        if self._nodes % POLITE_NODES == 0:
            sleep(0)
        now = perf_counter()
        if now - self._reported < REPORT_SECONDS:
            return False
        self._reported = now
        return True


def release(*containers: MutableSequence[Any] | MutableMapping[Any, Any] | MutableSet[Any]) -> None:
    """Empty lists, dictionaries and sets bit by bit; other threads get their turn in between.

    Python frees all that a container holds at once, and no other thread runs meanwhile: a tenth of a second for some
    hundred thousand positions, in which the window stands still.
    """
    for container in containers:
        remove_one = container.popitem if isinstance(container, MutableMapping) else container.pop
        while container:
            remove_one()
        container.clear()  # the table of an empty dictionary or set is as large as before
