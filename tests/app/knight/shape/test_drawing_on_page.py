"""Drawing a board on the page, the whole way: the button, drags, keys, what is said, and what is saved."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QLabel, QLineEdit, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from app.knight.page import KnightPage
from app.window.main_window import MainWindow
from solvers.knight.board import Board, Square
from tests.app import windows
from tests.app.children import child
from tests.app.knight.test_page import click, find_from, press, result, set_size
from tests.app.knight.views import knight_page

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KnightPage]:
    """The page, shown."""
    with knight_page(qtbot) as page:
        yield page


def drag(qtbot: QtBot, page: KnightPage, *squares: Square) -> None:
    board = page.chessboard
    points = [board.squares.centre(square).toPoint() for square in squares]
    qtbot.mousePress(board, LEFT, pos=points[0])
    for point in points[1:]:
        qtbot.mouseMove(board, point)
    qtbot.mouseRelease(board, LEFT, pos=points[-1])


def begin(qtbot: QtBot, page: KnightPage) -> None:
    qtbot.mouseClick(child(page, QToolButton, "knightShapeButton"), LEFT)
    assert page.shape_tools.isVisible()


def reason(page: KnightPage) -> str:
    shown = page.findChild(QLabel, "knightShapeReason")
    assert shown is not None
    assert shown.isVisible()
    return shown.text()


def test_squares_are_drawn_by_dragging_and_what_forbids_a_tour_is_said_at_once(qtbot: QtBot, page: KnightPage) -> None:
    begin(qtbot, page)
    assert not page.find_button.isVisible()
    assert reason(page) == "Nothing forbids a tour."
    drag(qtbot, page, (0, 0), (0, 2))
    assert page.chessboard.board.missing == {(0, 0), (0, 1), (0, 2)}
    assert reason(page) == "Nothing forbids a tour, but none starts on a marked square."
    drag(qtbot, page, (7, 1), (7, 1))
    drag(qtbot, page, (5, 1), (5, 1))
    assert reason(page).startswith("No tour: every move changes colour")
    page.page_actions["undo"].trigger()
    page.page_actions["undo"].trigger()
    assert page.chessboard.board.missing == {(0, 0), (0, 1), (0, 2)}
    page.page_actions["redo"].trigger()
    assert page.chessboard.board.missing == {(0, 0), (0, 1), (0, 2), (7, 1)}


def test_done_leads_back_to_the_search(qtbot: QtBot, page: KnightPage) -> None:
    begin(qtbot, page)
    drag(qtbot, page, (0, 0), (0, 1))
    press(qtbot, page, "knightShapeDoneButton")
    assert not page.shape_tools.isVisible()
    assert page.find_button.isVisible()
    assert result(page).startswith("Click a square")
    find_from(qtbot, page, (0, 2))


def test_escape_and_the_button_leave_the_mode(qtbot: QtBot, page: KnightPage) -> None:
    begin(qtbot, page)
    qtbot.keyClick(page.chessboard, Qt.Key.Key_Escape)
    assert not page.shape_tools.isVisible()
    begin(qtbot, page)
    qtbot.mouseClick(child(page, QToolButton, "knightShapeButton"), LEFT)
    assert not page.shape_tools.isVisible()


def test_the_tour_is_put_away_by_the_first_stroke_and_comes_back(qtbot: QtBot, page: KnightPage) -> None:
    find_from(qtbot, page, (7, 0))
    page.playback.last()
    said = result(page)
    begin(qtbot, page)
    shown = page.chessboard.cell_name((7, 0))
    drag(qtbot, page, (0, 0), (0, 1))
    assert page.chessboard.cell_name((7, 0)) != shown
    page.page_actions["undo"].trigger()
    assert page.chessboard.cell_name((7, 0)) == shown
    press(qtbot, page, "knightShapeDoneButton")
    assert result(page) == said


def test_every_square_is_cleared_and_a_name_is_drawn(qtbot: QtBot, page: KnightPage) -> None:
    begin(qtbot, page)
    press(qtbot, page, "knightShapeClearButton")
    assert reason(page).startswith("No square is drawn yet")
    assert page.chessboard.board.size == 0
    page.chessboard.grab()
    drag(qtbot, page, (1, 1), (6, 1))
    drag(qtbot, page, (6, 2), (6, 4))
    assert page.chessboard.board.size == 9
    set_size(page, 8, 12)
    assert page.chessboard.board.size == 9
    assert page.chessboard.board.columns == 12


def test_what_is_drawn_is_saved_under_a_name(qtbot: QtBot, page: KnightPage) -> None:
    begin(qtbot, page)
    drag(qtbot, page, (0, 0), (0, 3))
    press(qtbot, page, "knightShapeSaveButton")
    dialog = page.findChild(QInputDialog, "saveBoardDialog")
    assert dialog is not None
    field = child(dialog, QLineEdit)
    qtbot.keyClicks(field, "Mine")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    name, board = page.session.achieved.boards[0]
    assert (name, board) == ("Mine", Board(8, 8, frozenset({(0, 0), (0, 1), (0, 2), (0, 3)})))


def test_playing_by_hand_takes_the_place_of_the_tools(qtbot: QtBot, page: KnightPage) -> None:
    begin(qtbot, page)
    page.session.play_by_hand(True)
    assert not page.shape_tools.isVisible()
    assert page.game_section.panel.isVisible()
    click(qtbot, page, (0, 0))
    begin(qtbot, page)
    assert not page.game_section.panel.isVisible()


def test_drawing_ends_a_watched_search_and_watching_ends_the_drawing(qtbot: QtBot, page: KnightPage) -> None:
    page.session.watch_search()
    qtbot.waitUntil(lambda: page.session.runner.busy and page.session.watch.watching)
    begin(qtbot, page)
    assert (page.session.runner.busy, page.session.watch.watching) == (False, False)
    page.session.watch_search()
    qtbot.waitUntil(lambda: page.session.watch.watching)
    assert not page.shape_tools.isVisible()
    page.session.stop()
    qtbot.waitUntil(lambda: not page.session.runner.busy)


def test_the_key_draws_and_the_menu_has_it(qtbot: QtBot, window: MainWindow) -> None:
    window.menu_actions.by_name["knight"].trigger()
    page = windows.knight_page(window)
    assert isinstance(page, KnightPage)
    qtbot.keyClick(page.chessboard, Qt.Key.Key_D)
    assert page.session.drawing.active
    assert window.menu_actions.by_name["draw"].isChecked()
    qtbot.keyClick(page.chessboard, Qt.Key.Key_Up)
    qtbot.keyClick(page.chessboard, Qt.Key.Key_Space)
    assert page.session.request.board.size == 63
    assert not page.playback.playing
    qtbot.keyClick(page.chessboard, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.session.request.board.size == 64
    qtbot.keyClick(page.chessboard, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert page.session.request.board.size == 63
    qtbot.keyClick(page.chessboard, Qt.Key.Key_D)
    assert not page.session.drawing.active


def test_another_view_shows_what_is_drawn(qtbot: QtBot, page: KnightPage) -> None:
    from tests.app.knight.views import shown

    begin(qtbot, page)
    page.session.drawing.clear()
    other = shown(qtbot, page.session)
    assert other.shape_tools.isVisible()
    assert other.chessboard.board.size == 0
    assert child(other, QPushButton, "knightShapeDoneButton").isVisible()
    other.game_section.dismiss_card()
