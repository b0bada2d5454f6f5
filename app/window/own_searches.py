"""Searches of a person's own in the main window: the window of their files, and running them on the pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSignalBlocker, Signal, Slot

from app.puzzle.session import PuzzleSession
from app.search.worker import Report
from app.ui.settings import OWN_FILES
from app.ui.widgets.windows import SideWindow
from app.window.registry import PUZZLES
from app.window.sessions import Sessions
from solvers.message import InputError
from solvers.puzzles import entries

if TYPE_CHECKING:
    from app.compare.session import ComparisonSession
    from app.own_search.files import FileRun, SearchFiles
    from app.own_search.window import OwnSearchWindow
    from solvers.own_search.own_search import OwnEngine, OwnSearch


class OwnSearches(QObject):
    """Belongs to a main window, through all its languages; what it shows is made when it is first asked for."""

    page_wanted = Signal(str)
    """A search is to begin on the page of this name."""
    offered = Signal(object)
    """Every session is to offer the searches of this list."""

    def __init__(self, sessions: Sessions) -> None:
        super().__init__(sessions.window)
        self._sessions = sessions
        self._puzzle = _taking()[0]
        self._beside = SideWindow(self._make_window, kept=True)
        self._offered: Sequence[OwnSearch] = ()
        self._run: FileRun | None = None
        sessions.made.connect(self._follow)

    @cached_property
    def files(self) -> SearchFiles:
        """The files, which outlive their window."""
        from app.own_search.files import SearchFiles  # only here, as below: the first paint does not wait for it

        files = SearchFiles(self._sessions.settings, self)
        files.run_asked.connect(self._ask_to_run)
        files.edit_wanted.connect(self._edit)
        files.changed.connect(self._offer)
        files.run_wanted.connect(self._begin)
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
        window = self._beside.window
        self._puzzle = name if name in _taking() else self._puzzle
        if window is not None:
            window.puzzle.setCurrentIndex(_taking().index(self._puzzle))

    def leave(self, then: Callable[[], object]) -> bool:
        """Whether nothing would be lost; otherwise ask, and call `then` when nothing would be any more."""
        if not self._made:
            return True
        from app.own_search.questions import nothing_lost

        return nothing_lost(self.files, then, self._sessions.window)

    def renew(self) -> Iterator[None]:
        """Make the window again in the language in force, if it is open."""
        self._beside.renew()
        yield

    def close(self) -> None:
        """Close the window, and look at no file any more."""
        self._beside.close()
        if self._made:
            self.files.close()

    def read(self) -> None:
        """Offer the searches that were opened lately."""
        if self._sessions.settings.value(OWN_FILES):
            with QSignalBlocker(self.files):
                for file in self.files.listed:
                    file.check()
            self._offer()

    @Slot(object)
    def _follow(self, session: PuzzleSession | ComparisonSession) -> None:
        """Offer searches in a session that was made, and hear of what comes of them on the page of a puzzle."""
        of_puzzle = isinstance(session, PuzzleSession)
        if of_puzzle and session.name not in _taking():
            return
        self.offered.connect(session.offer_own)
        session.offer_own(self._offered)
        session.own_search_wanted.connect(self._want)
        if not of_puzzle:
            session.page_wanted.connect(self.page_wanted)
            return
        runner = session.runner
        runner.progressed.connect(self._take_progress)
        for end in (runner.answered, runner.ended, runner.failed):
            end.connect(self._take_end)

    @Slot(object, object)
    def _want(self, engine: OwnEngine, begin: Callable[[OwnEngine], object] | None) -> None:
        """Begin a search that was chosen among the methods, as its file is now, if it may run; show what is none."""
        self.files.open(engine.own.path)
        if self.files.shown.path == engine.own.path:
            from app.own_search.files import FileRun

            watched = begin is None and self._sessions.puzzles[engine.puzzle].watch.watching
            self.files.run(FileRun(self.files.shown, engine.puzzle, watched, begin))
        if self.files.shown.fault is not None:
            self.show()

    @Slot()
    def _offer(self) -> None:
        """Offer the searches that are listed, as they were when they were saved last without a fault."""
        offered = [file.search for file in self.files.listed]
        if offered != self._offered:
            self._offered = offered
            self.offered.emit(offered)

    @Slot(object)
    def _ask_to_run(self, run: FileRun) -> None:
        from app.own_search.questions import ask_to_run

        ask_to_run(self.files, run, self._beside.show())

    @Slot(str, str)
    def _edit(self, text: str, puzzle: str) -> None:
        self._beside.show().ask_where_to_begin(text, puzzle)

    @Slot(object)
    def _begin(self, run: FileRun) -> None:
        """Begin a search on the page of its puzzle, or where it was asked for."""
        engine, session = run.file.search.engine(run.puzzle), self._sessions.puzzles[run.puzzle]
        session.begun[engine.key] = engine
        if run.begin is not None:
            run.begin(engine)
            return
        run.file.show_output("")
        self._run = run
        self.page_wanted.emit(run.puzzle)
        session.begin_own_search(engine, run.watched)

    @Slot()
    def _take_progress(self) -> None:
        if self._run is not None:
            self._run.file.show_output(self._sessions.puzzles[self._run.puzzle].runner.printed)

    @Slot(object)
    def _take_end(self, report: Report[Any]) -> None:
        """Tell what was wrong with a search, in front of the page where its window is open."""
        run, self._run = self._run, None
        if run is None:
            return
        event = report.event
        run.file.tell(event.message if isinstance(event, InputError) else getattr(event, "reason", None))
        if run.file.fault is not None and self._beside.window is not None and self._beside.window.isVisible():
            self.show()

    @property
    def _made(self) -> bool:
        return "files" in self.__dict__

    def _make_window(self) -> OwnSearchWindow:
        from app.own_search.window import OwnSearchWindow

        puzzles = [(puzzle.title(), puzzle.name) for puzzle in PUZZLES if puzzle.name in _taking()]
        window = OwnSearchWindow(self.files, puzzles, self._sessions.appearance, self._sessions.window)
        window.puzzle.setCurrentIndex(window.puzzle.findData(self._puzzle))
        return window


def _taking() -> list[str]:
    """The names of the puzzles that take searches of a person's own."""
    return [entry.name for entry in entries() if entry.own_engine_class]
