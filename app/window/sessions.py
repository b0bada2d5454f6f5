"""The sessions of the window's pages, and what puzzles have besides; made when first asked for, and connected."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMainWindow

from app.history.recorder import Recorder
from app.puzzle.game_clock import UserActivity
from app.puzzle.saving import Saver
from app.puzzle.session import PuzzleSession
from app.storage.storage import Storage
from app.ui.look.theme import Appearance
from app.ui.settings import COMPARISON, Settings
from app.window.registry import PUZZLES, OnDemand
from solvers.puzzles import imported

if TYPE_CHECKING:
    from app.compare.session import ComparisonSession
    from app.history.session import HistorySession
    from app.learn.chapters.session import ChaptersSession
    from app.learn.lessons.session import LessonsSession
    from app.puzzle.window_parts import WindowParts


class Sessions(QObject):
    """Belongs to a window, through all its languages.

    `puzzles` are the sessions of the puzzles by name; those that nobody has asked for are not made, and their settings
    stay as they are. `window_parts` is what puzzles have in the window besides their pages, by name too. What the data
    file holds is read from `read_saved` on.
    """

    made = Signal(object)
    """The session of a puzzle was made, or that of the comparisons."""
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
    subject_asked = Signal(object)
    """Something is to be played: it is of the class that its puzzle names for that."""
    chosen = Signal(str)
    """Something was put on the board of the puzzle of this name, from another window or from beside the tabs."""
    collected = Signal(object)
    """`CollectedItem`s are to be exported as a collection."""
    lesson_asked = Signal(object)
    """The lesson of this number, from 0, or of this `LessonFile`, is to be shown."""
    lesson_editor_asked = Signal(bool)
    """The window in which lessons are written is to be shown, and whether a new one is to be begun."""

    def __init__(self, storage: Storage, settings: Settings, appearance: Appearance, window: QMainWindow) -> None:
        """What the sessions are made with, other parts of the window have from here."""
        super().__init__(window)
        self.saver = Saver(self)
        self.user_activity = UserActivity(window)
        self.puzzles: OnDemand[PuzzleSession] = OnDemand(self._make)
        self.window_parts: OnDemand[WindowParts] = OnDemand(self._make_window_parts)
        self._today: date | None = None
        self.storage = storage
        self.settings = settings
        self.appearance = appearance
        self.window = window
        self._reads = False
        self._going_on: set[str] = set()
        self._warm: set[str] = set()
        self.saver.saved.connect(self.saved)
        self.saver.failed.connect(self.failed)

    @cached_property
    def history(self) -> HistorySession:
        """The session of the history."""
        from app.history.session import HistorySession
        from app.history.statistics import StatisticsSession

        puzzles = [puzzle.records for puzzle in PUZZLES]
        session = HistorySession(self.storage.history, puzzles, self.settings, self)
        self.saved.connect(session.refresh)
        session.changed.connect(self.own_changed)
        self.replaced.connect(session.forget_deletions)
        session.opened.connect(self.reopened)
        session.puzzle_asked.connect(self.puzzle_asked)
        session.failed.connect(self.failed)
        session.statistics = statistics = StatisticsSession(lambda: self.storage.file, puzzles, self.today, session)
        statistics.failed.connect(self.failed)
        statistics.wanted.connect(self.subject_asked)
        return session

    @cached_property
    def comparison(self) -> ComparisonSession:
        """The session of the comparisons."""
        from app.compare.session import ComparisonSession
        from app.compare.setup import parse_setup

        session = ComparisonSession(self.storage.comparisons, self)
        session.setup = self.settings.restored(COMPARISON, parse_setup) or session.setup
        self.made.emit(session)
        session.failed.connect(self.failed)
        self.own_changed.connect(session.read_kept)
        self.replaced.connect(session.forget)
        return session

    @cached_property
    def lessons(self) -> LessonsSession:
        """The session of the lessons."""
        from app.learn.lessons.session import LessonsSession

        session = LessonsSession(self.settings, self)
        session.asked.connect(self.lesson_asked)
        session.editor_asked.connect(self.lesson_editor_asked)
        return session

    @cached_property
    def chapters(self) -> ChaptersSession:
        """The session of the chapters."""
        from app.learn.chapters.session import ChaptersSession

        session = ChaptersSession(self.puzzles, self.storage, self.saver, self)
        session.asked.connect(self.subject_asked)
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

    def all_window_parts(self) -> Iterator[WindowParts]:
        """What all puzzles have in the window besides their pages; made where it was not."""
        return (self.window_parts[puzzle.name] for puzzle in PUZZLES if puzzle.window_parts_class)

    def today(self) -> date:
        """Today's date as the clock has it, unless `set_today` said otherwise."""
        return self._today or date.today()

    def set_today(self, day: date) -> None:
        """Take this date for today's, whatever the clock says."""
        self._today = day
        for parts in self.all_window_parts():
            parts.set_today(day)

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
        for parts in self.window_parts.values():
            parts.read()
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
            session.remember(self.settings)
        if "comparison" in self.__dict__:
            self.settings.keep(COMPARISON, self.comparison.setup.text())

    @Slot()
    def close(self) -> None:
        """End for good: no search outlives this, and what goes on while the window is hidden is nobody's activity."""
        self.user_activity.blockSignals(True)
        made = (self.__dict__.get(name) for name in ("comparison", "history", "lessons"))
        for one in (*self.puzzles.values(), *self.window_parts.values(), *filter(None, made)):
            one.close()
        self.saver.stop()

    def _make(self, name: str) -> PuzzleSession:
        puzzle = next(puzzle for puzzle in PUZZLES if puzzle.name == name)
        session: PuzzleSession = imported(puzzle.session_class)(self.storage, self.settings, self.saver, self)
        session.playback.follow_motion(self.appearance)
        Recorder(
            runner=session.runner,
            load_records=lambda: puzzle.records,
            storage=self.storage,
            saver=self.saver,
            parent=session,
        )
        if name in self.window_parts:
            self.window_parts[name].follow_session(session)
        session.saved.connect(self.saved)
        session.failed.connect(self.failed)
        self.own_changed.connect(session.read_own)
        self.own_changed.connect(session.autosave.read_best)
        clock = session.game.clock
        self.user_activity.active_changed.connect(clock.follow_window)
        self.user_activity.noted.connect(clock.note)
        if self.window.isVisible():
            clock.follow_window(self.window.isActiveWindow())
        self.made.emit(session)
        if self._reads:
            _read(session)
        if name in self._going_on:
            session.restore()
        return session

    def _make_window_parts(self, name: str) -> WindowParts:
        puzzle = next(puzzle for puzzle in PUZZLES if puzzle.name == name)
        parts: WindowParts = imported(puzzle.window_parts_class)(
            window=self.window,
            session=lambda: self.puzzles[name],
            storage=self.storage,
            saver=self.saver,
            appearance=self.appearance,
            settings=self.settings,
        )
        parts.chosen.connect(self.chosen)
        parts.saved.connect(self.own_changed)
        parts.saved.connect(self.saved)
        parts.collected.connect(self.collected)
        parts.failed.connect(self.failed)
        self.own_changed.connect(parts.read)
        self.user_activity.active_changed.connect(parts.follow_window)
        if name in self.puzzles:
            parts.follow_session(self.puzzles[name])
        if self._reads:
            parts.read()
        return parts


def _read(session: PuzzleSession) -> None:
    session.read_own()
    session.autosave.read_best()
