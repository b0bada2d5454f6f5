"""Numbers typed beyond the limits of a field, in the windows that have such fields."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from app.learn.lessons.fields import GuessSpin
from app.ui.widgets.limited_spin import LimitedSpin
from app.window.main_window import MainWindow
from solvers.knight.board import Board


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """The window on the knight's page."""
    window.pages.setCurrentWidget(window.views["knight"])
    return window


def typed(qtbot: QtBot, spin: LimitedSpin, text: str, key: Qt.Key = Qt.Key.Key_Return) -> None:
    """Type a number in place of what is there, as a person does, and end with a key."""
    spin.setFocus()
    spin.selectAll()
    qtbot.keyClicks(spin.findChild(QLineEdit), text)
    qtbot.keyClick(spin, key)


def told(window: MainWindow, name: str) -> str:
    """What is said of the field of this name, while it is said."""
    notice = window.findChild(QLabel, name + "Notice")
    return notice.text() if notice is not None and notice.isVisible() else ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
@pytest.mark.parametrize(("number", "shown"), [("300", "300"), ("1000", "1,000"), ("201", "201")])
def test_too_large_a_board_becomes_the_largest_and_it_is_said(
    window: MainWindow, qtbot: QtBot, number: str, shown: str, key: Qt.Key
) -> None:
    typed(qtbot, window.views["knight"].knight_choices.columns, number, key)
    assert window.sessions["knight"].request.board == Board(8, 200)
    assert window.views["knight"].chessboard.board.columns == 200
    assert told(window, "columnsSpin") == f"Columns: the maximum is 200, so {shown} was changed to 200."


def test_too_small_a_board_becomes_the_smallest_and_it_is_said(window: MainWindow, qtbot: QtBot) -> None:
    typed(qtbot, window.views["knight"].knight_choices.rows, "0")
    assert window.sessions["knight"].request.board == Board(1, 8)
    assert told(window, "rowsSpin") == "Rows: the minimum is 1, so 0 was changed to 1."


def test_a_size_within_the_limits_is_taken_without_a_word(window: MainWindow, qtbot: QtBot) -> None:
    typed(qtbot, window.views["knight"].knight_choices.rows, "200")
    assert window.sessions["knight"].request.board == Board(200, 8)
    assert told(window, "rowsSpin") == ""


def test_what_is_no_number_leaves_the_number_as_it_was(window: MainWindow, qtbot: QtBot) -> None:
    typed(qtbot, window.views["knight"].knight_choices.rows, "x-")
    assert window.sessions["knight"].request.board == Board(8, 8)


def test_a_number_with_a_unit_is_put_right_too(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.setCurrentWidget(window.views["compare"])
    limit = window.views["compare"].setup.limit
    typed(qtbot, limit, "99999")
    assert (limit.value(), limit.text()) == (3600, "3600 s")
    assert told(window, "compareLimit") == "Time limit: the maximum is 3,600, so 99,999 was changed to 3,600."


def test_a_guess_beyond_the_levels_becomes_the_highest(qtbot: QtBot) -> None:
    spin = GuessSpin("guess", "How many?")
    qtbot.addWidget(spin)
    spin.show()
    typed(qtbot, spin, "300")
    assert spin.value() == 200
