"""The puzzles of the days that a person has solved, without widgets: what today is, each day's state, the streak."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date, datetime, time, timedelta
from enum import Enum, auto

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from app.klotski.ended_game import FinishedKlotskiGame
from app.klotski.repositories import SolvedDay, SolvedDays
from app.puzzle.saving import Saver
from app.storage.faults import faults_told
from app.storage.storage import Storage
from solvers.klotski.catalogue.daily import FIRST_DAY, LAST_DAY, day_of

DAY = timedelta(days=1)
LONGEST_WAIT_MS = 3_600_000
"""What is waited for midnight at a time: a computer that sleeps does not count, and a clock may be set."""


class DayState(Enum):
    """What a day's puzzle is to a person today."""

    ON_TIME = auto()
    """Solved on its day."""
    LATE = auto()
    """Solved on a later day."""
    TODAY = auto()
    """Today's, not solved yet."""
    OPEN = auto()
    """A past day's that was not solved."""
    FUTURE = auto()
    NONE = auto()
    """There is no puzzle for this day."""


class Days(QObject):
    """Belongs to a window, through all its languages.

    Today is the local date; what was solved is kept whatever the clock says afterwards.
    """

    changed = Signal()
    """It is another day, or other days are solved."""
    failed = Signal(object)
    """The `Message` of why the days could not be read."""

    def __init__(self, storage: Storage, saver: Saver, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._storage = storage
        self._saver = saver
        self._clock: Callable[[], datetime] = datetime.now
        self.today = self._clock().date()
        """The date, as it was last looked at."""
        self._on_time: dict[date, bool] = {}
        self._unwritten: dict[date, bool] = {}
        """Those that could not be written at once: the saver will, as soon as it can."""
        self._midnight = QTimer(self, singleShot=True, timerType=Qt.TimerType.VeryCoarseTimer)
        self._midnight.timeout.connect(self.renew)

    @property
    def has_puzzle(self) -> bool:
        """Whether there is a puzzle for today."""
        return FIRST_DAY <= self.today <= LAST_DAY

    @property
    def streak(self) -> int:
        """How many days in a row were solved on their day, up to today, or to yesterday while today is open."""
        return row_up_to(self.today, self._in_time)

    @property
    def longest_streak(self) -> int:
        """The longest such row there ever was."""
        return longest_row(self._in_time)

    @property
    def _in_time(self) -> set[date]:
        return {day for day, on_time in self._on_time.items() if on_time}

    def state(self, day: date) -> DayState:
        """What the puzzle of a day is today."""
        if not FIRST_DAY <= day <= LAST_DAY:
            return DayState.NONE
        if day in self._on_time:
            return DayState.ON_TIME if self._on_time[day] else DayState.LATE
        if day == self.today:
            return DayState.TODAY
        return DayState.OPEN if day < self.today else DayState.FUTURE

    def solved_of(self, days: Iterable[date]) -> int:
        """How many of these days are solved, on time or later."""
        return sum(day in self._on_time for day in days)

    def follow(self, clock: Callable[[], datetime]) -> None:
        """Take the local time from this clock, from now on."""
        self._clock = clock
        self.renew()

    @Slot()
    def read(self) -> None:
        """Read anew which days are solved, and begin to wait for midnight."""
        with faults_told(self.failed.emit):
            kept = self._storage.repository(SolvedDays).newest()
            self._on_time = {solved.day: solved.on_time for solved in kept}
            for day, on_time in self._unwritten.items():
                self._on_time[day] = on_time or self._on_time.get(day, False)
            self.changed.emit()
            self.renew()

    @Slot(object)
    def take(self, finished: FinishedKlotskiGame) -> None:
        """Keep the day of a game that was finished, if it was that of a day, and the person's own."""
        self.renew()
        day = day_of(finished.layout)
        if day is None or day > self.today or finished.given:
            return
        on_time = day == self.today or self._on_time.get(day, False)
        if self._on_time.get(day) is not on_time:
            if self._saver.keep(self._storage.repository(SolvedDays), SolvedDay(day, finished.layout, on_time)) is None:
                self._unwritten[day] = on_time
            self._on_time[day] = on_time
            self.changed.emit()

    @Slot()
    def renew(self) -> None:
        """Look at the clock: it may be another day. Then wait for the next midnight."""
        now = self._clock()
        if now.date() != self.today:
            self.today = now.date()
            self.changed.emit()
        midnight = datetime.combine(now.date() + DAY, time(), now.tzinfo)
        wait = (midnight - now) // timedelta(milliseconds=1) + 1
        self._midnight.start(min(wait, LONGEST_WAIT_MS))

    def close(self) -> None:
        """Wait for no midnight any more."""
        self._midnight.stop()


def row_up_to(today: date, solved: set[date]) -> int:
    """How many days in a row are solved, up to today, or to yesterday while today is open."""
    return _run_up_to(today if today in solved else today - DAY, solved)


def longest_row(solved: set[date]) -> int:
    """The longest row of days that are solved."""
    return max((_run_up_to(day, solved) for day in solved if day + DAY not in solved), default=0)


def _run_up_to(last: date, solved: set[date]) -> int:
    """How many days in a row are among the solved, the last of them this."""
    number = 0
    while last - number * DAY in solved:
        number += 1
    return number
