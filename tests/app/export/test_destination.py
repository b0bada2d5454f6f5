"""Where an export is written: a free name at first, the ending of the format, and a note on what is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.export.dialog import Destination
from app.export.request import ExportRequest, Format, StillArrangement
from app.ui.files import file_name, usual_folder
from tests.app.export.subjects import request, tour

REPLACED = "A file with this name exists and will be replaced."
NO_NAME = "This is not a file name: enter one, or browse for a place to save."


@pytest.fixture
def destination(qtbot: QtBot) -> Destination:
    made = Destination()
    qtbot.addWidget(made)
    return made


def asked(form: Format, arrangement: StillArrangement = StillArrangement.ONE) -> ExportRequest:
    return request(tour(), form, Path(), arrangement=arrangement)


def test_a_name_of_the_title_is_suggested_at_which_there_is_nothing_yet(
    destination: Destination, tmp_path: Path
) -> None:
    name = file_name(tour().title)
    destination.suggest(asked(Format.PNG), tmp_path)
    assert destination.path == tmp_path / f"{name}.png"
    destination.path.touch()
    destination.suggest(asked(Format.PNG), tmp_path)
    assert destination.path == tmp_path / f"{name}-2.png"
    destination.suggest(asked(Format.PNG, StillArrangement.EACH), tmp_path)
    assert destination.path == tmp_path / name
    assert destination.names_file


def test_a_number_comes_after_a_name_only_where_that_very_file_is(destination: Destination, tmp_path: Path) -> None:
    name = file_name(tour().title)
    (tmp_path / f"{name}.png").touch()
    destination.suggest(asked(Format.PNG), tmp_path)
    assert destination.path.name == f"{name}-2.png"
    for form, suggested in ((Format.SVG, f"{name}.svg"), (Format.GIF, f"{name}.gif"), (Format.PNG, f"{name}-2.png")):
        destination.follow(asked(form))
        assert destination.path == tmp_path / suggested
    destination.path.touch()
    destination.rest_at(destination.path)
    destination.follow(asked(Format.PNG))
    assert destination.path.name == f"{name}-2.png", "that was just written"
    destination.follow(asked(Format.SVG))
    assert destination.path.name == f"{name}.svg"


def test_the_ending_follows_the_format_unless_it_is_a_persons_own(destination: Destination, tmp_path: Path) -> None:
    destination.suggest(asked(Format.PNG), tmp_path)
    base = destination.path.with_suffix("")
    for made, ending in (
        (asked(Format.PDF), ".pdf"),
        (asked(Format.PNG, StillArrangement.EACH), ""),
        (asked(Format.TEXT), ".txt"),
    ):
        destination.follow(made)
        assert destination.path == base.with_suffix(ending)
    destination.line.setText(str(tmp_path / "mine.tour"))
    destination.follow(asked(Format.PDF))
    assert destination.path == tmp_path / "mine.tour"
    destination.line.setText("")
    destination.follow(asked(Format.PDF))
    assert destination.line.text() == ""
    destination.line.setText("mine")
    assert destination.path == usual_folder() / "mine"


def test_a_note_tells_what_is_wrong_or_would_be_replaced(destination: Destination, tmp_path: Path) -> None:
    destination.suggest(asked(Format.PNG), tmp_path)
    path, told = destination.path, list[str]()
    destination.changed.connect(lambda: told.append(destination.note.text()))
    assert destination.note.text() == ""
    path.touch()
    destination.follow(asked(Format.PNG))
    assert destination.note.text() == REPLACED
    destination.rest_at(path)
    assert destination.note.text() == "", "it is the file that was just written"
    destination.line.setText(str(tmp_path / "other.png"))
    assert destination.note.text() == ""
    destination.line.setText("  ")
    assert (destination.note.text(), destination.names_file) == (NO_NAME, False)
    (tmp_path / "steps").touch()
    destination.follow(asked(Format.PNG, StillArrangement.EACH))
    destination.line.setText(str(tmp_path / "steps"))
    assert destination.note.text() == ""
    assert told[-1] == ""
