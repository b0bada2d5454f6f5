"""Where counting by moves went wrong: a position that the tree refused, although it led to a shorter solution.

The tree remembers in how few moves a position was reached, not which piece slid last. Where two paths reach it in
equally many, the piece that slid last may slide on at no cost after one of them and not after the other.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from solvers.klotski.layout import Layout, Square
from solvers.klotski.lessons import search_logs as depth_first_log
from solvers.klotski.lessons.search_logs import Event, EventKind, Log
from solvers.klotski.moves import Metric, Step, count_steps, legal_steps
from solvers.search import Found, Outcome, Progress, Search, Verdict


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
    """Search as Wei and Lin did, counting by moves, for the one answer of `lost_move`, if there is one.

    Raises `InputError` unless there are ten pieces and two empty cells.
    """
    return _search(depth_first_log.search(layout, Metric.MOVES))


def _search(logged: Search[Log]) -> Search[LostMove]:
    visited = 0
    for event in logged:
        visited = event.visited
        if isinstance(event, Progress):
            yield event
        elif (found := lost_move(event.answer)) is not None:
            yield Found(found, visited)
    return Verdict(Outcome.EXHAUSTED, visited)


def lost_move(log: Log) -> LostMove | None:
    """The pair with the shortest paths of all where the search went wrong; None where it did not."""
    rests = _Rests()
    best = log.solutions[-1].steps if log.solutions else 0
    refused = [event for event in log.events if event.kind is EventKind.REFUSED and event.steps < best]
    for event in sorted(refused, key=lambda event: len(event.slides)):
        kept = log.kept_before(event)
        rest = rests.shortest(event)
        kept_adds = len_in_moves(rests.shortest(kept), kept)
        adds = len_in_moves(rest, event)
        if adds < kept_adds and event.steps + adds < best:
            return LostMove(kept, event, rest)
    return None


def len_in_moves(rest: tuple[Step, ...], after: Event) -> int:
    """How many moves these slides add to the path of an event."""
    return count_steps((*after.slides, *rest), Metric.MOVES) - after.steps


class _Rests:
    """The shortest paths to the exit; the steps of a position are computed once."""

    def __init__(self) -> None:
        self._steps: dict[Layout, list[tuple[Step, Layout]]] = {}

    def shortest(self, event: Event) -> tuple[Step, ...]:
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
