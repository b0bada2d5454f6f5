"""The columns of the table of results: what each says, by what it sorts, and when it is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.compare import words
from app.compare.measures import has_papers_method, paper_record
from app.ui.words.numbers import duration, grouped
from solvers.comparison.result import Result


@dataclass(frozen=True, slots=True)
class Column:
    """A column; `key` is what it sorts by, None where it says nothing.

    An `optional` one is hidden while it says nothing of any result.
    """

    name: str
    text: Callable[[Result], str]
    key: Callable[[Result], Any]
    figures: bool = True
    optional: bool = False


def subject(result: Result) -> str:
    """What the run is about."""
    return words.subject_title(result.run.subject)


def method(result: Result) -> str:
    """By what it was run."""
    return words.method_title(result.run)


def paper_seconds(result: Result) -> int | None:
    """The paper's seconds on this layout."""
    record = paper_record(result.run)
    return None if record is None else record.seconds


def paper_moves(result: Result) -> int | None:
    """The paper's moves on this layout."""
    record = paper_record(result.run)
    return None if record is None else record.moves


def _paper_time_text(result: Result) -> str:
    seconds = paper_seconds(result)
    return "" if seconds is None else duration(seconds)


def _paper_moves_text(result: Result) -> str:
    moves = paper_moves(result)
    return "" if moves is None else grouped(moves)


def _share(result: Result) -> float | None:
    return None if result.share is None else result.share.rate


COLUMNS = (
    Column("subject", subject, subject, figures=False),
    Column("method", method, method, figures=False),
    Column("time", words.time_text, lambda result: result.median),
    Column("spread", words.spread_text, lambda result: result.spread, optional=True),
    Column("visited", words.visited_text, lambda result: result.visited),
    Column("length", words.length_text, lambda result: result.length, optional=True),
    Column("share", words.share_text, _share, optional=True),
    Column("ending", words.ending_text, words.ending_text, figures=False, optional=True),
    Column("rate", words.rate_text, lambda result: result.rate),
    Column("memory", words.memory_text, lambda result: result.memory, optional=True),
    Column("paper-time", _paper_time_text, paper_seconds, optional=True),
    Column("paper-moves", _paper_moves_text, paper_moves, optional=True),
)


def column_titles() -> dict[str, str]:
    """What the columns are called, by name."""
    return {
        "subject": QCoreApplication.translate("Compare", "Subject"),
        "method": QCoreApplication.translate("Compare", "Method"),
        "time": QCoreApplication.translate("Compare", "Time"),
        "spread": QCoreApplication.translate("Compare", "Spread"),
        "visited": QCoreApplication.translate("Compare", "Positions"),
        "rate": QCoreApplication.translate("Compare", "Rate"),
        "memory": QCoreApplication.translate("Compare", "Memory"),
        "length": QCoreApplication.translate("Compare", "Length"),
        "share": QCoreApplication.translate("Compare", "Succeeded"),
        "ending": QCoreApplication.translate("Compare", "Outcome"),
        "paper-time": QCoreApplication.translate("Compare", "Pentium 166"),
        "paper-moves": QCoreApplication.translate("Compare", "Paper's moves"),
    }


def is_shown(column: Column, results: Sequence[Result]) -> bool:
    """Whether a column has anything to say of these results."""
    if column.name.startswith("paper") and not has_papers_method(results):
        return False
    return not column.optional or any(map(column.text, results))


def shown_columns(results: Sequence[Result]) -> list[Column]:
    """The columns that have anything to say."""
    return [column for column in COLUMNS if is_shown(column, results)]
