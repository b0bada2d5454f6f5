"""Breadth-first search as textbooks write it: the positions met so far in a list, their numbers in a dictionary."""

from __future__ import annotations

from itertools import pairwise

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, Step, legal_steps
from solvers.klotski.packed import pack
from solvers.klotski.paths import path_to
from solvers.klotski.requirements import Reason
from solvers.klotski.trace import Ending, Expansion, NodeStatus, Successor, level_tree, place_of
from solvers.klotski.visit_log import current_log
from solvers.message import Message
from solvers.pace import nodes_granted
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import ReportTimer, release


class PlainQueue:
    """A search that has begun at a layout; those of its positions that are not expanded yet are the queue."""

    def __init__(self, layout: Layout, metric: Metric) -> None:
        self.layouts = [layout]
        self.parents = [-1]
        self.steps: list[Step | None] = [None]
        """By which step each position was met first."""
        self._metric = metric
        self._numbers = {layout: 0}
        self._starts = [0]
        """The number of the first position of each level."""
        self._expanded = 0
        self._duplicates = 0
        self._traced: list[tuple[int, bool]] | None = None
        """The successors of the last expansion and whether each is new, at a slow pace."""
        self._log = current_log()
        self._log.note(pack(layout), 0)

    @property
    def waiting(self) -> bool:
        """Whether there is a position to expand."""
        return self._expanded < len(self.layouts)

    def expand(self) -> int | None:
        """Meet what is one step from the next position, up to a solved one: its number, None where none is solved."""
        if self._expanded == self._starts[-1]:
            self._starts.append(len(self.layouts))
        self._traced = None if nodes_granted() is None else []
        parent, self._expanded = self._expanded, self._expanded + 1
        for step in legal_steps(self.layouts[parent], self._metric):
            layout = step.after(self.layouts[parent])
            if self._meet(layout, parent, step) and layout.solved:
                return len(self.layouts) - 1
        return None

    def _meet(self, layout: Layout, parent: int, step: Step) -> bool:
        """Put a position into the queue, if it is new; whether it is."""
        number = self._numbers.setdefault(layout, len(self.layouts))
        new = number == len(self.layouts)
        self._log.note(pack(layout), len(self._starts) - 1)
        if self._traced is not None:
            self._traced.append((number, new))
        if new:
            self.layouts.append(layout)
            self.parents.append(parent)
            self.steps.append(step)
        else:
            self._duplicates += 1
        return new

    def steps_to(self, number: int) -> tuple[Step, ...]:
        """The steps from the start to a position."""
        return tuple(step for node in path_to(number, self.parents) if (step := self.steps[node]) is not None)

    def progress(self, ending: Ending = Ending.GOES_ON) -> Progress:
        """The state of the search."""
        visited = len(self.layouts)
        levels = tuple(after - before for before, after in pairwise([*self._starts, visited]) if after > before)
        return Progress(
            depth=len(self._starts) - 1,
            visited=visited,
            frontier=visited - self._expanded,
            levels=levels,
            counters={"duplicates": self._duplicates},
            trace=None if self._traced is None else self._expansion(self._traced, ending),
        )

    def _expansion(self, traced: list[tuple[int, bool]], ending: Ending) -> Expansion:
        """The position expanded last, with its successors."""
        tree = level_tree(self._starts, len(self.layouts), self.parents, self._expanded - 1)
        successors = tuple(
            Successor(self.layouts[number], NodeStatus.NEW if new else NodeStatus.SEEN, place_of(number, self._starts))
            for number, new in traced
        )
        layout = self.layouts[self._expanded - 1]
        return Expansion(self._expanded, len(tree.path) - 1, layout, successors, tree, ending=ending)

    def release(self) -> None:
        """Free what is kept of the positions."""
        release(self.layouts, self.parents, self.steps, self._numbers)


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find a shortest solution of any layout; `visited` counts positions, mirror images as two."""
    yield Progress(0, 0)
    queue = PlainQueue(layout, metric)
    try:
        return (yield from _search(queue, layout, metric))
    finally:
        queue.release()


def _search(queue: PlainQueue, layout: Layout, metric: Metric) -> Search[Solution]:
    """Search to the end."""
    reports = ReportTimer()
    goal = 0 if layout.solved else None
    while goal is None and queue.waiting:
        goal = queue.expand()
        if goal is None and queue.waiting and reports.due():
            yield queue.progress()
    yield queue.progress(Ending.EXHAUSTED if goal is None else Ending.SOLVED)
    visited = len(queue.layouts)
    if goal is None:
        return Verdict(Outcome.IMPOSSIBLE, visited, Message(Reason.EXIT_NOT_REACHED, {"positions": visited}))
    steps = queue.steps_to(goal)
    queue.release()
    yield Found(Solution(layout, metric, steps, proved_shortest=True), visited)
    return Verdict(Outcome.EXHAUSTED, visited)
