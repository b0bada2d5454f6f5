"""Zooming in the window: by the menu's keys, by the controls on the board, and while a tour is played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from app.knight.page import KnightPage
from app.window.main_window import MainWindow
from solvers.knight.board import Board
from solvers.knight.tiling.tiled_tour import search
from solvers.knight.tour import TourRequest
from solvers.search import Drive, Found
from tests.app.children import child

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def knight_in_front(qtbot: QtBot, window: MainWindow) -> None:
    """The window with the knight's page in front."""
    window.resize(1060, 800)
    qtbot.keyClick(window, Qt.Key.Key_3, CONTROL)


def page_of(window: MainWindow) -> KnightPage:
    return child(window, KnightPage, "knightPage")


def press(qtbot: QtBot, window: MainWindow, name: str) -> None:
    button = child(window, QToolButton, name)
    assert button.isVisible(), name
    assert button.isEnabled(), name
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def controls_shown(window: MainWindow) -> bool:
    return child(window, QFrame, "knightZoomControls").isVisible()


@pytest.mark.parametrize("larger", [Qt.Key.Key_Plus, Qt.Key.Key_Equal])
def test_keys_zoom_the_board(qtbot: QtBot, window: MainWindow, larger: Qt.Key) -> None:
    board = page_of(window).chessboard
    assert not controls_shown(window)
    for _ in range(3):
        qtbot.keyClick(window, larger, CONTROL)
    assert board.view.zoom == pytest.approx(1.25**3)
    assert controls_shown(window)
    qtbot.keyClick(window, Qt.Key.Key_Minus, CONTROL)
    assert board.view.zoom == pytest.approx(1.25**2)
    qtbot.keyClick(window, Qt.Key.Key_0, CONTROL)
    assert board.view.fits
    assert not controls_shown(window)


def test_the_controls_zoom_and_say_how_large_it_is(qtbot: QtBot, window: MainWindow) -> None:
    board = page_of(window).chessboard
    qtbot.keyClick(window, Qt.Key.Key_Plus, CONTROL)
    press(qtbot, window, "knightZoomInButton")
    assert child(window, QLabel, "knightZoomLevel").text() == "1.6×"
    press(qtbot, window, "knightZoomOutButton")
    assert board.view.zoom == pytest.approx(1.25)
    for _ in range(12):
        if child(window, QToolButton, "knightZoomInButton").isEnabled():
            press(qtbot, window, "knightZoomInButton")
    assert not board.view.can_zoom_in
    press(qtbot, window, "knightFitButton")
    assert not controls_shown(window)


def test_the_actions_belong_to_the_page_of_the_knight(qtbot: QtBot, window: MainWindow) -> None:
    actions = page_of(window).page_actions
    assert [actions[name].isEnabled() for name in ("zoom-in", "zoom-out", "zoom-fit")] == [True, False, False]
    qtbot.keyClick(window, Qt.Key.Key_1, CONTROL)
    qtbot.keyClick(window, Qt.Key.Key_Plus, CONTROL)
    assert page_of(window).chessboard.view.fits


def test_space_plays_on_a_zoomed_board_too(qtbot: QtBot, window: MainWindow) -> None:
    page = page_of(window)
    found = Drive(search(TourRequest(Board(20, 20), (0, 0)))).next_answer()
    assert isinstance(found, Found)
    page.session.show_tour(found.answer, False)
    page.playback.pause()
    page.playback.jump(0)
    page.chessboard.setFocus()
    for _ in range(6):
        qtbot.keyClick(window, Qt.Key.Key_Plus, CONTROL)
    qtbot.keyClick(page.chessboard, Qt.Key.Key_Space)
    assert page.playback.playing
    board = page.chessboard
    for step in range(1, 60):
        page.playback.jump(step)
        square = divmod(found.answer.order[step], 20)
        assert board.squares.inside.contains(board.squares.centre(square)), step
