"""Compiled: tiles laid and joined on a board of links, and the tour along the links.

A board of links is a uint8 array (rows, columns): bit d of a square is set when the tour joins it to the square that
move d leads to. The knight that came by move d leaves by the one bit that is not the opposite of d, so a step
takes one look-up and one exclusive or.
"""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int32s, Int64s, UInt8s
from solvers.kernels import compiled, kernel
from solvers.knight.board import KNIGHT_MOVES

MOVES = np.array(KNIGHT_MOVES, np.int64)

# The members of a cursor, int64: its square's place on the board of links and its number on the real board, and the
# bit of the move it takes next (0 at the end of an open tour).
PLACE, NUMBER, BIT = range(3)


@kernel(
    "void(uint8[:, ::1], int64[::1], int64[::1], int64[::1], uint8[:, :, :, ::1], "
    "int64[:, ::1], int64[:, ::1], int64, int64)"
)
def lay(
    links: UInt8s,
    row_edges: Int64s,
    column_edges: Int64s,
    rests: Int64s,
    tiles: UInt8s,
    left_join: Int64s,
    upper_join: Int64s,
    first: int,
    last: int,
) -> None:
    """Lay the tiles from `first` up to `last` and join each to its left, or else to its upper neighbour.

    Tiles are numbered row by row. `row_edges` and `column_edges` say where they begin, `rests` which row and column of
    tiles takes up the rest; `tiles` (2, 2, height, width) holds the four sorts of tile; a join lists
    (row, column, move), to be exchanged.
    """
    across = len(column_edges) - 1
    for number in range(first, last):
        i, j = number // across, number % across
        top, bottom = row_edges[i], row_edges[i + 1]
        left, right = column_edges[j], column_edges[j + 1]
        tile = tiles[int(i == rests[0]), int(j == rests[1])]
        for row in range(top, bottom):
            for column in range(left, right):
                links[row, column] = tile[row - top, column - left]
        if j > 0:
            _exchange(links, top, left, left_join)
        elif i > 0:
            _exchange(links, top, left, upper_join)


@kernel("void(uint8[::1], int64[:, ::1], int64[::1], int32[::1])")
def follow(links: UInt8s, moves: Int64s, cursor: Int64s, order: Int32s) -> None:
    """Follow the links for `len(order)` squares and enter their numbers into `order`.

    `links` is the board of links as one row; `moves` (2, 256) has for the bit of each move what it adds to the place in
    `links` and to the square's number on the real board.
    """
    place, number, bit = cursor[PLACE], cursor[NUMBER], cursor[BIT]
    for step in range(len(order)):
        order[step] = number
        place += moves[0, bit]
        number += moves[1, bit]
        bit = links[place] ^ ((bit << 4 | bit >> 4) & 255)
    cursor[PLACE], cursor[NUMBER], cursor[BIT] = place, number, bit


@compiled
def _exchange(links: UInt8s, top: int, left: int, join: Int64s) -> None:
    """Take away the edges of the join that are there and add those that are not."""
    for k in range(len(join)):
        row, column, move = top + join[k, 0], left + join[k, 1], join[k, 2]
        links[row, column] ^= 1 << move
        links[row + MOVES[move, 0], column + MOVES[move, 1]] ^= 1 << (move ^ 4)
