"""A zoomed chessboard, by the wheel, fingers, mouse and keys: what is seen of it, and that it is drawn right."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QImage, QMouseEvent, QNativeGestureEvent, QPainter, QPointingDevice, QWheelEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.knight.board.chessboard import Chessboard
from app.knight.board.geometry import ChessGeometry
from app.knight.board.trail import DISPLAYS
from app.ui.look.theme import Appearance, Theme
from solvers.knight.board import Board, Square
from solvers.knight.tiling.tiled_tour import search
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found

LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
SIDE = 40


@pytest.fixture(scope="module")
def tour() -> Tour:
    """A closed tour of 40x40."""
    found = Drive(search(TourRequest(Board(SIDE, SIDE), (0, 0), closed=True))).next_answer()
    assert isinstance(found, Found)
    return found.answer


@pytest.fixture
def board(qtbot: QtBot) -> Chessboard:
    """A board of 40x40, shown."""
    board = Chessboard(Appearance("light"))
    qtbot.addWidget(board)
    board.resize(560, 440)
    board.set_board(Board(SIDE, SIDE))
    board.show()
    return board


def turn(
    board: Chessboard,
    at: QPointF,
    notches: float = 1.0,
    pixels: QPoint | None = None,
    phase: Qt.ScrollPhase = Qt.ScrollPhase.NoScrollPhase,
    keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Turn the wheel over a point, or move two fingers on a touchpad, which tell their `phase`."""
    turned = QPoint(0, round(120 * notches))
    whole = QPointF(board.mapToGlobal(at.toPoint()))
    event = QWheelEvent(at, whole, pixels or QPoint(), turned, Qt.MouseButton.NoButton, keys, phase, False)
    QApplication.sendEvent(board, event)


def pinch(board: Chessboard, at: QPointF, larger: float) -> None:
    """Pinch on a touchpad."""
    whole = QPointF(board.mapToGlobal(at.toPoint()))
    kind = Qt.NativeGestureType.ZoomNativeGesture
    device = QPointingDevice.primaryPointingDevice()
    QApplication.sendEvent(board, QNativeGestureEvent(kind, device, 2, at, at, whole, larger - 1.0, QPointF()))


def mouse(board: Chessboard, kind: QEvent.Type, at: QPointF, button: Qt.MouseButton, touched: bool = False) -> None:
    whole = QPointF(board.mapToGlobal(at.toPoint()))
    held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else button
    source = Qt.MouseEventSource.MouseEventSynthesizedByQt if touched else Qt.MouseEventSource.MouseEventNotSynthesized
    pressed = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else button
    QApplication.sendEvent(
        board, QMouseEvent(kind, at, at, whole, pressed, held, Qt.KeyboardModifier.NoModifier, source)
    )


def drag(board: Chessboard, points: Sequence[QPointF], button: Qt.MouseButton, touched: bool = False) -> None:
    mouse(board, QEvent.Type.MouseButtonPress, points[0], button, touched)
    for point in points[1:]:
        mouse(board, QEvent.Type.MouseMove, point, button, touched)
    mouse(board, QEvent.Type.MouseButtonRelease, points[-1], button, touched)


def place_at(board: Chessboard, point: QPointF) -> QPointF:
    """The place of the board under a point, in squares."""
    corner = QPointF(board.squares.lefts[0], board.squares.tops[0])
    return (point - corner) / board.squares.side


def drawn(qtbot: QtBot, board: Chessboard) -> QImage:
    """The picture once everything has been drawn."""
    now = board.grab().toImage()
    while True:
        qtbot.wait(30)
        before, now = now, board.grab().toImage()
        if before == now:
            return now


def drawn_anew(qtbot: QtBot, board: Chessboard) -> QImage:
    board.repaint_all()
    return drawn(qtbot, board)


def test_the_wheel_zooms_about_the_pointer(board: Chessboard) -> None:
    at = QPointF(280, 160)  # the board is narrower than its room at first, and stays in the middle of it
    before, side = place_at(board, at), board.squares.side
    for _ in range(6):
        turn(board, at)
    assert board.squares.side == pytest.approx(side * 1.25**6)
    assert (place_at(board, at) - before).manhattanLength() < 0.2
    for _ in range(6):
        turn(board, at, -1)
    assert board.view.fits


