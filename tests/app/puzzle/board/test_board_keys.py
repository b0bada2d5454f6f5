"""Whose the arrow keys are in the whole window: the playback's after a click, the board's cursor's after Tab."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.window.main_window import MainWindow
from tests.app.windows import knight_page


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """The window with the knight's page in front."""
    window.pages.setCurrentWidget(knight_page(window))
    return window


def tour_at_rest(qtbot: QtBot, window: MainWindow) -> None:
    """Click on a square, and when its tour is there go to its beginning."""
    page = knight_page(window)
    at = page.chessboard.squares.centre((5, 5)).toPoint()
    qtbot.mouseClick(page.chessboard, Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(lambda: page.playback.length > 0)
    page.playback.first()


def test_after_a_click_the_arrow_keys_steer_the_playback(qtbot: QtBot, window: MainWindow) -> None:
    tour_at_rest(qtbot, window)
    page = knight_page(window)
    assert page.chessboard.hasFocus()
    qtbot.keyClick(page.chessboard, Qt.Key.Key_Right)
    assert page.playback.position == 1
    qtbot.keyClick(page.chessboard, Qt.Key.Key_End)
    assert page.playback.position == 63
    qtbot.keyClick(page.chessboard, Qt.Key.Key_Left)
    assert page.playback.position == 62
    assert page.chessboard.pointer.cursor_square is None


def test_after_tab_they_move_the_cursor(qtbot: QtBot, window: MainWindow) -> None:
    tour_at_rest(qtbot, window)
    page = knight_page(window)
    page.find_button.setFocus(Qt.FocusReason.TabFocusReason)
    page.chessboard.setFocus(Qt.FocusReason.TabFocusReason)
    before = page.chessboard.pointer.cursor_square
    assert before == (5, 5)
    qtbot.keyClick(page.chessboard, Qt.Key.Key_Right)
    assert page.chessboard.pointer.cursor_square == (5, 6)
    assert page.playback.position == 0
    qtbot.keyClick(page.chessboard, Qt.Key.Key_Escape)
    assert page.chessboard.pointer.cursor_square is None


def test_n_asks_for_the_next_tour(qtbot: QtBot, window: MainWindow) -> None:
    tour_at_rest(qtbot, window)
    qtbot.keyClick(knight_page(window).chessboard, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: "Tour no. 2" in knight_page(window).result.text())
