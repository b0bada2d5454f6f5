"""All tours of a board of any size, the moves to the squares with the fewest ways on first (Warnsdorff 1823)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from solvers.array_types import Int32s, Int64s
from solvers.knight.arrays import OFF, squares_there
from solvers.knight.backtracking import fewest_first_kernel as kernel
from solvers.knight.backtracking.sliced_search import DEEPEST, BranchSearch, VisitStatistics, onward_moves
from solvers.knight.board import Board
from solvers.knight.trace import OnwardMove, PruneReason, Pruning


class FewestFirstSearch(BranchSearch):
    """The tours whose path begins with `squares` and ends on one of `ends`, or anywhere when there are none."""

    def __init__(
        self,
        board: Board,
        targets: Int32s,
        squares: Sequence[int],
        ends: Sequence[int],
        statistics: VisitStatistics,
        counting: bool,
    ) -> None:
        cells, ways = targets.shape
        statistics.entries[squares] += 1
        self._targets = np.zeros((cells + ways, ways), np.uint32)
        self._targets[:cells] = targets
        np.copyto(self._targets[:cells], np.arange(cells, cells + ways, dtype=np.uint32), where=targets == OFF)
        self._is_end = is_end = np.zeros(cells, np.uint8)
        is_end[list(ends)] = 1
        self._degrees = degrees = np.full(cells + ways, kernel.NOWHERE, np.int32)
        degrees[:cells][squares_there(board).ravel() == 1] = 0
        degrees[:cells] += (targets != OFF).sum(axis=1) + is_end
        path = np.zeros(board.size, np.uint32)
        path[: len(squares)] = squares
        self._stack = np.zeros(board.size, np.int64)
        arrays = self._targets, is_end, path, self._stack, degrees
        state = {
            kernel.FIXED: len(squares),
            kernel.SPARE: not ends,
            kernel.ENDS_LEFT: len(ends) or 1,
            kernel.COUNTING: counting,
        }
        counters = {"tours": kernel.TOURS, "deepest": DEEPEST}
        super().__init__(board, statistics, kernel.search_slice, path, arrays, state, counters)
        kernel.begin_path(*arrays, self._state)

    def moves(self) -> Iterator[OnwardMove]:
        """The moves that are worth trying and were not tried yet."""
        top = self.height - 1
        untried = int(self._stack[top]) & kernel.MOVES
        squares = [int(square) for move, square in enumerate(self._targets[self._path[top]]) if untried >> move & 1]
        squares.sort(key=lambda square: self._degrees[square])
        onward = [int(self._degrees[square]) - int(self._is_end[square]) for square in squares]
        return onward_moves(squares, onward)

    def pruning(self, before: Int64s) -> Pruning | None:
        """The squares whose degrees leave no move that is worth trying."""
        if int(self._stack[self.height - 1]) & kernel.MOVES:
            return None
        degrees = self._degrees[: len(self._is_end)]
        if self._state[kernel.ENDS_LEFT] == 0:
            return Pruning(PruneReason.END_TAKEN, tuple(np.flatnonzero(self._is_end).tolist()))
        beside = np.zeros(len(self._degrees), bool)
        beside[self._targets[self._path[self.height - 1]]] = True
        dead = (degrees == 0) & ~beside[: len(degrees)]
        if dead.any():
            return Pruning(PruneReason.NO_EXIT, tuple(np.flatnonzero(dead).tolist()))
        low = degrees < 2
        if low.any():
            return Pruning(PruneReason.ONE_EXIT, tuple(np.flatnonzero(low).tolist()))
        return Pruning(PruneReason.APART, tuple(np.flatnonzero(degrees < kernel.TAKEN).tolist()))
