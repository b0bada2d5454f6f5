"""Choices that are taken elsewhere: which they are, and that nothing overwrites them before they are in force."""

from __future__ import annotations

from PySide6.QtCore import QByteArray

from app.klotski.settings import KLOTSKI_GAME, KLOTSKI_SPEED, METRIC
from app.knight.settings import ROWS
from app.ui.settings import GEOMETRY, THEME, TIPS, MemoryStore, Settings, panel_settings
from app.window.registry import declared_settings


def made() -> Settings:
    """Settings of which all are as at first."""
    return Settings(MemoryStore())


def test_choices_are_what_was_chosen_and_holds_anywhere() -> None:
    settings = made()
    assert settings.choices(declared_settings()) == {}
    settings.keep(THEME, "dark")
    settings.keep(TIPS, False)
    settings.keep(KLOTSKI_SPEED, 2.0)
    for of_this_place in (panel_settings("klotski").width, ROWS):
        settings.keep(of_this_place, 5)
    settings.keep(KLOTSKI_GAME, "{}")
    settings.keep(GEOMETRY, QByteArray(b"here"))
    assert settings.choices(declared_settings()) == {
        "look/theme": "dark",
        "help/tips": False,
        "klotski/speed": 2.0,
    }


def test_every_choice_can_be_written_as_json() -> None:
    portable = [setting for setting in declared_settings() if setting.portable]
    assert {type(setting.default) for setting in portable} <= {bool, int, float, str}
    assert len({setting.key for setting in portable}) == len(portable) > 15


def test_choices_are_taken_and_others_are_as_at_first() -> None:
    settings = made()
    settings.keep(TIPS, False)
    settings.keep(ROWS, 5)
    assert settings.take({THEME.key: "dark", KLOTSKI_SPEED.key: 16.0}, declared_settings())
    assert not settings.take({THEME.key: "dark", KLOTSKI_SPEED.key: 16.0}, declared_settings())
    assert (settings.value(THEME), settings.value(TIPS), settings.value(KLOTSKI_SPEED)) == ("dark", True, 16.0)
    assert settings.value(ROWS) == 5


def test_what_is_no_value_of_a_setting_is_passed_over() -> None:
    settings = made()
    settings.keep(METRIC, "cells")
    settings.take({THEME.key: 7, TIPS.key: "no", METRIC.key: True, ROWS.key: 9, "nobody/knows": 1}, declared_settings())
    assert (settings.value(THEME), settings.value(TIPS), settings.value(METRIC)) == (THEME.default, True, "cells")
    assert settings.value(ROWS) == ROWS.default


def test_what_still_goes_by_the_choice_before_does_not_bring_it_back() -> None:
    settings = made()
    settings.keep(METRIC, "cells")
    settings.take({METRIC.key: "straight"}, declared_settings())
    settings.keep(METRIC, "cells")  # as a session does that was made before
    assert settings.value(METRIC) == "straight"
    settings.keep(METRIC, "moves")  # chosen since then
    assert settings.value(METRIC) == "moves"
    settings.keep(METRIC, "cells")
    assert settings.value(METRIC) == "cells"
