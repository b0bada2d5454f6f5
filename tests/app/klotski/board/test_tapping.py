"""A piece that is tapped goes its only way, shows its ways, or says that it is blocked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.klotski.board.piece_motion import SHAKE_MS, PieceMotion
from app.klotski.board.tap import directions, only_way, square_covering
from app.klotski.board.track import Place
from app.klotski.page import KlotskiPage
from app.ui.look.theme import REDUCED
from solvers.klotski.layout import Layout, PieceKind, Square
from solvers.klotski.play.game import Game
from tests.app.hands import middle
from tests.app.klotski.views import klotski_page

LEFT = Qt.MouseButton.LeftButton
AFTER_ONE_TAP = "VAAV/VAAV/VHHV/VSSV/.S.S"
FIRST_SOLDIER = 6
"""In the order of 橫刀立馬: the soldier on row 3, column 1."""
CAO_CAO = 1


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KlotskiPage]:
    """The page with 橫刀立馬, in front."""
    with klotski_page(qtbot) as made:
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        yield made


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told to say."""
    said: list[str] = []

    class Announcement(QtGui.QAccessibleAnnouncementEvent):
        def __init__(self, widget: QWidget, sentence: str) -> None:
            super().__init__(widget, sentence)
            said.append(sentence)

    monkeypatch.setattr(QtGui, "QAccessibleAnnouncementEvent", Announcement)
    return said


