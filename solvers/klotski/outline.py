"""The outline of a search's tree, taken from what each search remembers of it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise

from solvers.klotski.insight import Outline

SHORT_ROW = 40
"""Rows of so many positions and fewer are told position by position, as far as the first that is longer."""


def level_outline(starts: Sequence[int], count: int, parent: Callable[[int], int], node: int) -> Outline:
    """Of a tree whose nodes are numbered level by level.

    `starts` is the first node of each level, `count` the number of nodes, `parent` gives the node that another comes
    from, less than 0 for the root, and `node` is the one that was expanded.
    """
    ends = [*starts[1:], count]
    rows = tuple(end - start for start, end in zip(starts, ends, strict=True) if end > start)
    way = [place_of(one, starts)[1] for one in _line(node, parent)]
    return Outline(rows, tuple(reversed(way)), tuple(_parents(starts, rows, parent)))


def place_of(node: int, starts: Sequence[int]) -> tuple[int, int]:
    """The level of a node, and its number there."""
    level = bisect_right(starts, node) - 1
    return level, node - starts[level]


def outline_by_steps(steps: Mapping[int, int], way: Iterable[int]) -> Outline:
    """Of positions with the steps to each; `way` is the positions from the root to the one that was expanded."""
    rows: list[int] = []
    places = dict.fromkeys(way, 0)
    for position, depth in steps.items():
        if depth >= len(rows):
            rows.extend([0] * (depth + 1 - len(rows)))
        if position in places:
            places[position] = rows[depth]
        rows[depth] += 1
    return Outline(tuple(rows), tuple(places.values()))


def line_outline(depth: int, limit: int | None) -> Outline:
    """Of a search that knows of nothing but the path it is on."""
    return Outline((1,) * (depth + 1), (0,) * (depth + 1), limit=limit)


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
