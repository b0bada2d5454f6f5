"""Lessons of a person's own in the main window: the window in which they are written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMainWindow

from app.ui.look.theme import Appearance
from app.ui.widgets.windows import SideWindow
from app.window.sessions import Sessions

if TYPE_CHECKING:
    from app.learn.lessons.editor_window import LessonEditor
    from app.own_search.files import SearchFiles


class OwnLessons(QObject):
    """Belongs to a main window, through all its languages; the window is made when it is first asked for."""

    def __init__(
        self, window: QMainWindow, sessions: Sessions, appearance: Appearance, searches: Callable[[], SearchFiles]
    ) -> None:
        """`searches` gives the searches of the person's own, which lessons may check."""
        super().__init__(window)
        self._window = window
        self._sessions = sessions
        self._appearance = appearance
        self._searches = searches
        self._editor = SideWindow(self._make_editor, kept=True)

    @Slot(bool)
    def show(self, begin: bool) -> None:
        """Show the window, and ask where a new lesson is to be, if one is to be begun."""
        editor = self._editor.show()
        if begin:
            editor.ask_where_to_begin()

    def leave(self, then: Callable[[], object]) -> bool:
        """Whether nothing would be lost; otherwise ask, and call `then` when nothing would be any more."""
        if self._editor.window is None or not self._sessions.lessons.files.unsaved:
            return True
        from app.own_search.questions import nothing_lost  # only here: the first paint does not wait for it

        return nothing_lost(self._sessions.lessons.files, then, self._window)

    def renew(self) -> Iterator[None]:
        """Make the window again in the language in force, if it is open."""
        self._editor.renew()
        yield

    def close(self) -> None:
        """Close the window, and look at no file any more."""
        self._editor.close()
        self._sessions.close_lessons()

    def _make_editor(self) -> LessonEditor:
        from app.learn.lessons.editor_window import LessonEditor

        return LessonEditor(self._sessions.lessons.files, self._appearance, self._window, self._searches)
