"""Whatever is in the settings, the program opens; what cannot be read of them is said, and is not lost."""

from __future__ import annotations

import json
import math
from array import array
from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from app.compare.setup import Setup
from app.klotski.settings import KLOTSKI_GAME, KLOTSKI_SPEED
from app.knight.reopening import left_tour_text
from app.knight.settings import COLUMNS, KNIGHT_TOUR, KNIGHT_WALK, ROWS
from app.ui.settings import COMPARISON, Setting, Settings
from app.window.main_window import MainWindow
from app.window.registry import declared_settings
from app.window.start_request import Opening
from solvers.knight.board import Board
from solvers.knight.tour import Tour
from tests.app.hands import drag
from tests.app.windows import PAGES, klotski_page, klotski_session, knight_session
from tests.solvers.knight.test_play import TOUR

Values = dict[str, Any]

GAME: Values = {"layout": "VAAV/VAAV/VHHV/VSSV/S..S", "count": "moves", "slides": "S3141", "now": 1, "seconds": 1.0}
ATTEMPT: Values = {"replaced": "", "hints": 0, "given": False, "seconds": 1.0}
WALK: Values = {
    "board": "5x5",
    "closed": False,
    "line": [0, 11],
    "now": 2,
    "seconds": 1.0,
    "hints": 0,
    "in_front": False,
}
SHOWN: Values = json.loads(left_tour_text(Tour(Board(5, 5), array("i", [5 * r + c for r, c in TOUR])), 3))
SET_UP: Values = json.loads(Setup().text())
DEEP = 100_000
"""So many brackets are more than any reader goes into."""
NO_OBJECT = [
    "no JSON",
    "[]",
    "7",
    "null",
    "true",
    '"text"',
    "NaN",
    "[" * DEEP,
    '{"layout":' * DEEP,
    "\0",
    '{"a": 1',
    "1e400",
]

NUMBERS = [None, "a", [], {}, math.nan, math.inf, -math.inf, "inf", "nan", -1, 10**40, "9" * 5000]
"""None of them is a number of seconds or of anything."""
DAMAGED_GAMES = [
    *({"layout": value} for value in (5, None, [], {}, "", "VAAV", "A" * DEEP, math.nan)),
    *({"count": value} for value in (5, None, [], "turns")),
    *({"slides": value} for value in (5, None, [], "S", "S0010", "X3141", "S3141 " * 3)),
    *({"now": value} for value in NUMBERS),
    *({"seconds": value} for value in NUMBERS),
    *({"shown": value} for value in NUMBERS[::3]),
    *({"own": value} for value in NUMBERS[1::3]),
    *({"solution": value} for value in (5, [], "S0010")),
    *({"attempt": value} for value in (5, "a", [], {}, ATTEMPT | {"replaced": 5})),
    *({"attempt": ATTEMPT | {"hints": value}} for value in NUMBERS[::3]),
    *({"earlier": ATTEMPT | {"seconds": value}} for value in NUMBERS[::3]),
]
DAMAGED_WALKS = [
    *(
        {"board": value}
        for value in (5, None, [], "", "0x5", "9999999x9999999", "5x5:9,9", "5x5:" + "0,0;" * DEEP + "x")
    ),
    *(
        {"line": value}
        for value in (5, None, {"a": 1}, "text", [99], [-1], [0, 1], [0, 11, 0], [0, None], [[0]], [math.nan])
    ),
    *({"now": value} for value in (None, "a", [], math.nan, math.inf, "9" * 5000)),
    *({"seconds": value} for value in NUMBERS),
    *({"hints": value} for value in NUMBERS),
]
DAMAGED_TOURS = [
    *({"board": value} for value in (5, None, [], "", "0x5", "9999999x9999999", "4x6", "5x5:9,9")),
    *({"visits": value} for value in (5, None, [], "", "AAAA", "?", SHOWN["visits"][:-8], "é")),
    *({"position": value} for value in (None, "a", [], math.nan, math.inf, "9" * 5000)),
]
DAMAGED_SETUPS = [
    *({"klotski": value} for value in (5, None, [], {}, "text")),
    *({"klotski": SET_UP["klotski"] | {"layouts": value}} for value in (5, None, "VAAV", ["x"], [5], [[]], {"a": 1})),
    *({"klotski": SET_UP["klotski"] | {"engines": value}} for value in (5, None, "bfs", ["none such"], [5], {"a": 1})),
    *({"klotski": SET_UP["klotski"] | {"metric": value}} for value in (5, None, [], "turns")),
    *({"klotski": SET_UP["klotski"] | {"sought": value}} for value in (5, None, [])),
    *({"knight": SET_UP["knight"] | {"boards": value}} for value in (5, None, [])),
    *({"knight": SET_UP["knight"] | {"closed": value}} for value in (5, None, "true")),
    *({"knight": SET_UP["knight"] | {"engines": value}} for value in (5, None, ["none such"], [[]])),
    *({"front": value} for value in (5, None, "", "chess")),
    *({"knight_in_front": value} for value in (5, None, "true")),  # as the first versions kept it
    *({"repetitions": value} for value in (*NUMBERS, 0, 100, True, 1.5)),
    *({"limit": value} for value in (*NUMBERS, 3601)),
]


