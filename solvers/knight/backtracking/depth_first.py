"""The recursive search of source 001: depth first, eight moves in a fixed order, no cut and no lookahead.

From (2, 0) on the chessboard it visits 210,143,950 squares before its first tour. The recursion is kept as a stack of
the search's own, so that it can be stopped, resumed and watched.

`pruned` is the same search with proofs as cuts: it gives up a branch only when no tour can lie in it (too many dead
ends, an isolated square, squares cut off; `complete_kernel` has the conditions). It finds the same tours in the same
order, only sooner.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from solvers.knight.arrays import adjacency, squares_there
from solvers.knight.backtracking import complete_kernel
from solvers.knight.backtracking import depth_first_kernel as kernel
from solvers.knight.backtracking.complete import CompleteSearch
from solvers.knight.backtracking.sliced_search import DEEPEST, SlicedSearch, VisitStatistics, onward_moves, watch
from solvers.knight.board import Board, Square
from solvers.knight.existence.existence import possible_starts, preflight
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import OnwardMove
from solvers.search import Progress, Search

STEPS = 8
"""How many steps the kernel takes: of a piece with fewer moves, the others lead nowhere."""

LEVELS_REPORTED = 1_000
"""For so many depths a report says how often squares were visited: other threads wait while the numbers are copied."""


def move_order(board: Board) -> list[Square]:
    """The moves as (rows, columns), in the order in which the source tries a knight's: down first, then to the left."""
    return sorted(board.piece.moves, key=lambda move: (move[0] < 0, -abs(move[0]), move[1]))


@preflight
def search(request: TourRequest) -> Search[Tour]:
    """Every tour asked for, in the source's order; raises `InputError` for squares that the board does not have."""
    statistics = VisitStatistics(request.board, request.board.piece.reach)
    searches = (DepthFirstSearch(request, start, statistics) for start in possible_starts(request))
    return watch(searches, kernel)


@preflight
def pruned(request: TourRequest) -> Search[Tour]:
    """The same tours in the same order, without the branches that provably hold none; raises as `search` does."""
    targets, statistics = adjacency(request.board, move_order(request.board)), VisitStatistics(request.board)
    searches = (CompleteSearch(request, start, targets, statistics) for start in possible_starts(request))
    return watch(searches, complete_kernel)


class DepthFirstSearch(SlicedSearch):
    """The source's recursion from one start square, as a stack."""

    family = "recursive"

    def __init__(self, request: TourRequest, start: Square, statistics: VisitStatistics) -> None:
        board, border = request.board, request.board.piece.reach
        stride = board.columns + 2 * border

        def place(square: Square) -> int:
            return (square[0] + border) * stride + square[1] + border

        self._steps = np.array([down * stride + right for down, right in move_order(board)], np.int64)
        steps = np.zeros(STEPS, np.int64)
        steps[: len(self._steps)] = self._steps
        path, self._open_moves, self._levels = np.zeros((3, board.size), np.int64)
        self._free = np.pad(squares_there(board), border).ravel()
        arrays = self._free, steps, path, self._open_moves, self._levels
        end = kernel.NONE if request.end is None else place(request.end)
        state = {kernel.END: end, kernel.CLOSED: request.closed}
        super().__init__(board, statistics, kernel.search_slice, path, arrays, state, {})
        kernel.arrive(*arrays, statistics.entries, self._state, place(start))

    def progress(self, before: int) -> Progress:
        """The path, and how often squares were visited at each of the first depths."""
        report = super().progress(before)
        deepest = int(self._state[DEEPEST])
        counters = {"calls": self.visited, "returns": self.visited - report.depth, "deepest": deepest}
        return replace(report, levels=tuple(self._levels[: min(deepest, LEVELS_REPORTED)].tolist()), counters=counters)

    def tried(self, height: int) -> Sequence[int]:
        """The moves that led from each square of the path to the next, from 1."""
        moves = (np.diff(self._path[:height])[:, None] == self._steps).argmax(axis=1) + 1
        return [*moves.tolist(), 0]

    def moves(self) -> Iterator[OnwardMove]:
        """The moves to free squares that are still to be tried."""
        place, untried = self._path[self.height - 1], int(self._open_moves[self.height - 1])
        targets = [place + step for move, step in enumerate(self._steps) if untried >> move & 1]
        numbers = self._statistics.order(np.array(targets, np.int64))
        degrees = [int(self._free[target + self._steps].sum()) for target in targets]
        return onward_moves(numbers, degrees, by_degree=False)
