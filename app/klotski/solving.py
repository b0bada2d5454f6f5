"""The search for a solution of the layout on the board: how it begins, and what is said of what it finds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import attrgetter
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.klotski.words import (
    BetterLines,
    better_sentence,
    overtaken_sentence,
    own_result_sentence,
    result_sentence,
    searching_sentence,
    unproved_sentence,
)
from app.puzzle.session import PuzzleSession
from app.search.worker import Report, any_answer
from solvers.engine import EngineGroup
from solvers.klotski.engines.registry import KlotskiEngine
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.message import Message
from solvers.search import Found, Progress, Verdict


class KlotskiRequest(NamedTuple):
    """What a search was begun for; each of its reports carries it."""

    layout: Layout
    """The layout that was chosen; the search may begin in the middle of a game of it."""
    metric: Metric
    engine: KlotskiEngine


class Solving(QObject):
    """Searches with the runner of a session, says in it what comes, and lays a solution out in its game."""

    bettered = Signal()
    """`better_lines` has one more."""

    def __init__(self, session: PuzzleSession) -> None:
        super().__init__(session)
        self.remark: Message | None = None
        """What the method of the last search remarked."""
        self._session = session
        self._betters: list[Report[Found[Solution]]] = []
        self._unproved: Solution | None = None
        self._sentence: Callable[[], str] = str
        self._overtaken = False
        """Whether a search is ended by `give_way`."""
        self._ended = QTimer(self, singleShot=True, interval=0)
        self._ended.timeout.connect(self._lay_out_best)
        session.runner.answered.connect(self._take_answer)
        session.runner.bettered.connect(self._take_better)
        session.progressed.connect(self._note_remark)
        session.game.distance_service.changed.connect(session.said)

    @property
    def better_lines(self) -> Sequence[str]:
        """The better and better solutions of the last search, a line for each, in the language in force."""
        return BetterLines(self._betters)

    def begin(self, request: KlotskiRequest) -> None:
        """Solve the layout that the game has come to; what runs already is begun anew."""
        self._session.runner.abandon()
        self.forget()
        layout = self._session.game.prepare()
        self._session.say(searching_sentence)
        self._session.runner.start(
            lambda: request.engine.search(layout, request.metric),
            any_answer if request.engine.group is EngineGroup.OWN else attrgetter("proved_shortest"),
            request,
        )

    def forget(self) -> None:
        """Stop the search, and forget what was found; the history keeps it."""
        self.give_way()
        self._unproved = None
        self._session.clear_progress()

    @Slot()
    def give_way(self) -> None:
        """End the search because the game has gone on, or something else is chosen; what it has found is kept."""
        self._overtaken = True
        self._session.runner.stop_at_once()
        self._overtaken = False
        self._session.runner.abandon()

    def clear(self) -> None:
        """Show nothing any more of what was found or remarked."""
        self._betters, self.remark = [], None

    @Slot(object)
    def _take_answer(self, report: Report[Found[Solution]]) -> None:
        """Lay a solution out from where it was asked for, and play it."""
        solution = report.event.answer
        if self._unproved is not None and len(solution.steps) < len(self._unproved.steps):
            self._take_better(report)
        self._unproved = None
        self._session.game.plan(solution.steps)
        figures = report.event.visited, report.seconds
        if solution.proved_shortest:
            self._session.say_with_length(partial(result_sentence, solution, *figures))
        else:
            from app.own_search.words import work_done  # only here: the first paint does not wait for it

            progress = self._session.search_progress  # a search reports just before its answer
            memory = 0 if progress is None else progress.event.counters.get("memory", 0)
            self._session.say_with_length(partial(self._own_sentence, solution, partial(work_done, *figures, memory)))

    def _own_sentence(self, solution: Solution, say_work: Callable[[], str]) -> str:
        """What to say of what a search of the person's own has found; the least there is may be known later."""
        shortest = self._session.game.distance_service.shortest(solution.layout, solution.metric)
        return own_result_sentence(solution, shortest, say_work())

    @Slot(object)
    def _take_better(self, report: Report[Found[Solution]]) -> None:
        """Keep a solution that is better than all before it; the search goes on to a better one or to the proof."""
        self._unproved = report.event.answer
        self._betters.append(report)
        self._session.say(partial(better_sentence, self._unproved, report.seconds))
        self.bettered.emit()

    def show_best(self, verdict: Verdict) -> bool:
        """Show the best of the solutions of which none was proven shortest; return whether something is said.

        It may have thousands of steps, so it is laid out only when the end of the search has been shown. Where the
        game has gone on meanwhile, only that is said.
        """
        best = self._unproved
        if self._overtaken:
            kept = best is not None and best.layout == self._session.game.line.start
            self._session.say(partial(overtaken_sentence, best, kept))
            return True
        if self._unproved is None:
            return False
        self._sentence = partial(unproved_sentence, self._unproved, verdict)
        self._session.say(self._sentence)
        self._ended.start()
        return True

    def close(self) -> None:
        """Lay nothing out any more: the program ends."""
        self._ended.stop()

    @Slot()
    def _lay_out_best(self) -> None:
        """Lay out the best solution of a search that has ended, unless something else was begun since."""
        if self._unproved is not None and not self._session.runner.busy:
            self._session.game.plan(self._unproved.steps)
            self._session.say_with_length(self._sentence)

    @Slot(object)
    def _note_remark(self, report: Report[Progress] | None) -> None:
        if report is not None and report.event.remark is not None:
            self.remark = report.event.remark
