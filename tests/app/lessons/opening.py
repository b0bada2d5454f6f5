"""What the tests of the lessons do with their window: open a lesson, press a button, and see whether text has room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QTabBar
from pytestqt.qtbot import QtBot

from app.language import Language, Languages
from app.lessons.lesson_window import LessonWindow
from app.lessons.parts import PartedLesson
from app.main_window import MainWindow
from app.theme import Appearance


def shown_window(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """The main window, shown."""
    qtbot.addWidget(window)
    window.show()
    return window


def opened(window: MainWindow, qtbot: QtBot, number: int) -> LessonWindow:
    """The window of the lessons, opened at a lesson, from 1, by its key."""
    window.activateWindow()
    qtbot.waitUntil(lambda: window.isActiveWindow() and window.menuBar().isVisible())
    qtbot.keyClick(window, Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.AltModifier)
    (made,) = window.findChildren(LessonWindow)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def alone(qtbot: QtBot, number: int, language: Language = Language.ENGLISH) -> tuple[LessonWindow, Languages]:
    """The window of the lessons without the main one, in the light theme, and what puts its language in force."""
    languages = Languages(language.value)
    made = LessonWindow(Appearance("light"))
    qtbot.addWidget(made)
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


def cut_texts(window: LessonWindow) -> list[str]:
    """The texts in sight that have too little room."""
    cut = [
        label.text()
        for label in window.findChildren(QLabel)
        if label.isVisible() and label.wordWrap() and label.height() < label.heightForWidth(label.width())
    ]
    for button in (*window.findChildren(QAbstractButton), *window.findChildren(QComboBox)):
        said = button.currentText() if isinstance(button, QComboBox) else button.text()
        if said and button.isVisible() and button.width() < button.sizeHint().width():
            cut.append(button.objectName())
    cut += [bar.objectName() for bar in window.findChildren(QTabBar) if bar.width() < bar.sizeHint().width()]
    return cut
