"""Compiled: the stack search of source 004, which knows its directions by static degree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from solvers.compiled import compiled
from solvers.knight.board import KNIGHT_MOVES
from solvers.slices import EXHAUSTED, FOUND, RUNNING

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOVES = np.array(KNIGHT_MOVES, np.int64)
OFF = -1

# The members of `state`, int64.
HEIGHT, LOOPS, PUSHES, POPS, END, CLOSED, DEEPEST = range(7)
STATE_SIZE = 7


@compiled
def static_degrees(there: NDArray[np.uint8]) -> NDArray[np.int32]:
    """How many squares each square leads to on the empty board; (rows, columns)."""
    rows, columns = there.shape
    degrees = np.zeros((rows, columns), np.int32)
    for row in range(rows):
        for column in range(columns):
            for move in range(8):
                to_row, to_column = row + MOVES[move, 0], column + MOVES[move, 1]
                if 0 <= to_row < rows and 0 <= to_column < columns:
                    degrees[row, column] += there[to_row, to_column]
    return degrees


@compiled
def ordered_targets(there: NDArray[np.uint8]) -> NDArray[np.int32]:
    """For each square the eight squares it leads to, fewest onward moves first, and `OFF` last; (rows * columns, 8).

    The order among equals is that of the source's exchange sort, which decides which tour comes first.
    """
    rows, columns = there.shape
    degrees = static_degrees(there).ravel()
    targets = np.full((rows * columns, 8), OFF, np.int32)
    for square in range(rows * columns):
        row, column = square // columns, square % columns
        own = targets[square]
        for move in range(8):
            to_row, to_column = row + MOVES[move, 0], column + MOVES[move, 1]
            if 0 <= to_row < rows and 0 <= to_column < columns and there[to_row, to_column]:
                own[move] = to_row * columns + to_column
        for k in range(8):
            for m in range(k + 1, 8):
                if own[m] != OFF and (own[k] == OFF or degrees[own[k]] > degrees[own[m]]):
                    own[k], own[m] = own[m], own[k]
    return targets


@compiled
def search_slice(
    targets: NDArray[np.int32],
    path: NDArray[np.int32],
    directions: NDArray[np.int8],
    walked: NDArray[np.uint8],
    entries: NDArray[np.int64],
    deepest: NDArray[np.int32],
    state: NDArray[np.int64],
    budget: int,
) -> int:
    """Go round the source's loop at most `budget` times; FOUND leaves the tour in `path`, already one step back.

    `path` and `directions` are the source's two stacks (one entry for each square of the board), `walked` its marks.
    `entries`, one for each square, counts how often it was pushed; `deepest`, as long as `path`, is the longest path so
    far.
    """
    size = len(path)
    height = state[HEIGHT]
    status = RUNNING
    for _ in range(budget):
        if height == 0:
            status = EXHAUSTED
            break
        state[LOOPS] += 1
        top = height - 1
        square = path[top]
        if height == size:
            status = FOUND if _wanted(targets, path, state) else RUNNING
        elif directions[top] < 8:
            target = targets[square, directions[top]]
            if target != OFF and not walked[target]:
                walked[square] = 1
                path[height] = target
                directions[height] = 0
                height += 1
                state[PUSHES] += 1
                entries[target] += 1
                if height > state[DEEPEST]:
                    state[DEEPEST] = height
                    deepest[:height] = path[:height]
            else:
                directions[top] += 1
            continue
        walked[square] = 0
        height -= 1
        state[POPS] += 1
        if height > 0:
            directions[height - 1] += 1
        if status == FOUND:
            break
    state[HEIGHT] = height
    return status


@compiled
def _wanted(targets: NDArray[np.int32], path: NDArray[np.int32], state: NDArray[np.int64]) -> bool:
    """Whether a full path ends on the square asked for, and beside its start when a closed tour is asked for."""
    last = path[-1]
    if state[END] != OFF and state[END] != last:
        return False
    if state[CLOSED] == 0:
        return True
    return bool((targets[path[0]] == last).any())
