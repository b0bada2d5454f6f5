"""The board of a game by hand: its moves, its hint, and the square that invites a hand."""

from __future__ import annotations

from array import array

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from app.knight.board.chessboard import Chessboard
from app.knight.board.game_layer import GameLayer
from app.ui.look.theme import LIGHT, Appearance
from solvers.knight.board import Board, Square

BOARD = Board(8, 8)
MOVES = {1: (2, 1), 6: (4, 5)}


@pytest.fixture
def board(qtbot: QtBot) -> Chessboard:
    """A board of 8x8, shown, with squares of about fifty pixels."""
    made = Chessboard(Appearance("light"))
    qtbot.addWidget(made)
    made.resize(440, 440)
    made.show()
    return made


@pytest.fixture
def layer(board: Chessboard) -> GameLayer:
    return GameLayer(board, Appearance("light"))


def picture(board: Chessboard) -> QImage:
    return board.grab().toImage()


def changed(board: Chessboard, before: QImage) -> set[Square]:
    """The squares in which something is another than it was."""
    now, found = picture(board), set[Square]()
    for square in board.board.squares:
        rect = board.squares.rect(square).toRect().adjusted(2, 2, -2, -2)
        if before.copy(rect) != now.copy(rect):
            found.add(square)
    return found


def colour_at(board: Chessboard, square: Square) -> QColor:
    return picture(board).pixelColor(board.squares.centre(square).toPoint())


def test_a_dot_marks_each_move_and_no_other_square(board: Chessboard, layer: GameLayer) -> None:
    before = picture(board)
    layer.show_moves(BOARD, MOVES)
    assert layer.moves == MOVES
    assert changed(board, before) == {(2, 1), (4, 5)}
    green = QColor(LIGHT.good)
    for square in MOVES.values():
        assert abs(colour_at(board, square).hue() - green.hue()) < 25
    layer.show_moves(BOARD, {})
    assert changed(board, before) == set()


def test_a_move_is_called_by_its_key(board: Chessboard, layer: GameLayer) -> None:
    layer.show_moves(BOARD, MOVES)
    assert board.cell_name((2, 1)) == "b6: the knight can go here, key 1"
    assert board.cell_name((4, 5)) == "f4: the knight can go here, key 6"
    assert "key" not in board.cell_name((0, 0))


def test_what_belongs_to_another_board_is_not_shown(board: Chessboard, layer: GameLayer) -> None:
    other = Board(8, 9)
    layer.show_moves(other, MOVES)
    layer.show_hint(other, (2, 1))
    assert (layer.moves, layer.hint) == ({}, None)
    layer.show_moves(BOARD, MOVES)
    layer.show_hint(BOARD, (2, 1))
    assert (layer.moves, layer.hint) == (MOVES, (2, 1))
    board.set_board(other)
    assert (layer.moves, layer.hint, layer.glowing) == ({}, None, None)


def test_the_keys_of_the_digits_choose_a_move_and_no_others(qtbot: QtBot, board: Chessboard, layer: GameLayer) -> None:
    chosen: list[int] = []
    layer.move_chosen.connect(chosen.append)
    for key in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1):
        qtbot.keyClick(board, Qt.Key(key))
    assert chosen == [10, 1, 2, 3, 4, 5, 6, 7, 8, 9], "0 stands for 10, as some pieces have more moves than a knight"
    chosen.clear()
    qtbot.keyClick(board, Qt.Key.Key_3, Qt.KeyboardModifier.KeypadModifier)
    assert chosen == [3]
    for keys in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier):
        qtbot.keyClick(board, Qt.Key.Key_3, keys)
    qtbot.keyClick(board, Qt.Key.Key_A)
    assert chosen == [3]


def test_a_hint_tints_the_square_to_begin_on_and_points_from_the_knight_to_the_next(
    board: Chessboard, layer: GameLayer
) -> None:
    before = picture(board)
    layer.show_hint(BOARD, (3, 3))
    assert changed(board, before) == {(3, 3)}
    layer.show_hint(BOARD, None)
    order = array("i", [BOARD.index(square) for square in ((0, 0), (1, 2), (3, 3))])
    board.show_tour(BOARD, order, False, 1.0)
    layer.show_moves(BOARD, {})
    before = picture(board)
    layer.show_hint(BOARD, (3, 1))
    pointed = changed(board, before)
    assert {(1, 2), (3, 1)} <= pointed
    assert pointed <= {(row, column) for row in range(1, 4) for column in range(1, 3)}
    board.show_tour(BOARD, order, False, 0.0)
    before = picture(board)
    layer.show_hint(BOARD, None)
    assert {(0, 0), (3, 1)} <= changed(board, before), "the arrow begins where the knight is"


