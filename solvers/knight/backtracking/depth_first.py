"""The recursive search of source 001: depth first, eight moves in a fixed order, no cut and no lookahead.

The program had to be patient with it: from (2, 0) on the chessboard the search visits 210,143,950 squares before its
first tour. The recursion is kept as a stack of the search's own, so that it can be stopped, resumed and watched.

`pruned` is the same search with proofs as cuts: it gives up a branch only when no tour can lie in it (too many dead
ends, an isolated square, squares cut off; `complete_kernel` has the conditions). What it leaves out holds no tour, and
what it keeps is searched in the same order; hence it meets the same tours in the same order, only sooner.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from solvers.knight.arrays import adjacency, as_order, squares_there
from solvers.knight.backtracking import depth_first_kernel as kernel
from solvers.knight.backtracking.complete import CompleteWalk
from solvers.knight.backtracking.sliced_walk import VisitStatistics, watch
from solvers.knight.board import Square
from solvers.knight.existence.existence import possible_starts, preflight
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import DepthFirstTrace
from solvers.search import Progress, Search

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOVE_ORDER: tuple[Square, ...] = ((2, -1), (2, 1), (1, -2), (1, 2), (-2, -1), (-2, 1), (-1, -2), (-1, 2))
"""The source's eight moves as (rows, columns), in the order it tries them."""

BORDER = 2


@preflight
def search(request: TourRequest) -> Search[Tour]:
    """Every tour asked for, in the source's order; raises `InputError` for squares that the board does not have."""
    visit_statistics = VisitStatistics(request.board, BORDER)
    return watch(DepthFirstWalk(request, start, visit_statistics) for start in possible_starts(request))


@preflight
def pruned(request: TourRequest) -> Search[Tour]:
    """The same tours in the same order, without the branches that provably hold none; raises as `search` does."""
    targets, visit_statistics = adjacency(request.board, MOVE_ORDER), VisitStatistics(request.board)
    return watch(CompleteWalk(request, start, targets, visit_statistics) for start in possible_starts(request))


class DepthFirstWalk:
    """The source's recursion from one start square, as a stack."""

    def __init__(self, request: TourRequest, start: Square, visit_statistics: VisitStatistics) -> None:
        board = request.board
        self._board = board
        self._stride = board.columns + 2 * BORDER
        self._free = np.pad(squares_there(board), BORDER).ravel()
        self._steps = np.array([down * self._stride + right for down, right in MOVE_ORDER], np.int64)
        self._path = np.zeros(board.size, np.int64)
        self._open_moves = np.zeros(board.size, np.int64)
        self._levels = np.zeros(board.size, np.int64)
        self._state = np.zeros(kernel.STATE_SIZE, np.int64)
        self._state[kernel.END] = kernel.NONE if request.end is None else self._place(request.end)
        self._state[kernel.CLOSED] = request.closed
        self._state[kernel.DEEPEST] = visit_statistics.depth
        self._footprints = visit_statistics
        self._deepest = as_order(self._squares(visit_statistics.deepest[: visit_statistics.depth]))
        kernel.arrive(
            self._free,
            self._steps,
            self._path,
            self._open_moves,
            self._levels,
            visit_statistics.entries,
            self._state,
            self._place(start),
        )

    def advance(self, budget: int) -> int:
        """Go forth and back by at most `budget` squares."""
        return kernel.search_slice(
            self._free,
            self._steps,
            self._path,
            self._open_moves,
            self._levels,
            self._footprints.entries,
            self._footprints.deepest,
            self._state,
            budget,
        )

    def progress(self) -> Progress:
        """The path, how many squares were visited, and how often at each depth."""
        height = int(self._state[kernel.HEIGHT])
        levels = tuple(int(visits) for visits in self._levels)
        visits = int(self._state[kernel.VISITS])
        return Progress(
            height,
            visits,
            snapshot=as_order(self._squares(self._path[:height])),
            levels=levels,
            counters={"pushes": visits, "pops": visits - height, "deepest": int(self._state[kernel.DEEPEST])},
            trace=self._insight(height),
        )

    def tour(self) -> Tour:
        """The tour just found."""
        return Tour(self._board, as_order(self._squares(self._path)))

    def _place(self, square: Square) -> int:
        return (square[0] + BORDER) * self._stride + square[1] + BORDER

    def _insight(self, height: int) -> DepthFirstTrace:
        trace = self._footprints.trace(int(self._state[kernel.DEEPEST]), lambda: self._tried(height))
        if len(trace.deepest) > len(self._deepest):
            self._deepest = as_order(self._squares(np.asarray(trace.deepest, np.int32)))
        return replace(trace, deepest=self._deepest)

    def _tried(self, height: int) -> list[int]:
        """The move last tried at each height, from 1: on the way up the one that led on."""
        places = self._path[: height + 1]
        moves = (np.diff(places[:height])[:, None] == self._steps).argmax(axis=1) + 1
        return [*moves.tolist(), 0]

    def _squares(self, places: NDArray[np.int64] | NDArray[np.int32]) -> NDArray[np.int32]:
        """Places in the bordered board as square numbers."""
        rows, columns = np.divmod(places, self._stride)
        return ((rows - BORDER) * self._board.columns + columns - BORDER).astype(np.int32)
