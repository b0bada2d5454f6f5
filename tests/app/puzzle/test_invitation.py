"""The boards invite a hand, once, when nothing is done for a moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.puzzle import invitation
from app.ui.look.theme import REDUCED
from app.ui.settings import Settings
from app.ui.tips import Tips
from app.window.main_window import MainWindow
from tests.app.hands import drag
from tests.app.windows import main_window

SOON_MS = 400
QUIET_MS = 700


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The boards do not wait long."""
    monkeypatch.setattr(invitation, "IDLE_MS", SOON_MS)


def turn_to(window: MainWindow, page: str) -> None:
    window.menu_actions.by_name[page].trigger()


def test_a_piece_that_can_move_is_lifted_once_and_let_down(qtbot: QtBot) -> None:
    window = main_window(qtbot)
    board = window.views["klotski"].klotski_board
    qtbot.waitUntil(lambda: board.motion.lifted is not None)
    lifted = board.motion.lifted
    assert board.slides_from is not None
    assert lifted is not None
    assert board.slides_from(board.square_of(lifted))
    qtbot.waitUntil(lambda: board.motion.height > 0.5)
    qtbot.waitUntil(lambda: board.motion.lifted is None)
    turn_to(window, "knight")
    turn_to(window, "klotski")
    window.languages.choose("zh_Hant")
    qtbot.wait(QUIET_MS)
    assert window.views["klotski"].klotski_board.motion.lifted is None
    window.close()


def test_a_square_glows_with_a_knight_until_something_is_done(qtbot: QtBot) -> None:
    window = main_window(qtbot)
    turn_to(window, "knight")
    board = window.views["knight"].chessboard
    bare = board.grab().toImage()
    qtbot.waitUntil(lambda: board.glowing is not None)
    qtbot.waitUntil(lambda: board.grab().toImage() != bare)
    QTest.mouseMove(board, board.squares.centre((0, 0)).toPoint())
    assert board.glowing is None
    window.close()


@pytest.mark.parametrize("page", ["klotski", "knight"])
def test_who_does_something_first_needs_no_invitation(qtbot: QtBot, page: str) -> None:
    window = main_window(qtbot)
    turn_to(window, page)
    board = window.views[page].board
    QTest.keyClick(board, Qt.Key.Key_Shift)
    qtbot.wait(QUIET_MS)
    assert window.views["klotski"].klotski_board.motion.lifted is None
    assert window.views["knight"].chessboard.glowing is None
    window.close()


def test_a_pointer_that_moves_is_waited_for(qtbot: QtBot) -> None:
    window = main_window(qtbot)
    board = window.views["klotski"].klotski_board
    for step in range(8):
        QTest.mouseMove(board, QPoint(20 + step, 20))
        QTest.qWait(SOON_MS // 4)
    assert board.motion.lifted is None
    qtbot.waitUntil(lambda: board.motion.lifted is not None)
    window.close()


def test_with_reduced_motion_it_is_outlined_until_something_is_done(qtbot: QtBot) -> None:
    window = main_window(qtbot)
    window.appearance.choose_motion(REDUCED)
    board = window.views["klotski"].klotski_board
    qtbot.waitUntil(lambda: board.motion.ringed is not None)
    assert (board.motion.lifted, board.motion.height) == (None, 0.0)
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert board.motion.ringed is None
    turn_to(window, "knight")
    qtbot.waitUntil(lambda: window.views["knight"].chessboard.glowing is not None)
    QTest.keyClick(window.views["knight"].chessboard, Qt.Key.Key_Up)
    assert window.views["knight"].chessboard.glowing is None
    window.close()


def test_who_has_slid_a_piece_or_wants_no_tips_is_not_invited_on_later_starts(qtbot: QtBot) -> None:
    first = main_window(qtbot)
    drag(first.views["klotski"].klotski_board, (3, 1), (4, 1))
    first.close()
    second = main_window(qtbot)
    qtbot.wait(QUIET_MS)
    assert second.views["klotski"].klotski_board.motion.lifted is None
    second.menu_actions.by_name["tips"].trigger()
    assert not Tips(Settings()).shown
    turn_to(second, "knight")
    qtbot.wait(QUIET_MS)
    assert second.views["knight"].chessboard.glowing is None
    second.close()


def test_nothing_waits_behind_another_page(qtbot: QtBot) -> None:
    window = main_window(qtbot)
    turn_to(window, "compare")
    qtbot.wait(QUIET_MS)
    assert not window.sessions["klotski"].invited
    assert window.views["klotski"].klotski_board.motion.lifted is None
    window.close()
