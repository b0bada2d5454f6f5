"""What is known of a game of Klotski: how far it is to the exit, where it left the shortest path, and its stars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from itertools import pairwise
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from app.klotski.board.track import KlotskiTrack
from app.klotski.distance_service import DistanceService
from solvers.klotski.moves import Metric
from solvers.klotski.play.game import Game, GameState
from solvers.klotski.play.optimality import MOST_WITH_HINTS, known_optimum, stars, steps_left, wasted

if TYPE_CHECKING:
    from solvers.klotski.breadth_first.distances import Distances


class Standing(NamedTuple):
    """How a game stands: the fewest steps left to the exit, and the steps wasted so far."""

    left: int
    wasted: int


class Detour(NamedTuple):
    """One or more slides in a row that each led away from a shortest path."""

    first: int
    """The number of the first of them, from 1."""
    last: int
    cost: int
    """How many steps they wasted together."""


class Standings:
    """How a game stood after each slide of its line of play; each position is looked up once."""

    def __init__(self) -> None:
        self._known: list[Standing] = []

    def forget(self, kept: int = 0) -> None:
        """Forget all but the first `kept`, because the line of play goes on otherwise after them."""
        del self._known[kept:]

    def missing(self, track: KlotskiTrack) -> int:
        """How many positions of a line of play have not been looked up."""
        return track.length + 1 - len(self._known)

    def along(self, line: Game, track: KlotskiTrack, known: Distances, seconds: float = inf) -> list[Standing]:
        """How the game stood at its start and after each slide; none where there is no solution.

        What is missing is looked up for so many seconds at most; there are none before all is known.
        """
        end = perf_counter() + seconds
        while self.missing(track) > 0 and perf_counter() < end:
            number = len(self._known)
            state = GameState(line.start, track.layout_at(number), line.position(number).turn)
            left = steps_left(state, known)
            if left is None:
                return []
            optimum = self._known[0].left if self._known else left
            self._known.append(Standing(left, state.count(known.metric) + left - optimum))
        return self._known[: track.length + 1] if self.missing(track) <= 0 else []


def detours_in(wasted_after: Sequence[int]) -> tuple[Detour, ...]:
    """The detours of a game, from the steps wasted at its start and after each slide.

    A detour that was taken back costs nothing any more: when less is wasted than before, the latest are made up for
    first. So the costs together are what is wasted in the end.
    """
    detours: list[Detour] = []
    for slide, (before, after) in enumerate(pairwise(wasted_after), start=1):
        cost = after - before
        if cost > 0 and detours and detours[-1].last == slide - 1:
            detours[-1] = detours[-1]._replace(last=slide, cost=detours[-1].cost + cost)
        elif cost > 0:
            detours.append(Detour(slide, slide, cost))
        while cost < 0 and detours:
            latest = detours.pop()
            cost += latest.cost
            if cost > 0:
                detours.append(latest._replace(cost=cost))
    return tuple(detours)


MOST_POINTS = 200
"""Of a very long line of play, only about so many positions are looked up for the curve of the steps left."""
MOST_JUDGED = 1000
"""How many positions of a line of play are looked up at once at most; where there are more, `judge` is waited for."""


class StarCost(IntEnum):
    """What may cost stars; the value is how many can be had afterwards at most."""

    WAY = 0
    """A way that the program lays out."""
    UNDO = 1
    """What is undone, when something else is played in its place."""
    HINT = MOST_WITH_HINTS


class KlotskiGameVerdict(NamedTuple):
    """What is known of the present position: steps left and steps wasted; None while unknown or without a solution."""

    left: int | None = None
    wasted: int | None = None
    wasted_before: int | None = None
    """Wasted before the last slide."""
    solvable: bool | None = None
    """None while the component is being searched."""
    failure: Exception | None = None
    """Why nothing can be known."""


class Analysis(QObject):
    """What the distances to the exit tell of a game: of its present position, and of its whole line of play.

    Everything is looked up when it is first asked for, and kept until the game is elsewhere or more is known.
    """

    changed = Signal()
    """The distances are known now, or cannot be found."""

    def __init__(
        self,
        *,
        distance_service: DistanceService,
        line: Game,
        track: KlotskiTrack,
        metric: Metric,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._service = distance_service
        self._line, self._track, self._metric = line, track, metric
        self._standings = Standings()
        self._left: tuple[tuple[int, int], ...] | None = None
        self._detours: tuple[Detour, ...] | None = None
        self._verdict: KlotskiGameVerdict | None = None
        distance_service.changed.connect(self._renew)

    @property
    def verdict(self) -> KlotskiGameVerdict:
        """What is known of the present position."""
        if self._verdict is None:
            self._verdict = self._judged()
        return self._verdict

    @property
    def optimum(self) -> int | None:
        """The fewest steps from the beginning of the game to the exit; None while unknown or without a solution."""
        known, start = self._service.known, self._line.start
        return known_optimum(start, self._metric) if known is None else known.distance(start)

    @property
    def stars_within_reach(self) -> int | None:
        """The most stars that the attempt can still be worth; None while that is not known.

        To go back to any position of the line costs what was played since, which is part of what was taken already.
        """
        line, optimum = self._line, self.optimum
        attempt, last = line.attempt, line.position(line.attempted)
        if optimum is None or attempt.replaced is None:
            return None
        left = min((standing.left for standing in self._judged_line()[: line.attempted + 1]), default=self.verdict.left)
        if left is None:
            return None
        taken = last.taken.plus(attempt.replaced).of(self._metric) + left
        return stars(optimum, taken, attempt.hints, attempt.given or last.given)

    def distances(self) -> tuple[tuple[int, int], ...]:
        """Points of the line of play: after how many slides, how many steps are left; none while they are not known."""
        if self._left is None:
            self._left = tuple(self._look_up_distances())
        return self._left

    def detours(self) -> tuple[Detour, ...]:
        """Where the line of play leaves the shortest path; none while that is not known.

        Together they cost what is wasted at its end. What lies after the present position counts too. Those of a very
        long line are known after `judge`.
        """
        if self._detours is None:
            self._detours = detours_in([standing.wasted for standing in self._judged_line()])
        return self._detours

    @property
    def has_detours(self) -> bool:
        """Whether the line of play has detours; those of a very long one need not be known yet."""
        return bool(self.detours()) or (not self.judged and bool(self.verdict.wasted))

    @property
    def at_detour(self) -> bool:
        """Whether the last slide that was made is one of a detour."""
        return any(detour.first <= self._line.now <= detour.last for detour in self.detours())

    @property
    def judged(self) -> bool:
        """Whether how it stood is known of every position of the line of play, or of none without a solution."""
        return self._standings.missing(self._track) <= 0 or self.verdict.solvable is not True

    def judge(self, seconds: float) -> None:
        """Find out how a very long line of play stood, for so many seconds at most."""
        known = self._service.known
        if known is not None and self._standings.along(self._line, self._track, known, seconds):
            self._left = self._detours = None

    def follow_line(self, line: Game, track: KlotskiTrack, metric: Metric, kept: int | None = None) -> None:
        """Go on with another line of play, or in another metric.

        The first `kept` slides are those that were there before; with None, nothing is known of any.
        """
        self._standings.forget(0 if kept is None else kept + 1)
        self._line, self._track, self._metric = line, track, metric
        self._left = self._detours = self._verdict = None

    def follow_move(self) -> None:
        """Look anew at the present position: the game has moved along its line of play."""
        self._verdict = None

    @Slot()
    def _renew(self) -> None:
        self._standings.forget()
        self._left = self._detours = self._verdict = None
        self.changed.emit()

    def _judged(self) -> KlotskiGameVerdict:
        known = self._service.known
        if known is None:
            return KlotskiGameVerdict(failure=self._service.failure)
        standing = self._line.state
        left, before = steps_left(standing, known), wasted(self._line.state_before, known)
        return KlotskiGameVerdict(left, wasted(standing, known), before, left is not None)

    def _judged_line(self) -> list[Standing]:
        known = self._service.known
        if known is None or self._standings.missing(self._track) > MOST_JUDGED:
            return []
        return self._standings.along(self._line, self._track, known)

    def _look_up_distances(self) -> Iterator[tuple[int, int]]:
        judged, known, length = self._judged_line(), self._service.known, self._track.length
        if length <= MOST_JUDGED or known is None:
            yield from enumerate(standing.left for standing in judged)
            return
        starts = {detour.first - 1 for detour in self.detours()}
        for slide in sorted({*range(0, length, 1 + length // MOST_POINTS), length} | starts):
            left = judged[slide].left if judged else known.distance(self._track.layout_at(slide))
            if left is not None:
                yield slide, left
