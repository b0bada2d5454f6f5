"""The knight's page, used as a person does: with clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QSpinBox
from pytestqt.qtbot import QtBot

from app.knight.board.chessboard import Chessboard
from app.knight.page import KnightPage
from app.knight.request import End, with_end
from app.search.engine_combo import EngineCombo
from app.ui.settings import Settings
from app.window.main_window import MainWindow
from solvers.knight.board import Board, Square
from solvers.knight.engines import engine_named
from tests.app import windows
from tests.app.children import child
from tests.app.knight.views import knight_page


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KnightPage]:
    """The page, shown, with the settings of a first start."""
    with knight_page(qtbot) as page:
        yield page


def click(qtbot: QtBot, page: KnightPage, square: Square) -> None:
    board = child(page, Chessboard, "chessboard")
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.squares.centre(square).toPoint())


def press(qtbot: QtBot, page: KnightPage, name: str) -> None:
    button = child(page, QPushButton, name)
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def enabled(page: KnightPage, name: str) -> bool:
    return child(page, QPushButton, name).isEnabled()


def result(page: KnightPage) -> str:
    return child(page, QLabel, "knightResult").text()


def rest(qtbot: QtBot, page: KnightPage) -> None:
    """Wait until no search runs and the result is said."""
    qtbot.waitUntil(lambda: not page.runner.busy and "Searching" not in result(page))


def find_from(qtbot: QtBot, page: KnightPage, square: Square) -> None:
    click(qtbot, page, square)
    rest(qtbot, page)
    assert page.playback.length > 0, result(page)


def set_size(page: KnightPage, rows: int, columns: int) -> None:
    child(page, QSpinBox, "rowsSpin").setValue(rows)
    child(page, QSpinBox, "columnsSpin").setValue(columns)


def choose_engine(page: KnightPage, name: str) -> None:
    child(page, EngineCombo, "knightEngineCombo").choose(engine_named(name))


def copied(page: KnightPage) -> tuple[list[list[int]], list[str]]:
    """The tour as Edit > Copy gives it: its matrix, and its squares in chess notation."""
    page.copy()
    matrix, notation = QApplication.clipboard().text().split("\n\n")
    return [[int(number) for number in row.split()] for row in matrix.splitlines()], notation.split("-")


def assert_tour(matrix: Sequence[Sequence[int]], start: Square, closed: bool = False) -> None:
    """Check by the rules alone that the numbers of a matrix are a knight's tour of every square."""
    places = {number: (row, column) for row, line in enumerate(matrix) for column, number in enumerate(line)}
    squares = [places[number] for number in range(1, len(matrix) * len(matrix[0]) + 1)]
    assert squares[0] == start
    following = squares[1:] + squares[:1] if closed else squares[1:]
    for one, other in zip(squares, following, strict=closed):
        assert {abs(one[0] - other[0]), abs(one[1] - other[1])} == {1, 2}


def test_at_first_it_says_what_to_do(page: KnightPage) -> None:
    assert page.objectName() == "knightPage"
    assert result(page).startswith("Click a square")
    assert child(page, Chessboard, "chessboard").board == Board(8, 8)
    assert not enabled(page, "knightStopButton")
    assert not enabled(page, "knightNextButton")


@pytest.mark.parametrize("square", [(7, 0), (0, 0), (3, 4)])
def test_a_click_on_a_square_finds_a_tour_from_it_and_plays_it(qtbot: QtBot, page: KnightPage, square: Square) -> None:
    find_from(qtbot, page, square)
    matrix, notation = copied(page)
    assert_tour(matrix, square)
    assert notation[0] == "abcdefgh"[square[1]] + str(8 - square[0])
    assert f"Tour of 64 squares from {notation[0]} to {notation[-1]}; " in result(page)
    assert page.playback.length == 63
    assert page.playback.playing
    qtbot.waitUntil(lambda: page.playback.moment > 0.0)


def test_the_knight_moves_on_the_board_while_it_plays(qtbot: QtBot, page: KnightPage) -> None:
    find_from(qtbot, page, (7, 0))
    before = picture(page)
    page.playback.jump(63)
    assert picture(page) != before


def picture(page: KnightPage) -> QImage:
    return page.chessboard.grab().toImage()


def test_closed_tours_come_back_to_their_start(qtbot: QtBot, page: KnightPage) -> None:
    choose_engine(page, "stack-static-degree")
    set_size(page, 6, 6)
    page.knight_choices.closed.click()
    find_from(qtbot, page, (2, 3))
    matrix, _ = copied(page)
    assert_tour(matrix, (2, 3), closed=True)
    assert "Closed tour of 36 squares from d4" in result(page)
    assert page.playback.length == 36, "the way back is a step too"


