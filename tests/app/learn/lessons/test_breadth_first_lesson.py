"""The lesson on breadth-first search, through the keys and clicks of a person."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.learn.lessons.lesson_view import LessonView
from app.learn.lessons.levels_part import LevelsPart
from app.learn.lessons.window import LessonWindow
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.klotski.packed import pack
from tests.app.learn.lessons.one_lesson import lesson_by_key, nameless, opened
from tests.app.learn.lessons.opening import answer, cut_texts
from tests.solvers.klotski.breadth_first.test_levels import plain_levels
from tests.solvers.klotski.plain_search import check_solution

SHORT = "VV.V/VV.V/VVAA/VVAA/SSSS"
LEFT = Qt.MouseButton.LeftButton
HENG_DAO_LI_MA = 2
"""Its number in the dropdown."""


def ready(shown: LessonView | LevelsPart, qtbot: QtBot) -> LevelsPart:
    """The lesson once level 0 has been searched."""
    lesson = shown if isinstance(shown, LevelsPart) else shown.parts[0]
    assert isinstance(lesson, LevelsPart)
    qtbot.waitUntil(lambda: lesson.layers is not None and not lesson.runner.busy)
    return lesson


def solve(lesson: LevelsPart, qtbot: QtBot) -> None:
    """Jump to the first solution."""
    qtbot.mouseClick(lesson.jump_button, LEFT)
    qtbot.waitUntil(lambda: lesson.solved and not lesson.runner.busy)


def counts(lesson: LevelsPart) -> tuple[int, ...]:
    assert lesson.layers is not None
    return lesson.layers.counts


def test_each_press_searches_one_level(qtbot: QtBot) -> None:
    with opened(qtbot, 1) as shown:
        lesson = ready(shown, qtbot)
        for depth in range(1, 8):
            assert not lesson.solved
            qtbot.keyClick(lesson.next_button, Qt.Key.Key_Space)
            qtbot.waitUntil(lambda depth=depth: lesson.chart.level == depth)
        assert lesson.solved
        assert answer(lesson) == "Cao Cao first reaches the exit at level 7, that is after 7 moves."
        assert list(counts(lesson)) == plain_levels(SHORT, 7)
        assert list(lesson.chart.curves[0].counts) == plain_levels(SHORT, 7)
        assert lesson.chart.place_of(7).x() < lesson.chart.place_of(10).x() < lesson.chart.width()
        assert not lesson.next_button.isEnabled()
        assert lesson.shorter_button.hasFocus()


def test_presses_before_the_search_is_ready_are_not_lost(qtbot: QtBot) -> None:
    with opened(qtbot, 1) as shown:
        lesson = ready(shown, qtbot)
        lesson.layout_combo.setCurrentIndex(1)
        assert lesson.layers is None
        for _ in range(3):
            qtbot.mouseClick(lesson.next_button, LEFT)
        qtbot.waitUntil(lambda: lesson.chart.level == 3 and not lesson.runner.busy)
        assert lesson.layers is not None
        assert list(counts(lesson)) == plain_levels(str(lesson.layers.layout), 3)


def test_heng_dao_li_ma_is_first_solved_at_level_81(qtbot: QtBot) -> None:
    with opened(qtbot, 1) as shown:
        lesson = ready(shown, qtbot)
        lesson.layout_combo.setCurrentIndex(HENG_DAO_LI_MA)
        ready(lesson, qtbot)
        lesson.guess.setValue(40)
        solve(lesson, qtbot)
        assert answer(lesson).endswith("at level 81, that is after 81 moves. You guessed level 40.")
        assert sum(counts(lesson)) == 23_922
        qtbot.mouseClick(lesson.shorter_button, LEFT)
        assert answer(lesson).startswith(
            "No. A shorter solution would end before level 81. Those levels hold all 23,792"
        )
        assert lesson.chart.band == "23,792 positions, none solved"
        assert lesson.chart.place_of(81).x() < lesson.chart.place_of(90).x() < lesson.chart.width()


def test_a_right_guess_is_praised(qtbot: QtBot) -> None:
    with opened(qtbot, 1) as shown:
        lesson = ready(shown, qtbot)
        qtbot.keyClick(lesson.guess, Qt.Key.Key_7)
        assert lesson.guess.value() == 7
        solve(lesson, qtbot)
        assert answer(lesson).endswith("You were right!")


def test_a_click_on_a_picture_plays_the_way_to_it(qtbot: QtBot) -> None:
    with opened(qtbot, 1) as shown:
        lesson = ready(shown, qtbot)
        solve(lesson, qtbot)
        solved = lesson.gallery.tiles[0]
        QTest.mouseClick(lesson.gallery.viewport(), LEFT, pos=lesson.gallery.rect_of(0).center())
        assert lesson.steering.length == 7
        assert lesson.steering.playing
        lesson.steering.last()
        track = lesson.board.track
        assert track is not None
        assert pack(track.layout_at(7)) == solved
        check_solution(SHORT, [(step.kind.value, step.path) for step in track.steps], "moves")


def test_the_keys_go_through_the_pictures_and_the_levels(qtbot: QtBot) -> None:
    with opened(qtbot, 1) as shown:
        lesson = ready(shown, qtbot)
        solve(lesson, qtbot)
        qtbot.keyClick(lesson.chart, Qt.Key.Key_Left)
        assert lesson.chart.level == 6
        qtbot.keyClick(lesson.chart, Qt.Key.Key_Home)
        assert lesson.caption.text() == "Level 0: the start"
        QTest.mouseClick(lesson.chart, LEFT, pos=lesson.chart.place_of(3).toPoint())
        assert lesson.caption.text() == f"Level 3: {plain_levels(SHORT, 3)[3]} positions, 6 shown"
        qtbot.keyClick(lesson.gallery, Qt.Key.Key_Right)
        qtbot.keyClick(lesson.gallery, Qt.Key.Key_Return)
        assert lesson.gallery.selected == lesson.gallery.tiles[1]
        assert lesson.steering.length == 3
        assert "Cao Cao at row" in lesson.gallery.model().index(1, 0).data()


def test_levels_play_by_themselves_until_they_are_paused(qtbot: QtBot) -> None:
    with opened(qtbot, 1) as shown:
        lesson = ready(shown, qtbot)
        qtbot.mouseClick(lesson.play_button, LEFT)
        qtbot.waitUntil(lambda: len(counts(lesson)) > 2)
        assert lesson.play_button.text() == "Pause"
        qtbot.mouseClick(lesson.play_button, LEFT)
        assert lesson.play_button.text() == "Play all levels"
        assert not lesson.solved


def test_closed_in_the_middle_it_leaves_nothing_running(window: MainWindow, qtbot: QtBot) -> None:
    lesson = ready(lesson_by_key(window, qtbot, 1), qtbot)
    lesson.layout_combo.setCurrentIndex(HENG_DAO_LI_MA)
    ready(lesson, qtbot)
    qtbot.mouseClick(lesson.play_button, LEFT)
    (shown,) = window.findChildren(LessonWindow)
    qtbot.keyClick(shown, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.findChildren(LessonWindow))


@pytest.mark.parametrize("language", Language)
def test_its_texts_have_room_and_its_parts_have_names(qtbot: QtBot, language: Language) -> None:
    with opened(qtbot, 1, language) as shown:
        lesson = ready(shown, qtbot)
        lesson.guess.setValue(40)
        solve(lesson, qtbot)
        qtbot.waitUntil(lambda: not cut_texts(lesson))
        qtbot.mouseClick(lesson.shorter_button, LEFT)
        qtbot.waitUntil(lambda: not cut_texts(lesson))
        assert not nameless(lesson)
