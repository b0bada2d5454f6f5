"""The non-recursive search of source 004: a stack of squares, a stack of directions, ordered by static degree.

The source weighs each square by its moves on the empty board, sorts every square's directions by the weight of where
they lead, and tries them in that order, pushing and popping. The order never changes while it searches, so the tours
come in the source's own order, on any board; asked for the next one, it steps back by one square and goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from solvers.knight.arrays import as_order, squares_there
from solvers.knight.backtracking import stack_kernel as kernel
from solvers.knight.backtracking.sliced_walk import VisitStatistics, watch
from solvers.knight.existence.existence import possible_starts, preflight
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Progress, Search

if TYPE_CHECKING:
    from numpy.typing import NDArray


@preflight
def search(request: TourRequest) -> Search[Tour]:
    """Every tour asked for, in the source's order; raises `InputError` for squares that the board does not have."""
    board, visit_statistics = request.board, VisitStatistics(request.board)
    targets = kernel.ordered_targets(squares_there(board))
    return watch(
        StackWalk(request, board.index(square), targets, visit_statistics) for square in possible_starts(request)
    )


class StackWalk:
    """The source's two stacks and its marks, from one start square."""

    def __init__(
        self, request: TourRequest, start: int, targets: NDArray[np.int32], visit_statistics: VisitStatistics
    ) -> None:
        board = request.board
        self._footprints = visit_statistics
        visit_statistics.entries[start] += 1
        self._board = board
        self._targets = targets
        self._path = np.full(board.size, start, np.int32)
        self._directions = np.zeros(board.size, np.int8)
        self._walked = np.zeros(board.rows * board.columns, np.uint8)
        self._state = np.zeros(kernel.STATE_SIZE, np.int64)
        self._state[kernel.HEIGHT] = 1
        self._state[kernel.PUSHES] = 1
        self._state[kernel.END] = kernel.OFF if request.end is None else board.index(request.end)
        self._state[kernel.CLOSED] = request.closed
        self._state[kernel.DEEPEST] = visit_statistics.depth

    def advance(self, budget: int) -> int:
        """Go round the source's loop `budget` times."""
        return kernel.search_slice(
            self._targets,
            self._path,
            self._directions,
            self._walked,
            self._footprints.entries,
            self._footprints.deepest,
            self._state,
            budget,
        )

    def progress(self) -> Progress:
        """The path on the stack, and how often the stacks were used; `visited` counts the pushes."""
        height = int(self._state[kernel.HEIGHT])
        counters = {
            "pushes": int(self._state[kernel.PUSHES]),
            "pops": int(self._state[kernel.POPS]),
            "iterations": int(self._state[kernel.LOOPS]),
            "deepest": int(self._state[kernel.DEEPEST]),
        }
        snapshot = as_order(self._path[:height])
        trace = self._footprints.trace(
            counters["deepest"], lambda: np.minimum(self._directions[:height] + 1, 8).tolist()
        )
        return Progress(height, counters["pushes"], snapshot=snapshot, counters=counters, trace=trace)

    def tour(self) -> Tour:
        """The tour just found: the last square is off the stack but still in its place."""
        return Tour(self._board, as_order(self._path))
