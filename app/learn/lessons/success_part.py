"""How often the first try of Warnsdorff's rule succeeds, by tie-break and by the size of the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from app.compare.chart import Chart, ChartCanvas
from app.compare.words import Measure
from app.knight.words import tie_title
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.search.worker import Report
from app.ui.connections import connect_slot
from app.ui.widgets.shorthand import column, fill, grid, label, named
from app.ui.words.numbers import board_size, unbroken
from solvers.comparison.compare import ComparisonProgress, compare
from solvers.comparison.plan import ComparisonPlan, Result, Run
from solvers.knight.board import Board
from solvers.knight.comparison import FirstTries
from solvers.knight.warnsdorff.ties import Tie
from solvers.search import Found, Progress, Verdict

ENGINES = {
    Tie.ORDER: "warnsdorff-fixed",
    Tie.RANDOM: "warnsdorff-random",
    Tie.POHL: "warnsdorff-pohl",
    Tie.ROTH: "warnsdorff",
}
SIZES = "7; 8; 10; 20; 30; 50; 70; 100"
STARTS = 200
"""How many starts of a board are tried at most, unless the file says otherwise."""


def plan(sizes: Sequence[int], starts: int) -> ComparisonPlan:
    """One try from each start, for every size and every tie-break."""
    runs = [Run(FirstTries(Board(size, size), starts), engine) for size in sizes for engine in ENGINES.values()]
    return ComparisonPlan(tuple(runs))


class SuccessPart(Part):
    """Guess which tie-break holds, and watch the curves grow."""

    tells = ("starts", "best", "size", "successes", "tries", "outermost", "right", "wrong", "searching", "stopped")

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self._sizes = given.numbers("sizes", SIZES, 3, 200)
        self._starts = given.number("starts", STARTS, 1, 10_000)
        self.canvas = named(ChartCanvas(self.appearance), given.name + "Chart")
        self.canvas.hide()
        self.empty = label(self.tr("Guess first; the curves will appear here"), "caption")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stop = self.button("Stop", self.tr("Stop"), self.runner.stop)
        self.results: tuple[Result, ...] = ()
        fill(self.controls, grid(self.offer_guesses(map(tie_title, Tie))), self.stop)
        column((self.empty, 1), (self.canvas, 1), parent=self)
        connect_slot(self.runner, "busy_changed(bool)", self.stop, "setEnabled(bool)")
        self.stop.setEnabled(False)
        self.tell(starts=self._starts)

    def progressed(self, report: Report[Progress]) -> None:
        """Draw what is known so far."""
        standing = report.event.snapshot
        if isinstance(standing, ComparisonProgress):
            self._draw(standing.results)

    def answered(self, report: Report[Found[tuple[Result, ...]]]) -> None:
        """Say which held on the board that comes last."""
        self._draw(report.event.answer)
        last = zip(ENGINES, self.results[-len(ENGINES) :], strict=True)
        shares = {tie: result.share for tie, result in last if result.share is not None}
        best = max(shares, key=lambda tie: shares[tie].rate)
        self.conclude(
            best=tie_title(best),
            size=unbroken(board_size(self._sizes[-1], self._sizes[-1])),
            successes=shares[best].successes,
            tries=shares[best].tries,
            outermost=best is Tie.ROTH,
            **self.judged([*Tie][self.guessed] is best),
        )

    def ended(self, report: Report[Verdict]) -> None:
        """Somebody stopped it."""
        self.conclude(stopped=True)

    def take_guess(self, number: int) -> None:
        """Try all boards."""
        self.conclude(searching=True)
        self.runner.start(lambda: compare(plan(self._sizes, self._starts)))

    def _draw(self, results: tuple[Result, ...]) -> None:
        if results != self.results:
            self.results = results
            self.empty.setVisible(not results)
            self.canvas.setVisible(bool(results))
            self.canvas.show_chart(Chart(results, Measure.SHARE) if results else None)
