"""The lesson on the duplicate check, through the keys and clicks of a person."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.klotski.board.track import KlotskiTrack
from app.learn.lessons.duplicates_part import CHECKS, DuplicatesPart
from app.learn.lessons.lesson_view import LessonView
from app.learn.lessons.two_paths import TwoPathsPicture
from app.ui.look.theme import Appearance
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.klotski.breadth_first.growth import Check
from solvers.search import Found
from tests.app.conftest import PATIENCE_MS
from tests.app.learn.lessons.one_lesson import nameless, opened
from tests.app.learn.lessons.opening import answer, begun_anew, cut_texts, parted, row_texts
from tests.app.learn.lessons.opening import opened as window_by_key
from tests.app.storage.drawn_records import ASIDE, DOWN, TWO_STEPS_AWAY
from tests.solvers.klotski.breadth_first.test_without_check import all_ways, ways_never_straight_back

LEFT = Qt.MouseButton.LeftButton
ROWS = list(CHECKS)
CELL_MARGINS = 14
"""What a cell of a table leaves free at its sides together, in pixels."""
HENG_DAO_LI_MA, WIDE_SEA, SEVEN_STEPS = range(3)
SHORT = "VV.V/VV.V/VVAA/VVAA/SSSS"
HENG_DAO = "VAAV/VAAV/VHHV/VSSV/S..S"


def lesson_of(view: LessonView, layout: int = HENG_DAO_LI_MA, budget: int = 0) -> DuplicatesPart:
    """The lesson with a layout and a memory chosen."""
    (shown,) = view.parts
    assert isinstance(shown, DuplicatesPart)
    shown.layout_combo.setCurrentIndex(layout)
    shown.memory_combo.setCurrentIndex(budget)
    return shown


def run(lesson: DuplicatesPart, qtbot: QtBot) -> None:
    """Run all three searches."""
    qtbot.mouseClick(lesson.run_button, LEFT)
    qtbot.waitUntil(lambda: len(lesson.reaches) == len(CHECKS))


def test_without_a_check_the_memory_is_full_long_before_81_levels(qtbot: QtBot) -> None:
    with opened(qtbot, 2) as shown:
        lesson = lesson_of(shown)
        lesson.guess.setValue(30)
        run(lesson, qtbot)
        reaches = lesson.reaches
        assert row_texts(lesson.table, ROWS.index(Check.ALL_VISITED))[1:3] == ["81", "23,922"]
        assert row_texts(lesson.table, ROWS.index(Check.ALL_VISITED))[-1] == "solved: 81 moves"
        assert list(reaches[Check.NOTHING].levels[:6]) == all_ways(HENG_DAO, 5, "moves")
        assert list(reaches[Check.STRAIGHT_BACK].levels[:6]) == ways_never_straight_back(HENG_DAO, 5)
        for check in (Check.NOTHING, Check.STRAIGHT_BACK):
            level = len(reaches[check].levels) - 1
            assert row_texts(lesson.table, ROWS.index(check))[-1] == f"memory full at level {level}"
            assert reaches[check].memory <= 4_000_000
        said = answer(lesson)
        assert "(estimated, not run)" in said
        assert "You guessed level 30." in said
        assert "With the full check, 23,922 positions in" in said


def test_a_short_layout_is_solved_even_without_a_check(qtbot: QtBot) -> None:
    with opened(qtbot, 2) as shown:
        lesson = lesson_of(shown, SEVEN_STEPS)
        run(lesson, qtbot)
        ways = sum(all_ways(SHORT, 7, "moves"))
        assert row_texts(lesson.table, ROWS.index(Check.NOTHING))[1:3] == ["7", f"{ways:,}"]
        assert answer(lesson).startswith(f"Without a check, the search finishes too, but it stores {ways:,} paths.")
        assert [len(curve.counts) for curve in lesson.chart.curves] == [8, 8, 8]
        assert not any(curve.cut_off for curve in lesson.chart.curves)


def test_a_level_is_told_for_all_three(qtbot: QtBot) -> None:
    with opened(qtbot, 2) as shown:
        lesson = lesson_of(shown, SEVEN_STEPS)
        run(lesson, qtbot)
        qtbot.keyClick(lesson.chart, Qt.Key.Key_Left)
        sums = sum(all_ways(SHORT, 6, "moves")), sum(ways_never_straight_back(SHORT, 6))
        assert lesson.level_caption.text() == (
            f"Paths stored up to level 6: full check {sum(lesson.reaches[Check.ALL_VISITED].levels[:7])}; "
            f"no immediate reversal {sums[1]}; no check {sums[0]:,}"
        )
        lesson.layout_combo.setCurrentIndex(HENG_DAO_LI_MA)
        assert not lesson.reaches
        assert not lesson.level_caption.text()


@pytest.mark.parametrize("layout", [HENG_DAO_LI_MA, WIDE_SEA, SEVEN_STEPS])
def test_both_ways_are_played_to_the_same_position(qtbot: QtBot, layout: int) -> None:
    with opened(qtbot, 2) as shown:
        lesson = lesson_of(shown, layout)
        ends, ways = [], []
        for button in lesson.way_buttons:
            qtbot.mouseClick(button, LEFT)
            assert lesson.steering.playing
            lesson.steering.last()
            track = lesson.board.track
            assert track is not None
            ends.append(track.layout_at(track.length))
            ways.append(track.steps)
        assert ends[0] == ends[1]
        assert ways[0] != ways[1]
        assert "the same position" in answer(lesson)


def test_stop_ends_the_run_and_says_so(qtbot: QtBot) -> None:
    with opened(qtbot, 2) as shown:
        lesson = lesson_of(shown, HENG_DAO_LI_MA, 3)
        qtbot.mouseClick(lesson.run_button, LEFT)
        qtbot.waitUntil(lambda: Check.ALL_VISITED in lesson.reaches)
        qtbot.keyClick(lesson.stop_button, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: not lesson.runner.busy)
        assert answer(lesson) == "Stopped before the end: searches that did not finish have no result."
        assert Check.NOTHING not in lesson.reaches
        assert lesson.run_button.isEnabled()


def test_stop_when_the_answer_is_on_its_way_keeps_that_answer(qtbot: QtBot) -> None:
    with opened(qtbot, 2) as shown:
        lesson = lesson_of(shown, HENG_DAO_LI_MA, 3)
        found = Event()
        worker = lesson.runner._begun_thread().worker
        worker.reported.connect(lambda report: isinstance(report.event, Found) and found.set())  # in its thread
        qtbot.mouseClick(lesson.run_button, LEFT)
        assert found.wait(PATIENCE_MS / 1000)
        qtbot.keyClick(lesson.stop_button, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: not lesson.runner.busy)
        assert list(lesson.reaches) == [Check.ALL_VISITED]
        assert answer(lesson) == "Stopped before the end: searches that did not finish have no result."
        assert lesson.run_button.isEnabled()


def test_the_language_can_change_in_the_middle_of_a_run(window: MainWindow, qtbot: QtBot) -> None:
    made = window_by_key(window, qtbot, 2)
    assert made.lesson is not None
    lesson = lesson_of(made.lesson, HENG_DAO_LI_MA, 3)
    qtbot.mouseClick(lesson.run_button, LEFT)
    qtbot.waitUntil(lambda: Check.ALL_VISITED in lesson.reaches)
    (after,) = parted(begun_anew(window, qtbot, made)).parts
    assert isinstance(after, DuplicatesPart)
    assert not after.runner.busy
    assert after.reaches == {}


@pytest.mark.parametrize("language", Language)
def test_its_texts_have_room_and_its_parts_have_names(qtbot: QtBot, language: Language) -> None:
    with opened(qtbot, 2, language) as shown:
        lesson = lesson_of(shown)
        lesson.guess.setValue(30)
        run(lesson, qtbot)
        qtbot.mouseClick(lesson.way_buttons[1], LEFT)
        qtbot.waitUntil(lambda: not cut_texts(lesson))
        assert not nameless(lesson)
        metrics = lesson.table.fontMetrics()
        for row in range(lesson.table.model().rowCount()):
            for column, text in enumerate(row_texts(lesson.table, row)):
                assert metrics.horizontalAdvance(text) + CELL_MARGINS <= lesson.table.columnWidth(column), text


def test_memory_is_told_in_megabytes_of_a_million_bytes(qtbot: QtBot) -> None:
    with opened(qtbot, 2) as shown:
        memory = lesson_of(shown).memory_combo
        assert [memory.itemText(place) for place in range(memory.count())] == ["4 MB", "64 MB", "256 MB", "1 GB"]
        assert memory.itemData(0) == 4_000_000


def test_two_paths_begin_and_end_alike_and_one_is_marked(qtbot: QtBot) -> None:
    picture = TwoPathsPicture("paths", Appearance("light"))
    qtbot.addWidget(picture)
    picture.resize(300, picture.height())
    picture.show_tracks(KlotskiTrack(TWO_STEPS_AWAY, (DOWN, ASIDE)), KlotskiTrack(TWO_STEPS_AWAY, (ASIDE, DOWN)))
    plain = picture.grab().toImage()
    changed: list[tuple[int, int]] = []
    for number in (0, 1):
        picture.mark(number)
        marked = picture.grab().toImage()
        places = [(x, y) for x in range(0, 300, 7) for y in range(marked.height())]
        rows = [y for x, y in places if marked.pixel(x, y) != plain.pixel(x, y)]
        changed.append((min(rows), max(rows)))
    middle = picture.height() / 2
    assert changed[0][0] < middle - 10
    assert changed[1][1] > middle + 10
    assert changed[0][1] < changed[1][1]
    picture.show_tracks(KlotskiTrack(TWO_STEPS_AWAY, (DOWN, ASIDE)), KlotskiTrack(TWO_STEPS_AWAY, (ASIDE, DOWN)))
    assert picture.grab().toImage() == plain
