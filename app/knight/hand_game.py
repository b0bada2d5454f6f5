"""A knight's tour played by hand: steps, undo and redo, hints, and what is proved of every position."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from app.puzzle.game_clock import Absence
from app.puzzle.hand_game import HandGame
from app.puzzle.playback import Playback
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.storage.encoding import board_text
from app.storage.records import KnightGameRecord
from solvers.knight.board import Board, Path, Square
from solvers.knight.engines import engine_named
from solvers.knight.play.game import KnightGame
from solvers.knight.play.known_outcomes import KnownOutcomes, LostPosition, Solvability
from solvers.knight.tour import Tour
from solvers.message import Message
from solvers.search import Found, Outcome, Verdict

PROVER = "automatic"
"""The engine that looks for a tour of the rest, or proves that there is none."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A tour completed by hand: square numbers (`Board.index`) in the order visited, seconds taken, hints taken."""

    board: Board
    closed: bool
    visits: tuple[int, ...]
    seconds: float
    hints: int

    def record(self, number: int | None) -> KnightGameRecord:
        """The game as it is kept, under a number if it has one already."""
        return KnightGameRecord(self.board, self.visits, self.closed, self.seconds, self.hints, True, id=number)


@dataclass(frozen=True, slots=True)
class GameVerdict:
    """What is proved of the present position.

    `mistake` is the position from which no tour was left for the first time, once that is proved. `failure` says why
    nothing more will be proved, or is None.
    """

    solvability: Solvability
    mistake: LostPosition | None
    failure: Exception | Message | None


