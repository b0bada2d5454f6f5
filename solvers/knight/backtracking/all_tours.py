"""All tours, one after another, in the order of a plain depth-first search that tries moves as in `KNIGHT_MOVES`.

Branches that certainly hold no tour are cut (see the kernel), so that about a million tours of 8x8 a second are found.
A closed tour comes once: in the direction in which its second square comes before its last in the order of moves from
the start. With a given end it comes in every order of visits that ends there, which is in each direction once. On
boards of more than 64 squares the moves to the squares with the fewest continuations come first (Warnsdorff 1823).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from solvers.knight.arrays import OFF, adjacency, squares_there
from solvers.knight.backtracking import all_tours_kernel as kernel
from solvers.knight.backtracking.sliced_search import DEEPEST, SlicedSearch, VisitStatistics, watch
from solvers.knight.board import Board
from solvers.knight.existence.existence import possible_starts, preflight
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import OnwardMove, PruneReason, Pruning
from solvers.search import Progress, Search
from solvers.slices import EXHAUSTED, Slices

if TYPE_CHECKING:
    from numpy.typing import NDArray


PLAIN_ORDER_SQUARES = 64
"""On boards of more squares moves to squares of few continuations come first, or the first tour would be far away."""


@preflight
def search(request: TourRequest) -> Search[Tour]:
    """Every tour asked for; raises `InputError` for squares that the board does not have."""
    return watch(branches(request))


def count(request: TourRequest, before: int = 0) -> Generator[Progress, None, tuple[int, int]]:
    """Count the tours of a request of more than one square without stopping at any.

    Returns how many there are, a closed one in both directions unless an end is given, and the squares visited, to
    which `before` is added.
    """
    tours, visited = 0, before
    slices = Slices()
    for branch in branches(request, counting=True):
        if visited == 0:
            branch.advance(0)
            yield Progress(0, 0)
        while slices.run(branch.advance) != EXHAUSTED:
            yield Progress(branch.height, visited + branch.visited)
        tours += branch.tours
        visited += branch.visited
    return tours * (2 if request.closed and request.end is None else 1), visited


def branches(request: TourRequest, counting: bool = False) -> Iterator[BranchSearch]:
    """The search from each start; for closed tours from each of the first moves, ending on those later in the order."""
    board = request.board
    targets, statistics = adjacency(board), VisitStatistics(board)
    for start in possible_starts(request):
        square = board.index(start)
        branches: list[tuple[list[int], list[int]]] = [([square], [])]
        if request.end is not None:
            branches = [([square], [board.index(request.end)])]
        elif request.closed:
            beside = [board.index(neighbour) for neighbour in board.neighbours(start)]
            branches = [([square, second], beside[place:]) for place, second in enumerate(beside[:-1], 1)]
        for squares, ends in branches:
            yield BranchSearch(board, targets, squares, ends, statistics, counting)


class BranchSearch(SlicedSearch):
    """The tours whose path begins with `squares` and ends on one of `ends`, or anywhere when there are none."""

    family: ClassVar[str] = "complete"

    def __init__(
        self,
        board: Board,
        targets: NDArray[np.int32],
        squares: Sequence[int],
        ends: Sequence[int],
        statistics: VisitStatistics,
        counting: bool,
    ) -> None:
        cells = len(targets)
        statistics.entries[squares] += 1
        self._targets = np.zeros((cells + 8, 8), np.uint32)
        self._targets[:cells] = targets
        np.copyto(self._targets[:cells], np.arange(cells, cells + 8, dtype=np.uint32), where=targets == OFF)
        self._is_end = is_end = np.zeros(cells, np.uint8)
        is_end[list(ends)] = 1
        self._degrees = degrees = np.full(cells + 8, kernel.NOWHERE, np.int32)
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
            kernel.FEWEST_FIRST: board.size > PLAIN_ORDER_SQUARES,
        }
        counters = {"tours": kernel.TOURS, "deepest": DEEPEST}
        super().__init__(board, statistics, kernel.search_slice, path, arrays, state, counters)
        kernel.begin_path(*arrays, self._state)

    @property
    def tours(self) -> int:
        """How many tours were found."""
        return int(self._state[kernel.TOURS])

    def tried(self, height: int) -> Sequence[int]:
        """The moves that led from each square of the path to the next, from 1."""
        path = self._path[:height]
        moves = (self._targets[path[:-1]] == path[1:, None]).argmax(axis=1) + 1
        return [*moves.tolist(), 0]

    def moves(self) -> Iterator[OnwardMove]:
        """The moves that are worth trying and were not tried yet."""
        top = self.height - 1
        untried = int(self._stack[top]) & 255
        squares = [int(square) for move, square in enumerate(self._targets[self._path[top]]) if untried >> move & 1]
        by_degree = bool(self._state[kernel.FEWEST_FIRST])
        if by_degree:
            squares.sort(key=lambda square: self._degrees[square])
        onward = [int(self._degrees[square]) - int(self._is_end[square]) for square in squares]
        for number, (square, degree) in enumerate(zip(squares, onward, strict=True)):
            tied = by_degree and degree == onward[0] and onward.count(degree) > 1
            yield OnwardMove(square, degree, chosen=number == 0, tied=tied)

    def pruning(self, before: NDArray[np.int64]) -> Pruning | None:
        """The squares whose degrees leave no move that is worth trying."""
        if int(self._stack[self.height - 1]) & 255:
            return None
        degrees = self._degrees[: len(self._is_end)]
        if self._state[kernel.ENDS_LEFT] == 0:
            return Pruning(PruneReason.END_TAKEN, tuple(np.flatnonzero(self._is_end).tolist()))
        beside = np.zeros(len(degrees) + 8, bool)
        beside[self._targets[self._path[self.height - 1]]] = True
        dead = (degrees == 0) & ~beside[:-8]
        if dead.any():
            return Pruning(PruneReason.NO_EXIT, tuple(np.flatnonzero(dead).tolist()))
        low = degrees < 2
        if low.any():
            return Pruning(PruneReason.ONE_EXIT, tuple(np.flatnonzero(low).tolist()))
        return Pruning(PruneReason.APART, tuple(np.flatnonzero(degrees < kernel.TAKEN).tolist()))