def test_a_wheel_that_can_do_nothing_is_left_to_others(board: Chessboard) -> None:
    turn(board, QPointF(200, 160), -1)
    assert board.view.fits


def test_a_pinch_zooms_about_the_fingers(board: Chessboard) -> None:
    at = QPointF(280, 200)
    before = place_at(board, at)
    pinch(board, at, 2.0)
    pinch(board, at, 1.5)
    assert board.view.zoom == pytest.approx(3.0)
    assert (place_at(board, at) - before).manhattanLength() < 0.2


def test_two_fingers_on_a_screen_zoom_about_themselves(board: Chessboard, touch_screen: QPointingDevice) -> None:
    middle = board.rect().center()
    spans = [QPoint(span, 0) for span in (40, 60, 80, 100)]
    QTest.touchEvent(board, touch_screen).press(0, middle - spans[0], board).press(1, middle + spans[0], board).commit()
    for span in spans[1:]:
        QTest.touchEvent(board, touch_screen).move(0, middle - span, board).move(1, middle + span, board).commit()
    QTest.touchEvent(board, touch_screen).release(0, middle, board).release(1, middle, board).commit()
    assert board.view.zoom > 1.5
    assert (place_at(board, QPointF(middle)) - QPointF(SIDE / 2, SIDE / 2)).manhattanLength() < 0.5
    assert board.cursor().shape() is not Qt.CursorShape.ClosedHandCursor


def test_two_fingers_draw_a_zoomed_board_along(board: Chessboard) -> None:
    turn(board, QPointF(250, 200), 6)
    before = place_at(board, QPointF(250, 200))
    turn(board, QPointF(250, 200), 0.5, QPoint(0, 15), Qt.ScrollPhase.ScrollUpdate)
    moved = (place_at(board, QPointF(250, 200)) - before) * board.squares.side
    assert moved.y() == pytest.approx(-15, abs=1)
    size = board.view.zoom
    turn(board, QPointF(250, 200), 0.5, QPoint(0, 15), Qt.ScrollPhase.ScrollUpdate, Qt.KeyboardModifier.ControlModifier)
    assert board.view.zoom > size


def test_the_middle_button_draws_the_board_along(board: Chessboard) -> None:
    turn(board, QPointF(250, 200), 6)
    before = place_at(board, QPointF(250, 200))
    drag(board, [QPointF(250, 200), QPointF(280, 190), QPointF(310, 180)], MIDDLE)
    after = place_at(board, QPointF(310, 180))
    assert (after - before).manhattanLength() < 0.1


def test_the_left_button_draws_a_zoomed_board_along_and_clicks(qtbot: QtBot, board: Chessboard) -> None:
    clicked: list[Square] = []
    board.pointer.square_clicked.connect(clicked.append)
    middle = board.squares.inside.center()
    drag(board, [middle, middle - QPointF(60, 30)], LEFT)
    assert clicked == []
    assert board.view.fits
    turn(board, middle, 6)
    seen = place_at(board, middle)
    drag(board, [middle, middle - QPointF(60, 30)], LEFT)
    assert (place_at(board, middle - QPointF(60, 30)) - seen).manhattanLength() < 0.1
    assert clicked == []
    qtbot.mouseClick(board, LEFT, pos=middle.toPoint())
    assert len(clicked) == 1


def test_a_finger_draws_along_and_taps(board: Chessboard) -> None:
    clicks = QSignalSpy(board.pointer.square_clicked)
    turn(board, QPointF(250, 200), 6)
    before = place_at(board, QPointF(250, 200))
    drag(board, [QPointF(250, 200), QPointF(265, 200), QPointF(300, 240)], LEFT, touched=True)
    assert (place_at(board, QPointF(300, 240)) - before).manhattanLength() < 0.1
    assert clicks.count() == 0
    drag(board, [QPointF(250, 200), QPointF(251, 200)], LEFT, touched=True)
    assert clicks.count() == 1


