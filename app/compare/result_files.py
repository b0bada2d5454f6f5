"""Writing results to a file of the person's choice."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.compare.chart import Chart
from app.compare.chart_ink import Ink
from app.compare.picture_files import png_bytes, svg_bytes
from app.compare.text_files import csv_text, markdown_text
from app.export.whole_file import whole_file


class FileForm(StrEnum):
    """The forms there are; each value is the ending of its files."""

    CSV = "csv"
    MARKDOWN = "md"
    SVG = "svg"
    PNG = "png"


def form_title(form: FileForm) -> str:
    """What a form is called in a menu."""
    return {
        FileForm.CSV: QCoreApplication.translate("Compare", "Table as CSV…"),
        FileForm.MARKDOWN: QCoreApplication.translate("Compare", "Table as Markdown…"),
        FileForm.SVG: QCoreApplication.translate("Compare", "Chart as SVG…"),
        FileForm.PNG: QCoreApplication.translate("Compare", "Chart as PNG…"),
    }[form]


def write_results(path: Path, form: FileForm, title: str, chart: Chart, ink: Ink) -> None:
    """Write the table or the chart of the results; raises `InputError` when the file cannot be written."""
    with whole_file(path) as file:
        file.write(_content(form, title, chart, ink))


def _content(form: FileForm, title: str, chart: Chart, ink: Ink) -> bytes:
    match form:
        case FileForm.CSV:
            return csv_text(chart.results).encode("utf-8-sig")  # the mark lets spreadsheets read Chinese
        case FileForm.MARKDOWN:
            return markdown_text(title, chart.results).encode()
        case FileForm.SVG:
            return svg_bytes(chart, ink, title)
        case FileForm.PNG:
            return png_bytes(chart, ink, title)
