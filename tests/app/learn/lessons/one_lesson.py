"""Lessons opened as a person opens them, and what holds for every lesson."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.learn.lessons.lesson_view import LessonView
from app.learn.lessons.window import LessonWindow
from app.ui.look.theme import Appearance
from app.ui.words.language import Language, Languages
from app.window.main_window import MainWindow
from tests.app.learn.lessons.opening import opened as window_by_key


@contextmanager
def opened(qtbot: QtBot, number: int, language: Language = Language.ENGLISH) -> Iterator[LessonView]:
    """The lesson of a number, from 1, in a window of its own."""
    languages, appearance = Languages(language), Appearance("light")
    appearance.apply()
    window = LessonWindow(appearance)
    qtbot.addWidget(window)
    window.show()
    window.show_lesson(number - 1)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert window.lesson is not None
    yield window.lesson
    window.close()
    languages.choose(Language.ENGLISH)


def lesson_by_key(window: MainWindow, qtbot: QtBot, number: int) -> LessonView:
    """Press the key of a lesson, and wait for its window."""
    lesson = window_by_key(window, qtbot, number).lesson
    assert lesson is not None
    return lesson


def nameless(lesson: QWidget) -> list[str]:
    """What the keyboard comes to and a screen reader has no name for."""
    reached = (widget for widget in lesson.findChildren(QWidget) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return [
        widget.objectName() or repr(widget)
        for widget in reached
        if widget.isVisible()
        and not widget.accessibleName()
        and not (isinstance(widget, QAbstractButton) and widget.text())
        and not (widget.parent() is not None and widget.objectName().startswith("qt_"))
    ]
