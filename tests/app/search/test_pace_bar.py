"""The speed of a search, by real clicks: slow, paused, step by step, and resumed to the same solution."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QSlider, QToolButton
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.knight.page import KnightPage
from app.puzzle.page import PuzzlePage
from app.search.pace_bar import RATES
from app.window.main_window import MainWindow
from solvers.klotski.engines.registry import ENGINES
from solvers.klotski.engines.registry import engine_named as klotski_engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.engines import engine_named
from tests.app.klotski.views import klotski_page
from tests.app.knight.views import knight_page

PATIENCE_MS = 120_000
FEW_POSITIONS = Layout.parse("HHAA/HHAA/HHHH/HHSS/SS..")


@pytest.fixture
def klotski(qtbot: QtBot) -> Iterator[KlotskiPage]:
    """The Klotski page with an AVL tree chosen."""
    with klotski_page(qtbot, 900) as made:
        made.session.show_layout(FEW_POSITIONS)
        made.engine_combo.choose(klotski_engine_named("avl-60"))
        yield made


@pytest.fixture
def knight(qtbot: QtBot) -> Iterator[KnightPage]:
    """The knight's page with the stack search chosen on a small board."""
    with knight_page(qtbot) as made:
        made.resize(1100, 900)
        made.session.show_board(Board(5, 5))
        made.session.choose_engine(engine_named("stack-static-degree"))
        yield made


def click(qtbot: QtBot, page: PuzzlePage, name: str) -> None:
    qtbot.mouseClick(page.findChild(QToolButton, name), Qt.MouseButton.LeftButton)


def visited(page: PuzzlePage) -> int:
    text = page.progress.figure("visited").replace(",", "")
    return int(text) if text.isdigit() else 0


def test_pause_single_step_and_resume(knight: KnightPage, qtbot: QtBot) -> None:
    click(qtbot, knight, "knightPause")
    knight.session.search_from((0, 0))
    qtbot.waitUntil(lambda: knight.progress.counters.figure("iterations") == "0", timeout=PATIENCE_MS)
    for rounds in range(1, 11):
        click(qtbot, knight, "knightStep")
        qtbot.waitUntil(lambda rounds=rounds: knight.progress.counters.figure("iterations") == str(rounds))
        pushes, pops = (int(knight.progress.counters.figure(name)) for name in ("pushes", "pops"))
        assert len(knight.view.stack.lines) == pushes - pops
        assert knight.runner.busy
    assert knight.view.stack.isVisibleTo(knight)
    assert knight.view.stack.lines[-1].startswith("1.  a5   move ")
    click(qtbot, knight, "knightPause")
    qtbot.waitUntil(lambda: not knight.runner.busy, timeout=PATIENCE_MS)
    assert knight.session.tour is not None
    assert not knight.view.stack.isVisibleTo(knight)


def test_a_paused_search_can_be_stopped(knight: KnightPage, qtbot: QtBot) -> None:
    click(qtbot, knight, "knightPause")
    knight.session.search_from((0, 0))
    qtbot.waitUntil(lambda: visited(knight) > 0, timeout=PATIENCE_MS)
    qtbot.mouseClick(knight.stop_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not knight.runner.busy)
    assert "Stopped" in knight.result.text()


def test_a_slow_klotski_search_is_shown_close_up_and_finds_the_same(klotski: KlotskiPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(klotski.session.runner.answered, timeout=PATIENCE_MS) as fast:
        qtbot.mouseClick(klotski.find_button, Qt.MouseButton.LeftButton)
    counters = klotski.progress.counters
    figures = {name: counters.figure(name) for name in ("duplicates", "comparisons", "height", "rotations")}
    click(qtbot, klotski, "klotskiPause")
    qtbot.mouseClick(klotski.find_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: klotski.expansion_view.expansion is not None, timeout=PATIENCE_MS)
    assert klotski.expansion_view.isVisibleTo(klotski)
    for number in range(2, 9):
        click(qtbot, klotski, "klotskiStep")
        qtbot.waitUntil(
            lambda number=number: (
                klotski.expansion_view.expansion is not None and klotski.expansion_view.expansion.number == number
            )
        )
        assert f"Expanding position {number}: " in klotski.expansion_view.description()
        klotski.grab()
    with qtbot.waitSignal(klotski.session.runner.answered, timeout=PATIENCE_MS) as slow:
        click(qtbot, klotski, "klotskiPause")
    assert fast.args is not None
    assert slow.args is not None
    assert slow.args[0].event == fast.args[0].event
    assert {name: counters.figure(name) for name in figures} == figures
    assert not klotski.expansion_view.isVisibleTo(klotski)


def test_the_slider_goes_from_one_step_a_second_to_as_fast_as_it_can(klotski: KlotskiPage, qtbot: QtBot) -> None:
    slider = klotski.findChild(QSlider, "klotskiPace")
    pace = klotski.session.runner.pace
    assert pace.nodes() is None
    slider.setFocus()
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    assert pace.nodes() == 1
    assert slider.accessibleDescription() == "Search speed: 1 step per second"
    began = visited(klotski)
    qtbot.mouseClick(klotski.find_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: visited(klotski) > began, timeout=PATIENCE_MS)
    qtbot.keyClick(slider, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: not klotski.session.runner.busy, timeout=PATIENCE_MS)
    assert "proven shortest" in klotski.result.text()


def test_a_click_into_the_groove_brings_the_handle_there(klotski: KlotskiPage, qtbot: QtBot) -> None:
    slider = klotski.pace_bar.slider
    middle = slider.rect().center()
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=middle)
    assert slider.value() == (len(RATES) - 1) // 2
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(1, middle.y()))
    assert slider.value() == 0
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseMove(slider, QPoint(slider.width() - 1, middle.y()))
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 1, middle.y()))
    assert slider.value() == len(RATES) - 1


