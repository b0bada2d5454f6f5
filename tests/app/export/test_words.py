"""What the export dialog says: titles, what the file will be, and how far it is."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from app.export.request import Format, StillArrangement, Subject
from app.export.words import arrangement_title, format_title, progress_sentence, summary, written_sentence
from tests.app.export.subjects import request
from tests.app.export.test_reading_pages import SeenPicture

pytestmark = pytest.mark.usefixtures("qapp")


def steps(length: int, proportion: float = 0.5) -> Subject:
    """A subject of so many steps."""
    picture = SeenPicture(proportion, [])
    picture.length = length
    return Subject(partial(str, "text"), "Title", None, picture)


def test_every_format_and_arrangement_has_its_title() -> None:
    assert {form: format_title(form) for form in Format} == {
        Format.PNG: "PNG image",
        Format.SVG: "SVG vector image",
        Format.PDF: "PDF for printing",
        Format.GIF: "Animated GIF",
        Format.WEBP: "Animated WebP",
        Format.TEXT: "Plain text",
        Format.JSON: "JSON (can be reopened)",
        Format.GRAPHML: "GraphML for graph programs",
        Format.CSV: "CSV for spreadsheets",
    }
    titles = {form: [arrangement_title(one, form) for one in StillArrangement] for form in (Format.PNG, Format.PDF)}
    sheet, reading = "All steps side by side", "Large picture, then the list of steps"
    assert titles == {
        Format.PNG: ["Single image", sheet, "One file per step", reading],
        Format.PDF: ["Single image", sheet, "One page per step", reading],
    }


def test_what_will_be_written_is_summed_up() -> None:
    """A picture of 200 pixels in width is 100 high; nine are arranged as three in a row, with gaps and captions."""
    png = request(steps(8), Format.PNG, Path(), width=200)
    sheet = replace(png, arrangement=StillArrangement.SHEET)
    assert {
        form: summary(replace(png, format=form)) for form in (Format.PNG, Format.SVG, Format.TEXT, Format.JSON)
    } == {Format.PNG: "200 × 100 px", Format.SVG: "200 × 100 px", Format.TEXT: "", Format.JSON: ""}
    assert summary(replace(png, arrangement=StillArrangement.EACH)) == "9 images, 200 × 100 px each"
    assert summary(sheet) == "9 images, 656 × 502 px in all"
    assert summary(request(steps(8, 1.0), Format.PDF, Path(), arrangement=StillArrangement.EACH)) == "9 pages, A4"
    assert summary(replace(png, format=Format.GIF, smooth=False)) == "9 frames, 4.5 s, 200 × 100 px"
    assert summary(replace(png, format=Format.WEBP, first=7)) == "6 frames, 2.9 s, 200 × 100 px"


def test_of_more_than_forty_thousand_steps_the_few_formats_are_explained() -> None:
    few = "More than 40,000 steps are exported as a single PNG image or as text."
    assert {length: summary(request(steps(length), Format.PNG, Path(), width=200)) for length in (40_000, 40_001)} == {
        40_000: "200 × 100 px",
        40_001: f"200 × 100 px\n{few}",
    }
    assert summary(request(steps(40_001), Format.TEXT, Path())) == few


def test_the_progress_and_the_end_are_told() -> None:
    assert progress_sentence(1_234, 40_000) == "Image 1,234 of 40,000"
    asked = request(steps(8), Format.PNG, Path("folder") / "tour.png")
    assert written_sentence(asked, 1_200_000) == "Exported tour.png (1.2 MB)"
    assert written_sentence(asked, 1) == "Exported tour.png (1 byte)"
