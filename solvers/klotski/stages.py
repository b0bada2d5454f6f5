"""Which lines of its family's pseudocode a search runs in the step that a trace tells of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from solvers.klotski.trace import Ending, Expansion, NodeStatus
from solvers.pseudocode import PseudocodeLine, in_turn

Lines = Mapping[NodeStatus, tuple[int, ...]]
"""The lines that run for a successor, by what the search does with it."""


def stages(expansion: Expansion) -> tuple[PseudocodeLine, ...]:
    """The lines in the order in which they run; those of a loop once for each successor."""
    return tuple(_FAMILIES[expansion.family](expansion))


def _breadth_first(expansion: Expansion) -> Iterator[PseudocodeLine]:
    yield from in_turn(0, 1, 2) if expansion.number == 1 else in_turn(1, 2)
    yield from _for_each(expansion, {NodeStatus.SEEN: (3, 4, 5), NodeStatus.NEW: (3, 4, 6, 7, 8)})
    if expansion.ending is Ending.SOLVED:
        solved = (item for item in expansion.dealt_with if expansion.successors[item].layout.solved)
        yield PseudocodeLine(9, next(solved, None))
    yield from _if_exhausted(expansion, 10)


def _depth_first_bst(expansion: Expansion) -> Iterator[PseudocodeLine]:
    if _first_look(expansion):
        yield from in_turn(0, 1, 3)
    if expansion.went_back:
        yield PseudocodeLine(11)
    for item in expansion.dealt_with:
        successor = expansion.successors[item]
        if successor.layout.solved and successor.status is not NodeStatus.CUT:
            yield from in_turn(4, 5, 7, item=item)
        else:
            yield from in_turn(*_DEPTH_FIRST_BST[successor.status], item=item)
    if expansion.ending is not Ending.GOES_ON:
        yield PseudocodeLine(2)


def _a_star(expansion: Expansion) -> Iterator[PseudocodeLine]:
    yield from in_turn(0, 1, 2, 3) if expansion.number == 1 else in_turn(1, 2, 3)
    yield from _for_each(expansion, _A_STAR)
    if expansion.ending is Ending.SOLVED:
        yield PseudocodeLine(4)
    yield from _if_exhausted(expansion, 11)


def _ida_star(expansion: Expansion) -> Iterator[PseudocodeLine]:
    if _first_look(expansion):
        first = expansion.search_tree.limit == expansion.bound
        yield from in_turn(0, 1, 2, 5) if first else in_turn(2, 5)
    yield from _for_each(expansion, _IDA_STAR)
    if expansion.ending is Ending.SOLVED:
        yield PseudocodeLine(6, expansion.dealt_with[-1])
    if expansion.went_back:
        yield PseudocodeLine(12)
        if expansion.depth == 0:
            yield PseudocodeLine(4 if expansion.ending is Ending.GOES_ON else 3)


def _bidirectional(expansion: Expansion) -> Iterator[PseudocodeLine]:
    tree = expansion.search_tree
    if tree.path[-1] == 0:  # the first of its level
        begins = expansion.depth == 0 and len(tree.opposite) == 1
        yield from in_turn(0, 1, 2) if begins else in_turn(1, 2)
    yield PseudocodeLine(3)
    yield from _for_each(expansion, {NodeStatus.SEEN: (4, 5), NodeStatus.NEW: (4, 6, 7, 8)})
    if expansion.ending is Ending.SOLVED:
        yield PseudocodeLine(9, expansion.dealt_with[-1])
    yield from _if_exhausted(expansion, 10)


_DEPTH_FIRST_BST: Lines = {
    NodeStatus.CUT: (4, 5, 6),
    NodeStatus.SEEN: (4, 5, 8, 9),
    NodeStatus.AGAIN: (4, 5, 8, 10, 3),
    NodeStatus.NEW: (4, 5, 8, 10, 3),
}
_A_STAR: Lines = {
    NodeStatus.SEEN: (5, 6, 10),
    NodeStatus.AGAIN: (5, 6, 7, 8, 9),
    NodeStatus.NEW: (5, 6, 7, 8, 9),
}
_IDA_STAR: Lines = {
    NodeStatus.CUT: (7, 8, 9),
    NodeStatus.SEEN: (7, 8, 10),
    NodeStatus.AGAIN: (7, 8, 11, 5),
    NodeStatus.NEW: (7, 8, 11, 5),
}
_FAMILIES: dict[str, Callable[[Expansion], Iterator[PseudocodeLine]]] = {
    "breadth-first": _breadth_first,
    "depth-first-bst": _depth_first_bst,
    "a-star": _a_star,
    "ida-star": _ida_star,
    "bidirectional": _bidirectional,
}


def _for_each(expansion: Expansion, lines: Lines) -> Iterator[PseudocodeLine]:
    for item in expansion.dealt_with:
        yield from in_turn(*lines[expansion.successors[item].status], item=item)


def _if_exhausted(expansion: Expansion, last: int) -> Iterator[PseudocodeLine]:
    """The condition of the outer loop, and the last line, where nothing is left to be searched."""
    return in_turn(*((1, last) if expansion.ending is Ending.EXHAUSTED else ()))


def _first_look(expansion: Expansion) -> bool:
    """Whether a search along a path looks at its start for the first time."""
    return expansion.depth == 0 and expansion.dealt_with[:1] in {(0,), ()} and not expansion.went_back
