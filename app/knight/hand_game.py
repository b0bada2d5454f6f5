"""A knight walked by hand at the window: steps, undo and redo, hints, and what is proved of every position."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from app.knight.board.walked_board import WalkedBoard
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
class FinishedWalk:
    """A tour walked by hand to its end: the squares' numbers as visited, the time, and how many hints were taken."""

    board: Board
    closed: bool
    visits: tuple[int, ...]
    seconds: float
    hints: int

    @property
    def steps(self) -> int:
        """How many steps it took."""
        return len(self.visits) - (not self.closed)

    def record(self, number: int | None) -> KnightGameRecord:
        """The walk as it is kept, under a number if it has one already."""
        return KnightGameRecord(self.board, self.visits, self.closed, self.seconds, self.hints, True, id=number)


@dataclass(frozen=True, slots=True)
class WalkJudgement:
    """What is proved of where the game is, and where the mistake was, once that is proved too."""

    solvability: Solvability
    mistake: LostPosition | None
    failure: Exception | Message | None
    """Why no more will be proved of it."""


class KnightPlay(HandGame):
    """Holds the game; the playback is its line of play, so that first, back and forward are undo and redo."""

    hint_refused = Signal()
    """No hint can be given: no tour is left."""

    def __init__(self, board: WalkedBoard, playback: Playback, parent: QObject | None = None) -> None:
        super().__init__(playback, parent)
        self.active = False
        self._board = board
        self._playback = playback
        self._runner = SearchRunner(self)
        self._game = KnightGame(Board(8, 8))
        self._known_outcomes = KnownOutcomes()
        self._asked: Path | None = None
        self._failure: Exception | Message | None = None
        self._hints = 0
        self._hint_wanted = False
        self._showing = False
        self.clock.leave(Absence.HIDDEN)
        self._runner.answered.connect(self._learn_tour)
        self._runner.ended.connect(self._learn_loss)
        self._runner.failed.connect(self._fail)

    @property
    def game(self) -> KnightGame:
        """The line of play and where we are in it."""
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
        """How many squares the line of play has, those too that were taken back."""
        return len(self._game.line)

    @property
    def complete(self) -> bool:
        """Whether the tour is complete."""
        return self._game.complete

    @property
    def can_hint(self) -> bool:
        """Whether a hint can be asked for."""
        return not self.complete

    @property
    def under_way(self) -> bool:
        """Whether the knight stands on the board, and the tour is not complete."""
        return self.now > 0 and not self.complete

    @property
    def subject(self) -> tuple[Board, bool]:
        """The board, and whether a closed tour is walked."""
        return self._game.board, self._game.closed

    def record(self, number: int | None) -> KnightGameRecord | None:
        """The walk as it stands; None before the first step, and when it is finished."""
        game = self._game
        if game.now < 2 or game.complete:
            return None
        visits = tuple(map(game.board.index, game.path))
        return KnightGameRecord(game.board, visits, game.closed, self.clock.seconds, self._hints, id=number)

    def standing(self, number: int | None) -> str:
        """The line of play with what was taken back, and where in it the person is, as JSON."""
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

    @property
    def judgement(self) -> WalkJudgement:
        """What is proved of where the game is."""
        way = self._game.path
        return WalkJudgement(self._known_outcomes.solvability(way), self._known_outcomes.mistake(way), self._failure)

    def begin(self, board: Board, closed: bool) -> None:
        """Begin a game; what was played before is forgotten."""
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
        """Take up a game that was left, all squares but the first `now` taken back.

        Raises `InputError` for squares that are no walk; then the game before goes on.
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

    def restore_from(self, other: KnightPlay) -> None:
        """Go on with the game of another page, as when the window is made anew in another language."""
        self._game, self._known_outcomes, self._hints = other.game, other._known_outcomes, other.hints
        self.clock.restore_from(other.clock)
        self._show_line()

    def enter(self) -> None:
        """Show the game, take time again, and go on proving."""
        self.active = True
        self.clock.come_back(Absence.HIDDEN)
        self._show_line()

    def leave(self) -> None:
        """Let the board show other things; time rests, and nothing is proved."""
        self.rest()
        self.active = False
        self._board.show_moves({})
        self._board.show_hint(None)

    def rest(self) -> None:
        """Take no time and prove nothing while nobody looks."""
        self.clock.leave(Absence.HIDDEN)
        self._runner.abandon()
        self._asked = None

    def wake(self) -> None:
        """Take time again, and go on proving."""
        if self.active:
            self.clock.come_back(Absence.HIDDEN)
            self._look_ahead()

    def visit(self, square: Square, by_hand: bool = True) -> None:
        """Put the knight on a square, where the rules allow it; squares that it cannot reach do nothing."""
        reachable = not self._game.visited(square) if self._game.head is None else square in self._game.moves().values()
        if not reachable or self._game.complete:
            return
        self._game.visit(square)
        self._hints += not by_hand
        self.clock.run()
        self._show_line(hop=True)
        if self._game.complete:
            self.clock.rest()
            self.finished.emit(self._finished_walk())

    @Slot(int)
    def take_move(self, number: int) -> None:
        """Take the move with this number, if the knight can."""
        square = self._game.moves().get(number)
        if square is not None:
            self.visit(square)

    def undo(self) -> None:
        """Take the last step back, and in the end the knight from the board."""
        if self._game.now > 1:
            self._be_at(self._game.now - 1)
            self._playback.back()
        elif self._game.now == 1:
            self._game.go_to(0)
            self._show_line()

    def redo(self) -> None:
        """Take the next step that lies ahead."""
        if self._game.now == 0 and self._game.line:
            self._game.go_to(1)
            self._show_line()
        else:
            self._be_at(self._game.now + 1)
            self._playback.forward()

    def reset(self) -> None:
        """Begin the same game anew; what was walked still lies ahead."""
        self._game.go_to(0)
        self._hints = 0
        self.clock.reset()
        self._show_line()

    def hint(self) -> None:
        """Show a step that certainly leads on to a tour, once one is found; when one is shown already, take it."""
        shown = self._board.hint
        if shown is not None:
            self.visit(shown, by_hand=False)
        elif not self._game.complete:
            self._hint_wanted = True
            if self._failure is not None:
                self._look_ahead()
            self._offer_hint()

    def close(self) -> None:
        """Come to rest for good."""
        self.clock.rest()
        self._runner.close()

    def _offer_hint(self) -> None:
        """Show the hint that is wanted, when it is known what to show."""
        way = self._game.path
        solvability = self._known_outcomes.solvability(way)
        if not self._hint_wanted or solvability is Solvability.UNKNOWN:
            return
        self._hint_wanted = False
        tour = self._known_outcomes.tour_after(way)
        if tour is None:
            self.hint_refused.emit()
        else:
            self._board.show_hint(tour[len(way)])

    def _look_ahead(self) -> None:
        """Have the next question about the game answered in the background."""
        way = None if self._game.complete else self._known_outcomes.question(self._game.path)
        if way is None:
            self._failure = None
            self._runner.abandon()
        elif way != self._asked or not self._runner.busy:
            position = KnightGame(self._game.board, self._game.closed)
            for square in way:
                position.visit(square)
            request = position.rest()
            self._failure = None
            self._runner.start(lambda: engine_named(PROVER).start(request))
        self._asked = way

    @Slot(object)
    def _learn_tour(self, report: Report[Found[Tour]]) -> None:
        if self._asked is not None:
            self._known_outcomes.learn_tour(self._asked, report.event.answer.squares)
            self._show_known()

    @Slot(object)
    def _learn_loss(self, report: Report[Verdict]) -> None:
        """A verdict: no tour is left; but of a search that was given up, why."""
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
        """Prove no more until the knight stands elsewhere."""
        self._failure = why
        self.changed.emit()
        if self._hint_wanted:
            self._hint_wanted = False
            self.hint_refused.emit()

    def _show_known(self) -> None:
        self._look_ahead()
        self.changed.emit()
        self._offer_hint()

    def _show_line(self, hop: bool = False) -> None:
        """Show the line of play as it is now; with `hop`, the last step as it is taken."""
        self._hint_wanted = False
        if self.active:
            self._showing = True
            self._load(hop)
            self._showing = False
            self._show_moves()
            self._look_ahead()
        self.moved.emit()
        self.changed.emit()

    def _load(self, hop: bool) -> None:
        game = self._game
        home = game.complete and game.closed
        order = [game.board.index(square) for square in game.line] if game.now else []
        self._board.show_hint(None)
        self._board.show_tour(order or None, home)
        self._playback.load(max(0, len(order) - 1) + home, max(0, game.now - 1) + home, arriving=hop)

    @Slot()
    def _follow(self) -> None:
        """Be where the playback is; between two steps, where it comes from or goes to."""
        if not self.active or self._showing:
            return
        if self._game.now:
            self._be_at(self._playback.position + 1)
        self._show_moves()

    def _be_at(self, now: int) -> None:
        """Be where so many squares of the line have been visited."""
        before = self._game.now
        self._game.go_to(now)
        if self._game.now != before:
            self._hint_wanted = False
            self._board.show_hint(None)
            self._look_ahead()
            self.moved.emit()
            self.changed.emit()

    def _show_moves(self) -> None:
        at_rest = self._playback.moment == self._playback.position
        self._board.show_moves(self._game.moves() if at_rest and not self._game.complete else {})

    def _finished_walk(self) -> FinishedWalk:
        game = self._game
        visits = tuple(game.board.index(square) for square in game.path)
        return FinishedWalk(game.board, game.closed, visits, self.clock.seconds, self._hints)
