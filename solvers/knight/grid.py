"""Boards and paths as numpy arrays, for the compiled kernels."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import numpy as np

from solvers.knight.board import Board

if TYPE_CHECKING:
    from numpy.typing import NDArray


def squares_there(board: Board) -> NDArray[np.uint8]:
    """1 for a square that is there, 0 for a missing one; (rows, columns), uint8."""
    there = np.ones((board.rows, board.columns), np.uint8)
    for square in board.missing:
        there[square] = 0
    return there


def as_order(path: NDArray[np.int32]) -> array[int]:
    """A path of square numbers as an array of C ints, copied."""
    order = array("i")
    order.frombytes(path.tobytes())
    return order
