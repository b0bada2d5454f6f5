"""A component, every position that can be reached from a layout: walking all of it, and its mirror images."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

from solvers.search import Progress

if TYPE_CHECKING:
    from solvers.klotski.breadth_first.search import BreadthFirst


def exhaust(frontier: BreadthFirst) -> Iterator[Progress]:
    """Go on with a breadth-first search until nothing new is left, solved or not."""
    from solvers.klotski.breadth_first import search_kernel

    status = search_kernel.SLICE_OVER
    while status != search_kernel.EXHAUSTED:
        status = frontier.advance(stop_at_goal=False)
        yield Progress(frontier.depth, frontier.count, frontier.waiting, levels=frontier.levels())


def joined_to_mirror(component: BreadthFirst) -> Generator[Progress, None, bool]:
    """Whether steps lead from the positions of a component to their mirror images, so that those belong to it too."""
    import numpy as np

    from solvers.klotski.breadth_first import component_kernel, search_kernel
    from solvers.slices import Slices

    sides = np.full(component.count, -1, np.int8)
    sides[0] = 0
    cursor = np.zeros(1, np.int64)

    def join(budget: int) -> int:
        return component_kernel.join_to_mirror(
            component.keys, component.count, component.table, sides, cursor, component.scratch, budget
        )

    slices = Slices()
    while (status := slices.run(join)) == search_kernel.SLICE_OVER:
        yield Progress(component.depth, component.count, levels=component.levels())
    return status == search_kernel.GOAL_FOUND


def unmirrored(positions: BreadthFirst, count: int, mirrored_too: bool) -> int:
    """How many the first `count` positions are when mirror images that belong to the component are counted, too."""
    from solvers.klotski.breadth_first import kernel

    return 2 * count - kernel.symmetric(positions.keys, count) if mirrored_too else count
