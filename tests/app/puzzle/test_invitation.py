"""The boards invite a hand, once, when nothing is done for a moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.klotski.board.piece_motion import LIFT_MS, PieceMotion
from app.puzzle import invitation
from app.puzzle.board.board_widget import BoardWidget
from app.puzzle.invitation import Invitation
from app.ui.look.theme import REDUCED
from app.ui.settings import MOTION, Settings, Tips
from app.window.main_window import MainWindow
from tests.app.hands import drag
from tests.app.windows import klotski_page, klotski_session, knight_page, main_window, puzzle_page

SOON_MS = 400
QUIET_MS = 700
LONG_MS = 600_000


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The boards do not wait long."""
    monkeypatch.setattr(invitation, "IDLE_MS", SOON_MS)


@pytest.fixture
def patient(impatient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The boards wait longer than any test."""
    monkeypatch.setattr(invitation, "IDLE_MS", LONG_MS)


def idle_timer(board: BoardWidget) -> QTimer:
    """What runs while a board waits to invite a hand."""
    found = board.findChild(Invitation)
    assert found is not None
    return found._idle


def turn_to(window: MainWindow, page: str) -> None:
    window.menu_actions.by_name[page].trigger()


def test_a_piece_that_can_move_is_lifted_once_and_let_down(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    lifted, heights, lift = list[int](), list[float](), PieceMotion.lift

    def noting(motion: PieceMotion, piece: int) -> None:
        lift(motion, piece)
        lifted.append(piece)
        motion._lifting.setCurrentTime(LIFT_MS // 2)
        heights.append(motion.height)

    monkeypatch.setattr(PieceMotion, "lift", noting)
    window = main_window(qtbot)
    board = klotski_page(window).klotski_board
    qtbot.waitUntil(lambda: lifted != [])
    assert board.player.slides_from(board.square_of(lifted[0]))
    assert heights == [pytest.approx(1.0)]
    qtbot.waitUntil(lambda: board.motion.lifted is None)
    turn_to(window, "knight")
    turn_to(window, "klotski")
    window.languages.choose("zh_Hant")
    qtbot.wait(QUIET_MS)
    assert len(lifted) == 1
    window.close()


def test_a_square_glows_with_a_knight_until_something_is_done(qtbot: QtBot) -> None:
    window = main_window(qtbot)
    turn_to(window, "knight")
    board, layer = knight_page(window).chessboard, knight_page(window).game_section.layer
    bare = board.grab().toImage()
    qtbot.waitUntil(lambda: layer.glowing is not None)
    qtbot.waitUntil(lambda: board.grab().toImage() != bare)
    QTest.mouseMove(board, board.squares.centre((0, 0)).toPoint())
    assert layer.glowing is None
    window.close()


@pytest.mark.parametrize("page", ["klotski", "knight"])
def test_who_does_something_first_needs_no_invitation(patient: None, qtbot: QtBot, page: str) -> None:
    window = main_window(qtbot)
    turn_to(window, page)
    board = puzzle_page(window, page).board
    idle = idle_timer(board)
    assert idle.isActive()
    QTest.keyClick(board, Qt.Key.Key_Shift)
    assert (idle.isActive(), window.sessions[page].invited) == (False, True)
    window.close()


def test_a_pointer_that_moves_is_waited_for(patient: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = main_window(qtbot)
    board = klotski_page(window).klotski_board
    idle, begun = idle_timer(board), list[int]()
    assert idle.isActive()
    monkeypatch.setattr(idle, "start", lambda: begun.append(len(begun)))
    for step in range(3):
        QTest.mouseMove(board, QPoint(20 + step, 20))
    assert begun == [0, 1, 2]
    window.close()


def test_with_reduced_motion_it_is_outlined_until_something_is_done(qtbot: QtBot) -> None:
    Settings().keep(MOTION, REDUCED)
    window = main_window(qtbot)
    board = klotski_page(window).klotski_board
    qtbot.waitUntil(lambda: board.motion.ringed is not None)
    assert (board.motion.lifted, board.motion.height) == (None, 0.0)
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert board.motion.ringed is None
    turn_to(window, "knight")
    qtbot.waitUntil(lambda: knight_page(window).game_section.layer.glowing is not None)
    QTest.keyClick(knight_page(window).chessboard, Qt.Key.Key_Up)
    assert knight_page(window).game_section.layer.glowing is None
    window.close()


def test_who_has_slid_a_piece_or_wants_no_tips_is_not_invited_on_later_starts(qtbot: QtBot) -> None:
    first = main_window(qtbot)
    drag(klotski_page(first).klotski_board, (3, 1), (4, 1))
    first.close()
    second = main_window(qtbot)
    qtbot.wait(QUIET_MS)
    assert klotski_page(second).klotski_board.motion.lifted is None
    second.menu_actions.by_name["tips"].trigger()
    assert not Tips(Settings()).shown
    turn_to(second, "knight")
    qtbot.wait(QUIET_MS)
    assert knight_page(second).game_section.layer.glowing is None
    second.close()


def test_nothing_waits_behind_another_page(patient: None, qtbot: QtBot) -> None:
    window = main_window(qtbot)
    idle = idle_timer(klotski_page(window).klotski_board)
    assert idle.isActive()
    turn_to(window, "compare")
    assert (idle.isActive(), klotski_session(window).invited) == (False, False)
    window.close()
