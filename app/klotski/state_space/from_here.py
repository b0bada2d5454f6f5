"""How far it is from the present position to every other, known at once on a small map and soon on a large one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.search.runner import SearchRunner
from app.search.worker import Report
from solvers.search import Found, Outcome, Search, Verdict

if TYPE_CHECKING:
    from solvers.klotski.state_space.graph import Int16s, StateSpace

AT_ONCE = 100_000
"""Of a map with so many nodes at most the distances are computed in the GUI thread, in a few milliseconds."""


class DistancesFromHere(QObject):
    """Keeps the distances from the node that was asked for last."""

    known = Signal()
    """The distances that were asked for are there."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: tuple[StateSpace, int] | None = None
        self._distances: Int16s | None = None
        self._runner = SearchRunner(self)
        self._runner.answered.connect(self._take)

    def from_node(self, space: StateSpace, node: int) -> Int16s | None:
        """The distances (int16, n) from a node; None while they are being computed, then `known` follows."""
        if self._asked is None or self._asked[0] is not space or self._asked[1] != node:
            self._asked, self._distances = (space, node), None
            if space.nodes <= AT_ONCE:
                self._distances = space.distances_from(node)
            else:
                self._runner.start(lambda: _distances(space, node))
        return self._distances

    def forget(self) -> None:
        """Keep nothing and compute nothing any more."""
        self._asked = self._distances = None
        self._runner.close()

    @Slot(object)
    def _take(self, report: Report[Found[Int16s]]) -> None:
        self._distances = report.event.answer
        self._runner.close()
        self.known.emit()


def _distances(space: StateSpace, node: int) -> Search[Int16s]:
    """The search for the distances from a node; what it needs is imported in the thread that it runs in."""
    import numpy as np

    from solvers.klotski.state_space import building

    found = yield from building.distances(space.starts, space.neighbours, np.array([node], np.int32))
    yield Found(found, space.nodes)
    return Verdict(Outcome.EXHAUSTED, space.nodes)