def test_the_middle_of_an_empty_board_invites_a_hand_until_something_is_done(
    qtbot: QtBot, board: Chessboard, layer: GameLayer
) -> None:
    board.invite()
    assert layer.glowing == (4, 4)
    qtbot.mouseMove(board, QPoint(40, 40))
    qtbot.waitUntil(lambda: layer.glowing is None)
    for done in (
        lambda: qtbot.keyClick(board, Qt.Key.Key_A),
        lambda: qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(2, 2)),
        board.hide,
    ):
        board.invite()
        assert layer.glowing == (4, 4)
        done()
        assert layer.glowing is None
    board.show()


def test_nothing_invites_where_something_is_on_the_board_or_its_middle_is_missing(
    board: Chessboard, layer: GameLayer
) -> None:
    board.mark_ends(BOARD, (0, 0), None)
    board.invite()
    assert layer.glowing is None
    board.mark_ends(BOARD, None, None)
    board.show_tour(BOARD, array("i", [0]), False)
    board.invite()
    assert layer.glowing is None
    board.show_tour(BOARD, array("i"), False)
    board.show_search(BOARD, array("i", [0]))
    board.invite()
    assert layer.glowing is None
    board.set_board(Board(8, 8, frozenset({(4, 4)})))
    board.invite()
    assert layer.glowing is None
    board.set_board(Board(5, 7))
    board.invite()
    assert layer.glowing == (2, 3)
    board.hide()


def test_with_reduced_motion_the_square_glows_evenly(qtbot: QtBot) -> None:
    appearance = Appearance("light")
    appearance.choose_motion("reduced")
    made = Chessboard(appearance)
    layer = GameLayer(made, appearance)
    qtbot.addWidget(made)
    made.resize(440, 440)
    made.show()
    before = picture(made)
    made.invite()
    assert changed(made, before) == {(4, 4)}
    still = picture(made)
    qtbot.wait(60)
    assert picture(made) == still
    assert layer.glowing == (4, 4)
    qtbot.keyClick(made, Qt.Key.Key_A)
    assert changed(made, before) == set()


def drag(qtbot: QtBot, board: Chessboard, start: Square, end: Square) -> None:
    """Press on a square, move in two strides to another, and let go there."""
    one, other = board.squares.centre(start).toPoint(), board.squares.centre(end).toPoint()
    qtbot.mousePress(board, Qt.MouseButton.LeftButton, pos=one)
    for point in ((one + other) / 2, other):
        qtbot.mouseMove(board, point)
    qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=other)


def test_the_knight_is_dragged_and_nothing_else(qtbot: QtBot, board: Chessboard, layer: GameLayer) -> None:
    heard: list[Square] = []
    layer.dropped.connect(heard.append)
    board.show_tour(BOARD, array("i", [BOARD.index((4, 3))]), closed=False)
    drag(qtbot, board, (4, 3), (2, 4))
    assert heard == []  # it has no moves
    layer.show_moves(BOARD, MOVES)
    drag(qtbot, board, (2, 1), (0, 0))
    assert heard == []
    drag(qtbot, board, (4, 3), (2, 1))
    assert heard == [(2, 1)]
    assert layer.dragged_to is None


def test_the_knight_is_seen_in_the_hand_and_faintly_where_it_was(
    qtbot: QtBot, board: Chessboard, layer: GameLayer
) -> None:
    board.show_tour(BOARD, array("i", [BOARD.index((4, 3))]), closed=False)
    layer.show_moves(BOARD, MOVES)
    one, other = (board.squares.centre(square).toPoint() for square in ((4, 3), (2, 1)))
    before = picture(board)
    qtbot.mousePress(board, Qt.MouseButton.LeftButton, pos=one)
    qtbot.mouseMove(board, other)
    assert changed(board, before) >= {(4, 3), (2, 1)}
    assert board.cursor().shape() == Qt.CursorShape.ClosedHandCursor
    qtbot.mouseMove(board, QPoint(2, 2))
    qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert changed(board, before) == set()
