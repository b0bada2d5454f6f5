"""The sessions of the window's pages, each made when it is first asked for and connected to the others."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.history.recorder import Recorder
from app.puzzle.game_clock import UserActivity
from app.puzzle.saving import Saver
from app.puzzle.session import PuzzleSession
from app.storage.storage import Storage
from app.ui.look.theme import Appearance
from app.ui.settings import COMPARISON, Settings
from app.window.registry import PUZZLES, OnDemand

if TYPE_CHECKING:
    from app.compare.session import ComparisonSession
    from app.history.session import HistorySession
    from app.klotski.daily.days import Days
    from app.klotski.finished_game import FinishedKlotskiGame
    from app.klotski.session import KlotskiSession
    from app.learn.chapters.session import ChaptersSession
    from app.learn.lessons.session import LessonsSession


class Sessions(QObject):
    """Belongs to a window, through all its languages.

    `puzzles` are the sessions of the puzzles by name; those that nobody has asked for are not made, and their settings
    stay as they are. What the data file holds is read from `read_saved` on.
    """

    saved = Signal()
    """Something was saved: there may be other records in the history."""
    own_changed = Signal()
    """Something that the person named or played may be another: it was saved, deleted or restored."""
    replaced = Signal()
    """Other records took the place of all: the numbers of those that were there mean others now."""
    puzzle_asked = Signal(str)
    """The page of the puzzle of this name is asked for."""
    reopened = Signal(object)
    """A record of the history is to be shown on the page of its puzzle."""
    failed = Signal(object)
    """The `Message` of why something could not be read or saved."""
    layout_asked = Signal(object)
    """A `Layout` is to be played."""
    board_asked = Signal(object, object)
    """A tour is to be made of a `Board`: closed or not, or (None) as before."""
    lesson_asked = Signal(int)
    """The lesson of this number, from 0, is to be shown."""

    def __init__(self, storage: Storage, settings: Settings, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self.saver = Saver(self)
        self.user_activity = UserActivity(window)
        self.puzzles: OnDemand[PuzzleSession] = OnDemand(self._make)
        self._storage = storage
        self._settings = settings
        self._appearance = appearance
        self._window = window
        self._reads = False
        self._going_on: set[str] = set()
        self._warm: set[str] = set()
        self.saver.saved.connect(self.saved)
        self.saver.failed.connect(self.failed)

    @property
    def klotski(self) -> KlotskiSession:
        """The session of Klotski."""
        return cast("KlotskiSession", self.puzzles["klotski"])

    @cached_property
    def history(self) -> HistorySession:
        """The session of the history."""
        from app.history.session import HistorySession
        from app.history.statistics import StatisticsSession

        puzzles = [puzzle.records for puzzle in PUZZLES]
        session = HistorySession(self._storage.history, puzzles, self._settings, self)
        self.saved.connect(session.refresh)
        session.changed.connect(self.own_changed)
        self.replaced.connect(session.forget_deletions)
        session.opened.connect(self.reopened)
        session.puzzle_asked.connect(self.puzzle_asked)
        session.failed.connect(self.failed)
        session.statistics = statistics = StatisticsSession(
            lambda: self._storage.file, puzzles, lambda: self.days.today, session
        )
        statistics.failed.connect(self.failed)
        statistics.wanted.connect(self.layout_asked)
        return session

    @cached_property
    def days(self) -> Days:
        """The puzzles of the days that were solved."""
        from app.klotski.daily.days import Days

        days = Days(self._storage, self.saver, self)
        days.failed.connect(self.failed)
        self.own_changed.connect(days.read)
        self.user_activity.active_changed.connect(days.renew)
        if self._reads:
            days.read()
        return days

    @cached_property
    def comparison(self) -> ComparisonSession:
        """The session of the comparisons."""
        from app.compare.session import ComparisonSession
        from app.compare.setup import parse_setup

        session = ComparisonSession(self._storage.comparisons, self)
        session.setup = self._settings.restored(COMPARISON, parse_setup) or session.setup
        session.failed.connect(self.failed)
        self.own_changed.connect(session.read_kept)
        self.replaced.connect(session.forget)
        return session

    @cached_property
    def lessons(self) -> LessonsSession:
        """The session of the lessons."""
        from app.learn.lessons.session import LessonsSession

        session = LessonsSession(self._settings, self)
        session.asked.connect(self.lesson_asked)
        return session

    @cached_property
    def chapters(self) -> ChaptersSession:
        """The session of the chapters."""
        from app.learn.chapters.session import ChaptersSession

        session = ChaptersSession(self.klotski, self._storage, self.saver, self)
        session.layout_asked.connect(self.layout_asked)
        session.board_asked.connect(self.board_asked)
        session.failed.connect(self.failed)
        self.own_changed.connect(session.read)
        self.replaced.connect(session.forget_removed)
        if self._reads:
            session.read()
        return session

    def of_page(self, name: str) -> QObject:
        """The session that the page of this name is a view of."""
        of_pages: dict[str, Callable[[], QObject]] = {
            "history": lambda: self.history,
            "compare": lambda: self.comparison,
            "lessons": lambda: self.lessons,
            "chapters": lambda: self.chapters,
        }
        return of_pages[name]() if name in of_pages else self.puzzles[name]

    def go_on(self, but: str = "") -> None:
        """Go on with the games in which the program was left, now or when their sessions are made, `but` one puzzle."""
        self._going_on = {puzzle.name for puzzle in PUZZLES} - {but}
        for name in self._going_on & self.puzzles.keys():
            self.puzzles[name].restore()

    def read_saved(self) -> None:
        """Read what is saved for the sessions that there are, and from now on for others as soon as they are made."""
        self._reads = True
        for session in self.puzzles.values():
            _read(session)
        if "days" in self.__dict__:
            self.days.read()
        if "chapters" in self.__dict__:
            self.chapters.read()

    def warm_up(self, name: str) -> None:
        """Load what the first search of a puzzle will need, in the background; once."""
        if name not in self._warm:
            self._warm.add(name)
            self.puzzles[name].warm_up()

    def write_games(self) -> None:
        """Write the games that are played now."""
        for session in self.puzzles.values():
            session.autosave.write()

    @Slot()
    def write(self) -> None:
        """Write everything that is not written yet."""
        self.write_games()
        self.saver.write()

    @Slot(bool)
    def read_restored(self, replaced: bool) -> None:
        """Show what the data file holds now; with `replaced`, nothing goes on under the number that it had.

        Then the sessions that nobody has asked for are made too: what each was left with has a number.
        """
        if replaced:
            self.saver.forget_numbers()
            for puzzle in PUZZLES:
                self.puzzles[puzzle.name].autosave.go_on(None)
            self.replaced.emit()
        self.own_changed.emit()
        self.saved.emit()

    def pause_all_but(self, name: str) -> None:
        """Let the playback of every other puzzle rest."""
        for puzzle, session in self.puzzles.items():
            if puzzle != name:
                session.playback.pause()

    def remember(self) -> None:
        """Keep the choices for the next time."""
        for session in self.puzzles.values():
            session.remember(self._settings)
        if "comparison" in self.__dict__:
            self._settings.keep(COMPARISON, self.comparison.setup.text())

    @Slot()
    def close(self) -> None:
        """End for good: no search outlives this, and what goes on while the window is hidden is nobody's activity."""
        self.user_activity.blockSignals(True)
        made = (self.__dict__.get(name) for name in ("comparison", "days", "history"))
        for session in (*self.puzzles.values(), *filter(None, made)):
            session.close()
        self.saver.stop()

    def _make(self, name: str) -> PuzzleSession:
        puzzle = next(puzzle for puzzle in PUZZLES if puzzle.name == name)
        session = puzzle.make_session(self._storage, self._settings, self.saver, self)
        session.playback.follow_motion(self._appearance)
        Recorder(
            runner=session.runner,
            load_records=lambda: puzzle.records,
            storage=self._storage,
            saver=self.saver,
            parent=session,
        )
        if name == "klotski":
            session.game.finished.connect(self._note_day)
        session.saved.connect(self.saved)
        session.failed.connect(self.failed)
        self.own_changed.connect(session.read_own)
        self.own_changed.connect(session.autosave.read_best)
        clock = session.game.clock
        self.user_activity.active_changed.connect(clock.follow_window)
        self.user_activity.noted.connect(clock.note)
        if self._window.isVisible():
            clock.follow_window(self._window.isActiveWindow())
        if self._reads:
            _read(session)
        if name in self._going_on:
            session.restore()
        return session

    @Slot(object)
    def _note_day(self, finished: FinishedKlotskiGame) -> None:
        self.days.take(finished)


def _read(session: PuzzleSession) -> None:
    session.read_own()
    session.autosave.read_best()
