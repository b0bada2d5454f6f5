"""Boards and paths as numpy arrays, for the compiled kernels."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from solvers.array_types import Int32s, Int64s, UInt8s
from solvers.knight.board import Board, Square
from solvers.knight.targets_kernel import fill_targets

OFF = -1
"""Stands for no square."""


def squares_there(board: Board) -> UInt8s:
    """1 for a square that is there, 0 for a missing one; (rows, columns), uint8."""
    there = np.ones((board.rows, board.columns), np.uint8)
    for square in board.missing:
        there[square] = 0
    return there


def as_order(path: NDArray[Any]) -> array[int]:
    """A path of square numbers, of any integer type, copied into an array of C ints."""
    return array("i", path.astype(np.int32, copy=False).tobytes())


def state_with(members: Mapping[int, int], size: int) -> Int64s:
    """The state of a kernel, of so many members, int64; those that are not given are 0."""
    state = np.zeros(size, np.int64)
    for member, value in members.items():
        state[member] = value
    return state


LEAST_TARGETS = 8
"""How many columns a table of targets has at least, as many as a knight has moves."""


def adjacency(board: Board, moves: Sequence[Square] | None = None, packed: bool = True) -> Int32s:
    """For each square number the numbers of the squares it leads to; (rows * columns, `LEAST_TARGETS` or more).

    They stand in the order of `moves`, or of those of the piece. `OFF` stands after them or, unless `packed`, for each
    move that leads to no square, or to one to which another leads. A missing square leads nowhere.
    """
    ways = np.array(board.piece.moves if moves is None else moves, np.int64)
    targets = np.full((board.rows * board.columns, max(LEAST_TARGETS, len(ways))), OFF, np.int32)
    fill_targets(squares_there(board), ways, *board.wraps, packed, targets)
    return targets
