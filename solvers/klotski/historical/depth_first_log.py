"""What Wei and Lin's depth-first search does, event by event, to be read and replayed.

It logs every position that the search expands and every better solution; counted in moves also where its memory refused
a position that another piece led to. It is meant for layouts of a few hundred positions: the path to every event is
stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from solvers.klotski.historical import depth_first
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, count_steps
from solvers.klotski.packed import pack
from solvers.klotski.paths import steps_through
from solvers.klotski.requirements import check_classic
from solvers.klotski.trace import Expansion, NodeStatus, Successor
from solvers.pace import StepByStep, going_at
from solvers.search import Progress, Search, Verdict, last_answer, next_event


class EventKind(Enum):
    """What happens to a position that the search comes to."""

    NEW = "new"
    """It is expanded for the first time."""
    AGAIN = "again"
    """It is expanded once more: it was never reached in so few steps."""
    SOLUTION = "solution"
    """It is solved, in fewer steps than any before."""
    REFUSED = "refused"
    """It was reached in as few steps before, but by another piece; logged only when counted in moves."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: to which position, in how many steps, and by which slides of one cell each."""

    kind: EventKind
    position: Layout
    steps: int
    slides: tuple[Step, ...]

    @property
    def expands(self) -> bool:
        """Whether the position is expanded."""
        return self.kind in (EventKind.NEW, EventKind.AGAIN)


@dataclass(frozen=True, slots=True)
class Log:
    """A search from beginning to end; the first event expands the layout itself."""

    layout: Layout
    metric: Metric
    events: tuple[Event, ...]

    @property
    def visible_events(self) -> tuple[Event, ...]:
        """Expansions and solutions, in order, without the refused positions."""
        return tuple(event for event in self.events if event.kind is not EventKind.REFUSED)

    @property
    def solutions(self) -> tuple[Event, ...]:
        """The better and better solutions."""
        return tuple(event for event in self.events if event.kind is EventKind.SOLUTION)

    @property
    def expansions(self) -> int:
        """How often a position was expanded in all."""
        return sum(event.expands for event in self.events)

    def kept_before(self, refused: Event) -> Event:
        """The expansion of the same position that made the tree refuse it."""
        earlier = self.events[: self.events.index(refused)]
        return next(event for event in reversed(earlier) if event.expands and event.position == refused.position)


def search(layout: Layout, metric: Metric) -> Search[Log]:
    """Make the log of a search counted in moves or cells; raises `InputError` unless ten pieces and two empty cells."""
    check_classic(layout)
    return _search(layout, metric)


def _search(layout: Layout, metric: Metric) -> Search[Log]:
    events = [Event(EventKind.NEW, layout, 0, ())]
    kept = {layout: events[0]}
    running = depth_first.search(layout, metric)
    while True:
        with going_at(StepByStep()):
            event = next_event(running)
        if isinstance(event, Verdict):
            return (yield from last_answer(Log(layout, metric, tuple(events)), len(kept)))
        if isinstance(event, Progress):
            if isinstance(event.trace, Expansion):
                events += _events(event.trace, kept, metric)
            yield Progress(event.depth, event.visited, best=event.best)


def _events(expansion: Expansion, kept: dict[Layout, Event], metric: Metric) -> Iterator[Event]:
    """What happened in a step; `kept` is the last expansion of each position, and takes up those of this step."""
    for number in expansion.dealt_with:
        child = expansion.successors[number]
        slide = steps_through(expansion.layout, Metric.CELLS, [pack(child.layout)])
        slides = (*kept[expansion.layout].slides, *slide)
        steps = count_steps(slides, metric)
        kind = _kind(child, steps, slides[-1], kept.get(child.layout), metric)
        if kind is not None:
            event = Event(kind, child.layout, steps, slides)
            if event.expands:
                kept[child.layout] = event
            yield event


def _kind(child: Successor, steps: int, slide: Step, before: Event | None, metric: Metric) -> EventKind | None:
    """What comes of a position that this slide led to, after it was expanded `before`."""
    match child.status:
        case NodeStatus.NEW:
            return EventKind.SOLUTION if child.layout.solved else EventKind.NEW
        case NodeStatus.AGAIN:
            return EventKind.AGAIN
        case NodeStatus.SEEN if metric is Metric.MOVES and before is not None and before.slides:
            refused = steps == before.steps and slide.target != before.slides[-1].target
            return EventKind.REFUSED if refused else None
    return None
