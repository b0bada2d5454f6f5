"""Results as text: CSV for programs, Markdown for people."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

from app.compare.columns import Column, column_titles, paper_moves, paper_seconds, shown_columns, subject
from solvers.comparison.plan import KlotskiSubject
from solvers.comparison.result import Result

CSV_COLUMNS: tuple[str, ...] = (
    "subject",
    "layout",
    "metric",
    "engine",
    "ending",
    "median_seconds",
    "spread_seconds",
    "seconds",
    "visited",
    "rate",
    "memory_bytes",
    "length",
    "successes",
    "tries",
    "paper_seconds",
    "paper_moves",
)
"""The columns of a CSV file; numbers are plain, and the seconds of each repetition are parted by spaces."""


def csv_text(results: Iterable[Result]) -> str:
    """The results as CSV, with a line of titles; the same in every language but for the names of layouts."""
    text = StringIO(newline="")
    writer = csv.DictWriter(text, CSV_COLUMNS)
    writer.writeheader()
    writer.writerows(map(_record, results))
    return text.getvalue()


def markdown_text(title: str, results: Sequence[Result]) -> str:
    """The table as it is shown, below its title."""
    columns = shown_columns(results)
    heads, *rows = table_lines(results, columns)
    rules = ["---:" if column.figures else "---" for column in columns]
    return f"# {title}\n\n" + "".join(map(_markdown_line, [heads, rules, *rows]))


def table_lines(results: Iterable[Result], columns: Sequence[Column]) -> list[list[str]]:
    """The titles, and then what the columns say of each result."""
    titles = column_titles()
    rows = ([column.text(result) for column in columns] for result in results)
    return [[titles[column.name] for column in columns], *rows]


def _markdown_line(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"


def _record(result: Result) -> dict[str, object]:
    share, about = result.share, result.run.subject
    klotski = about if isinstance(about, KlotskiSubject) else None
    return {
        "subject": subject(result),
        "layout": "" if klotski is None else str(klotski.layout),
        "metric": "" if klotski is None else klotski.metric.value,
        "engine": result.run.engine,
        "ending": result.ending.value,
        "median_seconds": result.median,
        "spread_seconds": result.spread,
        "seconds": " ".join(map(repr, result.seconds)),
        "visited": result.visited,
        "rate": result.rate,
        "memory_bytes": result.memory,
        "length": result.length,
        "successes": None if share is None else share.successes,
        "tries": None if share is None else share.tries,
        "paper_seconds": paper_seconds(result),
        "paper_moves": paper_moves(result),
    }
