"""The pace of a search, by real clicks: slow, paused, step by step, and on to the same answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSlider, QToolButton
from pytestqt.qtbot import QtBot

from app.pages.klotski_page import KlotskiPage
from app.pages.knight_page import KnightPage
from app.pages.search_page import SearchPage
from app.settings import Settings
from app.theme import Appearance
from solvers.klotski.engines import ENGINES
from solvers.klotski.layout import Layout
from solvers.knight.board import Board
from solvers.knight.engines import ENGINES as KNIGHT_ENGINES

PATIENCE_MS = 120_000
FEW_POSITIONS = Layout.parse("HHAA/HHAA/HHHH/HHSS/SS..")


@pytest.fixture
def klotski(qtbot: QtBot) -> Iterator[KlotskiPage]:
    """The Klotski page with an AVL tree chosen."""
    made = KlotskiPage(Appearance("light"), Settings())
    qtbot.addWidget(made)
    made.resize(1100, 900)
    made.show()
    made.show_layout(FEW_POSITIONS)
    made.engine_combo.setCurrentIndex([engine.name for engine in ENGINES].index("avl-60"))
    yield made
    made.close_searches()


@pytest.fixture
def knight(qtbot: QtBot) -> Iterator[KnightPage]:
    """The knight's page with the stack search chosen on a small board."""
    made = KnightPage(Appearance("light"), Settings())
    qtbot.addWidget(made)
    made.resize(1100, 900)
    made.show()
    made.show_board(Board(5, 5))
    made.knight_choices.engines.setCurrentIndex([engine.name for engine in KNIGHT_ENGINES].index("stack-static-degree"))
    yield made
    made.close_searches()


def click(qtbot: QtBot, page: SearchPage, name: str) -> None:
    qtbot.mouseClick(page.findChild(QToolButton, name), Qt.MouseButton.LeftButton)


def visited(page: SearchPage) -> int:
    text = page.progress.figure("visited").replace(",", "")
    return int(text) if text.isdigit() else 0


def test_pause_single_step_and_go_on(knight: KnightPage, qtbot: QtBot) -> None:
    click(qtbot, knight, "knightPause")
    knight.search_from((0, 0))
    qtbot.waitUntil(lambda: knight.progress.counters.figure("iterations") == "1", timeout=PATIENCE_MS)
    for rounds in range(2, 12):
        click(qtbot, knight, "knightStep")
        qtbot.waitUntil(lambda rounds=rounds: knight.progress.counters.figure("iterations") == str(rounds))
        pushes, pops = (int(knight.progress.counters.figure(name)) for name in ("pushes", "pops"))
        assert len(knight.view.stack.lines) == pushes - pops
        assert knight.runner.busy
    assert knight.view.stack.isVisibleTo(knight)
    assert knight.view.stack.lines[-1].startswith("1.  a5   move ")
    click(qtbot, knight, "knightPause")
    qtbot.waitUntil(lambda: not knight.runner.busy, timeout=PATIENCE_MS)
    assert knight.tour is not None
    assert not knight.view.stack.isVisibleTo(knight)


def test_a_paused_search_can_be_stopped(knight: KnightPage, qtbot: QtBot) -> None:
    click(qtbot, knight, "knightPause")
    knight.search_from((0, 0))
    qtbot.waitUntil(lambda: visited(knight) > 0, timeout=PATIENCE_MS)
    qtbot.mouseClick(knight.stop_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not knight.runner.busy)
    assert "Stopped" in knight.result.text()


def test_a_slow_klotski_search_is_shown_close_up_and_finds_the_same(klotski: KlotskiPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(klotski.runner.answered, timeout=PATIENCE_MS) as fast:
        qtbot.mouseClick(klotski.find_button, Qt.MouseButton.LeftButton)
    counters = klotski.progress.counters
    figures = {name: counters.figure(name) for name in ("duplicates", "comparisons", "height", "rotations")}
    click(qtbot, klotski, "klotskiPause")
    qtbot.mouseClick(klotski.find_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: klotski.closeup.expansion is not None, timeout=PATIENCE_MS)
    assert klotski.closeup.isVisibleTo(klotski)
    for number in range(2, 9):
        click(qtbot, klotski, "klotskiStep")
        qtbot.waitUntil(
            lambda number=number: klotski.closeup.expansion is not None and klotski.closeup.expansion.number == number
        )
        assert f"Expanding position {number}: " in klotski.closeup.description()
        klotski.grab()
    assert klotski.closeup.rotation is not None
    with qtbot.waitSignal(klotski.runner.answered, timeout=PATIENCE_MS) as slow:
        click(qtbot, klotski, "klotskiPause")
    assert fast.args is not None
    assert slow.args is not None
    assert slow.args[0].event == fast.args[0].event
    assert {name: counters.figure(name) for name in figures} == figures
    assert not klotski.closeup.isVisibleTo(klotski)


def test_the_slider_goes_from_one_step_a_second_to_as_fast_as_it_can(klotski: KlotskiPage, qtbot: QtBot) -> None:
    slider = klotski.findChild(QSlider, "klotskiPace")
    pace = klotski.runner.pace
    assert pace.nodes() is None
    slider.setFocus()
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    assert pace.nodes() == 1
    assert slider.accessibleDescription() == "Pace: one step a second"
    began = visited(klotski)
    qtbot.mouseClick(klotski.find_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: visited(klotski) > began, timeout=PATIENCE_MS)
    qtbot.keyClick(slider, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: not klotski.runner.busy, timeout=PATIENCE_MS)
    assert "proved shortest" in klotski.result.text()
