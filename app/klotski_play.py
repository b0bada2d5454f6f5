"""A game of Klotski at the window: hands, hints, undo and redo, and the program's solution, on one line of play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from app.boards.played_board import PlayedBoard
from app.game_clock import GameClock
from app.klotski_oracle import KlotskiOracle
from app.klotski_track import KlotskiTrack
from app.playback import Playback
from solvers.klotski.game import Game
from solvers.klotski.judgement import steps_left, wasted
from solvers.klotski.layout import Layout, Square
from solvers.klotski.moves import Metric, Step


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that has come to the exit by hand: its turns, counts and time, and whether the program helped."""

    layout: Layout
    metric: Metric
    turns: tuple[Step, ...]
    seconds: float
    helped: bool
    optimum: int | None

    def count(self) -> int:
        """The steps it took, in its metric; by turns at their shortest."""
        game = Game(self.layout)
        for turn in self.turns:
            game.slide(turn.origin, turn.target)
        return game.count(self.metric)


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is known of the game as it stands: steps left and steps wasted; None while unknown or without a solution."""

    left: int | None
    wasted: int | None
    wasted_before: int | None
    """Wasted before the last slide."""
    solvable: bool | None
    """None while the component is being walked."""


class KlotskiPlay(QObject):
    """Holds the game; the playback is its line of play, so that first, back and forward are reset, undo and redo."""

    changed = Signal()
    """Where the game is, or what is known of it, has changed."""
    line_changed = Signal()
    """Slides were added to the line of play, or cut off."""
    finished = Signal(object)
    """A `FinishedGame`: the exit was reached by hand."""

    def __init__(self, board: PlayedBoard, playback: Playback, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.oracle = KlotskiOracle(self)
        self.clock = GameClock(self)
        self._board = board
        self._playback = playback
        self._metric = Metric.MOVES
        self._game = Game(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"))
        self._track = KlotskiTrack(self._game.start)
        self._standing: int | None = 0
        board.grabbed.connect(self._hold)
        board.slid.connect(self._slide)
        board.slides_from = self._slides_from
        board.keys_wanted = self._keys_move_pieces
        playback.moment_changed.connect(self._follow)
        self.oracle.changed.connect(self.changed)

    @property
    def game(self) -> Game:
        """The line of play and where we are in it."""
        return self._game

    @property
    def track(self) -> KlotskiTrack:
        """The whole line of play, for the board and the list of steps."""
        return self._track

    @property
    def metric(self) -> Metric:
        """What counts as a step."""
        return self._metric

    @property
    def judgement(self) -> Judgement:
        """What is known of the game as it stands."""
        known = self.oracle.known
        if known is None:
            return Judgement(None, None, None, None)
        left = steps_left(self._game, known)
        now = self._game.now
        self._game.go_to(now - 1)
        before = wasted(self._game, known)
        self._game.go_to(now)
        return Judgement(left, wasted(self._game, known), before, left is not None)

    def distances(self) -> tuple[int, ...]:
        """The steps left after every slide of the line of play; empty while they are not known."""
        known = self.oracle.known
        if known is None:
            return ()
        left = [known.distance(layout) for layout in self._game.layouts]
        return tuple(distance for distance in left if distance is not None)

    def begin(self, layout: Layout, metric: Metric) -> None:
        """Begin a game of a layout."""
        self._game, self._metric = Game(layout), metric
        self.clock.reset()
        self.oracle.consult(layout, metric)
        self._show_line()
        self._standing = 0

    def take_up(self, other: KlotskiPlay) -> None:
        """Go on with the game of another page, as when the window is made anew in another language."""
        self._game, self._metric = other.game, other.metric
        self.clock.reset(other.clock.seconds)
        if other.clock.running:
            self.clock.run()
        self.oracle.consult(self._game.start, self._metric)
        self._show_line()

    def resume(self, turns: Sequence[Step], seconds: float) -> None:
        """Go on with a game that was left after these turns and so much time, instead of from its beginning."""
        for turn in turns:
            self._game.slide(turn.origin, turn.target)
        self.clock.reset(seconds)
        self._show_line()

    def count_in(self, metric: Metric) -> None:
        """Count in another metric from now on; the game goes on, but what the program planned is dropped."""
        self._metric = metric
        self.oracle.consult(self._game.start, metric)
        self.drop_plan()

    def stand_by(self) -> Layout:
        """Go back to where a person left off, and say which layout is to be solved from there.

        A layout that is solved already is solved anew from its beginning.
        """
        self._playback.rest()
        self._game.return_to_hand()
        if self._game.solved:
            self._game.reset()
        self._playback.jump(self._game.now)
        self._standing = self._game.now
        return self._game.layout

    def plan(self, steps: Sequence[Step]) -> None:
        """Lay out a solution ahead of where we stood by for it, and play it.

        Wherever the playback has gone since; but when slides were made since, it is of a game that is no more.
        """
        if self._standing is None:
            return
        self._playback.rest()
        self._game.go_to(self._standing)
        self._game.plan(steps)
        self._show_line()
        self._playback.play()

    def take_over(self) -> None:
        """Go on by hand from where the program's solution is now."""
        if self._game.watching:
            self._playback.rest()
            self._game.take_over()
            self._show_line()

    def drop_plan(self) -> None:
        """Go back to where a person left off, with nothing ahead."""
        self._playback.rest()
        self._game.return_to_hand()
        self._game.plan(())
        self._show_line()

    def hint(self) -> None:
        """Show a best next step; when one is shown already, take it."""
        if self._board.hint is not None:
            self._take(self._board.hint)
        elif self.oracle.known is not None:
            self._playback.rest()
            best = self.oracle.known.best_steps(self._game.layout)
            self._board.show_hint(best[0] if best else None)

    def undo(self) -> None:
        """Take the last slide back."""
        self._playback.back()

    def redo(self) -> None:
        """Make the next slide that lies ahead."""
        self._playback.forward()

    def reset(self) -> None:
        """Begin anew; what was played still lies ahead."""
        self._playback.first()
        self.clock.reset()

    def close(self) -> None:
        """Come to rest for good."""
        self.clock.rest()
        self._board.rest()
        self.oracle.close()

    def _slides_from(self, square: Square) -> dict[Square, Step]:
        return self._game.slides_from(square)

    def _keys_move_pieces(self) -> bool:
        """While the program shows its way, the arrows steer the playback."""
        return not self._game.watching

    @Slot()
    def _hold(self) -> None:
        """A hand on a piece: whatever plays comes to rest."""
        self._playback.rest()
        self._board.show_hint(None)

    @Slot(object, object)
    def _slide(self, square: Square, target: Square) -> None:
        self._game.slide(square, target)
        self.clock.run()
        self._show_line()
        if self._game.solved:
            self.clock.rest()
            self.finished.emit(self._finished_game())

    def _take(self, step: Step) -> None:
        """Make a step that was shown, before the person's eyes."""
        self._game.slide(step.origin, step.target, by_hand=False)
        self._show_line(shown=self._game.now - 1)
        self._playback.forward()

    def _finished_game(self) -> FinishedGame:
        game, known = self._game, self.oracle.known
        optimum = known.distance(game.start) if known is not None else None
        return FinishedGame(game.start, self._metric, game.turns, self.clock.seconds, game.helped, optimum)

    def _show_line(self, shown: int | None = None) -> None:
        """Show the line of play as it is now, at the game's position or at another one."""
        now = self._game.now if shown is None else shown
        self._standing = None
        self._board.show_hint(None)
        self._track = KlotskiTrack(self._game.start, self._game.slides)
        self._board.show_track(self._track)
        self._playback.load(self._track.length)
        self._playback.jump(now)
        self.line_changed.emit()
        self.changed.emit()

    @Slot(float)
    def _follow(self, moment: float) -> None:
        """Be where the playback is; between two slides, where it comes from or goes to."""
        position = self._playback.position
        self._board.show_moment(moment, position)
        if position != self._game.now:
            self._game.go_to(position)
            self._board.show_hint(None)
            self.changed.emit()
