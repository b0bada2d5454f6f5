"""The table of results: its columns, its model and its view, and results as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QApplication

from app.compare import words
from app.compare.session import ComparisonSession
from app.puzzle.comparison import ResultColumn
from app.puzzle.entry import compared_puzzles
from app.ui.widgets.lists import PassingRows, RowTable, TableModel, figure_text
from app.ui.words.numbers import data_size, duration
from solvers.comparison.plan import Result


def problem(result: Result) -> str:
    """Return the title of what the run is about."""
    return words.problem_title(result.run.problem)


def _method(result: Result) -> str:
    return words.method_title(result.run)


def _figure(
    title: str, key: Callable[[Result], Any], form: Callable[[Any], str], name: str, optional: bool = True
) -> ResultColumn:
    """Return a column that shows what it is sorted by in a form."""
    return ResultColumn(title, figure_text(key, form), key, name, optional=optional)


def result_columns() -> tuple[ResultColumn, ...]:
    """Return every column, in the user's language."""
    translate = QCoreApplication.translate
    ending = words.outcome_text
    visited = dict.fromkeys(puzzle.comparison.visited_title() for puzzle in compared_puzzles().values())
    return (
        ResultColumn(translate("Compare", "Problem"), problem, problem, "problem", optional=False, numeric=False),
        ResultColumn(translate("Compare", "Method"), _method, _method, "method", optional=False, numeric=False),
        _figure(translate("Compare", "Time"), lambda result: result.median, duration, "time", optional=False),
        _figure(translate("Compare", "Spread"), lambda result: result.spread, words.spread_text, "spread"),
        *(
            ResultColumn(title, partial(words.visited_text, title=title), lambda result: result.visited, title)
            for title in visited
        ),
        ResultColumn(translate("Compare", "Length"), words.length_text, lambda result: result.length, "length"),
        ResultColumn(
            translate("Compare", "Success rate"),
            words.share_text,
            lambda result: result.share and result.share.rate,
            "share",
        ),
        ResultColumn(translate("Compare", "Outcome"), ending, ending, "ending", numeric=False),
        _figure(translate("Compare", "Rate"), lambda result: result.rate, words.rate_text, "rate", optional=False),
        _figure(translate("Compare", "Memory"), lambda result: result.memory, data_size, "memory"),
        *words.puzzle_columns(),
    )


def table_lines(results: Iterable[Result], columns: Sequence[ResultColumn]) -> list[list[str]]:
    """Return the titles of the columns, and then what they say of each result."""
    rows = ([column.text(result) for column in columns] for result in results)
    return [[column.title for column in columns], *rows]


class ResultModel(PassingRows):
    """Lists results in the order in which they came, until a column is chosen to sort by; empty cells come last."""

    def __init__(self) -> None:
        self.table = TableModel()
        self.table.columns = result_columns()
        super().__init__(self.table)
        self.table.setParent(self)

    @property
    def results(self) -> Sequence[Result]:
        """The results in the order in which they came."""
        return self.table.rows

    def show_results(self, results: Sequence[Result]) -> None:
        """List these results."""
        self.pass_only(results)
        self.table.show_rows(results)


ROW_HEIGHT = 28


class ResultTable(RowTable):
    """Shows a `ResultModel`: a click on a title sorts, and a third one restores the order of the results."""

    def __init__(self, session: ComparisonSession) -> None:
        """The table is sorted as `session.sorting` says, and writes another sorting there."""
        super().__init__("compareTable", ROW_HEIGHT)
        self._session = session
        self.results = ResultModel()
        self.setAccessibleName(self.tr("Results"))
        self.setModel(self.results)
        header = self.horizontalHeader()
        header.setSortIndicator(*session.sorting)
        header.setSortIndicatorClearable(True)
        self.setSortingEnabled(True)
        header.sortIndicatorChanged.connect(self._keep_sorting)
        self.results.modelReset.connect(self._fit)

    def copy(self) -> None:
        """Copy the selected rows, or all when none is, as text separated by tabs."""
        chosen = sorted(index.row() for index in self.selectionModel().selectedRows())
        rows = [self.results.passed[row] for row in chosen] or self.results.passed
        columns = [column for column in self.results.table.columns if column.is_shown(self.results.results)]
        lines = table_lines(rows, columns)
        QApplication.clipboard().setText("\n".join("\t".join(line) for line in lines))

    @Slot(int, Qt.SortOrder)
    def _keep_sorting(self, column: int, order: Qt.SortOrder) -> None:
        self._session.sorting = column, order

    @Slot()
    def _fit(self) -> None:
        """Hide the columns that say nothing, and give the others the width that they need."""
        results = self.results.results
        for number, column in enumerate(self.results.table.columns):
            self.setColumnHidden(number, not column.is_shown(results))
            self.fit_column(number, map(column.text, results))
