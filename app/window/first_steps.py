"""Points to what can be done next: after the first finished game, and after the first search that was watched."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRect, Signal, Slot
from PySide6.QtWidgets import QPushButton, QTabBar, QWidget
from shiboken6 import isValid

from app.puzzle.session import PuzzleSession
from app.ui.settings import Tips
from app.window.pages import NAMES, TAB_BAR

if TYPE_CHECKING:
    from app.puzzle.game_section import GameSection
    from app.ui.widgets.pointer_tip import PointerTip

WATCH, LESSONS = "watch", "lessons"
"""The names of the tips."""


class FirstSteps(QObject):
    """Shows each tip once, as long as tips are wanted; it belongs to a window, through all its languages.

    `front` returns the page in front.
    """

    lessons_wanted = Signal()
    """The tip on lessons was followed."""
    turned_off = Signal()
    """No tips are to be shown any more."""

    def __init__(self, window: QWidget, tips: Tips, front: Callable[[], QWidget]) -> None:
        super().__init__(window)
        self._window = window
        self._tips = tips
        self._front = front
        self._followed: set[str] = set()
        self._shown: PointerTip | None = None
        self._section: GameSection | None = None
        """The section of the game that was finished last."""

    def follow(self, session: PuzzleSession) -> None:
        """Hear of what is done in the session of a puzzle."""
        if session.name not in self._followed:
            self._followed.add(session.name)
            session.game.finished.connect(self._await_card)
            session.watch.watching_changed.connect(self._point_to_lessons)

    def put_away(self) -> None:
        """Take away the tip that is shown."""
        shown, self._shown = self._shown, None
        if shown is not None and isValid(shown):
            shown.dismiss()

    @Slot()
    def _await_card(self) -> None:
        """A game was finished on the page in front: a tip waits for its card to be taken away."""
        from app.puzzle.page import PuzzlePage  # loaded already, where a game was finished

        page = self._front()
        section = page.game_section if isinstance(page, PuzzlePage) else None
        if section is not None and section is not self._section:
            self._section = section
            section.card_changed.connect(self._point_to_watch)

    @Slot()
    def _point_to_watch(self) -> None:
        """The card of a game that was finished came or went: once it is gone, the program can be watched at the same.

        Who plays on from the card is not held up, nor is who has turned to another page.
        """
        from app.puzzle.page import PuzzlePage  # loaded already, where a game was finished

        page, section = self._front(), self._section
        if section is None or not isinstance(page, PuzzlePage) or page.game_section is not section:
            return
        if section.card_shown or not page.session.game.complete or page.presentation is not None:
            return
        by_hand = page.findChild(QPushButton, page.session.name + "ByHandButton")
        targets = (page.watch_button, by_hand)  # the second in place of the first during a game by hand
        target = next((one for one in targets if one is not None and one.isVisible() and one.isEnabled()), None)
        if target is None:
            return
        text = QCoreApplication.translate("FirstSteps", "Now watch the program look for a solution, step by step.")
        tip = self._point(WATCH, text, page.watch_button.text(), target)
        if tip is not None:
            tip.act_button.clicked.connect(page.session.watch_search)
            page.session.game.moved.connect(tip.dismiss)  # the person goes on

    @Slot(bool)
    def _point_to_lessons(self, watching: bool) -> None:
        """A search was watched to its end: the lessons tell more of how searches work."""
        from app.puzzle.page import PuzzlePage  # loaded already, where a search was watched

        page, bar = self._front(), self._window.findChild(QTabBar, TAB_BAR)
        if watching or bar is None or not isinstance(page, PuzzlePage) or page.presentation is not None:
            return
        self._tips.note(WATCH)
        text = QCoreApplication.translate("FirstSteps", "The lessons take such searches apart, one idea at a time.")
        act = QCoreApplication.translate("FirstSteps", "Open the first lesson")
        tip = self._point(LESSONS, text, act, bar, partial(bar.tabRect, NAMES.index(LESSONS)))
        if tip is not None:
            tip.act_button.clicked.connect(self.lessons_wanted)
            page.session.watch.watching_changed.connect(tip.dismiss)

    def _point(
        self, name: str, text: str, act: str, target: QWidget, place: Callable[[], QRect] | None = None
    ) -> PointerTip | None:
        """Show a tip and return it; None where it is not wanted."""
        if not self._tips.wants(name):
            return None
        from app.ui.widgets.pointer_tip import PointerTip  # only here: the first paint does not wait for it

        self.put_away()
        self._tips.note(name)
        self._shown = tip = PointerTip(name=name + "Tip", text=text, act=act, target=target, place=place)
        tip.off_button.clicked.connect(self.turned_off)
        tip.open()
        return tip