def test_space_held_draws_along_and_tapped_is_given_back(qtbot: QtBot, board: Chessboard) -> None:
    taps, clicks = QSignalSpy(board.view.space_tapped), QSignalSpy(board.pointer.square_clicked)
    turn(board, QPointF(250, 200), 6)
    before = place_at(board, QPointF(250, 200))
    qtbot.keyPress(board, Qt.Key.Key_Space)
    assert board.cursor().shape() == Qt.CursorShape.OpenHandCursor
    drag(board, [QPointF(250, 200), QPointF(290, 230)], LEFT)
    qtbot.keyRelease(board, Qt.Key.Key_Space)
    assert (place_at(board, QPointF(290, 230)) - before).manhattanLength() < 0.1
    assert (taps.count(), clicks.count()) == (0, 0)
    qtbot.keyClick(board, Qt.Key.Key_Space)
    assert taps.count() == 1
    board.view.fit()
    qtbot.keyClick(board, Qt.Key.Key_Space)
    assert taps.count() == 1


def test_what_is_clicked_is_what_is_seen(qtbot: QtBot, board: Chessboard) -> None:
    heard: list[Square] = []
    board.pointer.square_clicked.connect(heard.append)
    turn(board, QPointF(330, 140), 9)
    geometry = board.squares
    for square in ((geometry.rows_seen.start + 1, geometry.columns_seen.start + 1), (10, 25)):
        if geometry.inside.contains(geometry.centre(square)):
            qtbot.mouseClick(board, LEFT, pos=geometry.centre(square).toPoint())
            assert heard.pop() == square
    frame = geometry.inside.topLeft() - QPointF(6, -60)
    qtbot.mouseClick(board, LEFT, pos=frame.toPoint())
    assert heard == []


def test_the_view_follows_the_cursor(qtbot: QtBot, board: Chessboard) -> None:
    board.setFocus(Qt.FocusReason.TabFocusReason)
    turn(board, QPointF(250, 200), 9)
    for key, times in ((Qt.Key.Key_Up, 30), (Qt.Key.Key_Right, 35), (Qt.Key.Key_Down, 12)):
        for _ in range(times):
            qtbot.keyClick(board, key)
            square = board.pointer.cursor_square
            assert square is not None
            assert board.squares.inside.adjusted(-1, -1, 1, 1).contains(board.squares.rect(square))


