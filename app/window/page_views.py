"""The pages of the window in one language or size after another: making them, turning to them, showing them again.

`IdleWork` makes them while nobody does anything; `PageRequests` hears of what pages and windows ask of other pages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from app.window.documents import Documents
from app.window.faults import Faults
from app.window.pages import NAMES, Pages
from app.window.registry import PAGES, PUZZLES
from app.window.sessions import Sessions
from solvers.message import InputError
from solvers.puzzles import imported

if TYPE_CHECKING:
    from app.compare.page import ComparePage
    from app.puzzle.page import PuzzlePage
    from app.storage.records import Record
    from app.ui.widgets.view_state import ViewState
    from app.window.registry import OnDemand, PageView

QUIET_MS = 300
"""How long nothing must have been done before work begins, or goes on."""


class IdleWork(QObject):
    """Carries out work while the window is idle: no key, click or move for a while, and nothing that runs or moves.

    The work is an iterator; one step of it is a slice, after which the event loop has its turn. A slice should take
    some 20 ms at the most. What is waited for is done first, and without a pause between its slices.
    """

    def __init__(self, busy: Callable[[], bool], parent: QObject | None = None) -> None:
        """`busy` says whether anything runs or moves."""
        super().__init__(parent)
        self._busy = busy
        self._work: Iterator[object] | None = None
        self._awaited: Iterator[object] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def begin(self, work: Iterator[object]) -> None:
        """Carry this out from now on, in place of what is left of other work."""
        self._work = work
        self._timer.start(QUIET_MS)

    def hurry(self, work: Iterator[object]) -> None:
        """Carry this out now: somebody waits for it. Then what is left of the other work goes on."""
        self._awaited = work
        self._timer.start(0)

    def stop(self) -> None:
        """Drop what is left of the work."""
        self._work = self._awaited = None
        self._timer.stop()

    @Slot()
    def wait(self) -> None:
        """Something was done: let the work rest for a while."""
        if self._work is not None and self._awaited is None:
            self._timer.start(QUIET_MS)

    @Slot()
    def _go_on(self) -> None:
        if self._awaited is not None:
            self._do_awaited(self._awaited)
            return
        if self._work is None:
            return
        if self._busy():
            self._timer.start(QUIET_MS)
        elif next(self._work, self) is self:
            self._work = None
        else:
            self._timer.start(0)

    def _do_awaited(self, work: Iterator[object]) -> None:
        self._timer.start(0)
        if next(work, self) is self:
            self._awaited = None
            self._timer.start(QUIET_MS)


class PageViews(QObject):
    """Belongs to a window, through all its languages; `pages` are the tabs in the language in force.

    At first only the page in front is made, the others when they are visited; once `prepare` was called, also while
    nobody does anything. A page that is made again shows what its former view did.
    """

    changed = Signal()
    """Another page is in front."""
    made = Signal(str)
    """The page of this name was made after the tabs were, and is in its tab."""
    imported = Signal()
    """Nearly all modules are imported, and no page but that in front is made."""

    pages: Pages

    def __init__(self, sessions: Sessions, busy: Callable[[], bool]) -> None:
        """`busy` says whether anything runs or moves, for which work beforehand waits."""
        super().__init__(sessions.window)
        self._sessions = sessions
        self._left: dict[str, ViewState] = {}
        self._tabs_had_focus = False
        self.idle = IdleWork(busy, self)
        """Makes pages beforehand."""
        self._prepared = False
        self._to_focus = ""
        """The page that was to have the focus last: one that is still to be made has it then."""
        sessions.user_activity.noted.connect(self.idle.wait)

    @property
    def views(self) -> OnDemand[PageView]:
        """The pages by name, each made when it is first looked up."""
        return self.pages.views

    @property
    def is_front_made(self) -> bool:
        """Whether the page in front is made already."""
        return self.pages.name_in_front in self.views

    @property
    def front(self) -> PageView:
        """The page in front; it is made if it was not."""
        return self.views[self.pages.name_in_front]

    def make(self, first: str) -> None:
        """Make the tabs in the language in force, with the page of this name in front."""
        self.pages = Pages(self._make_page, first)
        self.pages.in_slices = self._prepared
        self.pages.awaited.connect(self._make_soon)
        self.pages.made.connect(self._take_page)
        self.pages.currentChanged.connect(self.changed)

    def keep(self) -> None:
        """Take note of how all pages are shown now; then `make`, and `show_again`."""
        from app.ui.widgets.view_state import view_state  # only here: the first paint does not wait for it

        self._left.update({name: view_state(view) for name, view in self.views.items()})
        self._tabs_had_focus = self.pages.tabBar().hasFocus()

    def show_again(self) -> None:
        """Show the page in front as it was; the others follow when they are visited, or while nobody does anything."""
        self.focus()
        self._show_left(self.pages.name_in_front)
        if self._tabs_had_focus:
            self.pages.tabBar().setFocus(Qt.FocusReason.OtherFocusReason)
        if self._prepared:
            self.idle.begin(self._beforehand())

    @Slot(str)
    def show_tab(self, name: str) -> None:
        """Turn to the page of this name."""
        self.pages.show_page(name)

    def show(self, name: str) -> None:
        """Turn to the page of this name, and give it the focus."""
        self.show_tab(name)
        self._to_focus = name
        self.focus()

    def focus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the focus to the page in front, if it is made."""
        first = self.front.focusProxy() if self.is_front_made else None
        if first is not None:
            first.setFocus(reason)

    def prepare(self) -> None:
        """While nobody does anything, make the other pages and load what searches and other windows will need."""
        self._prepared = self.pages.in_slices = True
        self.idle.begin(self._beforehand())

    def _make_page(self, name: str) -> PageView:
        """Make a page in the language in force."""
        page, sessions = PAGES[NAMES.index(name)], self._sessions
        return imported(page.view_class)(sessions.of_page(name), sessions.appearance, sessions.settings)

    def _beforehand(self) -> Iterator[None]:
        """Make all pages and load what searches and other windows need; between two yields is what is done at once."""
        from app.ui.importing import importing, importing_all  # only here: the first paint does not wait for it

        yield from importing_all("app")
        yield from importing("importlib.metadata", "email.utils")  # for the version in the window that tells of it
        self.imported.emit()
        for page in PAGES:
            yield from self._steps_to(page.name)
        cast("ComparePage", self.views["compare"]).make_panels()
        for puzzle in PUZZLES:
            self._sessions.warm_up(puzzle.name)
            yield

    def _steps_to(self, name: str) -> Iterator[None]:
        """Make a page; between two yields is what can be done at once."""
        from app.ui.importing import importing  # only here: the first paint does not wait for it

        if name in self.views:
            return
        yield from importing(*PAGES[NAMES.index(name)].modules)
        self._sessions.of_page(name)
        yield
        _ = self.views[name]
        yield

    @Slot(str)
    def _make_soon(self, name: str) -> None:
        """Make a page that was turned to, while the window goes on answering."""
        self.idle.hurry(self._steps_to(name))

    @Slot(str)
    def _take_page(self, name: str) -> None:
        """A page was made: show it as it was left."""
        self._show_left(name)
        self.made.emit(name)
        if name == self.pages.name_in_front == self._to_focus:
            self.focus()

    def _show_left(self, name: str) -> None:
        """Show a page as it was left in another language."""
        from app.puzzle.details import Details
        from app.ui.widgets.view_state import show_state

        state = self._left.pop(name, None)
        if state is not None:
            for details in self.views[name].findChildren(Details):
                details.make_all()  # closed sections, too, are to be as they were
            show_state(self.views[name], state)


