"""Riddles of boards: chosen from the dropdown, answered in their window, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from app.knight.page import KnightPage
from app.knight.repositories import Riddles
from app.knight.riddle import answer_title, question, riddle_sentence, right_sentence, wrong_sentence
from app.knight.riddle_dialog import RiddleDialog
from app.storage.storage import Storage
from app.ui.files import data_folder
from solvers.knight.riddles import Answer
from solvers.message import Message
from tests.app.children import child
from tests.app.knight.test_boards import choose, combo
from tests.app.knight.test_page import click, press, result, set_size
from tests.app.knight.views import knight_page


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KnightPage]:
    """The page, shown."""
    with knight_page(qtbot) as page:
        yield page


def open_riddle(qtbot: QtBot, page: KnightPage) -> RiddleDialog:
    press(qtbot, page, "riddleButton")
    dialog = child(page, RiddleDialog)
    qtbot.waitUntil(dialog.isVisible)
    return dialog


def pick(qtbot: QtBot, dialog: RiddleDialog, answer: Answer) -> None:
    choice = child(dialog, QRadioButton, f"riddle-{answer.value}")
    qtbot.mouseClick(choice, Qt.MouseButton.LeftButton, pos=choice.rect().center())
    qtbot.mouseClick(dialog.answer, Qt.MouseButton.LeftButton)


def said(dialog: RiddleDialog) -> str:
    return child(dialog, QLabel, "riddleSaid").text()


def squares_without_tour(page: KnightPage) -> int:
    """How many squares are marked on the board, as they are read out."""
    board = page.chessboard
    return sum("no tour starts here" in board.cell_name(square) for square in board.board.squares)


def shown_buttons(page: KnightPage) -> set[str]:
    names = ("knightNextButton", "knightCountButton", "riddleButton")
    return {name for name in names if child(page, QPushButton, name).isVisible()}


def test_a_riddle_keeps_its_answer_to_itself_until_it_is_solved(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "One square removed")
    assert result(page).startswith("A riddle. Does this board have a tour")
    assert page.session.analysis.known.everywhere is not None
    assert squares_without_tour(page) == 0
    assert shown_buttons(page) == {"riddleButton"}
    dialog = open_riddle(qtbot, page)
    assert not dialog.answer.isEnabled()
    pick(qtbot, dialog, Answer.DEAD_ENDS)
    assert said(dialog) == "No, the squares with the fewest knight's moves have 2, and a tour needs no more."
    pick(qtbot, dialog, Answer.COLOURS)
    assert said(dialog).startswith("Right. Here is the proof: every knight's move changes colour")
    assert not dialog.answer.isEnabled()
    assert dialog.focusWidget() is dialog.close_button
    qtbot.keyClick(dialog.close_button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.findChild(RiddleDialog) is None)
    assert result(page).startswith("No tour: every knight's move changes colour")
    assert squares_without_tour(page) == 48
    assert shown_buttons(page) == {"knightNextButton", "knightCountButton", "riddleButton"}
    assert combo(page).currentText() == "One square removed, 7 × 7 · ✓ solved"


def test_a_riddle_can_have_a_tour_and_the_keys_answer_it(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "Plus sign")
    dialog = open_riddle(qtbot, page)
    first = child(dialog, QRadioButton, "riddle-tour")
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Space)
    assert first.isChecked()
    qtbot.keyClick(first, Qt.Key.Key_Return)
    assert said(dialog) == "Right. There is a tour: find it by hand."
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.findChild(RiddleDialog) is None)
    assert child(page, QPushButton, "riddleButton").text() == "Solved", "there is no proof to show"


def test_a_solved_riddle_shows_its_proof_on_another_day(qtbot: QtBot) -> None:
    with knight_page(qtbot) as page:
        choose(qtbot, page, "Small square board")
        pick(qtbot, open_riddle(qtbot, page), Answer.APART)
    with knight_page(qtbot) as page:
        page.session.autosave.read_best()  # as the window does once the data file is open
        choose(qtbot, page, "Small square board")
        assert child(page, QPushButton, "riddleButton").text() == "Proof"
        dialog = open_riddle(qtbot, page)
        assert "fall into" in said(dialog)
        assert not any(choice.isEnabled() for choice in dialog.choices)
    storage = Storage(data_folder())
    assert [(record.answer, record.correct) for record in storage.repository(Riddles).newest()] == [("apart", True)]
    storage.close()


def test_playing_a_riddle_by_hand_gives_nothing_away(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "Small square board")
    qtbot.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    click(qtbot, page, (0, 0))
    qtbot.waitUntil(lambda: page.session.game.verdict.mistake is not None)
    assert page.game_section.panel.verdict.text() == ""
    assert not child(page, QPushButton, "knightBackToButton").isVisible()


def test_a_board_that_was_not_chosen_as_a_riddle_is_none(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 4, 4)
    assert result(page).startswith("No tour: ")
    assert "riddleButton" not in shown_buttons(page)
    choose(qtbot, page, "Small square board")
    assert "riddleButton" in shown_buttons(page)
    set_size(page, 4, 5)
    assert "riddleButton" not in shown_buttons(page)


pytestmark = pytest.mark.usefixtures("qapp")


class Words(StrEnum):
    """Stands in for what solvers say."""

    WHY = "a corner is cut off"


def test_the_question_is_that_of_the_tour_that_is_asked_for() -> None:
    for closed, tour in ((False, "a tour"), (True, "a closed tour")):
        assert question(closed) == f"Does this board have {tour}, and if not, why?"
        assert riddle_sentence(closed) == f"A riddle. {question(closed)} Try it by hand, or decide."


def test_every_answer_and_every_reply_has_its_words() -> None:
    assert {answer: answer_title(answer) for answer in Answer} == {
        Answer.TOUR: "Yes, it has one",
        Answer.COLOURS: "No: there are too many squares of one colour",
        Answer.DEAD_ENDS: "No: some squares have too few knight's moves",
        Answer.APART: "No: it falls into parts, perhaps when a few squares are taken away",
        Answer.LOOP: "No: squares with only two moves close a loop too early",
        Answer.EDGES: "No: the long edges and the middle would have to take turns",
    }
    why = Message(Words.WHY)
    assert right_sentence(None) == "Right. There is a tour: find it by hand."
    assert right_sentence(why) == "Right. Here is the proof: a corner is cut off."
    assert wrong_sentence(why) == "No, a corner is cut off."
