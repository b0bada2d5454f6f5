"""The table of results: what its columns say, how it is sorted, and how it is written to files."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

import pytest
from PySide6.QtCore import Qt

from app.compare.files import FileForm, csv_text, form_title, markdown_text
from app.compare.result_table import ResultModel, result_columns, table_lines
from solvers.comparison.plan import Result, Run, RunOutcome, Share
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.comparison import FirstTries

pytestmark = pytest.mark.usefixtures("qapp")

LAYOUT = "HHAA/HHAA/HHHH/S.SV/S.SV"
WINGS = KlotskiProblem(Layout.parse(LAYOUT), Metric.CELLS)
SLOW = Result(Run(WINGS, "one-cell"), RunOutcome.PROVED, (3.0, 2.0, 4.0), 6_000, 39, 2_000_000)
QUICK = Result(Run(WINGS, "shortest"), RunOutcome.FOUND, (0.5,), 5_000, 41)
REFUSED = Result(Run(WINGS, "hash-60"), RunOutcome.REFUSED)
TRIES = Result(Run(FirstTries(Board(8, 8), 64), "warnsdorff"), RunOutcome.FOUND, (1.0,), 64, share=Share(60, 64))
PAPER = Result(Run(WINGS, "depth-first-bst"), RunOutcome.PROVED, (1.0,), 7_000, 39)


def shown(results: Sequence[Result]) -> list[str]:
    return [column.name for column in result_columns() if column.is_shown(results)]


def test_every_column_says_a_figure_with_its_unit_or_nothing() -> None:
    titles, slow, refused, tries = table_lines([SLOW, REFUSED, TRIES], result_columns())
    assert dict(zip(titles, zip(slow, refused, tries, strict=True), strict=True)) == {
        "Problem": ("Wing to Wing (比翼橫空)", "Wing to Wing (比翼橫空)", "8 × 8"),
        "Method": ("One cell at a time", "Chained hash table", "Warnsdorff, outermost first"),
        "Time": ("3.0 s", "", "1.0 s"),
        "Spread": ("± 1.0 s", "", ""),
        "Positions": ("6,000", "", ""),
        "Squares entered": ("", "", "64"),
        "Length": ("39 cells", "", ""),
        "Success rate": ("", "", "60 of 64 (93.8%)"),
        "Outcome": ("Proven shortest", "Not applicable", ""),
        "Rate": ("2,000/s", "", "64/s"),
        "Memory": ("2 MB", "", ""),
        "Pentium 166": (*[slow[11]] * 2, ""),
        "Wei–Lin moves": (*[slow[12]] * 2, ""),
    }


def test_columns_that_say_nothing_are_left_out_but_for_the_usual_ones() -> None:
    usual = ["problem", "method", "time", "rate"]
    assert shown([]) == usual
    assert shown([REFUSED]) == [*usual[:3], "ending", "rate"]
    assert shown([TRIES]) == [*usual[:3], "Squares entered", "share", "rate"]
    assert shown([SLOW, TRIES]) == [
        "problem",
        "method",
        "time",
        "spread",
        "Positions",
        "Squares entered",
        "length",
        "share",
        "ending",
        "rate",
        "memory",
    ]
    assert shown([QUICK, PAPER])[-2:] == ["paper_seconds", "paper_moves"]
    left = [column.name for column in result_columns() if not column.numeric]
    assert left == ["problem", "method", "ending"]


def test_rows_are_sorted_by_a_column_with_what_is_unknown_at_the_end() -> None:
    model = ResultModel()
    given = (SLOW, REFUSED, QUICK, TRIES)
    model.show_results(given)
    assert tuple(model.passed) == given
    names = [column.name for column in result_columns()]
    for name, rising in (
        ("time", [QUICK, TRIES, SLOW]),
        ("length", [SLOW, QUICK]),
        ("memory", [SLOW]),
        ("share", [TRIES]),
    ):
        unknown = [result for result in given if result not in rising]
        model.sort(names.index(name))
        assert list(model.passed) == [*rising, *unknown]
        model.sort(names.index(name), Qt.SortOrder.DescendingOrder)
        assert list(model.passed) == [*rising[::-1], *unknown]
    model.sort(names.index("Positions"))
    assert list(model.passed) == [REFUSED, TRIES, QUICK, SLOW]
    model.show_results(given[::-1])
    assert list(model.passed) == [REFUSED, TRIES, QUICK, SLOW], "the new ones are sorted too"
    model.sort(-1)
    assert tuple(model.passed) == given[::-1]


def test_a_csv_file_has_plain_figures() -> None:
    slow, refused, tries = csv.DictReader(StringIO(csv_text([SLOW, REFUSED, TRIES]), newline=""))
    assert {name: value for name, value in slow.items() if not name.startswith("paper")} == {
        "subject": "Wing to Wing (比翼橫空)",
        "layout": LAYOUT,
        "metric": "cells",
        "engine": "one-cell",
        "ending": "proved",
        "reason": "",
        "median_seconds": "3.0",
        "spread_seconds": "2.0",
        "seconds": "3.0 2.0 4.0",
        "visited": "6000",
        "rate": "2000.0",
        "memory_bytes": "2000000",
        "length": "39",
        "successes": "",
        "tries": "",
    }
    assert [refused[name] for name in ("ending", "median_seconds", "seconds", "visited", "length")] == [
        "refused",
        "",
        "",
        "0",
        "",
    ]
    assert [tries[name] for name in ("layout", "metric", "successes", "tries", "paper_seconds")] == [
        "",
        "",
        "60",
        "64",
        "",
    ]


def test_markdown_has_the_table_as_it_is_shown_with_figures_at_the_right() -> None:
    assert markdown_text("One | two", [TRIES]) == (
        "# One | two\n\n"
        "| Problem | Method | Time | Squares entered | Success rate | Rate |\n"
        "| --- | --- | ---: | ---: | ---: | ---: |\n"
        "| 8 × 8 | Warnsdorff, outermost first | 1.0 s | 64 | 60 of 64 (93.8%) | 64/s |\n"
    )
    assert {form.value: form_title(form) for form in FileForm} == {
        "csv": "Table as CSV…",
        "md": "Table as Markdown…",
        "svg": "Chart as SVG…",
        "png": "Chart as PNG…",
    }
