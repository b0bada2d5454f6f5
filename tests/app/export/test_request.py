"""What can be asked for of a subject, and what a request means."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont

from app.export.picture import NoPicture, PictureCache
from app.export.request import ExportRequest, Format, Plate, StillArrangement, Subject
from app.knight.board.trail import Display
from app.knight.export_subject import knight_subject
from app.ui.look.theme import Theme
from solvers.knight.board import Board
from solvers.knight.tour import Tour
from tests.app.export.subjects import RING, documented, request, tour

pytestmark = pytest.mark.usefixtures("qapp")

DOCUMENT = documented(knight_subject(Tour.of(Board(3, 3, frozenset({(1, 1)})), RING), RING[0], True, Display(), 0))


class Blank:
    """A board with a path, on which nothing is painted."""

    def __init__(self, length: int, proportion: float) -> None:
        self.length = length
        self.proportion = proportion

    def scene(self, rect: QRectF, theme: Theme, font: QFont, picture_cache: PictureCache) -> NoPicture:
        """Nothing."""
        return NoPicture()

    def film(self, size: QSizeF, theme: Theme, font: QFont) -> NoPicture:
        """Nothing."""
        return NoPicture()


def subject(length: int, proportion: float = 1.0, document: bool = True) -> Subject:
    """A subject of so many steps; of none less than 0, it has no picture at all."""
    picture = Blank(length, proportion)
    made = Subject(lambda: "", "Title", (lambda: DOCUMENT) if document else None, picture)
    return made if length >= 0 else replace(made, picture=NoPicture())


def test_formats_are_those_that_the_subject_can_be_written_in() -> None:
    painted = ["png", "svg", "pdf", "gif", "webp"]
    assert {
        (length, document): [form.value for form in subject(length, document=document).formats]
        for length in (-1, 0, 40_000, 40_001)
        for document in (False, True)
    } == {
        (-1, False): ["txt"],
        (-1, True): ["txt", "json"],
        (0, False): [*painted, "txt"],
        (0, True): [*painted, "txt", "json"],
        (40_000, False): [*painted, "txt"],
        (40_000, True): [*painted, "txt", "json"],
        (40_001, False): ["png", "txt"],
        (40_001, True): ["png", "txt"],
    }
    assert {form.value for form in Format if form.moving} == {"gif", "webp"}
    assert {form.value for form in Format if form.painted} == {*painted}


def test_arrangements_are_those_that_the_subject_has_steps_and_plates_for() -> None:
    def offered(made: Subject) -> dict[str, list[str]]:
        found = {form.value: [one.value for one in made.arrangements(form)] for form in Format}
        return {form: arrangements for form, arrangements in found.items() if arrangements}

    one = {"png": ["one"], "svg": ["one"], "pdf": ["one"]}
    all_steps = {"png": ["one", "sheet", "each"], "svg": ["one", "sheet"], "pdf": ["sheet", "each", "one"]}
    plates = [Plate(NoPicture(), 0)]
    assert offered(subject(0)) == offered(replace(subject(0), plates=plates)) == one
    assert offered(subject(1)) == offered(subject(40_000)) == all_steps
    assert offered(replace(subject(1), plates=plates)) == {**all_steps, "pdf": ["reading", "sheet", "each", "one"]}
    assert {form: [StillArrangement.ONE] for form in Format} == {
        form: replace(subject(40_001), plates=plates).arrangements(form) for form in Format
    }


@pytest.mark.parametrize(
    ("every", "shown"), [(1, [0, 1, 2, 3, 4, 5, 6, 7, 8]), (3, [0, 3, 6, 8]), (4, [0, 4, 8]), (9, [0, 8])]
)
def test_the_last_position_is_shown_too_where_the_others_leave_it_out(every: int, shown: list[int]) -> None:
    asked = request(subject(8), Format.GIF, Path(), first=0, last=8, every=every)
    assert list(asked.positions) == shown


def test_every_position_of_a_vast_path_takes_no_memory() -> None:
    assert request(subject(10**9), Format.TEXT, Path(), first=0, last=10**9).positions == range(10**9 + 1)


def test_one_picture_alone_shows_the_last_position_and_everything_else_the_whole_range() -> None:
    shown = {
        (form.value, arrangement.value): list(
            request(subject(9), form, Path(), arrangement=arrangement, first=2, last=7, every=2).positions
        )
        for form in (Format.PNG, Format.PDF, Format.GIF, Format.TEXT)
        for arrangement in (StillArrangement.ONE, StillArrangement.EACH)
    }
    assert {what for what, positions in shown.items() if positions == [7]} == {("png", "one"), ("pdf", "one")}
    assert [positions for positions in shown.values() if positions != [7]] == [[2, 4, 6, 7]] * 6


def test_the_height_follows_from_the_proportion_and_is_never_nothing() -> None:
    assert [request(subject(1, proportion), Format.PNG, Path(), width=301).height for proportion in (0.5, 1, 2.5)] == [
        150,
        301,
        752,
    ]
    assert request(subject(1, 1e-6), Format.PNG, Path(), width=64).height == 1


def test_a_folder_is_made_of_png_files_one_for_each_step_and_of_nothing_else() -> None:
    folders = {
        (form.value, arrangement.value)
        for form in Format
        for arrangement in StillArrangement
        if request(tour(), form, Path(), arrangement=arrangement).makes_folder
    }
    assert folders == {("png", "each")}


def test_an_export_is_of_one_smooth_picture_of_640_pixels_unless_it_says_otherwise() -> None:
    asked = request(tour(), Format.PNG, Path())
    usual = ExportRequest(asked.subject, format=asked.format, theme=asked.theme, font=asked.font, path=asked.path)
    choices = (usual.arrangement, usual.width, usual.first, usual.last, usual.every, usual.speed, usual.smooth)
    assert choices == (StillArrangement.ONE, 640, 0, 0, 1, 4.0, True)
    assert usual.title == tour().title
