"""Boards and paths as numpy arrays, for the compiled kernels."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from solvers.compiled import compiled
from solvers.knight.board import KNIGHT_MOVES, Board, Square

if TYPE_CHECKING:
    from numpy.typing import NDArray

OFF = -1
"""Stands for no square."""


@compiled
def fill_targets(there: NDArray[np.uint8], moves: NDArray[np.int64], packed: bool, targets: NDArray[np.int32]) -> None:
    """Enter the squares that each square leads to into its row of `targets`, (rows * columns, 8).

    `there` (rows, columns) is 1 for the squares that the board has; `moves` is (8, 2). A target stands in the column of
    its move or, `packed`, as far left as there is room.
    """
    rows, columns = there.shape
    for row in range(rows):
        for column in range(columns):
            filled = 0
            for move in range(8 if there[row, column] else 0):
                to_row, to_column = row + moves[move, 0], column + moves[move, 1]
                if 0 <= to_row < rows and 0 <= to_column < columns and there[to_row, to_column]:
                    targets[row * columns + column, filled if packed else move] = to_row * columns + to_column
                    filled += 1


def squares_there(board: Board) -> NDArray[np.uint8]:
    """1 for a square that is there, 0 for a missing one; (rows, columns), uint8."""
    there = np.ones((board.rows, board.columns), np.uint8)
    for square in board.missing:
        there[square] = 0
    return there


def as_order(path: NDArray[Any]) -> array[int]:
    """A path of square numbers, of any integer type, copied into an array of C ints."""
    return array("i", path.astype(np.int32, copy=False).tobytes())


def adjacency(board: Board, moves: Sequence[Square] = KNIGHT_MOVES, packed: bool = True) -> NDArray[np.int32]:
    """For each square number the numbers of the squares it leads to, in the order of `moves`; (rows * columns, 8).

    `OFF` stands after them or, unless `packed`, for each move that leads to no square. A missing square leads nowhere.
    """
    targets = np.full((board.rows * board.columns, 8), OFF, np.int32)
    fill_targets(squares_there(board), np.array(moves, np.int64), packed, targets)
    return targets
