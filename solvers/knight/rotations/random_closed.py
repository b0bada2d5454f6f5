"""Random tours by rotations of a path, closed ones above all, squares missing or not.

The path grows by Warnsdorff's rule, with random ties; where it cannot grow it is rotated (Posa 1976, who proved by
rotations that random graphs have Hamiltonian cycles), and after too many rotations without growth it starts again.
Rotations prove nothing: on small boards a complete search finds out first whether there is any tour, but on a larger
board without a tour, where theory does not exclude one, the search goes on until it is stopped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from solvers.knight.arrays import OFF, adjacency, as_order
from solvers.knight.backtracking import complete
from solvers.knight.board import Square
from solvers.knight.existence.existence import possible_starts, preflight
from solvers.knight.portfolio import Quota, continue_with
from solvers.knight.rotations import random_closed_kernel as kernel
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import OnwardMove, RotationStep, RotationTrace
from solvers.pace import nodes_granted
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import FOUND, RUNNING, Slices

MISSING = -2
"""The place on the path of a square that is not there."""

PATIENCE = 1_000
PATIENCE_A_LINE = 10
"""After so many rotations without growth, and so many more for each row and column, the path restarts."""

PROVED_AT_MOST = 36
"""On boards with as many squares and fewer a complete search for one tour takes no longer than a moment."""

FIRST_QUOTA = 800_000
"""Nodes of its first turn in a portfolio: about a tenth of a second."""


@preflight
def search(request: TourRequest, quota: Quota | None = None) -> Search[Tour]:
    """One random tour after another, the same ones for the same seed; raises `InputError` for squares not there.

    With a quota it goes on after a report only while something of the quota is left, and leaves proofs to the other
    methods of the portfolio.
    """
    if quota is None and request.board.size <= PROVED_AT_MOST:
        return _where_one_exists(request)
    return _random_tours(request, quota or Quota())


def _where_one_exists(request: TourRequest) -> Search[Tour]:
    """A complete search for one tour, and if there is one, random tours from its start or to the end asked for."""
    visited = 0
    for event in complete.search(request):
        visited = event.visited
        if isinstance(event, Found):
            known = request if request.end is not None else replace(request, start=event.answer.start)
            return (yield from continue_with(_random_tours(known, Quota()), visited))
        yield event
    return Verdict(Outcome.EXHAUSTED, visited)


def _random_tours(request: TourRequest, quota: Quota) -> Search[Tour]:
    start = next(possible_starts(request), None)
    if start is None:
        return Verdict(Outcome.EXHAUSTED)
    slices = Slices()
    path = RotatedPath(request, start)
    if nodes_granted() is not None:
        yield path.progress()
    while True:
        status = quota.advance(path, slices)
        progress = path.progress()
        yield progress
        if status == FOUND:
            yield Found(path.tour(), progress.visited)


class RotatedPath:
    """The path and the random state.

    It begins on `start`, unless the request has an end. With an end alone it begins there, and the tour is the path
    read backwards. A tour with both ends given is a closed one through an edge from its end to its start: such a path
    begins with that edge, which is never rotated away.
    """

    def __init__(self, request: TourRequest, start: Square) -> None:
        board = request.board
        self._board = board
        self._targets = adjacency(board)
        ends = [start] if request.end is None else [request.end, request.start]
        self._head = [board.index(square) for square in ends if square is not None]
        self._backwards = request.end is not None and request.start is None
        self._path = np.zeros(board.size, np.int32)
        self._path[: len(self._head)] = self._head
        self._place = np.full(board.rows * board.columns, OFF, np.int32)
        self._place[[board.index(square) for square in board.missing]] = MISSING
        self._place[self._head] = range(len(self._head))
        self._random = np.random.default_rng(request.seed).integers(1, 2**63, 1, np.uint64)
        self._state = np.zeros(kernel.STATE_SIZE, np.int64)
        self._state[[kernel.LENGTH, kernel.FIXED]] = len(self._head)
        self._state[kernel.CLOSING] = request.closed or len(self._head) == 2
        self._state[kernel.PATIENCE] = PATIENCE + PATIENCE_A_LINE * (board.rows + board.columns)
        self._state[kernel.COLUMNS] = board.columns
        self._trace: RotationTrace | None = RotationTrace(RotationStep.STARTED)

    @property
    def work(self) -> int:
        """How many nodes of all its budgets were used up."""
        return int(self._state[kernel.WORK])

    def advance(self, budget: int) -> int:
        """Grow and rotate for about `budget` nodes, the last of them traced at a slow pace."""
        self._trace = None
        if nodes_granted() is None:
            return self._slice(budget)
        before = self.work
        status = self._slice(budget - 1) if budget > 1 else RUNNING
        if status == RUNNING and self.work - before < budget:
            status = self._traced_node()
        elif status == FOUND:
            self._trace = RotationTrace(RotationStep.FOUND)
        return status

    def _slice(self, budget: int) -> int:
        return kernel.search_slice(self._targets, self._path, self._place, self._state, self._random, budget)

    def _traced_node(self) -> int:
        """Go on by one node, and note what became of it."""
        before = self._state.copy()
        end = int(self._path[before[kernel.LENGTH] - 1])
        could_join = tuple(self._places_to_join(end))
        status = self._slice(1)
        state = self._state
        if status == FOUND:
            trace = RotationTrace(RotationStep.FOUND)
        elif state[kernel.VISITED] > before[kernel.VISITED]:
            trace = RotationTrace(RotationStep.GREW, tuple(self._moves_to_end()))
        elif state[kernel.ROTATIONS] > before[kernel.ROTATIONS]:
            turned = int(self._place[end])
            trace = RotationTrace(
                RotationStep.ROTATED,
                joined=int(self._path[turned - 1]),
                turned=turned - len(self._head) + 1,
                could_join=could_join,
                goal=int(self._path[0] if state[kernel.LENGTH] == len(self._path) else state[kernel.GOAL]),
                stalled=int(state[kernel.STALLED]),
            )
        else:
            trace = RotationTrace(RotationStep.STUCK)
        restarted = bool(state[kernel.RESTARTS] > before[kernel.RESTARTS])
        self._trace = replace(trace, patience=int(state[kernel.PATIENCE]), restarted=restarted)
        return status

    def _places_to_join(self, end: int) -> Iterator[int]:
        """The squares of the path that its end can be joined to in a rotation."""
        for target in self._targets[end].tolist():
            if target != OFF and self._state[kernel.FIXED] - 1 <= self._place[target] < self._state[kernel.LENGTH] - 2:
                yield target

    def _moves_to_end(self) -> Iterator[OnwardMove]:
        """The choices that there were before the path grew by its last square."""
        *_, before, end = self._path[: self._state[kernel.LENGTH]].tolist()
        choices = [square for square in self._targets[before].tolist() if square == end or self._is_free(square)]
        onward = [
            sum(near == end or self._is_free(near) for near in self._targets[square].tolist()) for square in choices
        ]
        ruled = self._state[kernel.RESTARTS] % 2 == 0  # else any square will do
        fewest = onward[choices.index(end)]
        for square, number in zip(choices, onward, strict=True):
            tied = len(choices) > 1 and (not ruled or (number == fewest and onward.count(fewest) > 1))
            yield OnwardMove(square, number, square == end, tied)

    def _is_free(self, square: int) -> bool:
        return square != OFF and bool(self._place[square] == OFF)

    def progress(self) -> Progress:
        """The path as it is; `visited` counts the squares entered."""
        state = self._state
        length = int(state[kernel.LENGTH])
        counters = {"rotations": int(state[kernel.ROTATIONS]), "restarts": int(state[kernel.RESTARTS])}
        snapshot = as_order(self._path[len(self._head) - 1 : length])
        trace = None if nodes_granted() is None else self._trace
        return Progress(length, int(state[kernel.VISITED]), snapshot=snapshot, counters=counters, trace=trace)

    def tour(self) -> Tour:
        """The whole path as a tour."""
        path = self._path[::-1] if self._backwards else np.roll(self._path, 1 - len(self._head))
        return Tour(self._board, as_order(path))