def test_next_goes_on_to_another_tour_of_the_same_search(qtbot: QtBot, page: KnightPage) -> None:
    choose_engine(page, "stack-static-degree")
    set_size(page, 5, 5)
    find_from(qtbot, page, (4, 0))
    seen = [copied(page)[0]]
    for number in (2, 3):
        press(qtbot, page, "knightNextButton")
        rest(qtbot, page)
        assert f"Tour no. {number}: 25 squares from a1 to " in result(page)
        seen.append(copied(page)[0])
    for matrix in seen:
        assert_tour(matrix, (4, 0))
    assert seen[0] != seen[1] != seen[2] != seen[0]


def test_next_goes_on_after_a_count(qtbot: QtBot, page: KnightPage) -> None:
    choose_engine(page, "stack-static-degree")
    set_size(page, 5, 5)
    find_from(qtbot, page, (4, 0))
    matrices = []
    for counted in (False, True):
        if counted:
            find_from(qtbot, page, (4, 0))
        press(qtbot, page, "knightNextButton")
        rest(qtbot, page)
        if counted:
            press(qtbot, page, "knightCountButton")
            rest(qtbot, page)
            assert result(page).startswith("304 ")
        press(qtbot, page, "knightNextButton")
        rest(qtbot, page)
        assert result(page).startswith("Tour no. 3: 25 squares from a1 to ")
        matrices.append(copied(page)[0])
    assert matrices[0] == matrices[1], "as if nothing had been counted"
    press(qtbot, page, "knightNextButton")
    rest(qtbot, page)
    assert result(page).startswith("Tour no. 4")


