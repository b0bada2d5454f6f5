"""What the depth-first searches share: the state of a kernel, the statistics of visits, and the loop over slices."""

from __future__ import annotations

from abc import abstractmethod
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from solvers.array_types import Int32s, Int64s, UInt32s
from solvers.kernels.kernel import Kernel
from solvers.knight.arrays import as_order, state_with
from solvers.knight.board import Board
from solvers.knight.tour import Tour
from solvers.knight.trace import DepthFirstTrace, OnwardMove, PathStep, Pruning
from solvers.pace import nodes_granted
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import EXHAUSTED, FOUND, RUNNING, Slices, ready

# The first members of every kernel's state, int64: squares on the path, squares entered, squares on the longest path,
# and with how many squares the path and the longest path begin alike: only those behind have to be copied.
HEIGHT, VISITED, DEEPEST, ALIKE = range(4)
STATE_SIZE = 13


class VisitStatistics:
    """The counts of a whole search, which the searches from its starts continue.

    The kernel numbers the squares of the board with a border of `border` squares, row by row.
    """

    def __init__(self, board: Board, border: int = 0) -> None:
        self._board = board
        self._border = border
        shape = board.rows + 2 * border, board.columns + 2 * border
        self.entries = np.zeros(shape[0] * shape[1], np.int64)
        """How often each square was entered, by the kernel's number."""
        self.deepest = np.zeros(board.size, np.int32)
        """The longest path so far, in the kernel's numbers."""
        self.depth = 0
        """How many squares the longest path has."""
        inside = slice(border, -border or None)
        self._on_board = self.entries.reshape(shape)[inside, inside]
        self._trace = DepthFirstTrace(self._on_board.data, (), ())

    def order(self, numbers: NDArray[Any]) -> array[int]:
        """The kernel's numbers of squares as those of `Board.index`."""
        if self._border:
            rows, columns = np.divmod(numbers, self._board.columns + 2 * self._border)
            numbers = (rows - self._border) * self._board.columns + columns - self._border
        return as_order(numbers)

    def trace(self, depth: int, family: str) -> DepthFirstTrace:
        """The trace once the longest path has `depth` squares; at a slow pace it keeps what the entries are now."""
        if depth != self.depth or family != self._trace.family:
            self.depth = depth
            self._trace = replace(self._trace, deepest=self.order(self.deepest[:depth]), family=family)
        return self._trace if nodes_granted() is None else replace(self._trace, entries=self._on_board.copy().data)


