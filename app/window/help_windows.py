"""The windows of the Help and Lessons menus; each is made when it is asked for, and gone when it closes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QDialog, QMainWindow

from app.ui.look.theme import Appearance


class HelpWindows(QObject):
    """Shows the guide, the shortcuts and the lessons over a window, one of each at the most."""

    def __init__(self, window: QMainWindow, appearance: Appearance) -> None:
        super().__init__(window)
        self._window = window
        self._appearance = appearance
        self._open: dict[str, QDialog] = {}

    def show_guide(self, page: int) -> None:
        """Show the guide at its chapter on the page of this number."""
        from app.learn.guide import GuideWindow

        if not self._activate("guide"):
            self._show("guide", GuideWindow(self._appearance, self._window))
        window = self._open["guide"]
        assert isinstance(window, GuideWindow)
        window.show_chapter_on(page)

    def show_shortcuts(self) -> None:
        """Show all keys."""
        from app.window.shortcuts import ShortcutsWindow, shortcut_groups

        if not self._activate("shortcuts"):
            groups = shortcut_groups(self._window.menuBar())
            self._show("shortcuts", ShortcutsWindow(groups, self._window))

    def show_lesson(self, number: int) -> None:
        """Show the lesson of this number, from 0."""
        from app.learn.lessons.window import LessonWindow

        if not self._activate("lesson"):
            self._show("lesson", LessonWindow(self._appearance, self._window))
        window = self._open["lesson"]
        assert isinstance(window, LessonWindow)
        window.show_lesson(number)

    def close(self) -> None:
        """Close what is open."""
        for dialog in list(self._open.values()):
            dialog.close()

    def _show(self, name: str, dialog: QDialog) -> None:
        self._open[name] = dialog
        dialog.finished.connect(self._forget_closed)
        dialog.show()

    @Slot()
    def _forget_closed(self) -> None:
        for name, dialog in list(self._open.items()):
            if dialog.isHidden():
                self._open.pop(name).deleteLater()

    def _activate(self, name: str) -> bool:
        dialog = self._open.get(name)
        if dialog is not None:
            dialog.show()
            dialog.activateWindow()
        return dialog is not None
