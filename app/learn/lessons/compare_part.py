"""Methods side by side: what each visits and how long its answer is, or how often a first try succeeds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt

from app.compare.chart import Chart, ChartCanvas
from app.compare.words import Measure
from app.knight.words import tie_title
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part, RunningPart
from app.learn.lessons.search_part import length_of, title_of, visited_of
from app.learn.lessons.tables import UNKNOWN, ColumnFormat, LessonTable
from app.ui.widgets.shorthand import column, connect_slot, fill, grid, label, named
from app.ui.words.language import current
from app.ui.words.numbers import board_size, duration, unbroken
from solvers.comparison.compare import ComparisonProgress, compare
from solvers.comparison.plan import ComparisonPlan, Problem, Result, Run
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.comparison import FirstTries, KnightProblem
from solvers.knight.warnsdorff.ties import Tie
from solvers.search import Progress

INDENT = "\N{EM SPACE}"
"""What begins the title of a method, below that of its problem."""
MOST = 6
"""So many methods, and so many problems, are told of."""
USUAL = {"klotski": "shortest; depth-first-bst", "knight": "warnsdorff-fixed; depth-first"}


class ComparePart(RunningPart):
    """A row for each method below each problem; `visited_2_1` is what the first method visited of the second one."""

    tells = (
        *(f"{name}_{place}" for name in ("problem", "method") for place in range(1, MOST + 1)),
        *(
            f"{name}_{problem}_{method}"
            for name in ("visited", "length", "time")
            for problem in range(1, MOST + 1)
            for method in range(1, MOST + 1)
        ),
        "done",
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self._problems = self._read_problems(given)
        puzzle = self._problems[0].puzzle
        self._engines = given.several("methods", USUAL[puzzle], self._problems[0].engines.named, MOST)
        self._limit = given.number("seconds", 10, 1, 600)
        self._runs = tuple(Run(problem, engine) for problem in self._problems for engine in self._engines)
        columns = (
            ColumnFormat("", 0, words=True),
            ColumnFormat(self.tr("Visited"), 130),
            ColumnFormat(self.tr("Length"), 80),
            ColumnFormat(self.tr("Time"), 75),
        )
        methods = [INDENT + engine.words(current()).title for engine in self._engines]
        titles = [title for problem in self._problems for title in (title_of(problem), *methods)]
        self.table = LessonTable(given.name + "Table", self.tr("Methods compared"), columns, titles)
        self.table.fit_column(0, methods)
        for row in range(0, len(titles), 1 + len(methods)):
            self.table.setSpan(row, 0, 1, len(columns))  # the title of a problem may be long
        self.offer_run("Run", self.tr("Run"))
        column(self.table, 1, parent=self)
        self.tell(**{f"problem_{place}": title_of(problem) for place, problem in enumerate(self._problems, 1)})
        self.tell(**{f"method_{place}": title.strip() for place, title in enumerate(methods, 1)})

    def _read_problems(self, given: Given) -> list[Problem]:
        if "boards" in given.request.given:
            return [KnightProblem(*where) for where in given.starts("boards", None, MOST)]
        return [KlotskiProblem(layout, Metric.MOVES) for layout in given.layouts("layouts", None, MOST)]

    def run(self) -> None:
        """Run every method on every problem."""
        self.conclude()
        self.table.clear_rows()
        self.runner.start(lambda: compare(ComparisonPlan(self._runs, limit=self._limit, with_memory=False)))

    def progressed(self, progress: Progress) -> None:
        """Show what is known so far."""
        standing = progress.snapshot
        if isinstance(standing, ComparisonProgress):
            self.show_results(standing.results)

    def answered(self, answer: tuple[Result, ...]) -> None:
        """Show everything."""
        self.show_results(answer, done=True)

    def show_results(self, results: tuple[Result, ...], done: bool = False) -> None:
        """Show what came of each method, and tell it."""
        said: dict[str, Any] = {"done": done}
        for result in results:
            problem, method = divmod(self._runs.index(result.run), len(self._engines))
            texts = {
                "visited": visited_of(result.run.problem, result.visited) if result.visited else UNKNOWN,
                "length": length_of(result.run.problem, result.length) or UNKNOWN,
                "time": duration(min(result.seconds)) if result.seconds else UNKNOWN,
            }
            self.table.fill(problem * (1 + len(self._engines)) + 1 + method, [*texts.values()])
            said |= {f"{name}_{problem + 1}_{method + 1}": text for name, text in texts.items()}
        self.conclude(**said)


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
        self.empty = label(
            self.tr("Guess first; the curves will appear here"), "caption", align=Qt.AlignmentFlag.AlignCenter
        )
        self.stop_button = self.button("Stop", self.tr("Stop"), self.runner.stop)
        self.results: tuple[Result, ...] = ()
        fill(self.controls, grid(self.offer_guesses(map(tie_title, Tie))), self.stop_button)
        column((self.empty, 1), (self.canvas, 1), parent=self)
        connect_slot(self.runner, "busy_changed(bool)", self.stop_button, "setEnabled(bool)")
        self.stop_button.setEnabled(False)
        self.tell(starts=self._starts)

    def progressed(self, progress: Progress) -> None:
        """Show what is known so far."""
        standing = progress.snapshot
        if isinstance(standing, ComparisonProgress):
            self.show_results(standing.results)

    def answered(self, answer: tuple[Result, ...]) -> None:
        """Say which held on the board that comes last."""
        self.show_results(answer)
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

    def take_guess(self, number: int) -> None:
        """Try all boards."""
        self.conclude(searching=True)
        self.runner.start(lambda: compare(plan(self._sizes, self._starts)))

    def show_results(self, results: tuple[Result, ...]) -> None:
        """Draw the curves."""
        if results != self.results:
            self.results = results
            self.empty.setVisible(not results)
            self.canvas.setVisible(bool(results))
            self.canvas.show_chart(Chart(results, Measure.SHARE) if results else None)
