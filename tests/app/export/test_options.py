"""The choices of an export: what is offered in a format, what is usual, and what is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from app.export.options import ExportOptions
from app.export.request import ExportRequest, Format, StillArrangement
from app.ui.look.theme import DARK, LIGHT, Appearance
from tests.app.export.subjects import layout, tour
from tests.app.export.test_request import subject


@pytest.fixture
def appearance(qapp: object) -> Appearance:
    return Appearance("light")


def asked(options: ExportOptions) -> ExportRequest:
    return options.request(Path("file"), QFont())


def usual(options: ExportOptions, form: Format, arrangement: StillArrangement | None = None) -> tuple[int, ...]:
    """The first, the last and every which step, and the width, when something is chosen."""
    options.choose(form)
    if arrangement is not None:
        options.arrangement.setCurrentIndex(options.arrangement.findData(arrangement.value))
    made = asked(options)
    assert made.format is form
    assert arrangement is None or made.arrangement is arrangement
    return made.first, made.last, made.every, made.width


def test_the_usual_steps_and_widths_are_those_of_the_format_and_the_arrangement(
    qtbot: QtBot, appearance: Appearance
) -> None:
    options = ExportOptions(tour(), appearance)
    qtbot.addWidget(options)
    assert {
        (form, arrangement): usual(options, form, arrangement)
        for form, arrangement in (
            (Format.PNG, StillArrangement.ONE),
            (Format.PNG, StillArrangement.SHEET),
            (Format.PNG, StillArrangement.EACH),
            (Format.SVG, StillArrangement.SHEET),
            (Format.GIF, None),
            (Format.WEBP, None),
            (Format.TEXT, None),
        )
    } == {
        (Format.PNG, StillArrangement.ONE): (0, 0, 1, 800),
        (Format.PNG, StillArrangement.SHEET): (0, 8, 1, 200),
        (Format.PNG, StillArrangement.EACH): (0, 8, 1, 800),
        (Format.SVG, StillArrangement.SHEET): (0, 8, 1, 200),
        (Format.GIF, None): (0, 8, 1, 480),
        (Format.WEBP, None): (0, 8, 1, 480),
        (Format.TEXT, None): (0, 8, 1, 800),
    }


@pytest.mark.usefixtures("qapp")
def test_a_sheet_has_a_hundred_pictures_at_most_unless_more_are_asked_for(qtbot: QtBot, appearance: Appearance) -> None:
    every: dict[int, int] = {}
    for length in (99, 100, 199, 200, 1_000):
        options = ExportOptions(subject(length), appearance)
        qtbot.addWidget(options)
        _, last, every[length], _ = usual(options, Format.PNG, StillArrangement.SHEET)
        assert last == length
    assert every == {99: 1, 100: 2, 199: 2, 200: 3, 1_000: 11}


def test_what_does_not_matter_is_not_shown(qtbot: QtBot, appearance: Appearance) -> None:
    def shown(options: ExportOptions) -> set[str]:
        parts = {
            "arrangement": options.arrangement,
            "first": options.first,
            "last": options.last,
            "every": options.every,
            "width": options.picture_width,
            "theme": options.theme,
            "speed": options.speed,
            "smooth": options.smooth,
        }
        return {name for name, part in parts.items() if part.isVisible()}

    options = ExportOptions(tour(), appearance)
    qtbot.addWidget(options)
    options.show()
    usual(options, Format.PNG, StillArrangement.ONE)
    assert shown(options) == {"arrangement", "last", "width", "theme"}
    usual(options, Format.PNG, StillArrangement.SHEET)
    assert shown(options) == {"arrangement", "first", "last", "every", "width", "theme"}
    usual(options, Format.PDF, StillArrangement.EACH)
    assert shown(options) == {"arrangement", "first", "last", "every", "theme"}
    usual(options, Format.PDF, StillArrangement.READING)
    assert shown(options) == {"arrangement", "theme"}
    usual(options, Format.GIF)
    assert shown(options) == {"first", "last", "every", "width", "theme", "speed", "smooth"}
    usual(options, Format.TEXT)
    assert shown(options) == set()
    still = ExportOptions(layout(), appearance)
    qtbot.addWidget(still)
    still.show()
    usual(still, Format.GIF)
    assert shown(still) == {"width", "theme"}


def test_the_first_step_is_never_after_the_last(qtbot: QtBot, appearance: Appearance) -> None:
    options = ExportOptions(tour(), appearance)
    qtbot.addWidget(options)
    usual(options, Format.GIF)
    assert (options.first.minimum(), options.last.maximum(), options.every.maximum()) == (1, 9, 8)
    options.last.setValue(6)
    options.first.setValue(9)
    assert asked(options).first == 5, "the first square is 1"
    options.last.setValue(3)
    assert asked(options).last == 5
    assert (options.picture_width.minimum(), options.picture_width.maximum()) == (64, 4096)
    assert options.every.minimum() == 1


def test_speeds_and_themes_are_chosen(qtbot: QtBot, appearance: Appearance) -> None:
    options = ExportOptions(tour(), appearance)
    qtbot.addWidget(options)
    assert (asked(options).speed, asked(options).smooth, asked(options).theme) == (4.0, True, appearance.theme)
    speeds = [options.speed.itemData(place) for place in range(options.speed.count())]
    assert speeds == sorted(speeds)
    assert speeds[-1] == 32.0
    assert options.speed.currentText() == "4 per second"
    options.smooth.setChecked(False)
    options.speed.setCurrentIndex(0)
    assert (asked(options).speed, asked(options).smooth) == (speeds[0], False)
    appearance.choose("contrast")
    for place, name in enumerate((appearance.theme.name, LIGHT.name, DARK.name)):
        options.theme.setCurrentIndex(place)
        assert asked(options).theme.name == name
        assert asked(options).theme.lettering is appearance.theme.lettering


def test_a_format_that_the_subject_lacks_is_not_chosen(qtbot: QtBot, appearance: Appearance) -> None:
    text = ExportOptions(subject(-1), appearance)
    qtbot.addWidget(text)
    text.choose("png")
    assert asked(text).format is Format.TEXT
    text.choose("json")
    assert asked(text).format is Format.JSON
