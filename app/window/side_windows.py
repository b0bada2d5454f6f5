"""The windows of the Help menu and of lessons, each made when it is first asked for, and again in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Slot, qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from app.ui.widgets.windows import SideWindow, message_box
from app.window.sessions import Sessions

if TYPE_CHECKING:
    from app.learn.guide.window import GuideWindow
    from app.learn.lessons.editor_window import LessonEditor
    from app.learn.lessons.own_files import LessonFile
    from app.learn.lessons.window import LessonWindow
    from app.own_search.files import SearchFiles
    from app.window.shortcuts import ShortcutsWindow


class HelpWindows(QObject):
    """Shows the guide, the keys, the lessons and their editor beside a window, one of each at the most.

    They are imported when they are first asked for, so that they do not delay the main window.
    """

    def __init__(self, sessions: Sessions, searches: Callable[[], SearchFiles]) -> None:
        """`searches` gives the searches of the person's own, which lessons may check."""
        super().__init__(sessions.window)
        self._sessions = sessions
        self._searches = searches
        self._guide = SideWindow(self._make_guide)
        self._lesson = SideWindow(self._make_lesson)
        self._editor = SideWindow(self._make_editor, kept=True)
        self._shortcuts = SideWindow(self._make_shortcuts)
        sessions.lesson_asked.connect(self.show_lesson)
        sessions.lesson_editor_asked.connect(self.show_editor)

    def show_guide(self, chapter: str) -> None:
        """Show the guide at this chapter, by the name of the page, or of the part of one, that it is on."""
        self._guide.show().show_chapter_on(chapter)

    def show_shortcuts(self) -> None:
        """Show all keys."""
        self._shortcuts.show()

    def show_about(self) -> None:
        """Say what the program is."""
        about_box(self._sessions.window).open()

    @Slot(object)
    def show_lesson(self, asked: int | LessonFile) -> None:
        """Show the lesson of a number, from 0, or one of the person's own."""
        self._lesson.show().show_lesson(asked)

    @Slot(bool)
    def show_editor(self, begin: bool) -> None:
        """Show the window in which lessons are written, and ask where a new one is to be, if one is to be begun."""
        editor = self._editor.show()
        if begin:
            editor.ask_where_to_begin()

    def leave(self, then: Callable[[], object]) -> bool:
        """Whether nothing of a lesson would be lost; otherwise ask, and call `then` when nothing would be any more."""
        if self._editor.window is None:
            return True
        from app.own_search.questions import nothing_lost  # only here: the first paint does not wait for it

        return nothing_lost(self._sessions.lessons.files, then, self._sessions.window)

    def renew(self) -> Iterator[None]:
        """Make what is open again in the language in force, a window at each step. A lesson starts over."""
        for window in (self._guide, self._shortcuts, self._editor):
            window.renew()
            yield
        shown = self._lesson.window
        asked = None if shown is None else shown.file or shown.number
        if (lesson := self._lesson.renew()) is not None and asked is not None:
            lesson.show_lesson(asked)
        yield

    def close(self) -> None:
        """Close what is open."""
        for window in (self._guide, self._lesson, self._shortcuts, self._editor):
            window.close()

    def _make_lesson(self) -> LessonWindow:
        from app.learn.lessons.window import LessonWindow

        made = LessonWindow(self._sessions.appearance, self._sessions.window, self._searches)
        made.turned.connect(self._sessions.lessons.mark)
        return made

    def _make_guide(self) -> GuideWindow:
        from app.learn.guide.window import GuideWindow

        return GuideWindow(self._sessions.appearance, self._sessions.window)

    def _make_editor(self) -> LessonEditor:
        from app.learn.lessons.editor_window import LessonEditor

        return LessonEditor(
            self._sessions.lessons.files, self._sessions.appearance, self._sessions.window, self._searches
        )

    def _make_shortcuts(self) -> ShortcutsWindow:
        from app.window.shortcuts import ShortcutsWindow, shortcut_groups

        return ShortcutsWindow(shortcut_groups(self._sessions.window.menuBar()), self._sessions.window)


def about_box(parent: QWidget) -> QMessageBox:
    """A box that says what the program is, its version, its sources and its licence."""
    from platform import python_version  # only here: the first paint does not wait for these

    from solvers.version import installed_version

    translate = QCoreApplication.translate
    text = translate("About", "Huarong Knight {version}").format(version=installed_version())
    parts = (
        translate(
            "About",
            "Klotski (the Huarong Pass) and the knight's tour: play them, watch how searches solve them, and learn why "
            "they succeed.",
        ),
        # Whose methods and figures the program shows; the guide tells more of each.
        translate(
            "About",
            "Sources:\n"
            "• Wei Chung-liang and Lin Shun-shii, National Taiwan Normal University, about 1999: Solving the ancient "
            "Chinese puzzle Klotski by computer (利用電腦探討中國古代益智遊戲─『華容道』之解法)\n"
            "• Lü Zhenyu, cnblogs, 2005: Klotski and data structures (华容道与数据结构), with his programs ConsoleHRD "
            "and WinHRD\n"
            "• Two anonymous programs for the knight's tour: a course report with a stack (马踏棋盘程序设计), and a "
            "recursive exercise in C",
        ),
        translate("About", "Free software under the MIT licence.\nPython {python}, Qt {qt}.").format(
            python=python_version(), qt=qVersion()
        ),
    )
    return message_box(parent, "aboutBox", translate("About", "About Huarong Knight"), text, parts)
