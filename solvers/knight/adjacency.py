"""Which squares each square leads to, as one array, for the compiled kernels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from solvers.knight.board import KNIGHT_MOVES, Board, Square
from solvers.knight.grid import squares_there

if TYPE_CHECKING:
    from numpy.typing import NDArray

OFF = -1
"""Stands where a square leads to no further square."""


def adjacency(board: Board, moves: Sequence[Square] = KNIGHT_MOVES) -> NDArray[np.int32]:
    """For each square number the numbers of the squares it leads to in the order of `moves`, `OFF` behind.

    Shape (rows * columns, 8), int32. A missing square leads nowhere.
    """
    there = np.pad(squares_there(board).astype(np.bool_), 2)
    rows, columns = np.indices((board.rows, board.columns))
    targets = np.full((board.rows, board.columns, 8), OFF, np.int32)
    for move, (down, right) in enumerate(moves):
        reached = there[rows + 2, columns + 2] & there[rows + 2 + down, columns + 2 + right]
        targets[..., move] = np.where(reached, (rows + down) * board.columns + columns + right, OFF)
    behind = np.argsort(targets == OFF, axis=2, kind="stable")
    return np.take_along_axis(targets, behind, 2).reshape(-1, 8)