def texts_of(whole: Values, damaged: list[Values]) -> list[str]:
    """What may be in a setting in place of what is whole."""
    return [*NO_OBJECT, *(json.dumps(whole | damage) for damage in damaged)]


STRUCTURES: dict[Setting[str], list[str]] = {
    KLOTSKI_GAME: texts_of(GAME, DAMAGED_GAMES),
    KNIGHT_WALK: texts_of(WALK, DAMAGED_WALKS),
    KNIGHT_TOUR: [*texts_of(SHOWN, DAMAGED_TOURS), *(json.dumps({"squares": value}) for value in NUMBERS)],
    COMPARISON: texts_of(SET_UP, DAMAGED_SETUPS),
}
WHOLE = {
    KLOTSKI_GAME: json.dumps(GAME),
    KNIGHT_WALK: json.dumps(WALK),
    KNIGHT_TOUR: json.dumps(SHOWN),
    COMPARISON: json.dumps(SET_UP),
}


def opened(qtbot: QtBot, pages: Sequence[str] = ("knight", "klotski")) -> MainWindow:
    """The window as the program opens it with the settings that there are; these pages are visited."""
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    window.open(Opening())
    window.show()
    for name in pages:
        window.menu_actions.by_name[name].trigger()
    assert window._sessions.comparison.setup == Setup(), "what is kept is the usual one, or damaged"
    return window


def kept_aside(setting: Setting[str]) -> list[str]:
    """What was set aside of a setting."""
    store = QSettings()
    keys = [key for key in store.allKeys() if key.startswith(f"{setting.key}-damaged-")]
    return [str(store.value(key, type=str)) for key in keys]


def test_what_is_whole_is_restored_without_a_word(qtbot: QtBot) -> None:
    for setting, text in WHOLE.items():
        Settings().keep(setting, text)
    Settings().keep(ROWS, 5)
    Settings().keep(COLUMNS, 5)
    window = opened(qtbot)
    assert klotski_session(window).game.now == 1
    assert knight_session(window).game.line.now == 2
    assert knight_session(window).shown_tour is not None
    assert not window.message_bar.isVisible()
    window.close()


@pytest.mark.sampled
@pytest.mark.parametrize("number", range(max(map(len, STRUCTURES.values()))))
def test_a_damaged_structure_is_said_and_set_aside_and_the_program_opens(qtbot: QtBot, number: int) -> None:
    """Each of the damaged values, those of all settings at once."""
    damaged = {setting: texts[number % len(texts)] for setting, texts in STRUCTURES.items()}
    for setting, text in damaged.items():
        Settings().keep(setting, text)
    window = opened(qtbot)
    for setting, text in damaged.items():
        assert kept_aside(setting) == [text], "nothing is lost"
    assert "is still in the settings, under " in window.message_bar.text.text()
    assert knight_session(window).shown_tour is None
    assert knight_session(window).game.line.now == klotski_session(window).game.now == 0
    drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
    assert klotski_session(window).game.now == 1, "one can play"
    window.close()


def test_what_was_set_aside_is_said_once_and_the_next_game_goes_on(qtbot: QtBot) -> None:
    Settings().keep(KLOTSKI_GAME, "[")
    window = opened(qtbot)
    drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
    window.close()
    again = opened(qtbot)
    assert klotski_session(again).game.now == 1
    assert not again.message_bar.isVisible()
    assert kept_aside(KLOTSKI_GAME) == ["["]
    again.close()


ANYTHING = [
    *("", "x", "\0", "-1", "nan", "inf", "1e400", "-1e308", "9" * 5000, "true", "\ud800", "[" * 5000, "٣,٣", "0,0 0,0"),
    *(
        "99999999999999999999,0",
        "VAAV",
        "<b>x</b>",
        "null",
        [],
        ["a", "b"],
        {"a": 1},
        b"\xff\xfe",
        3.7,
        -(2**31),
        10**15,
    ),
]


@pytest.mark.sampled
@pytest.mark.parametrize("value", ANYTHING, ids=lambda value: repr(value)[:20])
def test_with_anything_in_all_settings_the_program_opens(qtbot: QtBot, value: object) -> None:
    for setting in declared_settings():
        QSettings().setValue(setting.key, value)
    window = opened(qtbot, (*PAGES, "klotski"))
    drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
    assert klotski_session(window).game.now == 1
    window.close()


@pytest.mark.parametrize("value", ["nan", "inf", "-inf", "1e400"])
def test_a_number_that_is_not_finite_is_none(value: str) -> None:
    QSettings().setValue(KLOTSKI_SPEED.key, value)
    assert Settings().value(KLOTSKI_SPEED) == KLOTSKI_SPEED.default
