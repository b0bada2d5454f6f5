"""The window of the lessons: one at a time, and buttons to the one before and the one after."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from app.learn.lessons.catalogue import lessons
from app.learn.lessons.lesson_view import LessonView
from app.ui.look.theme import Appearance
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.shorthand import button, column, label, row
from app.ui.widgets.windows import FullScreenKey, resize_at_first, turn_full_screen

FIRST_SIZE = QSize(1040, 720)


class LessonWindow(QDialog):
    """Shows the lesson of a number; a lesson lives for as long as it is shown.

    Over a window that fills the screen, it does too; Esc brings it back, and then closes it.
    """

    turned = Signal(int)
    """The lesson of this number, from 0, is shown from now on."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lessonWindow")
        resize_at_first(self, FIRST_SIZE)
        FullScreenKey(self)
        if parent is not None and parent.isFullScreen():
            turn_full_screen(self)
        self._appearance = appearance
        self._entries = lessons()
        self.number = -1
        """The number of the lesson in sight, from 0."""
        self.lesson: LessonView | None = None
        """The lesson in sight."""
        self._place = QVBoxLayout()
        self.back = button(self.tr("Previous lesson"), "lessonBack", clicked=self._show_previous)
        self.forward = button(self.tr("Next lesson"), "lessonForward", clicked=self._show_next)
        self.finish = button(self.tr("Close"), "lessonClose", clicked=self.close)
        self.where = label(role="caption")
        buttons = row(self.back, self.forward, self.where, 1, self.finish)
        buttons.insertSpacing(2, 12)
        column((self._place, 1), buttons, spacing=12, margins=16, parent=self)

    def show_lesson(self, number: int) -> None:
        """Show the lesson of this number, from 0, from its beginning."""
        self._put_away()
        entry = self._entries[number]
        self.number = number
        self.lesson = LessonView(entry.document(), self._appearance)
        self._place.addWidget(self.lesson)
        self.setWindowTitle(self.tr("Lesson: {title}").format(title=entry.title))
        self.where.setText(self.tr("Lesson {number} of {count}").format(number=number + 1, count=len(self._entries)))
        self.back.setEnabled(number > 0)
        self.forward.setEnabled(number < len(self._entries) - 1)
        self.lesson.begin()
        self.turned.emit(number)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """After the first lesson the second; after the last, Close."""
        return pass_focus(self, self.forward, self.finish) or super().focusNextPrevChild(forward)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let no search outlive the window."""
        self._put_away()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the full screen, and then the window."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            turn_full_screen(self)
        else:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Escape ends it without a close event."""
        self._put_away()
        super().done(result)

    @Slot()
    def _show_previous(self) -> None:
        self.show_lesson(self.number - 1)

    @Slot()
    def _show_next(self) -> None:
        self.show_lesson(self.number + 1)

    def _put_away(self) -> None:
        if self.lesson is not None:
            self.lesson.rest()
            self._place.removeWidget(self.lesson)
            self.lesson.hide()
            self.lesson.deleteLater()
            self.lesson = None
