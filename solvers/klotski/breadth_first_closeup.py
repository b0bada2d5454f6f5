"""The compiled breadth-first search, position by position: what the kernel did is read off what it left behind."""

from __future__ import annotations

from solvers.klotski import kernel
from solvers.klotski.breadth_first import BreadthFirst
from solvers.klotski.insight import Child, Expansion, Fate
from solvers.klotski.outline import level_outline, place_of
from solvers.klotski.packed import unpack
from solvers.pace import nodes_granted


def advance(search: BreadthFirst) -> tuple[int, Expansion | None]:
    """Search on to a goal by a slice, or at a slow pace by as many expansions as it grants, the last of them told."""
    granted = nodes_granted()
    if granted is None:
        return search.advance(stop_at_goal=True), None
    status = kernel.SLICE_OVER
    before = search.count
    while status == kernel.SLICE_OVER and granted > 0:
        before = search.count
        status = search.advance(stop_at_goal=True, successors=1)
        granted -= 1
    return status, _expansion(search, search.expanded - 1, before)


def _expansion(search: BreadthFirst, node: int, before: int) -> Expansion:
    """What became of the position with this index; there were so many before it was expanded."""
    key = int(search.keys[node])
    starts = search.level_starts()
    tree = level_outline(starts, search.count, lambda index: int(search.parents[index]), node)
    met = {search.index_of(successor): successor for successor in search.successors(key)}
    children = tuple(
        Child(unpack(successor), Fate.SEEN if index < before else Fate.NEW, place_of(index, starts))
        for index, successor in met.items()
    )
    return Expansion(node + 1, len(tree.way) - 1, unpack(key), children, tree)
