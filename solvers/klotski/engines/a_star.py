"""A* (Hart, Nilsson and Raphael, 1968): expands the position with the least f = g + h first.

g is the number of steps from the start, h the lower bound on those to the exit.
"""

from __future__ import annotations

from contextlib import closing
from heapq import heappop, heappush

from solvers.klotski.breadth_first import kernel
from solvers.klotski.breadth_first.search import Successors
from solvers.klotski.engines.lower_bound import LowerBound, lower_bound
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.packed import is_solved, pack, unpack
from solvers.klotski.paths import path_to, steps_through
from solvers.klotski.requirements import Reason, unsolvable
from solvers.klotski.trace import Ending, Expansion, NodeStatus, Successor, tree_by_depth
from solvers.klotski.visit_log import current_log
from solvers.pace import nodes_granted
from solvers.search import Progress, Search, last_answer
from solvers.slices import ReportTimer, ready, release


class AStar:
    """The visited positions, mirror images as one, and a heap of those to expand, the least f on top.

    The bound is consistent, so g is the least possible when a position is first taken from the heap.
    """

    def __init__(self, start: int, metric: Metric, bound: LowerBound) -> None:
        self._successors = Successors(metric)
        self._bound = bound
        self.g = {start: 0}
        self.parents = {start: -1}
        self.expanded: set[int] = set()
        self.heap = [(bound.of(start), 0, start)]
        """f, -g and the position: among equals one of those farthest from the start comes first."""
        self._traced: list[tuple[int, NodeStatus]] | None = None
        """The successors of the last expansion, at a slow pace."""
        self._log = current_log()
        self._log.note(start, 0)

    def take(self) -> int:
        """Take the position with the least f from the heap."""
        self._traced = None if nodes_granted() is None else []
        return heappop(self.heap)[2]

    def expand(self, key: int) -> None:
        """Relax the edges to all successors, and put those with a better g into the heap."""
        self.expanded.add(key)
        g = self.g[key] + 1
        for successor in self._log.each(self._successors.canonical_of(key), g):
            known = self.g.get(successor)
            if self._traced is not None:
                self._traced.append((successor, _status_of(known, g)))
            if known is None or g < known:
                self.g[successor] = g
                self.parents[successor] = key
                heappush(self.heap, (g + self._bound.of(successor), -g, successor))
        while self.heap and self.heap[0][2] in self.expanded:
            heappop(self.heap)

    def close(self) -> None:
        """Free what is kept of the positions."""
        release(self.heap, self.g, self.parents, self.expanded)

    def progress(self, key: int, ending: Ending = Ending.GOES_ON) -> Progress:
        """The state of the search at this position."""
        counters = {"expanded": len(self.expanded), "least_total": self.g[key] + self._bound.of(key)}
        trace = None if self._traced is None else self._expansion(key, self._traced, ending)
        return Progress(self.g[key], len(self.g), len(self.heap), counters=counters, trace=trace)

    def _expansion(self, key: int, traced: list[tuple[int, NodeStatus]], ending: Ending) -> Expansion:
        """The position expanded last, with its successors; of a solved one there are none."""
        successors = tuple(
            Successor(unpack(successor), status, bound=self._bound.known(successor), taken=self.g[successor])
            for successor, status in dict(reversed(traced)).items()
        )
        tree = tree_by_depth(self.g, path_to(key, self.parents))
        return Expansion(
            len(self.expanded) + (key not in self.expanded),
            self.g[key],
            unpack(key),
            successors[::-1],
            tree,
            bound=self._bound.known(key),
            family="a-star",
            ending=ending,
        )


def _status_of(known: int | None, g: int) -> NodeStatus:
    if known is None:
        return NodeStatus.NEW
    return NodeStatus.AGAIN if g < known else NodeStatus.SEEN


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find a shortest solution of any layout; `visited` counts positions, mirror images once."""
    yield from ready(kernel)
    bound = yield from lower_bound(layout, metric)
    with closing(AStar(kernel.canonical(pack(layout)), metric, bound)) as star:
        return (yield from _search(star, layout, metric))


def _search(star: AStar, layout: Layout, metric: Metric) -> Search[Solution]:
    """Search to the end; what is kept of the positions is gone before the answer is given."""
    reports = ReportTimer()
    while star.heap:
        key = star.take()
        if is_solved(key):
            yield star.progress(key, Ending.SOLVED)
            steps = steps_through(layout, metric, path_to(key, star.parents)[1:], kernel.canonical)
            visited = len(star.g)
            star.close()
            return (yield from last_answer(Solution(layout, metric, steps, proved_shortest=True), visited))
        star.expand(key)
        if not star.heap:
            yield star.progress(key, Ending.EXHAUSTED)
        elif reports.due():
            yield star.progress(key)
    return unsolvable(Reason.NEVER_AT_EXIT, len(star.g), len(star.g))
