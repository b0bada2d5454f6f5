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
from tests.app.children import child
from tests.app.windows import compare_page, knight_page, knight_session


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """The window on the knight's page."""
    window.pages.setCurrentWidget(knight_page(window))
    return window


def typed(qtbot: QtBot, spin: LimitedSpin, text: str, key: Qt.Key = Qt.Key.Key_Return) -> None:
    """Type a number in place of what is there, as a person does, and end with a key."""
    spin.setFocus()
    spin.selectAll()
    qtbot.keyClicks(child(spin, QLineEdit), text)
    qtbot.keyClick(spin, key)


def told(window: MainWindow, name: str) -> str:
    """What is said of the field of this name, while it is said."""
    notice = window.findChild(QLabel, name + "Notice")
    return notice.text() if notice is not None and notice.isVisible() else ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
@pytest.mark.parametrize(("number", "shown"), [("3000", "3,000"), ("10000", "10,000"), ("2001", "2,001")])
def test_too_large_a_board_is_not_taken_and_it_is_said(
    window: MainWindow, qtbot: QtBot, number: str, shown: str, key: Qt.Key
) -> None:
    columns = knight_page(window).knight_choices.columns
    typed(qtbot, columns, number, key)
    assert knight_session(window).request.board == Board(8, 8)
    assert columns.text() == "8"
    assert told(window, "columnsSpin") == f"Columns: 1 to 2,000. {shown} is beyond that; it stays 8."


def test_while_it_is_typed_a_number_beyond_the_limits_stays_and_is_marked(window: MainWindow, qtbot: QtBot) -> None:
    rows = knight_page(window).knight_choices.rows
    rows.setFocus()
    rows.selectAll()
    for so_far, beyond in (("3", False), ("30", False), ("300", False), ("3000", True), ("30000", True)):
        qtbot.keyClicks(child(rows, QLineEdit), so_far[-1])
        assert (rows.text(), rows.marked) == (so_far, beyond)
    assert told(window, "rowsSpin") == "Rows: 1 to 2,000"
    for _ in range(2):
        qtbot.keyClick(rows, Qt.Key.Key_Backspace)
    assert not rows.marked
    qtbot.keyClick(rows, Qt.Key.Key_Return)
    assert knight_session(window).request.board == Board(300, 8)


def test_too_small_a_board_is_not_taken_and_it_is_said(window: MainWindow, qtbot: QtBot) -> None:
    typed(qtbot, knight_page(window).knight_choices.rows, "0")
    assert knight_session(window).request.board == Board(8, 8)
    assert told(window, "rowsSpin") == "Rows: 1 to 2,000. 0 is beyond that; it stays 8."


def test_a_size_within_the_limits_is_taken_without_a_word(window: MainWindow, qtbot: QtBot) -> None:
    typed(qtbot, knight_page(window).knight_choices.rows, "2000")
    assert knight_session(window).request.board == Board(2000, 8)
    assert told(window, "rowsSpin") == ""


def test_what_is_no_number_leaves_the_number_as_it_was(window: MainWindow, qtbot: QtBot) -> None:
    typed(qtbot, knight_page(window).knight_choices.rows, "x-")
    assert knight_session(window).request.board == Board(8, 8)


def test_a_number_with_a_unit_is_not_taken_either(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.setCurrentWidget(compare_page(window))
    limit = compare_page(window).setup.limit
    before = limit.value()
    typed(qtbot, limit, "99999")
    assert (limit.value(), limit.text()) == (before, f"{before} s")
    assert told(window, "compareLimit") == f"Time limit: 0 to 3,600. 99,999 is beyond that; it stays {before}."


def test_a_guess_beyond_the_levels_is_not_taken(qtbot: QtBot) -> None:
    spin = GuessSpin("guess", "How many?")
    qtbot.addWidget(spin)
    spin.show()
    typed(qtbot, spin, "150")
    typed(qtbot, spin, "300")
    assert spin.value() == 150


def test_a_notice_goes_with_its_field(window: MainWindow, qtbot: QtBot) -> None:
    """It lies in the window, which outlives the pages: they are made again in another language."""
    typed(qtbot, knight_page(window).knight_choices.rows, "3000")
    assert told(window, "rowsSpin")
    window.menu_actions.by_name["language-zh_Hans"].trigger()
    qtbot.waitUntil(lambda: window.findChild(QLabel, "rowsSpinNotice") is None)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_a_number_that_was_refused_leaves_no_mark(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    columns = knight_page(window).knight_choices.columns
    line = child(columns, QLineEdit)
    ink = line.palette().text().color()
    typed(qtbot, columns, "3000", key)
    assert (columns.text(), columns.marked, line.palette().text().color()) == ("8", False, ink)
