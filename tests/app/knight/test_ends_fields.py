"""The fields for start and end, beside a board, used with clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.knight.board.chessboard import Chessboard
from app.knight.ends_fields import EndsFields
from app.knight.request import End
from app.knight.session import KnightSession
from app.ui.look.theme import Appearance
from solvers.knight.board import Board, Square
from tests.app.knight.views import knight_session

LEFT = Qt.MouseButton.LeftButton


class Beside(QWidget):
    """A board, the fields, and another control."""

    def __init__(self, session: KnightSession) -> None:
        super().__init__()
        self.session = session
        self.board = Chessboard(Appearance("light"))
        self.board.set_board(session.request.board)
        self.board.pointer.square_clicked.connect(session.choose_square)
        self.fields = EndsFields(session, self.board)
        self.other = QPushButton("other")
        line = QHBoxLayout(self)
        for part in (self.board, self.fields, self.other):
            line.addWidget(part)

    def click(self, qtbot: QtBot, square: Square) -> None:
        qtbot.mouseClick(self.board, LEFT, pos=self.board.squares.centre(square).toPoint())


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    with knight_session() as session:
        made = Beside(session)
        qtbot.addWidget(made)
        made.resize(900, 500)
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        yield made


def field(beside: Beside, name: str) -> QLineEdit:
    found = beside.findChild(QLineEdit, name)
    assert found is not None
    return found


def test_a_click_on_a_field_and_one_on_the_board_choose_an_end_without_searching(qtbot: QtBot, beside: Beside) -> None:
    session, end = beside.session, field(beside, "knightEndField")
    assert (end.text(), end.placeholderText()) == ("", "any")
    assert not beside.fields.end.clear_button.isVisible()
    qtbot.mouseClick(end, LEFT)
    assert session.requested_end is End.END
    assert session.sentence == "Click the end square on the board; Esc to cancel"
    beside.click(qtbot, (0, 7))
    assert session.request.end == (0, 7)
    assert (end.text(), session.requested_end, session.runner.busy) == ("h8", None, False)
    assert beside.fields.end.clear_button.isVisible()
    assert session.sentence == "The tour will end on h8: click the square to start from."
    qtbot.mouseClick(field(beside, "knightStartField"), LEFT)
    beside.click(qtbot, (7, 0))
    assert (session.request.start, session.request.end, session.runner.busy) == ((7, 0), (0, 7), False)
    assert session.sentence.startswith("No tour: there are equally many dark and light squares")


def test_an_end_is_cleared(qtbot: QtBot, beside: Beside) -> None:
    beside.session.choose_end(End.START, (7, 0))
    qtbot.mouseClick(beside.fields.start.clear_button, LEFT)
    assert beside.session.request.start is None
    assert not beside.fields.start.clear_button.isVisible()
    assert beside.fields.start.pick_button.isVisible()


@pytest.mark.parametrize(("text", "square"), [("c2", (6, 2)), ("C2", (6, 2)), ("6,2", (6, 2))])
def test_the_name_of_a_square_is_written(qtbot: QtBot, beside: Beside, text: str, square: Square) -> None:
    start = field(beside, "knightStartField")
    start.setFocus()
    qtbot.keyClicks(start, text)
    qtbot.keyClick(start, Qt.Key.Key_Return)
    assert beside.session.request.start == square
    assert start.text() == "c2"
    start.selectAll()
    qtbot.keyClick(start, Qt.Key.Key_Backspace)
    qtbot.keyClick(start, Qt.Key.Key_Return)
    assert beside.session.request.start is None


def test_what_is_typed_after_a_click_takes_the_place_of_the_square(qtbot: QtBot, beside: Beside) -> None:
    beside.session.choose_end(End.START, (7, 1))
    start = field(beside, "knightStartField")
    qtbot.mouseClick(start, LEFT)
    assert (start.text(), beside.session.requested_end) == ("b1", End.START)
    qtbot.keyClicks(start, "a1")
    assert start.text() == "a1"
    qtbot.keyClick(start, Qt.Key.Key_Return)
    assert beside.session.request.start == (7, 0)


def test_what_is_no_square_is_refused_with_a_reason(qtbot: QtBot, beside: Beside) -> None:
    start = field(beside, "knightStartField")
    start.setFocus()
    qtbot.keyClicks(start, "z9")
    qtbot.keyClick(start, Qt.Key.Key_Return)
    assert beside.session.request.start is None
    assert "z9" in beside.session.sentence
    assert start.text() == "z9"


def test_escape_cancels_and_what_was_said_before_is_said_again(qtbot: QtBot, beside: Beside) -> None:
    before = beside.session.sentence
    end = field(beside, "knightEndField")
    qtbot.mouseClick(end, LEFT)
    qtbot.keyClick(end, Qt.Key.Key_Escape)
    assert (beside.session.requested_end, beside.session.sentence) == (None, before)


def test_going_elsewhere_cancels(qtbot: QtBot, beside: Beside) -> None:
    qtbot.mouseClick(field(beside, "knightEndField"), LEFT)
    beside.other.setFocus()
    assert beside.session.requested_end is None


def test_the_button_beside_asks_and_pressed_again_does_not(qtbot: QtBot, beside: Beside) -> None:
    pick = beside.fields.start.pick_button
    qtbot.mouseClick(pick, LEFT)
    assert beside.session.requested_end is End.START
    qtbot.mouseClick(pick, LEFT)
    assert beside.session.requested_end is None


def test_enter_goes_to_the_board_where_the_keyboard_chooses(qtbot: QtBot, beside: Beside) -> None:
    end = field(beside, "knightEndField")
    end.setFocus(Qt.FocusReason.TabFocusReason)
    assert beside.session.requested_end is None
    qtbot.keyClick(end, Qt.Key.Key_Return)
    assert beside.board.hasFocus()
    assert beside.board.pointer.cursor_square == (7, 0)
    qtbot.keyClick(beside.board, Qt.Key.Key_Up)
    qtbot.keyClick(beside.board, Qt.Key.Key_Return)
    assert beside.session.request.end == (6, 0)


def test_the_start_is_dropped_when_it_becomes_the_end(beside: Beside) -> None:
    beside.session.choose_end(End.START, (0, 0))
    beside.session.choose_end(End.END, (0, 0))
    assert (beside.session.request.start, beside.session.request.end) == (None, (0, 0))


def test_ends_do_not_concern_the_game_by_hand(beside: Beside) -> None:
    beside.session.show_board(Board(5, 5))
    beside.session.choose_end(End.END, (0, 0))
    beside.session.play_by_hand(True)
    assert not field(beside, "knightEndField").isEnabled()
    assert field(beside, "knightEndField").text() == ""
