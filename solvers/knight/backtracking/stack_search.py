"""The non-recursive search of source 004: a stack of squares, a stack of directions, ordered by static degree.

The degree of a square is the number of its moves on the empty board. The source sorts the directions of every square by
the degree of the square they lead to and tries them in that order. The order never changes, so the tours come in the
source's own order on any board; asked for the next one, the search steps back by one square and continues.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from solvers.array_types import Int32s, Int64s
from solvers.knight.arrays import OFF, adjacency
from solvers.knight.backtracking import stack_kernel as kernel
from solvers.knight.backtracking.sliced_search import (
    DEEPEST,
    HEIGHT,
    VISITED,
    SlicedSearch,
    VisitStatistics,
    onward_moves,
    watch,
)
from solvers.knight.existence.existence import possible_starts, preflight
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import OnwardMove, PathStep
from solvers.search import Search


@preflight
def search(request: TourRequest) -> Search[Tour]:
    """Every tour asked for, in the source's order; raises `InputError` for squares that the board does not have."""
    board, statistics = request.board, VisitStatistics(request.board)
    targets = adjacency(board, packed=False)
    kernel.sort_targets(targets, (targets != OFF).sum(axis=1))
    searches = (StackSearch(request, board.index(start), targets, statistics) for start in possible_starts(request))
    return watch(searches, kernel)


class StackSearch(SlicedSearch):
    """The source's two stacks and its marks, from one start square; `visited` counts the pushes."""

    def __init__(self, request: TourRequest, start: int, targets: Int32s, statistics: VisitStatistics) -> None:
        board = request.board
        statistics.entries[start] += 1
        path = np.full(board.size, start, np.int32)
        self._directions = np.zeros(board.size, np.int8)
        self._targets, self._taken = targets, np.zeros(len(targets), np.uint8)
        super().__init__(
            board,
            statistics,
            kernel.search_slice,
            path,
            (targets, path, self._directions, self._taken),
            {
                HEIGHT: 1,
                VISITED: 1,
                kernel.END: OFF if request.end is None else board.index(request.end),
                kernel.CLOSED: request.closed,
            },
            {"pushes": VISITED, "pops": kernel.POPS, "iterations": kernel.LOOPS, "deepest": DEEPEST},
        )

    def tried(self, height: int) -> Sequence[int]:
        """The directions on the stack, from 1."""
        return np.minimum(self._directions[:height] + 1, self._targets.shape[1]).tolist()

    def moves(self) -> Iterator[OnwardMove]:
        """The squares in the directions still to be tried that are not visited, with their degrees."""
        top = self.height - 1
        targets = self._targets[self._path[top], self._directions[top] :].tolist()
        free = [target for target in targets if target != OFF and not self._taken[target]]
        degrees = [int((self._targets[target] != OFF).sum()) for target in free]
        return onward_moves(free, degrees)

    def _note(self, before: Int64s) -> None:
        super()._note(before)
        if self._step is None and self._state[kernel.LOOPS] > before[kernel.LOOPS]:
            top = self.height - 1
            target = int(self._targets[self._path[top], self._directions[top] - 1])
            self._step, self._square = PathStep.SKIPPED, None if target == OFF else target
