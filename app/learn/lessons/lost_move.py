"""Where counting by moves went wrong: a position that the tree refused, although it led to a shorter solution.

The tree remembers in how few moves a position was reached, not which piece slid last. Where two paths reach it in
equally many, the piece that slid last may slide on at no cost after one of them and not after the other.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator
from dataclasses import dataclass

from solvers.klotski.historical import plain_depth_first
from solvers.klotski.historical.plain_depth_first import Event, EventKind, Log
from solvers.klotski.layout import Layout, Square
from solvers.klotski.moves import Metric, Step, count_steps, legal_steps
from solvers.search import Found, Outcome, Progress, Search, Verdict

SLICE = 32
"""After so many positions the search for a rest can be stopped: some milliseconds."""


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
    visited = 0
    for event in plain_depth_first.search(layout, Metric.MOVES):
        visited = event.visited
        if isinstance(event, Progress):
            yield event
        else:
            yield from search_log(event.answer, visited)
    return Verdict(Outcome.EXHAUSTED, visited)


def search_log(log: Log, visited: int = 0) -> Search[LostMove]:
    """Look in a log for the pair with the shortest paths of all where the search went wrong; it has one or none.

    `visited` is how many positions the search had visited.
    """
    rests = _Rests()
    best = log.solutions[-1].steps if log.solutions else 0
    refused = [event for event in log.events if event.kind is EventKind.REFUSED and event.steps < best]
    for event in sorted(refused, key=lambda event: len(event.slides)):
        kept = log.kept_before(event)
        rest = yield from rests.shortest(event, visited)
        kept_adds = len_in_moves((yield from rests.shortest(kept, visited)), kept)
        adds = len_in_moves(rest, event)
        if adds < kept_adds and event.steps + adds < best:
            yield Found(LostMove(kept, event, rest), visited)
            break
    return Verdict(Outcome.EXHAUSTED, visited)


def len_in_moves(rest: tuple[Step, ...], after: Event) -> int:
    """How many moves these slides add to the path of an event."""
    return count_steps((*after.slides, *rest), Metric.MOVES) - after.steps


class _Rests:
    """The shortest paths to the exit; the steps of a position are computed once."""

    def __init__(self) -> None:
        self._steps: dict[Layout, list[tuple[Step, Layout]]] = {}

    def shortest(self, event: Event, visited: int) -> Generator[Progress, None, tuple[Step, ...]]:
        """The slides that add the fewest moves to the path of an event; raises `ValueError` where none lead on.

        Breadth-first over positions and the piece that slid last, a slide of that piece before all others.
        """
        seen: set[tuple[Layout, Square]] = set()
        waiting: deque[tuple[Layout, Square, tuple[Step, ...]]] = deque()
        waiting.append((event.position, event.slides[-1].target, ()))
        while waiting:
            layout, mover, slides = waiting.popleft()
            if (layout, mover) in seen:
                continue
            seen.add((layout, mover))
            if len(seen) % SLICE == 0:
                yield Progress(len(event.slides) + len(slides), visited)
            if layout.solved:
                return slides
            for step, following in self._after(layout):
                free = step.origin == mover
                (waiting.appendleft if free else waiting.append)((following, step.target, (*slides, step)))
        raise ValueError(f"no solved position can be reached from {event.position}")

    def _after(self, layout: Layout) -> list[tuple[Step, Layout]]:
        if layout not in self._steps:
            self._steps[layout] = [(step, step.after(layout)) for step in legal_steps(layout, Metric.CELLS)]
        return self._steps[layout]
