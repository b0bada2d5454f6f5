"""The review of a game of Klotski without widgets: its detours, one of them chosen, and what would have been better."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property
from itertools import accumulate

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.klotski.analysis import Detour
from app.klotski.board.track import KlotskiTrack
from app.klotski.hand_game import KlotskiHandGame
from app.puzzle.game_clock import Absence
from app.puzzle.playback import Playback
from solvers.klotski.breadth_first.distances import Distances
from solvers.klotski.moves import Metric, Step
from solvers.klotski.play.detour_reason import DetourReason, reason_of
from solvers.klotski.play.game import GameState
from solvers.klotski.play.optimality import steps_left

SLICE_SECONDS = 0.008
"""For how long a very long line of play is looked at before the window has its turn."""


class DetourLines:
    """A detour of a game's line of play as it was when this was made; what has to be computed is, when asked for."""

    def __init__(self, game: KlotskiHandGame, detour: Detour, known: Distances) -> None:
        self.detour = detour
        self.own = game.track
        """The line of the game."""
        self._line, self._known = game.line, known

    @property
    def begins(self) -> int:
        """After how many slides of the game the detour begins."""
        return self.detour.first - 1

    @cached_property
    def reason(self) -> DetourReason | None:
        """Why it cost something."""
        slides, made = self.own.steps[self.begins :], self.detour.last - self.begins
        return reason_of(self._state(self.begins), slides, made, self._known)

    @cached_property
    def better(self) -> KlotskiTrack:
        """The line of the game to where the detour begins, and the better line from there on."""
        return self.own.continued(self.begins, self._better_steps)

    def figures(self, position: int, of_better: bool) -> tuple[int, int | None]:
        """The steps taken and left after so many slides of one of the lines."""
        state = self._better_states[position - self.begins] if of_better and position > self.begins else None
        state = state or self._state(position)
        return state.count(self._known.metric), steps_left(state, self._known)

    @property
    def better_points(self) -> list[tuple[int, int]]:
        """Points of the better line: after how many slides, how many steps are left."""
        lefts = [steps_left(state, self._known) or 0 for state in self._better_states]
        return list(enumerate(lefts, start=self.begins))

    @property
    def _better_steps(self) -> tuple[Step, ...]:
        return () if self.reason is None else self.reason.better

    @cached_property
    def _better_states(self) -> tuple[GameState, ...]:
        return tuple(accumulate(self._better_steps, GameState.after, initial=self._state(self.begins)))

    def _state(self, position: int) -> GameState:
        return GameState(self._line.start, self.own.layout_at(position), self._line.position(position).turn)


