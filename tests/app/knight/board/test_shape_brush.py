"""Drawing on the chessboard with the mouse, a finger and the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from app.knight.board.chessboard import Chessboard
from app.knight.board.shape_brush import ShapeBrush
from app.knight.shape.drawing import ShapeDrawing
from app.knight.shape.symmetry import Symmetry
from app.ui.look.theme import Appearance
from solvers.knight.board import Board, Square

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Drawn:
    """A board of 5 x 6 squares on which is drawn."""

    def __init__(self, qtbot: QtBot) -> None:
        self.board = Chessboard(Appearance("light"))
        self.brush = ShapeBrush(self.board)
        qtbot.addWidget(self.board)
        self.board.set_board(Board(5, 6))
        self.board.resize(420, 360)
        self.board.show()
        self.drawing = ShapeDrawing(Board(5, 6))
        self.drawing.begin()
        self.brush.draw_with(Symmetry.NONE)
        self.brush.stroke_begun.connect(self.drawing.press)
        self.brush.stroke_moved.connect(self.drawing.move)
        self.brush.stroke_ended.connect(self.drawing.lift)
        self.drawing.changed.connect(lambda: self.board.set_board(self.drawing.board))
        self.steps = QSignalSpy(self.drawing.changing)

    @property
    def missing(self) -> set[Square]:
        return set(self.drawing.board.missing)

    def point(self, square: Square) -> QPoint:
        return self.board.squares.centre(square).toPoint()

    def drag(self, qtbot: QtBot, *squares: Square) -> None:
        qtbot.mousePress(self.board, LEFT, pos=self.point(squares[0]))
        for square in squares[1:]:
            qtbot.mouseMove(self.board, self.point(square))
        qtbot.mouseRelease(self.board, LEFT, pos=self.point(squares[-1]))


@pytest.fixture
def drawn(qtbot: QtBot) -> Drawn:
    return Drawn(qtbot)


def test_dragging_erases_and_dragging_from_a_hole_draws(qtbot: QtBot, drawn: Drawn) -> None:
    chosen = QSignalSpy(drawn.board.pointer.square_clicked)
    drawn.drag(qtbot, (0, 0), (0, 1), (0, 2))
    assert drawn.missing == {(0, 0), (0, 1), (0, 2)}
    drawn.drag(qtbot, (0, 1), (1, 1))
    assert drawn.missing == {(0, 0), (0, 2)}
    assert drawn.steps.count() == 2
    assert chosen.count() == 0


def test_a_drag_beyond_the_edge_comes_to_the_edge(qtbot: QtBot, drawn: Drawn) -> None:
    qtbot.mousePress(drawn.board, LEFT, pos=drawn.point((2, 3)))
    qtbot.mouseMove(drawn.board, QPoint(drawn.board.width() - 1, drawn.point((2, 3)).y()))
    qtbot.mouseRelease(drawn.board, LEFT, pos=QPoint(drawn.board.width() - 1, 5))
    assert drawn.missing == {(2, 3), (2, 4), (2, 5)}


def test_a_finger_draws_as_the_mouse_does(qtbot: QtBot, drawn: Drawn, touch_screen: QPointingDevice) -> None:
    finger = touch_screen
    QTest.touchEvent(drawn.board, finger).press(0, drawn.point((4, 0)), drawn.board).commit()
    QTest.touchEvent(drawn.board, finger).move(0, drawn.point((4, 2)), drawn.board).commit()
    QTest.touchEvent(drawn.board, finger).release(0, drawn.point((4, 2)), drawn.board).commit()
    assert drawn.missing == {(4, 0), (4, 1), (4, 2)}
    assert drawn.steps.count() == 1


def test_the_keyboard_toggles_and_shift_strokes(qtbot: QtBot, drawn: Drawn) -> None:
    board = drawn.board
    board.activateWindow()
    qtbot.waitUntil(board.isActiveWindow)
    board.clearFocus()
    board.setFocus(Qt.FocusReason.TabFocusReason)
    assert board.pointer.cursor_square == (4, 0)
    qtbot.keyClick(board, Qt.Key.Key_Up)
    qtbot.keyClick(board, Qt.Key.Key_Space)
    qtbot.keyClick(board, Qt.Key.Key_Right)
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert drawn.missing == {(3, 0), (3, 1)}
    assert drawn.steps.count() == 2
    qtbot.keyPress(board, Qt.Key.Key_Shift)
    qtbot.keyPress(board, Qt.Key.Key_Right, SHIFT)
    qtbot.keyPress(board, Qt.Key.Key_Up, SHIFT)
    qtbot.keyRelease(board, Qt.Key.Key_Shift)
    assert drawn.missing == {(3, 0)}, "the stroke began on a hole, and so it draws"
    qtbot.keyClick(board, Qt.Key.Key_Up)
    qtbot.keyPress(board, Qt.Key.Key_Shift)
    qtbot.keyPress(board, Qt.Key.Key_Left, SHIFT)
    qtbot.keyPress(board, Qt.Key.Key_Left, SHIFT)
    qtbot.keyRelease(board, Qt.Key.Key_Shift)
    assert drawn.missing == {(3, 0), (1, 0), (1, 1), (1, 2)}
    assert drawn.steps.count() == 4


def test_escape_asks_to_draw_no_longer(qtbot: QtBot, drawn: Drawn) -> None:
    left = QSignalSpy(drawn.board.pointer.mode_left)
    qtbot.keyClick(drawn.board, Qt.Key.Key_Escape)
    assert left.count() == 1


def test_escape_asks_to_choose_no_end(qtbot: QtBot, drawn: Drawn) -> None:
    left = QSignalSpy(drawn.board.pointer.mode_left)
    drawn.brush.draw_with(None)
    qtbot.keyClick(drawn.board, Qt.Key.Key_Escape)
    drawn.board.pointer.ask_for_end(True)
    qtbot.keyClick(drawn.board, Qt.Key.Key_Escape)
    assert left.count() == 1


def test_the_right_button_still_asks_for_the_menu(qtbot: QtBot, drawn: Drawn) -> None:
    asked = QSignalSpy(drawn.board.pointer.menu_wanted)
    qtbot.mouseClick(drawn.board, Qt.MouseButton.RightButton, pos=drawn.point((2, 2)))
    assert asked.count() == 1
    assert not drawn.missing


def test_without_the_mode_dragging_changes_nothing(qtbot: QtBot, drawn: Drawn) -> None:
    drawn.brush.draw_with(None)
    chosen = QSignalSpy(drawn.board.pointer.square_clicked)
    drawn.drag(qtbot, (0, 0), (0, 1), (0, 2))
    assert not drawn.missing
    assert chosen.count() == 0


def test_the_squares_that_a_symmetric_brush_means_are_pointed_out(qtbot: QtBot, drawn: Drawn) -> None:
    board = drawn.board
    drawn.brush.draw_with(Symmetry.LEFT_RIGHT)
    before = board.grab().toImage()
    qtbot.mouseMove(board, drawn.point((1, 1)))
    after = board.grab().toImage()
    for square in ((1, 1), (1, 4)):
        spot = board.squares.rect(square).topLeft().toPoint() + QPoint(8, 8)
        assert before.pixelColor(spot) != after.pixelColor(spot), square
    elsewhere = board.squares.rect((3, 4)).topLeft().toPoint() + QPoint(8, 8)
    assert before.pixelColor(elsewhere) == after.pixelColor(elsewhere)
