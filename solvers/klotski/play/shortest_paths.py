"""All shortest paths from the state of a game to the exit, looked at level by level as far as is asked."""

from __future__ import annotations

from solvers.klotski.breadth_first.distances import Distances
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Step
from solvers.klotski.play.game import GameState
from solvers.klotski.play.optimality import best_slides

MOST_POSITIONS = 600
"""How many positions are looked at: mostly there are some hundred, with many blanks there are thousands."""


class ShortestPaths:
    """The positions on the shortest paths from a state; a level is as many steps from it as its number says.

    Level 0 is the state itself, and where the piece that moved last gets without a further step.
    """

    def __init__(self, state: GameState, left: int, known: Distances) -> None:
        """`left` are the steps from the state to the exit."""
        self._known, self._left, self._start = known, left, state.layout
        self._first = best_slides(state, known)
        self._before: dict[Layout, tuple[Layout, Step] | None] = {state.layout: None}
        self._levels: list[list[Layout]] = [[state.layout], []]
        for slide in self._first:
            following = slide.after(state.layout)
            self._before[following] = (state.layout, slide)
            self._levels[self._level_by_distance(following)].append(following)

    def level(self, number: int) -> list[Layout]:
        """The positions after so many steps; none beyond the exit, or where too many would have to be looked at."""
        while len(self._levels) <= number and len(self._before) < MOST_POSITIONS:
            self._levels.append(self._following(self._levels[-1]))
        return self._levels[number] if number < len(self._levels) else []

    def level_of(self, layout: Layout) -> int | None:
        """After how many steps the paths come to a layout of the component; None where none of them does."""
        if layout == self._start:
            return 0
        level = self._level_by_distance(layout)
        if level < 0:
            return None
        self.level(level)
        return level if layout in self._before else None

    def path(self, through: Layout, length: int) -> tuple[Step, ...]:
        """A path through a position that `level_of` has found, as far as there and for so many steps at least.

        It ends at the exit at the latest.
        """
        steps: list[Step] = []
        layout = through
        while (before := self._before[layout]) is not None:
            layout, step = before
            steps.insert(0, step)
        layout = through
        while len(steps) < length and not layout.solved:
            steps.append(self._first[0] if layout == self._start else self._known.best_steps(layout)[0])
            layout = steps[-1].after(layout)
        return tuple(steps)

    def _level_by_distance(self, layout: Layout) -> int:
        return self._left - (self._known.distance(layout) or 0)

    def _following(self, level: list[Layout]) -> list[Layout]:
        found: list[Layout] = []
        for layout in level:
            for step in self._known.best_steps(layout):
                following = step.after(layout)
                if following not in self._before:
                    self._before[following] = (layout, step)
                    found.append(following)
        return found
