"""Compiled: the squares that each square of a board leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solvers.kernels import kernel

if TYPE_CHECKING:
    from solvers.array_types import Int32s, Int64s, UInt8s


@kernel("void(uint8[:, ::1], int64[:, ::1], boolean, boolean, boolean, int32[:, ::1])")
def fill_targets(
    there: UInt8s, moves: Int64s, rows_wrap: bool, columns_wrap: bool, packed: bool, targets: Int32s
) -> None:
    """Enter the squares that each square leads to into its row of `targets`, (rows * columns, at least moves).

    `there` (rows, columns) is 1 for the squares that the board has; `moves` is (., 2). A target stands in the column of
    its move or, `packed`, as far left as there is room; where several moves lead to it, in that of the first.
    """
    rows, columns = there.shape
    for row in range(rows):
        for column in range(columns):
            square, filled = row * columns + column, 0
            for move in range(len(moves) if there[row, column] else 0):
                to_row, to_column = row + moves[move, 0], column + moves[move, 1]
                if rows_wrap:
                    to_row %= rows
                if columns_wrap:
                    to_column %= columns
                if 0 <= to_row < rows and 0 <= to_column < columns and there[to_row, to_column]:
                    target = to_row * columns + to_column
                    if not columns_wrap or (target != square and target not in targets[square]):
                        targets[square, filled if packed else move] = target
                        filled += 1
