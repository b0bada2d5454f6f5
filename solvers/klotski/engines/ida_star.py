"""IDA* (Korf, 1985) with a transposition table (Reinefeld and Marsland, 1994).

Depth-first searches with an ever greater bound on steps taken plus steps needed. What a search finds out about a
position, that so many steps are not enough from there, is remembered in a table of limited size; without the table the
few loops of Klotski would be gone round again and again.

Why the table may be trusted although a position is entered into it before it has been searched: were any entry wrong,
take the wrong one whose position is nearest to the exit. The next position on its shortest way was left out or searched
in vain, so it had a wrong entry, too, and is nearer still.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import length_hint

from solvers.klotski.engines.lower_bound import LowerBound, lower_bound
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.packed import pack, unpack
from solvers.klotski.report_timer import ReportTimer
from solvers.klotski.requirements import Reason
from solvers.klotski.trace import Child, Expansion, NodeStatus, path_tree
from solvers.message import Message
from solvers.pace import nodes_granted
from solvers.search import Found, Outcome, Progress, Search, Verdict


class PathNotes:
    """For each position on the path the fates of those it leads to, as far as they were noted.

    `position` is the one looked at last, or None when nobody watches, and `depth` its place on the path.
    """

    def __init__(self) -> None:
        self.position: int | None = None
        self.depth = 0
        self._fates: list[tuple[int, dict[int, NodeStatus]]] = []

    def forget(self) -> None:
        """Nothing was noted."""
        self.position = None
        self._fates.clear()

    def at(self, depth: int, position: int) -> dict[int, NodeStatus] | None:
        """Where to note the fates of what a position of the path leads to; None when nobody watches."""
        if nodes_granted() is None:
            if self.position is not None:
                self.forget()
            return None
        self.position, self.depth = position, depth
        del self._fates[depth + 1 :]
        while len(self._fates) <= depth:
            self._fates.append((position, {}))
        if self._fates[depth][0] != position:
            self._fates[depth] = position, {}
        return self._fates[depth][1]

    def node_status(self, child: int, looked_at: bool) -> NodeStatus:
        """What became of a position that the one looked at last leads to."""
        return self._fates[self.depth][1].get(child, NodeStatus.SEEN if looked_at else NodeStatus.WAITING)


TABLE_SIZE = 1 << 20
"""Positions that the table holds; when it is full new ones are not remembered, which costs time but no truth."""


class Deepening:
    """The path being searched, and what is known of positions met."""

    def __init__(self, start: int, metric: Metric, bound: LowerBound) -> None:
        from solvers.klotski.engines.packed_steps import Successors

        self._successors = Successors(metric)
        self._least = bound
        self.start = start
        self.limit = bound.of(start)
        self.needed: dict[int, int] = {}
        """For each position in the table, steps that a solution from there takes at least."""
        self.path: list[int] = []
        self._open: list[Iterator[int]] = []
        self.searched: set[int] = set()
        """Positions that this iteration has searched."""
        self.cut: set[int] = set()
        """Positions that this iteration has met and not searched."""
        self.expansions = 0
        self._notes = PathNotes()

    def begin(self) -> None:
        """Begin an iteration at the start."""
        self.searched.clear()
        self.cut.clear()
        self._notes.forget()
        self._enter(self.start)

    def advance(self) -> None:
        """Enter the next position that may still be solved within the limit, or go back by one."""
        steps_left = self.limit - len(self.path)
        fates = self._notes.at(len(self.path) - 1, self.path[-1])
        for key in self._open[-1]:
            if max(self._least.of(key), self.needed.get(key, 0)) <= steps_left:
                if fates is not None:
                    fates[key] = NodeStatus.AGAIN if key in self.needed else NodeStatus.NEW
                self._enter(key)
                return
            if fates is not None:
                fates[key] = NodeStatus.CUT
            if key not in self.searched:
                self.cut.add(key)
        self._open.pop()
        self.path.pop()

    def _enter(self, key: int) -> None:
        if key in self.needed or len(self.needed) < TABLE_SIZE:
            self.needed[key] = self.limit - len(self.path) + 1
        self.searched.add(key)
        self.cut.discard(key)
        self.path.append(key)
        self._open.append(iter(self._successors.of(key)))
        self.expansions += 1

    def progress(self) -> Progress:
        """Where the search stands."""
        counters = {"limit": self.limit, "expansions": self.expansions, "this_iteration": len(self.searched)}
        trace = None if self._notes.position is None else self._expansion(self._notes.position, self._notes.depth)
        return Progress(len(self.path) - 1, len(self.needed), len(self.cut), counters=counters, trace=trace)

    def _expansion(self, key: int, depth: int) -> Expansion:
        """The position that the search looked at last: where it went on from it, or that it went back."""
        successors = list(self._successors.of(key))
        looked_at = len(successors) - (length_hint(self._open[depth]) if depth < len(self._open) else 0)
        fates = {
            successor: self._notes.node_status(successor, at < looked_at) for at, successor in enumerate(successors)
        }
        children = tuple(
            Child(unpack(successor), node_status, needed=self._least.known(successor))
            for successor, node_status in fates.items()
        )
        tree = path_tree(depth, self.limit)
        needed = self._least.known(key)
        return Expansion(self.expansions, depth, unpack(key), children, tree, needed=needed)


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find a shortest solution of any layout; `visited` counts positions in the table, mirror images once."""
    from solvers.klotski.engines.packed_steps import canonical, is_solved, steps_through

    bound = yield from lower_bound(layout, metric)
    deepening = Deepening(canonical(pack(layout)), metric, bound)
    reports = ReportTimer()
    while True:
        deepening.begin()
        while deepening.path:
            if is_solved(deepening.path[-1]):
                yield deepening.progress()
                steps = steps_through(layout, metric, deepening.path[1:])
                yield Found(Solution(layout, metric, steps, proved_shortest=True), len(deepening.needed))
                return Verdict(Outcome.EXHAUSTED, len(deepening.needed))
            deepening.advance()
            if reports.due():
                yield deepening.progress()
        if not deepening.cut:
            reason = Message(Reason.NEVER_AT_EXIT, {"positions": len(deepening.searched)})
            return Verdict(Outcome.IMPOSSIBLE, len(deepening.needed), reason)
        deepening.limit += 1
