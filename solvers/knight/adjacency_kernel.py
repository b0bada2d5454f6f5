"""Compiled: which squares each square leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solvers.compiled import compiled

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@compiled
def fill_targets(there: NDArray[np.uint8], moves: NDArray[np.int64], targets: NDArray[np.int32]) -> None:
    """Enter into each row of `targets`, (rows * columns, 8), the squares that a square leads to, from its left.

    `there` (rows, columns) is 1 for the squares that the board has; `moves` is (8, 2).
    """
    rows, columns = there.shape
    for row in range(rows):
        for column in range(columns):
            number = 0
            for move in range(8 if there[row, column] else 0):
                to_row, to_column = row + moves[move, 0], column + moves[move, 1]
                if 0 <= to_row < rows and 0 <= to_column < columns and there[to_row, to_column]:
                    targets[row * columns + column, number] = to_row * columns + to_column
                    number += 1
