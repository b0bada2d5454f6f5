"""Bidirectional search (Nicholson, 1966): level by level from the layout and from every solved layout of its pieces.

Which solved layouts can be reached is not known beforehand, so all there are form the first level of the other side;
steps can be taken back, so a path from there is a path there. Levels are finished one at a time on either side, the
smaller first. When the sides have no position in common up to depths a and b, a solution takes more than a + b steps;
so the first position that the next level has in common with the other side lies on a shortest path.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

from solvers.klotski import positions_kernel
from solvers.klotski.breadth_first import kernel
from solvers.klotski.breadth_first.search import Successors
from solvers.klotski.layout import EXIT, Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.packed import pack, unpack
from solvers.klotski.paths import path_to, steps_through
from solvers.klotski.piece_set import PieceSet
from solvers.klotski.requirements import Reason, unsolvable
from solvers.klotski.trace import Ending, Expansion, NodeStatus, Successor, level_sizes, level_tree, place_of
from solvers.klotski.visit_log import FAR, NEAR, current_log
from solvers.pace import nodes_granted
from solvers.search import Progress, Search, last_answer
from solvers.slices import ReportTimer, ready, release


class SearchSide:
    """The positions visited from one side, mirror images as one, each with its parent (-1 on the first level)."""

    def __init__(self, metric: Metric, side: int) -> None:
        """`side` is `NEAR` or `FAR`."""
        self._successors = Successors(metric)
        self.parents: dict[int, int] = {}
        self.frontier: list[int] = []
        self.unexpanded = 0
        """How many positions of the level being expanded are left."""
        self.depth = 0
        self.starts = [0]
        """How many positions were visited before each level."""
        self.traced: tuple[int, dict[int, NodeStatus]] | None = None
        """The position expanded last and its successors, at a slow pace."""
        self._side = side
        self._log = current_log()

    def seed(self, key: int) -> None:
        """Put a position on the first level."""
        if key not in self.parents:
            self.parents[key] = -1
            self.frontier.append(key)
            self._log.note(key, 0, self._side)

    def next_level(self, other: SearchSide) -> Iterator[int | None]:
        """Expand the frontier one position at a time; yields a successor that the other side has visited, else None."""
        frontier, self.frontier = self.frontier, []
        self.depth += 1
        self.starts.append(len(self.parents))
        for self.unexpanded in reversed(range(len(frontier))):
            yield self._expand(frontier[-1 - self.unexpanded], other)

    def _expand(self, key: int, other: SearchSide) -> int | None:
        statuses: dict[int, NodeStatus] = {}
        self.traced = None if nodes_granted() is None else (key, statuses)
        for successor in self._log.each(self._successors.canonical_of(key), self.depth, self._side):
            if self.traced is not None:
                statuses.setdefault(successor, NodeStatus.SEEN if successor in self.parents else NodeStatus.NEW)
            if successor not in self.parents:
                self.parents[successor] = key
                self.frontier.append(successor)
                if successor in other.parents:
                    return successor
        return None

    @property
    def waiting(self) -> int:
        """How many positions were visited and not expanded yet."""
        return self.unexpanded + len(self.frontier)

    def close(self) -> None:
        """Free what is kept of the positions."""
        release(self.parents, self.frontier)

    def expansion(self, other: SearchSide, from_exit: bool, ending: Ending) -> Expansion | None:
        """The position expanded last, its successors, and the trees of both sides; None at full speed."""
        if self.traced is None:
            return None
        key, statuses = self.traced
        numbers = {position: number for number, position in enumerate(self.parents)}
        parents = [numbers.get(parent, -1) for parent in self.parents.values()]
        tree = level_tree(self.starts, len(parents), parents, numbers[key])
        successors = tuple(
            Successor(unpack(successor), status, place_of(numbers[successor], self.starts))
            for successor, status in statuses.items()
        )
        tree = replace(tree, opposite=level_sizes(other.starts, len(other.parents)))
        return Expansion(
            numbers[key] + 1,
            len(tree.path) - 1,
            unpack(key),
            successors,
            tree,
            from_exit=from_exit,
            family="bidirectional",
            ending=ending,
        )


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find a shortest solution of any layout; `visited` counts positions of both sides, mirror images once."""
    yield from ready(kernel, positions_kernel)
    with closing(SearchSide(metric, NEAR)) as near, closing(SearchSide(metric, FAR)) as far:
        return (yield from _search(near, far, layout, metric))


def _search(near: SearchSide, far: SearchSide, layout: Layout, metric: Metric) -> Search[Solution]:
    """Search to the end; what is kept of the positions is gone before the answer is given."""
    canonical = kernel.canonical.bound()
    reports = ReportTimer()
    start = canonical(pack(layout))
    near.seed(start)
    for key in PieceSet.of(layout).positions(EXIT):
        far.seed(canonical(key))
        if reports.overdue():  # a preparation is not held back, and what is reported as nothing visited is not
            yield _progress(near, far, near) if nodes_granted() is None else Progress(0, 0)
    meeting = start if layout.solved else None
    side = near
    while meeting is None and near.waiting:
        from_near = not far.frontier or len(near.frontier) <= len(far.frontier)
        side, other = (near, far) if from_near else (far, near)
        for meeting in side.next_level(other):
            if meeting is not None:
                break
            if near.waiting and reports.due():
                yield _progress(near, far, side)
    yield _progress(near, far, side, Ending.EXHAUSTED if meeting is None else Ending.SOLVED)
    visited = len(near.parents) + len(far.parents)
    if meeting is None:
        return unsolvable(Reason.NEVER_AT_EXIT, len(near.parents), visited)
    path = path_to(meeting, near.parents)[1:] + path_to(meeting, far.parents)[-2::-1]
    steps = steps_through(layout, metric, path, canonical)
    near.close()
    far.close()
    return (yield from last_answer(Solution(layout, metric, steps, proved_shortest=True), visited))


def _progress(near: SearchSide, far: SearchSide, side: SearchSide, ending: Ending = Ending.GOES_ON) -> Progress:
    """The state of both sides, and the last expansion of one of them."""
    visited = len(near.parents) + len(far.parents)
    counters = {"from_layout": len(near.parents), "from_exit": len(far.parents)}
    trace = side.expansion(near if side is far else far, side is far, ending)
    return Progress(near.depth + far.depth, visited, near.waiting + far.waiting, counters=counters, trace=trace)
