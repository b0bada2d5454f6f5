"""The controls over a zoomed board: when they are there, what they say and do, and where they lie."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from app.knight.board.chessboard import Chessboard
from app.knight.board.zoom_controls import ZoomControls
from app.puzzle.actions import make_actions
from app.ui.look.theme import Appearance
from solvers.knight.board import Board
from tests.app.children import child


@pytest.fixture
def actions(qapp: QObject) -> Iterator[dict[str, QAction]]:
    owner = QObject()
    yield dict(make_actions(owner))
    owner.deleteLater()


@pytest.fixture
def board(qtbot: QtBot) -> Chessboard:
    """A board of 40x40, shown."""
    made = Chessboard(Appearance("light"))
    qtbot.addWidget(made)
    made.resize(560, 440)
    made.set_board(Board(40, 40))
    made.show()
    return made


@pytest.fixture
def controls(board: Chessboard, actions: dict[str, QAction]) -> ZoomControls:
    return ZoomControls(board, actions, Appearance("light"))


def level(controls: ZoomControls) -> str:
    return child(controls, QLabel, "knightZoomLevel").text()


def enabled(actions: dict[str, QAction]) -> list[bool]:
    return [actions[name].isEnabled() for name in ("zoom-in", "zoom-out", "zoom-fit")]


def test_they_come_with_the_zoom_and_go_with_it(
    board: Chessboard, controls: ZoomControls, actions: dict[str, QAction]
) -> None:
    assert (controls.isVisible(), enabled(actions), level(controls)) == (False, [True, False, False], "1.0×")
    actions["zoom-in"].trigger()
    assert (controls.isVisible(), enabled(actions), level(controls)) == (True, [True, True, True], "1.2×")
    for _ in range(10):
        actions["zoom-in"].trigger()
    assert level(controls) == f"{board.view.zoom:.0f}×"
    assert board.view.zoom > 10
    while board.view.can_zoom_in:
        actions["zoom-in"].trigger()
    assert enabled(actions) == [False, True, True]
    before = board.view.zoom
    actions["zoom-out"].trigger()
    assert board.view.zoom < before
    actions["zoom-fit"].trigger()
    assert (controls.isVisible(), enabled(actions), level(controls)) == (False, [True, False, False], "1.0×")


def test_their_buttons_do_what_they_are_called(qtbot: QtBot, board: Chessboard, controls: ZoomControls) -> None:
    board.view.zoom_in()
    for name, title, zoom in (
        ("knightZoomInButton", "Zoom in", 1.25**2),
        ("knightZoomOutButton", "Zoom out", 1.25),
        ("knightFitButton", "Fit board", 1.0),
    ):
        button = child(controls, QToolButton, name)
        assert button.accessibleName() == title
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert board.view.zoom == pytest.approx(zoom)
    assert board.focusWidget() is not child(controls, QToolButton, "knightFitButton")


def test_they_lie_in_the_corner_of_what_is_seen_and_stay_there(board: Chessboard, controls: ZoomControls) -> None:
    for _ in range(6):
        board.view.zoom_in()
    for width, height in ((560, 440), (700, 500)):
        board.resize(width, height)
        inside = board.squares.inside
        assert inside.right() - (controls.x() + controls.width()) == pytest.approx(8, abs=1)
        assert inside.bottom() - (controls.y() + controls.height()) == pytest.approx(8, abs=1)


def test_they_lie_below_a_board_that_they_would_cover(board: Chessboard, controls: ZoomControls) -> None:
    board.set_board(Board(3, 60))
    board.view.zoom_in()
    geometry = board.squares
    assert geometry.inside.height() < 4 * controls.height()
    assert controls.y() >= geometry.outside.bottom()
    assert controls.y() + controls.height() <= board.height()
    assert controls.x() + controls.width() == pytest.approx(geometry.outside.right(), abs=1)


def test_the_focus_goes_to_the_board_when_they_go(qtbot: QtBot, board: Chessboard, controls: ZoomControls) -> None:
    board.view.zoom_in()
    board.activateWindow()
    fit = child(controls, QToolButton, "knightFitButton")
    fit.setFocus()
    assert board.focusWidget() is fit
    qtbot.keyClick(fit, Qt.Key.Key_Space)
    assert board.view.fits
    assert board.hasFocus() or board.focusWidget() is board
