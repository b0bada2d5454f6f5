"""The list of lines of one height: it asks for no line that is not in sight, however many there are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.ui.widgets.lists import MOST_MATCHED, LineList, Lines

MANY = 4_000_000


class Numbers(Lines):
    """So many lines, and which of them were asked for."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.asked: list[int] = []

    def __len__(self) -> int:
        return self.size

    def line(self, number: int) -> str:
        self.asked.append(number)
        return f"{number}. line"


@pytest.fixture
def shown(qtbot: QtBot) -> LineList:
    """A list, shown."""
    made = LineList()
    qtbot.addWidget(made)
    made.resize(200, 300)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def numbers(shown: LineList) -> Numbers:
    """Four million lines in it."""
    lines = Numbers(MANY)
    shown.show_lines(lines)
    return lines


def in_sight(shown: LineList) -> range:
    """The lines in sight, those seen in part too."""
    viewport = shown.viewport().rect()
    first = shown.indexAt(viewport.topLeft()).row()
    last = shown.indexAt(viewport.bottomLeft()).row()
    return range(first, (MANY - 1 if last < 0 else last) + 1)


@pytest.mark.parametrize("row", [0, 1_234_567, MANY - 1])
def test_only_lines_in_sight_are_asked_for(shown: LineList, numbers: Numbers, row: int) -> None:
    shown.setCurrentIndex(shown.model().index(row, 0))
    shown.grab()
    numbers.asked.clear()
    shown.grab()
    assert set(numbers.asked) == set(in_sight(shown))
    assert row in in_sight(shown)


def test_another_font_or_size_asks_for_few_lines(shown: LineList, numbers: Numbers) -> None:
    shown.grab()
    numbers.asked.clear()
    larger = shown.font()
    larger.setPointSize(larger.pointSize() + 3)
    shown.setFont(larger)
    shown.resize(220, 320)
    shown.grab()
    assert set(numbers.asked) <= set(in_sight(shown))


def test_keys_and_clicks_choose_lines(qtbot: QtBot, shown: LineList, numbers: Numbers) -> None:
    shown.setCurrentIndex(shown.model().index(5, 0))
    for key, row in (
        (Qt.Key.Key_Down, 6),
        (Qt.Key.Key_Up, 5),
        (Qt.Key.Key_Up, 4),
        (Qt.Key.Key_End, MANY - 1),
        (Qt.Key.Key_Down, MANY - 1),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Up, 0),
    ):
        qtbot.keyClick(shown, key)
        assert shown.currentIndex().row() == row
        assert [index.row() for index in shown.selectedIndexes()] == [row]
    qtbot.keyClick(shown, Qt.Key.Key_PageDown)
    page = shown.currentIndex().row()
    assert 3 < page <= len(in_sight(shown))
    clicked: list[int] = []
    shown.clicked.connect(lambda index: clicked.append(index.row()))
    third = shown.visualRect(shown.model().index(in_sight(shown).start + 2, 0))
    qtbot.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=third.center())
    assert clicked == [in_sight(shown).start + 2] == [shown.currentIndex().row()]


def test_below_the_last_line_there_is_nothing(qtbot: QtBot, shown: LineList) -> None:
    shown.show_lines(["one", "two"])
    QApplication.processEvents()
    assert shown.lines == ["one", "two"]
    assert not shown.indexAt(QPoint(5, shown.viewport().height() - 1)).isValid()
    assert shown.verticalScrollBar().maximum() == 0


def test_typing_finds_a_line_that_begins_so(qtbot: QtBot, shown: LineList, numbers: Numbers) -> None:
    for digit in "7312":
        qtbot.keyClick(shown, digit)
    assert shown.currentIndex().row() == 7312


def test_typing_what_is_nowhere_looks_at_a_limited_number_of_lines(
    qtbot: QtBot, shown: LineList, numbers: Numbers
) -> None:
    numbers.asked.clear()
    qtbot.keyClick(shown, "x")
    assert MOST_MATCHED <= len(numbers.asked) < 2 * MOST_MATCHED
