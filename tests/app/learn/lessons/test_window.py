"""The window of the lessons: opened by key, turned by buttons, and nothing left alive when it goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.learn.lessons.catalogue import lessons
from app.learn.lessons.parts import Part
from app.learn.lessons.window import LessonWindow
from app.window.main_window import MainWindow
from tests.app.learn.lessons.opening import begun_anew, opened, part_in_sight, read_text
from tests.app.searches import endless
from tests.app.windows import lessons_page

LESSONS = range(1, len(lessons()) + 1)


def searching(made: LessonWindow, qtbot: QtBot) -> Part:
    """The part in sight, in the middle of a search without an end."""
    part = part_in_sight(made, Part)
    part.runner.start(endless)
    with qtbot.waitSignal(part.runner.progressed):
        pass
    return part


def gone(window: MainWindow) -> bool:
    """Whether no window of the lessons is left."""
    return not window.findChildren(LessonWindow)


@pytest.mark.parametrize("number", LESSONS)
def test_its_key_opens_each_lesson(window: MainWindow, qtbot: QtBot, number: int) -> None:
    made = opened(window, qtbot, number)
    assert lessons()[number - 1].title in made.windowTitle()
    assert made.where.text() == f"Lesson {number} of {len(LESSONS)}"
    assert made.lesson is not None
    assert made.lesson.question.text() == lessons()[number - 1].title
    assert read_text(made)
    made.close()
    qtbot.waitUntil(lambda: gone(window))


@pytest.mark.parametrize("number", LESSONS)
def test_escape_in_the_middle_of_a_search_leaves_nothing_alive(window: MainWindow, qtbot: QtBot, number: int) -> None:
    made = opened(window, qtbot, number)
    lesson = searching(made, qtbot)
    qtbot.keyClick(made, Qt.Key.Key_Escape)
    assert not lesson.runner.busy
    qtbot.waitUntil(lambda: gone(window))


@pytest.mark.sampled
@pytest.mark.parametrize("number", LESSONS)
def test_another_language_in_the_middle_of_a_search_leaves_nothing_alive(
    window: MainWindow, qtbot: QtBot, number: int
) -> None:
    before = opened(window, qtbot, number)
    searching(before, qtbot)
    made = begun_anew(window, qtbot, before)
    runner = part_in_sight(made, Part).runner
    qtbot.waitUntil(lambda: not runner.busy)  # the first lesson searches level 0 when it begins
    assert made.where.text() == f"第 {number} 课，共 {len(LESSONS)} 课"
    made.close()


@pytest.mark.parametrize("number", LESSONS)
def test_the_main_window_takes_it_along_in_the_middle_of_a_search(
    window: MainWindow, qtbot: QtBot, number: int
) -> None:
    lesson = searching(opened(window, qtbot, number), qtbot)
    window.close()
    assert not lesson.runner.busy
    qtbot.waitUntil(lambda: gone(window))


def test_next_and_previous_end_at_the_last_and_the_first(window: MainWindow, qtbot: QtBot) -> None:
    made = opened(window, qtbot, LESSONS[-1])
    assert not made.forward.isEnabled()
    for number in reversed(LESSONS[:-1]):
        before = searching(made, qtbot)
        qtbot.mouseClick(made.back, Qt.MouseButton.LeftButton)
        assert not before.runner.busy
        assert made.lesson is not before
        assert lessons()[number - 1].title in made.windowTitle()
    assert not made.back.isEnabled()
    qtbot.mouseClick(made.forward, Qt.MouseButton.LeftButton)
    assert lessons()[1].title in made.windowTitle()
    made.close()


def test_there_is_one_window_of_lessons(window: MainWindow, qtbot: QtBot) -> None:
    made = opened(window, qtbot, 4)
    window.menu_actions.by_name["lesson-5"].trigger()
    assert window.findChildren(LessonWindow) == [made]
    assert lessons()[4].title in made.windowTitle()
    qtbot.mouseClick(made.finish, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: gone(window))


def test_its_key_fills_the_screen_and_escape_leaves_that_first(window: MainWindow, qtbot: QtBot) -> None:
    made = opened(window, qtbot, 1)
    qtbot.keyClick(made, Qt.Key.Key_F11)
    assert made.isFullScreen()
    assert not window.isFullScreen()
    qtbot.keyClick(made, Qt.Key.Key_Escape)
    assert made.isVisible()
    assert not made.isFullScreen()
    made.close()
    qtbot.waitUntil(lambda: gone(window))


def test_over_a_window_that_fills_the_screen_it_does_too(window: MainWindow, qtbot: QtBot) -> None:
    window.showFullScreen()
    made = opened(window, qtbot, 2)
    assert made.isFullScreen()
    made.close()
    qtbot.waitUntil(lambda: gone(window))


def test_lessons_that_were_turned_to_are_marked_as_opened(window: MainWindow, qtbot: QtBot) -> None:
    page = lessons_page(window)
    made = opened(window, qtbot, 1)
    qtbot.mouseClick(made.forward, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(made.forward, Qt.MouseButton.LeftButton)
    made.close()
    qtbot.waitUntil(lambda: gone(window))
    assert [card.button.text() for card in page.cards] == ["Open again"] * 3 + ["Open"] * (len(LESSONS) - 3)
