"""Bars with counts and tables of figures on their own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from app.learn.lessons.tables import ColumnFormat, LessonTable, TallyBars
from app.ui.look.theme import Appearance
from tests.app.learn.lessons.opening import row_texts

COLUMNS = (ColumnFormat("", 120, words=True), ColumnFormat("Visited", 90), ColumnFormat("Found", 100))


def test_bars_are_as_long_as_their_counts_and_none_longer_than_the_room(qtbot: QtBot) -> None:
    bars = TallyBars("bars", "What was done", Appearance("light"))
    qtbot.addWidget(bars)
    bars.show_counts({"all": 1200, "half": 600, "a tenth": 120, "none": 0, "one": 1}, 1200, ["half"])
    assert bars.accessibleDescription() == "all 1,200, half 600, a tenth 120, none 0, one 1"
    assert bars.sizeHint().height() == bars.minimumSizeHint().height() == 5 * 40
    bars.resize(400, bars.sizeHint().height())
    picture, theme = bars.grab().toImage(), bars.theme

    def length(number: int, colour: str) -> int:
        line = range(number * 40 + 20, number * 40 + 40)
        return max(sum(picture.pixel(x, y) == QColor(colour).rgb() for x in range(400)) for y in line)

    assert [length(number, theme.accent) for number in range(5)] == pytest.approx([400, 0, 40, 0, 3], abs=2)
    assert [length(number, theme.good) for number in range(5)] == pytest.approx([0, 200, 0, 0, 0], abs=2)
    bars.show_counts({"more": 3000, "few": 10}, 1000)
    assert dict(bars.counts) == {"more": 3000, "few": 10}
    picture = bars.grab().toImage()
    assert [length(number, theme.accent) for number in range(2)] == pytest.approx([400, 4], abs=2)
    bars.show_counts({"nothing": 0}, 0)
    picture = bars.grab().toImage()
    assert length(0, theme.accent) == 0


def test_a_table_names_its_rows_and_knows_nothing_before_it_is_filled(qtbot: QtBot) -> None:
    table = LessonTable("table", "Methods", COLUMNS, ("By tree", "By hash"))
    qtbot.addWidget(table)
    table.fill(1, ["12", "81 moves"])
    assert [row_texts(table, row) for row in range(2)] == [["By tree", "–", "–"], ["By hash", "12", "81 moves"]]
    table.clear_rows()
    assert row_texts(table, 1) == ["By hash", "–", "–"]
    cell, model, sides = table.model().index(1, 0), table.model(), Qt.ItemDataRole.TextAlignmentRole
    assert model.headerData(2, Qt.Orientation.Horizontal) == "Found"
    assert cell.data(sides) & Qt.AlignmentFlag.AlignLeft
    assert model.headerData(2, Qt.Orientation.Horizontal, sides) & Qt.AlignmentFlag.AlignRight
    assert not cell.flags() & Qt.ItemFlag.ItemIsEditable


def test_a_table_is_as_high_as_its_rows_and_higher_where_it_scrolls(qtbot: QtBot) -> None:
    heights: dict[tuple[int, int], int] = {}
    for rows in (2, 5):
        table = LessonTable("table", "Methods", COLUMNS, ("row",) * rows)
        qtbot.addWidget(table)
        table.show()
        for width in (400, 250):
            table.resize(width, 50)
            heights[rows, width] = table.height()
    assert heights[5, 400] - heights[2, 400] == 3 * 30 == heights[5, 250] - heights[2, 250]
    assert heights[2, 250] > heights[2, 400] > 2 * 30 + 15
