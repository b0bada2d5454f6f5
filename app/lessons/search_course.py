"""A search written down, as a course that a board and a map can show at any moment."""

from __future__ import annotations

from collections import Counter

from app.klotski_track import KlotskiTrack
from solvers.klotski.historical.depth_first_log import Event, Log
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Step


class SearchCourse:
    """Expansions and solutions one after another; moment k is when the k-th of them happens."""

    def __init__(self, log: Log) -> None:
        self._layout = log.layout
        self.events = log.course
        self._paths = _paths(self.events)

    @property
    def length(self) -> int:
        """How many steps a playback has from the first event to the last."""
        return len(self.events) - 1

    def path(self, moment: float) -> tuple[Layout, ...]:
        """The positions on the way that is being searched, the start first."""
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
    """The way to each event: that to the one which it was reached from, and the position itself."""
    ways: dict[tuple[Step, ...], tuple[Layout, ...]] = {}
    for event in events:
        before = ways[event.slides[:-1]] if event.slides else ()
        ways[event.slides] = (*before, event.position)
    return [ways[event.slides] for event in events]
