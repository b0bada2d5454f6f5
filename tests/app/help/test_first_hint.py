"""The first hints: there at the first start, gone for good once read or followed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.main_window import MainWindow
from app.settings import Settings


def started_again(window: MainWindow, qtbot: QtBot) -> MainWindow:
    window.close()
    again = MainWindow(Settings())
    qtbot.addWidget(again)
    return again


def test_each_page_says_what_to_do_first(window: MainWindow) -> None:
    assert window.klotski_page.first_hint.isVisible()
    window.pages.setCurrentWidget(window.knight_page)
    assert window.knight_page.first_hint.isVisible()
    for page in (window.klotski_page, window.knight_page):
        assert page.first_hint.text.text()


@pytest.mark.parametrize("by_key", [False, True])
def test_got_it_puts_it_away_for_good(window: MainWindow, qtbot: QtBot, by_key: bool) -> None:
    button = window.klotski_page.first_hint.button
    if by_key:
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Space)
    else:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.klotski_page.first_hint.isHidden()
    again = started_again(window, qtbot)
    assert again.klotski_page.first_hint.isHidden()
    assert not again.knight_page.first_hint.isHidden()
    again.close()


def test_it_does_not_come_again_when_somebody_has_done_what_it_says(window: MainWindow, qtbot: QtBot) -> None:
    board = window.klotski_page.klotski_board
    board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(board, Qt.Key.Key_Space)
    size = board.size()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right):
        qtbot.keyClick(board, key)
    assert window.klotski_page.play.game.now
    qtbot.wait(20)
    assert board.size() == size
    again = started_again(window, qtbot)
    assert again.klotski_page.first_hint.isHidden()
    again.close()


def test_one_that_was_followed_goes_when_the_page_is_turned(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.setCurrentWidget(window.knight_page)
    board = window.knight_page.chessboard
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.squares.centre((7, 0)).toPoint())
    window.knight_page.stop()
    assert window.knight_page.first_hint.isVisible()
    window.pages.setCurrentWidget(window.klotski_page)
    window.pages.setCurrentWidget(window.knight_page)
    assert window.knight_page.first_hint.isHidden()
    assert not window.klotski_page.first_hint.isHidden()
