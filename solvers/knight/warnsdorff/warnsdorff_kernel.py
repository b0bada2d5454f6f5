"""Compiled: Warnsdorff's rule, with each of its tie-breaks.

Squares lie in a grid with a border two squares wide, so that no step needs to ask whether it leaves the board. Each
square holds how many free squares it leads to; one that cannot be entered holds `TAKEN`. At each step every neighbour
gets a score, degree first, then tie-break, then the place of the move in the order of moves, and the smallest score
wins: no branch depends on the board, which is what makes a step take a few nanoseconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from solvers.kernels import compiled, kernel
from solvers.knight.board import KNIGHT_MOVES
from solvers.knight.warnsdorff.ties import Tie
from solvers.slices import EXHAUSTED, FOUND, RUNNING

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOVES = np.array(KNIGHT_MOVES, np.int64)
BORDER = 2
TAKEN = 255
"""Visited, missing or border. Eight visits beside it make it smaller, but never as small as a free square."""
DEGREE = 1 << 40
"""One continuation in a score."""
TIE_UNIT = 1 << 3
"""One unit of the tie-break in a score; the order of moves lies below."""
FREE_LIMIT = 100 * DEGREE
"""Only squares that cannot be entered score higher."""

# The members of `state`, int64: the number of the square the knight is on; how many squares the path has, and how many
# is to have; the square at which to return; the value of the `Tie`; a word of random state, never 0; the board's rows.
SQUARE, COUNT, STOP, SWITCH, TIE, WORD, ROWS = range(7)
STATE_SIZE = 7

RANDOM, POHL, ROTH = Tie.RANDOM.value, Tie.POHL.value, Tie.ROTH.value


@kernel("void(uint8[:, ::1], int32[::1])")
def fill_degrees(degrees: NDArray[np.uint8], missing: NDArray[np.int32]) -> None:
    """Give every square of the padded grid, (rows + 4, columns + 4), its degree on the empty board."""
    rows, columns = degrees.shape[0] - 2 * BORDER, degrees.shape[1] - 2 * BORDER
    degrees[:] = TAKEN
    for row in range(rows):
        beside, beyond = _near(row, rows, 1), _near(row, rows, 2)
        line = degrees[row + BORDER, BORDER : BORDER + columns]
        for column in range(columns):
            line[column] = beside * _near(column, columns, 2) + beyond * _near(column, columns, 1)
    for square in missing:
        degrees[square // columns + BORDER, square % columns + BORDER] = TAKEN
    for square in missing:
        row, column = square // columns + BORDER, square % columns + BORDER
        for move in range(8):
            degrees[row + MOVES[move, 0], column + MOVES[move, 1]] -= 1


@compiled
def _near(place: int, length: int, distance: int) -> int:
    """How many of the two places at this distance are on a line of this length."""
    return (1 if place >= distance else 0) + (1 if place + distance < length else 0)


@compiled
def _place(square: int, columns: int) -> int:
    """Where a square lies in the flat padded grid."""
    return (square // columns + BORDER) * (columns + 2 * BORDER) + square % columns + BORDER


@kernel("int64(uint8[::1], int32[::1], int64[:, ::1], int64[::1], int64[::1], int64)")
def follow(
    degrees: NDArray[np.uint8],
    path: NDArray[np.int32],
    moves: NDArray[np.int64],
    ranks: NDArray[np.int64],
    state: NDArray[np.int64],
    budget: int,
) -> int:
    """Extend the path by at most `budget` squares.

    Returns RUNNING when the budget is used up or the square SWITCH is reached, FOUND when `path` has STOP squares,
    EXHAUSTED in a dead end. `degrees` is the padded grid of `state[ROWS] + 4` rows as one row, `path` int32 square
    numbers, `moves` (2, 8) what each move adds to a place in the grid and to a square number, and `ranks[m]` the place
    of move m in the order of moves. Indexes are made unsigned so that no step pays for Python's negative ones.
    """
    rows = state[ROWS]
    columns = len(degrees) // (rows + 2 * BORDER) - 2 * BORDER
    steps = moves[0]
    square, count, tie, word = state[SQUARE], state[COUNT], state[TIE], np.uint64(state[WORD])
    switch, stop = state[SWITCH], state[STOP]
    place = _place(square, columns)
    # The squared distance from the centre grows with a move by as much as the move goes along the line from the centre,
    # so comparing x * down + y * right over the moves compares distances.
    unit = TIE_UNIT if tie == ROTH else 0
    x = (2 * (square // columns) - rows + 1) * unit
    y = (2 * (square % columns) - columns + 1) * unit
    last = min(stop, count + budget)
    status = RUNNING
    while True:
        path[np.uint64(count)] = square
        degrees[np.uint64(place)] = TAKEN
        count += 1
        if tie == RANDOM:
            word ^= word << np.uint64(13)  # xorshift (Marsaglia 2003)
            word ^= word >> np.uint64(7)
            word ^= word << np.uint64(17)
            best, move = _best_random(degrees, place, steps, ranks, word)
        elif tie == POHL:
            best, move = _best_sum(degrees, place, steps, ranks)
        else:
            best, move = _best_distance(degrees, place, steps, ranks, x, y)
        if count == stop or best > FREE_LIMIT:
            status = FOUND if count == stop else EXHAUSTED
            break
        place += steps[move]
        square += moves[1, move]
        x += 2 * unit * MOVES[move, 0]
        y += 2 * unit * MOVES[move, 1]
        if count == last or square == switch:
            break
    state[SQUARE], state[COUNT], state[WORD] = square, count, np.int64(word)
    return status


@compiled
def _best_distance(
    flat: NDArray[np.uint8], place: int, steps: NDArray[np.int64], ranks: NDArray[np.int64], x: int, y: int
) -> tuple[np.int64, int]:
    """Lower the degree of every neighbour by one; returns the least score and its move. The distance breaks ties."""
    best, best_move = np.int64(1 << 60), 0
    for move in range(8):
        near = np.uint64(place + steps[move])
        left = flat[near] - np.uint8(1)
        flat[near] = left
        score = np.int64(left) * DEGREE - (MOVES[move, 0] * x + MOVES[move, 1] * y) + ranks[move]
        if score < best:
            best, best_move = score, move
    return best, best_move


@compiled
def _best_random(
    flat: NDArray[np.uint8], place: int, steps: NDArray[np.int64], ranks: NDArray[np.int64], word: np.uint64
) -> tuple[np.int64, int]:
    """The same where a byte of `word` for each move breaks ties."""
    best, best_move = np.int64(1 << 60), 0
    for move in range(8):
        near = np.uint64(place + steps[move])
        left = flat[near] - np.uint8(1)
        flat[near] = left
        byte = np.int64((word >> np.uint64(8 * move)) & np.uint64(255))
        score = np.int64(left) * DEGREE + byte * TIE_UNIT + ranks[move]
        if score < best:
            best, best_move = score, move
    return best, best_move


@compiled
def _best_sum(
    flat: NDArray[np.uint8], place: int, steps: NDArray[np.int64], ranks: NDArray[np.int64]
) -> tuple[np.int64, int]:
    """The same where the sum of the degrees of a neighbour's own free neighbours breaks ties."""
    for move in range(8):
        flat[np.uint64(place + steps[move])] -= np.uint8(1)
    best, best_move = np.int64(1 << 60), 0
    for move in range(8):
        near = place + steps[move]
        score = np.int64(flat[np.uint64(near)]) * DEGREE + ranks[move]
        if score < FREE_LIMIT:
            score += _degrees_around(flat, near, steps) * TIE_UNIT
        if score < best:
            best, best_move = score, move
    return best, best_move


@compiled
def _degrees_around(flat: NDArray[np.uint8], place: int, steps: NDArray[np.int64]) -> int:
    """The continuations of a square's free neighbours in sum."""
    total = 0
    for m in range(8):
        left = flat[np.uint64(place + steps[m])]
        total += left if left <= 8 else 0
    return total
