"""Where counting by moves went wrong: a position that the tree refused, although it led to a shorter solution.

The tree remembers in how few moves a position was reached, not which piece slid last. Where two paths reach it in
equally many, the piece that slid last may slide on at no cost after one of them and not after the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from solvers.klotski.breadth_first import distances
from solvers.klotski.breadth_first.distances import Distances
from solvers.klotski.historical import depth_first_log
from solvers.klotski.historical.depth_first_log import Event, Log
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, count_steps, legal_steps
from solvers.search import Found, Outcome, Search, Verdict, answer_of


@dataclass(frozen=True, slots=True)
class LostMove:
    """Two paths to one position in equally many moves, and how each continues to the exit.

    `refused` is the path that the search pruned, which its `rest` makes shorter than what it found; `kept` is the path
    it had taken before. `rest` is the slides of a shortest one.
    """

    kept: Event
    refused: Event
    rest: tuple[Step, ...]


def search(layout: Layout) -> Search[LostMove]:
    """Search as Wei and Lin did, counting by moves, for the one answer of `search_log`, if there is one.

    Raises `InputError` unless there are ten pieces and two empty cells.
    """
    log = yield from answer_of(depth_first_log.search(layout, Metric.MOVES))
    return (yield from search_log(log))


def search_log(log: Log) -> Search[LostMove]:
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
