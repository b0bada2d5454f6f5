"""The boards on offer, and counting, used as a person does."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialogButtonBox, QInputDialog, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from app.knight import counting as app_counting
from app.knight.board_combo import BoardCombo
from app.knight.page import KnightPage
from solvers.knight.board import Board, Square
from solvers.knight.presets import BoardGroup, presets
from solvers.knight.tour import TourRequest
from tests.app.children import child
from tests.app.knight.test_page import choose_engine, click, enabled, press, rest, result, set_size
from tests.app.knight.test_request import toggle
from tests.app.knight.views import knight_page
from tests.solvers.knight.brute_force import number_of_tours

OK = QDialogButtonBox.StandardButton.Ok


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KnightPage]:
    """The page, shown."""
    with knight_page(qtbot) as page:
        yield page


def combo(page: KnightPage) -> BoardCombo:
    return child(page, BoardCombo, "knightBoardCombo")


def choose(qtbot: QtBot, page: KnightPage, beginning: str) -> None:
    """Choose a board as the keyboard does: down to its line."""
    box = combo(page)
    box.setFocus()
    box.setCurrentIndex(-1)
    while not box.currentText().startswith(beginning):
        before = box.currentIndex()
        qtbot.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() > before, f"there is no board {beginning}"


def counted(qtbot: QtBot, page: KnightPage) -> str:
    press(qtbot, page, "knightCountButton")
    qtbot.waitUntil(lambda: not page.runner.busy and "Counting" not in result(page))
    return result(page)


def test_every_preset_is_offered_and_the_usual_board_is_shown(page: KnightPage) -> None:
    offered = [combo(page).itemData(place) for place in range(combo(page).count())]
    wanted = [(preset.board, preset.closed) for group in BoardGroup for preset in presets() if preset.group is group]
    assert [(one.board, one.closed) for one in offered if one is not None] == wanted
    assert combo(page).currentText() == "Chessboard, 8 × 8"


def test_a_shape_is_put_on_the_board_with_its_goal(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "Heart")
    heart = next(preset for preset in presets() if preset.name == "heart")
    assert page.chessboard.board == heart.board
    assert page.knight_choices.closed.isChecked()
    assert (page.knight_choices.rows.value(), page.knight_choices.columns.value()) == (9, 10)
    press(qtbot, page, "knightFindButton")
    rest(qtbot, page)
    assert "Closed tour of 64 squares" in result(page)


def test_a_board_of_another_kind_is_called_another(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 7, 11)
    assert combo(page).currentIndex() == -1
    set_size(page, 5, 5)
    assert combo(page).currentText().startswith("Smallest square board")
    page.knight_choices.closed.click()
    assert combo(page).currentText().startswith("Odd number of squares, closed")


PROVED = ("four", "mutilated", "frame", "odd-closed", "four-rows", "three", "small-frame")


@pytest.mark.parametrize("name", PROVED)
def test_a_board_says_why_there_is_no_tour_searched_or_counted(qtbot: QtBot, page: KnightPage, name: str) -> None:
    preset = next(preset for preset in presets() if preset.name == name)
    page.session.set_request(TourRequest(preset.board, closed=preset.closed))
    press(qtbot, page, "knightFindButton")
    rest(qtbot, page)
    proof = result(page).removeprefix("No tour: ")
    assert proof != result(page)
    assert "searched" not in proof
    answer = counted(qtbot, page)
    assert answer.startswith("No ")
    assert proof in answer


def test_a_board_is_saved_under_a_name_and_offered_from_then_on(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 4, 7)
    toggle(qtbot, page, (0, 0))
    child(page, QAction, "saveBoardAction").trigger()
    dialog = child(page, QInputDialog, "saveBoardDialog")
    field, ok = child(dialog, QLineEdit), child(dialog, QDialogButtonBox).button(OK)
    assert not ok.isEnabled(), "a board without a name cannot be saved"
    qtbot.keyClicks(field, "Mine")
    assert ok.isEnabled()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    dented = Board(4, 7, frozenset({(0, 0)}))
    assert page.session.achieved.boards == [("Mine", dented)]
    assert combo(page).currentText() == "Mine, 4 × 7"
    set_size(page, 8, 8)
    choose(qtbot, page, "Mine")
    assert page.chessboard.board == dented


def test_the_tours_of_a_board_are_counted(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    assert counted(qtbot, page).startswith("1,728 open tours, counting both directions")
    assert not enabled(page, "knightNextButton")


def test_the_tours_from_the_chosen_square_are_counted(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    click(qtbot, page, (4, 0))
    rest(qtbot, page)
    assert counted(qtbot, page).startswith("304 open tours from a1")


def test_closed_tours_are_counted(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 6)
    page.knight_choices.closed.click()
    assert counted(qtbot, page).startswith("8 closed tours, or 16 counting both directions")


def test_what_is_out_of_reach_is_quoted_with_its_source(qtbot: QtBot, page: KnightPage) -> None:
    assert counted(qtbot, page).startswith("19,591,828,170,979,904 open tours, counting both directions (A. Chernov")


def test_that_there_is_no_tour_is_a_count_too(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 4, 4)
    assert counted(qtbot, page).startswith(
        "No open tours (without the 4 squares b3, c3, b2, c2 the others fall into 6 parts"
    )


def shift_click(qtbot: QtBot, page: KnightPage, square: Square) -> None:
    at = page.chessboard.squares.centre(square).toPoint()
    qtbot.mouseClick(page.chessboard, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, at)
    rest(qtbot, page)


def test_a_count_honours_and_names_the_end_and_the_missing_squares(qtbot: QtBot, page: KnightPage) -> None:
    board = Board(5, 5, frozenset({(0, 1), (4, 4)}))
    page.session.show_board(board)
    shift_click(qtbot, page, (0, 4))
    assert number_of_tours(board, None, (0, 4), closed=False) == 358
    assert counted(qtbot, page).startswith("358 open tours ending on e5 on the board without b5, e1; counted in")
    click(qtbot, page, (4, 0))
    rest(qtbot, page)
    assert number_of_tours(board, (4, 0), (0, 4), closed=False) == 120
    assert counted(qtbot, page).startswith("120 open tours from a1 to e5 on the board without b5, e1; counted in")


def test_closed_tours_between_given_squares_are_counted(qtbot: QtBot, page: KnightPage) -> None:
    """Those that pass from the end to the start."""
    set_size(page, 5, 6)
    page.knight_choices.closed.click()
    click(qtbot, page, (4, 0))
    rest(qtbot, page)
    shift_click(qtbot, page, (2, 1))
    assert number_of_tours(Board(5, 6), (4, 0), (2, 1), closed=True) == 8
    assert counted(qtbot, page).startswith("8 closed tours from a1 to b3; counted in")


def test_one_tour_is_counted_in_the_singular(qtbot: QtBot, page: KnightPage) -> None:
    page.session.show_board(Board(3, 3, frozenset({(1, 1)})))
    page.knight_choices.closed.click()
    assert counted(qtbot, page).startswith("1 closed tour on the board without b2, or 2 counting both directions")


def test_a_count_that_is_given_up_says_what_to_try(qtbot: QtBot, page: KnightPage) -> None:
    click(qtbot, page, (7, 0))
    rest(qtbot, page)
    assert (
        "Not counted: there are too many tours with a given start or end to count on a board of 8 × 8 squares"
        in counted(qtbot, page)
    )
    assert "clear the start and the end" in result(page)
    set_size(page, 10, 10)
    assert "choose one with a side of at most 7 squares" in counted(qtbot, page)


def test_after_the_one_tour_of_the_tiles_nothing_is_claimed(qtbot: QtBot, page: KnightPage) -> None:
    choose_engine(page, "structured")
    press(qtbot, page, "knightFindButton")
    rest(qtbot, page)
    press(qtbot, page, "knightNextButton")
    rest(qtbot, page)
    assert result(page).startswith("The search ends here: the tiles give only one tour")


@pytest.fixture
def counted_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No count takes so long that the person is asked before it begins."""
    monkeypatch.setattr(app_counting, "LONG_SECONDS", inf)


