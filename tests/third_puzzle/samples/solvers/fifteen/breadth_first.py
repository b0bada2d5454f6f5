"""Breadth-first search: the first position to be reached is the first from which others are."""

from __future__ import annotations

from collections import deque

from solvers.fifteen.explored import Explored
from solvers.fifteen.position import GOAL, Position, why_unsolvable
from solvers.fifteen.solution import SlidingSolution
from solvers.search import Outcome, Search, Verdict
from solvers.slices import BEGINNING, ReportTimer


def search(start: Position) -> Search[SlidingSolution]:
    """Find a shortest solution, or say why there is none; `visited` counts positions."""
    yield BEGINNING
    reason = why_unsolvable(start)
    if reason is not None:
        return Verdict(Outcome.IMPOSSIBLE, reason=reason)
    explored, queue, levels, reports = Explored(start, "sliding-breadth-first"), deque([start]), [1], ReportTimer()
    while GOAL not in explored.steps:
        position = queue.popleft()
        neighbours = explored.expand(position)
        new = [neighbour.position for neighbour in neighbours if neighbour.taken_up]
        queue.extend(new)
        if explored.steps[position] + 1 == len(levels):
            levels.append(0)
        levels[-1] += len(new)
        if GOAL in new or reports.due():
            yield explored.progress(position, neighbours, len(queue), tuple(levels))
    return (yield from explored.solution())
