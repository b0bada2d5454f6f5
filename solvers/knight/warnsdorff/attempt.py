"""A trail: one attempt to cross the board by Warnsdorff's rule, which never takes a move back."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import numpy as np

from solvers.knight.board import Board, Square
from solvers.knight.tour import Tour, is_knight_move
from solvers.knight.warnsdorff import warnsdorff_kernel as kernel
from solvers.knight.warnsdorff.ties import Attempt, Tie
from solvers.slices import EXHAUSTED, FOUND, RUNNING

if TYPE_CHECKING:
    from numpy.typing import NDArray

NOWHERE = -1

_FOLLOW = {
    Tie.ORDER: kernel.follow_outwards,
    Tie.ROTH: kernel.follow_outwards,
    Tie.LOTS: kernel.follow_lots,
    Tie.POHL: kernel.follow_pohl,
}


def degree_grid(board: Board) -> NDArray[np.uint8]:
    """The degrees of the empty board in a grid with a border of two squares; (rows + 4, columns + 4)."""
    grid = np.empty((board.rows + 2 * kernel.BORDER, board.columns + 2 * kernel.BORDER), np.uint8)
    kernel.fill_degrees(grid, np.array([board.index(square) for square in sorted(board.missing)], np.int32))
    return grid


class Trail:
    """Follows the rule from `start`; a square kept for the `end` is entered last, and only from beside it."""

    def __init__(
        self, board: Board, degrees: NDArray[np.uint8], attempt: Attempt, start: Square, end: Square | None = None
    ) -> None:
        """Takes `degrees`, of `degree_grid`, for its own use."""
        self._board = board
        self._degrees = degrees
        self._end = end if board.size > 1 else None
        self._follow = _FOLLOW[attempt.tie]
        self._stretches = iter(attempt.stretches)
        self._order = array("i", [0]) * board.size
        self._path = np.frombuffer(self._order, np.int32)
        self._ranks = np.zeros(8, np.int64)
        self._state = np.zeros(kernel.STATE_SIZE, np.int64)
        self._state[kernel.SQUARE] = board.index(start)
        self._state[kernel.STOP] = board.size - (self._end is not None)
        self._state[kernel.OUTWARDS] = attempt.tie is Tie.ROTH
        self._state[kernel.LOTS] = attempt.seed
        if self._end is not None:
            degrees[self._end[0] + kernel.BORDER, self._end[1] + kernel.BORDER] = kernel.TAKEN
        self._next_stretch()

    @property
    def count(self) -> int:
        """How many squares the knight has visited."""
        return int(self._state[kernel.COUNT])

    def advance(self, budget: int) -> int:
        """Go on for at most `budget` squares; a status of `solvers.slices`."""
        status = self._follow(self._degrees, self._path, self._ranks, self._state, budget)
        if status == RUNNING and self._state[kernel.SQUARE] == self._state[kernel.SWITCH]:
            self._next_stretch()
        return self._at_the_end() if status == FOUND else status

    def path(self) -> memoryview:
        """The squares visited so far; not copied, since a trail never takes a move back."""
        return memoryview(self._order)[: self.count].toreadonly()

    def tour(self) -> Tour:
        """The tour, once `advance` has returned FOUND."""
        return Tour(self._board, self._order)

    def _next_stretch(self) -> None:
        stretch = next(self._stretches)
        self._ranks[list(stretch.order)] = range(8)
        self._state[kernel.SWITCH] = NOWHERE if stretch.last is None else self._board.index(stretch.last)

    def _at_the_end(self) -> int:
        if self._end is None:
            return FOUND
        if not is_knight_move(self._board.square(self._order[-2]), self._end):
            return EXHAUSTED
        self._order[-1] = self._board.index(self._end)
        self._state[kernel.COUNT] = self._board.size
        return FOUND
