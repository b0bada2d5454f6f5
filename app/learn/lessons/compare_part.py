"""Methods side by side on the same layouts or boards: what each visits, and how long its answer is."""

from __future__ import annotations

from typing import Any

from app.learn.lessons.parameters import Given, board_and_square
from app.learn.lessons.running_part import RunningPart
from app.learn.lessons.search_part import length_of, title_of, visited_of
from app.learn.lessons.tables import UNKNOWN, ColumnFormat, LessonTable
from app.search.worker import Report
from app.ui.widgets.shorthand import column
from app.ui.words.language import current
from app.ui.words.numbers import duration
from solvers.comparison.compare import ComparisonProgress, compare
from solvers.comparison.plan import ComparisonPlan, Problem, Result, Run
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.moves import Metric
from solvers.knight.comparison import KnightProblem
from solvers.lessons import LessonFault
from solvers.message import InputError
from solvers.search import Found, Progress

MOST = 6
"""So many methods, and so many problems, are told of."""
USUAL = {"klotski": "shortest; depth-first-bst", "knight": "warnsdorff-fixed; depth-first"}


class ComparePart(RunningPart):
    """A row for each method and problem; `visited_2_1` is what the first method visited of the second problem."""

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
        self._engines = given.several("methods", USUAL[puzzle], self._problems[0].engines.named)
        if max(len(self._problems), len(self._engines)) > MOST:
            raise InputError(LessonFault.LARGE, text=given.request.kind, most=MOST)
        self._limit = given.number("seconds", 10, 1, 600)
        self._pairs = [(problem, engine) for problem in self._problems for engine in self._engines]
        columns = (
            ColumnFormat("", 260, words=True),
            ColumnFormat(self.tr("Visited"), 120),
            ColumnFormat(self.tr("Length"), 110),
            ColumnFormat(self.tr("Time"), 110),
        )
        titles = [f"{title_of(problem)}: {engine.words(current()).title}" for problem, engine in self._pairs]
        self.table = LessonTable(given.name + "Table", self.tr("Methods compared"), columns, titles)
        self.offer_run("Run", self.tr("Run"))
        column(self.table, 1, parent=self)
        self.tell(**{f"problem_{place}": title_of(problem) for place, problem in enumerate(self._problems, 1)})
        self.tell(**{f"method_{place}": engine.words(current()).title for place, engine in enumerate(self._engines, 1)})

    def _read_problems(self, given: Given) -> list[Problem]:
        if "boards" in given.request.given:
            return [KnightProblem(*where) for where in given.several("boards", None, board_and_square)]
        return [KlotskiProblem(layout, Metric.MOVES) for layout in given.layouts("layouts", None)]

    def run(self) -> None:
        """Run every method on every problem."""
        self.conclude()
        self.table.clear_rows()
        runs = tuple(Run(problem, engine) for problem, engine in self._pairs)
        self.runner.start(lambda: compare(ComparisonPlan(runs, limit=self._limit, with_memory=False)))

    def prepare(self) -> None:
        """Run the methods."""
        self.run()

    def progressed(self, report: Report[Progress]) -> None:
        """Show what is known so far."""
        standing = report.event.snapshot
        if isinstance(standing, ComparisonProgress):
            self._show(standing.results)

    def answered(self, report: Report[Found[tuple[Result, ...]]]) -> None:
        """Show everything."""
        self._show(report.event.answer, done=True)

    def _show(self, results: tuple[Result, ...], done: bool = False) -> None:
        said: dict[str, Any] = {"done": done}
        for result in results:
            row = self._pairs.index((result.run.problem, result.run.engine))
            problem, method = divmod(row, len(self._engines))
            texts = {
                "visited": visited_of(result.run.problem, result.visited) if result.visited else UNKNOWN,
                "length": length_of(result.run.problem, result.length) or UNKNOWN,
                "time": duration(min(result.seconds)) if result.seconds else UNKNOWN,
            }
            self.table.fill(row, [*texts.values()])
            said |= {f"{name}_{problem + 1}_{method + 1}": text for name, text in texts.items()}
        self.conclude(**said)
