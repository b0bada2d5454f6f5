"""Which squares each square leads to, as one array, for the compiled kernels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from solvers.knight.adjacency_kernel import fill_targets
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
    targets = np.full((board.rows * board.columns, 8), OFF, np.int32)
    fill_targets(squares_there(board), np.array(moves, np.int64), targets)
    return targets
