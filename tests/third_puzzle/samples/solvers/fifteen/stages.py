"""Which lines of its family's pseudocode a search runs in the step that a trace tells of."""

from __future__ import annotations

from collections.abc import Iterator

from solvers.fifteen.position import GOAL
from solvers.fifteen.searches import SlidingTrace
from solvers.pseudocode import PseudocodeLine, in_turn


def stages(trace: SlidingTrace) -> tuple[PseudocodeLine, ...]:
    """The lines in the order in which they run; those of a loop once for each neighbour."""
    return tuple(_a_star(trace) if trace.family == "a-star" else _breadth_first(trace))


def _breadth_first(trace: SlidingTrace) -> Iterator[PseudocodeLine]:
    yield from in_turn(0, 1, 2, 3) if trace.number == 1 else in_turn(2, 3)
    for item, neighbour in enumerate(trace.neighbours):
        yield from in_turn(4, 5, *((7, 8) if neighbour.better else (6,)), item=item)
        if neighbour.position == GOAL:
            yield from in_turn(9, 10, item=item)


def _a_star(trace: SlidingTrace) -> Iterator[PseudocodeLine]:
    yield from in_turn(0, 1, 2, 3) if trace.number == 1 else in_turn(2, 3)
    if trace.position == GOAL:
        yield from in_turn(4, 5)
    for item, neighbour in enumerate(trace.neighbours):
        yield from in_turn(6, 7, *((8, 9, 10) if neighbour.better else (11,)), item=item)
