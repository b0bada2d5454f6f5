"""What a hand does to a piece: it is dragged, it is tapped, and a cell is tapped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPointingDevice
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.klotski.board.hand import Drag, directions, only_way, square_covering
from app.klotski.board.piece_motion import SHAKE, SHAKE_MS, PieceMotion
from app.klotski.board.track import Place
from app.klotski.page import KlotskiPage
from app.ui.look.theme import REDUCED
from solvers.klotski.layout import Layout, PieceKind, Square
from solvers.klotski.play.game import Game
from tests.app.hands import middle
from tests.app.klotski.views import klotski_page
from tests.solvers.klotski.drawn_layouts import layouts

CORNER = {(4, 1), (4, 2)}
"""The lower middle of 橫刀立馬: the soldier above the left of them slides down, then right."""

LEFT = Qt.MouseButton.LeftButton
AFTER_ONE_TAP = "VAAV/VAAV/VHHV/VSSV/.S.S"
FIRST_SOLDIER = 6
"""In the order of 橫刀立馬: the soldier on row 3, column 1."""
CAO_CAO = 1


def test_a_free_piece_is_where_it_is_pulled() -> None:
    drag = Drag((3, 1), CORNER)
    drag.pull(3.4, 1.0)
    assert drag.place == (3.4, 1.0)
    drag.pull(3.1, 1.0)
    assert abs(drag.place[0] - 3.1) < 1e-6


def test_a_wall_stops_it_at_the_edge() -> None:
    drag = Drag((3, 1), CORNER)
    drag.pull(3.0, -5.0)
    assert drag.place == (3.0, 1.0)
    drag.pull(9.0, 1.0)
    assert drag.place == (4.0, 1.0)


def test_pulled_to_the_side_it_goes_down_and_round_the_corner() -> None:
    drag = Drag((3, 1), CORNER)
    drag.pull(4.1, 1.9)
    assert drag.place == (4.0, 1.9)
    drag.pull(4.0, 2.6)
    assert drag.place == (4.0, 2.0)


def test_not_quite_in_the_row_it_is_helped_into_it() -> None:
    drag = Drag((3, 1), CORNER)
    drag.pull(3.7, 1.0)
    drag.pull(3.8, 2.0)
    assert drag.place == (4.0, 2.0) or drag.place[1] > 1.5


def test_round_three_corners() -> None:
    """A soldier in a U of free cells is pulled along it, and never jumps across the wall between its arms."""
    u = {(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2)}
    drag = Drag((0, 0), u)
    drag.pull(0.0, 2.0)
    assert drag.place == (0.0, 0.0)
    for row, column in ((2.0, 0.0), (2.0, 2.0), (0.0, 2.0)):
        drag.pull(row, column)
        assert drag.place == (row, column)


def test_in_open_country_it_moves_aslant() -> None:
    drag = Drag((0, 0), {(0, 1), (1, 0), (1, 1)})
    drag.pull(0.5, 0.5)
    assert abs(drag.place[0] - 0.5) < 0.05
    assert abs(drag.place[1] - 0.5) < 0.05


def test_let_go_anywhere_it_settles_on_the_nearest_square() -> None:
    drag = Drag((3, 1), CORNER)
    drag.pull(3.4, 1.0)
    assert drag.nearest() == (3, 1)
    drag.pull(3.6, 1.0)
    assert drag.nearest() == (4, 1)


@given(layouts(), st.data())
def test_however_it_is_pulled_it_comes_to_rest_where_it_can_slide_to(layout: Layout, data: st.DataObject) -> None:
    piece = data.draw(st.sampled_from(layout.pieces))
    slides = Game(layout).slides_from(piece.square)
    drag = Drag(piece.square, slides)
    places = st.tuples(st.floats(-2, 7), st.floats(-2, 6))
    for row, column in data.draw(st.lists(places, min_size=1, max_size=6)):
        drag.pull(row, column)
        assert drag.nearest() in {piece.square, *slides}


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KlotskiPage]:
    """The page with 橫刀立馬, in front."""
    with klotski_page(qtbot) as made:
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        yield made


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
    assert 0.02 < abs(column - 1.0) <= SHAKE
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
    assert 0.02 < abs(row - 3.0) <= SHAKE
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
