"""The pages to read a solution or a tour from, as they are painted and as they are printed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QImage, QPainter

from app.export.exporting import steps_of
from app.export.paper import Paper, ReadingPages, pages_of
from app.export.picture import ImageCache, NoPicture, PictureCache
from app.export.preview import PreviewSize, paint_preview, preview_image
from app.export.request import ExportRequest, Format, Plate, StillArrangement, Subject
from app.ui.look.theme import DARK, LIGHT, Theme
from app.ui.painting import line_parts
from solvers.search import Drive, Found
from tests.app.export.subjects import board, exported, layout, request, solution, tour

ROOM = QRectF(0, 34, 700, 980)


class SeenPicture(NoPicture):
    """A picture that writes down where it is painted, and at which moment."""

    length = 200

    def __init__(self, proportion: float, seen: list[tuple[QRectF, float]]) -> None:
        self.proportion = proportion
        self.seen = seen
        self.rect = QRectF()

    def scene(self, rect: QRectF, theme: Theme, font: QFont, picture_cache: PictureCache) -> SeenPicture:
        """Remember the rectangle."""
        self.rect = QRectF(rect)
        return self

    def paint(self, painter: QPainter, moment: float) -> None:
        """Write it down."""
        self.seen.append((self.rect, moment))


Seen = list[tuple[QRectF, float]]
Written = list[tuple[str, QPointF]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """The lines of lists that are painted from now on, with their places."""
    lines: Written = []
    paint = line_parts.PartColumns.paint

    def noted(columns: Any, painter: QPainter, place: QPointF, line: str, inks: Any) -> None:
        lines.append((line, QPointF(place)))
        paint(columns, painter, place, line, inks)

    monkeypatch.setattr(line_parts.PartColumns, "paint", noted)
    return lines


def subject(count: int, proportions: tuple[float, ...], seen: Seen, note: str = "") -> Subject:
    """A subject with so many lines after its start, and plates of these proportions."""
    lines = ["Start", *(f"{number}.  Soldier  a1 → a2  ↑" for number in range(1, count + 1))]
    plates = [Plate(SeenPicture(proportion, seen), number) for number, proportion in enumerate(proportions)]
    return Subject(lambda: "", "Title", None, SeenPicture(1.0, seen), lines, 0, plates, note, first_listed=1)


def pages(asked: ExportRequest) -> Iterator[tuple[int, ReadingPages]]:
    """Paint each page, one after another."""
    made = ReadingPages(asked, ROOM)
    image = QImage(800, 1100, QImage.Format.Format_RGB32)
    for number in range(1, made.count + 1):
        with QPainter(image) as painter:
            list(made.paint(painter, number, ImageCache()))
        yield number, made


@pytest.mark.parametrize("count", [0, 1, 7, 59, 60, 61, 400, 5_000])
@pytest.mark.parametrize("proportions", [(1.2,), (1.0, 1.0), (0.1, 0.1), (4.0,)])
@pytest.mark.usefixtures("qapp")
def test_every_line_is_on_one_page_in_order_and_on_no_other_line(
    count: int, proportions: tuple[float, ...], written: Written
) -> None:
    seen: Seen = []
    asked = request(
        subject(count, proportions, seen, "A note"), Format.PDF, Path(), arrangement=StillArrangement.READING
    )
    lines: list[str] = []
    for number, _ in pages(asked):
        places = [(round(place.x()), round(place.y())) for _, place in written]
        assert len(set(places)) == len(places)
        picture = seen[number - 1][0] if number <= len(proportions) else QRectF(ROOM.topLeft(), QSizeF())
        for _, place in written:
            assert ROOM.contains(place)
            assert place.y() > picture.bottom()
        assert written or number < len(proportions) or count == 0 or number == len(proportions)
        lines += [line for line, _ in written]
        written.clear()
    assert lines == list(asked.subject.captions[1:])
    assert [moment for _, moment in seen] == list(range(len(proportions)))
    assert all(ROOM.contains(rect) for rect, _ in seen)


@pytest.mark.parametrize(
    "arrangement", [StillArrangement.READING, StillArrangement.SHEET, StillArrangement.EACH, StillArrangement.ONE]
)
@pytest.mark.usefixtures("qapp")
def test_the_preview_is_the_first_page(arrangement: StillArrangement, tmp_path: Path, written: Written) -> None:
    seen: Seen = []
    asked = request(subject(120, (1.2,), seen), Format.PDF, tmp_path / "paper.pdf", arrangement=arrangement, last=200)
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        list(Paper(asked).paint(painter, 1, ImageCache()))
    printed, printed_lines = list(seen), list(written)
    seen.clear()
    written.clear()
    assert Drive(preview_image(paint_preview, asked, PreviewSize(QSizeF(244, 324), 1.0))).next_answer() is not None
    assert seen == printed
    assert written == printed_lines
    seen.clear()
    exported(asked)
    assert seen[: len(printed)] == printed


@pytest.mark.parametrize("made", [solution, tour])
def test_the_file_has_as_many_pages_as_are_said(made: Any, tmp_path: Path) -> None:
    asked = request(made(), Format.PDF, tmp_path / "paper.pdf", arrangement=StillArrangement.READING, font=QFont())
    content = exported(asked).read_bytes()
    assert len(re.findall(rb"/Type /Page\b(?!s)", content)) == pages_of(asked) == steps_of(asked)


def test_a_solution_begins_with_its_first_position_and_a_tour_with_its_end() -> None:
    assert [plate.position for plate in solution().plates] == [0]
    assert [plate.position for plate in tour().plates] == [8, 8]
    assert solution().first_listed == 1
    assert solution().note == "The square of a piece is that of its upper left cell."


def test_what_has_no_steps_is_one_picture() -> None:
    for made in (layout, board):
        assert made().arrangements(Format.PDF) == [StillArrangement.ONE]
    assert solution().arrangements(Format.PDF)[0] is StillArrangement.READING
    assert StillArrangement.READING not in solution().arrangements(Format.PNG)


@pytest.mark.parametrize("form", [Format.TEXT, Format.JSON])
@pytest.mark.parametrize("made", [solution, tour, board])
@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.usefixtures("qapp")
def test_the_preview_of_a_text_is_its_first_lines(
    form: Format, made: Any, theme: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = request(made(), form, Path(), theme=theme)
    monkeypatch.setattr(type(asked.subject.picture), "scene", lambda *_: pytest.fail("a picture"))
    event = Drive(preview_image(paint_preview, asked, PreviewSize(QSizeF(244, 324), 1.0))).next_answer()
    assert isinstance(event, Found)
    ink = [event.answer.pixelColor(x, y) for x in range(60) for y in range(80)]
    assert any(colour.alpha() > 150 and colour.name() == theme.text for colour in ink)
