"""Ends, missing squares and marks on the knight's page, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.knight.page import KnightPage
from app.knight.request import End, with_end
from app.ui.settings import Settings
from solvers.knight.board import Board, Square
from tests.app.children import child
from tests.app.knight.test_page import (
    assert_tour,
    choose_engine,
    click,
    copied,
    enabled,
    picture,
    rest,
    result,
    set_size,
)
from tests.app.knight.views import knight_page

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KnightPage]:
    """The page, shown, with an engine that takes every wish."""
    with knight_page(qtbot) as page:
        choose_engine(page, "complete")
        yield page


def shift_click(qtbot: QtBot, page: KnightPage, square: Square) -> None:
    at = page.chessboard.squares.centre(square).toPoint()
    qtbot.mouseClick(page.chessboard, Qt.MouseButton.LeftButton, SHIFT, at)


def right_click(qtbot: QtBot, page: KnightPage, square: Square) -> None:
    at = page.chessboard.squares.centre(square).toPoint()
    qtbot.mouseClick(page.chessboard, Qt.MouseButton.RightButton, pos=at)


def choose_in_menu(qtbot: QtBot, page: KnightPage, title: str) -> None:
    """Choose an entry of the menu that is open."""
    menu = child(page, QMenu, "squareMenu")
    action = next(action for action in menu.actions() if action.text().replace("&", "").startswith(title))
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    qtbot.waitUntil(lambda: page.findChild(QMenu, "squareMenu") is None)


def toggle(qtbot: QtBot, page: KnightPage, square: Square) -> None:
    """Remove a square by its menu, or bring it back."""
    there = page.chessboard.board.has(square)
    right_click(qtbot, page, square)
    choose_in_menu(qtbot, page, "Remove square" if there else "Restore square")


def keys(qtbot: QtBot, page: KnightPage, *pressed: Qt.Key) -> None:
    for key in pressed:
        qtbot.keyClick(page.chessboard, key)


def focus_by_tab(page: KnightPage) -> None:
    page.find_button.setFocus(Qt.FocusReason.TabFocusReason)
    page.chessboard.setFocus(Qt.FocusReason.TabFocusReason)


def last_square(page: KnightPage) -> Square:
    matrix, _ = copied(page)
    last = max(max(row) for row in matrix)
    return next((row, line.index(last)) for row, line in enumerate(matrix) if last in line)


def test_a_tour_ends_where_shift_was_clicked(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 6, 6)
    shift_click(qtbot, page, (2, 3))
    assert "end on d4" in result(page)
    assert not page.runner.busy, "there is no start yet"
    click(qtbot, page, (0, 0))
    rest(qtbot, page)
    assert_tour(copied(page)[0], (0, 0))
    assert last_square(page) == (2, 3)


def test_with_a_start_the_end_begins_the_search(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 6, 6)
    click(qtbot, page, (5, 5))
    rest(qtbot, page)
    shift_click(qtbot, page, (0, 1))
    rest(qtbot, page)
    assert last_square(page) == (0, 1)


def test_shift_click_again_takes_the_end_away(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 6, 6)
    bare = picture(page)
    shift_click(qtbot, page, (2, 3))
    qtbot.mouseMove(page.chessboard, page.rect().topLeft())
    assert picture(page) != bare, "the end is marked"
    shift_click(qtbot, page, (2, 3))
    assert "Click a square" in result(page)


def test_ends_of_the_wrong_colours_are_refused_with_the_reason(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 6, 6)
    shift_click(qtbot, page, (0, 2))
    click(qtbot, page, (0, 0))
    rest(qtbot, page)
    assert result(page).startswith("No tour: ")
    assert "a6 and c6 have the same colour" in result(page)


def test_an_end_marks_the_starts_that_cannot_reach_it(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 6, 6)
    shift_click(qtbot, page, (0, 2))
    qtbot.mouseMove(page.chessboard, page.chessboard.squares.centre((0, 0)).toPoint())
    assert page.chessboard.toolTip().startswith("No tour: ")
    qtbot.mouseMove(page.chessboard, page.chessboard.squares.centre((0, 1)).toPoint())
    assert "click to start" in page.chessboard.toolTip()


def test_the_menu_of_the_right_button_removes_a_square_and_brings_it_back(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 6, 6)
    toggle(qtbot, page, (0, 0))
    toggle(qtbot, page, (0, 5))
    assert page.chessboard.board == Board(6, 6, frozenset({(0, 0), (0, 5)}))
    click(qtbot, page, (5, 0))
    rest(qtbot, page)
    matrix, _ = copied(page)
    assert matrix[0][0] == matrix[0][5] == 0
    assert sorted(number for row in matrix for number in row) == [0, 0, *range(1, 35)]
    toggle(qtbot, page, (0, 0))
    assert page.chessboard.board == Board(6, 6, frozenset({(0, 5)}))
    assert not enabled(page, "knightCopyButton"), "it is another board now"


def test_a_right_click_by_itself_changes_nothing(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    click(qtbot, page, (0, 0))
    rest(qtbot, page)
    matrix, said, request = copied(page)[0], result(page), page.session.request
    right_click(qtbot, page, (2, 2))
    menu = child(page, QMenu, "squareMenu")
    assert menu.isVisible()
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    assert (copied(page)[0], result(page), page.session.request) == (matrix, said, request)
    assert page.chessboard.board == Board(5, 5)


@pytest.mark.parametrize("by", ["Ctrl+Z", "menu"])
def test_removing_a_square_is_undone_and_the_tour_that_was_shown_is_back(
    qtbot: QtBot, page: KnightPage, by: str
) -> None:
    set_size(page, 5, 5)
    click(qtbot, page, (0, 0))
    rest(qtbot, page)
    page.playback.jump(7)
    matrix, said, request = copied(page)[0], result(page), page.session.request
    assert not page.session.can_undo
    toggle(qtbot, page, (2, 2))
    toggle(qtbot, page, (4, 4))
    assert not enabled(page, "knightCopyButton")
    for _ in range(2):
        if by == "menu":
            right_click(qtbot, page, (0, 1))
            choose_in_menu(qtbot, page, "Undo")
        else:
            page.session.undo()
    assert (copied(page)[0], result(page), page.session.request) == (matrix, said, request)
    assert page.chessboard.board == Board(5, 5)
    assert page.playback.position == 7
    assert not page.playback.playing
    assert not page.session.can_undo
    qtbot.wait(200)
    assert result(page) == said


def test_another_board_is_not_undone(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    toggle(qtbot, page, (2, 2))
    set_size(page, 6, 6)
    assert not page.session.can_undo
    page.session.undo()
    assert page.chessboard.board == Board(6, 6)


def test_the_menu_clears_the_ends_and_the_tour(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    click(qtbot, page, (0, 0))
    rest(qtbot, page)
    right_click(qtbot, page, (2, 2))
    choose_in_menu(qtbot, page, "Clear")
    assert page.session.request.start is None
    assert page.session.tour is None


def test_removed_squares_can_leave_a_board_without_a_tour_and_it_says_why(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 4, 5)
    toggle(qtbot, page, (0, 0))
    toggle(qtbot, page, (0, 2))
    assert result(page).startswith("No tour: every move changes colour")


def test_the_last_square_stays(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 1, 2)
    toggle(qtbot, page, (0, 0))
    toggle(qtbot, page, (0, 1))
    assert page.chessboard.board == Board(1, 2, frozenset({(0, 0)}))
    assert "every square of the board is missing" in result(page).lower()


def test_one_square_alone_is_a_tour(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 1, 1)
    click(qtbot, page, (0, 0))
    rest(qtbot, page)
    assert "Tour of the only square, a1" in result(page)
    assert page.playback.length == 0


def test_the_keyboard_removes_squares_and_sets_ends(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 6, 6)
    focus_by_tab(page)
    keys(qtbot, page, Qt.Key.Key_Delete, Qt.Key.Key_Right, Qt.Key.Key_Delete)
    assert page.chessboard.board.missing == {(5, 0), (5, 1)}
    keys(qtbot, page, Qt.Key.Key_Delete, Qt.Key.Key_Left, Qt.Key.Key_Delete)
    assert page.chessboard.board.missing == frozenset()
    qtbot.keyClick(page.chessboard, Qt.Key.Key_Return, SHIFT)
    assert "end on a1" in result(page)


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
def test_the_menu_key_offers_what_the_mouse_does(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 6, 6)
    focus_by_tab(page)
    at = page.chessboard.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, page.chessboard.mapToGlobal(at))
    for title, missing in (("Remove", {(5, 0)}), ("Restore", set[Square]())):
        QApplication.sendEvent(page.chessboard, event)
        menu = child(page, QMenu, "squareMenu")
        action = next(action for action in menu.actions() if action.text().replace("&", "").startswith(title))
        menu.setActiveAction(action)
        qtbot.keyClick(menu, Qt.Key.Key_Return)
        assert page.chessboard.board.missing == missing
        qtbot.waitUntil(lambda: page.findChild(QMenu, "squareMenu") is None)


def test_shift_f10_opens_the_menu_too(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 6, 6)
    focus_by_tab(page)
    qtbot.keyClick(page.chessboard, Qt.Key.Key_F10, SHIFT)
    choose_in_menu(qtbot, page, "Remove square")
    assert page.chessboard.board.missing == {(5, 0)}


def test_the_marks_of_a_large_board_come_by_themselves(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 199, 199)
    assert "marked" not in result(page)
    qtbot.waitUntil(lambda: "marked" in result(page))
    qtbot.mouseMove(page.chessboard, page.chessboard.squares.centre((0, 1)).toPoint())
    assert "has the other" in page.chessboard.toolTip()


def test_the_removed_squares_are_there_next_time(qtbot: QtBot, page: KnightPage) -> None:
    settings = Settings()
    set_size(page, 5, 9)
    toggle(qtbot, page, (2, 4))
    page.session.remember(settings)
    with knight_page(qtbot, settings) as again:
        assert again.chessboard.board == Board(5, 9, frozenset({(2, 4)}))


def test_the_ends_are_named_and_a_click_each_clears_them(qtbot: QtBot, page: KnightPage) -> None:
    ends = page.knight_choices.ends
    assert (ends.start.text(), ends.end.text()) == ("", "")
    click(qtbot, page, (7, 0))
    assert (ends.start.text(), ends.end.text()) == ("a1", "")
    shift_click(qtbot, page, (0, 0))
    assert (ends.start.text(), ends.end.text()) == ("a1", "a8")
    qtbot.mouseClick(ends.start.clear_button, Qt.MouseButton.LeftButton)
    assert (page.session.request.start, page.session.request.end) == (None, (0, 0))
    qtbot.mouseClick(ends.end.clear_button, Qt.MouseButton.LeftButton)
    assert page.session.request.end is None
    assert (ends.start.text(), ends.end.text()) == ("", "")
    assert not page.runner.busy


def test_a_field_takes_a_click_on_the_board_and_escape_leaves_it(qtbot: QtBot, page: KnightPage) -> None:
    qtbot.mouseClick(page.knight_choices.ends.end, Qt.MouseButton.LeftButton)
    assert result(page) == "Click the end square on the board; Esc to cancel"
    click(qtbot, page, (3, 3))
    assert (page.session.request.end, page.session.request.start, page.runner.busy) == ((3, 3), None, False)
    qtbot.mouseClick(page.knight_choices.ends.start, Qt.MouseButton.LeftButton)
    page.chessboard.setFocus()
    qtbot.keyClick(page.chessboard, Qt.Key.Key_Escape)
    assert page.session.requested_end is None


def test_the_menu_of_the_start_offers_to_start_anywhere(qtbot: QtBot, page: KnightPage) -> None:
    page.session.set_request(with_end(page.session.request, End.START, (7, 0)))
    page.chessboard.pointer.menu_wanted.emit((7, 0), page.chessboard.mapToGlobal(page.chessboard.rect().center()))
    menu = child(page, QMenu, "squareMenu")
    assert menu.actions()[0].text().replace("&", "") == "Don't start here"
    menu.setActiveAction(menu.actions()[0])
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert page.session.request.start is None
    assert not page.runner.busy