@pytest.fixture
def shaken(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, Place]]:
    """Each piece that shakes, with its place where the swing is widest."""
    seen, shake = list[tuple[int, Place]](), PieceMotion.shake

    def noting(motion: PieceMotion, piece: int, direction: Square) -> None:
        shake(motion, piece, direction)
        motion._shaking.setCurrentTime(SHAKE_MS // 8)
        seen.append((piece, motion._board.place_of(piece)))

    monkeypatch.setattr(PieceMotion, "shake", noting)
    return seen


def tap(page: KlotskiPage, square: Square) -> None:
    QTest.mouseClick(page.klotski_board, LEFT, pos=middle(page.klotski_board, *square))


def text(page: KlotskiPage) -> str:
    return str(page.session.layout_on_board)


def shown(page: KlotskiPage) -> QImage:
    return page.klotski_board.grab().toImage()


def test_a_piece_with_one_way_to_go_goes_to_the_nearest_cell(page: KlotskiPage, qtbot: QtBot) -> None:
    tap(page, (4, 0))
    assert text(page) == AFTER_ONE_TAP
    assert page.game_section.panel.steps.text() == "1"
    qtbot.waitUntil(lambda: page.klotski_board.place_of(8) == (4.0, 1.0))


def test_a_piece_with_several_ways_shows_them_and_arrows_or_a_tap_on_a_free_cell_send_it(page: KlotskiPage) -> None:
    tap(page, (4, 0))
    before = shown(page)
    tap(page, (4, 1))
    assert text(page) == AFTER_ONE_TAP, "left or right: the hand has to say"
    assert shown(page) != before
    tap(page, (4, 2))
    assert text(page) == "VAAV/VAAV/VHHV/VSSV/..SS"
    tap(page, (4, 0))
    assert text(page) == "VAAV/VAAV/VHHV/VSSV/..SS", "its ways are marked no more"
    tap(page, (4, 2))
    assert text(page) == AFTER_ONE_TAP
    QTest.keyClick(page.klotski_board, Qt.Key.Key_Left)
    assert text(page) == "VAAV/VAAV/VHHV/VSSV/S..S"


def test_without_the_keyboard_no_ways_are_marked(page: KlotskiPage, qtbot: QtBot) -> None:
    tap(page, (4, 0))
    qtbot.waitUntil(lambda: page.klotski_board.place_of(8) == (4.0, 1.0))
    page.transport.play_button.setFocus()
    unmarked = shown(page)
    tap(page, (4, 1))
    assert shown(page) != unmarked
    page.transport.play_button.setFocus()
    assert shown(page) == unmarked


def test_a_blocked_piece_shakes_comes_to_rest_and_is_read_out(
    page: KlotskiPage, qtbot: QtBot, announced: list[str], shaken: list[tuple[int, Place]]
) -> None:
    board = page.klotski_board
    tap(page, (1, 1))
    ((piece, (row, column)),) = shaken
    assert (piece, row) == (CAO_CAO, 0.0)
    assert 1.0 < abs(column - 1.0) * board.cell <= 3.0
    assert "Cao Cao is blocked" in announced
    qtbot.waitUntil(lambda: board.place_of(CAO_CAO) == (0.0, 1.0))
    assert page.session.game.length == 0


def test_an_arrow_key_against_a_block_shakes_the_piece_that_way(
    page: KlotskiPage, qtbot: QtBot, announced: list[str], shaken: list[tuple[int, Place]]
) -> None:
    board = page.klotski_board
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert board.chosen == FIRST_SOLDIER
    QTest.keyClick(board, Qt.Key.Key_Up)
    ((piece, (row, column)),) = shaken
    assert (piece, column) == (FIRST_SOLDIER, 1.0)
    assert 1.0 < abs(row - 3.0) * board.cell <= 3.0
    assert "Soldier 1 is blocked" in announced
    QTest.keyClick(board, Qt.Key.Key_Down)
    assert text(page) == "VAAV/VAAV/VHHV/V.SV/SS.S"
    qtbot.waitUntil(lambda: board.place_of(FIRST_SOLDIER) == (4.0, 1.0))


def test_with_reduced_motion_a_blocked_piece_is_outlined_for_a_moment(page: KlotskiPage, qtbot: QtBot) -> None:
    page.klotski_board._appearance.choose_motion(REDUCED)
    tap(page, (1, 1))
    assert page.klotski_board.motion.refused == CAO_CAO
    assert page.klotski_board.place_of(CAO_CAO) == (0.0, 1.0)
    outlined = shown(page)
    qtbot.waitUntil(lambda: page.klotski_board.motion.refused is None)
    assert shown(page) != outlined


def test_a_piece_pulled_away_and_back_is_not_tapped(page: KlotskiPage, qtbot: QtBot) -> None:
    board = page.klotski_board
    QTest.mousePress(board, LEFT, pos=middle(board, 4, 0))
    for column in (0.4, 0):
        QTest.mouseMove(board, middle(board, 4, column))
    QTest.mouseRelease(board, LEFT, pos=middle(board, 4, 0))
    assert page.session.game.length == 0
    qtbot.waitUntil(lambda: board.place_of(8) == (4.0, 0.0))


def test_a_tap_on_a_piece_only_stops_a_solution_that_plays(page: KlotskiPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.session.runner.answered):
        page.session.search()
    assert page.session.playback.playing
    length = page.session.playback.length
    board, layout = page.klotski_board, page.session.layout_on_board
    movable = next(piece for piece in layout.pieces if page.session.game.slides_from(piece.square))
    tap(page, movable.square)
    assert not page.session.playback.moving
    assert page.session.playback.length == length, "the solution is still there"
    assert board.chosen is not None


def test_a_finger_taps_and_drags_as_the_mouse_does(page: KlotskiPage, touch_screen: QPointingDevice) -> None:
    board, screen = page.klotski_board, touch_screen
    QTest.touchEvent(board, screen).press(0, middle(board, 4, 0), board).commit()
    QTest.touchEvent(board, screen).release(0, middle(board, 4, 0), board).commit()
    assert text(page) == AFTER_ONE_TAP
    QTest.touchEvent(board, screen).press(0, middle(board, 4, 1), board).commit()
    QTest.touchEvent(board, screen).move(0, middle(board, 4, 2), board).commit()
    QTest.touchEvent(board, screen).release(0, middle(board, 4, 2), board).commit()
    assert text(page) == "VAAV/VAAV/VHHV/VSSV/..SS"


def test_what_a_tap_means() -> None:
    soldier = Game(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")).slides_from((3, 1))
    assert set(soldier) == {(4, 1), (4, 2)}
    assert directions(soldier) == ((1, 0),)
    assert only_way(soldier) == (4, 1)
    assert square_covering(soldier, PieceKind.SOLDIER, (4, 2)) == (4, 2)
    assert square_covering(soldier, PieceKind.SOLDIER, (0, 0)) is None
    between = Game(Layout.parse(AFTER_ONE_TAP)).slides_from((4, 1))
    assert directions(between) == ((0, -1), (0, 1))
    assert only_way(between) is None
    assert only_way({}) is None
