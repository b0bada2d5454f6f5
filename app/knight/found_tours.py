"""The search for tours, and those that were found: the last one, and whether it is on the board."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count

from PySide6.QtCore import QObject, Signal, Slot

from app.knight.board.trail import DISPLAYS
from app.knight.repositories import KnightGameRecord
from app.knight.requested_board import ShownTour
from app.knight.words import (
    all_searched_sentence,
    given_up_sentence,
    no_tour_sentence,
    remark_said,
    searching_sentence,
    tour_sentence,
)
from app.puzzle.playback import LONG, Playback
from app.puzzle.session import PuzzleSession
from app.search.worker import Report
from app.ui.words.language import current
from solvers.knight.engines import KnightEngine
from solvers.knight.tour import Tour, TourRequest
from solvers.message import Message
from solvers.search import Found, Outcome, Progress, Verdict


@dataclass(frozen=True)
class TourSearch:
    """What a search was begun for; each of its reports carries it."""

    request: TourRequest
    engine: KnightEngine
    counting: bool = False


class FoundTours(QObject):
    """Remembers the tours of one search after another, and plays them with a playback."""

    changed = Signal()
    """Another tour is on the board from now on, or none; the playback is loaded after that."""

    def __init__(self, playback: Playback, display: str, parent: QObject | None = None) -> None:
        """`display` is what was chosen last time."""
        super().__init__(parent)
        self.display = display if display in DISPLAYS else next(iter(DISPLAYS))
        """What tours leave on the board: a name among `DISPLAYS`."""
        self.last: Tour | None = None
        """The tour that was found, opened or played last, until something else is asked for."""
        self.number = 0
        """Which tour of its search is the last one, from 1; 0 before there is one."""
        self.squares_not_kept = 0
        """How many squares the tour of the last time had, if it was too large to be kept."""
        self._playback = playback
        self._on_board = False
        self._remark: tuple[TourSearch, Message] | None = None

    @property
    def on_board(self) -> Tour | None:
        """The tour on the board; None while the game or the path of a search is there."""
        return self.last if self._on_board else None

    @property
    def remark(self) -> str:
        """What the method of the last search remarked; empty if nothing."""
        if self._remark is None:
            return ""
        search, remark = self._remark
        return remark_said(search.engine.words(current()).title, remark)

    def forget(self) -> None:
        """Begin anew, with no tour; the board is told of it by who does this."""
        self.last, self.number, self.squares_not_kept, self._on_board, self._remark = None, 0, 0, False, None
        self._playback.load(0)

    def show(self, tour: Tour, number: int, closed: bool, position: int = 0) -> None:
        """Show a tour with the playback at rest at a position, as near as there is."""
        self.last, self.number, self._on_board = tour, number, True
        self.changed.emit()
        self._playback.load(tour.board.size - (not closed), position)

    def alike(self, tour: Tour) -> int:
        """The last position up to which a tour goes as the one before, of those that are played by themselves."""
        last = self.last if self.number and tour.board.size <= LONG else None
        pairs = enumerate(zip(() if last is None else last.order, tour.order, strict=False))
        return max(0, next((place for place, (one, other) in pairs if one != other), 0) - 1)

    def play(self) -> None:
        """Play the last tour from where it is shown; one too long is shown whole, and a picture is whole already."""
        if not DISPLAYS[self.display].picture and not self._playback.begin():
            self._playback.last()

    @Slot(object)
    def take_played(self, game: KnightGameRecord) -> None:
        """Remember a tour played by hand: it can be copied like one that was found."""
        self.last = Tour(game.board, array("i", game.visits))

    def as_shown(self, make_sentence: Callable[[], str]) -> ShownTour | None:
        """The last tour, with the sentence over it, for it to be shown again when a change of the board is undone."""
        if self.last is None:
            return None
        return ShownTour(self.last, self.number, make_sentence, self._playback.position)

    @Slot(object)
    def follow(self, report: Report[Progress] | None) -> None:
        """Take the tour from the board when a search that goes on has a path to show."""
        if report is None:
            return
        if report.event.remark is not None and not report.request.counting:
            self._remark = report.request, report.event.remark
        if isinstance(report.event.snapshot, Sequence) and self._on_board and not report.request.counting:
            self._on_board = False
            self.changed.emit()
            self._playback.load(0)


class TourFinding:
    """Searches with the runner of a session, says in it what comes, and has the tours shown and played."""

    def __init__(self, session: PuzzleSession, tours: FoundTours) -> None:
        self._session = session
        self._tours = tours
        self.reason: Message | None = None
        """Why the last search found no tour; None where it found one, or tried everything."""
        self.begun = False
        """Whether a search was begun since something else was asked for."""
        session.progressed.connect(tours.follow)

    def begin(self, request: TourRequest, engine: KnightEngine, skipped: int = 0) -> None:
        """Search for the first tour, or for the one after so many, which this method has found before."""
        self.reason, self.begun = None, True
        answers = count(1)
        self._session.say(partial(searching_sentence, request))
        self._session.runner.start(
            lambda: engine.start(request), lambda _: next(answers) > skipped, TourSearch(request, engine)
        )

    def go_on(self, request: TourRequest) -> None:
        """Search for the next tour; `request` is what the search was begun for."""
        self._session.say(partial(searching_sentence, request))
        self._session.runner.next_answer()

    def forget(self) -> None:
        """Stop the search, and forget what was found."""
        self.reason, self.begun = None, False
        self._session.runner.abandon()
        self._session.clear_progress()
        self._tours.forget()

    def take_answer(self, report: Report[Found[Tour]]) -> None:
        """Show a tour from its first square on and play it."""
        answer, closed = report.event.answer, report.request.request.closed
        number, visited = self._tours.number + 1, report.event.visited
        progress = self._session.search_progress  # a search reports just before each answer
        counters = {} if progress is None else progress.event.counters
        figures = (counters.get(name, 0) for name in ("rotations", "memory"))
        self._tours.show(answer, number, closed, self._tours.alike(answer))
        self._session.say_with_length(partial(tour_sentence, answer, closed, number, visited, report.seconds, *figures))
        self._tours.play()

    def take_verdict(self, report: Report[Verdict]) -> None:
        """Say why there is no tour, or no other, and show the last one again."""
        verdict, reason, stopped = report.event, report.event.reason, report.event.outcome is Outcome.STOPPED
        last, number = self._tours.last, self._tours.number
        if last is not None and self._tours.on_board is None:
            self._tours.show(last, number, report.request.request.closed, last.board.size)
        self.reason = None if stopped else reason
        if reason is not None:
            self._session.say(partial(given_up_sentence if stopped else no_tour_sentence, reason))
        elif stopped:
            self._session.say(partial(self._session.verdict_sentence, verdict))
        else:
            self._session.say(partial(all_searched_sentence, number, verdict.visited))
