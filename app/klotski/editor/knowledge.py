"""What is known of the layout on the drawing board: shortest solutions, and where it stands among all of its pieces."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from app.search.runner import SearchRunner
from app.search.worker import Report
from solvers.klotski.breadth_first import difficulty as survey
from solvers.klotski.breadth_first import shortest
from solvers.klotski.breadth_first.difficulty import Difficulty
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.piece_set import PieceSet
from solvers.search import Found, Search, Verdict


class Knowledge(QObject):
    """Looks into one layout at a time, in the background: each metric in turn, then all layouts of its pieces."""

    changed = Signal()
    failed = Signal(object)
    """The exception that ended a search."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = SearchRunner(self, answered=self._learn, ended=self._go_on, failed=self._fail)
        self._layout: Layout | None = None
        self._wanted: list[Callable[[], Search[Solution] | Search[Difficulty]]] = []
        self._asked: Metric | None = None
        self.optima: dict[Metric, int] = {}
        self.solvable: bool | None = None
        self.survey: Difficulty | None = None

    def look_into(self, layout: Layout) -> None:
        """Find out all there is to know about a layout."""
        if layout == self._layout:
            self.changed.emit()
            return
        self._layout, self.solvable, self.optima = layout, None, {}
        pieces = PieceSet.of(layout)
        if self.survey is not None and self.survey.pieces != pieces:
            self.survey = None
        self._wanted = [partial(shortest.search, layout, metric) for metric in Metric]
        if self.survey is None:
            self._wanted.append(partial(survey.search, pieces, Metric.MOVES))
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
        if self.survey is None or Metric.MOVES not in self.optima:
            return None
        return self.survey.easier(self.optima[Metric.MOVES])

    def _next(self) -> None:
        if self._wanted:
            self._runner.start(self._wanted.pop(0))
        self.changed.emit()

    @Slot(object)
    def _learn(self, report: Report[Found[Solution | Difficulty]]) -> None:
        answer = report.event.answer
        if isinstance(answer, Difficulty):
            self.survey = answer
        else:
            self.solvable = True
            self.optima[answer.metric] = len(answer.steps)
        self._next()

    @Slot(object)
    def _go_on(self, report: Report[Verdict]) -> None:
        """A verdict: no metric finds a solution where one does not, and pieces that fit nowhere have no layouts."""
        if self._layout is not None and self.solvable is None:
            self.solvable = False
            self._wanted = self._wanted[-1:] if self.survey is None else []
        self._next()

    @Slot(object)
    def _fail(self, report: Report[Exception]) -> None:
        """A search that failed leaves nothing behind that would be gone on with."""
        self.forget()
        self.failed.emit(report.event)
