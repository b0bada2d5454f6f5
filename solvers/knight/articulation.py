"""Where a board hangs together by one square: its parts and its articulation points (Tarjan 1972)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from solvers.knight.board import Board, Square


@lru_cache(maxsize=4)
def parts(board: Board) -> int:
    """How many parts the squares fall into, with no knight's move between them."""
    unseen = set(board.squares)
    number = 0
    while unseen:
        number += 1
        waiting = [unseen.pop()]
        while waiting:
            reached = [square for square in board.neighbours(waiting.pop()) if square in unseen]
            unseen.difference_update(reached)
            waiting.extend(reached)
    return number


def first_cut(board: Board, closed: bool, ends: Collection[Square]) -> tuple[Square, int, int] | None:
    """The first square that splits a connected board too much for a tour: the square, the parts, the parts allowed.

    A path through a square joins at most two of the parts that are left without it, and only one when the square is
    one of its ends, or when the path is closed.
    """
    for square, left in _splits(board).items():
        allowed = 1 if closed or square in ends else 2
        if left > allowed:
            return square, left, allowed
    return None


@lru_cache(maxsize=4)
def _splits(board: Board) -> dict[Square, int]:
    """How many parts are left without each articulation point of a connected board.

    Depth-first with low points: a child from which nothing above its parent is reached is a part of its own.
    """
    root = board.squares[0]
    order: dict[Square, int] = {root: 0}
    low: dict[Square, int] = {root: 0}
    below: dict[Square, int] = {}
    path: list[tuple[Square, Iterator[Square]]] = [(root, board.neighbours(root))]
    while path:
        square, neighbours = path[-1]
        following = next(neighbours, None)
        if following is None:
            path.pop()
            if path:
                parent = path[-1][0]
                low[parent] = min(low[parent], low[square])
                if low[square] >= order[parent]:
                    below[parent] = below.get(parent, 0) + 1
        elif following in order:
            low[square] = min(low[square], order[following])
        else:
            order[following] = low[following] = len(order)
            path.append((following, board.neighbours(following)))
    return {square: below[square] + (square != root) for square in sorted(below)}
