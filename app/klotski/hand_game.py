"""A game of Klotski by hand: slides, hints, undo and redo, and the program's solution, on one line of play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from app.klotski.analysis import Analysis, StarCost
from app.klotski.board.track import KlotskiTrack
from app.klotski.distance_service import DistanceService
from app.klotski.ended_game import MOST_KEPT, FinishedKlotskiGame, LeftGame
from app.klotski.repositories import GameRecord
from app.puzzle.hand_game import HandGame
from app.puzzle.playback import Playback
from solvers.klotski.layout import Layout, Square
from solvers.klotski.moves import Metric, Step
from solvers.klotski.play.game import Game
from solvers.klotski.play.optimality import best_slides
from solvers.klotski.play.turns import counts_of, steps_of


class KlotskiHandGame(HandGame):
    """A game of one layout; the playback's first, back and forward are its reset, undo and redo.

    A `strict` game has none of them, and no hints: the playback has nothing to step through before its end.
    """

    line: Game

    slid = Signal()
    """A piece was slid by hand, not as a hint."""
    walked = Signal()
    """A way that a person asked for begins to be played."""
    turned_back = Signal()
    """A person has started over, or undone a whole way."""
    warned = Signal(object)
    """A `StarCost` that the person is to be told of; a hint or a way is shown when it is asked for again."""
    rated = Signal(object)
    """The `FinishedKlotskiGame` again, with the optimum, which was not known when it was finished."""

    def __init__(self, playback: Playback, parent: QObject | None = None) -> None:
        super().__init__(playback, parent)
        self.distance_service = DistanceService(self._runner, self)
        self.metric = Metric.MOVES
        """What counts as a step."""
        self.line = Game(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"))
        self.track = KlotskiTrack(self.line.start)
        """The whole line of play, for the board and the list of steps."""
        self.strict = False
        """Whether nothing can be undone, and the program gives no help."""
        self.analysis = Analysis(
            distance_service=self.distance_service, line=self.line, track=self.track, metric=self.metric, parent=self
        )
        """What is known of the game."""
        self._planned_from: int | None = 0
        self._plan_played = False
        self._keys_taken = False
        self.relaxed = False
        """Whether no stars are given, so that nothing costs any; a strict game never is relaxed."""
        self._warned: set[StarCost] = set()
        self._won: tuple[KlotskiTrack, FinishedKlotskiGame] | None = None
        self.analysis.changed.connect(self._follow_analysis)

    @property
    def complete(self) -> bool:
        """Whether Cao Cao is at the exit."""
        return self.line.solved

    @property
    def can_hint(self) -> bool:
        """Whether a solution is known to exist, and may be told."""
        return bool(self.analysis.verdict.solvable) and not self.complete and not self.strict

    @property
    def can_undo(self) -> bool:
        """Whether a slide can be undone."""
        return super().can_undo and not self.strict

    @property
    def can_redo(self) -> bool:
        """Whether a slide lies ahead."""
        return super().can_redo and not self.strict

    @property
    def can_reset(self) -> bool:
        """Whether the game is not at the beginning of an attempt that has cost nothing yet."""
        line = self.line
        return super().can_reset or not line.attempt.untouched or line.attempted > 0

    @property
    def hints(self) -> int:
        """How often a hint, or something better, was shown in this attempt."""
        return self.line.attempt.hints

    @property
    def stars_within_reach(self) -> int | None:
        """The most stars that this attempt can still be worth; None while that is not known, and where none are lost.

        None are in a strict game, in which there is no help, and none are given in a relaxed one.
        """
        return None if self.strict or self.relaxed else self.analysis.stars_within_reach

    @property
    def shown_moment(self) -> tuple[float, int]:
        """The moment of the track that the board shows, and the position that it is at, or is going to."""
        return (self.playback.moment, self.playback.position) if self.played_back else (float(self.now), self.now)

    @property
    def played_back(self) -> bool:
        """Whether the playback has the line of play: a strict game is only looked at by it, and only at its end."""
        return not self.strict or self.complete

    @property
    def under_way(self) -> bool:
        """Whether a person made the last slide, and Cao Cao is not at the exit."""
        return self.line.here.own > 0 and self.line.left_off == self.now and not self.complete

    @property
    def subject(self) -> tuple[Layout, Metric, bool]:
        """The layout that the game began with, what counts as a step, and whether it is strict."""
        return self.line.start, self.metric, self.strict

    @property
    def won(self) -> FinishedKlotskiGame | None:
        """The game that was won by hand last, as long as its line of play is the one on the board."""
        return self._won[1] if self._won is not None and self._won[0] is self.track else None

    @property
    def judged(self) -> bool:
        """Whether detours are told of the line of play: it does not end with a solution that nobody played."""
        return self._plan_played or not self.line.watching

    @property
    def last_judged(self) -> bool:
        """Whether it is told of the last slide what it cost."""
        return self._plan_played or self.line.here.by_hand

    @property
    def keys_move_pieces(self) -> bool:
        """Whether the arrow keys slide pieces; while the program shows its solution, they control the playback.

        After `take_over` or a slide by hand, they slide pieces during the solution too.
        """
        return self._keys_taken or not self.line.watching

    def count_at(self, number: int) -> int:
        """The steps taken after so many slides of the line of play."""
        return counts_of(self.line.position(min(number, self.line.length)).turn).of(self.metric)

    def slides_from(self, square: Square) -> dict[Square, Step]:
        """Where the piece with its top left cell at a square can slide to, and how."""
        return self.line.slides_from(square)

    def record(self, number: int | None) -> GameRecord | None:
        """The unfinished game as it is saved, under this number; None without a turn by hand, or when finished."""
        line, left_off = self.line, self.line.left_off
        position = line.position(left_off)
        if position.own == 0 or position.turn is None or (left_off == line.now and line.solved):
            return None
        return GameRecord(
            layout=line.start,
            metric=self.metric,
            turns=steps_of(position.turn),
            seconds=self.clock.seconds,
            hints=self.hints,
            strict=self.strict,
            counted=position.turn.counts.of(self.metric),
            taken_back=line.taken_back_at(left_off),
            given=line.attempt.given or position.given,
            id=number,
        )

    def standing(self, number: int | None) -> str:
        """The line of play by hand as a `LeftGame`, with the solution that is shown after it unless it is very long."""
        line, left_off = self.line, self.line.left_off
        slides = line.slides_by_hand
        solution = line.slides_after(len(slides)) if line.length - len(slides) <= MOST_KEPT else ()
        if not (slides or solution) or (left_off == line.now and line.solved):
            return ""
        left = LeftGame(
            layout=line.start,
            metric=self.metric,
            strict=self.strict,
            seconds=self.clock.seconds,
            slides=slides,
            now=left_off,
            attempt=line.attempt,
            earlier=line.earlier,
            own=line.own_slides,
            solution=solution,
            shown=line.now,
        )
        return left.text(number)

    def begin(self, layout: Layout, metric: Metric, strict: bool = False) -> None:
        """Begin a game of a layout."""
        self.leaving.emit()
        self.line, self.metric, self.strict = Game(layout), metric, strict
        self._plan_played = False
        self._warned.clear()
        self.clock.reset()
        self.distance_service.consult(layout, metric)
        self._show_line()
        self._planned_from = 0

    def resume(self, left: LeftGame) -> None:
        """Go on with a game of the present layout that was left; a solution that was shown is shown again, at rest."""
        self.line = line = Game(self.line.start)
        line.replay(left.slides, left.own)
        line.go_to(left.now)
        line.attempt, line.earlier = left.attempt, left.earlier
        self.clock.reset(left.seconds)
        if left.slides and not line.solved:
            self.clock.await_player()
        if left.solution:
            line.go_to(line.length)
            line.plan(left.solution)
            line.go_to(left.shown)
            self._keys_taken = False
        self._show_line()

    def count_in(self, metric: Metric) -> None:
        """Count in another metric from now on; the game goes on, but the program's solution is dropped."""
        self.metric = metric
        self.analysis.follow_line(self.line, self.track, metric)
        self.distance_service.consult(self.line.start, metric)
        self.drop_plan()

    def prepare(self) -> Layout:
        """Go back to where a person left off; return the layout that is to be solved from there.

        A game that has come to the exit goes back to its beginning.
        """
        self.playback.rest()
        self.line.return_to_hand()
        if self.line.solved:
            self._start_over()
        self.playback.jump(self.line.now)
        self._planned_from = self.line.now
        return self.line.layout

    def plan(self, steps: Sequence[Step], played: bool = False) -> None:
        """Lay out a solution from where `prepare` was called, and play it unless it is very long.

        `played` says that a person played it once.

        It does not matter where the playback has gone since; but when slides were made since, nothing is done.
        """
        if self._planned_from is None:
            return
        self.playback.rest()
        self.line.go_to(self._planned_from)
        self.line.plan(steps)
        self.line.attempt.hints += 1
        self._keys_taken, self._plan_played = False, played
        self._show_line(kept=self._planned_from)
        self.playback.begin()

    def walk(self, steps: Sequence[Step]) -> None:
        """Play a way that a person asked for, from where the game is now; every step of it can be undone.

        It becomes part of the line of play, in place of what lay ahead, and its steps count as given by the program.
        """
        self.playback.rest()
        before = self.line.now
        self.line.walk(steps)
        self.line.attempt.hints += 1
        self._keys_taken = True
        self._show_line(kept=before)
        self.walked.emit()
        self.playback.begin()

    def drop_plan(self) -> None:
        """Go back to where a person left off, without the program's solution."""
        self.playback.rest()
        self.line.return_to_hand()
        self.line.drop_plan()
        self._show_line(kept=self.line.now)

    @Slot()
    def take_over(self) -> None:
        """Let the keys move pieces while the program's solution is shown, without dropping the solution."""
        self.playback.rest()
        self._keys_taken = True

    def watch(self) -> None:
        """Pause the playback, and let the keys control it while the program's solution is shown."""
        self.playback.pause()
        self._keys_taken = False

    @Slot()
    def hold(self) -> None:
        """Stop the playback and remove the hint, because a person has grabbed a piece."""
        self.playback.rest()
        self._show_hint(None)

    @Slot(object, object)
    def slide(self, square: Square, target: Square) -> None:
        """Slide the piece at a square to another, by hand; raises `InputError` where other pieces bar the way."""
        self._slide(square, target)
        self.slid.emit()

    def hint(self) -> None:
        """Show a best next step; when one is shown already, make it.

        The first time that this would cost a star, this is said, and nothing is shown.
        """
        shown: Step | None = self.shown_hint
        if self.strict:
            return
        if shown is not None:
            self._slide(shown.origin, shown.target, hint=True)
        elif not self.warn_of(StarCost.HINT):
            self._show_best()

    def warn_of(self, cost: StarCost) -> bool:
        """Have it said what something costs, if that is a star within reach and was not said yet in this attempt.

        Returns whether it was said now.
        """
        within = self.stars_within_reach
        if cost in self._warned or within is None or within <= cost:
            return False
        self._warned.add(cost)
        self.warned.emit(cost)
        return True

    def relax(self, relaxed: bool) -> None:
        """Give no stars from now on, or give them again: everything is counted all the same."""
        self.relaxed = relaxed
        self.changed.emit()

    def undo(self) -> None:
        """Undo the last slide, or the whole way that was walked last."""
        walked = self.line.here.way is not None
        self.playback.go_to(self.line.before_last)
        if walked:
            self.turned_back.emit()
        self.warn_of(StarCost.UNDO)

    def redo(self) -> None:
        """Make the next slide that lies ahead, or walk the whole way that does."""
        self.playback.go_to(self.line.after_next)

    def note_help(self) -> None:
        """Count help as a hint: something better than what a person played was shown."""
        self.line.attempt.hints += 1
        self.hint_changed.emit()

    def reset(self) -> None:
        """Go back to the beginning of the same game in a new attempt; every step can be redone, unless it is strict.

        To redo one is to go on with the attempt of before.
        """
        if self.strict:
            self.begin(*self.subject)
            return
        self._start_over()
        self._show_hint(None)
        self.playback.first()
        self._tell_moved()
        self.turned_back.emit()

    def _show_best(self) -> None:
        known = self.distance_service.known
        if known is None:
            return
        self.playback.rest()
        best = best_slides(self.line.state, known)
        if best:
            self.line.attempt.hints += 1
            self._show_hint(best[0])

    def _start_over(self) -> None:
        self.line.start_over(self.clock.seconds)
        self._warned &= {StarCost.UNDO}
        self.clock.reset()

    def _slide(self, square: Square, target: Square, hint: bool = False) -> None:
        """Make a slide, by hand or as a hint; when it reaches the exit, emit `finished`."""
        before = self.line.now
        self.line.slide(square, target, hint)
        self._keys_taken = True
        self.clock.run()
        self._show_line(kept=before, arriving=hint)
        if self.line.solved and self.line.here.own:
            self.clock.rest()
            finished = self._finished_game()
            self._won = self.track, finished
            self.finished.emit(finished)

    def _finished_game(self) -> FinishedKlotskiGame:
        line = self.line
        return FinishedKlotskiGame(
            layout=line.start,
            metric=self.metric,
            turns=line.turns,
            length=line.count(self.metric),
            seconds=self.clock.seconds,
            hints=self.hints,
            optimum=self.analysis.optimum,
            strict=self.strict,
            relaxed=self.relaxed and not self.strict,
            given=line.given,
            taken_back=line.taken_back_at(line.now),
        )

    def _show_line(self, kept: int | None = None, arriving: bool = False) -> None:
        """Load the line of play into the playback at its position; if `arriving`, moving to it from the one before.

        The first `kept` slides are those that were there before; with None, all are new.
        """
        self._planned_from = None
        if kept is None:
            self.track = KlotskiTrack(self.line.start, self.line.slides)
        else:
            self.track = self.track.continued(kept, self.line.slides_after(kept))
        self.analysis.follow_line(self.line, self.track, self.metric, kept)
        if self.played_back:
            self._load_line(arriving)
        else:
            self._show_hint(None)
            self.line_changed.emit()
            self.playback.load(0)
            self._tell_moved()

    def _tell_moved(self) -> None:
        self.analysis.follow_move()
        super()._tell_moved()

    @Slot()
    def _follow_analysis(self) -> None:
        """More is known: also what a game was worth that was finished before the optimum was known."""
        self.changed.emit()
        won, optimum = self.won, self.analysis.optimum
        if won is None or won.stars is not None or optimum is None or won.metric is not self.metric:
            return
        rated = won._replace(optimum=optimum)
        if rated != won:
            self._won = self.track, rated
            self.rated.emit(rated)

    @Slot()
    def _follow(self) -> None:
        """Go to the position of the playback, unless the game is strict."""
        if not self.strict:
            super()._follow()

    def _go_to(self, position: int) -> None:
        attempt = self.line.attempt
        super()._go_to(position)
        if self.line.attempt is not attempt:
            self.clock.reset(self.line.attempt.seconds)
