"""Methods side by side in a lesson: which row is whose, and what comes of each."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.learn.lessons.compare_part import ComparePart
from app.learn.lessons.lesson_view import LessonView
from app.ui.look.scale import set_text_scale, text_scale
from app.ui.look.theme import Appearance
from solvers.lessons import read_lesson
from tests.app.children import child
from tests.app.learn.lessons.opening import row_texts

LESSON = """# Compared

---

## Two methods, two layouts

```compare
layouts: VV.V/VV.V/VVAA/VVAA/SSSS; Blade Drawn, Horse Reined
methods: shortest; depth-first-bst
```
"""


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_names_of_methods_and_layouts_can_be_read_on_a_small_screen(qtbot: QtBot, scale: float) -> None:
    before = text_scale()
    set_text_scale(scale)
    view = LessonView(read_lesson(LESSON), Appearance("light"))
    set_text_scale(before)
    qtbot.addWidget(view)
    view.resize(800, 600)
    view.show()
    view.begin()
    table = child(view, ComparePart).table
    widths = [table.fontMetrics().horizontalAdvance(row_texts(table, row)[0]) for row in range(6)]
    for row, width in enumerate(widths):
        room = table.horizontalHeader().length() if row in (0, 3) else table.columnWidth(0)
        assert width < room
        assert table.columnSpan(row, 0) == (4 if row in (0, 3) else 1)
    view.rest()


def test_each_method_is_told_of_below_its_layout(qtbot: QtBot) -> None:
    view = LessonView(read_lesson(LESSON), Appearance("light"))
    qtbot.addWidget(view)
    view.show()
    view.begin()
    part = child(view, ComparePart)
    QTest.mouseClick(part.run_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "done" in part.values, timeout=60_000)
    rows = [row_texts(part.table, row) for row in range(6)]
    assert [row[0].strip() for row in rows] == [
        *("A Poem in Seven Steps (七步成詩)", "Breadth-first", "Depth-first, search tree"),
        *("Blade Drawn, Horse Reined (橫刀立馬)", "Breadth-first", "Depth-first, search tree"),
    ]
    assert (rows[1][2], rows[4][2]) == ("7 moves", "81 moves"), "the shortest lengths, as published"
    for place, row in (("1_1", 1), ("1_2", 2), ("2_1", 4), ("2_2", 5)):
        assert rows[row][1:] == [part.values[f"{name}_{place}"] for name in ("visited", "length", "time")]
    view.rest()
