"""A* (Hart, Nilsson and Raphael, 1968): the position with the least steps taken plus steps needed comes first."""

from __future__ import annotations

from heapq import heappop, heappush

from solvers.klotski.engines.lower_bound import LowerBound, lower_bound
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.packed import pack, unpack
from solvers.klotski.report_timer import ReportTimer
from solvers.klotski.requirements import Reason
from solvers.klotski.trace import Child, Expansion, NodeStatus, tree_by_steps
from solvers.message import Message
from solvers.pace import nodes_granted
from solvers.search import Found, Outcome, Progress, Search, Verdict


class AStar:
    """The positions met, mirror images as one, and a heap of those to expand, the most promising on top.

    The bound is consistent, so a position is reached in the fewest steps when it is first taken from the heap.
    """

    def __init__(self, start: int, metric: Metric, bound: LowerBound) -> None:
        from solvers.klotski.engines.packed_steps import Successors

        self._successors = Successors(metric)
        self._bound = bound
        self._start = start
        self.steps = {start: 0}
        self.came_from = {start: start}
        self.expanded: set[int] = set()
        self.heap = [(bound.of(start), 0, start)]
        self._watched: list[tuple[int, NodeStatus]] | None = None
        """The positions that the last expansion led to, while somebody watches."""

    def take(self) -> int:
        """Take the most promising position; among equals one of those farthest from the start."""
        self._watched = None
        return heappop(self.heap)[2]

    def expand(self, key: int) -> None:
        """Put the positions one step away into the heap where that is the best way to them so far."""
        self._watched = None if nodes_granted() is None else []
        self.expanded.add(key)
        steps = self.steps[key] + 1
        for successor in self._successors.of(key):
            known = self.steps.get(successor)
            if self._watched is not None:
                self._watched.append((successor, _fate(known, steps)))
            if known is None or steps < known:
                self.steps[successor] = steps
                self.came_from[successor] = key
                heappush(self.heap, (steps + self._bound.of(successor), -steps, successor))

    def way_to(self, key: int) -> list[int]:
        """The positions on the way from the start to this one, without the start."""
        way: list[int] = []
        while self.came_from[key] != key:
            way.append(key)
            key = self.came_from[key]
        return way[::-1]

    def progress(self, key: int) -> Progress:
        """Where the search stands when it looks at this position."""
        counters = {"expanded": len(self.expanded), "least_total": self.steps[key] + self._bound.of(key)}
        trace = None if self._watched is None else self._expansion(key, self._watched)
        return Progress(self.steps[key], len(self.steps), len(self.heap), counters=counters, trace=trace)

    def _expansion(self, key: int, led_to: list[tuple[int, NodeStatus]]) -> Expansion:
        """The position expanded last, with its children."""
        children = tuple(
            Child(unpack(successor), node_status, needed=self._bound.known(successor))
            for successor, node_status in dict(reversed(led_to)).items()
        )
        tree = tree_by_steps(self.steps, [self._start, *self.way_to(key)])
        needed = self._bound.known(key)
        return Expansion(len(self.expanded), self.steps[key], unpack(key), children[::-1], tree, needed=needed)


def _fate(known: int | None, steps: int) -> NodeStatus:
    if known is None:
        return NodeStatus.NEW
    return NodeStatus.AGAIN if steps < known else NodeStatus.SEEN


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find a shortest solution of any layout; `visited` counts positions met, mirror images once."""
    from solvers.klotski.engines.packed_steps import canonical, is_solved, steps_through

    bound = yield from lower_bound(layout, metric)
    star = AStar(canonical(pack(layout)), metric, bound)
    reports = ReportTimer()
    while star.heap:
        key = star.take()
        if key in star.expanded:
            continue
        if is_solved(key):
            yield star.progress(key)
            steps = steps_through(layout, metric, star.way_to(key))
            yield Found(Solution(layout, metric, steps, proved_shortest=True), len(star.steps))
            return Verdict(Outcome.EXHAUSTED, len(star.steps))
        star.expand(key)
        if reports.due():
            yield star.progress(key)
    visited = len(star.steps)
    return Verdict(Outcome.IMPOSSIBLE, visited, Message(Reason.NEVER_AT_EXIT, {"positions": visited}))
