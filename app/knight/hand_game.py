"""A knight's tour played by hand: steps, undo and redo, hints, and what is proved of every position."""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from app.knight.repositories import KnightGameRecord
from app.puzzle.game_clock import Absence
from app.puzzle.hand_game import HandGame
from app.puzzle.playback import Playback
from app.search.worker import Report
from solvers.knight.board import Board, Square
from solvers.knight.engines import engine_named
from solvers.knight.notation import board_text
from solvers.knight.play import KnightGame, KnownOutcomes, LostPosition, Solvability, Visits
from solvers.knight.tour import Tour
from solvers.message import Message
from solvers.search import Found, Outcome, Search, Verdict

PROVER = "automatic"
"""The engine that looks for a tour of the rest, or proves that there is none."""


@dataclass(frozen=True, slots=True)
class KnightGameVerdict:
    """What is proved of the present position.

    `mistake` is the position from which no tour was left for the first time, once that is proved. `failure` says why
    nothing more will be proved, or is None.
    """

    solvability: Solvability
    mistake: LostPosition | None
    failure: Exception | Message | None


class KnightHandGame(HandGame):
    """A game on one board. While it is `active`, the playback's path is its line of play.

    `finished` carries a `KnightGameRecord` without a number; the hint shown is a square to go to, or to begin on.
    """

    line: KnightGame

    hint_refused = Signal()
    """No hint can be given: no tour is possible, or whether one is could not be found out."""

    def __init__(self, playback: Playback, parent: QObject | None = None) -> None:
        super().__init__(playback, parent)
        self.active = False
        self.line = KnightGame(Board(8, 8))
        self._known_outcomes = KnownOutcomes()
        self._asked: Visits | None = None
        self._failure: Exception | Message | None = None
        self.hints = 0
        """How many hints have been shown."""
        self.told = True
        """Whether a person is told now what is proved."""
        self.warned = False
        """Whether a person was told it at any step of the game."""
        self._hint_wanted = False
        self._loading = False
        self.clock.leave(Absence.HIDDEN)
        self._runner.answered.connect(self._learn_tour)
        self._runner.ended.connect(self._learn_loss)
        self._runner.failed.connect(self._fail)

    @property
    def complete(self) -> bool:
        """Whether the goal is reached."""
        return self.line.complete

    @property
    def can_hint(self) -> bool:
        """Whether a hint can be asked for."""
        return not self.line.complete

    @property
    def under_way(self) -> bool:
        """Whether the knight is on the board, short of the goal."""
        return self.line.now > 0 and not self.line.complete

    @property
    def subject(self) -> tuple[Board, bool]:
        """The board, and whether the tour is to be closed."""
        return self.line.board, self.line.closed

    @property
    def verdict(self) -> KnightGameVerdict:
        """What is proved of the present position."""
        path = self.line.visits
        return KnightGameVerdict(
            self._known_outcomes.solvability(path), self._known_outcomes.mistake(path), self._failure
        )

    @property
    def last_hope(self) -> int | None:
        """How many squares had been visited when a tour was possible for the last time; None where that is not known.

        Known also means that it is not now.
        """
        mistake = self._known_outcomes.mistake(self.line.visits)
        return None if mistake is None or not mistake.path else len(mistake.path) - 1

    @property
    def order(self) -> array[int]:
        """The line of play as square numbers (`Board.index`); empty while the knight is not on the board."""
        return self.line.order if self.line.now else array("i")

    @property
    def comes_home(self) -> bool:
        """Whether the line of play ends with the step back to its first square."""
        return self.line.complete and self.line.closed

    @property
    def moves(self) -> Mapping[int, Square]:
        """The squares the knight can go to now, by the number of the move; none while it is moving."""
        resting = self.playback.moment == self.playback.position
        return self.line.moves() if self.active and resting and not self.line.complete else {}

    def record(self, number: int | None) -> KnightGameRecord | None:
        """The unfinished game as it is kept, under this number; None before the first step."""
        return None if self.line.now < 2 or self.line.complete else self._present_record(number)

    def _present_record(self, number: int | None) -> KnightGameRecord:
        return KnightGameRecord(
            board=self.line.board,
            visits=tuple(self.line.visits),
            closed=self.line.closed,
            seconds=self.clock.seconds,
            hints=self.hints,
            finished=self.line.complete,
            warned=self.warned,
            id=number,
        )

    def standing(self, number: int | None) -> str:
        """The line of play and the position in it, as JSON for the next start of the program; empty without one."""
        line = self.line
        if not line.length or line.complete:
            return ""
        return json.dumps(
            {
                "board": board_text(line.board),
                "closed": line.closed,
                "line": line.order.tolist(),
                "now": line.now,
                "seconds": self.clock.seconds,
                "hints": self.hints,
                "warned": self.warned,
                "in_front": self.active,
                "record": number,
            }
        )

    def begin(self, board: Board, closed: bool) -> None:
        """Begin a game in place of the present one."""
        self.leaving.emit()
        self.line = KnightGame(board, closed)
        self._known_outcomes = KnownOutcomes()
        self._asked = None
        self.reset()

    @Slot(bool)
    def tell(self, told: bool) -> None:
        """Have a person told from now on what is proved, or not."""
        self.told = told
        self.warned |= told and self.line.now > 0

    def resume(
        self,
        board: Board,
        closed: bool,
        squares: Sequence[Square],
        seconds: float,
        hints: int,
        now: int | None = None,
        warned: bool = True,
    ) -> None:
        """Resume a saved game, with all squares but the first `now` undone.

        Of a game of an earlier version it is not known whether a person was `warned`; that counts as if.

        Raises `InputError` for squares that are not a knight's path; the present game is then unchanged.
        """
        game = KnightGame(board, closed)
        game.walk(squares)
        if now is not None:
            game.go_to(now)
        self.begin(board, closed)
        self.line, self.hints, self.warned = game, hints, warned
        self.clock.reset(seconds)
        if squares and not game.complete:
            self.clock.await_player()
        self._show_line()

    def enter(self) -> None:
        """Load the line of play into the playback, start the clock, and continue the proofs."""
        self.active = True
        self.clock.come_back(Absence.HIDDEN)
        self._show_line()

    def leave(self) -> None:
        """Release the playback, and stop the clock and the proofs."""
        self.rest()
        self.active = False
        self._show_hint(None)

    @Slot()
    def rest(self) -> None:
        """Stop the clock and the proofs while the game is not seen."""
        super().rest()
        self._runner.abandon()
        self._asked = None

    @Slot()
    def wake(self) -> None:
        """Start the clock and the proofs again if the game is active."""
        if self.active:
            super().wake()
            self._look_ahead()

    def visit(self, square: Square) -> None:
        """Put the knight on a square, or back on one where it has been; where the rules allow neither, do nothing."""
        if self.line.visited(square) and not self.line.complete:
            self._go_back_to(self.line.path.index(square) + 1)
            return
        reachable = not self.line.visited(square) if self.line.head is None else square in self.line.moves().values()
        if not reachable or self.line.complete:
            return
        self.line.visit(square)
        self.warned |= self.told
        self.clock.run()
        self._show_line(arriving=True)
        if self.line.complete:
            self.clock.rest()
            self.finished.emit(self._present_record(None))

    @Slot(int)
    def take_move(self, number: int) -> None:
        """Take the move with this number, if the knight can."""
        square = self.line.moves().get(number)
        if square is not None:
            self.visit(square)

    @Slot()
    def undo(self) -> None:
        """Undo the last step; at the first square, remove the knight from the board."""
        if self.line.now > 1:
            self._be_at(self.line.now - 1)
            self.playback.back()
        elif self.line.now == 1:
            self._go_back_to(0)

    @Slot()
    def go_back(self) -> None:
        """Go back to where a tour was possible for the last time; what is undone can be redone."""
        if self.last_hope is not None:
            self._go_back_to(self.last_hope)

    def _go_back_to(self, now: int) -> None:
        if now:
            self._be_at(now)
            self.playback.jump(now - 1)
        else:
            self.line.go_to(0)
            self._show_line()

    @Slot()
    def redo(self) -> None:
        """Make the next step of the line of play."""
        if self.line.now == 0 and self.line.length:
            self.line.go_to(1)
            self._show_line()
        else:
            self._be_at(self.line.now + 1)
            self.playback.forward()

    @Slot()
    def reset(self) -> None:
        """Go back to the beginning of the same game; every step can be redone."""
        self.line.go_to(0)
        self.hints, self.warned = 0, False
        self.clock.reset()
        self._show_line()

    @Slot()
    def hint(self) -> None:
        """Show a step that certainly leads to a tour, once one is found; when one is shown already, take it."""
        if self.shown_hint is not None:
            self.visit(self.shown_hint)
        elif not self.line.complete:
            self._hint_wanted = True
            if self._failure is not None:
                self._look_ahead()
            self._offer_hint()

    def _offer_hint(self) -> None:
        """Show the hint that is wanted, when it is known what to show."""
        path = self.line.visits
        solvability = self._known_outcomes.solvability(path)
        if not self._hint_wanted or solvability is Solvability.UNKNOWN:
            return
        self._hint_wanted = False
        tour = self._known_outcomes.tour_after(path)
        if tour is None:
            self.hint_refused.emit()
        else:
            self.hints += 1
            self._show_hint(self.line.board.square(tour[len(path)]))

    def _look_ahead(self) -> None:
        """Search for the answer to the next open question about the game, in the background."""
        path = None if self.line.complete else self._known_outcomes.question(self.line.visits)
        if path is None:
            self._failure = None
            self._runner.abandon()
        elif path != self._asked or not self._runner.busy:
            board, closed, visits = self.line.board, self.line.closed, path
            self._failure = None
            self._runner.start(lambda: _search_rest(board, closed, visits))
        self._asked = path

    @Slot(object)
    def _learn_tour(self, report: Report[Found[Tour]]) -> None:
        if self._asked is not None:
            self._known_outcomes.learn_tour(self._asked, report.event.answer.order)
            self._show_known()

    @Slot(object)
    def _learn_loss(self, report: Report[Verdict]) -> None:
        """No tour is possible; or the search was given up, and why."""
        verdict = report.event
        if self._asked is not None and verdict.outcome is not Outcome.STOPPED:
            self._known_outcomes.learn_lost_position(self._asked, verdict.reason)
            self._show_known()
        elif verdict.reason is not None:
            self._give_up(verdict.reason)

    @Slot(object)
    def _fail(self, report: Report[Exception]) -> None:
        self._give_up(report.event)

    def _give_up(self, why: Exception | Message) -> None:
        """Stop the proofs until the knight moves."""
        self._failure = why
        self.changed.emit()
        if self._hint_wanted:
            self._hint_wanted = False
            self.hint_refused.emit()

    def _show_known(self) -> None:
        self._look_ahead()
        self.changed.emit()
        self._offer_hint()

    def _show_line(self, arriving: bool = False) -> None:
        """Show the line of play as it is now; `arriving`: the playback moves to it from the step before."""
        self._hint_wanted = False
        self._show_hint(None)
        if self.active:
            self._loading = True
            self.line_changed.emit()
            home = self.comes_home
            length = max(0, self.line.length - 1) + home if self.line.now else 0
            self.playback.load(length, max(0, self.line.now - 1) + home, arriving=arriving)
            self._loading = False
            self._look_ahead()
        self._tell_moved()

    @Slot()
    def _follow(self) -> None:
        """Go to the position of the playback."""
        if self.active and not self._loading and self.line.now:
            self._be_at(self.playback.position + 1)

    def _be_at(self, now: int) -> None:
        """Go to the position after so many squares of the line."""
        before = self.line.now
        self.line.go_to(now)
        if self.line.now != before:
            self._hint_wanted = False
            self._show_hint(None)
            self._look_ahead()
            self._tell_moved()


def _search_rest(board: Board, closed: bool, visits: Visits) -> Search[Tour]:
    """The search for a tour that begins with these visits; of a long path, its board takes a while to make."""
    position = KnightGame(board, closed)
    position.walk([board.square(index) for index in visits])
    return engine_named(PROVER).start(position.rest())