COLLECTIONS_PAGE, LESSONS_PAGE = "chapters", "lessons"


class PageRequests(QObject):
    """Has what is opened, or asked for by signals, shown by its session, and turns to the page.

    A complaint that nothing could be opened ends when something is.
    """

    def __init__(self, sessions: Sessions, views: PageViews, faults: Faults, parent: QObject) -> None:
        super().__init__(parent)
        self._sessions = sessions
        self._views = views
        self._faults = faults
        sessions.puzzle_asked.connect(views.show_tab)
        sessions.reopened.connect(self._reopen)
        sessions.subject_asked.connect(self._play)

    @Slot(str)
    def show_opened(self, name: str) -> None:
        """Turn to the page on which something was opened."""
        self._faults.end_opening()
        self._views.show_tab(name)

    def paste(self, documents: Documents) -> None:
        """Open what is on the clipboard; a code goes to the page in front or else the first, of those that take any.

        Where it is none, the page in front stays.
        """
        if documents.paste():
            return
        taking = [puzzle.name for puzzle in PUZZLES if puzzle.takes_codes]
        name = self._views.pages.name_in_front if self._views.pages.name_in_front in taking else taking[0]
        try:
            cast("PuzzlePage", self._views.views[name]).paste()
        except InputError as error:
            self._faults.tell_of_opening(error.message)
        else:
            self.show_opened(name)

    @Slot(bool)
    def show_collections(self, playable: bool) -> None:
        """Turn to the page on which opened collections are, at the newest, or to that of their lessons."""
        self._faults.end_opening()
        self._views.show(COLLECTIONS_PAGE if playable else LESSONS_PAGE)
        if playable:
            self._sessions.chapters.show_newest()

    @Slot(object)
    def _reopen(self, record: Record) -> None:
        """Show a record of the history on the page of its puzzle."""
        puzzle = next(puzzle for puzzle in PUZZLES if puzzle.records.kind_of(record) is not None)
        self._sessions.puzzles[puzzle.name].show_record(record)
        self.show_opened(puzzle.name)

    @Slot(object)
    def _play(self, subject: object) -> None:
        """Have something played by the puzzle that it is one of."""
        puzzle = next(puzzle for puzzle in PUZZLES if puzzle.plays(subject))
        self._sessions.puzzles[puzzle.name].play_subject(subject)
        self._views.show(puzzle.name)
