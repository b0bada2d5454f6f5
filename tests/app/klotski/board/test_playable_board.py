"""The board under the hand by itself: what it asks for, what the pointer shows, and how keys go round the pieces."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.board.hand import BoardPlayer
from app.klotski.board.playable_board import PlayableKlotskiBoard, listed_keys
from app.klotski.board.track import KlotskiTrack
from app.ui.look.theme import LIGHT, Appearance
from solvers.klotski.layout import Layout, PieceKind, Square
from solvers.klotski.moves import Step, slides_of
from tests.app.hands import drag, middle
from tests.app.noting import noting

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
LAYOUT = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
INNER, OTHER_INNER, LEFT_CORNER, RIGHT_CORNER = 6, 7, 8, 9
"""The soldiers, which are all that can move."""


@pytest.fixture
def board(qtbot: QtBot) -> Iterator[PlayableKlotskiBoard]:
    """A board with 橫刀立馬 between two buttons, in front and with the focus; nothing that moves takes its time."""
    window = QWidget()
    qtbot.addWidget(window)
    made = PlayableKlotskiBoard(Appearance("light", motion="reduced"), BoardPlayer(slides))
    rows = QVBoxLayout(window)
    for part in (QPushButton("before"), made, QPushButton("after")):
        rows.addWidget(part)
    window.resize(480, 640)
    made.show_track(KlotskiTrack(LAYOUT))
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    yield made
    window.hide()


def slides(square: Square) -> dict[Square, Step]:
    return slides_of(next(piece for piece in LAYOUT.pieces if piece.square == square), LAYOUT)


def slid(spy: QSignalSpy) -> list[tuple[Square, Square]]:
    return [tuple(spy.at(number)) for number in range(spy.count())]


def claimed(
    board: PlayableKlotskiBoard, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> bool:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, keys)
    event.ignore()
    QApplication.sendEvent(board, event)
    return event.isAccepted()


def ringed(board: PlayableKlotskiBoard) -> list[QRect]:
    """What a ring is drawn round, inside its edge, in whole pixels."""
    edge, ink = 0.05 * board.cell, QColor(LIGHT.sign).name()
    with noting(480, 640) as painter:
        board.paint_foreground(painter, QRectF(board.rect()))
        inner = [path.place for path in painter.of("path") if path.ink.name() == ink and len(path.points) > 8]
    return [place.adjusted(-edge, -edge, edge, edge).toRect() for place in inner]


def test_a_piece_is_dragged_from_square_to_square(board: PlayableKlotskiBoard) -> None:
    taken, moved = QSignalSpy(board.grabbed), QSignalSpy(board.slid)
    drag(board, (3, 1), (4, 1), (4, 2))
    assert slid(moved) == [((3, 1), (4, 2))]
    drag(board, (4, 0), (4, 0.7))
    assert slid(moved)[1:] == [((4, 0), (4, 1))]
    drag(board, (4, 0), (4, 0.4))
    drag(board, (0, 1), (4, 1))
    assert len(slid(moved)) == 2, "too short, and barred"
    assert taken.count() == 4
    assert board.place_of(1) == (0.0, 1.0)


def test_while_it_is_held_it_follows_as_far_as_it_can(board: PlayableKlotskiBoard) -> None:
    QTest.mousePress(board, LEFT, pos=middle(board, 4, 0))
    assert board.cursor().shape() is Qt.CursorShape.ClosedHandCursor
    QTest.mouseMove(board, middle(board, 4, 0.5))
    assert board.place_of(LEFT_CORNER) == pytest.approx((4, 0.5), abs=0.02)
    QTest.mouseMove(board, middle(board, 2, 5))
    assert board.place_of(LEFT_CORNER) == pytest.approx((4, 2), abs=0.02)
    board.show_moment(0.0)
    assert board.place_of(LEFT_CORNER) == (4, 0), "what is shown anew lets go of it"
    QTest.mouseRelease(board, LEFT, pos=middle(board, 4, 0))


def test_nothing_is_taken_hold_of_by_another_button_or_without_a_game(board: PlayableKlotskiBoard) -> None:
    taken, moved = QSignalSpy(board.grabbed), QSignalSpy(board.slid)
    QTest.mouseClick(board, RIGHT, pos=middle(board, 4, 0))
    QTest.mouseClick(board, LEFT, pos=middle(board, 4, 1))
    QTest.mouseClick(board, LEFT, pos=QPoint(2, 2))
    board.player = replace(board.player, may_play=lambda: False)
    QTest.mouseClick(board, LEFT, pos=middle(board, 4, 0))
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Down):
        QTest.keyClick(board, key)
    assert (taken.count(), moved.count(), board.chosen) == (0, 0, None)
    assert not claimed(board, Qt.Key.Key_Down)


def test_the_pointer_shows_what_can_be_taken_hold_of(board: PlayableKlotskiBoard) -> None:
    for square, shape in (
        ((4, 0), Qt.CursorShape.OpenHandCursor),
        ((0, 1), Qt.CursorShape.ArrowCursor),
        ((4, 1), Qt.CursorShape.ArrowCursor),
        ((3, 2), Qt.CursorShape.OpenHandCursor),
    ):
        QTest.mouseMove(board, middle(board, *square))
        assert board.cursor().shape() is shape, square
    QTest.keyClick(board, Qt.Key.Key_Space)
    for square, shape in (((4, 1), Qt.CursorShape.PointingHandCursor), ((4, 2), Qt.CursorShape.PointingHandCursor)):
        QTest.mouseMove(board, middle(board, *square))
        assert board.cursor().shape() is shape, "the chosen soldier can go there"


def test_a_tap_on_a_free_cell_sends_the_chosen_piece_there(board: PlayableKlotskiBoard) -> None:
    moved = QSignalSpy(board.slid)
    QTest.mouseClick(board, LEFT, pos=middle(board, 4, 2))
    assert slid(moved) == []
    QTest.keyClick(board, Qt.Key.Key_Space)
    QTest.mousePress(board, LEFT, pos=middle(board, 4, 2))
    QTest.mouseRelease(board, LEFT, pos=middle(board, 4, 1))
    assert slid(moved) == [], "it was let go on another cell"
    QTest.mouseClick(board, LEFT, pos=middle(board, 4, 2))
    assert slid(moved) == [((3, 1), (4, 2))]


def test_space_goes_round_the_pieces_that_can_move(board: PlayableKlotskiBoard) -> None:
    went: list[int | None] = []
    for _ in range(5):
        QTest.keyClick(board, Qt.Key.Key_Space)
        went.append(board.chosen)
    assert went == [INNER, OTHER_INNER, LEFT_CORNER, RIGHT_CORNER, INNER]
    assert board.current_cell() == 13
    assert ringed(board) == [board.rect_of(PieceKind.SOLDIER, (3, 1)).toRect()]


def test_tab_goes_through_them_and_leaves_the_board_after_the_last_or_before_the_first(
    board: PlayableKlotskiBoard,
) -> None:
    went: list[int | None] = []
    while board.hasFocus() and len(went) < 9:
        went.append(board.chosen)
        QTest.keyClick(board, Qt.Key.Key_Tab)
    assert went == [None, INNER, OTHER_INNER, LEFT_CORNER, RIGHT_CORNER]
    assert ringed(board) == [], "without the focus there is no ring"
    board.setFocus()
    went.clear()
    while board.hasFocus() and len(went) < 9:
        went.append(board.chosen)
        QTest.keyClick(board, Qt.Key.Key_Backtab)
    assert went == [RIGHT_CORNER, LEFT_CORNER, OTHER_INNER, INNER]


def test_the_arrows_slide_the_chosen_piece_by_one_cell(board: PlayableKlotskiBoard) -> None:
    moved = QSignalSpy(board.slid)
    QTest.keyClick(board, Qt.Key.Key_Down)
    assert (board.chosen, moved.count()) == (INNER, 0), "first one has to be chosen"
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(board, key)
    assert slid(moved) == [((3, 1), (4, 1))]
    assert board.motion.refused == INNER


def test_a_held_key_that_repeats_itself_does_not_refuse(board: PlayableKlotskiBoard) -> None:
    QTest.keyClick(board, Qt.Key.Key_Space)
    keys = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(board, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Up, keys, "", True))
    assert board.motion.refused is None
    QApplication.sendEvent(board, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Up, keys, "", False))
    assert board.motion.refused == INNER


def test_its_keys_are_kept_from_the_window_while_they_are_wanted(board: PlayableKlotskiBoard) -> None:
    keys = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space
    assert all(claimed(board, key) for key in keys)
    assert all(claimed(board, key, Qt.KeyboardModifier.KeypadModifier) for key in keys)
    assert not any(claimed(board, key, Qt.KeyboardModifier.ControlModifier) for key in keys)
    assert not claimed(board, Qt.Key.Key_A)
    board.player = replace(board.player, keys_wanted=lambda: False)
    assert not any(claimed(board, key) for key in keys)


def test_where_something_else_has_the_keys_enter_asks_for_them(board: PlayableKlotskiBoard) -> None:
    asked = QSignalSpy(board.keys_asked)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert asked.count() == 0
    board.player = replace(board.player, keys_wanted=lambda: False)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        QTest.keyClick(board, key)
    assert asked.count() == 2
    assert board.chosen is None


def test_a_tap_only_stops_what_plays(board: PlayableKlotskiBoard) -> None:
    moved = QSignalSpy(board.slid)
    board.player = replace(board.player, watches=lambda: True)
    QTest.mouseClick(board, LEFT, pos=middle(board, 4, 0))
    assert slid(moved) == []
    board.player = replace(board.player, watches=lambda: False)
    QTest.mouseClick(board, LEFT, pos=middle(board, 4, 0))
    assert slid(moved) == [((4, 0), (4, 1))]


def test_once_the_block_has_left_nothing_moves_and_a_touch_is_told(board: PlayableKlotskiBoard) -> None:
    won = KlotskiTrack(Layout.parse("V..V/V..V/VHHV/VAAV/SAAS"))
    board.show_track(won)
    touched, taken = QSignalSpy(board.touched_when_left), QSignalSpy(board.grabbed)
    board.departure.lead(out=True)
    QTest.mouseClick(board, LEFT, pos=middle(board, 0, 0))
    QTest.keyClick(board, Qt.Key.Key_Space)
    QTest.keyClick(board, Qt.Key.Key_Up)
    assert (touched.count(), taken.count(), board.chosen) == (3, 0, None)
    assert board.piece_on((3, 1)) is None
    assert board.piece_on((0, 0)) is not None


def test_it_invites_with_a_piece_that_has_only_one_way(board: PlayableKlotskiBoard) -> None:
    board.invite()
    assert board.motion.ringed == INNER
    board.clearFocus()
    assert ringed(board) == [board.rect_of(PieceKind.SOLDIER, (3, 1)).toRect()]
    board.motion.stop()
    assert board.motion.ringed is None
    QTest.mousePress(board, LEFT, pos=middle(board, 4, 0))
    board.invite()
    assert board.motion.ringed is None, "a hand is there already"
    QTest.mouseRelease(board, LEFT, pos=middle(board, 4, 0))


def test_a_hint_is_drawn_along_its_step_until_it_is_taken_away(board: PlayableKlotskiBoard) -> None:
    def inked() -> list[QRectF]:
        with noting(480, 640) as painter:
            board.paint_foreground(painter, QRectF(board.rect()))
            return [one.place for one in painter.drawn if one.kind != "picture"]

    before = inked()
    step = Step(PieceKind.SOLDIER, ((3, 1), (4, 1), (4, 2)))
    board.show_hint(step)
    assert board.hint == step
    arrow = inked()[len(before) :]
    whole = arrow[0]
    for place in arrow:
        whole |= place
    begin, end = middle(board, 3, 1), middle(board, 4, 2)
    assert (whole.left(), whole.top()) == pytest.approx((begin.x(), begin.y()), abs=12)
    assert (whole.right(), whole.bottom()) == pytest.approx((end.x(), end.y()), abs=22)
    board.show_hint(None)
    assert inked() == before


def test_the_piece_in_the_hand_lies_above_the_others(board: PlayableKlotskiBoard) -> None:
    QTest.mousePress(board, LEFT, pos=middle(board, 3, 1))
    with noting(480, 640) as painter:
        board.paint_foreground(painter, QRectF(board.rect()))
        *_, last = painter.of("picture")
        assert len(painter.of("picture")) == len(LAYOUT.pieces) + 1
        centre = middle(board, 3, 1)
        assert last.middle == pytest.approx((centre.x(), centre.y()), abs=1.5)
    QTest.mouseRelease(board, LEFT, pos=middle(board, 3, 1))


@pytest.mark.usefixtures("qapp")
def test_its_keys_are_listed() -> None:
    assert [title for title, _ in listed_keys()] == [
        "Step through the movable pieces",
        "Slide the selected piece by one cell",
        "Continue by hand from the solution shown",
        "Let the arrow keys control playback again",
    ]
    assert [len(list(keys)) for _, keys in listed_keys()][:3] == [2, 4, 1]
