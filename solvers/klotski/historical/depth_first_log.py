"""What Wei and Lin's depth-first search does, event by event, to be read and replayed; and where it went wrong.

It logs every position that the search expands and every better solution; counted in moves also where its memory refused
a position that another piece led to. It is meant for layouts of a few hundred positions: the path to every event is
stored.

Counting by moves goes wrong where a position was refused that led to a shorter solution. The tree remembers in how few
moves a position was reached, not which piece slid last. Where two paths reach it in equally many, the piece that slid
last may slide on at no cost after one of them and not after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TypeAlias

from solvers.klotski.breadth_first import distances
from solvers.klotski.breadth_first.distances import Distances
from solvers.klotski.historical import depth_first
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, count_steps, legal_steps
from solvers.klotski.packed import pack
from solvers.klotski.paths import steps_through
from solvers.klotski.requirements import check_classic
from solvers.klotski.trace import Expansion, NodeStatus
from solvers.search import Found, Outcome, Progress, Search, Verdict, answer_of, last_answer, next_step


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


@dataclass(frozen=True, slots=True)
class LostMove:
    """Two paths to one position in equally many moves, and how each continues to the exit.

    `refused` is the path that the search pruned, which its `rest` makes shorter than what it found; `kept` is the path
    it had taken before. `rest` is the slides of a shortest one.
    """

    kept: Event
    refused: Event
    rest: tuple[Step, ...]


def search_lost_move(layout: Layout) -> Search[LostMove]:
    """Search as Wei and Lin did, counting by moves, for the one answer of `find_lost_move`, if there is one.

    Raises `InputError` unless there are ten pieces and two empty cells.
    """
    log = yield from answer_of(search(layout, Metric.MOVES))
    return (yield from find_lost_move(log))


def find_lost_move(log: Log) -> Search[LostMove]:
    """Look in a log for the pair with the shortest paths of all where the search went wrong; it has one or none."""
    known = yield from answer_of(distances.search(log[0].position, Metric.MOVES))
    visited = len({event.position for event in log if event.expands})
    best = min((event.steps for event in log if event.position.solved), default=0)
    refused = [(event, event.kept) for event in log if event.kept is not None and event.steps < best]
    for event, kept in sorted(refused, key=lambda pair: len(pair[0].slides)):
        rest = _shortest_rest(event, known)
        adds = len_in_moves(rest, event)
        if adds < len_in_moves(_shortest_rest(kept, known), kept) and event.steps + adds < best:
            yield Found(LostMove(kept, event, rest), visited)
            break
    return Verdict(Outcome.EXHAUSTED, visited)


def len_in_moves(rest: tuple[Step, ...], after: Event) -> int:
    """How many moves these slides add to the path of an event."""
    return count_steps((*after.slides, *rest), Metric.MOVES) - after.steps


def _shortest_rest(event: Event, known: Distances) -> tuple[Step, ...]:
    """The slides to the exit that add the fewest moves to the path of an event, whose last piece may go on for none."""
    layout, mover = event.position, event.slides[-1].target
    going_on = {step.after(layout): [step] for step in legal_steps(layout, Metric.MOVES) if step.origin == mover}
    reached = {layout: list[Step](), **going_on}
    layout = min(reached, key=known.__getitem__)
    steps = reached[layout]
    while nearer := known.best(layout):
        steps.append(nearer[0])
        layout = nearer[0].after(layout)
    return tuple(Step(step.kind, slide) for step in steps for slide in pairwise(step.path))
