"""Searches of a person's own in the main window: the window of their files, and running them on the pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMainWindow

from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.widgets.windows import SideWindow
from app.window.registry import PUZZLES
from app.window.sessions import Sessions

if TYPE_CHECKING:
    from app.own_search.files import SearchFiles
    from app.own_search.window import OwnSearchWindow


class OwnSearches(QObject):
    """Belongs to a main window, through all its languages; what it shows is made when it is first asked for."""

    page_wanted = Signal(str)
    """A search has begun on the page of the puzzle of this name."""

    def __init__(self, window: QMainWindow, sessions: Sessions, appearance: Appearance, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._sessions = sessions
        self._appearance = appearance
        self._settings = settings
        self._puzzle = PUZZLES[0].name
        self._beside = SideWindow(self._make_window, kept=True)

    @cached_property
    def files(self) -> SearchFiles:
        """The files, which outlive their window."""
        from app.own_search.files import SearchFiles  # only here, as below: the first paint does not wait for it

        files = SearchFiles(self._settings, self)
        files.run_asked.connect(self.show)
        return files

    @Slot()
    def show(self) -> None:
        """Show the window of the files."""
        self._beside.show()

    @Slot(object)
    def open(self, path: Path) -> None:
        """Show a file, of which nothing is run."""
        self.files.open(path)
        self.show()

    def follow_page(self, name: str) -> None:
        """Have searches run on the puzzle that is in front, if it is one."""
        window, names = self._beside.window, [puzzle.name for puzzle in PUZZLES]
        self._puzzle = name if name in names else self._puzzle
        if window is not None:
            window.puzzle.setCurrentIndex(names.index(self._puzzle))

    def leave(self, then: Callable[[], object]) -> bool:
        """Whether nothing would be lost; otherwise ask, and call `then` when nothing would be any more."""
        if not self._made or not self.files.unsaved:
            return True
        from app.own_search.questions import nothing_lost

        return nothing_lost(self.files, then, self._window)

    def renew(self) -> Iterator[None]:
        """Make the window again in the language in force, if it is open."""
        self._beside.renew()
        yield

    def close(self) -> None:
        """Close the window, and look at no file any more."""
        self._beside.close()
        if self._made:
            self.files.close()

    @property
    def _made(self) -> bool:
        return "files" in self.__dict__

    def _make_window(self) -> OwnSearchWindow:
        from app.own_search.window import OwnSearchWindow

        puzzles = [(puzzle.title(), puzzle.name) for puzzle in PUZZLES]
        window = OwnSearchWindow(self.files, puzzles, self._appearance, self._settings, self._window)
        window.puzzle.setCurrentIndex(window.puzzle.findData(self._puzzle))
        return window
