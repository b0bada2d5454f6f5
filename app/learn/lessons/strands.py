"""Strands of a state space: positions one after another from which only two steps lead, one on and one back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, legal_steps

if TYPE_CHECKING:
    from solvers.klotski.state_space.graph import StateSpace


def neighbour_counts(space: StateSpace) -> list[int]:
    """How many nodes have no neighbours, one, two, and so on."""
    import numpy as np

    return np.bincount(np.diff(space.starts)).tolist()


def longest_strand(space: StateSpace) -> list[int]:
    """The most nodes in a row of which each has exactly two neighbours; the end nearer to the exit comes last.

    Of several as long, the one with the node nearest to the start. Empty where no node has two neighbours.
    """
    import numpy as np

    candidates: list[int] = np.flatnonzero(np.diff(space.starts) == 2).tolist()
    within = set(candidates)
    longest: list[int] = []
    for node in candidates:
        if node in within:
            strand = _strand_through(node, space, within)
            within.difference_update(strand)
            longest = max(longest, strand, key=len)
    if longest and space.to_exit[longest[0]] < space.to_exit[longest[-1]]:
        longest.reverse()
    return longest


def _strand_through(node: int, space: StateSpace, within: set[int]) -> list[int]:
    """All of the strand that a node is in; a ring is cut open there."""
    one, other = (_onwards(node, int(neighbour), space, within) for neighbour in space.neighbours_of(node))
    return [*reversed(one), node, *(following for following in other if following not in one)]


def _onwards(before: int, node: int, space: StateSpace, within: set[int]) -> list[int]:
    """The nodes of a strand from a node on, away from the one before."""
    first, found = before, list[int]()
    while node in within and node != first:
        found.append(node)
        one, other = map(int, space.neighbours_of(node))
        before, node = node, other if one == before else one
    return found


def course_through(space: StateSpace, strand: list[int], more: int) -> list[int]:
    """A strand with up to `more` nodes before and behind it: away from the exit before, on towards it behind."""
    course = list(strand)
    for _ in range(more):
        before = [int(node) for node in space.neighbours_of(course[0]) if int(node) not in course]
        behind = [int(node) for node in space.neighbours_of(course[-1]) if int(node) not in course]
        if before:
            course.insert(0, max(before, key=lambda node: (space.to_exit[node], -node)))
        if behind:
            course.append(min(behind, key=lambda node: (space.to_exit[node], node)))
    return course


def movable_pieces(layout: Layout) -> int:
    """How many pieces of a layout can slide at all."""
    return len({step.origin for step in legal_steps(layout, Metric.MOVES)})


def touching_blanks(layout: Layout) -> bool:
    """Whether two empty cells of a layout lie side by side."""
    return any(
        abs(row - other_row) + abs(column - other_column) == 1
        for row, column in layout.blanks
        for other_row, other_column in layout.blanks
    )
