"""One branch of the search for all tours, held in the arrays of its kernel."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from solvers.knight import all_tours_kernel as kernel
from solvers.knight.adjacency import OFF
from solvers.knight.board import Board
from solvers.knight.footprints import Footprints
from solvers.knight.grid import as_order
from solvers.knight.tour import Tour
from solvers.search import Progress

if TYPE_CHECKING:
    from numpy.typing import NDArray


PLAIN_ORDER_SQUARES = 64
"""On boards of more squares moves to squares of few continuations come first, or the first tour would be far away."""


@dataclass(frozen=True, slots=True)
class Branch:
    """The first squares of a path, and the squares on which it has to end; anywhere when there are none."""

    squares: tuple[int, ...]
    ends: tuple[int, ...]

    def leads_to(self, path: Sequence[int]) -> bool:
        """Whether the path begins with the squares of this branch."""
        return tuple(path[: len(self.squares)]) == self.squares


class TourWalk:
    """The kernel's arrays for one branch; `taken_up` is the path to go on from, which begins with the branch."""

    def __init__(
        self, board: Board, targets: NDArray[np.int32], branch: Branch, taken_up: Sequence[int], footprints: Footprints
    ) -> None:
        cells = len(targets)
        self._board = board
        self._targets = np.zeros((cells + 8, 8), np.uint32)
        self._targets[:cells] = np.where(targets == OFF, np.arange(cells, cells + 8), targets)
        self._ends = np.zeros(cells, np.uint8)
        self._ends[list(branch.ends)] = 1
        self._degrees = np.full(cells + 8, kernel.NOWHERE, np.int32)
        self._degrees[[board.index(square) for square in board.squares]] = 0
        self._degrees[:cells] += (targets != OFF).sum(axis=1) + self._ends
        self._path = np.zeros(board.size, np.uint32)
        self._path[: len(taken_up)] = taken_up
        self._stack = np.zeros(board.size, np.int64)
        self._state = np.zeros(kernel.STATE_SIZE, np.int64)
        self._state[kernel.LENGTH] = len(taken_up)
        self._state[kernel.FIXED] = len(branch.squares)
        self._state[kernel.SPARE] = 0 if branch.ends else 1
        self._state[kernel.ENDS_LEFT] = len(branch.ends) or 1
        self._state[kernel.FEWEST_FIRST] = board.size > PLAIN_ORDER_SQUARES
        self._state[kernel.DEEPEST] = footprints.depth
        self._footprints = footprints
        footprints.entries[list(taken_up)] += 1
        kernel.retrace(self._targets, self._ends, self._path, self._stack, self._degrees, self._state)

    @property
    def tours(self) -> int:
        """How many tours were met so far."""
        return int(self._state[kernel.TOURS])

    @property
    def visited(self) -> int:
        """How many squares were entered so far."""
        return int(self._state[kernel.VISITED])

    def count_only(self) -> None:
        """From now on count tours without stopping at them."""
        self._state[kernel.COUNTING] = 1

    def advance(self, budget: int) -> int:
        """Go forth and back by at most `budget` squares."""
        return kernel.search_slice(
            self._targets,
            self._ends,
            self._path,
            self._stack,
            self._degrees,
            self._footprints.entries,
            self._footprints.deepest,
            self._state,
            budget,
        )

    def progress(self) -> Progress:
        """The path as it is, from which `after` can go on."""
        length = int(self._state[kernel.LENGTH])
        deepest = int(self._state[kernel.DEEPEST])
        insight = self._footprints.insight(deepest, partial(self._tried, length))
        counters = {"tours": self.tours, "deepest": deepest}
        return Progress(length, self.visited, snapshot=self._order(length), counters=counters, insight=insight)

    def tour(self) -> Tour:
        """The tour just found."""
        return Tour(self._board, self._order(self._board.size))

    def _tried(self, length: int) -> list[int]:
        """The move last tried at each height, from 1: on the way up the one that led on."""
        path = self._path[:length]
        moves = (self._targets[path[:-1]] == path[1:, None]).argmax(axis=1) + 1
        return [*moves.tolist(), 0]

    def _order(self, length: int) -> array[int]:
        return as_order(self._path[:length].view(np.int32))
