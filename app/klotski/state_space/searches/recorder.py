"""Runs a method once, at full speed, and keeps the order in which it visited the positions of a map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.search.runner import SearchRunner
from app.search.worker import Report
from solvers.klotski.engines.registry import KlotskiEngine
from solvers.search import Found, Progress, Search, Verdict

if TYPE_CHECKING:
    from solvers.klotski.state_space.graph import StateSpace
    from solvers.klotski.state_space.visits import Visits


class VisitRecorder(QObject):
    """What was recorded last; off the GUI thread, one recording at a time."""

    changed = Signal()
    """It has gone on, begun or ended."""
    recorded = Signal()
    """There are new `visits`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.visits: Visits | None = None
        self.visited = 0
        """How many positions the method has visited so far."""
        self.failure: Exception | None = None
        self._runner = SearchRunner(self)
        self._runner.progressed.connect(self._take_progress)
        self._runner.answered.connect(self._take_answer)
        self._runner.ended.connect(self._take_end)
        self._runner.failed.connect(self._take_failure)

    @property
    def busy(self) -> bool:
        """Whether a method runs."""
        return self._runner.busy

    def start(self, engine: KlotskiEngine, space: StateSpace) -> None:
        """Run a method from the start of a map, and forget what was recorded before."""
        self.visits, self.failure, self.visited = None, None, 0
        self._runner.start(lambda: _recording(engine, space))
        self.changed.emit()

    def stop(self) -> None:
        """Stop the method; nothing is recorded then."""
        self._runner.stop()

    def forget(self) -> None:
        """Stop, and free what was recorded."""
        self._runner.close()
        self.visits, self.failure = None, None
        self.changed.emit()

    @Slot(object)
    def _take_progress(self, report: Report[Progress]) -> None:
        self.visited = report.event.visited
        self.changed.emit()

    @Slot(object)
    def _take_answer(self, report: Report[Found[Visits]]) -> None:
        self.visits = report.event.answer
        self._runner.close()
        self.changed.emit()
        self.recorded.emit()

    @Slot(object)
    def _take_end(self, report: Report[Verdict]) -> None:
        self._runner.close()
        self.changed.emit()

    @Slot(object)
    def _take_failure(self, report: Report[Exception]) -> None:
        self.failure = report.event
        self._runner.close()
        self.changed.emit()


def _recording(engine: KlotskiEngine, space: StateSpace) -> Search[Visits]:
    """The search that records; what it needs is imported in the thread that it runs in."""
    from solvers.klotski.state_space import visits

    return visits.record(engine, space)
