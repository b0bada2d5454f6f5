"""Riddles of boards: chosen from the dropdown, answered beside the board, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from app.knight.page import KnightPage
from app.knight.repositories import Riddles
from app.knight.request import keep_request
from app.knight.riddle import answer_words, question, riddles, right_sentence, wrong_sentence
from app.storage.storage import Storage
from app.ui.files import data_folder
from app.ui.settings import Settings
from solvers.knight.riddles import Answer
from solvers.knight.tour import TourRequest
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


def choice(page: KnightPage, answer: Answer) -> QRadioButton:
    return child(page, QRadioButton, f"riddle-{answer.value}")


def look_at(qtbot: QtBot, page: KnightPage, answer: Answer) -> None:
    made = choice(page, answer)
    qtbot.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(12, made.rect().center().y()))


def pick(qtbot: QtBot, page: KnightPage, answer: Answer) -> None:
    """Choose an answer and give it."""
    look_at(qtbot, page, answer)
    press(qtbot, page, "riddleAnswerButton")


def said(page: KnightPage) -> str:
    return child(page, QLabel, "riddleSaid").text()


def chosen(page: KnightPage) -> list[Answer]:
    return [answer for answer in Answer if choice(page, answer).isChecked()]


def ticked(page: KnightPage) -> list[Answer]:
    return [answer for answer in Answer if choice(page, answer).text().endswith(" ✓")]


def shown_buttons(page: KnightPage) -> set[str]:
    names = ("knightFindButton", "knightNextButton", "knightCountButton", "riddleAnswerButton", "riddleNextButton")
    return {name for name in names if child(page, QPushButton, name).isVisible()}


def test_a_riddle_keeps_its_answer_to_itself_until_it_is_solved(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "One square removed")
    assert child(page, QLabel, "riddleQuestion").text().startswith("Does this board have a tour")
    assert result(page) == "Try it by hand, or decide."
    assert page.session.analysis.known.everywhere is not None
    assert page.proof_steps.isHidden()
    assert not any("no tour starts" in page.chessboard.cell_name(square) for square in page.chessboard.board.squares)
    assert shown_buttons(page) == {"riddleAnswerButton", "riddleNextButton"}
    assert not child(page, QPushButton, "riddleAnswerButton").isEnabled()
    pick(qtbot, page, Answer.DEAD_ENDS)
    assert said(page) == "No, the squares with the fewest knight's moves have 2, and a tour needs no more."
    assert not child(page, QPushButton, "riddleAnswerButton").isEnabled(), "the same answer is wrong again"
    assert page.proof_steps.isHidden()
    assert ticked(page) == []
    pick(qtbot, page, Answer.COLOURS)
    assert said(page).startswith("Right. Here is the proof: every move changes colour")
    assert result(page) == "", "it is said once"
    assert page.proof_steps.isVisible()
    assert page.proof_steps.layer.figure.colours is not None
    assert ticked(page) == chosen(page) == [Answer.COLOURS]
    assert child(page, QPushButton, "riddleNextButton").hasFocus()
    assert shown_buttons(page) == {"knightFindButton", "knightNextButton", "knightCountButton", "riddleNextButton"}
    assert combo(page).currentText() == "One square removed, 7 × 7 · ✓ solved"


def test_a_riddle_can_have_a_tour_and_the_keys_answer_it(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "Plus sign")
    last = choice(page, Answer.EDGES)
    last.setFocus()
    qtbot.keyClick(last, Qt.Key.Key_Space)
    for answer in reversed(list(Answer)[:-1]):
        qtbot.keyClick(page.window().focusWidget(), Qt.Key.Key_Up)
        assert chosen(page) == [answer]
    answer_button = child(page, QPushButton, "riddleAnswerButton")
    answer_button.setFocus()
    qtbot.keyClick(answer_button, Qt.Key.Key_Space)
    assert said(page) == "Right. There is a tour: find it by hand."
    assert page.proof_steps.isHidden(), "there is no proof to show"


def test_a_solved_riddle_replies_to_each_answer_and_shows_each_of_its_proofs(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "Odd number of squares, closed")
    pick(qtbot, page, Answer.COLOURS)
    assert set(ticked(page)) == {Answer.COLOURS, Answer.APART, Answer.LOOP}
    for answer, part in ((Answer.APART, "parts"), (Answer.LOOP, "loops")):
        look_at(qtbot, page, answer)
        assert said(page).startswith("Right. Here is the proof: ")
        assert getattr(page.proof_steps.layer.figure, part)
    look_at(qtbot, page, Answer.TOUR)
    assert said(page).startswith("No, there is no tour")
    assert page.proof_steps.isHidden()


def test_the_answer_that_was_given_is_marked_on_another_day(qtbot: QtBot) -> None:
    with knight_page(qtbot) as page:
        choose(qtbot, page, "Small square board")
        pick(qtbot, page, Answer.COLOURS)
        pick(qtbot, page, Answer.APART)
        choose(qtbot, page, "Two corners removed")
        pick(qtbot, page, Answer.LOOP)
    with knight_page(qtbot) as page:
        page.session.autosave.read_best()  # as the window does once the data file is open
        choose(qtbot, page, "Small square board")
        assert "fall into" in said(page)
        assert chosen(page) == ticked(page) == [Answer.APART]
        assert len(page.proof_steps.layer.figure.parts) == 6
        choose(qtbot, page, "Two corners removed")
        assert said(page) == "No, that does not hold on this board."
        assert chosen(page) == [Answer.LOOP]
        assert ticked(page) == []
    storage = Storage(data_folder())
    kept = {(record.answer, record.correct) for record in storage.repository(Riddles).newest()}
    assert kept == {("colours", False), ("apart", True), ("loop", False)}
    assert sum(record.correct for record in storage.repository(Riddles).last_answers().values()) == 1
    storage.close()


def test_next_leads_to_every_unsolved_riddle_and_says_how_many_are_solved(qtbot: QtBot, page: KnightPage) -> None:
    action = child(page, QAction, "nextRiddleAction")
    action.trigger()
    first, second, third = riddles()[:3]
    assert (page.session.request.board, page.session.request.closed) == (first.board, first.closed)
    assert child(page, QPushButton, "riddleListButton").text() == f"0 of {len(riddles())} solved"
    press(qtbot, page, "riddleNextButton")
    assert page.session.request.board == second.board
    pick(qtbot, page, Answer.COLOURS)
    assert child(page, QPushButton, "riddleListButton").text() == f"1 of {len(riddles())} solved"
    seen = [second.board]
    for _ in riddles()[1:]:
        press(qtbot, page, "riddleNextButton")
        seen.append(page.session.request.board)
    assert seen == [second.board, third.board, *(riddle.board for riddle in riddles()[3:]), first.board]
    press(qtbot, page, "riddleNextButton")
    assert page.session.request.board == third.board, "the second is solved"


def test_all_riddles_are_listed_from_there(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "Two corners removed")
    press(qtbot, page, "riddleListButton")
    qtbot.waitUntil(combo(page).view().isVisible)
    assert combo(page).currentText().startswith("Two corners removed"), "it begins where one is"
    combo(page).hidePopup()


def test_the_question_gives_way_to_the_game_and_the_tools_and_comes_back(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "Four rows, closed")
    for button in (page.by_hand, page.draw_button):
        assert page.riddle_panel.isVisible()
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert not page.riddle_panel.isVisible()
        assert not child(page, QPushButton, "riddleAnswerButton").isVisible()
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    pick(qtbot, page, Answer.EDGES)
    assert "go to and fro between edges and middle" in said(page)


def test_playing_a_riddle_by_hand_gives_nothing_away(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "Small square board")
    qtbot.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    click(qtbot, page, (0, 0))
    qtbot.waitUntil(lambda: page.session.game.verdict.mistake is not None)
    assert page.game_section.panel.verdict.text() == ""
    assert page.proof_steps.isHidden()
    assert not child(page, QPushButton, "knightBackToButton").isVisible()


def test_no_search_drawing_or_click_gives_an_unsolved_riddle_away(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "Small square board")
    session = page.session
    session.search()
    session.count()
    session.end_on((0, 0))
    assert not session.runner.busy
    assert not any(page.page_actions[name].isEnabled() for name in ("search", "watch", "watch-paused"))
    session.draw()
    assert page.shape_tools.reason.text() == ""
    session.finish_drawing()
    click(qtbot, page, (0, 0))
    assert session.playing
    assert session.game.now == 1
    assert not page.page_actions["hint"].isEnabled()
    assert not page.game_section.panel.hint.isEnabled()
    session.play_by_hand(False)
    pick(qtbot, page, Answer.TOUR)
    assert not page.page_actions["search"].isEnabled()
    assert choice(page, Answer.TOUR).hasFocus(), "not the board"
    for answer in session.riddle.right_answers:
        pick(qtbot, page, answer)
    assert page.page_actions["search"].isEnabled()


def test_back_on_its_board_a_riddle_is_asked_again(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "Small square board")
    page.session.toggle_square((0, 0))
    assert not page.session.riddle.present
    page.session.undo()
    assert page.session.riddle.kept_back
    assert not result(page).startswith("No tour: ")


def test_a_riddle_of_the_last_time_gives_nothing_away_either(qtbot: QtBot) -> None:
    settings, riddle = Settings(), riddles()[0]
    keep_request(TourRequest(riddle.board, closed=riddle.closed), settings)
    with knight_page(qtbot, settings) as page:
        assert page.session.riddle.kept_back
        assert page.riddle_panel.isVisible()


def test_a_board_that_was_not_chosen_as_a_riddle_is_none(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 4, 4)
    assert result(page).startswith("No tour: ")
    assert not page.riddle_panel.isVisible()
    choose(qtbot, page, "Small square board")
    assert page.riddle_panel.isVisible()
    set_size(page, 4, 5)
    assert not page.riddle_panel.isVisible()
    assert child(page, QPushButton, "knightFindButton").isVisible()


pytestmark = pytest.mark.usefixtures("qapp")


class Words(StrEnum):
    """Stands in for what solvers say."""

    WHY = "a corner is cut off"


def test_the_question_is_that_of_the_tour_that_is_asked_for() -> None:
    for closed, tour in ((False, "a tour"), (True, "a closed tour")):
        assert question(closed) == f"Does this board have {tour}, and if not, why?"


def test_every_answer_and_every_reply_has_its_words() -> None:
    assert {answer: answer_words(answer)[1] for answer in Answer} == {
        Answer.TOUR: "",
        Answer.COLOURS: "No: there are too many squares of one colour",
        Answer.DEAD_ENDS: "No: some squares have too few knight's moves",
        Answer.APART: "No: it falls into parts, perhaps when a few squares are taken away",
        Answer.LOOP: "No: squares with only two moves close a loop too early",
        Answer.EDGES: "No: the long edges and the middle would have to take turns",
    }
    assert len({answer_words(answer)[0] for answer in Answer}) == len(Answer)
    why = Message(Words.WHY)
    assert right_sentence(None) == "Right. There is a tour: find it by hand."
    assert right_sentence(why) == "Right. Here is the proof: a corner is cut off."
    assert wrong_sentence(why) == "No, a corner is cut off."


def test_no_goal_speaks_of_a_click_over_an_unsolved_riddle(qtbot: QtBot, page: KnightPage) -> None:
    assert page.goal is not None
    assert page.goal_wanted
    page.session.next_riddle()
    assert page.session.riddle.kept_back
    assert not page.goal_wanted
    assert not page.goal.isVisible()
