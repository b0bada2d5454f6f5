"""Which squares of a board lie alike: a rotation or a reflection of the board leads from one to the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from solvers.knight.board import Board, Square

Symmetry = Callable[[Square], Square]


@lru_cache(maxsize=4)
def alike(board: Board) -> tuple[frozenset[Square], ...]:
    """The squares in groups of those that lie alike, by their first squares row by row."""
    symmetries = [symmetry for symmetry in _symmetries(board) if _keeps(board, symmetry)]
    groups: dict[Square, frozenset[Square]] = {}
    for square in board.squares:
        images = frozenset(symmetry(square) for symmetry in symmetries)
        groups.setdefault(min(images), images)
    return tuple(groups.values())


def _symmetries(board: Board) -> list[Symmetry]:
    """The reflections and rotations of the board's rectangle, the identity first."""
    bottom, right = board.rows - 1, board.columns - 1
    oblong: list[Symmetry] = [
        lambda square: square,
        lambda square: (bottom - square[0], square[1]),
        lambda square: (square[0], right - square[1]),
        lambda square: (bottom - square[0], right - square[1]),
    ]
    if board.rows != board.columns:
        return oblong
    return oblong + [lambda square, upright=upright: upright((square[1], square[0])) for upright in oblong]


def _keeps(board: Board, symmetry: Symmetry) -> bool:
    """Whether a symmetry of the rectangle leads every missing square to a missing one."""
    return all(symmetry(square) in board.missing for square in board.missing)
