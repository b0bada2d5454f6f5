"""The search for tours of what is asked for: how it begins and goes on, and what is said of what it finds."""

from __future__ import annotations

from functools import partial

from app.knight.found_tours import FoundTours, TourSearch
from app.knight.words import (
    all_searched_sentence,
    given_up_sentence,
    no_tour_sentence,
    searching_sentence,
    tour_sentence,
)
from app.puzzle.session import PuzzleSession
from app.search.worker import Report
from solvers.knight.engines import KnightEngine
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Found, Outcome, Verdict


class TourFinding:
    """Searches with the runner of a session, says in it what comes, and has the tours shown and played."""

    def __init__(self, session: PuzzleSession, tours: FoundTours) -> None:
        self._session = session
        self._tours = tours
        session.progressed.connect(tours.follow)

    def begin(self, request: TourRequest, engine: KnightEngine) -> None:
        """Search for the first tour."""
        self._session.say(partial(searching_sentence, request))
        self._session.runner.start(lambda: engine.start(request), request=TourSearch(request, engine.name))

    def go_on(self, request: TourRequest) -> None:
        """Search for the next tour; `request` is what the search was begun for."""
        self._session.say(partial(searching_sentence, request))
        self._session.runner.next_answer()

    def forget(self) -> None:
        """Stop the search, and forget what was found."""
        self._session.runner.abandon()
        self._session.clear_progress()
        self._tours.forget()

    def take_answer(self, report: Report[Found[Tour]]) -> None:
        """Show a tour from its first square on and play it."""
        answer, closed = report.event.answer, report.request.request.closed
        number, visited = self._tours.number + 1, report.event.visited
        progress = self._session.search_progress  # a search reports just before each answer
        rotations = 0 if progress is None else progress.event.counters.get("rotations", 0)
        self._tours.show(answer, number, closed)
        self._session.say_with_length(
            partial(tour_sentence, answer, closed, number, visited, report.seconds, rotations)
        )
        self._tours.play()

    def take_verdict(self, report: Report[Verdict]) -> None:
        """Say why there is no tour, or no other, and show the last one again."""
        verdict, reason, stopped = report.event, report.event.reason, report.event.outcome is Outcome.STOPPED
        last, number = self._tours.last, self._tours.number
        if last is not None and self._tours.on_board is None:
            self._tours.show(last, number, report.request.request.closed, last.board.size)
        if reason is not None:
            self._session.say(partial(given_up_sentence if stopped else no_tour_sentence, reason))
        elif stopped:
            self._session.say(partial(self._session.verdict_sentence, verdict))
        else:
            self._session.say(partial(all_searched_sentence, number, verdict.visited))
