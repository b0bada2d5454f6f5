"""What a search did, event by event, so that a playback can show any moment of it: moment k is its k-th event."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby

from app.klotski.board.track import KlotskiTrack
from solvers.klotski.breadth_first.plain import explore
from solvers.klotski.historical.depth_first_log import Event, EventKind, Log
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric


def shown_path(layout: Layout, events: Sequence[Event], moment: float) -> tuple[KlotskiTrack, float]:
    """A track from a layout and its moment that show where a search is; a slide to the next event is seen to slide."""
    place, part = int(moment), moment - int(moment)
    slides = events[place].slides
    if part and events[place + 1].slides[:-1] == slides:
        return KlotskiTrack(layout, events[place + 1].slides), len(slides) + part
    return KlotskiTrack(layout, slides), float(len(slides))


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
