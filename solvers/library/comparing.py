"""Methods run side by side on the same problems, and a table of what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from solvers.comparison.compare import compare as search
from solvers.comparison.plan import ComparisonPlan, Result, Run
from solvers.klotski.layout import Layout
from solvers.knight.board import Board, Square
from solvers.library.problems import Method, method_of, problem_of
from solvers.quantities import data_size, duration
from solvers.search import only_answer


class ComparisonRow(NamedTuple):
    """What came of a method on a problem; None for what there is not.

    `answer` is "proved" (a shortest solution), "found", "none" (it is proven that there is none), "out-of-time",
    "given-up", "wrong" (of a search of one's own) or "refused" (the method does not take the problem). `seconds` is the
    median of the repetitions, `memory` the most bytes that were held at a time.
    """

    problem: str
    method: str
    answer: str
    steps: int | None
    visited: int
    seconds: float | None
    memory: int | None


class ComparisonTable(tuple[ComparisonRow, ...]):
    """Rows with named columns, as `pandas.DataFrame` takes them; printed, the columns are aligned."""

    def __str__(self) -> str:
        rows = [ComparisonRow._fields, *map(_cells, self)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ("  ".join(map("{:{}{}}".format, row, SIDES, widths)) for row in rows)
        return "\n".join(map(str.rstrip, lines))


SIDES = "<<<>>>>"
"""At which side each column is aligned."""


def compare(
    problems: Iterable[Layout | Board | str],
    engines: Iterable[Method],
    count: str = "moves",
    start: str | Square | None = None,
    closed: bool = False,
    repetitions: int = 1,
    seconds: float | None = None,
    memory: bool = True,
) -> ComparisonTable:
    """Run each method on each problem, a layout or a board, and measure it.

    Layouts are solved in a `count`; tours are searched for from a `start`, or `closed`. A run is given up after so many
    `seconds`; without `memory` that is not measured, which takes some times as long again. Raises `InputError`.

    >>> import solvers
    >>> table = solvers.compare([solvers.layout("將擋後路")], ["shortest", "a-star"])
    >>> [(row.method, row.answer, row.steps) for row in table]
    [('shortest', 'proved', 21), ('a-star', 'proved', 21)]
    """
    tried = [problem_of(subject, count, start, closed=closed) for subject in problems]
    methods = list(engines)
    runs = (Run(problem, method_of(problem.engines, method), repetitions) for problem in tried for method in methods)
    plan = ComparisonPlan(tuple(runs), limit=seconds, with_memory=memory)
    return ComparisonTable(map(_row, only_answer(search(plan))))


def _row(result: Result) -> ComparisonRow:
    return ComparisonRow(
        str(result.run.problem),
        result.run.engine if isinstance(result.run.engine, str) else result.run.engine.name,
        result.outcome.value,
        result.length,
        result.visited,
        result.median,
        result.memory,
    )


def _cells(row: ComparisonRow) -> tuple[str, ...]:
    steps = "" if row.steps is None else f"{row.steps:,}"
    seconds = "" if row.seconds is None else str(duration(row.seconds))
    memory = "" if row.memory is None else data_size(row.memory)
    return row.problem, row.method, row.answer, steps, f"{row.visited:,}", seconds, memory
