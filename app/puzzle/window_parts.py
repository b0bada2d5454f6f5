"""What a puzzle has in the main window besides its page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QTabWidget

from app.puzzle.saving import Saver
from app.storage.storage import Storage
from app.ui.look.theme import Appearance
from app.ui.settings import Settings


class WindowParts(QObject):
    """Windows beside the main one, what stands beside the tabs, and what a puzzle keeps whatever page is in front.

    They belong to a window, through all its languages. They are made after its first paint, or when one of the actions
    in `Puzzle.window_actions`, which are methods here or of parts, is first carried out.
    """

    chosen = Signal(str)
    """Something was put on the board of the puzzle of this name."""
    saved = Signal()
    """Something was saved under a name."""
    collected = Signal(object)
    """`CollectedItem`s are to be exported as a collection."""
    failed = Signal(object)
    """The `Message` of why something could not be read or saved."""

    def __init__(
        self,
        *,
        window: QMainWindow,
        session: Callable[[], Any],
        storage: Storage,
        saver: Saver,
        appearance: Appearance,
        settings: Settings,
    ) -> None:
        """`session` returns the session of the puzzle, which is made when it is first asked for."""
        super().__init__(window)
        self.window = window
        self.session = session
        self.storage = storage
        self.saver = saver
        self.appearance = appearance
        self.settings = settings

    @property
    def chapter(self) -> str:
        """What the guide calls the chapter on what is in front of the page; empty where nothing is."""
        return ""

    def confirm_chosen(self) -> None:
        """Say that something was put on the board."""
        self.chosen.emit(self.session().name)

    def follow_session(self, session: Any) -> None:
        """Hear of what is done in the session, which was made."""

    def follow_window(self, active: bool) -> None:
        """The window came to the front, or another did."""

    def set_today(self, day: date) -> None:
        """Take this date for today's, whatever the clock says."""

    def read(self) -> None:
        """Read what is saved, now that the data file can be asked, or is another."""

    def place_in(self, tabs: QTabWidget) -> None:
        """Stand beside the tabs, which are new."""

    def renew(self) -> Iterator[None]:
        """Make the windows that are open again in the language in force, one at each step."""
        return iter(())

    def close(self) -> None:
        """Close what is open, for good."""
