"""A* (Hart, Nilsson and Raphael, 1968): takes up the position with the least f = g + h first.

g is the number of steps from the start, h the sum of the rows and columns that the tiles are away from their places.
"""

from __future__ import annotations

from heapq import heappop, heappush

from solvers.fifteen.explored import Explored
from solvers.fifteen.position import GOAL, Position, tiles_away, why_unsolvable
from solvers.fifteen.solution import SlidingSolution
from solvers.search import Outcome, Search, Verdict
from solvers.slices import BEGINNING, ReportTimer


def search(start: Position) -> Search[SlidingSolution]:
    """Find a shortest solution, or say why there is none; `visited` counts positions."""
    yield BEGINNING
    reason = why_unsolvable(start)
    if reason is not None:
        return Verdict(Outcome.IMPOSSIBLE, reason=reason)
    explored, heap, reports = Explored(start, "sliding-a-star"), [(tiles_away(start), 0, start)], ReportTimer()
    while (position := heappop(heap)[2]) != GOAL:
        neighbours = explored.expand(position)
        for neighbour in neighbours:
            if neighbour.taken_up:
                steps = explored.steps[neighbour.position]
                heappush(heap, (steps + tiles_away(neighbour.position), -steps, neighbour.position))
        if reports.due():
            yield explored.progress(position, neighbours, len(heap))
    yield explored.progress(GOAL, [], len(heap))
    return (yield from explored.solution())