class KnightHandGame(HandGame):
    """A game on one board. While it is `active`, the playback's path is its line of play.

    `finished` carries a `FinishedGame`; the hint shown is a square to go to, or to begin on.
    """

    hint_refused = Signal()
    """No hint can be given: no tour is left, or that could not be found out."""

    def __init__(self, playback: Playback, parent: QObject | None = None) -> None:
        super().__init__(playback, parent)
        self.active = False
        self._runner = SearchRunner(self)
        self._game = KnightGame(Board(8, 8))
        self._known_outcomes = KnownOutcomes()
        self._asked: Path | None = None
        self._failure: Exception | Message | None = None
        self._hints = 0
        self._hint_wanted = False
        self._loading = False
        self.clock.leave(Absence.HIDDEN)
        self._runner.answered.connect(self._learn_tour)
        self._runner.ended.connect(self._learn_loss)
        self._runner.failed.connect(self._fail)

    @property
    def game(self) -> KnightGame:
        """The line of play and the position in it."""
        return self._game

    @property
    def hints(self) -> int:
        """How many hints have been taken."""
        return self._hints

    @property
    def now(self) -> int:
        """How many squares have been visited."""
        return self._game.now

    @property
    def length(self) -> int:
        """How many squares the line of play has."""
        return len(self._game.line)

    @property
    def complete(self) -> bool:
        """Whether the goal is reached."""
        return self._game.complete

    @property
    def can_hint(self) -> bool:
        """Whether a hint can be asked for."""
        return not self._game.complete

    @property
    def under_way(self) -> bool:
        """Whether the knight is on the board, short of the goal."""
        return self._game.now > 0 and not self._game.complete

    @property
    def subject(self) -> tuple[Board, bool]:
        """The board, and whether the tour is to be closed."""
        return self._game.board, self._game.closed

    @property
    def verdict(self) -> GameVerdict:
        """What is proved of the present position."""
        path = self._game.path
        return GameVerdict(self._known_outcomes.solvability(path), self._known_outcomes.mistake(path), self._failure)

    @property
    def order(self) -> list[int]:
        """The line of play as square numbers (`Board.index`); empty while the knight is not on the board."""
        return [self._game.board.index(square) for square in self._game.line] if self._game.now else []

    @property
    def comes_home(self) -> bool:
        """Whether the line of play ends with the step back to its first square."""
        return self._game.complete and self._game.closed

    @property
    def moves(self) -> Mapping[int, Square]:
        """The squares the knight can go to now, by the number of the move; none while it is moving."""
        resting = self.playback.moment == self.playback.position
        return self._game.moves() if self.active and resting and not self._game.complete else {}

    def record(self, number: int | None) -> KnightGameRecord | None:
        """The unfinished game as it is kept, under this number; None before the first step."""
        if self._game.now < 2 or self._game.complete:
            return None
        visits = tuple(map(self._game.board.index, self._game.path))
        return KnightGameRecord(self._game.board, visits, self._game.closed, self.clock.seconds, self._hints, id=number)

    def standing(self, number: int | None) -> str:
        """The line of play and the position in it, as JSON for the next start of the program; empty without one."""
        game = self._game
        if not game.line or game.complete:
            return ""
        return json.dumps(
            {
                "board": board_text(game.board),
                "closed": game.closed,
                "line": [game.board.index(square) for square in game.line],
                "now": game.now,
                "seconds": self.clock.seconds,
                "hints": self._hints,
                "in_front": self.active,
                "record": number,
            }
        )

    def begin(self, board: Board, closed: bool) -> None:
        """Begin a game; the one before is forgotten."""
        self.leaving.emit()
        self._game = KnightGame(board, closed)
        self._known_outcomes = KnownOutcomes()
        self._asked = None
        self._hints = 0
        self.clock.reset()
        self._show_line()

    def resume(
        self,
        board: Board,
        closed: bool,
        squares: Sequence[Square],
        seconds: float,
        hints: int,
        now: int | None = None,
    ) -> None:
        """Go on with a game that was left, all squares but the first `now` taken back.

        Raises `InputError` for squares that are no path of a knight; then the game before goes on.
        """
        game = KnightGame(board, closed)
        for square in squares:
            game.visit(square)
        if now is not None:
            game.go_to(now)
        self.begin(board, closed)
        self._game, self._hints = game, hints
        self.clock.reset(seconds)
        if squares and not game.complete:
            self.clock.await_player()
        self._show_line()

    def enter(self) -> None:
        """Take the playback for the line of play, start the clock, and go on proving."""
        self.active = True
        self.clock.come_back(Absence.HIDDEN)
        self._show_line()

    def leave(self) -> None:
        """Give the playback back; the clock rests, and nothing is proved."""
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
        """Start the clock again, and go on proving, where the game is active."""
        if self.active:
            super().wake()
            self._look_ahead()

    def visit(self, square: Square, by_hand: bool = True) -> None:
        """Put the knight on a square; where the rules do not allow that, nothing happens."""
        reachable = not self._game.visited(square) if self._game.head is None else square in self._game.moves().values()
        if not reachable or self._game.complete:
            return
        self._game.visit(square)
        self._hints += not by_hand
        self.clock.run()
        self._show_line(arriving=True)
        if self._game.complete:
            self.clock.rest()
            visits = tuple(self.order)
            self.finished.emit(
                FinishedGame(self._game.board, self._game.closed, visits, self.clock.seconds, self._hints)
            )

    @Slot(int)
    def take_move(self, number: int) -> None:
        """Take the move with this number, if the knight can."""
        square = self._game.moves().get(number)
        if square is not None:
            self.visit(square)

    @Slot()
    def undo(self) -> None:
        """Take the last step back, and in the end the knight from the board."""
        if self._game.now > 1:
            self._be_at(self._game.now - 1)
            self.playback.back()
        elif self._game.now == 1:
            self._game.go_to(0)
            self._show_line()

    @Slot()
    def redo(self) -> None:
        """Take the next step that lies ahead."""
        if self._game.now == 0 and self._game.line:
            self._game.go_to(1)
            self._show_line()
        else:
            self._be_at(self._game.now + 1)
            self.playback.forward()

    @Slot()
    def reset(self) -> None:
        """Begin the same game again; what was played still lies ahead."""
        self._game.go_to(0)
        self._hints = 0
        self.clock.reset()
        self._show_line()

    @Slot()
    def hint(self) -> None:
        """Show a step that certainly leads to a tour, once one is found; when one is shown already, take it."""
        if self.shown_hint is not None:
            self.visit(self.shown_hint, by_hand=False)
        elif not self._game.complete:
            self._hint_wanted = True
            if self._failure is not None:
                self._look_ahead()
            self._offer_hint()

    def close(self) -> None:
        """Stop the clock and the proofs for good."""
        super().close()
        self._runner.close()

    def _offer_hint(self) -> None:
        """Show the hint that is wanted, when it is known what to show."""
        path = self._game.path
        solvability = self._known_outcomes.solvability(path)
        if not self._hint_wanted or solvability is Solvability.UNKNOWN:
            return
        self._hint_wanted = False
        tour = self._known_outcomes.tour_after(path)
        if tour is None:
            self.hint_refused.emit()
        else:
            self._show_hint(tour[len(path)])

    def _look_ahead(self) -> None:
        """Search for the answer to the next open question about the game, in the background."""
        path = None if self._game.complete else self._known_outcomes.question(self._game.path)
        if path is None:
            self._failure = None
            self._runner.abandon()
        elif path != self._asked or not self._runner.busy:
            position = KnightGame(self._game.board, self._game.closed)
            for square in path:
                position.visit(square)
            request = position.rest()
            self._failure = None
            self._runner.start(lambda: engine_named(PROVER).start(request))
        self._asked = path

    @Slot(object)
    def _learn_tour(self, report: Report[Found[Tour]]) -> None:
        if self._asked is not None:
            self._known_outcomes.learn_tour(self._asked, report.event.answer.squares)
            self._show_known()

    @Slot(object)
    def _learn_loss(self, report: Report[Verdict]) -> None:
        """No tour is left; or the search was given up, and why."""
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
        """Prove nothing more until the knight stands elsewhere."""
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
            length = max(0, len(self.order) - 1) + home
            self.playback.load(length, max(0, self._game.now - 1) + home, arriving=arriving)
            self._loading = False
            self._look_ahead()
        self.moved.emit()
        self.changed.emit()

    @Slot()
    def _follow(self) -> None:
        """Be where the playback is; between two steps, where it comes from or goes to."""
        if self.active and not self._loading and self._game.now:
            self._be_at(self.playback.position + 1)

    def _be_at(self, now: int) -> None:
        """Be where so many squares of the line have been visited."""
        before = self._game.now
        self._game.go_to(now)
        if self._game.now != before:
            self._hint_wanted = False
            self._show_hint(None)
            self._look_ahead()
            self.moved.emit()
            self.changed.emit()