class Review(QObject):
    """Goes through the detours of a game on tracks of its own: the game stays where it is and as it is.

    While it is open, a board shows `track` at the moment of `playback`: the line of the game, at first where the chosen
    detour begins, or the better line in its place. Whatever else is done with the game closes it.
    """

    changed = Signal()
    """Another detour is chosen, another line is shown, or it was opened or left."""
    turned = Signal(bool)
    """It was opened, or left."""
    helped = Signal()
    """Something better was shown, which counts as a hint in the game that is played."""

    def __init__(self, game: KlotskiHandGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.playback = Playback(self)
        self.playback.count_at = self.count_at
        self._game = game
        self.is_open = False
        """Whether the game is being reviewed."""
        self.shows_better = False
        """Whether the better line is shown."""
        self._better_awaited = False
        self._left_at = 0
        self.number = 0
        """Which of the detours is chosen, from 0."""
        self._lines: dict[int, DetourLines] = {}
        """By the number of their detours, those that were looked at in this line of play."""
        self._told: set[int] = set()
        """The detours of this line of play of which the better line was shown."""
        self._judging = QTimer(self, interval=0)
        self._judging.timeout.connect(self._judge)
        game.line_changed.connect(self._forget)
        game.distance_service.changed.connect(self._forget)
        game.moved.connect(self._follow_game)

    @property
    def judging(self) -> bool:
        """Whether the detours of a very long line of play are still being looked for."""
        return self._judging.isActive()

    @property
    def detours(self) -> tuple[Detour, ...]:
        """The detours of the game; none while they are being looked for."""
        return self._game.analysis.detours()

    @property
    def lines(self) -> DetourLines | None:
        """The two lines of the chosen detour; None while none is chosen."""
        known, detours = self._game.distance_service.known, self.detours
        if not self.is_open or known is None or not detours:
            return None
        if self.number not in self._lines:
            self._lines[self.number] = DetourLines(self._game, detours[self.number], known)
        return self._lines[self.number]

    @property
    def metric(self) -> Metric:
        """What counts as a step."""
        return self._game.metric

    @property
    def track(self) -> KlotskiTrack:
        """The line that is shown."""
        lines = self.lines
        return lines.better if lines is not None and self.shows_better else self._game.track

    @property
    def figures(self) -> tuple[int, int | None] | None:
        """The steps taken and left in the position that is shown; None while no detour is chosen."""
        return None if self.lines is None else self.lines.figures(self.playback.position, self.shows_better)

    def count_at(self, number: int) -> int:
        """The steps taken after so many slides of the line that is shown."""
        lines = self.lines
        return number if lines is None else lines.figures(min(number, self.track.length), self.shows_better)[0]

    @property
    def can_try_again(self) -> bool:
        """Whether the game can go on from where a detour begins: nothing can be undone in a strict one."""
        return self.lines is not None and not self._game.strict

    def open(self, detour_number: int = 0) -> None:
        """Show where a detour begins, the first where no other is named; nothing of a strict game before its end."""
        if not self._game.analysis.has_detours or (self._game.strict and not self._game.complete):
            return
        opening = not self.is_open
        if opening:
            self._game.playback.rest()
            self._left_at = self._game.now
            self._game.clock.leave(Absence.REVIEWING)
            self.playback.set_reduced_motion(self._game.playback.reduced_motion)
            self.playback.set_speed(self._game.playback.chosen_speed)
            self.is_open = True
        self.number = detour_number
        if not self._game.analysis.judged:
            self._judging.start()
        if opening:
            self.turned.emit(True)
        self._show_line(better=False)

    @Slot()
    def next(self) -> None:
        """Choose the next detour; at first the next one after where the game is."""
        number = self.number + 1 if self.is_open else self._behind() + 1
        self.open(number % max(1, len(self.detours)))

    @Slot()
    def previous(self) -> None:
        """Choose the detour before; at first the last one before where the game is."""
        number = self.number - 1 if self.is_open else self._behind()
        self.open(number % max(1, len(self.detours)))

    @Slot()
    def show_better(self) -> None:
        """Play the better line in place of the chosen detour, or of the last one before where the game is.

        In a game that is still played, that counts as a hint, once for each detour.
        """
        if not self.is_open:
            self.open(max(0, self._behind()))
        if self.lines is None:
            self._better_awaited = self.judging
            return
        if self.number not in self._told and not self._game.complete:
            self.helped.emit()
        self._told.add(self.number)
        self._show_line(better=True)
        self.playback.play()

    @Slot()
    def show_own(self) -> None:
        """Show where the chosen detour begins, in the line of the game."""
        self._show_line(better=False)

    def turn_better(self) -> None:
        """Show what was better, or, while that is shown, what was played."""
        if self.shows_better:
            self.show_own()
        else:
            self.show_better()

    def show_last_detour(self) -> None:
        """Show the detour that was just made and what would have been better, or else the last one before."""
        if self._game.analysis.at_detour:
            self.show_better()
        else:
            self.previous()

    def jump(self, slide: int) -> None:
        """Show the position after so many slides of the game."""
        if self.shows_better:
            self._show_line(better=False)
        self.playback.jump(slide)

    @Slot()
    def try_again(self) -> None:
        """Go on by hand from where the chosen detour begins; what was played from there on can be redone."""
        lines = self.lines
        if lines is None or not self.can_try_again:
            return
        helped_afterwards = self._game.complete and self._told
        self.leave()
        self._game.take_over()
        self._game.playback.jump(lines.begins)
        if helped_afterwards:
            self.helped.emit()

    @Slot()
    def leave(self) -> None:
        """Show the game again, as and where it was left."""
        if not self.is_open:
            return
        self._judging.stop()
        self.is_open = self.shows_better = self._better_awaited = False
        self.playback.rest()  # only now: the moment that it tells of may lie beyond a line of play that was shortened
        self._game.clock.come_back(Absence.REVIEWING)
        self.turned.emit(False)
        self.changed.emit()

    def close(self) -> None:
        """End for good: no timer is left running."""
        self._judging.stop()
        self.playback.rest()

    def _behind(self) -> int:
        """The number of the last detour that begins before where the game is; -1 without one."""
        return bisect_right(self.detours, self._game.now, key=lambda detour: detour.first) - 1

    def _show_line(self, better: bool) -> None:
        self.shows_better = better
        lines = self.lines
        begins = self._game.now if lines is None else lines.begins
        self.playback.load(self.track.length, begins)
        self.changed.emit()

    @Slot()
    def _judge(self) -> None:
        """Look at some more of a very long line of play; when its detours are known, show what was asked for."""
        self._game.analysis.judge(SLICE_SECONDS)
        if not self._game.analysis.judged:
            return
        self._judging.stop()
        self._game.changed.emit()
        if not self.detours:
            self.leave()
        elif self._better_awaited:
            self.number = max(0, self._behind())
            self.show_better()
        else:
            self.number = min(self.number, len(self.detours) - 1)
            self._show_line(better=False)

    @Slot()
    def _follow_game(self) -> None:
        """Leave where something else was done with the game."""
        if self._game.now != self._left_at:
            self.leave()

    @Slot()
    def _forget(self) -> None:
        """The line of play is another, or is counted otherwise."""
        self.leave()
        self._lines.clear()
        self._told.clear()
