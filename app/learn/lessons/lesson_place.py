"""Where a window shows a lesson, until another takes its place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from app.learn.lessons.lesson_view import LessonView
from app.own_search.files import SearchFiles
from app.ui.look.theme import Appearance
from app.ui.widgets.shorthand import column
from solvers.lessons import LessonDocument


class LessonPlace(QWidget):
    """Holds one lesson at the most, which is put away before another is shown."""

    def __init__(self, appearance: Appearance, searches: Callable[[], SearchFiles] | None) -> None:
        """`searches` gives the searches of the person's own, where a lesson may check them."""
        super().__init__()
        self._appearance = appearance
        self._searches = searches
        self._column = column(parent=self)
        self.lesson: LessonView | None = None
        """The lesson in sight."""

    def show_lesson(self, document: LessonDocument, folder: Path | None, focus: bool = True) -> None:
        """Show a lesson with the pictures of a folder, or what it is now, if it is shown already.

        Raises `InputError` where it cannot be shown; then it stays as it was.
        """
        if self.lesson is not None:
            self.lesson.show_document(document)
            return
        self.lesson = LessonView(document, self._appearance, folder, self._searches)
        self._column.addWidget(self.lesson, 1)
        self.lesson.begin(None if focus else self.window().focusWidget())

    def put_away(self) -> None:
        """Show no lesson, and let no search of it go on."""
        if self.lesson is not None:
            self.lesson.rest()
            self._column.removeWidget(self.lesson)
            self.lesson.hide()
            self.lesson.deleteLater()
            self.lesson = None
