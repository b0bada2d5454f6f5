"""The speed of the searches of a page: chosen in the window, obeyed in the search's thread."""

from __future__ import annotations

from collections.abc import Callable
from threading import Condition
from time import monotonic

from solvers.pace import Pace

REPORTS_A_SECOND = 20
"""How many reports per second are drawn at most; a faster search goes farther from one to the next."""

LOOK_SECONDS = 0.03
"""How long a search that waits goes without asking whether it is to end."""


class SearchPace(Pace):
    """A search speed that the window changes while a search runs; safe to share between threads."""

    def __init__(self) -> None:
        self._changed = Condition()
        self.rate: float | None = None
        """Nodes per second; None for as fast as it can."""
        self.paused = False
        """Whether a search is paused, apart from single steps."""
        self._steps = 0
        self._nodes_a_step = 1

    @property
    def slow(self) -> bool:
        """Whether a search is held back, so that every report of it is to be shown."""
        return self.paused or self.rate is not None

    def go_at(self, rate: float | None) -> None:
        """Go at so many nodes per second; None for as fast as it can."""
        with self._changed:
            self.rate = rate
            self._changed.notify_all()

    def pause(self) -> None:
        """Pause."""
        with self._changed:
            self.paused, self._steps, self._nodes_a_step = True, 0, 1
            self._changed.notify_all()

    def resume(self) -> None:
        """Resume after a pause."""
        with self._changed:
            self.paused = False
            self._changed.notify_all()

    def step(self, nodes: int = 1) -> None:
        """Let a search visit one more node, or so many, and pause."""
        with self._changed:
            self.paused, self._nodes_a_step = True, nodes
            self._steps += 1
            self._changed.notify_all()

    def nodes(self) -> int | None:
        """How many nodes a search may visit until its next report; None for as many as it finds fit."""
        if self.paused:
            return self._nodes_a_step
        return None if self.rate is None else max(1, round(self.rate / REPORTS_A_SECOND))

    def wait(self, stopped: Callable[[], bool]) -> None:
        """Hold a search back after a report, until it is time, or until it is stopped."""
        began = monotonic()
        with self._changed:
            while not stopped():
                left = self._left(began)
                if left <= 0:
                    break
                self._changed.wait(min(left, LOOK_SECONDS))
            self._steps = max(0, self._steps - 1)

    def _left(self, began: float) -> float:
        """The seconds that a search still has to wait which has waited since `began`."""
        if self.paused:
            return 0.0 if self._steps else LOOK_SECONDS
        nodes = self.nodes()
        return 0.0 if nodes is None or self.rate is None else began + nodes / self.rate - monotonic()
