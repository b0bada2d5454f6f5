"""The third part on Warnsdorff's rule: how often its first try succeeds, by tie-break and by the size of the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from app.compare.chart import Chart, ChartCanvas
from app.compare.words import Measure
from app.knight.words import tie_title
from app.learn.lessons.parts import Part, PartedLesson, check_only
from app.search.worker import Report
from app.ui.connections import connect_slot
from app.ui.widgets.shorthand import column, fill, grid, label, named
from app.ui.words.messages import joined
from app.ui.words.numbers import board_size, unbroken
from solvers.comparison.compare import ComparisonProgress, compare
from solvers.comparison.plan import ComparisonPlan, Result, Run, Share
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
SIZES = (7, 8, 10, 20, 30, 50, 70, 100)
STARTS = 200
"""How many starts of a board are tried at most."""


def plan() -> ComparisonPlan:
    """One try from each start, for every size and every tie-break."""
    runs = [Run(FirstTries(Board(size, size), STARTS), engine) for size in SIZES for engine in ENGINES.values()]
    return ComparisonPlan(tuple(runs))


class SuccessPart(Part):
    """Guess which tie-break holds, and watch the curves grow."""

    def __init__(self, lesson: PartedLesson) -> None:
        super().__init__(lesson, "Success")
        self.title = self.tr("How often?")
        text = self.tr(
            "One try from each start (at most {starts} per board), no backtracking. Guess: which tie-break still "
            "succeeds on large boards?"
        )
        self.text = text.format(starts=STARTS)
        self.stopped = self.tr("Stopped before the end.")
        self.canvas = named(ChartCanvas(self.appearance), self.objectName() + "Chart")
        self.canvas.hide()
        self.empty = label(self.tr("Guess first; the curves will appear here"), "caption")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.guesses = {tie: self.button(tie.name.title(), tie_title(tie), None, "narrow", True) for tie in Tie}
        self.choose_by(list(self.guesses.values()), self._take_guess)
        self.stop = self.button("Stop", self.tr("Stop"), self.runner.stop)
        self.results: tuple[Result, ...] = ()
        self._guess = Tie.ORDER
        fill(self.controls, grid(self.guesses.values()), self.stop)
        column((self.empty, 1), (self.canvas, 1), parent=self)
        connect_slot(self.runner, "busy_changed(bool)", self.stop, "setEnabled(bool)")
        self.stop.setEnabled(False)

    def next_controls(self) -> Sequence[QWidget]:
        """Another guess."""
        return list(self.guesses.values())

    def progressed(self, report: Report[Progress]) -> None:
        """Draw what is known so far."""
        standing = report.event.snapshot
        if isinstance(standing, ComparisonProgress):
            self._draw(standing.results)

    def answered(self, report: Report[Found[tuple[Result, ...]]]) -> None:
        """Say which held."""
        self._draw(report.event.answer)
        rates = {tie: self._share(engine).rate for tie, engine in ENGINES.items()}
        best = max(rates, key=lambda tie: rates[tie])
        text = self.tr("Right: {best}.") if self._guess is best else self.tr("No, the best is {best}.")
        self.conclude(joined([text.format(best=tie_title(best)), self._on_largest(best), self._explanation(best)]))

    def ended(self, report: Report[Verdict]) -> None:
        """Somebody stopped it."""
        self.conclude(self.stopped)

    def _on_largest(self, tie: Tie) -> str:
        """How often a tie-break succeeded on the largest board."""
        text, share = self.tr("On {size} it succeeds from {successes} of {tries} starts."), self._share(ENGINES[tie])
        return text.format(
            size=unbroken(board_size(SIZES[-1], SIZES[-1])), successes=share.successes, tries=share.tries
        )

    def _explanation(self, tie: Tie) -> str:
        """Why a tie-break holds on large boards, which is known of Roth's alone."""
        if tie is not Tie.ROTH:
            return ""
        return self.tr("Keeping to the edge, it tends to keep the remaining squares connected.")

    def _share(self, engine: str) -> Share:
        """How many tries succeeded on the largest board."""
        last = next(result for result in reversed(self.results) if result.run.engine_name == engine)
        assert last.share is not None
        return last.share

    def _draw(self, results: tuple[Result, ...]) -> None:
        if results != self.results:
            self.results = results
            self.empty.setVisible(not results)
            self.canvas.setVisible(bool(results))
            self.canvas.show_chart(Chart(results, Measure.SHARE) if results else None)

    @Slot(int)
    def _take_guess(self, number: int) -> None:
        self._guess = list(self.guesses)[number]
        check_only(self.guesses.values(), number)
        self.conclude(self.tr("Trying…"))
        self.runner.start(lambda: compare(plan()))
