"""The distance of every position of a component from the exit, found in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.search.runner import SearchRunner
from app.search.worker import Report
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.message import InputError
from solvers.search import Found

if TYPE_CHECKING:
    from solvers.klotski.breadth_first.distances import Distances


class DistanceService(QObject):
    """Finds the distances of one component at a time: that of the layout and metric asked for last.

    It begins to search only when it is woken, so that nothing heavy is loaded on the way to the first paint.
    """

    changed = Signal()
    """The distances are known now, or cannot be found."""

    def __init__(self, runner: SearchRunner, parent: QObject | None = None) -> None:
        """`runner` searches for nothing else; whoever made it closes it."""
        super().__init__(parent)
        self._runner = runner
        self._runner.answered.connect(self._learn)
        self._runner.failed.connect(self._fail)
        self.known: Distances | None = None
        """The distances of the component; None until they are found."""
        self._wanted: tuple[Layout, Metric] | None = None
        self._awake = False
        self.failure: Exception | None = None
        """Why the distances could not be found; None unless the search has failed."""

    def consult(self, layout: Layout, metric: Metric) -> None:
        """Find the distances of the component of a layout, unless they are those that are known."""
        if self._wanted == (layout, metric) or self._knows(layout, metric):
            return
        self._wanted = (layout, metric)
        self.known = self.failure = None
        if self._awake:
            from solvers.klotski.breadth_first import distances  # only here: the first paint does not wait for it

            self._runner.start(lambda: distances.search(layout, metric))

    def wake(self) -> None:
        """Begin to search."""
        wanted, self._wanted, self._awake = self._wanted, None, True
        if wanted is not None:
            self.consult(*wanted)

    def shortest(self, layout: Layout, metric: Metric) -> int | None:
        """The fewest steps from a layout to the exit; None where that is not known now."""
        return self.known.distance(layout) if self.known is not None and self._knows(layout, metric) else None

    def _knows(self, layout: Layout, metric: Metric) -> bool:
        if self.known is None or self.known.metric is not metric:
            return False
        try:
            self.known.distance(layout)
        except InputError:
            return False
        return True

    @Slot(object)
    def _learn(self, report: Report[Found[Distances]]) -> None:
        self.known = report.event.answer
        self.changed.emit()

    @Slot(object)
    def _fail(self, report: Report[Exception]) -> None:
        self.failure, self._wanted = report.event, None
        self.changed.emit()
