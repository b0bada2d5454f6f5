"""The page of the lessons, through clicks and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from app.learn.lessons.window import LessonWindow
from app.ui.settings import LESSONS_OPENED, Settings
from app.window.main_window import MainWindow
from tests.app.windows import lessons_page, main_window


def card_button(window: MainWindow, number: int) -> QPushButton:
    made = lessons_page(window).findChild(QPushButton, f"lessonButton{number}")
    assert isinstance(made, QPushButton)
    return made


def test_a_click_opens_the_lesson_and_the_card_says_so_ever_after(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_6, Qt.KeyboardModifier.ControlModifier)
    assert window.pages.name_in_front == "lessons"
    assert card_button(window, 2).text() == "Open"
    qtbot.mouseClick(card_button(window, 2), Qt.MouseButton.LeftButton)
    (lesson,) = window.findChildren(LessonWindow)
    qtbot.waitUntil(lesson.isVisible)
    assert lesson.number == 1
    lesson.close()
    assert [card_button(window, number).text() for number in (1, 2)] == ["Open", "Open again"]
    window.close()
    assert Settings().value(LESSONS_OPENED) == "duplicates"
    again = main_window(qtbot)
    assert [card_button(again, number).text() for number in (1, 2)] == ["Open", "Open again"]
    again.close()


def test_the_lessons_for_a_class_have_a_heading_of_their_own(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_6, Qt.KeyboardModifier.ControlModifier)
    page = lessons_page(window)
    labels = [made.text() for made in page.findChildren(QLabel)]
    assert "For a class, with notes for the teacher" in labels
    assert [card.state.text() for card in page.cards] == [
        *["About 10 minutes"] * 7,
        "About 35 minutes",
        "About 20 minutes",
        *["About 45 minutes"] * 2,
    ]


def test_the_cards_are_walked_through_by_tab_and_opened_by_space(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_6, Qt.KeyboardModifier.ControlModifier)
    assert card_button(window, 1).hasFocus()
    qtbot.keyClick(card_button(window, 1), Qt.Key.Key_Tab)
    assert card_button(window, 2).hasFocus()
    qtbot.keyClick(card_button(window, 2), Qt.Key.Key_Space)
    assert window.findChildren(LessonWindow)[0].number == 1
