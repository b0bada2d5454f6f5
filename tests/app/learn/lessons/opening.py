"""What the tests of the lessons do with their window: open a lesson, press a button, and see whether text has room."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QTabBar, QTableWidget, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.learn.lessons.parts import PartedLesson
from app.learn.lessons.window import FIRST_SIZE, LessonWindow
from app.ui.look.theme import Appearance
from app.ui.words.language import Language, Languages
from app.window.main_window import MainWindow

W = TypeVar("W", bound=QWidget)


def row_texts(table: QTableWidget, row: int) -> list[str]:
    """What a row of a table shows, its name first."""
    items = [table.item(row, column) for column in range(table.columnCount())]
    return [item.text() for item in items if item is not None]


def opened(window: MainWindow, qtbot: QtBot, number: int) -> LessonWindow:
    """The window of the lessons, opened at a lesson, from 1, by its key."""
    window.activateWindow()
    qtbot.waitUntil(lambda: window.isActiveWindow() and window.menuBar().isVisible())
    qtbot.keyClick(window, Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.AltModifier)
    (made,) = window.findChildren(LessonWindow)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def begun_anew(window: MainWindow, qtbot: QtBot, before: LessonWindow) -> LessonWindow:
    """The window that stands in place of this one, with its lesson at the beginning, once the language is Chinese."""
    number = before.number
    window.languages.choose(Language.SIMPLIFIED.value)
    qtbot.waitUntil(lambda: not isValid(before))
    (after,) = window.findChildren(LessonWindow)
    assert after.isVisible()
    assert after.number == number
    assert not isinstance(after.lesson, PartedLesson) or after.lesson.part is after.lesson.parts[0]
    return after


def alone(qtbot: QtBot, number: int, language: Language = Language.ENGLISH) -> tuple[LessonWindow, Languages]:
    """The window of the lessons without the main one, in the light theme, and what puts its language in force."""
    languages = Languages(language.value)
    made = LessonWindow(Appearance("light"))
    qtbot.addWidget(made)
    made.resize(FIRST_SIZE)  # as on a large screen
    made.show()
    made.show_lesson(number - 1)
    qtbot.waitUntil(made.isVisible)
    return made, languages


def parted(window: LessonWindow) -> PartedLesson:
    """The lesson in sight, which has parts."""
    assert isinstance(window.lesson, PartedLesson)
    return window.lesson


def turn_to(lesson: PartedLesson, qtbot: QtBot, number: int) -> None:
    """Click the tab of a part, from 0."""
    qtbot.mouseClick(lesson.tabs, Qt.MouseButton.LeftButton, pos=lesson.tabs.tabRect(number).center())
    assert lesson.part is lesson.parts[number]


def press(window: LessonWindow, qtbot: QtBot, name: str) -> None:
    """Click the button of this object name."""
    button = window.findChild(QAbstractButton, name)
    assert button is not None, name
    assert button.isEnabled(), name
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))


def cut_texts(shown: QWidget) -> list[str]:
    """The texts in sight that have too little room: of labels, buttons, dropdowns and tabs."""
    cut = [label.text() for label in _in_sight(shown, QLabel) if label.text() and not _has_room(label)]
    cut += [button.text() for button in _in_sight(shown, QAbstractButton) if button.text() and _is_narrow(button)]
    tabs = [bar for bar in _in_sight(shown, QTabBar) if not bar.usesScrollButtons()]
    fields = (*_in_sight(shown, QComboBox), *tabs)
    cut += [field.objectName() for field in fields if _is_narrow(field)]
    return cut


def _in_sight(shown: QWidget, kind: type[W]) -> list[W]:
    return [widget for widget in shown.findChildren(kind) if widget.isVisible()]


def _is_narrow(widget: QWidget) -> bool:
    return widget.width() < widget.sizeHint().width()


def _has_room(label: QLabel) -> bool:
    if not label.wordWrap():
        return label.width() >= label.sizeHint().width()
    words = label.text().split()
    widest = max(label.fontMetrics().horizontalAdvance(word) for word in words) if label.text().isascii() else 0
    return label.height() >= label.heightForWidth(label.width()) and label.width() >= widest
