"""Why no tour lies behind a path, told by the squares that show it; in plain Python, for slow searches."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from solvers.knight.trace import PruneReason, Pruning

Beside = Mapping[int, Collection[int]]
"""For each square that is left to visit those next to it that are left, too."""


def left_beside(neighbours: Sequence[Sequence[int]], left: Collection[int]) -> dict[int, list[int]]:
    """The connections between the squares that are left; `neighbours` has those of each square of the board."""
    return {square: [near for near in neighbours[square] if near in left] for square in left}


def disconnected(beside: Beside, head: Collection[int]) -> Pruning:
    """Why the squares that are left cannot be visited in one path from one of `head`, the knight's onward moves.

    They are in several parts, or only single squares connect them.
    """
    parts = parts_of(beside)
    if len(parts) > 1 or not head:
        entered = max((part for part in parts if part.intersection(head)), key=len, default=set[int]())
        return Pruning(PruneReason.APART, tuple(sorted(beside.keys() - entered)))
    return Pruning(PruneReason.NARROW, connecting(beside, head))


def connecting(beside: Beside, head: Collection[int]) -> tuple[int, ...]:
    """The squares without which those that are left, and the knight before `head`, are no longer connected."""
    found: list[int] = []
    for square in beside:
        rest = {other: [near for near in beside[other] if near != square] for other in beside if other != square}
        parts = parts_of(rest)
        if len(parts) - sum(not part.isdisjoint(head) for part in parts) > 0:
            found.append(square)
    return tuple(sorted(found))


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
