"""What the tests of the lessons do with their window: open a lesson, press a button, and see whether text has room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QTabBar, QTableView, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.learn.lessons.catalogue import MOST_KEYS, lessons
from app.learn.lessons.lesson_view import LessonView
from app.learn.lessons.parts import Part, told_values
from app.learn.lessons.slide_view import SlideView, markdown
from app.learn.lessons.window import FIRST_SIZE, LessonWindow
from app.ui.look.theme import Appearance
from app.ui.words.language import Language, Languages
from app.ui.words.markdown import escaped, plain
from app.window.main_window import MainWindow
from solvers.lessons import Paragraph

W = TypeVar("W", bound=QWidget)
P = TypeVar("P", bound=Part)


def row_texts(table: QTableView, row: int) -> list[str]:
    """What a row of a table shows, its name first."""
    model = table.model()
    return [model.index(row, column).data() for column in range(model.columnCount())]


def opened(window: MainWindow, qtbot: QtBot, number: int) -> LessonWindow:
    """The window of the lessons, opened at a lesson, from 1, by its key if it has one, or else from the menu."""
    window.activateWindow()
    qtbot.waitUntil(lambda: window.isActiveWindow() and window.menuBar().isVisible())
    if number <= MOST_KEYS:
        qtbot.keyClick(window, Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.AltModifier)
    else:
        window.menu_actions.by_name[f"lesson-{number}"].trigger()
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
    assert parted(after).slide is parted(after).slides[0]
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


def parted(window: LessonWindow) -> LessonView:
    """The lesson in sight."""
    assert window.lesson is not None
    return window.lesson


def prepare(lesson: LessonView) -> None:
    """Have everything computed that a hand-out tells."""
    for part in lesson.parts:
        part.prepare()


def part_in_sight(window: LessonWindow, kind: type[P]) -> P:
    """The first part of the slide in sight."""
    slide = parted(window).slide
    assert slide is not None
    part, *_ = slide.parts
    assert isinstance(part, kind)
    return part


def answer(shown: QWidget) -> str:
    """What the slide in sight says that was found, with plain spaces also where no line may end."""
    window = shown.window()
    assert isinstance(window, LessonWindow)
    slide = parted(window).slide
    assert slide is not None
    return come_to(slide).replace("\N{NO-BREAK SPACE}", " ")


def come_to(slide: SlideView) -> str:
    """What the parts of a slide have come to, without marks."""
    return " ".join(text.plain for text in slide.texts if text.plain and text.property("role") == "result")


def read_text(shown: QWidget) -> str:
    """All that the slide in sight says."""
    window = shown.window()
    assert isinstance(window, LessonWindow)
    slide = parted(window).slide
    assert slide is not None
    return " ".join(text.plain for text in slide.texts if text.plain)


def turn_to(lesson: LessonView, qtbot: QtBot, number: int) -> None:
    """Click the tab of a slide, from 0."""
    qtbot.mouseClick(lesson.tabs, Qt.MouseButton.LeftButton, pos=lesson.tabs.tabRect(number).center())
    assert lesson.tabs.currentIndex() == number


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


def said_with(name: str, slide: int, values: Mapping[str, str | int | None]) -> str:
    """What is said on a slide, from 0, of one of the program's lessons in English, when its parts tell this."""
    entry = next(entry for entry in lessons() if entry.name == name)
    blocks = entry.document().slides[slide].blocks
    told = {name: escaped(value) for name, value in told_values(dict(values)).items()}
    written = markdown([block for block in blocks if isinstance(block, Paragraph) and block.names], told)
    return " ".join(plain(written).split()).replace("\N{NO-BREAK SPACE}", " ")
