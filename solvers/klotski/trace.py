"""The trace of a search: the position expanded last, its successors, and the search tree they stand in."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise

from solvers.klotski.layout import Layout
from solvers.klotski.paths import Parents, path_to


class NodeStatus(Enum):
    """What a search did with a successor."""

    NEW = auto()
    """It was not visited before."""
    SEEN = auto()
    """It was visited before, by a path at least as short as this one."""
    AGAIN = auto()
    """It was visited before and is searched again: this path is shorter, or more steps are allowed than before."""
    CUT = auto()
    """It is pruned: a solution through it would take more steps than the search allows now."""
    WAITING = auto()
    """It has not been looked at yet."""


class Ending(Enum):
    """How a search stands after a step."""

    GOES_ON = auto()
    """There is more to search."""
    SOLVED = auto()
    """It ends with its solution."""
    EXHAUSTED = auto()
    """It ends, because everything was searched and nothing solved was found."""


@dataclass(frozen=True, slots=True)
class Successor:
    """A position one step from the one that was expanded, and what the search did with it.

    `place` is where it stands in the search tree, (row, number in the row), if that is known. For informed searches
    `taken` is g, the steps of the shortest path to it that is known, and `bound` is h, a lower bound on the steps from
    it to the exit.
    """

    layout: Layout
    status: NodeStatus
    place: tuple[int, int] | None = None
    bound: int | None = None
    taken: int | None = None

    @property
    def total(self) -> int | None:
        """The sum f = g + h: a lower bound on the steps of a solution through it."""
        return None if self.taken is None or self.bound is None else self.taken + self.bound

    @property
    def new(self) -> bool:
        """Whether it was not visited before."""
        return self.status is NodeStatus.NEW


@dataclass(frozen=True, slots=True)
class TreeOutline:
    """The upper part of a binary tree: a key, the height of the tree, and both subtrees, as far as they are shown."""

    key: int
    height: int
    left: TreeOutline | None
    right: TreeOutline | None


@dataclass(frozen=True, slots=True)
class Rotation:
    """A subtree that was out of balance, and the same keys after the rotation."""

    before: TreeOutline
    after: TreeOutline


@dataclass(frozen=True, slots=True)
class TreeLookUp:
    """A key looked up in a binary search tree; `compared` are the keys met from the root down, its own if found."""

    key: int
    compared: tuple[int, ...]

    @property
    def found(self) -> bool:
        """Whether the tree had the key before."""
        return self.compared[-1:] == (self.key,)


@dataclass(frozen=True, slots=True)
class SearchTree:
    """The tree of a search, row by row: how many positions were visited at each depth.

    `path` is the number in its row of each position from the root to the one that was expanded. `parents[d]` is, for
    each position of row d, the number of its parent in the row above, for the first rows as long as these are short.
    `opposite` holds the rows of the tree that grows towards this one, for a search from both ends, and `limit` the last
    row that a depth-limited search allows now.
    """

    rows: tuple[int, ...]
    path: tuple[int, ...]
    parents: tuple[tuple[int, ...], ...] = ()
    opposite: tuple[int, ...] = ()
    limit: int | None = None


@dataclass(frozen=True, slots=True)
class Expansion:
    """A position that a search expanded as its `number`-th, from 1, at this depth, and its successors.

    `bound` is a lower bound on the steps from it to the exit, for informed searches, whose g is the depth; `from_exit`
    says that the depth counts from the solved positions. `family` is that of the pseudocode.

    A search that follows one path looks at a position several times, and goes on to one successor at a time: `handled`
    are the numbers of the successors that it dealt with in this step (None: all of them), and `went_back` says that it
    also went back by a step. `look_up` is how the successor was found in a binary search tree, or not found.
    """

    number: int
    depth: int
    layout: Layout
    successors: tuple[Successor, ...]
    search_tree: SearchTree
    rotations: tuple[Rotation, ...] = ()
    bound: int | None = None
    from_exit: bool = False
    family: str = "breadth-first"
    handled: tuple[int, ...] | None = None
    went_back: bool = False
    ending: Ending = Ending.GOES_ON
    look_up: TreeLookUp | None = None

    @property
    def total(self) -> int | None:
        """The sum f = g + h: a lower bound on the steps of a solution through it."""
        return None if self.bound is None else self.depth + self.bound

    @property
    def dealt_with(self) -> tuple[int, ...]:
        """The numbers of the successors that this step dealt with, in order."""
        return tuple(range(len(self.successors))) if self.handled is None else self.handled


SHORT_ROW = 40
"""The parents are given for rows up to the first that has more positions than this."""


def level_tree(starts: Sequence[int], count: int, parents: Parents, node: int) -> SearchTree:
    """The tree of a search whose nodes are numbered level by level.

    `starts` is the first node of each level, `count` the number of nodes, and `node` the one that was expanded.
    """
    rows = level_sizes(starts, count)
    path = tuple(place_of(one, starts)[1] for one in path_to(node, parents))
    return SearchTree(rows, path, tuple(_parents(starts, rows, parents)))


def level_sizes(starts: Sequence[int], count: int) -> tuple[int, ...]:
    """How many of `count` nodes each level has; `starts` is the first of each, and levels without any are left out."""
    return tuple(end - start for start, end in pairwise([*starts, count]) if end > start)


def place_of(node: int, starts: Sequence[int]) -> tuple[int, int]:
    """The level of a node, and its number there."""
    level = bisect_right(starts, node) - 1
    return level, node - starts[level]


def tree_by_depth(depths: Mapping[int, int], path: Iterable[int]) -> SearchTree:
    """The tree of positions with the depth of each; `path` leads from the root to the one that was expanded."""
    rows: list[int] = []
    places = dict.fromkeys(path, 0)
    for position, depth in depths.items():
        if depth >= len(rows):
            rows.extend([0] * (depth + 1 - len(rows)))
        if position in places:
            places[position] = rows[depth]
        rows[depth] += 1
    return SearchTree(tuple(rows), tuple(places.values()))


def path_tree(depth: int, limit: int | None) -> SearchTree:
    """The tree of a search that knows only the path it is on."""
    return SearchTree((1,) * (depth + 1), (0,) * (depth + 1), limit=limit)


def _parents(starts: Sequence[int], rows: Sequence[int], parents: Parents) -> Iterator[tuple[int, ...]]:
    yield ()
    for (above, start), size in zip(pairwise(starts), rows[1:], strict=False):
        if size > SHORT_ROW:
            return
        yield tuple(int(parents[node]) - above for node in range(start, start + size))
