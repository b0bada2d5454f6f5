"""Random tours by rotations of a path, closed ones above all, squares missing or not.

The path grows by Warnsdorff's rule with lots drawn among equals; where it cannot grow it is rotated (Posa 1976, who
proved by rotations that random graphs have Hamiltonian cycles), and after too many rotations in vain it begins anew.
It proves nothing: where there is no tour, and theory does not know, it goes on until it is stopped.
"""

from __future__ import annotations

from functools import partial
from itertools import islice

import numpy as np

from solvers.knight import random_closed_kernel as kernel
from solvers.knight.adjacency import OFF, adjacency
from solvers.knight.begin import begin
from solvers.knight.existence import possible_starts
from solvers.knight.grid import as_order
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.turn import Turn
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import FOUND, Slices

MISSING = -2
"""The place on the path of a square that is not there."""

PATIENCE = 1_000
PATIENCE_A_LINE = 10
"""After so many rotations without growth, and so many more for each row and column, the path begins anew."""

FIRST_TURN = 800_000
"""Nodes of its first turn beside another method: about a tenth of a second."""


def search(request: TourRequest, turn: Turn | None = None) -> Search[Tour]:
    """One random tour after another, the same ones for the same seed; raises `InputError` for squares not there.

    It goes on after a report only as far as the turn, if there is one, has work left.
    """
    return begin(request, partial(_search, turn or Turn()))


def _search(turn: Turn, request: TourRequest) -> Search[Tour]:
    slices = Slices()
    for start in islice(possible_starts(request), 1):
        path = RotatedPath(request, request.board.index(start))
        while True:
            status = turn.advance(path, slices)
            progress = path.progress()
            yield progress
            if status == FOUND:
                yield Found(path.tour(), progress.visited)
    return Verdict(Outcome.EXHAUSTED)


class RotatedPath:
    """The path and the random state, from one start square.

    A tour that has to end on a given square is a closed one through an edge from that square to the start: such a path
    begins with that edge, which is never rotated away.
    """

    def __init__(self, request: TourRequest, start: int) -> None:
        board = request.board
        self._board = board
        self._targets = adjacency(board)
        self._head = [start] if request.end is None or board.size == 1 else [board.index(request.end), start]
        self._path = np.zeros(board.size, np.int32)
        self._path[: len(self._head)] = self._head
        self._place = np.full(board.rows * board.columns, OFF, np.int32)
        self._place[[board.index(square) for square in board.missing]] = MISSING
        self._place[self._head] = range(len(self._head))
        self._lots = np.random.default_rng(request.seed).integers(1, 2**63, 1, np.uint64)
        self._state = np.zeros(kernel.STATE_SIZE, np.int64)
        self._state[[kernel.LENGTH, kernel.FIXED]] = len(self._head)
        self._state[kernel.CLOSING] = request.closed or len(self._head) == 2
        self._state[kernel.PATIENCE] = PATIENCE + PATIENCE_A_LINE * (board.rows + board.columns)
        self._state[kernel.COLUMNS] = board.columns

    @property
    def work(self) -> int:
        """How many nodes of all its budgets were used up."""
        return int(self._state[kernel.WORK])

    def advance(self, budget: int) -> int:
        """Grow and rotate for about `budget` nodes."""
        return kernel.search_slice(self._targets, self._path, self._place, self._state, self._lots, budget)

    def progress(self) -> Progress:
        """The path as it is; `visited` counts the squares entered."""
        state = self._state
        length = int(state[kernel.LENGTH])
        counters = {"rotations": int(state[kernel.ROTATIONS]), "restarts": int(state[kernel.RESTARTS])}
        snapshot = as_order(self._path[len(self._head) - 1 : length])
        return Progress(length, int(state[kernel.VISITED]), snapshot=snapshot, counters=counters)

    def tour(self) -> Tour:
        """The whole path from the start; a given end, at its head, goes to its end."""
        return Tour(self._board, as_order(np.roll(self._path, 1 - len(self._head))))
