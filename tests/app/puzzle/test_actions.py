"""An action of the menus can be chosen exactly when it would do something on the page in front."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.window.main_window import MainWindow
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from tests.app.hands import drag
from tests.app.searches import endless
from tests.app.windows import compare_page, history_page, klotski_page, klotski_session, knight_page

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")  # the offscreen screen

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
SPEEDS = {"slower", "faster"}
SLOWLY = {"pause-search", "step-search"}
"""What can be done with a search that runs."""
STEPS = {"first", "back", "play", "forward", "last"}


def possible(window: MainWindow) -> set[str]:
    """The actions of pages that are enabled in the menus."""
    actions = window.current_page().page_actions
    shown = {name for name, action in window.menu_actions.by_name.items() if action in actions.values()}
    assert shown == actions.keys(), "the menus show the actions of the page in front"
    return {name for name in shown - {"copy-as"} if actions[name].isEnabled()}


def click(qtbot: QtBot, within: QWidget, name: str) -> None:
    button = within.findChild(QAbstractButton, name)
    assert button is not None
    qtbot.mouseClick(button, LEFT)


def test_on_the_klotski_page(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    always = SPEEDS | {"new", "search", "watch", "watch-paused", "strict", "relaxed", "copy", "export", "print", "map"}
    always |= {"present"}
    assert possible(window) == always
    drag(page.klotski_board, (3, 1), (4, 1))
    assert possible(window) == always | STEPS | {"undo", "reset"}
    qtbot.keyClick(page.board, Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(page.game_section.panel.redo.isEnabled)
    page.session.playback.rest()
    assert possible(window) == always | STEPS | {"redo", "reset"}
    window.warm_up()
    qtbot.waitUntil(page.game_section.panel.hint.isEnabled)
    assert possible(window) == always | STEPS | {"redo", "reset", "hint"}
    page.session.runner.start(endless)
    assert possible(window) >= SLOWLY | {"stop", "watch", "watch-paused"}
    qtbot.keyClick(page.board, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: "stop" not in possible(window))


def test_another_layout_has_no_next_answer(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    with qtbot.waitSignal(page.session.runner.answered):
        page.session.search()
    page.session.playback.rest()
    assert "next" in possible(window)
    page.session.show_layout(Layout.parse("HHAA/HHAA/HHHH/HHSS/SS.."))
    assert "next" not in possible(window)
    qtbot.keyClick(page.board, Qt.Key.Key_N)
    assert not page.session.runner.busy


def test_a_method_that_cannot_count_what_is_chosen_cannot_be_run(window: MainWindow) -> None:
    page = klotski_page(window)
    page.klotski_choices.engines.choose(engine_named("one-cell"))
    page.klotski_choices.counts.setCurrentIndex(page.klotski_choices.counts.findData(Metric.MOVES.value))
    assert not page.find_button.isEnabled()
    assert not possible(window) & {"search", "watch", "watch-paused"}
    assert "Choose that count or another method" in page.find_button.toolTip()
    assert "Choose that count or another method" in page.result.text()
    page.klotski_choices.counts.setCurrentIndex(page.klotski_choices.counts.findData(Metric.CELLS.value))
    assert page.find_button.isEnabled()
    assert "Ctrl+Enter" in page.find_button.toolTip()
    assert "search" in possible(window)


def test_on_the_page_of_the_knight(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_3, CTRL)
    page = knight_page(window)
    page.session.show_board(Board(5, 5))
    always = SPEEDS | {"new", "search", "watch", "watch-paused", "export", "print", "zoom-in", "draw", "present"}
    assert possible(window) == always
    with qtbot.waitSignal(page.runner.answered):
        page.session.search_from((0, 0))
    qtbot.waitUntil(lambda: not page.stop_button.isEnabled())
    page.playback.rest()
    assert possible(window) == always | STEPS | {"next", "copy"}
    page.session.toggle_square((4, 4))
    assert possible(window) == always | {"undo"}
    qtbot.keyClick(page.board, Qt.Key.Key_Z, CTRL)
    always |= {"redo"}  # the square can be removed again
    assert possible(window) == always | STEPS | {"copy"}
    qtbot.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    assert possible(window) - {"copy"} == always | {"hint"}
    for square in ((0, 0), (1, 2)):
        page.chessboard.pointer.square_clicked.emit(square)
    page.playback.rest()
    assert possible(window) - {"copy"} == always | STEPS | {"undo", "reset", "hint"}
    qtbot.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    assert not possible(window) & {"undo", "reset", "hint"}


def test_on_the_pages_without_a_board(window: MainWindow, qtbot: QtBot) -> None:
    drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
    klotski_session(window).autosave.write()
    qtbot.keyClick(window, Qt.Key.Key_4, CTRL)
    history = history_page(window)
    assert possible(window) == set()
    qtbot.keyClick(history.table, Qt.Key.Key_Home)
    assert possible(window) == {"copy"}
    qtbot.mouseClick(history.panel.delete_button, LEFT)
    assert possible(window) == {"undo"}
    qtbot.keyClick(window, Qt.Key.Key_5, CTRL)
    assert possible(window) == {"search"}
    click(qtbot, compare_page(window), "compareReady-ties")
    assert "stop" in possible(window)
    assert not possible(window) & {"search", "watch", "watch-paused"}
    click(qtbot, compare_page(window), "compareStopButton")
    qtbot.waitUntil(lambda: "search" in possible(window))
    assert "stop" not in possible(window)


def test_copy_as_can_be_chosen_where_there_is_something_to_copy(window: MainWindow, qtbot: QtBot) -> None:
    shown = [window.menu_actions.by_name["copy-as"].isEnabled()]
    for key in (Qt.Key.Key_3, Qt.Key.Key_4):
        qtbot.keyClick(window, key, CTRL)
        shown.append(window.menu_actions.by_name["copy-as"].isEnabled())
    assert shown == [True, False, False]


def test_it_holds_after_the_language_was_changed(window: MainWindow, qtbot: QtBot) -> None:
    drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
    window.menu_actions.by_name["language-zh_Hant"].trigger()
    qtbot.wait(10)
    assert "undo" in possible(window)
    qtbot.keyClick(klotski_page(window).board, Qt.Key.Key_R, CTRL)
    klotski_session(window).playback.rest()
    assert "undo" not in possible(window)
    window.menu_actions.by_name["language-en"].trigger()
