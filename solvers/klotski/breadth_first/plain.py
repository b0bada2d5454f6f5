"""Breadth-first search as a textbook has it, in plain Python: the first thing to read of the search methods.

The compiled search of `shortest.py` finds solutions of the same length, thousands of times faster: it packs a position
into one number, and it keeps a position and its mirror image as one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, Step, legal_steps


def explore(layout: Layout, metric: Metric) -> Iterator[tuple[Layout, tuple[Step, ...]]]:
    """Yield each position that can be reached, the nearest first, with the steps of a shortest path to it."""
    parents: dict[Layout, tuple[Layout, Step] | None] = {layout: None}
    frontier = deque([layout])
    while frontier:
        position = frontier.popleft()
        yield position, path_to(position, parents)
        for step in legal_steps(position, metric):
            successor = step.after(position)
            if successor not in parents:
                parents[successor] = position, step
                frontier.append(successor)


def path_to(position: Layout, parents: Mapping[Layout, tuple[Layout, Step] | None]) -> tuple[Step, ...]:
    """The steps from the first position to this one, read backwards from parent to parent."""
    steps: list[Step] = []
    while (parent := parents[position]) is not None:
        position, step = parent
        steps.append(step)
    return tuple(reversed(steps))


def solve(layout: Layout, metric: Metric) -> Solution | None:
    """A shortest solution: the path to the first position with Cao Cao at the exit; None where there is none."""
    for position, steps in explore(layout, metric):
        if position.solved:
            return Solution(layout, metric, steps, proved_shortest=True)
    return None
