"""All tours of a board of up to 64 squares, in the order of a plain depth-first search; the kernel has the proofs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from solvers.array_types import Int32s, Int64s
from solvers.knight.arrays import squares_there
from solvers.knight.backtracking import plain_order_kernel as kernel
from solvers.knight.backtracking.sliced_search import DEEPEST, HEIGHT, BranchSearch, VisitStatistics, onward_moves
from solvers.knight.board import Board
from solvers.knight.trace import OnwardMove, PruneReason, Pruning

MOST_SQUARES = 64
"""A set of squares is a number of so many bits."""


MOST_WAYS = 8
"""How many squares one may lead to: their number, less one, has three binary digits."""


def fits(board: Board) -> bool:
    """Whether the kernel has room for a board."""
    return board.size <= MOST_SQUARES and len(board.piece.moves) <= MOST_WAYS


class BitBoard:
    """The squares of a board as bits of an int64, and what the kernel knows of them.

    `targets` is what `arrays.adjacency` answers.
    """

    def __init__(self, board: Board, targets: Int32s) -> None:
        self.board, self.targets = board, targets
        there = np.flatnonzero(squares_there(board))
        self._bits = np.zeros(len(targets) + 1, np.int64)  # with none at the end, which is that of `OFF`
        self._bits[there] = np.int64(1) << np.arange(len(there))
        bits, onward = self._bits[there], targets[there]
        onward_bits = self._bits[onward]
        to_the_right = onward % board.columns > (there % board.columns)[:, None]
        to_the_lower_left = (onward > there[:, None]) & ~to_the_right
        self.squares = np.zeros((4, MOST_SQUARES), np.int64)
        self.squares[:, [kernel.place_of(bit) for bit in bits.tolist()]] = (
            there,
            _together(onward_bits),
            _together(np.where(to_the_right, onward_bits, 0)),
            _together(np.where(to_the_lower_left, onward_bits, 0)),
        )
        ways = np.maximum(np.count_nonzero(onward_bits, axis=1) - 1, 0)
        digits = (bits * (ways >> digit & 1) for digit in range(3))
        self.untouched = np.array([_together(bits), *(_together(digit) for digit in digits), 0, 0])
        """A column of the kernel's levels for a path of no square."""

    def bit(self, number: int) -> int:
        """The bit of a square; 0 for a missing one."""
        return int(self._bits[number])

    def numbers(self, squares: int) -> list[int]:
        """The numbers of the squares in a set, in order."""
        return np.flatnonzero(self._bits[:-1] & squares).tolist()

    def enter_all(self, levels: Int64s, squares: Sequence[int], ends: int) -> int:
        """Enter the squares that stay for good: up to the last, or to where the search itself would cut the path.

        Returns how many were entered. `levels` are those of the kernel, `ends` the bits of the squares to end on.
        """
        moves = levels[kernel.MOVES]
        for height, square in enumerate(squares):
            bit = self.bit(square)
            if height > 0 and not moves[height] & bit:
                moves[height] = 0
                return height
            moves[height] = 0
            kernel.enter(self.squares, levels, height, bit, ends)
        return len(squares)

    def ways_on(self, number: int, free: int) -> int:
        """How many free squares a square leads to."""
        return int(np.count_nonzero(self._bits[self.targets[number]] & free))


def _together(bits: Int64s) -> Int64s:
    """One set for each row of bits."""
    return np.bitwise_or.reduce(bits, axis=-1)


class PlainOrderSearch(BranchSearch):
    """The tours whose path begins with `squares` and ends on one of `ends`, or anywhere when there are none."""

    def __init__(
        self,
        bits: BitBoard,
        squares: Sequence[int],
        ends: Sequence[int],
        statistics: VisitStatistics,
        counting: bool,
    ) -> None:
        board = bits.board
        self._bits, self._targets = bits, bits.targets
        self._levels = levels = np.zeros((kernel.PLACE + 1, board.size + 1), np.int64)
        levels[:, 0] = bits.untouched
        path = np.zeros(board.size, np.int32)
        path[: len(squares)] = squares
        self._ends = sum(bits.bit(end) for end in ends or self._where_colours_end(squares[0]))
        height = bits.enter_all(levels, squares, self._ends)
        statistics.entries[squares] += 1
        state = {
            HEIGHT: height,
            kernel.FIXED: len(squares),
            kernel.ENDS: self._ends,
            kernel.COUNTING: counting,
        }
        counters = {"tours": kernel.TOURS, "deepest": DEEPEST}
        super().__init__(board, statistics, kernel.search_slice, path, (bits.squares, levels, path), state, counters)

    def _where_colours_end(self, start: int) -> list[int]:
        """The squares of the colour of the last square, or all where moves do not change colour."""
        board = self._bits.board
        if not board.changes_colour:
            return [board.index(square) for square in board.squares]
        same = sum(board.square(start)) + board.size - 1 & 1
        return [board.index(square) for square in board.squares if sum(square) & 1 == same]

    def moves(self) -> Iterator[OnwardMove]:
        """The moves that are worth trying and were not tried yet."""
        free, untried = (int(self._levels[row, self.height]) for row in (kernel.FREE, kernel.MOVES))
        onward = self._targets[self._path[self.height - 1]].tolist()
        squares = [square for square in onward if self._bits.bit(square) & untried]
        return onward_moves(squares, [self._bits.ways_on(square, free) for square in squares], by_degree=False)

    def pruning(self, before: Int64s) -> Pruning | None:
        """The squares that leave no move that is worth trying."""
        free, untried = (int(self._levels[row, self.height]) for row in (kernel.FREE, kernel.MOVES))
        if untried:
            return None
        if not free & self._ends:
            return Pruning(PruneReason.END_TAKEN, tuple(self._bits.numbers(self._ends)))
        squares = self._bits.numbers(free)
        if not self._bits.ways_on(int(self._path[self.height - 1]), free):
            return Pruning(PruneReason.APART, tuple(squares))
        return Pruning(PruneReason.ONE_EXIT, tuple(each for each in squares if self._bits.ways_on(each, free) < 2))
