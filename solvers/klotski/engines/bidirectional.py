"""Bidirectional search (Nicholson, 1966): level by level from the layout and from every solved layout of its pieces.

Which solved layouts can be reached is not known beforehand, so all there are stand on the first level of the other
side; steps can be taken back, so a way from there is a way there. Levels are finished one at a time on either side, the
smaller first. When the sides have met nowhere up to depths a and b, a solution takes more than a + b steps; so the
first position that the next level has in common with the other side lies on a shortest way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from solvers.klotski.layout import EXIT, Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.packed import pack, unpack
from solvers.klotski.piece_set import PieceSet
from solvers.klotski.report_timer import ReportTimer
from solvers.klotski.requirements import Reason
from solvers.klotski.trace import Child, Expansion, NodeStatus, level_tree, place_of
from solvers.message import Message
from solvers.pace import nodes_granted
from solvers.search import Found, Outcome, Progress, Search, Verdict


def solved_positions(layout: Layout) -> Iterator[int]:
    """Each packed position with the pieces of `layout` and its 2x2 block at the exit, once."""
    return PieceSet.of(layout).positions(EXIT)


class Side:
    """The positions met from one side, mirror images as one, each with the one it was met from."""

    def __init__(self, metric: Metric) -> None:
        from solvers.klotski.engines.packed_steps import Successors

        self._successors = Successors(metric)
        self.came_from: dict[int, int] = {}
        self.frontier: list[int] = []
        self.depth = 0
        self.starts = [0]
        """How many positions were met before each level."""
        self.watched: tuple[int, dict[int, NodeStatus]] | None = None
        """The position expanded last and those it led to, while somebody watches."""

    def seed(self, key: int) -> None:
        """Put a position on the first level."""
        if key not in self.came_from:
            self.came_from[key] = key
            self.frontier.append(key)

    def next_level(self, other: Side) -> Iterator[int | None]:
        """Expand the frontier one position at a time; yields a position that the other side has met, else None."""
        frontier, self.frontier = self.frontier, []
        self.depth += 1
        self.starts.append(len(self.came_from))
        for key in frontier:
            yield self._expand(key, other)

    def _expand(self, key: int, other: Side) -> int | None:
        fates: dict[int, NodeStatus] = {}
        self.watched = None if nodes_granted() is None else (key, fates)
        for successor in self._successors.of(key):
            if self.watched is not None:
                fates.setdefault(successor, NodeStatus.SEEN if successor in self.came_from else NodeStatus.NEW)
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

    def rows(self) -> tuple[int, ...]:
        """How many positions were met on each level."""
        ends = [*self.starts[1:], len(self.came_from)]
        return tuple(end - start for start, end in zip(self.starts, ends, strict=True) if end > start)

    def expansion(self, key: int, fates: dict[int, NodeStatus], other: Side, from_exit: bool) -> Expansion:
        """A position that was expanded, where it led, and the trees of both sides."""
        numbers = {met: number for number, met in enumerate(self.came_from)}
        positions = list(self.came_from)

        def parent(number: int) -> int:
            before = self.came_from[positions[number]]
            return -1 if before == positions[number] else numbers[before]

        tree = level_tree(self.starts, len(positions), parent, numbers[key])
        children = tuple(
            Child(unpack(child), node_status, place_of(numbers[child], self.starts))
            for child, node_status in fates.items()
        )
        tree = replace(tree, opposite=other.rows())
        return Expansion(numbers[key] + 1, len(tree.way) - 1, unpack(key), children, tree, from_exit=from_exit)


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find a shortest solution of any layout; `visited` counts positions met from both sides, mirror images once."""
    from solvers.klotski.engines.packed_steps import canonical, steps_through

    near, far = Side(metric), Side(metric)
    reports = ReportTimer()
    start = canonical(pack(layout))
    near.seed(start)
    for key in solved_positions(layout):
        far.seed(canonical(key))
        if reports.overdue():  # a preparation is not held back, and what is reported as nothing visited is not
            yield _progress(near, far) if nodes_granted() is None else Progress(0, 0)
    meeting = start if layout.solved else None
    while meeting is None and near.frontier:
        side, other = (near, far) if _is_nears_turn(near, far) else (far, near)
        for meeting in side.next_level(other):
            if reports.due():
                yield _progress(near, far, side)
            if meeting is not None:
                break
    yield _progress(near, far)
    visited = len(near.came_from) + len(far.came_from)
    if meeting is None:
        reason = Message(Reason.NEVER_AT_EXIT, {"positions": len(near.came_from)})
        return Verdict(Outcome.IMPOSSIBLE, visited, reason)
    way = near.way_from(meeting)[::-1] + far.way_from(meeting)[1:]
    steps = steps_through(layout, metric, way[1:])
    yield Found(Solution(layout, metric, steps, proved_shortest=True), visited)
    return Verdict(Outcome.EXHAUSTED, visited)


def _is_nears_turn(near: Side, far: Side) -> bool:
    return not far.frontier or len(near.frontier) <= len(far.frontier)


def _progress(near: Side, far: Side, side: Side | None = None) -> Progress:
    visited = len(near.came_from) + len(far.came_from)
    counters = {"from_layout": len(near.came_from), "from_exit": len(far.came_from)}
    trace = None
    if side is not None and side.watched is not None:
        trace = side.expansion(*side.watched, near if side is far else far, side is far)
    waiting = len(near.frontier) + len(far.frontier)
    return Progress(near.depth + far.depth, visited, waiting, counters=counters, trace=trace)
