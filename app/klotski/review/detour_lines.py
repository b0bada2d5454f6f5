"""The two lines of play that part where a detour of a game begins: what was played, and what would have been better."""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate

from app.klotski.board.track import KlotskiTrack
from app.klotski.detours import Detour
from app.klotski.hand_game import KlotskiHandGame
from solvers.klotski.breadth_first.distances import Distances
from solvers.klotski.moves import Step
from solvers.klotski.play.detour_reason import DetourReason, reason_of
from solvers.klotski.play.game import GameState
from solvers.klotski.play.optimality import steps_left


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