class SlicedSearch:
    """A depth-first search from one start, held in arrays that a compiled kernel advances slice by slice.

    `kernel` takes `arrays`, the entries and the longest path of `statistics`, the state and a budget. `state` gives the
    members of the state that do not begin with 0, `counters` the members that are reported, by name.
    """

    family: ClassVar[str] = "depth-first"
    """That of its pseudocode."""
    work_member: ClassVar[int | None] = None
    """Where the state counts the nodes of all budgets that were used up; None where a slice uses up all of its own."""

    def __init__(
        self,
        board: Board,
        statistics: VisitStatistics,
        kernel: Kernel[..., int],
        path: NDArray[Any],
        arrays: Sequence[NDArray[Any]],
        state: Mapping[int, int],
        counters: Mapping[str, int],
    ) -> None:
        self._board = board
        self._statistics = statistics
        self._path = path
        self._counters = counters
        self._state = state_with({**state, DEEPEST: statistics.depth}, STATE_SIZE)
        self._slice = kernel.sliced(*arrays, statistics.entries, statistics.deepest, self._state)
        self._step: PathStep | None = PathStep.STARTED
        self._square: int | None = None
        self._pruning: Pruning | None = None

    @property
    def height(self) -> int:
        """How many squares the path has; all when a tour was found, though some kernels are a step back by then."""
        return len(self._path) if self._step is PathStep.FOUND else int(self._state[HEIGHT])

    @property
    def visited(self) -> int:
        """How many squares were entered."""
        return int(self._state[VISITED])

    def advance(self, budget: int) -> int:
        """Search on for about `budget` nodes; returns a status of `solvers.slices`."""
        slow = nodes_granted() is not None and budget > 0
        self._step = None
        status = self._advance_slowly(budget) if slow else self._slice(budget)
        if status == FOUND:
            self._step, self._square = PathStep.FOUND, int(self._path[-1])
        elif status == EXHAUSTED:
            self._step, self._square = PathStep.EXHAUSTED, None
        return status

    def _advance_slowly(self, budget: int) -> int:
        """Go on, and note what became of the last node."""
        self._square, self._pruning = None, None
        before = self._state.copy()
        status = self._slice(budget - 1) if budget > 1 else RUNNING
        if status == RUNNING and self._spent(before, budget - 1) < budget:
            before = self._state.copy()
            status = self._slice(1)
            self._note(before)
        return status

    def started(self, before: int) -> Progress:
        """The same as `progress`, before anything was searched."""
        if self.height > self._state[DEEPEST]:
            self._statistics.deepest[: self.height] = self._path[: self.height]
            self._state[DEEPEST] = self.height
        return self.progress(before)

    def progress(self, before: int) -> Progress:
        """The path, the counters, and the trace; `before` squares were visited by the searches before this one."""
        height = self.height
        return Progress(
            height,
            before + self.visited,
            snapshot=self._statistics.order(self._path[:height]),
            counters={name: int(self._state[member]) for name, member in self._counters.items()},
            trace=self._trace(),
        )

    def _trace(self) -> DepthFirstTrace:
        trace = self._statistics.trace(int(self._state[DEEPEST]), self.family)
        if nodes_granted() is None:
            return trace
        stands = self.height > 0 and self._step is not PathStep.FOUND
        return replace(
            trace,
            tried=self.tried(self.height),
            step=self._step,
            square=None if self._square is None else self._statistics.order(np.array([self._square]))[0],
            moves=tuple(self.moves()) if stands else (),
            pruning=self._pruning,
        )

    def _spent(self, before: Int64s, budget: int) -> int:
        """How many nodes a slice with this budget has used up since the state was as `before`."""
        return budget if self.work_member is None else int(self._state[self.work_member] - before[self.work_member])

    def _note(self, before: Int64s) -> None:
        """Note what became of the node that was just visited."""
        if self._state[VISITED] > before[VISITED]:
            self._square = int(self._path[before[HEIGHT]])
            self._pruning = self.pruning(before) if self._state[HEIGHT] > before[HEIGHT] else None
            self._step = PathStep.ENTERED if self._pruning is None else PathStep.PRUNED
        elif self._state[HEIGHT] < before[HEIGHT]:
            self._step, self._square = PathStep.LEFT, int(self._path[self._state[HEIGHT]])

    @abstractmethod
    def tried(self, height: int) -> Sequence[int]:
        """The move tried last at each of the first `height` squares of the path, from 1; 0 for none."""

    @abstractmethod
    def moves(self) -> Iterable[OnwardMove]:
        """The onward moves of the last square of the path that are still to be tried, the chosen one next."""

    def pruning(self, before: Int64s) -> Pruning | None:
        """Why no tour can lie behind the square just entered; None where one still can."""
        return None

    def tour(self) -> Tour:
        """The tour, once `advance` has returned FOUND."""
        return Tour(self._board, self._statistics.order(self._path))


def onward_moves(squares: Sequence[int], degrees: Sequence[int], by_degree: bool = True) -> Iterator[OnwardMove]:
    """The moves to some squares, in the order in which they are tried: by their degrees, or as they come."""
    for number, (square, degree) in enumerate(zip(squares, degrees, strict=True)):
        tied = by_degree and degree == degrees[0] and degrees.count(degree) > 1
        yield OnwardMove(square, degree, chosen=number == 0, tied=tied)


def watch(searches: Iterable[SlicedSearch], *kernels: ModuleType) -> Search[Tour]:
    """Run one search after another to its end; reports every slice and every tour.

    `kernels` are the modules of those that they need.
    """
    yield from ready(*kernels)
    slices = Slices()
    before = 0
    for search in searches:
        status = RUNNING
        if nodes_granted() is not None:
            yield search.started(before)
        while status != EXHAUSTED:
            status = slices.run(search.advance)
            yield search.progress(before)
            if status == FOUND:
                yield Found(search.tour(), before + search.visited)
        before += search.visited
    return Verdict(Outcome.EXHAUSTED, before)


class BranchSearch(SlicedSearch):
    """What the searches for all tours share: searches one branch, the tours that begin with the same squares.

    It counts its `tours`. `_targets` has for each square number the numbers of the squares that it leads to, in the
    order of the moves.
    """

    family: ClassVar[str] = "complete"
    _targets: UInt32s | Int32s

    @property
    def tours(self) -> int:
        """How many tours were found."""
        return int(self._state[self._counters["tours"]])

    def tried(self, height: int) -> Sequence[int]:
        """The moves that led from each square of the path to the next, from 1."""
        path = self._path[:height]
        moves = (self._targets[path[:-1]] == path[1:, None]).argmax(axis=1) + 1
        return [*moves.tolist(), 0]