@pytest.mark.usefixtures("counted_at_once")
def test_a_count_can_be_stopped(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 6, 7)
    press(qtbot, page, "knightCountButton")
    qtbot.waitUntil(lambda: page.progress.figures["visited"].text() not in ("–", "0"))
    press(qtbot, page, "knightStopButton")
    rest(qtbot, page)
    assert result(page).startswith("The count was stopped")


@pytest.mark.usefixtures("counted_at_once")
def test_what_a_count_passes_is_called_states_and_what_a_search_enters_squares(qtbot: QtBot, page: KnightPage) -> None:
    def caption() -> list[str]:
        titles = ("States expanded", "Squares entered")
        return [shown.text() for shown in page.progress.findChildren(QLabel) if shown.text() in titles]

    set_size(page, 6, 7)
    press(qtbot, page, "knightCountButton")
    qtbot.waitUntil(lambda: caption() == ["States expanded"])
    page.session.stop()
    rest(qtbot, page)
    press(qtbot, page, "knightFindButton")
    qtbot.waitUntil(lambda: caption() == ["Squares entered"])
    rest(qtbot, page)


def test_a_count_leaves_the_tour_on_the_board(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    click(qtbot, page, (4, 0))
    rest(qtbot, page)
    page.playback.jump(24)
    shown = page.chessboard.cell_name((4, 0))
    assert counted(qtbot, page).startswith("304 open tours from a1")
    assert page.chessboard.cell_name((4, 0)) == shown
    assert page.playback.position == 24
