"""The default search: a proven shortest solution, by breadth-first search with mirror images as one position."""

from __future__ import annotations

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.packed import pack
from solvers.klotski.requirements import Reason, unsolvable
from solvers.klotski.visit_log import current_log
from solvers.search import Progress, Search, last_answer
from solvers.slices import ready


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
