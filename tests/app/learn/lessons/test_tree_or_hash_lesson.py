"""The lesson on trees and hash tables, through the keys and clicks of a person."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.learn.lessons.lesson_view import LessonView
from app.learn.lessons.structures_part import (
    StructuresPart,
    average,
    longest,
    measured_figures,
    measured_values,
)
from app.learn.lessons.tree_and_table import StructureFigures, StructureName, look_ups
from app.learn.lessons.window import LessonWindow
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.klotski.codes.articles import write_bits60
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.structures import AVLTree
from tests.app.learn.lessons.one_lesson import lesson_by_key, nameless, opened
from tests.app.learn.lessons.opening import answer, cut_texts, row_texts, said_with

pytestmark = pytest.mark.usefixtures("qapp")
LEFT = Qt.MouseButton.LeftButton
HENG_DAO_LI_MA, GENERALS, WIDE_SEA = range(3)
WIDE_SEA_LAYOUT = Layout.parse("SHHS/VAAV/VAAV/VSSV/V..V")
TREE, TABLE = StructureName.TREE, StructureName.TABLE
TREE_COUNTERS = {"comparisons": 25_000, "height": 9, "height_bound": 11}
TABLE_COUNTERS = {"comparisons": 4_200, "longest_chain": 5, "load_percent": 150}


def lesson_of(view: LessonView, layout: int = WIDE_SEA) -> StructuresPart:
    """The lesson with a layout chosen, at full speed."""
    (shown,) = view.parts
    assert isinstance(shown, StructuresPart)
    shown.layout_combo.setCurrentIndex(layout)
    shown.pace_bar.slider.setValue(shown.pace_bar.slider.maximum())
    return shown


def measure(lesson: StructuresPart, qtbot: QtBot, guess: StructureName) -> None:
    """Say which is quicker, and wait for the result."""
    qtbot.mouseClick(lesson.guesses[[*StructureName].index(guess)], LEFT)
    qtbot.waitUntil(lambda: bool(lesson.measured))


def conclusion(figures: Mapping[StructureName, StructureFigures], guess: StructureName) -> str:
    """What the lesson says when this was measured, its note on Lü's articles left out."""
    said = said_with("tree_or_hash", 0, measured_values(figures, guess))
    return said.partition(" Lü's articles")[0]


def first_look_ups(count: int) -> list[int]:
    """The numbers of the positions that are looked up first."""
    return list(look_ups(WIDE_SEA_LAYOUT, Metric.MOVES))[:count]


def test_single_steps_look_up_one_position_each(qtbot: QtBot) -> None:
    with opened(qtbot, 3) as shown:
        lesson = lesson_of(shown)
        qtbot.mouseClick(lesson.pace_bar.single, LEFT)
        lesson.pace_bar.slider.setValue(0)
        qtbot.mouseClick(lesson.run_button, LEFT)
        qtbot.waitUntil(lambda: lesson.caption.text() != "")
        qtbot.mouseClick(lesson.pace_bar.hold, LEFT)
        for number in range(2, 13):
            qtbot.mouseClick(lesson.pace_bar.single, LEFT)
            qtbot.waitUntil(lambda number=number: lesson.caption.text().startswith(f"Lookup {number}:"))
        tree = AVLTree()
        new = [tree.insert(key) for key in first_look_ups(12)]
        assert ("new" in lesson.caption.text()) == new[-1]
        assert row_texts(lesson.table, 0)[1] == f"{tree.comparisons / 12:.2f}"
        assert row_texts(lesson.table, 0)[2] == f"height {tree.height}, at most {tree.height_bound}"
        assert lesson.tree.look is not None
        assert (lesson.tree.look.rotation is not None) == (tree.rotations > 0)
        track = lesson.board.track
        assert track is not None
        assert int(write_bits60(track.layout)) == first_look_ups(12)[-1]
        assert lesson.tree.accessibleDescription() == lesson.caption.text()
        qtbot.keyClick(lesson.stop_button, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: not lesson.runner.busy)
        assert answer(lesson) == "Stopped."


def test_all_look_ups_end_with_the_figures_of_the_whole_run(qtbot: QtBot) -> None:
    with opened(qtbot, 3) as shown:
        lesson = lesson_of(shown)
        qtbot.mouseClick(lesson.run_button, LEFT)
        qtbot.waitUntil(lambda: answer(lesson) != "")
        tree = AVLTree()
        keys = first_look_ups(10_000)
        for key in keys:
            tree.insert(key)
        assert row_texts(lesson.table, 0)[1] == f"{tree.comparisons / len(keys):.2f}"
        assert row_texts(lesson.table, 0)[2] == f"height {tree.height}, at most {tree.height_bound}"


