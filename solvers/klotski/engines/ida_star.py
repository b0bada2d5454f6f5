"""IDA* (Korf, 1985) with a transposition table (Reinefeld and Marsland, 1994).

Depth-first searches with an ever greater limit on f = g + h: the steps taken, and the lower bound on those to the exit.
What a search finds out about a position, that so many steps are not enough from there, is kept in a table of limited
size; without the table the cycles of Klotski would be searched again and again.

Why the table may be trusted although a position is entered into it before it has been searched: were any entry wrong,
take the wrong one whose position is nearest to the exit. The next position on its shortest path was left out or
searched in vain, so it had a wrong entry, too, and is nearer still.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from operator import length_hint

from solvers.klotski.breadth_first import kernel
from solvers.klotski.breadth_first.search import Successors
from solvers.klotski.engines.lower_bound import LowerBound, lower_bound
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.packed import is_solved, pack, unpack
from solvers.klotski.paths import steps_through
from solvers.klotski.requirements import Reason, unsolvable
from solvers.klotski.trace import Ending, Expansion, NodeStatus, Successor, path_tree
from solvers.klotski.visit_log import current_log
from solvers.pace import nodes_granted
from solvers.search import Progress, Search, last_answer
from solvers.slices import ReportTimer, ready, release


class PathTracer:
    """For each position on the path the status of its successors, as far as they were noted.

    `position` is the one looked at last, or None at full speed, and `depth` its place on the path; `handled` are those
    of its successors that were then dealt with, and `went_back` says that none was left.
    """

    def __init__(self) -> None:
        self.position: int | None = None
        self.depth = 0
        self.handled: list[int] = []
        self.went_back = False
        self._statuses: list[tuple[int, dict[int, NodeStatus]]] = []

    def forget(self) -> None:
        """Drop all notes."""
        self.position = None
        self._statuses.clear()

    def look_at(self, depth: int, position: int) -> bool:
        """Note from now on what becomes of the successors of a position on the path; False at full speed."""
        if nodes_granted() is None:
            if self.position is not None:
                self.forget()
            return False
        self.position, self.depth = position, depth
        self.handled, self.went_back = [], False
        del self._statuses[depth + 1 :]
        while len(self._statuses) <= depth:
            self._statuses.append((position, {}))
        if self._statuses[depth][0] != position:
            self._statuses[depth] = position, {}
        return True

    def note(self, successor: int, status: NodeStatus) -> None:
        """Note what became of a successor of the position looked at last."""
        self._statuses[self.depth][1][successor] = status
        self.handled.append(successor)

    def status(self, successor: int, looked_at: bool) -> NodeStatus:
        """The status of a successor of the position looked at last."""
        return self._statuses[self.depth][1].get(successor, NodeStatus.SEEN if looked_at else NodeStatus.WAITING)


TABLE_SIZE = 1 << 20
"""Positions that the table holds; when it is full, new ones are not entered, which costs time but proves no less."""


class IterativeDeepening:
    """The path being searched, and the transposition table."""

    def __init__(self, start: int, metric: Metric, bound: LowerBound) -> None:
        self._successors = Successors(metric)
        self._bound = bound
        self.start = start
        self.limit = bound.of(start)
        self.table: dict[int, int] = {}
        """The greatest lower bound found so far on the steps from a position to the exit."""
        self.path: list[int] = []
        self._open: list[Iterator[int]] = []
        self.searched: set[int] = set()
        """Positions that this iteration has searched."""
        self.cut: set[int] = set()
        """Positions that this iteration has pruned."""
        self.expansions = 0
        self._tracer = PathTracer()
        self._log = current_log()

    def begin(self) -> None:
        """Begin an iteration at the start."""
        self._log.begin_iteration()
        self.searched.clear()
        self.cut.clear()
        self._tracer.forget()
        self._enter(self.start)

    def advance(self) -> None:
        """Enter the next position that may still be solved within the limit, or go back by one."""
        steps_left = self.limit - len(self.path)
        traced = self._tracer.look_at(len(self.path) - 1, self.path[-1])
        for key in self._open[-1]:
            if max(self._bound.of(key), self.table.get(key, 0)) <= steps_left:
                if traced:
                    self._tracer.note(key, NodeStatus.AGAIN if key in self.table else NodeStatus.NEW)
                self._enter(key)
                return
            if traced:
                self._tracer.note(key, NodeStatus.CUT if self._bound.of(key) > steps_left else NodeStatus.SEEN)
            if key not in self.searched:
                self.cut.add(key)
        self._tracer.went_back = True
        self._open.pop()
        self.path.pop()

    @property
    def ending(self) -> Ending:
        """How the search stands."""
        if self.path:
            return Ending.SOLVED if is_solved(self.path[-1]) else Ending.GOES_ON
        return Ending.GOES_ON if self.cut else Ending.EXHAUSTED

    def _enter(self, key: int) -> None:
        self._log.note(key, len(self.path))
        if key in self.table or len(self.table) < TABLE_SIZE:
            self.table[key] = self.limit - len(self.path) + 1
        self.searched.add(key)
        self.cut.discard(key)
        self.path.append(key)
        self._open.append(iter(self._successors.canonical_of(key)))
        self.expansions += 1

    def close(self) -> None:
        """Free what is kept of the positions."""
        release(self.table, self.searched, self.cut)

    def progress(self) -> Progress:
        """The state of the search."""
        counters = {"limit": self.limit, "expansions": self.expansions, "this_iteration": len(self.searched)}
        trace = None if self._tracer.position is None else self._expansion(self._tracer.position, self._tracer.depth)
        depth = max(0, len(self.path) - 1)
        return Progress(depth, len(self.table), len(self.cut), counters=counters, trace=trace)

    def _expansion(self, key: int, depth: int) -> Expansion:
        """The position that the search looked at last, with its successors."""
        keys = self._successors.canonical_of(key)
        looked_at = len(keys) - (length_hint(self._open[depth]) if depth < len(self._open) else 0)
        statuses = {successor: self._tracer.status(successor, at < looked_at) for at, successor in enumerate(keys)}
        successors = tuple(
            Successor(unpack(successor), status, bound=self._bound.known(successor), taken=depth + 1)
            for successor, status in statuses.items()
        )
        places = {successor: place for place, successor in enumerate(statuses)}
        return Expansion(
            self.expansions,
            depth,
            unpack(key),
            successors,
            path_tree(depth, self.limit),
            bound=self._bound.known(key),
            family="ida-star",
            handled=tuple(places[successor] for successor in self._tracer.handled),
            went_back=self._tracer.went_back,
            ending=self.ending,
        )


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find a shortest solution of any layout; `visited` counts positions in the table, mirror images once."""
    yield from ready(kernel)
    bound = yield from lower_bound(layout, metric)
    with closing(IterativeDeepening(kernel.canonical(pack(layout)), metric, bound)) as deepening:
        return (yield from _search(deepening, layout, metric))


def _search(deepening: IterativeDeepening, layout: Layout, metric: Metric) -> Search[Solution]:
    """Search to the end; what is kept of the positions is gone before the answer is given."""
    reports = ReportTimer()
    while True:
        deepening.begin()
        while deepening.path and deepening.ending is Ending.GOES_ON:
            deepening.advance()
            if reports.due() and deepening.ending is Ending.GOES_ON:
                yield deepening.progress()
        if deepening.ending is Ending.SOLVED:
            yield deepening.progress()
            steps = steps_through(layout, metric, deepening.path[1:], kernel.canonical)
            visited = len(deepening.table)
            deepening.close()
            return (yield from last_answer(Solution(layout, metric, steps, proved_shortest=True), visited))
        if deepening.ending is Ending.EXHAUSTED:
            yield deepening.progress()
            return unsolvable(Reason.NEVER_AT_EXIT, len(deepening.searched), len(deepening.table))
        deepening.limit += 1
