"""A game of Klotski at the window: hands, hints, undo and redo, and the program's solution, on one line of play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from app.klotski.board.played_board import PlayedBoard
from app.klotski.board.track import KlotskiTrack
from app.klotski.distance_service import DistanceService
from app.puzzle.game_clock import GameClock
from app.puzzle.playback import Playback
from solvers.klotski.layout import Layout, Square
from solvers.klotski.moves import Metric, Step
from solvers.klotski.play.game import Game
from solvers.klotski.play.optimality import best_slides, steps_left, wasted

MOST_POINTS = 200
"""Of a longer line of play, only about so many positions are looked up for the curve of the steps left."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that has come to the exit by hand: its steps and time, and how many slides the program gave."""

    layout: Layout
    metric: Metric
    length: int
    """The steps it took, in its metric; by turns at their shortest."""
    seconds: float
    helped: int
    optimum: int | None


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is known of the game as it stands: steps left and steps wasted; None while unknown or without a solution."""

    left: int | None
    wasted: int | None
    wasted_before: int | None
    """Wasted before the last slide."""
    solvable: bool | None
    """None while the component is being walked."""
    failure: Exception | None = None
    """Why nothing can be known."""


class KlotskiPlay(QObject):
    """Holds the game; the playback is its line of play, so that first, back and forward are reset, undo and redo."""

    changed = Signal()
    """Where the game is, or what is known of it, has changed."""
    leaving = Signal()
    """Another game is about to take the place of this one."""
    line_changed = Signal()
    """Slides were added to the line of play, or cut off."""
    finished = Signal(object)
    """A `FinishedGame`: the exit was reached by hand."""

    def __init__(self, board: PlayedBoard, playback: Playback, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.distance_service = DistanceService(self)
        self.clock = GameClock(self)
        self._board = board
        self._playback = playback
        self._metric = Metric.MOVES
        self._game = Game(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"))
        self._track = KlotskiTrack(self._game.start)
        self._left: tuple[tuple[int, int], ...] | None = None
        self._standing: int | None = 0
        self._in_hand = False
        board.grabbed.connect(self._hold)
        board.slid.connect(self._slide)
        board.slides_from = self._slides_from
        board.keys_wanted = self._keys_move_pieces
        board.keys_asked.connect(self.take_over)
        playback.moment_changed.connect(self._follow)
        self.distance_service.changed.connect(self._know)

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
        known = self.distance_service.known
        if known is None:
            return Judgement(None, None, None, None, self.distance_service.failure)
        standing = self._game.standing
        left, before = steps_left(standing, known), wasted(self._game.standing_before, known)
        return Judgement(left, wasted(standing, known), before, left is not None)

    def distances(self) -> tuple[tuple[int, int], ...]:
        """Points of the line of play: after how many slides, how many steps are left; none while they are not known."""
        if self._left is None:
            self._left = tuple(self._look_up_distances())
        return self._left

    def begin(self, layout: Layout, metric: Metric) -> None:
        """Begin a game of a layout."""
        self.leaving.emit()
        self._game, self._metric = Game(layout), metric
        self.clock.reset()
        self.distance_service.consult(layout, metric)
        self._show_line()
        self._standing = 0

    def restore_from(self, other: KlotskiPlay) -> None:
        """Go on with the game of another page, as when the window is made anew in another language."""
        self._game, self._metric = other.game, other.metric
        self._in_hand = other._in_hand
        self.clock.restore_from(other.clock)
        self.distance_service.consult(self._game.start, self._metric)
        self._show_line()

    def resume(self, slides: Sequence[Step], seconds: float, hints: int = 0, now: int | None = None) -> None:
        """Go on with a game that was left after so much time, instead of from its beginning.

        All these slides were made, of which `hints` were the program's; all but the first `now` were taken back again.
        """
        self._game = Game(self._game.start, hints)
        self._game.replay(slides)
        if now is not None:
            self._game.go_to(now)
        self.clock.reset(seconds)
        if slides and not self._game.solved:
            self.clock.await_player()
        self._show_line()

    def count_in(self, metric: Metric) -> None:
        """Count in another metric from now on; the game goes on, but what the program planned is dropped."""
        self._metric = metric
        self.distance_service.consult(self._game.start, metric)
        self.drop_plan()

    def prepare(self) -> Layout:
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
        """Lay out a solution ahead of where we stood by for it, and play it, unless it is very long.

        Wherever the playback has gone since; but when slides were made since, it is of a game that is no more.
        """
        if self._standing is None:
            return
        self._playback.rest()
        self._game.go_to(self._standing)
        self._game.plan(steps)
        self._in_hand = False
        self._show_line(kept=self._standing)
        self._playback.begin()

    @Slot()
    def take_over(self) -> None:
        """Let the keys move pieces while the program's solution is shown; it still lies ahead."""
        self._playback.rest()
        self._in_hand = True

    def watch(self) -> None:
        """Let the playback pause, and the keys steer it while the program's solution is shown."""
        self._playback.pause()
        self._in_hand = False

    def drop_plan(self) -> None:
        """Go back to where a person left off, without the program's solution."""
        self._playback.rest()
        self._game.return_to_hand()
        self._game.drop_plan()
        self._show_line(kept=self._game.now)

    def hint(self) -> None:
        """Show a best next step; when one is shown already, take it."""
        if self._board.hint is not None:
            self._take(self._board.hint)
        elif self.distance_service.known is not None:
            self._playback.rest()
            best = best_slides(self._game.standing, self.distance_service.known)
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
        self.distance_service.close()

    def _slides_from(self, square: Square) -> dict[Square, Step]:
        return self._game.slides_from(square)

    def _keys_move_pieces(self) -> bool:
        """While the program shows its way, the arrows steer the playback, until a person plays on from there."""
        return self._in_hand or not self._game.watching

    @Slot()
    def _hold(self) -> None:
        """A hand on a piece: whatever plays comes to rest."""
        self._playback.rest()
        self._board.show_hint(None)

    @Slot(object, object)
    def _slide(self, square: Square, target: Square) -> None:
        self._go_on(square, target)

    def _take(self, step: Step) -> None:
        """Make a step that was shown, before the person's eyes."""
        self._go_on(step.origin, step.target, hint=True)

    def _go_on(self, square: Square, target: Square, hint: bool = False) -> None:
        """Make a slide, which a person made or takes as a hint; a game that it ends is finished."""
        before = self._game.now
        self._game.slide(square, target, hint)
        self._in_hand = True
        self.clock.run()
        self._show_line(kept=before, arriving=hint)
        if self._game.solved and self._game.own:
            self.clock.rest()
            self.finished.emit(self._finished_game())

    def _finished_game(self) -> FinishedGame:
        game, known = self._game, self.distance_service.known
        optimum = known.distance(game.start) if known is not None else None
        length = game.count(self._metric)
        return FinishedGame(game.start, self._metric, length, self.clock.seconds, game.helped, optimum)

    def _show_line(self, kept: int | None = None, arriving: bool = False) -> None:
        """Show the line of play as it is now, where the game is; or `arriving` there from the position before.

        The first `kept` slides are those that were shown before; with None, all are new.
        """
        self._standing = None
        self._left = None
        self._board.show_hint(None)
        if kept is None:
            self._track = KlotskiTrack(self._game.start, self._game.slides)
        else:
            self._track = self._track.continued(kept, self._game.slides_after(kept))
        self._board.show_track(self._track)
        self._playback.load(self._track.length, self._game.now, arriving)
        self.line_changed.emit()
        self.changed.emit()

    def _look_up_distances(self) -> Iterator[tuple[int, int]]:
        known, length = self.distance_service.known, self._track.length
        stride = 1 + length // MOST_POINTS
        for slide in (*range(0, length, stride), length):
            left = None if known is None else known.distance(self._track.layout_at(slide))
            if left is not None:
                yield slide, left

    @Slot()
    def _know(self) -> None:
        self._left = None
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
