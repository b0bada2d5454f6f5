"""Why no tour lies behind a path, told by the squares that show it; in plain Python, for slow searches."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from solvers.knight.trace import PruneReason, Pruning

KNIGHT = -1
"""Stands for the square that the knight is on, which is connected to its onward moves."""

Beside = Mapping[int, Collection[int]]
"""For each square that is left to visit those next to it that are left, too."""


def left_beside(neighbours: Sequence[Sequence[int]], left: Collection[int]) -> dict[int, list[int]]:
    """The connections between the squares that are left; `neighbours` has those of each square of the board."""
    return {square: [near for near in neighbours[square] if near in left] for square in left}


def disconnected(beside: Beside, onward: Collection[int]) -> Pruning:
    """Why the squares that are left cannot be visited in one path from one of `onward`, where the knight can go.

    They are in several parts, or only single squares connect them.
    """
    parts = parts_of(beside)
    if len(parts) > 1 or not onward:
        entered = max((part for part in parts if part.intersection(onward)), key=len, default=set[int]())
        return Pruning(PruneReason.APART, tuple(sorted(beside.keys() - entered)))
    return Pruning(PruneReason.NARROW, tuple(sorted(connecting(beside, onward))))


def parts_of(beside: Beside) -> list[set[int]]:
    """The connected parts."""
    waiting = set(beside)
    parts: list[set[int]] = []
    while waiting:
        part = {waiting.pop()}
        border = list(part)
        while border:
            reached = waiting.intersection(beside[border.pop()])
            waiting -= reached
            part |= reached
            border += reached
        parts.append(part)
    return parts


def connecting(beside: Beside, onward: Collection[int]) -> set[int]:
    """The squares without which the knight cannot come to all others that are left: articulation points (Tarjan 1972).

    Depth-first with low points: from what lies below a square, nothing above it is reached.
    """
    order, low = {KNIGHT: 0}, {KNIGHT: 0}
    found: set[int] = set()
    path: list[tuple[int, Iterator[int]]] = [(KNIGHT, iter(onward))]
    while path:
        square, nexts = path[-1]
        near = next(nexts, None)
        if near is None:
            path.pop()
            if path:
                above = path[-1][0]
                low[above] = min(low[above], low[square])
                if low[square] >= order[above]:
                    found.add(above)
        elif near in order:
            low[square] = min(low[square], order[near])
        else:
            order[near] = low[near] = len(order)
            path.append((near, iter([*beside[near], KNIGHT] if near in onward else beside[near])))
    return found - {KNIGHT}
