"""What the depth-first searches share: the state of a kernel, the statistics of visits, and the loop over slices."""

from __future__ import annotations

from abc import abstractmethod
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from solvers.kernels.kernel import Kernel
from solvers.knight.arrays import as_order
from solvers.knight.board import Board
from solvers.knight.tour import Tour
from solvers.knight.trace import DepthFirstTrace
from solvers.pace import nodes_granted
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import EXHAUSTED, FOUND, RUNNING, Slices

if TYPE_CHECKING:
    from numpy.typing import NDArray

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

    def trace(self, depth: int, tried: Callable[[], Sequence[int]]) -> DepthFirstTrace:
        """The trace once the longest path has `depth` squares.

        At a slow pace it keeps what the entries are now. `tried` is called only then, for it takes as long as finding a
        tour.
        """
        if depth != self.depth:
            self.depth = depth
            self._trace = replace(self._trace, deepest=self.order(self.deepest[:depth]))
        if nodes_granted() is None:
            return self._trace
        return replace(self._trace, entries=self._on_board.copy().data, tried=tried())


class SlicedSearch:
    """A depth-first search from one start, held in arrays that a compiled kernel advances slice by slice.

    `kernel` takes `arrays`, the entries and the longest path of `statistics`, the state and a budget. `state` gives the
    members of the state that do not begin with 0, `counters` the members that are reported, by name.
    """

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
        self._state = np.zeros(STATE_SIZE, np.int64)
        for member, value in state.items():
            self._state[member] = value
        self._state[DEEPEST] = statistics.depth
        self._slice = kernel.sliced(*arrays, statistics.entries, statistics.deepest, self._state)

    @property
    def height(self) -> int:
        """How many squares the path has."""
        return int(self._state[HEIGHT])

    @property
    def visited(self) -> int:
        """How many squares were entered."""
        return int(self._state[VISITED])

    def advance(self, budget: int) -> int:
        """Search on for about `budget` nodes; returns a status of `solvers.slices`."""
        return self._slice(budget)

    def progress(self) -> Progress:
        """The path, the counters, and the trace."""
        return Progress(
            self.height,
            self.visited,
            snapshot=self._statistics.order(self._path[: self.height]),
            counters={name: int(self._state[member]) for name, member in self._counters.items()},
            trace=self._statistics.trace(int(self._state[DEEPEST]), partial(self.tried, self.height)),
        )

    @abstractmethod
    def tried(self, height: int) -> Sequence[int]:
        """The move tried last at each of the first `height` squares of the path, from 1; 0 for none."""

    def tour(self) -> Tour:
        """The tour, once `advance` has returned FOUND."""
        return Tour(self._board, self._statistics.order(self._path))


def watch(searches: Iterable[SlicedSearch]) -> Search[Tour]:
    """Run one search after another to its end; reports every slice and every tour."""
    slices = Slices()
    before = 0
    for search in searches:
        status = RUNNING
        while status != EXHAUSTED:
            status = slices.run(search.advance)
            report = replace(search.progress(), visited=before + search.visited)
            if status != FOUND:
                yield report
                continue
            tour = search.tour()  # the path may be a step back already
            yield replace(report, depth=tour.board.size, snapshot=tour.order)
            yield Found(tour, before + search.visited)
        before += search.visited
    return Verdict(Outcome.EXHAUSTED, before)