def test_the_view_follows_the_knight_until_one_looks_elsewhere(board: Chessboard, tour: Tour) -> None:
    board.show_tour(board.board, tour.order, True)
    turn(board, QPointF(100, 80), 8)
    board.follow_knight(True)
    for step in range(1, 200):
        board.show_moment(step / 2)
        square = divmod(tour.order[step // 2], SIDE)
        assert board.squares.inside.contains(board.squares.centre(square)), step
    drag(board, [QPointF(300, 200), QPointF(200, 100), QPointF(100, 20)], MIDDLE)
    drag(board, [QPointF(400, 300), QPointF(200, 100), QPointF(100, 20)], MIDDLE)
    seen = place_at(board, QPointF(200, 200))
    board.show_moment(100.5)
    assert place_at(board, QPointF(200, 200)) == seen


@pytest.mark.parametrize("display", ["both", "path", "picture"])
def test_drawn_along_it_looks_as_if_drawn_anew(qtbot: QtBot, board: Chessboard, tour: Tour, display: str) -> None:
    board.set_display(DISPLAYS[display])
    board.show_tour(board.board, tour.order, False)
    board.show_moment(1200.0)
    turn(board, QPointF(250, 200), 5)
    drawn(qtbot, board)
    for point in (QPointF(263, 190), QPointF(170, 133), QPointF(301, 282), QPointF(290, 284)):
        drag(board, [QPointF(250, 200), point], MIDDLE)
    assert drawn(qtbot, board) == drawn_anew(qtbot, board)


@pytest.mark.parametrize("notches", [1, 5, 9])
def test_played_on_and_back_it_looks_as_if_drawn_anew(
    qtbot: QtBot, board: Chessboard, tour: Tour, notches: int
) -> None:
    board.show_tour(board.board, tour.order, True)
    turn(board, QPointF(150, 100), notches)
    drawn(qtbot, board)
    board.view.used.emit()
    for moment in (3.0, 9.0, 40.0, 41.0, 900.0, 890.0, 1600.0, 1500.0, 20.0, 25.0):
        board.show_moment(moment)
    assert drawn(qtbot, board) == drawn_anew(qtbot, board)


def test_back_at_fit_everything_is_as_before(qtbot: QtBot, board: Chessboard, tour: Tour) -> None:
    board.show_tour(board.board, tour.order, True)
    board.show_moment(800.0)
    before = drawn(qtbot, board)
    turn(board, QPointF(150, 100), 7)
    drawn(qtbot, board)
    board.view.fit()
    assert drawn(qtbot, board) == before
    board.view.zoom_in()
    board.show_moment(900.0)
    board.view.fit()
    board.show_moment(800.0)
    assert drawn(qtbot, board) == before


def test_small_squares_are_tinted_as_they_are_visited(qtbot: QtBot, tour: Tour) -> None:
    board = Chessboard(Appearance("light"))
    qtbot.addWidget(board)
    board.resize(260, 260)
    board.show()
    board.set_board(Board(400, 400))
    order = Drive(search(TourRequest(Board(400, 400), (0, 0), closed=True))).next_answer()
    assert isinstance(order, Found)
    board.show_tour(board.board, order.answer.order, True)
    turn(board, QPointF(130, 130), 4)
    board.view.used.emit()
    board.show_moment(80_000.0)
    shown = drawn(qtbot, board)
    geometry, path = board.squares, board.theme.path
    rank = {index: visit for visit, index in enumerate(order.answer.order)}
    for row in (geometry.rows_seen.start + 5, geometry.rows_seen.stop - 9):
        for column in geometry.columns_seen[3:-3:7]:
            colour = shown.pixelColor(geometry.centre((row, column)).toPoint())
            assert (colour.name() == path) == (rank[row * 400 + column] <= 80_000)


def test_another_board_begins_whole_and_a_long_one_large_enough_to_be_seen(board: Chessboard) -> None:
    turn(board, QPointF(150, 100), 5)
    board.set_board(Board(SIDE, SIDE, frozenset({(3, 3)})))
    assert not board.view.fits
    board.set_board(Board(30, 30))
    assert board.view.fits
    board.set_board(Board(2, 2000))
    assert not board.view.fits
    assert board.squares.side == pytest.approx(12.0)
    board.view.fit()
    assert board.view.fits
    board.grab()


def test_the_view_follows_a_watched_search(board: Chessboard, tour: Tour) -> None:
    class NoMarks:
        def paint(self, painter: QPainter, geometry: ChessGeometry, theme: Theme, font: QFont, least: float) -> None:
            """Nothing."""

        def paint_caption(
            self, painter: QPainter, geometry: ChessGeometry, theme: Theme, font: QFont, least: float
        ) -> None:
            """Nothing."""

    board.view.zoom_in()
    for _ in range(8):
        board.view.zoom_in()
    for length in range(1, 120):
        board.show_search(board.board, tour.order[:length], marks=NoMarks())
        square = divmod(tour.order[length - 1], SIDE)
        assert board.squares.inside.contains(board.squares.centre(square)), length
    drag(board, [QPointF(300, 200), QPointF(20, 20)], MIDDLE)
    drag(board, [QPointF(500, 400), QPointF(20, 20)], MIDDLE)
    seen = place_at(board, QPointF(200, 200))
    board.show_search(board.board, tour.order[:120], marks=NoMarks())
    assert place_at(board, QPointF(200, 200)) == seen


def test_all_of_it_is_drawn_right_after_the_look_changed_while_it_was_zoomed(
    qtbot: QtBot, board: Chessboard, tour: Tour
) -> None:
    board.show_tour(board.board, tour.order, True, 800.0)
    for _ in range(6):
        turn(board, QPointF(280, 160))
    drawn_anew(qtbot, board)
    board.view.fit()
    assert drawn(qtbot, board) == drawn_anew(qtbot, board)
