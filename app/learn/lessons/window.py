"""The window of the lessons: one at a time, and buttons to the one before and the one after."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from app.learn.lessons.catalogue import lessons
from app.learn.lessons.lesson import Lesson
from app.ui.look.theme import Appearance
from app.ui.widgets.first_size import resize_at_first
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.shorthand import button, column, label, row

FIRST_SIZE = QSize(1040, 720)


class LessonWindow(QDialog):
    """Shows the lesson of a number; a lesson lives for as long as it is shown."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lessonWindow")
        resize_at_first(self, FIRST_SIZE)
        self._appearance = appearance
        self._entries = lessons()
        self._number = -1
        self._lesson: Lesson | None = None
        self._place = QVBoxLayout()
        self.back = self._button("lessonBack", self.tr("Previous lesson"), self._show_previous)
        self.forward = self._button("lessonForward", self.tr("Next lesson"), self._show_next)
        self.finish = self._button("lessonClose", self.tr("Close"), self.close)
        self.where = label(role="caption")
        buttons = row(self.back, self.forward, self.where, 1, self.finish)
        buttons.insertSpacing(2, 12)
        column((self._place, 1), buttons, spacing=12, margins=16, parent=self)

    @property
    def number(self) -> int:
        """The number of the lesson in sight, from 0."""
        return self._number

    @property
    def lesson(self) -> Lesson | None:
        """The lesson in sight."""
        return self._lesson

    def show_lesson(self, number: int) -> None:
        """Show the lesson of this number, from 0, from its beginning."""
        self._put_away()
        entry = self._entries[number]
        self._number = number
        self._lesson = entry.make(self._appearance)
        self._place.addWidget(self._lesson)
        self.setWindowTitle(self.tr("Lesson: {title}").format(title=entry.title))
        self.where.setText(self.tr("Lesson {number} of {count}").format(number=number + 1, count=len(self._entries)))
        self.back.setEnabled(number > 0)
        self.forward.setEnabled(number < len(self._entries) - 1)
        self._lesson.begin()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """After the first lesson the second; after the last, Close."""
        return pass_focus(self, self.forward, self.finish) or super().focusNextPrevChild(forward)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let no search outlive the window."""
        self._put_away()
        super().closeEvent(event)

    def done(self, result: int) -> None:
        """Escape ends it without a close event."""
        self._put_away()
        super().done(result)

    @Slot()
    def _show_previous(self) -> None:
        self.show_lesson(self._number - 1)

    @Slot()
    def _show_next(self) -> None:
        self.show_lesson(self._number + 1)

    def _put_away(self) -> None:
        if self._lesson is not None:
            self._lesson.rest()
            self._place.removeWidget(self._lesson)
            self._lesson.hide()
            self._lesson.deleteLater()
            self._lesson = None

    def _button(self, name: str, text: str, act: Callable[[], object]) -> QPushButton:
        made = button(text, name, clicked=act)
        made.setAutoDefault(False)
        return made