def test_a_paused_search_is_said_to_stand_still(knight: KnightPage, qtbot: QtBot) -> None:
    click(qtbot, knight, "knightPause")
    knight.session.search_from((0, 0))
    assert knight.result.text().startswith("The search is paused")
    qtbot.waitUntil(lambda: visited(knight) > 0, timeout=PATIENCE_MS)
    click(qtbot, knight, "knightStep")
    assert knight.result.text().startswith("The search is paused")
    knight.pace_bar.slider.setValue(0)
    click(qtbot, knight, "knightPause")
    assert knight.result.text().startswith("Searching")
    click(qtbot, knight, "knightPause")
    assert knight.result.text().startswith("The search is paused")
    qtbot.mouseClick(knight.stop_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Stopped" in knight.result.text())


def test_the_search_speed_changes_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    """Slower and faster, pause, single steps and resume, from the board and on either page."""
    for act, page in (("klotski", window.views["klotski"]), ("knight", window.views["knight"])):
        window.menu_actions.by_name[act].trigger()
        page.board.setFocus()
        pace = page.runner.pace
        press(qtbot, window, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
        assert pace.nodes() == 10_000 // 20
        for _ in RATES:
            press(qtbot, window, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
        assert pace.nodes() == 1
        press(qtbot, window, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        assert page.pace_bar.slider.value() == 1
        press(qtbot, window, Qt.Key.Key_P)
        assert pace.paused
        press(qtbot, window, Qt.Key.Key_P)
        assert not pace.paused
        press(qtbot, window, Qt.Key.Key_Period)
        assert pace.paused


def test_single_steps_by_key_show_one_expansion_each(window: MainWindow, qtbot: QtBot) -> None:
    page = window.views["klotski"]
    page.session.show_layout(FEW_POSITIONS)
    press(qtbot, window, Qt.Key.Key_P)
    page.session.search()
    qtbot.waitUntil(lambda: page.expansion_view.expansion is not None, timeout=PATIENCE_MS)
    for number in range(2, 6):
        press(qtbot, window, Qt.Key.Key_Period)
        qtbot.waitUntil(
            lambda number=number: (
                page.expansion_view.expansion is not None and page.expansion_view.expansion.number == number
            )
        )


def press(
    qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    qtbot.keyClick(window.focusWidget() or window, key, modifier)


@pytest.mark.parametrize("name", [engine.name for engine in ENGINES])
def test_every_engine_is_drawn_close_up(klotski: KlotskiPage, qtbot: QtBot, name: str) -> None:
    """The picture of the tree changes with a step, and the sentence says what is drawn."""
    klotski.engine_combo.choose(klotski_engine_named(name))
    klotski.metric_combo.setCurrentIndex(klotski.metric_combo.findData(Metric.CELLS.value))
    click(qtbot, klotski, "klotskiPause")
    qtbot.mouseClick(klotski.find_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: klotski.expansion_view.expansion is not None, timeout=PATIENCE_MS)
    before, picture = klotski.expansion_view.expansion, klotski.expansion_view.grab().toImage()
    click(qtbot, klotski, "klotskiStep")
    qtbot.waitUntil(lambda: klotski.expansion_view.expansion is not before, timeout=PATIENCE_MS)
    assert klotski.expansion_view.grab().toImage() != picture
    assert "Expanding position" in klotski.expansion_view.description()
    assert "{" not in klotski.expansion_view.description()
    assert klotski.expansion_view.accessibleDescription() == klotski.expansion_view.description()
