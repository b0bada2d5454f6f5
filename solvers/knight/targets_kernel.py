"""Compiled: the squares that each square of a board leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solvers.kernels import kernel

if TYPE_CHECKING:
    from solvers.array_types import Int32s, Int64s, UInt8s


@kernel("void(uint8[:, ::1], int64[:, ::1], boolean, int32[:, ::1])")
def fill_targets(there: UInt8s, moves: Int64s, packed: bool, targets: Int32s) -> None:
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
