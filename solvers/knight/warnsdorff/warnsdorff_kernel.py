"""Compiled: Warnsdorff's rule, with each of its tie-breaks.

Squares lie in a grid with a border as wide as a move, so that no step needs to ask whether it leaves the board. Each
square holds how many free squares it leads to; one that cannot be entered holds `TAKEN`. At each step every neighbour
gets a score, degree first, then tie-break, then the place of the move in the order of moves, and the smallest score
wins: no branch depends on the board, which is what makes a step take a few nanoseconds.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from solvers.array_types import Int32s, Int64s, UInt8s
from solvers.kernels import compiled, kernel
from solvers.knight.board import KNIGHT_MOVES
from solvers.knight.warnsdorff.ties import Tie
from solvers.slices import EXHAUSTED, FOUND, RUNNING

KNIGHT = np.array(KNIGHT_MOVES, np.int64)
TAKEN = 255
"""Visited, missing or border. Eight visits beside it make it smaller, but never as small as a free square."""
DEGREE = 1 << 40
"""One continuation in a score."""
TIE_UNIT = 1 << 3
"""One unit of the tie-break in a score; the order of moves lies below."""
FREE_LIMIT = 100 * DEGREE
"""Only squares that cannot be entered score higher."""

# The rows of `moves`, int64. Given are the order of the moves, by their numbers, and how many rows and columns each
# goes down and right. Each has, by its number, its place in that order; and what it adds to a place in the grid, to a
# square number, and to x and y, the distances down and right from the centre. A piece with fewer than 8 moves goes 0
# rows and columns by the others, to where it is.
ORDER, DOWN, RIGHT, RANK, TO_PLACE, TO_SQUARE, TO_X, TO_Y = range(8)
MOVES_SIZE = 8

# The members of `state`, int64: the number of the square the knight is on; how many squares the path has, and how many
# is to have; the square at which to return; the value of the `Tie`; a word of random state, never 0; the board's rows;
# the width of the border; 1 for a knight.
SQUARE, COUNT, STOP, SWITCH, TIE, WORD, ROWS, BORDER, OF_KNIGHT = range(9)
STATE_SIZE = 9

RANDOM, POHL, ROTH = Tie.RANDOM.value, Tie.POHL.value, Tie.ROTH.value


@kernel("void(uint8[:, ::1], int64[:, ::1], int64, int32[::1])")
def fill_degrees(degrees: UInt8s, steps: Int64s, border: int, missing: Int32s) -> None:
    """Give every square of the grid, (rows + 2 borders, columns + 2 borders), its degree on the empty board.

    `steps` (., 2) are the moves as rows and columns.
    """
    rows, columns = degrees.shape[0] - 2 * border, degrees.shape[1] - 2 * border
    degrees[:] = TAKEN
    degrees[border : border + rows, border : border + columns] = 0
    for row in range(rows):
        line = degrees[row + border, border : border + columns]
        for move in range(len(steps)):
            if 0 <= row + steps[move, 0] < rows:
                right = steps[move, 1]
                inside = line[max(0, -right) : max(0, columns - max(0, right))]
                for column in range(len(inside)):
                    inside[column] += 1
    for square in missing:
        degrees[square // columns + border, square % columns + border] = TAKEN
    for square in missing:
        row, column = square // columns + border, square % columns + border
        for move in range(len(steps)):
            degrees[row + steps[move, 0], column + steps[move, 1]] -= 1


@kernel("int64(uint8[::1], int32[::1], int64[:, ::1], int64[::1], int64)")
def follow(
    degrees: UInt8s,
    path: Int32s,
    moves: Int64s,
    state: Int64s,
    budget: int,
) -> int:
    """Extend the path by at most `budget` squares.

    Returns RUNNING when the budget is used up or the square SWITCH is reached, FOUND when `path` has STOP squares,
    EXHAUSTED in a dead end. `degrees` is the padded grid of `state[ROWS]` rows and two borders as one row, `path` int32
    square numbers, and `moves` (8, 8) has what is given of the moves and is filled with all else.
    """
    if state[TIE] == RANDOM:
        return _advance(_best_random, degrees, path, moves, state, budget)
    if state[TIE] == POHL:
        return _advance(_best_sum, degrees, path, moves, state, budget)
    if state[OF_KNIGHT]:
        return _advance(_best_distance_of_knight, degrees, path, moves, state, budget)
    return _advance(_best_distance, degrees, path, moves, state, budget)


@compiled
def _advance(
    best_score: Callable[..., tuple[np.int64, np.uint64, np.uint64]],
    degrees: UInt8s,
    path: Int32s,
    moves: Int64s,
    state: Int64s,
    budget: int,
) -> int:
    """Follow the rule with one tie-break; a loop of its own for each, so that none pays for the others.

    `best_score` lowers the degree of every neighbour by one and returns the least score, its move and the next random
    word. Indexes are made unsigned so that no step pays for Python's negative ones.
    """
    rows, border = state[ROWS], state[BORDER]
    width = len(degrees) // (rows + 2 * border)
    columns = width - 2 * border
    square, count, word = state[SQUARE], state[COUNT], np.uint64(state[WORD])
    switch, stop = state[SWITCH], state[STOP]
    place = (square // columns + border) * width + square % columns + border
    unit = TIE_UNIT if state[TIE] == ROTH else 0
    x = (2 * (square // columns) - rows + 1) * unit
    y = (2 * (square % columns) - columns + 1) * unit
    last = min(stop, count + budget)
    _fill_moves(moves, width, columns, unit)
    status = RUNNING
    while True:
        path[np.uint64(count)] = square
        degrees[np.uint64(place)] = TAKEN
        count += 1
        best, chosen, word = best_score(degrees, place, moves, x, y, word)
        if count == stop or best > FREE_LIMIT:
            status = FOUND if count == stop else EXHAUSTED
            break
        place += moves[TO_PLACE, chosen]
        square += moves[TO_SQUARE, chosen]
        x += moves[TO_X, chosen]
        y += moves[TO_Y, chosen]
        if count == last or square == switch:
            break
    state[SQUARE], state[COUNT], state[WORD] = square, count, np.int64(word)
    return status


@compiled
def _fill_moves(moves: Int64s, width: int, columns: int, unit: int) -> None:
    """Fill all rows that are not given; `unit` is what one unit of distance counts in a score."""
    for rank in range(8):
        move = moves[ORDER, rank]
        moves[RANK, move] = rank
        moves[TO_PLACE, move] = moves[DOWN, move] * width + moves[RIGHT, move]
        moves[TO_SQUARE, move] = moves[DOWN, move] * columns + moves[RIGHT, move]
        moves[TO_X, move] = 2 * unit * moves[DOWN, move]
        moves[TO_Y, move] = 2 * unit * moves[RIGHT, move]


@compiled
def _best_distance(
    flat: UInt8s,
    place: int,
    moves: Int64s,
    x: int,
    y: int,
    word: np.uint64,
) -> tuple[np.int64, np.uint64, np.uint64]:
    """Lower the degree of every neighbour by one; returns the least score. The distance from the centre breaks ties.

    The squared distance grows with a move by as much as the move goes along the line from the centre, so comparing
    x * down + y * right over the moves compares distances.
    """
    best, best_move = np.int64(1 << 60), 0
    for move in range(8):
        near = np.uint64(place + moves[TO_PLACE, move])
        left = flat[near] - np.uint8(1)
        flat[near] = left
        score = np.int64(left) * DEGREE + moves[RANK, move] - (x * moves[DOWN, move] + y * moves[RIGHT, move])
        if score < best:
            best, best_move = score, move
    return best, np.uint64(best_move), word


@compiled
def _best_distance_of_knight(
    flat: UInt8s,
    place: int,
    moves: Int64s,
    x: int,
    y: int,
    word: np.uint64,
) -> tuple[np.int64, np.uint64, np.uint64]:
    """The same in half the time, since the compiler knows the moves."""
    best, best_move = np.int64(1 << 60), 0
    for move in range(8):
        near = np.uint64(place + moves[TO_PLACE, move])
        left = flat[near] - np.uint8(1)
        flat[near] = left
        score = np.int64(left) * DEGREE + moves[RANK, move] - (x * KNIGHT[move, 0] + y * KNIGHT[move, 1])
        if score < best:
            best, best_move = score, move
    return best, np.uint64(best_move), word


@compiled
def _best_random(
    flat: UInt8s,
    place: int,
    moves: Int64s,
    x: int,
    y: int,
    word: np.uint64,
) -> tuple[np.int64, np.uint64, np.uint64]:
    """The same where a byte of the next word for each move breaks ties."""
    word ^= word << np.uint64(13)  # xorshift (Marsaglia 2003)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    best, best_move = np.int64(1 << 60), 0
    for move in range(8):
        near = np.uint64(place + moves[TO_PLACE, move])
        left = flat[near] - np.uint8(1)
        flat[near] = left
        byte = np.int64((word >> np.uint64(8 * move)) & np.uint64(255))
        score = np.int64(left) * DEGREE + byte * TIE_UNIT + moves[RANK, move]
        if score < best:
            best, best_move = score, move
    return best, np.uint64(best_move), word


@compiled
def _best_sum(
    flat: UInt8s,
    place: int,
    moves: Int64s,
    x: int,
    y: int,
    word: np.uint64,
) -> tuple[np.int64, np.uint64, np.uint64]:
    """The same where the sum of the degrees of a neighbour's own free neighbours breaks ties."""
    for move in range(8):
        flat[np.uint64(place + moves[TO_PLACE, move])] -= np.uint8(1)
    best, best_move = np.int64(1 << 60), 0
    for move in range(8):
        near = place + moves[TO_PLACE, move]
        score = np.int64(flat[np.uint64(near)]) * DEGREE + moves[RANK, move]
        if score < FREE_LIMIT:
            score += _degrees_around(flat, near, moves[TO_PLACE]) * TIE_UNIT
        if score < best:
            best, best_move = score, move
    return best, np.uint64(best_move), word


@compiled
def _degrees_around(flat: UInt8s, place: int, steps: Int64s) -> int:
    """The continuations of a square's free neighbours in sum."""
    total = 0
    for m in range(8):
        left = flat[np.uint64(place + steps[m])]
        total += np.int64(left) if left <= 8 else 0
    return int(total)
