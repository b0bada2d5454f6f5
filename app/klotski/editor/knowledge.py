"""What is known of the layout on the drawing board: shortest solutions, and how hard it is among all of its pieces."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from app.search.runner import SearchRunner
from app.search.worker import Report
from solvers.klotski.breadth_first import shortest
from solvers.klotski.catalogue.piece_sets import SetFigures, figures_of
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.piece_set import PieceSet
from solvers.search import Found, Search, Verdict


class Knowledge(QObject):
    """Looks into one layout at a time, in the background: each metric in turn."""

    changed = Signal()
    failed = Signal(object)
    """The exception that ended a search."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = SearchRunner(self, answered=self._learn, ended=self._go_on, failed=self._fail)
        self._layout: Layout | None = None
        self._wanted: list[Callable[[], Search[Solution]]] = []
        self.optima: dict[Metric, int] = {}
        self.solvable: bool | None = None
        self.figures: SetFigures | None = None
        """Those of all layouts of the same pieces."""

    def look_into(self, layout: Layout) -> None:
        """Find out all there is to know about a layout."""
        if layout == self._layout:
            self.changed.emit()
            return
        self._layout, self.solvable, self.optima = layout, None, {}
        self.figures = figures_of(PieceSet.of(layout))
        self._wanted = [partial(shortest.search, layout, metric) for metric in Metric]
        self._next()

    def forget(self) -> None:
        """Nothing is to be known: there is no layout on the board."""
        self._runner.abandon()
        self._wanted = []
        self._layout = None

    def close(self) -> None:
        """Come to rest: no thread is left running."""
        self.forget()
        self._runner.close()

    def share_easier(self) -> float | None:
        """The share of the solvable layouts of the same pieces that take fewer moves, 0 to 1; None while unknown."""
        if self.figures is None or Metric.MOVES not in self.optima:
            return None
        levels = self.figures.levels[Metric.MOVES]
        return sum(levels[: self.optima[Metric.MOVES]]) / sum(levels)

    def _next(self) -> None:
        if self._wanted:
            self._runner.start(self._wanted.pop(0))
        self.changed.emit()

    @Slot(object)
    def _learn(self, report: Report[Found[Solution]]) -> None:
        self.solvable = True
        self.optima[report.event.answer.metric] = len(report.event.answer.steps)
        self._next()

    @Slot(object)
    def _go_on(self, report: Report[Verdict]) -> None:
        """A verdict: no metric finds a solution where one does not."""
        self.solvable, self._wanted = False, []
        self._next()

    @Slot(object)
    def _fail(self, report: Report[Exception]) -> None:
        """A search that failed leaves nothing behind that would be gone on with."""
        self.forget()
        self.failed.emit(report.event)
