"""Choices come back as they were kept, and nonsense comes back as the default."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QByteArray, QSettings

from app.klotski.settings import KLOTSKI_SPEED
from app.knight.request import kept_request
from app.knight.settings import CLOSED, COLUMNS, ROWS
from app.ui.settings import FASTER_SPEEDS, GEOMETRY, SPEEDS, THEME, Setting, Settings
from app.window.registry import declared_settings
from solvers.knight.board import Board
from solvers.knight.tour import TourRequest


def test_every_kind_of_value_comes_back_from_the_disk() -> None:
    settings = Settings()
    values: dict[Setting[Any], Any] = {THEME: "dark", ROWS: 12, CLOSED: True, KLOTSKI_SPEED: 0.5}
    for setting, value in values.items():
        settings.keep(setting, value)
    settings.keep(GEOMETRY, QByteArray(b"\x00\x01\xff"))
    settings.save()
    again = Settings()
    assert {setting: again.value(setting) for setting in values} == values
    assert again.value(GEOMETRY) == QByteArray(b"\x00\x01\xff")


def test_false_comes_back_as_false() -> None:
    settings = Settings()
    settings.keep(CLOSED, False)
    settings.save()
    assert Settings().value(CLOSED) is False


def test_before_anybody_chooses_there_is_the_default() -> None:
    assert Settings().value(ROWS) == 8
    assert Settings().value(GEOMETRY).isEmpty()


def test_what_is_not_of_its_kind_is_taken_for_the_default() -> None:
    QSettings().setValue(ROWS.key, "many")
    assert Settings().value(ROWS) in (0, 8)
    QSettings().setValue(KLOTSKI_SPEED.key, "fast")
    assert isinstance(Settings().value(KLOTSKI_SPEED), float)


def test_a_number_too_large_to_be_read_is_taken_for_the_default() -> None:
    QSettings().setValue(ROWS.key, "9" * 400)
    assert Settings().value(ROWS) == 8


@pytest.mark.parametrize("number", [2**31, 2**63, -(2**63), 10**30])
def test_a_number_too_large_for_a_widget_is_taken_for_the_default(number: int) -> None:
    QSettings().setValue(COLUMNS.key, str(number))
    assert Settings().value(COLUMNS) == 8


@pytest.mark.parametrize("sides", [(3000, 8), (8, 2001), (0, 8), (8, -5)])
def test_a_kept_board_of_an_impossible_size_is_the_usual_one(sides: tuple[int, int]) -> None:
    for setting, side in zip((ROWS, COLUMNS), sides, strict=True):
        QSettings().setValue(setting.key, side)
    assert kept_request(Settings()) == TourRequest(Board(8, 8))


DEFAULTS: dict[str, Any] = {
    "look/theme": "system",
    "look/language": "system",
    "look/motion": "system",
    "look/text_size": "system",
    "klotski/squares": False,
    "help/tips": True,
    "klotski/layout": "VAAV/VAAV/VHHV/VSSV/S..S",
    "klotski/count": "moves",
    "klotski/engine": "shortest",
    "klotski/speed": 4.0,
    "klotski/strict": False,
    "klotski/distance": True,
    "klotski/panel-width": 0,
    "klotski/details-height": 0,
    "klotski/wide-width": 0,
    "klotski/details": "first",
    "knight/rows": 8,
    "knight/columns": 8,
    "knight/closed": False,
    "knight/engine": "automatic",
    "knight/by-hand": False,
    "knight/speed": 8.0,
    "knight/shows": "both",
    "history/kind": "everything",
    "history/puzzle": "",
    "export/format": "png",
}


def test_at_first_everything_is_as_it_is_announced() -> None:
    declared = list(declared_settings())
    assert len({one.key for one in declared}) == len(declared)
    assert {one.key: one.default for one in declared}.items() >= DEFAULTS.items()
    assert all(not one.default for one in declared if one.key not in DEFAULTS and not one.portable)


def test_speeds_rise_from_half_a_step_to_a_hundred_thousand_a_second() -> None:
    assert tuple(2.0**power for power in range(-1, 8)) == SPEEDS
    assert (*(digit * 10.0**power for power in (2, 3, 4) for digit in (2, 5, 10)),) == FASTER_SPEEDS


@pytest.mark.parametrize(("number", "kept"), [(2**31 - 1, 2**31 - 1), (-(2**31) + 1, -(2**31) + 1), (-(2**31), 8)])
def test_numbers_are_taken_as_far_as_a_widget_does(number: int, kept: int) -> None:
    QSettings().setValue(COLUMNS.key, number)
    assert Settings().value(COLUMNS) == kept


def test_a_number_that_is_none_is_taken_for_the_default() -> None:
    QSettings().setValue(KLOTSKI_SPEED.key, "nan")
    assert Settings().value(KLOTSKI_SPEED) == 4.0
