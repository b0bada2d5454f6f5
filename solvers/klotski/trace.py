"""What there is to see of a search close up: the position expanded last, where it led, and the tree it stands in."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise

from solvers.klotski.layout import Layout


class NodeStatus(Enum):
    """What a search made of a position one step on."""

    NEW = auto()
    """It was never met before."""
    SEEN = auto()
    """It was met before, and a way as short as this one is known."""
    AGAIN = auto()
    """It was met before and is searched again: this way to it is shorter, or more steps are allowed than before."""
    CUT = auto()
    """A solution through it would take more steps than the search allows itself now."""
    WAITING = auto()
    """It was not looked at yet."""


@dataclass(frozen=True, slots=True)
class Child:
    """A position one step from the one that was expanded, and what became of it.

    `place` is where it stands in the rows of the outline, (row, number in the row), if that is known; `needed` the
    steps that a solution from it takes at least, for a method that reckons with them.
    """

    layout: Layout
    node_status: NodeStatus
    place: tuple[int, int] | None = None
    needed: int | None = None

    @property
    def new(self) -> bool:
        """Whether it was never met before."""
        return self.node_status is NodeStatus.NEW


@dataclass(frozen=True, slots=True)
class Sketch:
    """The upper part of a binary tree: a key, how high the tree is, and both subtrees, as far as they are shown."""

    key: int
    height: int
    left: Sketch | None
    right: Sketch | None


@dataclass(frozen=True, slots=True)
class Rotation:
    """A subtree that leaned too far, and what the rotation made of it: the same keys in the same order."""

    before: Sketch
    after: Sketch


@dataclass(frozen=True, slots=True)
class SearchTree:
    """The tree of a search, row by row: how many positions were met in each, one step below the row before.

    `way` is the number in its row of each position from the root to the one that was expanded. `parents[d]` says of
    each position of row d the number of the one it comes from, for the first rows as long as these are short.
    `opposite` holds the rows of the tree that grows towards this one, for a search from both ends, and `limit` the last
    row that the search allows itself now.
    """

    rows: tuple[int, ...]
    way: tuple[int, ...]
    parents: tuple[tuple[int, ...], ...] = ()
    opposite: tuple[int, ...] = ()
    limit: int | None = None


@dataclass(frozen=True, slots=True)
class Expansion:
    """A position that a search expanded: the how-manieth it was, the steps to it, and where it led.

    `needed` is the steps that a solution from it takes at least, for a method that reckons with them; `from_exit` says
    that the steps count from the solved positions.
    """

    number: int
    depth: int
    layout: Layout
    children: tuple[Child, ...]
    search_tree: SearchTree
    rotations: tuple[Rotation, ...] = ()
    needed: int | None = None
    from_exit: bool = False


SHORT_ROW = 40
"""Rows of so many positions and fewer are told position by position, as far as the first that is longer."""


def level_tree(starts: Sequence[int], count: int, parent: Callable[[int], int], node: int) -> SearchTree:
    """Of a tree whose nodes are numbered level by level.

    `starts` is the first node of each level, `count` the number of nodes, `parent` gives the node that another comes
    from, less than 0 for the root, and `node` is the one that was expanded.
    """
    ends = [*starts[1:], count]
    rows = tuple(end - start for start, end in zip(starts, ends, strict=True) if end > start)
    way = [place_of(one, starts)[1] for one in _line(node, parent)]
    return SearchTree(rows, tuple(reversed(way)), tuple(_parents(starts, rows, parent)))


def place_of(node: int, starts: Sequence[int]) -> tuple[int, int]:
    """The level of a node, and its number there."""
    level = bisect_right(starts, node) - 1
    return level, node - starts[level]


def tree_by_steps(steps: Mapping[int, int], way: Iterable[int]) -> SearchTree:
    """Of positions with the steps to each; `way` is the positions from the root to the one that was expanded."""
    rows: list[int] = []
    places = dict.fromkeys(way, 0)
    for position, depth in steps.items():
        if depth >= len(rows):
            rows.extend([0] * (depth + 1 - len(rows)))
        if position in places:
            places[position] = rows[depth]
        rows[depth] += 1
    return SearchTree(tuple(rows), tuple(places.values()))


def path_tree(depth: int, limit: int | None) -> SearchTree:
    """Of a search that knows of nothing but the path it is on."""
    return SearchTree((1,) * (depth + 1), (0,) * (depth + 1), limit=limit)


def _line(node: int, parent: Callable[[int], int]) -> Iterable[int]:
    while node >= 0:
        yield node
        node = parent(node)


def _parents(starts: Sequence[int], rows: Sequence[int], parent: Callable[[int], int]) -> Iterable[tuple[int, ...]]:
    yield ()
    for (above, start), size in zip(pairwise(starts), rows[1:], strict=False):
        if size > SHORT_ROW:
            return
        yield tuple(parent(node) - above for node in range(start, start + size))
