"""The lesson on trees and hash tables, through the keys and clicks of a person."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.learn.lessons.lesson import Lesson
from app.learn.lessons.structure_words import conclusion
from app.learn.lessons.tree_or_hash_lesson import TreeOrHashLesson
from app.learn.lessons.window import LessonWindow
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.comparison.tree_or_table import Measured, StructureName
from solvers.klotski.codes.articles import write_bits60
from solvers.klotski.layout import Layout
from solvers.klotski.lessons.tree_beside_table import LookUps
from solvers.klotski.moves import Metric
from solvers.klotski.structures import AVLTree
from tests.app.learn.lessons.one_lesson import lesson_by_key, nameless, opened
from tests.app.learn.lessons.opening import cut_texts

LEFT = Qt.MouseButton.LeftButton
HENG_DAO_LI_MA, GENERALS, WIDE_SEA = range(3)
WIDE_SEA_LAYOUT = Layout.parse("SHHS/VAAV/VAAV/VSSV/V..V")


def lesson_of(shown: Lesson, layout: int = WIDE_SEA) -> TreeOrHashLesson:
    """The lesson with a layout chosen, at full speed."""
    assert isinstance(shown, TreeOrHashLesson)
    shown.layout_combo.setCurrentIndex(layout)
    shown.pace_bar.slider.setValue(shown.pace_bar.slider.maximum())
    return shown


def measure(lesson: TreeOrHashLesson, qtbot: QtBot, guess: StructureName) -> None:
    """Say which is quicker, and wait for the result."""
    qtbot.mouseClick(lesson.guess_buttons[guess], LEFT)
    qtbot.waitUntil(lambda: bool(lesson.measured))


def first_look_ups(count: int) -> list[int]:
    """The numbers of the positions that are looked up first."""
    return [key for key, _ in LookUps(WIDE_SEA_LAYOUT, Metric.MOVES)][:count]


def test_single_steps_look_up_one_position_each(qtbot: QtBot) -> None:
    with opened(qtbot, 3) as shown:
        lesson = lesson_of(shown)
        qtbot.mouseClick(lesson.pace_bar.single, LEFT)
        lesson.pace_bar.slider.setValue(0)
        qtbot.mouseClick(lesson.watch_button, LEFT)
        qtbot.waitUntil(lambda: lesson.caption.text() != "")
        qtbot.mouseClick(lesson.pace_bar.hold, LEFT)
        for number in range(2, 13):
            qtbot.mouseClick(lesson.pace_bar.single, LEFT)
            qtbot.waitUntil(lambda number=number: lesson.caption.text().startswith(f"Lookup {number}:"))
        tree = AVLTree()
        new = [tree.insert(key) for key in first_look_ups(12)]
        assert ("new" in lesson.caption.text()) == new[-1]
        assert lesson.table.texts(0)[1] == f"{tree.comparisons / 12:.2f}"
        assert lesson.table.texts(0)[2] == f"height {tree.height}, at most {tree.height_bound}"
        assert (lesson.tree.rotation is not None) == (tree.rotations > 0)
        track = lesson.board.track
        assert track is not None
        assert int(write_bits60(track.layout)) == first_look_ups(12)[-1]
        assert lesson.tree.accessibleDescription() == lesson.caption.text()
        qtbot.keyClick(lesson.stop_button, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: not lesson.runner.busy)
        assert lesson.answer.text() == "Stopped."


def test_all_look_ups_end_with_the_figures_of_the_whole_run(qtbot: QtBot) -> None:
    with opened(qtbot, 3) as shown:
        lesson = lesson_of(shown)
        qtbot.mouseClick(lesson.watch_button, LEFT)
        qtbot.waitUntil(lambda: lesson.answer.text() != "")
        tree = AVLTree()
        keys = first_look_ups(10_000)
        for key in keys:
            tree.insert(key)
        assert lesson.table.texts(0)[1] == f"{tree.comparisons / len(keys):.2f}"
        assert lesson.table.texts(0)[2] == f"height {tree.height}, at most {tree.height_bound}"


def test_both_are_measured_to_the_end(qtbot: QtBot) -> None:
    with opened(qtbot, 3) as shown:
        lesson = lesson_of(shown)
        measure(lesson, qtbot, StructureName.TREE)
        keys = first_look_ups(10_000)
        said = lesson.answer.text()
        assert said.startswith(f"Over {len(keys):,} lookups, the tree took ")
        assert f"with {len(set(keys))} positions" in lesson.note.text()
        for row, name in enumerate(StructureName):
            assert lesson.table.texts(row)[1] == f"{lesson.measured[name].comparisons:.2f}"
            assert lesson.table.texts(row)[3].endswith("s")
            assert lesson.table.texts(row)[4].endswith("B")
        assert lesson.bar.value() == lesson.bar.maximum()


@pytest.mark.parametrize("guess", StructureName)
def test_the_guess_is_the_button_that_was_clicked(qtbot: QtBot, guess: StructureName) -> None:
    with opened(qtbot, 3) as shown:
        lesson = lesson_of(shown)
        measure(lesson, qtbot, guess)
        assert lesson.answer.text() == conclusion(lesson.measured, guess)


def measured(seconds: float, memory: int) -> Measured:
    """Figures made up."""
    return Measured(10, 5, (seconds,), memory, {"comparisons": 20})


@pytest.mark.parametrize(
    ("tree", "table", "words"),
    [
        (2.0, 1.0, "The hash table was 2.0 times as fast here: 1.0 s against 2.0 s. You picked the other one."),
        (1.0, 3.0, "The tree was 3.0 times as fast here: 1.0 s against 3.0 s. You were right."),
        (1.0, 1.02, "They were equally fast here."),
    ],
)
def test_the_conclusion_says_what_was_measured_whatever_it_is(
    qtbot: QtBot, tree: float, table: float, words: str
) -> None:
    figures = {StructureName.TREE: measured(tree, 100), StructureName.TABLE: measured(table, 200)}
    said = conclusion(figures, StructureName.TREE)
    assert words in said
    assert said.endswith("The hash table takes more memory: its slots take up space even when empty.")


def test_closed_in_the_middle_it_leaves_nothing_running(window: MainWindow, qtbot: QtBot) -> None:
    lesson = lesson_of(lesson_by_key(window, qtbot, 3), HENG_DAO_LI_MA)
    qtbot.mouseClick(lesson.guess_buttons[StructureName.TABLE], LEFT)
    qtbot.waitUntil(lambda: lesson.bar.value() > 0)
    (shown,) = window.findChildren(LessonWindow)
    qtbot.mouseClick(shown.back, LEFT)
    qtbot.waitUntil(lambda: shown.lesson is not lesson)
    assert shown.lesson is not None
    shown.close()


@pytest.mark.parametrize("language", Language)
def test_its_texts_have_room_and_its_parts_have_names(qtbot: QtBot, language: Language) -> None:
    with opened(qtbot, 3, language) as shown:
        lesson = lesson_of(shown)
        qtbot.mouseClick(lesson.watch_button, LEFT)
        qtbot.waitUntil(lambda: lesson.caption.text() != "" and not lesson.runner.busy)
        qtbot.waitUntil(lambda: not cut_texts(lesson))
        measure(lesson, qtbot, StructureName.TABLE)
        qtbot.waitUntil(lambda: not cut_texts(lesson))
        assert not nameless(lesson)
