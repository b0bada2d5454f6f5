"""Why a detour of a game cost something: a better line, and where the game came back to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from solvers.klotski.breadth_first.distances import Distances
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Step
from solvers.klotski.play.game import GameState
from solvers.klotski.play.optimality import best_slides, steps_left

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
            steps.append(self._first[0] if layout == self._start else self._known.best(layout)[0])
            layout = steps[-1].after(layout)
        return tuple(steps)

    def _level_by_distance(self, layout: Layout) -> int:
        return self._left - (self._known.distance(layout) or 0)

    def _following(self, level: list[Layout]) -> list[Layout]:
        found: list[Layout] = []
        for layout in level:
            for step in self._known.best(layout):
                following = step.after(layout)
                if following not in self._before:
                    self._before[following] = (layout, step)
                    found.append(following)
        return found


LEAST_SHOWN, MOST_SHOWN = 4, 24
"""How many steps of the better line are given at least, where the exit is not nearer, and at most."""
MOST_FOLLOWED = 400
"""For how many slides of the game it is followed to see where it comes back to the better line."""


class Meeting(NamedTuple):
    """Where the game comes to a position of the better line; pieces of one shape are the same."""

    layout: Layout
    slide: int
    """After how many of the slides, those of the detour among them."""
    taken: int
    """The steps that the game took from before the detour to there."""
    better: int
    """After how many steps the better line is there; 0 where the detour began."""
    ahead: bool = False
    """Whether the game has not come there yet: `taken` then ends with the shortest way there from its last slide."""


@dataclass(frozen=True, slots=True)
class DetourReason:
    """Why a detour cost something, in steps of one metric."""

    left: int
    """The fewest steps to the exit after the detour."""
    better_left: int
    """The fewest left after as many steps of the better line as the detour took."""
    taken: int
    """How many steps the detour took."""
    better: tuple[Step, ...]
    """The better line from before the detour: to the meeting, and some steps at least."""
    meeting: Meeting | None
    """None where the two lines stay apart, as long as they were followed."""
    back: int | None
    """After how many slides the piece that the detour moved first was back where it had stood; None if it was not."""

    @property
    def cost(self) -> int:
        """How many steps the detour wasted, before any of it was taken back."""
        return self.left - self.better_left


def reason_of(before: GameState, slides: Sequence[Step], last: int, known: Distances) -> DetourReason | None:
    """Why the first `last` of the slides of a game were a detour; None where there is no solution.

    `before` is the state of the game before the detour, and `slides` go on from there to the end of the line of play.
    The better line is a shortest path, among all of them one that the game comes back to as early as possible.
    """
    left = steps_left(before, known)
    if left is None:
        return None
    paths = ShortestPaths(before, left, known)
    states = list(_states(before, slides[:last]))
    meeting = _meeting(paths, states, slides[last:], known)
    taken = _taken(before, states[last], known)
    through = before.layout if meeting is None else meeting.layout
    shown = max(LEAST_SHOWN, taken)
    return DetourReason(
        left=steps_left(states[last], known) or 0,
        better_left=left - taken,
        taken=taken,
        better=paths.path(through, shown)[: max(MOST_SHOWN, shown)],
        meeting=meeting,
        back=_back(slides[: MOST_FOLLOWED if meeting is None else meeting.slide]),
    )


def _states(state: GameState, slides: Sequence[Step]) -> Iterator[GameState]:
    """A state of a game, and those after each of the slides from there."""
    yield state
    for slide in slides:
        state = state.after(slide)
        yield state


def _taken(before: GameState, after: GameState, known: Distances) -> int:
    return after.count(known.metric) - before.count(known.metric)


def _meeting(
    paths: ShortestPaths, detour: Sequence[GameState], slides: Sequence[Step], known: Distances
) -> Meeting | None:
    """Where the game first comes to a shortest path from before the detour, or can come to one from its end."""
    made, before, after = len(detour) - 1, detour[0], detour[-1]
    state = after
    for slide, state in enumerate(_states(after, slides[:MOST_FOLLOWED]), start=made):
        level = paths.level_of(state.layout)
        if level is not None:
            return Meeting(state.layout, slide, _taken(before, state, known), level)
    left = steps_left(state, known)
    if len(slides) > MOST_FOLLOWED or not left:
        return None
    from_end = ShortestPaths(state, left, known)
    for further in range(left):
        for layout in from_end.level(further):
            level = paths.level_of(layout)
            if level is not None:
                taken = _taken(before, state, known) + further
                return Meeting(layout, made + len(slides), taken, level, ahead=True)
    return None


def _back(slides: Sequence[Step]) -> int | None:
    """After how many slides the piece that the first of them moves is back on its square."""
    square = origin = slides[0].origin
    for number, slide in enumerate(slides, start=1):
        if slide.origin == square:
            square = slide.target
            if square == origin:
                return number
    return None
