"""What a search did, event by event, so that a playback can show any moment of it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import groupby

from app.klotski.board.track import KlotskiTrack
from solvers.klotski.breadth_first.plain import explore
from solvers.klotski.historical.plain_depth_first import Event, EventKind, Log
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step


class SearchCourse:
    """Expansions and solutions one after another; moment k is when the k-th of them happens."""

    def __init__(self, log: Log) -> None:
        self._layout = log.layout
        self.events = log.visible_events
        self._paths = _paths(self.events)

    @property
    def length(self) -> int:
        """How many steps a playback has from the first event to the last."""
        return len(self.events) - 1

    @property
    def expansions(self) -> int:
        """How often a position was expanded in all."""
        return sum(event.expands for event in self.events)

    def path(self, moment: float) -> tuple[Layout, ...]:
        """The positions on the path that is being searched, the start first."""
        return self._paths[int(moment)]

    def times_expanded(self, moment: float) -> Counter[Layout]:
        """How often each position was expanded so far."""
        return Counter(event.position for event in self.events[: int(moment) + 1] if event.expands)

    def solutions(self, moment: float) -> list[int]:
        """The lengths of the solutions found so far."""
        return [event.steps for event in self.events[: int(moment) + 1] if not event.expands]

    def scene(self, moment: float) -> tuple[KlotskiTrack, float]:
        """A track and its moment that show the position; a slide from one event to the next is seen to slide."""
        place, part = int(moment), moment - int(moment)
        here = self.events[place]
        if part:
            following = self.events[place + 1]
            if following.slides[:-1] == here.slides:
                return KlotskiTrack(self._layout, following.slides), len(here.slides) + part
        return KlotskiTrack(self._layout, here.slides), float(len(here.slides))


def _paths(events: tuple[Event, ...]) -> list[tuple[Layout, ...]]:
    """The path to each event: that to the one which it was reached from, and the position itself."""
    ways: dict[tuple[Step, ...], tuple[Layout, ...]] = {}
    for event in events:
        before = ways[event.slides[:-1]] if event.slides else ()
        ways[event.slides] = (*before, event.position)
    return [ways[event.slides] for event in events]


@cache
def breadth_first_log(layout: Layout, metric: Metric) -> Log:
    """Every position expanded, the nearest first, until one that it leads to is solved; each is expanded once."""
    events: list[Event] = []
    for position, steps in explore(layout, metric):
        if position.solved:
            expanded = [event.slides for event in events].index(steps[:-1]) + 1
            events[expanded:] = [Event(EventKind.SOLUTION, position, len(steps), steps)]
            break
        events.append(Event(EventKind.NEW, position, len(steps), steps))
    return Log(layout, metric, tuple(events))


@cache
def levels(layout: Layout, metric: Metric) -> tuple[tuple[Layout, ...], ...]:
    """Every position that can be reached, by the fewest steps to it: `levels(...)[d]` are those d steps away."""
    by_distance = groupby(explore(layout, metric), key=lambda visit: len(visit[1]))
    return tuple(tuple(position for position, _ in level) for _, level in by_distance)
