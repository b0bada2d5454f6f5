"""Bidirectional search (Nicholson, 1966): level by level from the layout and from every solved layout of its pieces.

Which solved layouts can be reached is not known beforehand, so all there are stand on the first level of the other
side; steps can be taken back, so a way from there is a way there. Levels are finished one at a time on either side, the
smaller first. When the sides have met nowhere up to depths a and b, a solution takes more than a + b steps; so the
first position that the next level has in common with the other side lies on a shortest way.
"""

from __future__ import annotations

from collections.abc import Iterator

from solvers.klotski.historical.reports import Reports
from solvers.klotski.historical.solved_positions import solved_positions
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.packed import pack
from solvers.klotski.reasons import Reason
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.statement import Statement


class Side:
    """The positions met from one side, mirror images as one, each with the one it was met from."""

    def __init__(self, metric: Metric) -> None:
        from solvers.klotski.historical.packed_steps import Successors

        self._successors = Successors(metric)
        self.came_from: dict[int, int] = {}
        self.frontier: list[int] = []
        self.depth = 0

    def seed(self, key: int) -> None:
        """Put a position on the first level."""
        if key not in self.came_from:
            self.came_from[key] = key
            self.frontier.append(key)

    def next_level(self, other: Side) -> Iterator[int | None]:
        """Expand the frontier one position at a time; yields a position that the other side has met, else None."""
        frontier, self.frontier = self.frontier, []
        self.depth += 1
        for key in frontier:
            yield self._expand(key, other)

    def _expand(self, key: int, other: Side) -> int | None:
        for successor in self._successors.of(key):
            if successor not in self.came_from:
                self.came_from[successor] = key
                self.frontier.append(successor)
                if successor in other.came_from:
                    return successor
        return None

    def way_from(self, key: int) -> list[int]:
        """The positions from this one back to the first level, both included."""
        way = [key]
        while self.came_from[key] != key:
            key = self.came_from[key]
            way.append(key)
        return way


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find a shortest solution of any layout; `visited` counts positions met from both sides, mirror images once."""
    from solvers.klotski.historical.packed_steps import canonical, steps_through

    near, far = Side(metric), Side(metric)
    reports = Reports()
    start = canonical(pack(layout))
    near.seed(start)
    for key in solved_positions(layout):
        far.seed(canonical(key))
        if reports.overdue():
            yield _progress(near, far)
    meeting = start if layout.solved else None
    while meeting is None and near.frontier:
        side, other = (near, far) if _is_nears_turn(near, far) else (far, near)
        for meeting in side.next_level(other):
            if reports.due():
                yield _progress(near, far)
            if meeting is not None:
                break
    yield _progress(near, far)
    visited = len(near.came_from) + len(far.came_from)
    if meeting is None:
        reason = Statement(Reason.NEVER_AT_EXIT, {"positions": len(near.came_from)})
        return Verdict(Outcome.IMPOSSIBLE, visited, reason)
    way = near.way_from(meeting)[::-1] + far.way_from(meeting)[1:]
    steps = steps_through(layout, metric, way[1:])
    yield Found(Solution(layout, metric, steps, proved_shortest=True), visited)
    return Verdict(Outcome.EXHAUSTED, visited)


def _is_nears_turn(near: Side, far: Side) -> bool:
    return not far.frontier or len(near.frontier) <= len(far.frontier)


def _progress(near: Side, far: Side) -> Progress:
    visited = len(near.came_from) + len(far.came_from)
    counters = {"from_layout": len(near.came_from), "from_exit": len(far.came_from)}
    return Progress(near.depth + far.depth, visited, len(near.frontier) + len(far.frontier), counters=counters)
