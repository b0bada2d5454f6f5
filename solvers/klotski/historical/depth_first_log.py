"""What Wei and Lin's depth-first search does, event by event, to be read and replayed.

It logs every position that the search expands and every better solution; counted in moves also where its memory refused
a position that another piece led to. It is meant for layouts of a few hundred positions: the path to every event is
stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from solvers.klotski.historical import depth_first
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, count_steps
from solvers.klotski.packed import pack
from solvers.klotski.paths import steps_through
from solvers.klotski.requirements import check_classic
from solvers.klotski.trace import Expansion, NodeStatus
from solvers.search import Progress, Search, Verdict, last_answer, next_step


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: to which position, in how many steps, and by which slides of one cell each.

    A position that is new is expanded for the first time, or solved, in fewer steps than any before; AGAIN, it is
    expanded once more, as it was never reached in so few steps. SEEN, it was refused: it was reached in as few steps
    before, but by another piece; `kept` is its expansion then.
    """

    status: NodeStatus
    position: Layout
    steps: int
    slides: tuple[Step, ...]
    kept: Event | None = None

    @property
    def expands(self) -> bool:
        """Whether the position is expanded."""
        return self.kept is None and not self.position.solved


Log: TypeAlias = tuple[Event, ...]
"""A search from beginning to end; the first event expands the layout itself."""


def search(layout: Layout, metric: Metric) -> Search[Log]:
    """Make the log of a search counted in moves or cells; raises `InputError` unless ten pieces and two empty cells."""
    check_classic(layout)
    return _search(layout, metric)


def _search(layout: Layout, metric: Metric) -> Search[Log]:
    events = [Event(NodeStatus.NEW, layout, 0, ())]
    expanded = {layout: events[0]}
    running = depth_first.search(layout, metric)
    while True:
        event = next_step(running)
        if isinstance(event, Verdict):
            return (yield from last_answer(tuple(events), len(expanded)))
        if isinstance(event, Progress):
            if isinstance(event.trace, Expansion):
                events += _events(event.trace, expanded, metric)
            yield Progress(event.depth, event.visited, best=event.best)


def _events(expansion: Expansion, expanded: dict[Layout, Event], metric: Metric) -> Iterator[Event]:
    """What happened in a step; `expanded` is the last expansion of each position, and takes up those of this step."""
    for number in expansion.dealt_with:
        child = expansion.successors[number]
        slide = steps_through(expansion.layout, Metric.CELLS, [pack(child.layout)])
        slides = (*expanded[expansion.layout].slides, *slide)
        event = Event(child.status, child.layout, count_steps(slides, metric), slides)
        if child.status in (NodeStatus.NEW, NodeStatus.AGAIN):
            yield event
            if event.expands:
                expanded[child.layout] = event
        elif child.status is NodeStatus.SEEN and metric is Metric.MOVES and expanded[child.layout].slides:
            kept = expanded[child.layout]
            if kept.steps == event.steps and kept.slides[-1].target != event.slides[-1].target:
                yield replace(event, kept=kept)