def test_after_a_count_without_a_tour_there_is_no_next(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    press(qtbot, page, "knightCountButton")
    rest(qtbot, page)
    assert result(page).startswith("1,728 ")
    assert not enabled(page, "knightNextButton")


def test_next_keeps_the_focus_while_it_searches(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    find_from(qtbot, page, (4, 0))
    button = child(page, QPushButton, "knightNextButton")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    for number in (2, 3):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
        rest(qtbot, page)
        assert result(page).startswith(f"Tour no. {number}")
        assert button.hasFocus()
    press(qtbot, page, "knightCountButton")
    rest(qtbot, page)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    rest(qtbot, page)
    assert result(page).startswith("Tour no. 4")
    assert button.hasFocus()
    assert page.chessboard.pointer.cursor_square is None


def test_when_all_tours_are_found_it_says_so_and_shows_the_last(qtbot: QtBot, page: KnightPage) -> None:
    choose_engine(page, "stack-static-degree")
    set_size(page, 3, 4)
    find_from(qtbot, page, (0, 0))
    tours = [copied(page)[0]]
    while enabled(page, "knightNextButton"):
        press(qtbot, page, "knightNextButton")
        rest(qtbot, page)
        tours.append(copied(page)[0])
    assert result(page).startswith("No more tours: the search is complete")
    assert tours.pop() == tours[-1], "the last tour is still there"
    assert page.playback.length == 11
    assert len({str(tour) for tour in tours}) == 2, "of the 16 tours of 3x4, two start from each corner"


def test_a_long_search_is_watched_and_stopped(qtbot: QtBot, page: KnightPage) -> None:
    choose_engine(page, "stack-static-degree")
    set_size(page, 20, 20)
    empty = picture(page)
    click(qtbot, page, (3, 1))
    figures = page.progress.findChildren(QLabel)
    qtbot.waitUntil(lambda: any("million" in figure.text() for figure in figures))
    assert page.runner.busy
    assert picture(page) != empty
    press(qtbot, page, "knightStopButton")
    rest(qtbot, page)
    assert result(page).startswith("Stopped")
    assert not enabled(page, "knightNextButton")


def test_a_click_during_a_search_starts_another_in_its_place(qtbot: QtBot, page: KnightPage) -> None:
    choose_engine(page, "stack-static-degree")
    set_size(page, 20, 20)
    click(qtbot, page, (3, 1))
    qtbot.waitUntil(lambda: page.runner.busy)
    set_size(page, 5, 5)
    assert not page.runner.busy
    find_from(qtbot, page, (0, 0))
    assert_tour(copied(page)[0], (0, 0))


def test_a_square_without_a_tour_is_marked_and_says_why(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    assert "marked" in result(page)
    click(qtbot, page, (0, 1))
    rest(qtbot, page)
    assert result(page).startswith("No tour: ")
    assert "b5 has the other" in result(page)
    assert page.playback.length == 0
    assert not enabled(page, "knightNextButton")


@pytest.mark.parametrize(
    ("rows", "columns", "why"),
    [
        (3, 3, "no move leads to b2"),
        (4, 4, "without the 4 squares b3, c3, b2, c2"),
        (2, 7, "a board two squares wide"),
    ],
)
def test_a_board_without_any_tour_says_why_at_once(page: KnightPage, rows: int, columns: int, why: str) -> None:
    set_size(page, rows, columns)
    assert result(page).startswith(f"No tour: {why}")


def test_an_odd_board_has_no_closed_tour_and_says_why(page: KnightPage) -> None:
    set_size(page, 5, 7)
    page.knight_choices.closed.click()
    assert "even number of squares" in result(page)


def test_a_new_size_clears_the_board(qtbot: QtBot, page: KnightPage) -> None:
    find_from(qtbot, page, (0, 0))
    set_size(page, 6, 9)
    assert page.chessboard.board == Board(6, 9)
    assert page.playback.length == 0
    assert not page.playback.playing
    assert not enabled(page, "knightCopyButton")


def test_find_starts_from_the_square_chosen_before(qtbot: QtBot, page: KnightPage) -> None:
    find_from(qtbot, page, (2, 5))
    press(qtbot, page, "knightFindButton")
    rest(qtbot, page)
    assert_tour(copied(page)[0], (2, 5))


def test_without_a_chosen_square_find_takes_any(qtbot: QtBot, page: KnightPage) -> None:
    press(qtbot, page, "knightFindButton")
    rest(qtbot, page)
    matrix = copied(page)[0]
    start = next((row, column) for row in range(8) for column in range(8) if matrix[row][column] == 1)
    assert_tour(matrix, start)


def test_the_keyboard_alone_finds_a_tour(qtbot: QtBot, page: KnightPage) -> None:
    page.chessboard.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(page.chessboard, key)
    rest(qtbot, page)
    assert_tour(copied(page)[0], (6, 1))


def test_the_list_of_visits_follows_and_leads(qtbot: QtBot, page: KnightPage) -> None:
    find_from(qtbot, page, (7, 0))
    page.playback.last()
    assert page.view.visits.lines[0] == "1  a1"
    assert len(page.view.visits.lines) == 64
    assert page.view.visits.currentIndex().row() == 63
    page.view.visits.scrollTo(page.view.visits.model().index(10, 0))
    at = page.view.visits.visualRect(page.view.visits.model().index(10, 0)).center()
    qtbot.mouseClick(page.view.visits.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.playback.moment == 10.0


def test_pointing_at_a_square_says_what_a_click_does(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    board = page.chessboard
    qtbot.mouseMove(board, board.squares.centre((4, 0)).toPoint())
    assert "a1" in board.toolTip()
    qtbot.mouseMove(board, board.squares.centre((4, 1)).toPoint())
    assert board.toolTip().startswith("No tour: ")
    qtbot.mouseMove(board, QPoint(2, 2))
    assert board.toolTip() == ""


def test_choices_are_remembered(qtbot: QtBot, page: KnightPage) -> None:
    settings = Settings()
    choose_engine(page, "stack-static-degree")
    set_size(page, 7, 12)
    page.knight_choices.closed.click()
    page.session.remember(settings)
    with knight_page(qtbot, settings) as again:
        assert again.chessboard.board == Board(7, 12)
        assert again.knight_choices.closed.isChecked()
        assert again.knight_choices.engines.currentData().name == "stack-static-degree"


def test_another_size_keeps_the_start_by_its_name(page: KnightPage) -> None:
    page.session.show_board(Board(3, 4))
    page.session.set_request(with_end(page.session.request, End.START, (1, 1)))
    for rows, start in ((5, (3, 1)), (3, (1, 1)), (1, None)):  # b2, b2, and a board without it
        spin = page.findChild(QSpinBox, "rowsSpin")
        assert spin is not None
        spin.setValue(rows)
        assert page.session.request.start == start


def test_no_tooltip_covers_what_is_played(page: KnightPage, qtbot: QtBot) -> None:
    page.session.show_board(Board(5, 5))
    page.chessboard.pointer.square_pointed.emit((0, 0))
    assert page.chessboard.toolTip()
    with qtbot.waitSignal(page.runner.answered):
        page.session.search_from((0, 0))
    assert page.playback.playing
    assert not page.chessboard.toolTip()
    page.chessboard.pointer.square_pointed.emit((0, 1))
    assert not page.chessboard.toolTip()
    page.playback.rest()
    page.chessboard.pointer.square_pointed.emit((0, 0))
    assert page.chessboard.toolTip()


def test_by_hand_sets_the_tour_aside_and_brings_it_back(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    find_from(qtbot, page, (0, 0))
    press(qtbot, page, "knightNextButton")
    rest(qtbot, page)
    second, said = page.session.shown_tour, result(page)
    page.playback.jump(3)
    press(qtbot, page, "knightByHandButton")
    assert page.session.shown_tour is None
    assert page.playback.length == 0
    click(qtbot, page, (4, 4))
    press(qtbot, page, "knightByHandButton")
    assert page.session.shown_tour is second
    assert (result(page), page.playback.position) == (said, 3)
    press(qtbot, page, "knightNextButton")
    rest(qtbot, page)
    assert result(page).startswith("Tour no. 3")
    page.playback.rest()


def test_next_leaves_the_game_by_hand(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    find_from(qtbot, page, (0, 0))
    press(qtbot, page, "knightByHandButton")
    press(qtbot, page, "knightNextButton")
    rest(qtbot, page)
    assert not page.session.playing
    assert result(page).startswith("Tour no. 2")
    page.playback.rest()


def test_of_another_board_by_hand_no_tour_comes_back(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    find_from(qtbot, page, (0, 0))
    press(qtbot, page, "knightByHandButton")
    set_size(page, 6, 6)
    press(qtbot, page, "knightByHandButton")
    assert page.session.shown_tour is None
    assert not enabled(page, "knightNextButton")


def test_by_hand_the_knight_is_dragged_and_a_click_on_an_earlier_square_goes_back(
    qtbot: QtBot, page: KnightPage
) -> None:
    press(qtbot, page, "knightByHandButton")
    game, board = page.session.game, child(page, Chessboard, "chessboard")
    for square in ((7, 0), (5, 1), (3, 2)):
        click(qtbot, page, square)
        qtbot.waitUntil(lambda: not page.playback.moving)
    start, end = (board.squares.centre(square).toPoint() for square in ((3, 2), (1, 3)))
    qtbot.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(board, end)
    qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=end)
    assert game.line.path == ((7, 0), (5, 1), (3, 2), (1, 3))
    assert not page.playback.moving
    click(qtbot, page, (5, 1))
    assert game.line.path == ((7, 0), (5, 1))
    assert (game.length, board.head) == (4, (5, 1))
    page.page_actions["redo"].trigger()
    qtbot.waitUntil(lambda: not page.playback.moving)
    assert game.line.path == ((7, 0), (5, 1), (3, 2))


def test_a_long_message_takes_the_room_of_an_open_section(qtbot: QtBot, page: KnightPage) -> None:
    page.turn_details("options")
    area, stack = child(page, QScrollArea, "knightMessagesScroll"), page.details.stack
    qtbot.waitUntil(stack.isVisible)
    before = area.height()
    page.session.say(lambda: "Sentence after sentence. " * 24)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0 and area.height() > before)
    assert stack.height() >= 130
    page.session.say(lambda: "A word.")
    qtbot.waitUntil(lambda: area.height() == before)


def test_a_board_has_a_square_at_least(page: KnightPage) -> None:
    set_size(page, 0, 0)
    assert (page.session.request.board.rows, page.session.request.board.columns) == (1, 1)


def test_another_tour_is_played_from_where_it_differs_from_the_one_before(qtbot: QtBot, page: KnightPage) -> None:
    choose_engine(page, "stack-static-degree")
    set_size(page, 5, 5)
    find_from(qtbot, page, (4, 0))
    before, begun = page.session.tour, list[int]()
    page.playback.length_changed.connect(lambda: begun.append(page.playback.position))
    press(qtbot, page, "knightNextButton")
    rest(qtbot, page)
    tour, alike = page.session.tour, begun[-1]
    assert before is not None
    assert tour is not None
    assert alike > 5, "this method changes the last moves first"
    assert list(before.squares[: alike + 1]) == list(tour.squares[: alike + 1])
    assert before.squares[alike + 1] != tour.squares[alike + 1]


def test_a_click_on_the_tab_of_the_page_shows_no_cursor(qtbot: QtBot, window: MainWindow) -> None:
    tabs = window.pages.tabBar()
    place = next(place for place in range(tabs.count()) if tabs.tabText(place) == "Knight's tour")
    for _ in range(2):
        qtbot.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(place).center())
        shown = windows.knight_page(window)
        qtbot.waitUntil(lambda: QApplication.focusWidget() is shown.chessboard)  # noqa: B023
        assert shown.chessboard.pointer.cursor_square is None
        qtbot.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(0).center())


def test_after_a_count_the_focus_is_on_its_button(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    find_from(qtbot, page, (4, 0))
    button = child(page, QPushButton, "knightCountButton")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    page.offer_stop()  # as after a quarter of a second
    assert child(page, QPushButton, "knightStopButton").hasFocus()
    rest(qtbot, page)
    qtbot.waitUntil(button.hasFocus)
