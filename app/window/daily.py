"""The puzzle of the day in the window: its corner beside the tabs, its calendar, and putting it on the board."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, time
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QMainWindow, QTabWidget, QWidget
from shiboken6 import isValid

from app.ui.look.theme import Appearance
from solvers.klotski.moves import Metric

if TYPE_CHECKING:
    from app.klotski.daily.calendar import CalendarPopup
    from app.klotski.daily.corner import DailyCorner
    from app.klotski.daily.days import Days
    from app.klotski.session import KlotskiSession


class DailyPuzzles(QObject):
    """Its parts are imported when they are first needed: none before the first paint."""

    chosen = Signal()
    """The puzzle of a day was put on the board."""

    def __init__(
        self,
        window: QMainWindow,
        days: Callable[[], Days],
        session: Callable[[], KlotskiSession],
        appearance: Appearance,
    ) -> None:
        """`session` returns the session that a puzzle is shown in."""
        super().__init__(window)
        self._days = days
        self._session = session
        self._appearance = appearance
        self._corner: DailyCorner | None = None
        self._calendar: CalendarPopup | None = None

    def place_in(self, tabs: QTabWidget) -> None:
        """Stand at the right of the tabs, which are new."""
        from app.klotski.daily.corner import DailyCorner

        self._corner = corner = DailyCorner(self._days(), self._appearance, tabs)
        corner.button.clicked.connect(self.open_today)
        corner.button.customContextMenuRequested.connect(self.show_calendar)
        corner.arrow.clicked.connect(self.show_calendar)
        tabs.setCornerWidget(corner, Qt.Corner.TopRightCorner)
        for before, after in pairwise((tabs.tabBar(), corner.button, corner.arrow)):
            QWidget.setTabOrder(before, after)
        corner.show()

    def set_today(self, day: date) -> None:
        """Take this date for today's, whatever the clock says."""
        noon = datetime.combine(day, time(12))
        self._days().follow(lambda: noon)

    @Slot()
    def open_today(self) -> None:
        """Put today's puzzle on the board; where there is none, show the calendar."""
        days = self._days()
        days.renew()
        if days.has_puzzle:
            self.open(days.today)
        else:
            self.show_calendar()

    @property
    def calendar_shown(self) -> bool:
        """Whether the calendar is open."""
        return self._calendar is not None and isValid(self._calendar) and self._calendar.isVisible()

    @Slot()
    def show_calendar(self) -> None:
        """Open the calendar below the corner, or close it."""
        if self._calendar is not None and self.calendar_shown:
            self._calendar.shut()
        elif self._corner is not None:
            from app.klotski.daily.calendar import CalendarPopup

            days = self._days()
            days.renew()
            self._calendar = CalendarPopup(days, self._stars, self._appearance, self._corner.opener)
            self._calendar.chosen.connect(self.open)
            self._calendar.open()

    @Slot(object)
    def open(self, day: date) -> None:
        """Put the puzzle of a day on the board; until it is solved, a game of it that was begun goes on."""
        from solvers.klotski.catalogue.daily import puzzle_of

        puzzle, session = puzzle_of(day), self._session()
        if puzzle is None:
            return
        if session.layout != puzzle.layout or session.game.complete:
            solved = self._days().solved_of([day])
            (session.show_layout if solved else session.take_up)(puzzle.layout)
        self.chosen.emit()

    def _stars(self, day: date) -> int | None:
        """The most stars for the puzzle of a day, in whichever count."""
        from solvers.klotski.catalogue.daily import puzzle_of

        puzzle, progress = puzzle_of(day), self._session().progress
        bests = () if puzzle is None else (progress.best(puzzle.layout, metric) for metric in Metric)
        return max((best.stars for best in bests if best is not None and best.stars is not None), default=None)