def test_both_are_measured_to_the_end(qtbot: QtBot) -> None:
    with opened(qtbot, 3) as shown:
        lesson = lesson_of(shown)
        measure(lesson, qtbot, StructureName.TREE)
        keys = first_look_ups(10_000)
        said = answer(lesson)
        assert said.startswith(f"Over {len(keys):,} lookups, the tree took ")
        assert f"with {len(set(keys))} positions" in answer(lesson)
        for row, name in enumerate(StructureName):
            assert row_texts(lesson.table, row)[1] == f"{lesson.measured[name].comparisons:.2f}"
            assert row_texts(lesson.table, row)[3].endswith("s")
            assert row_texts(lesson.table, row)[4].endswith("B")
        assert lesson.bar.value() == lesson.bar.maximum()


@pytest.mark.parametrize("guess", StructureName)
def test_the_guess_is_the_button_that_was_clicked(qtbot: QtBot, guess: StructureName) -> None:
    with opened(qtbot, 3) as shown:
        lesson = lesson_of(shown)
        measure(lesson, qtbot, guess)
        assert answer(lesson).startswith(conclusion(lesson.measured, guess))


def measured(seconds: float, memory: int) -> StructureFigures:
    """Figures made up."""
    return StructureFigures(10, 5, (seconds,), memory, {"comparisons": 20})


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
    qtbot.mouseClick(lesson.guesses[1], LEFT)
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
        qtbot.mouseClick(lesson.run_button, LEFT)
        qtbot.waitUntil(lambda: lesson.caption.text() != "" and not lesson.runner.busy)
        qtbot.waitUntil(lambda: not cut_texts(lesson))
        measure(lesson, qtbot, StructureName.TABLE)
        qtbot.waitUntil(lambda: not cut_texts(lesson))
        assert not nameless(lesson)


def both_measured(
    tree: float = 1.0, table: float = 1.0, tree_memory: int = 1000, table_memory: int = 1000
) -> dict[StructureName, StructureFigures]:
    """So many seconds and bytes; two thousand lookups of four hundred positions."""
    return {
        TREE: StructureFigures(2000, 400, (0.0, tree, 99.0), tree_memory, TREE_COUNTERS),
        TABLE: StructureFigures(2000, 400, (0.0, table, 99.0), table_memory, TABLE_COUNTERS),
    }


def test_comparisons_are_told_by_the_lookup() -> None:
    assert (average(5, 2), average(1, 3), average(7, 0)) == ("2.50", "0.33", "7.00")
    said = conclusion(both_measured(), TREE)
    assert said.startswith("Over 2,000 lookups, the tree took 12.5 comparisons each on average, the hash table 2.1.")


def test_figures_of_a_run_are_those_of_the_table() -> None:
    found = both_measured(0.25, 0.5, 2500, 4500)
    assert measured_figures(found[TREE], TREE) == ["12.50", "height 9, at most 11", "250 ms", "2.5 kB"]
    assert measured_figures(found[TABLE], TABLE) == ["2.10", "chain 5, load 150%", "500 ms", "4.5 kB"]
    assert longest(TABLE, {"longest_chain": 3, "load_percent": 40}) == "chain 3, load 40%"


@pytest.mark.parametrize(
    ("tree", "table", "quicker"),
    [
        (1.0, 1.09, None),
        (1.09, 1.0, None),
        (1.0, 1.11, TREE),
        (1.11, 1.0, TABLE),
        (2.0, 5.0, TREE),
        (0.0, 1.0, None),
        (1.0, 0.0, None),
    ],
)
def test_the_quicker_is_named_where_the_times_can_be_told_apart(
    tree: float, table: float, quicker: StructureName | None
) -> None:
    for guess in StructureName:
        said = conclusion(both_measured(tree, table), guess)
        assert ("They were equally fast here." in said) is (quicker is None)
        assert ("The tree was" in said) is (quicker is TREE)
        assert ("The hash table was" in said) is (quicker is TABLE)
        assert ("You were right." in said) is (guess is quicker)
        assert ("You picked the other one." in said) is (quicker is not None and guess is not quicker)
    assert "2.5 times as fast here: 2.0 s against 5.0 s." in conclusion(both_measured(2.0, 5.0), TREE)
    assert "2.5 times as fast here: 2.0 s against 5.0 s." in conclusion(both_measured(5.0, 2.0), TREE)


@pytest.mark.parametrize(
    ("tree", "table", "told"),
    [
        (1000, 1101, "The hash table takes more memory"),
        (1101, 1000, "The tree takes more memory"),
        (1000, 1099, "Memory use is about the same."),
        (1099, 1000, "Memory use is about the same."),
    ],
)
def test_the_larger_is_named_where_the_memory_can_be_told_apart(tree: int, table: int, told: str) -> None:
    said = conclusion(both_measured(1.0, 2.0, tree, table), TREE)
    assert told in said
    assert said.count("emory") == 1


def test_the_articles_are_set_beside_what_was_measured() -> None:
    said = said_with("tree_or_hash", 0, measured_values(both_measured(), TREE))
    assert "with 400 positions, the tree has height 9 and the longest chain length 5." in said
    assert "the median of 3 runs" in said
