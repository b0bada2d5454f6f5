"""The drawing board: what is asked for on which cell, by mouse and keys, and what is seen of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from app.klotski.editor.board import EditorBoard, listed_keys
from app.ui.look.theme import Appearance
from solvers.klotski.draft import Draft
from solvers.klotski.layout import Layout, Piece, PieceKind, Square
from tests.app.noting import noting

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
UP, DOWN, LEFTWARDS, RIGHTWARDS = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right


@pytest.fixture
def board(qtbot: QtBot) -> EditorBoard:
    """A board of 400 by 480 pixels with 橫刀立馬 on it."""
    made = EditorBoard(Appearance("light"))
    qtbot.addWidget(made)
    made.resize(400, 480)
    made.show_draft(Draft.of(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")))
    made.show()
    return made


def asked(board: EditorBoard) -> Callable[[], list[tuple[str, Square]]]:
    """Tells what was asked for since the last time."""
    spies = {name: QSignalSpy(getattr(board, name)) for name in ("used", "turned", "cleared")}
    told = dict.fromkeys(spies, 0)

    def since() -> list[tuple[str, Square]]:
        new = [(name, spy.at(number)[0]) for name, spy in spies.items() for number in range(told[name], spy.count())]
        told.update({name: spy.count() for name, spy in spies.items()})
        return new

    return since


def middle(board: EditorBoard, square: Square) -> QPoint:
    return board.cell_rect(square).center().toPoint()


def test_a_click_uses_the_tool_on_its_cell_and_a_right_click_clears_it(board: EditorBoard) -> None:
    since = asked(board)
    for square in ((0, 0), (2, 3), (4, 0), (4, 3)):
        QTest.mouseClick(board, LEFT, pos=middle(board, square))
        assert since() == [("used", square)]
        QTest.mouseClick(board, RIGHT, pos=middle(board, square))
        assert since() == [("cleared", square)]
        QTest.mouseClick(board, MIDDLE, pos=middle(board, square))
        assert since() == []
    for button in (LEFT, RIGHT):
        QTest.mouseClick(board, button, pos=QPoint(2, 2))
    assert since() == [], "there is no cell"


def test_a_piece_is_dragged_and_seen_where_it_would_lie(board: EditorBoard) -> None:
    since, moved = asked(board), QSignalSpy(board.moved)
    QTest.mousePress(board, LEFT, pos=middle(board, (0, 1)))
    assert since() == [], "it may be going to be dragged"
    before = board.grab().toImage()
    QTest.mouseMove(board, middle(board, (3, 1)))
    assert board.grab().toImage() != before
    QTest.mouseRelease(board, LEFT, pos=middle(board, (3, 1)))
    assert (moved.at(0), since()) == ([(0, 1), (3, 1)], [])
    for way in ([middle(board, (0, 2)), middle(board, (0, 1))], [QPoint(2, 2)]):
        QTest.mousePress(board, LEFT, pos=middle(board, (0, 1)))
        for place in way:
            QTest.mouseMove(board, place)
        QTest.mouseRelease(board, LEFT, pos=way[-1])
        assert since() == [], "where it was, or beside the board"
    assert moved.count() == 2
    assert moved.at(1) == [(0, 1), (0, 1)]


def test_a_double_click_of_the_left_button_turns(board: EditorBoard) -> None:
    since = asked(board)
    QTest.mouseDClick(board, LEFT, pos=middle(board, (2, 1)))
    assert ("turned", (2, 1)) in since()
    QTest.mouseDClick(board, RIGHT, pos=middle(board, (2, 1)))
    QTest.mouseDClick(board, LEFT, pos=QPoint(2, 2))
    assert not [what for what, _ in since() if what == "turned"]


def test_the_arrows_go_from_cell_to_cell_and_stay_on_the_board(board: EditorBoard) -> None:
    board.setFocus()
    went: list[Square] = [board.cursor_square]
    for key in (UP, LEFTWARDS, RIGHTWARDS, DOWN, DOWN, UP, LEFTWARDS, *[DOWN] * 5, *[RIGHTWARDS] * 5):
        QTest.keyClick(board, key)
        went.append(board.cursor_square)
        assert board.current_cell() == 4 * board.cursor_square[0] + board.cursor_square[1]
    begin: list[Square] = [(0, 0), (0, 0), (0, 0), (0, 1), (1, 1), (2, 1), (1, 1), (1, 0)]
    assert went == [*begin, (2, 0), (3, 0), (4, 0), (4, 0), (4, 0), (4, 1), (4, 2), (4, 3), (4, 3), (4, 3)]


@pytest.mark.parametrize(
    ("key", "what"),
    [
        (Qt.Key.Key_Return, "used"),
        (Qt.Key.Key_Enter, "used"),
        (Qt.Key.Key_Space, "used"),
        (Qt.Key.Key_Delete, "cleared"),
        (Qt.Key.Key_Backspace, "cleared"),
        (Qt.Key.Key_T, "turned"),
        (Qt.Key.Key_S, ""),
        (Qt.Key.Key_U, ""),
    ],
)
def test_keys_do_at_the_cursor_what_the_mouse_does(board: EditorBoard, key: Qt.Key, what: str) -> None:
    QTest.keyClick(board, DOWN)
    QTest.keyClick(board, RIGHTWARDS)
    since = asked(board)
    QTest.keyClick(board, key)
    assert since() == ([(what, (1, 1))] if what else [])


@pytest.mark.usefixtures("qapp")
def test_the_keys_are_listed() -> None:
    assert [title for title, _ in listed_keys()] == [
        "Move from cell to cell",
        "Place or remove the piece",
        "Rotate the general",
        "Clear the cell",
    ]
    assert [len(list(keys)) for _, keys in listed_keys()] == [4, 2, 1, 1]


def test_every_cell_says_who_stands_on_it(board: EditorBoard) -> None:
    assert board.table_size() == (5, 4)
    assert board.cell_name((0, 0)) == board.cell_name((1, 0)).replace("a4", "a5") == "a5: Zhang Fei"
    assert [board.cell_name((row, 1)).partition(": ")[2] for row in range(5)] == [
        "Cao Cao",
        "Cao Cao",
        "Guan Yu",
        "Soldier 1",
        "empty",
    ]
    board.show_draft(Draft())
    assert board.cell_name((0, 0)) == "a5: empty"


def test_every_piece_is_seen_on_its_cells(board: EditorBoard) -> None:
    draft = Draft((Piece((0, 1), PieceKind.BLOCK), Piece((2, 0), PieceKind.VERTICAL), Piece((4, 3), PieceKind.SOLDIER)))
    board.show_draft(draft)
    cell = board.cell_rect((0, 0)).width()
    with noting(400, 480) as painter:
        board.paint_foreground(painter, QRectF(board.rect()))
        pictures = painter.of("picture")
        assert len(pictures) == len(draft.pieces)
        for picture, piece in zip(pictures, draft.pieces, strict=True):
            cells = QRectF(board.cell_rect(piece.cells[0]))
            for square in piece.cells:
                cells |= board.cell_rect(square)
            overhang = 0.12 * cell
            place = cells.adjusted(-overhang, -overhang, overhang, overhang)
            assert (picture.place.left(), picture.place.top()) == pytest.approx((place.left(), place.top()))
            assert (picture.place.width(), picture.place.height()) == pytest.approx(
                (place.width(), place.height()), abs=1
            )


def test_the_cell_under_the_pointer_is_marked_and_with_the_focus_that_of_the_keys(
    board: EditorBoard, qtbot: QtBot
) -> None:
    def marked() -> list[QRectF]:
        with noting(400, 480) as painter:
            board.paint_foreground(painter, QRectF(board.rect()))
            return [path.place for path in painter.of("path")]

    def inside(square: Square) -> QRectF:
        return board.cell_rect(square).adjusted(3, 3, -3, -3)

    board.clearFocus()
    assert marked() == []
    QTest.mouseMove(board, middle(board, (3, 2)))
    assert marked() == [inside((3, 2))]
    QTest.mouseMove(board, QPoint(2, 2))
    assert marked() == []
    board.activateWindow()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    QTest.keyClick(board, DOWN)
    QTest.mouseMove(board, middle(board, (3, 2)))
    assert marked() == [inside((1, 0))]


def corners(place: QRectF) -> tuple[int, int, int, int]:
    """The upper left and the lower right corner, in whole pixels."""
    return round(place.left()), round(place.top()), round(place.right()), round(place.bottom())


def test_all_twenty_cells_are_marked_off_on_the_floor(board: EditorBoard) -> None:
    with noting(400, 480) as painter:
        board.paint_background(painter)
        found = {corners(path.place) for path in painter.of("path")}
    edge = 0.06 * board.cell_rect((0, 0)).width()
    squares = [
        board.cell_rect((row, column)).adjusted(edge, edge, -edge, -edge) for row in range(5) for column in range(4)
    ]
    assert {corners(square) for square in squares} <= found
