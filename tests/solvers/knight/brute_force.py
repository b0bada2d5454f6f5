"""The number of tours of small boards, by an exhaustive search that shares no code with the program.

From one start after another every path is followed to its end, one move at a time over a set of free squares
held in the bits of one word; a path is given up only where more than one of the free squares, or one that is not the
only one left, can no longer be entered and left again. What is counted is where the tours from each start end, and all
the rest follows: a closed tour of three squares or more that starts on one square and ends on another is an open one
between two squares that are a move apart.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numba import njit, uint64
from numpy.typing import NDArray

from solvers.knight.board import Board, Square
from tests.solvers.knight.rules import a_move

CLOSED_NEEDS = 3
"""There and back between two squares is no closed tour."""


@cache
def tours_from(board: Board, start: Square) -> dict[Square, int]:
    """How many open tours lead from the start to each square on which any ends; boards of up to 64 squares."""
    squares = [square for square in _cells(board) if square not in board.missing]
    beside = np.array(
        [sum(1 << place for place, there in enumerate(squares) if a_move(board, here, there)) for here in squares],
        np.uint64,
    )
    counts = _count_ends(beside, squares.index(start))
    return {square: int(count) for square, count in zip(squares, counts, strict=True) if count}


def tours_between(board: Board, start: Square, end: Square, closed: bool = False) -> int:
    """How many tours there are from one square to the other; closed ones only where a move leads back."""
    if closed and (board.size < CLOSED_NEEDS or not a_move(board, start, end)):
        return 0
    return tours_from(board, start).get(end, 0)


def number_of_tours(board: Board, start: Square | None, end: Square | None, closed: bool) -> int:
    """How many orders of visits answer a request: a closed tour from any square to any comes once in each direction."""
    if start is None and end is not None:
        start, end = end, None  # as many, read backwards
    if closed and start is None:
        start = board.squares[0]
    starts = board.squares if start is None else (start,)
    ends = board.squares if end is None else (end,)
    return sum(tours_between(board, first, last, closed) for first in starts for last in ends)


def _cells(board: Board) -> list[Square]:
    return [(row, column) for row in range(board.rows) for column in range(board.columns)]


@cache
def ends_from(board: Board, start: Square) -> frozenset[Square]:
    """The squares on which a tour from the start can end: by the sets of squares that a path can have, up to 25."""
    squares = [start, *(square for square in _cells(board) if square not in board.missing and square != start)]
    beside = [sum(1 << place for place, there in enumerate(squares) if a_move(board, here, there)) for here in squares]
    ends = int(_ends_of_every_set(np.array(beside, np.uint32))) if _is_connected(beside) else 0
    return frozenset(square for place, square in enumerate(squares) if ends >> place & 1)


def _is_connected(beside: list[int]) -> bool:
    reached, before = 1, 0
    while reached != before:
        before = reached
        for place, near in enumerate(beside):
            reached |= near if reached >> place & 1 else 0
    return reached == (1 << len(beside)) - 1


@njit(cache=True)
def _ends_of_every_set(beside: NDArray[np.uint32]) -> int:
    """Of each set of squares that has the first the squares on which a path from there through the set can end."""
    size = len(beside)
    ends = np.zeros(1 << (size - 1), np.uint32)
    ends[0] = 1
    for others in range(1, len(ends)):
        for place in range(size - 1):
            if others >> place & 1 and ends[others ^ (1 << place)] & beside[place + 1]:
                ends[others] |= np.uint32(1 << (place + 1))
    return ends[-1]


@njit(cache=True)
def _count_ends(beside: NDArray[np.uint64], start: int) -> NDArray[np.int64]:
    size = len(beside)
    ends = np.zeros(size, np.int64)
    path = np.zeros(size, np.int64)
    to_try = np.zeros(size, np.uint64)
    one = uint64(1)
    free = (one << uint64(size)) - one if size < 64 else ~uint64(0)
    free ^= one << uint64(start)
    path[0], to_try[0] = start, beside[start] & free
    height = 1
    if size == 1:
        ends[start] = 1
        return ends
    while height:
        tries = to_try[height - 1]
        if tries == 0:
            height -= 1
            free |= one << uint64(path[height])
            continue
        bit = tries & (~tries + one)
        to_try[height - 1] = tries ^ bit
        square = 0
        while bit >> uint64(square) != one:
            square += 1
        if height == size - 1:
            ends[square] += 1
            continue
        free ^= bit
        path[height] = square
        to_try[height] = beside[square] & free if _may_go_on(beside, free, bit) else uint64(0)
        height += 1
    return ends


@njit(cache=True)
def _may_go_on(beside: NDArray[np.uint64], free: int, head: int) -> bool:
    """Whether at most one free square leads to only one other of those that are free or under the knight."""
    ends = 0
    rest = free
    for square in range(len(beside)):
        if rest >> uint64(square) & uint64(1):
            exits = beside[square] & (free | head)
            if exits == 0:
                return False
            if exits & (exits - uint64(1)) == 0:
                ends += 1
                if ends > 1:
                    return False
    return True
