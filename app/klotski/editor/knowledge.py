"""What is known of the layout on the drawing board, shortest solutions and how hard it is, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from app.klotski.words import counted
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.ui.words.messages import joined
from app.ui.words.numbers import grouped, percent, plural
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


def optima_sentence(solvable: bool | None, optima: Mapping[Metric, int]) -> str:
    """Whether there is a solution, and the length of a shortest in each metric as far as it is known."""
    if solvable is None:
        return QCoreApplication.translate("Editor", "Looking for a solution…")
    if not solvable:
        return QCoreApplication.translate("Editor", "✗ It has no solution.")
    text = QCoreApplication.translate("Editor", "✓ Shortest solutions: {moves}, {cells}, {straight}.")
    known = {metric.value: counted(optima[metric], metric) if metric in optima else "…" for metric in Metric}
    return text.format(**known)


def hardness_sentence(figures: SetFigures, share: float | None) -> str:
    """How it stands among all layouts of the same pieces; `share` of them, 0 to 1, take fewer moves."""
    sentence = QCoreApplication.translate(
        "Editor", "{layouts} of these pieces, {solvable} solvable, the hardest in {most}."
    ).format(
        layouts=plural("Editor", "{number} layouts", figures.layouts),
        solvable=grouped(figures.solvable),
        most=counted(figures.distance(Metric.MOVES) or 0, Metric.MOVES),
    )
    if share is None:
        return sentence
    harder = QCoreApplication.translate("Editor", "Harder than {share} of them.")
    cut = int(1000 * share) / 1000  # not rounded: nothing is harder than all of them, itself among them
    return joined((sentence, harder.format(share=percent(cut))))


def nameless_sentence() -> str:
    """Why a layout was not saved."""
    return QCoreApplication.translate("Editor", "Enter a name first.")
