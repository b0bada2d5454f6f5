"""The boards on offer, and counting, used as a person does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from app.pages.knight_page import KnightPage
from app.panels.board_combo import BoardCombo
from app.settings import Settings
from app.theme import Appearance
from solvers.knight.board import Board
from solvers.knight.presets import Group, presets
from tests.app.pages.test_knight_page import PATIENCE_MS, click, enabled, press, rest, result, set_size
from tests.app.pages.test_knight_wishes import toggle


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KnightPage]:
    """The page, shown."""
    page = KnightPage(Appearance("light"), Settings())
    qtbot.addWidget(page)
    page.resize(1000, 760)
    page.show()
    yield page
    page.close_searches()


def combo(page: KnightPage) -> BoardCombo:
    return page.findChild(BoardCombo, "knightBoardCombo")


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
    qtbot.waitUntil(lambda: not page.runner.busy and "Counting" not in result(page), timeout=PATIENCE_MS)
    return result(page)


def test_every_preset_is_offered_and_the_usual_board_is_shown(page: KnightPage) -> None:
    offered = [combo(page).itemData(place) for place in range(combo(page).count())]
    wanted = [(preset.board, preset.closed) for preset in presets()]
    assert [(one.board, one.closed) for one in offered if one is not None] == wanted
    assert combo(page).currentText() == "Chessboard, 8 × 8"


def test_a_shape_is_put_on_the_board_with_its_goal(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "Heart")
    heart = next(preset for preset in presets() if preset.name == "heart")
    assert page.chessboard.board == heart.board
    assert page.knight_choices.closed.isChecked()
    assert page.knight_choices.size_of_board == (9, 10)
    press(qtbot, page, "knightFindButton")
    rest(qtbot, page)
    assert "closed tour of 64 squares" in result(page)


def test_a_board_of_another_kind_is_called_another(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 7, 11)
    assert combo(page).currentIndex() == -1
    set_size(page, 5, 5)
    assert combo(page).currentText().startswith("The smallest square")
    page.knight_choices.closed.click()
    assert combo(page).currentText().startswith("Odd, and home again")


def test_a_riddle_says_that_there_is_no_tour(qtbot: QtBot, page: KnightPage) -> None:
    for preset in presets():
        if preset.group is Group.RIDDLE:
            choose(qtbot, page, preset.names["en"])
            press(qtbot, page, "knightFindButton")
            rest(qtbot, page)
            assert result(page).startswith("No tour"), preset.name


def test_a_board_is_saved_under_a_name_and_offered_from_then_on(qtbot: QtBot, page: KnightPage) -> None:
    saved: list[tuple[str, Board]] = []
    page.knight_choices.save_wanted.connect(lambda name, board: saved.append((name, board)))
    set_size(page, 4, 7)
    toggle(qtbot, page, (0, 0))
    button = page.findChild(QToolButton, "knightSaveBoardButton")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    dialog = page.findChild(QInputDialog, "saveBoardDialog")
    field = dialog.findChild(QLineEdit)
    qtbot.keyClicks(field, "Mine")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    dented = Board(4, 7, frozenset({(0, 0)}))
    assert saved == [("Mine", dented)]
    page.knight_choices.boards.offer_own(saved)
    assert combo(page).currentText() == "Mine, 4 × 7"
    set_size(page, 8, 8)
    choose(qtbot, page, "Mine")
    assert page.chessboard.board == dented


def test_the_tours_of_a_board_are_counted(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    assert counted(qtbot, page).startswith("1,728 open tours, each direction counted")
    assert not enabled(page, "knightNextButton")


def test_the_tours_from_the_chosen_square_are_counted(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 5)
    click(qtbot, page, (4, 0))
    rest(qtbot, page)
    assert counted(qtbot, page).startswith("304 open tours from a1")


def test_closed_tours_are_counted(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 6)
    page.knight_choices.closed.click()
    assert counted(qtbot, page).startswith("8 closed tours, 16 with each direction counted")


def test_what_is_out_of_reach_is_quoted_with_its_source(qtbot: QtBot, page: KnightPage) -> None:
    assert counted(qtbot, page).startswith("19,591,828,170,979,904 open tours, each direction counted (A. Chernov")


def test_that_there_is_no_tour_is_a_count_too(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 4, 4)
    assert counted(qtbot, page).startswith("No open tour (there is no tour of 4 by 4")


def test_a_count_can_be_stopped(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 7, 8)
    press(qtbot, page, "knightCountButton")
    qtbot.waitUntil(lambda: page.progress.figure("visited") not in ("–", "0"), timeout=PATIENCE_MS)
    press(qtbot, page, "knightStopButton")
    rest(qtbot, page)
    assert result(page).startswith("Stopped")
