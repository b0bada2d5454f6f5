"""Breadth-first search, twice: as a textbook has it, in plain Python, and compiled, which is the default search.

The first is the first thing to read of the search methods. The second finds solutions of the same length, thousands of
times faster: it packs a position into one number, and it keeps a position and its mirror image as one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, Step, legal_steps
from solvers.klotski.packed import pack
from solvers.klotski.requirements import Reason, unsolvable
from solvers.klotski.visit_log import current_log
from solvers.search import Progress, Search, last_answer
from solvers.slices import ready


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


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find a solution with the fewest steps in `metric`, and among those one that slides over the fewest cells.

    `visited` counts positions, mirror images once.
    """
    from solvers.klotski.breadth_first import kernel, search_kernel
    from solvers.klotski.breadth_first.search import KERNELS, BreadthFirst, advance, note_visits

    yield from ready(*KERNELS)
    start, log = pack(layout), current_log()
    frontier = BreadthFirst([kernel.canonical(start)], metric)
    log.note(start, 0)
    status = search_kernel.GOAL_FOUND if layout.solved else search_kernel.SLICE_OVER
    while status == search_kernel.SLICE_OVER:
        expanded = frontier.expanded
        status, trace = advance(frontier)
        if log.wanted:
            note_visits(frontier, expanded, log)
        yield Progress(frontier.depth, frontier.count, frontier.waiting, levels=frontier.levels(), trace=trace)
    if status == search_kernel.EXHAUSTED:
        return unsolvable(Reason.NEVER_AT_EXIT, frontier.count, frontier.count)
    steps, visited = frontier.steps_to(frontier.nearest_goal(), start), frontier.count
    frontier.release()  # before the answer is given
    return (yield from last_answer(Solution(layout, metric, steps, proved_shortest=True), visited))
