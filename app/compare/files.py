"""Results written for the data file, and to files: a table as CSV or Markdown, or a chart as SVG or PNG."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from contextlib import suppress
from enum import StrEnum
from io import StringIO
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from app.compare import words
from app.compare.chart import Chart
from app.compare.result_table import problem, result_columns, table_lines
from app.puzzle.entry import compared_puzzles
from app.storage.records import is_number
from app.ui.files import atomic_file, png
from app.ui.painting.drawing import smooth_painter
from app.ui.painting.text import ChartStyle
from solvers.comparison.plan import Problem, Result, Run, RunOutcome, Share


def payload(results: Sequence[Result]) -> Any:
    """The results as JSON can hold them."""
    return {"results": [_written(result) for result in results]}


def results_of(kept: Any) -> tuple[Result, ...]:
    """The inverse of `payload`; raises `ValueError` for anything else."""
    try:
        return tuple(map(_read, kept["results"]))
    except Exception as error:  # of whatever nobody has thought
        raise ValueError("no results of a comparison") from error


def _written(result: Result) -> dict[str, Any]:
    return {
        **words.comparison_of(result.run.problem).written(result.run.problem),
        "puzzle": result.run.problem.puzzle,
        "engine": result.run.engine_name,
        "repetitions": result.run.repetitions,
        "ending": result.outcome.value,
        "seconds": list(result.seconds),
        "visited": result.visited,
        "length": result.length,
        "memory": result.memory,
        "share": result.share and [result.share.successes, result.share.tries],
        "reason": words.reason_text(result),
    }


def _read(kept: Any) -> Result:
    share = kept["share"]
    known = (value for value in (kept["length"], kept["memory"]) if value is not None)
    if not all(map(is_number, (*kept["seconds"], kept["visited"], kept["repetitions"], *known, *(share or ())))):
        raise ValueError("impossible figures")
    run = Run(_problem_of(kept), kept["engine"], kept["repetitions"])
    words.method_title(run)  # raises `KeyError` or the like for an engine that there is not
    return Result(
        run,
        RunOutcome(kept["ending"]),
        tuple(map(float, kept["seconds"])),
        int(kept["visited"]),
        kept["length"],
        kept["memory"],
        None if share is None else Share(*share),
        str(kept.get("reason", "")),
    )


def _problem_of(kept: Any) -> Problem:
    """The problem of a result; the first versions did not keep of which puzzle it is."""
    puzzles = compared_puzzles()
    for puzzle in [puzzles[kept["puzzle"]]] if "puzzle" in kept else puzzles.values():
        with suppress(Exception):  # of whatever nobody has thought
            return puzzle.comparison.read(kept)
    raise ValueError("no problem of any puzzle")


def csv_text(results: Iterable[Result]) -> str:
    """Return at least one result as CSV with a header line; only the names of layouts depend on the language.

    Numbers are plain, and the seconds of the repetitions are separated by blanks.
    """
    records = [_record(result) for result in results]
    text = StringIO(newline="")
    writer = csv.DictWriter(text, records[0])
    writer.writeheader()
    writer.writerows(records)
    return text.getvalue()


def markdown_text(title: str, results: Sequence[Result]) -> str:
    """Return the table as it is shown, in Markdown, below its title."""
    columns = [column for column in result_columns() if column.is_shown(results)]
    heads, *rows = table_lines(results, columns)
    rules = ["---:" if column.numeric else "---" for column in columns]
    lines = (" | ".join(cell.replace("|", "\\|") for cell in cells) for cells in (heads, rules, *rows))
    return f"# {title}\n\n" + "".join(f"| {line} |\n" for line in lines)


def _record(result: Result) -> dict[str, object]:
    share, about = result.share, result.run.problem
    written = words.comparison_of(about).written(about)
    return {
        "subject": problem(result),  # the heading that such files have always had
        **{
            name: written.get(name, "")
            for puzzle in compared_puzzles().values()
            for name in puzzle.comparison.file_columns
        },
        "engine": result.run.engine_name,
        "ending": result.outcome.value,
        "reason": f"{result.outcome}: {result.reason}" if result.reason else "",  # no sheet takes it for a formula
        "median_seconds": result.median,
        "spread_seconds": result.spread,
        "seconds": " ".join(map(repr, result.seconds)),
        "visited": result.visited,
        "rate": result.rate,
        "memory_bytes": result.memory,
        "length": result.length,
        "successes": None if share is None else share.successes,
        "tries": None if share is None else share.tries,
        **{column.name: column.key(result) for column in words.puzzle_columns()},
    }


WIDTH = 960
"""The width of an exported chart in pixels."""
PIXEL_RATIO = 2
"""How many pixels of a PNG are one of the chart's, in each direction."""


def svg_bytes(chart: Chart, chart_style: ChartStyle, title: str) -> bytes:
    """Return the chart as an SVG document."""
    from app.ui.painting.svg_device import SvgDevice  # it takes long to import

    picture = chart.picture(chart_style)
    size = QSizeF(WIDTH, picture.height)
    device = SvgDevice()
    with QPainter(device) as painter:
        painter.fillRect(QRectF(QPointF(), size), QColor(chart_style.theme.window))
        picture.paint(painter, WIDTH)
    return device.document(size, title).encode()


def png_bytes(chart: Chart, chart_style: ChartStyle, title: str) -> bytes:
    """Return the chart as a PNG image with its title in the metadata."""
    picture = chart.picture(chart_style)
    image = QImage(WIDTH * PIXEL_RATIO, round(picture.height * PIXEL_RATIO), QImage.Format.Format_RGB32)
    image.fill(QColor(chart_style.theme.window))
    image.setText("Title", title)
    with smooth_painter(image) as painter:
        painter.scale(PIXEL_RATIO, PIXEL_RATIO)
        picture.paint(painter, WIDTH)
    return png(image)


class FileForm(StrEnum):
    """The forms of files; each value is their suffix."""

    CSV = "csv"
    MARKDOWN = "md"
    SVG = "svg"
    PNG = "png"


def form_title(form: FileForm) -> str:
    """Return the title of a form in a menu."""
    return {
        FileForm.CSV: QCoreApplication.translate("Compare", "Table as CSV…"),
        FileForm.MARKDOWN: QCoreApplication.translate("Compare", "Table as Markdown…"),
        FileForm.SVG: QCoreApplication.translate("Compare", "Chart as SVG…"),
        FileForm.PNG: QCoreApplication.translate("Compare", "Chart as PNG…"),
    }[form]


def write_results(path: Path, form: FileForm, title: str, chart: Chart, chart_style: ChartStyle) -> None:
    """Write the table or the chart of the results; raises `InputError` when the file cannot be written."""
    with atomic_file(path) as file:
        file.write(_content(form, title, chart, chart_style))


def _content(form: FileForm, title: str, chart: Chart, chart_style: ChartStyle) -> bytes:
    match form:
        case FileForm.CSV:
            return csv_text(chart.results).encode("utf-8-sig")  # the mark lets spreadsheets read Chinese
        case FileForm.MARKDOWN:
            return markdown_text(title, chart.results).encode()
        case FileForm.SVG:
            return svg_bytes(chart, chart_style, title)
        case FileForm.PNG:
            return png_bytes(chart, chart_style, title)
