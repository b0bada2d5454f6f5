"""The columns of the table of results, and results as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.compare import words
from app.compare.measures import has_papers_method, paper_record
from app.ui.widgets.lists import TableColumn
from app.ui.words.numbers import duration, grouped
from solvers.comparison.result import Result


@dataclass(frozen=True)
class ResultColumn(TableColumn[Result]):
    """A column with a name; `key` is what it sorts by, None where it says nothing.

    An `optional` column is hidden while it says nothing of any result.
    """

    name: str
    key: Callable[[Result], Any]
    optional: bool = field(default=False, kw_only=True)

    def is_shown(self, results: Sequence[Result]) -> bool:
        """Whether the column has anything to say of these results."""
        if self.name.startswith("paper") and not has_papers_method(results):
            return False
        return not self.optional or any(map(self.text, results))


def subject(result: Result) -> str:
    """The title of what the run is about."""
    return words.subject_title(result.run.subject)


def paper_seconds(result: Result) -> int | None:
    """The seconds that the paper gives for this layout."""
    record = paper_record(result.run)
    return None if record is None else record.seconds


def paper_moves(result: Result) -> int | None:
    """The moves that the paper gives for this layout."""
    record = paper_record(result.run)
    return None if record is None else record.moves


def _method(result: Result) -> str:
    return words.method_title(result.run)


def _paper_time_text(result: Result) -> str:
    seconds = paper_seconds(result)
    return "" if seconds is None else duration(seconds)


def _paper_moves_text(result: Result) -> str:
    moves = paper_moves(result)
    return "" if moves is None else grouped(moves)


def _share(result: Result) -> float | None:
    return None if result.share is None else result.share.rate


def result_columns() -> tuple[ResultColumn, ...]:
    """Return every column, in the user's language."""
    return (
        ResultColumn(QCoreApplication.translate("Compare", "Subject"), subject, "subject", subject, numeric=False),
        ResultColumn(QCoreApplication.translate("Compare", "Method"), _method, "method", _method, numeric=False),
        ResultColumn(
            QCoreApplication.translate("Compare", "Time"), words.time_text, "time", lambda result: result.median
        ),
        ResultColumn(
            QCoreApplication.translate("Compare", "Spread"),
            words.spread_text,
            "spread",
            lambda result: result.spread,
            optional=True,
        ),
        ResultColumn(
            QCoreApplication.translate("Compare", "Positions"),
            words.visited_text,
            "visited",
            lambda result: result.visited,
        ),
        ResultColumn(
            QCoreApplication.translate("Compare", "Length"),
            words.length_text,
            "length",
            lambda result: result.length,
            optional=True,
        ),
        ResultColumn(
            QCoreApplication.translate("Compare", "Succeeded"), words.share_text, "share", _share, optional=True
        ),
        ResultColumn(
            QCoreApplication.translate("Compare", "Outcome"),
            words.ending_text,
            "ending",
            words.ending_text,
            optional=True,
            numeric=False,
        ),
        ResultColumn(
            QCoreApplication.translate("Compare", "Rate"), words.rate_text, "rate", lambda result: result.rate
        ),
        ResultColumn(
            QCoreApplication.translate("Compare", "Memory"),
            words.memory_text,
            "memory",
            lambda result: result.memory,
            optional=True,
        ),
        ResultColumn(
            QCoreApplication.translate("Compare", "Pentium 166"),
            _paper_time_text,
            "paper-time",
            paper_seconds,
            optional=True,
        ),
        ResultColumn(
            QCoreApplication.translate("Compare", "Paper's moves"),
            _paper_moves_text,
            "paper-moves",
            paper_moves,
            optional=True,
        ),
    )


def shown_columns(results: Sequence[Result]) -> list[ResultColumn]:
    """Return the columns that have anything to say of these results."""
    return [column for column in result_columns() if column.is_shown(results)]


def table_lines(results: Iterable[Result], columns: Sequence[ResultColumn]) -> list[list[str]]:
    """Return the titles of the columns, and then what they say of each result."""
    rows = ([column.text(result) for column in columns] for result in results)
    return [[column.title for column in columns], *rows]
