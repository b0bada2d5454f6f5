"""Random tours by rotations of a path, closed ones above all, squares missing or not.

The path grows by Warnsdorff's rule, with random ties; where it cannot grow it is rotated (Posa 1976, who proved by
rotations that random graphs have Hamiltonian cycles), and after too many rotations without growth it starts again.
Tours found so are far from equally likely, so on boards of up to `SHUFFLED_AT_MOST` squares a closed one is shuffled
by more rotations (see `shuffle`), which then lead from tour to tour.

Rotations prove nothing. On small boards the answer is certain all the same: tours are listed there, and where they are
few they are drawn from the list. On a larger board without a tour, where theory does not exclude one, the search goes
on until it is stopped.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from enum import StrEnum
from random import Random

import numpy as np

from solvers.kernels import prepare
from solvers.knight import targets_kernel
from solvers.knight.arrays import LEAST_TARGETS, OFF, adjacency, as_order, state_with
from solvers.knight.backtracking import all_tours
from solvers.knight.board import Square
from solvers.knight.existence.existence import possible_starts, preflight
from solvers.knight.portfolio import ENDLESS, Quota, continue_with
from solvers.knight.rotations import random_closed_kernel as kernel
from solvers.knight.rotations import shuffle_kernel
from solvers.knight.rotations.shuffle import SHUFFLED_AT_MOST, Shuffle, gap_between_tours
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import OnwardMove, RotationStep, RotationTrace
from solvers.message import Message
from solvers.pace import FULL_SPEED, going_at, nodes_granted
from solvers.search import Found, Outcome, Progress, Search, Verdict, next_event
from solvers.slices import EXHAUSTED, FOUND, RUNNING, Slices

MISSING = -2
"""The place on the path of a square that is not there."""

PATIENCE = 1_000
PATIENCE_A_LINE = 10
"""After so many rotations without growth, and so many more for each row and column, the path restarts."""

LISTED_SQUARES = 36
"""On boards of so many squares and fewer it takes a moment to list some tours, or to prove that there is none."""

LISTED_TOURS = 300
"""So many tours of such a board are listed, and drawn from the list: rotations need not lead from one to all others."""

FIRST_QUOTA = 800_000
"""Nodes of its first turn in a portfolio: about a tenth of a second."""


class ListRemark(StrEnum):
    """What listing the tours of a small board has shown."""

    FEW = "first listed the tours, {tours} in all, and draws one of them at random each time"
    MANY = "first listed {tours} {tours:tour|tours}; since there are more, it finds them by rotations"


@preflight
def search(request: TourRequest, quota: Quota | None = None) -> Search[Tour]:
    """One random tour after another, the same ones for the same seed; raises `InputError` for squares not there.

    With a quota it goes on after a report only while something of the quota is left, and leaves proofs to the other
    methods of the portfolio.
    """
    prepare(targets_kernel, kernel)
    if _is_shuffled(request):
        prepare(shuffle_kernel)
    if quota is None and request.board.size <= LISTED_SQUARES:
        return _from_a_list(request)
    return _random_tours(request, quota or Quota())


def _from_a_list(request: TourRequest) -> Search[Tour]:
    """All tours if they are few, one drawn at random after another; else random tours."""
    tours, visited = yield from _few_tours(request)
    if not tours:
        return Verdict(Outcome.EXHAUSTED, visited)
    if len(tours) > LISTED_TOURS:
        remark = Message(ListRemark.MANY, {"tours": LISTED_TOURS})
        return (yield from continue_with(_random_tours(request, Quota(), tours[0].start), visited, remark))
    remark = Message(ListRemark.FEW, {"tours": len(tours)})
    comes_in_one_direction = request.closed and request.end is None
    random = Random(request.seed)
    while True:
        order = random.choice(tours).order
        if comes_in_one_direction and random.random() < 0.5:
            order = order[:1] + order[:0:-1]
        trace = None if nodes_granted() is None else RotationTrace(RotationStep.FOUND)
        yield Progress(len(order), visited, snapshot=order, remark=remark, trace=trace)
        yield Found(Tour(request.board, order), visited)


def _few_tours(request: TourRequest) -> Generator[Progress, None, tuple[list[Tour], int]]:
    """The tours of a request, up to one more than are listed, and how many squares were entered for them.

    They are listed at full speed whatever the pace: that is no part of the method that one watches.
    """
    listing = all_tours.search(request)
    tours: list[Tour] = []
    while True:
        with going_at(FULL_SPEED):
            event = next_event(listing)
        if isinstance(event, Progress):
            yield event if nodes_granted() is None else Progress(0, 0)
        elif isinstance(event, Found):
            tours.append(event.answer)
        if isinstance(event, Verdict) or len(tours) > LISTED_TOURS:
            return tours, event.visited


def _random_tours(request: TourRequest, quota: Quota, known_start: Square | None = None) -> Search[Tour]:
    """Random tours, the first of which grows from a start of which it is known that a tour begins there."""
    start = known_start or next(possible_starts(request), None)
    if start is None:
        return Verdict(Outcome.EXHAUSTED)
    yield Progress(0, 0)
    slices = Slices()
    path = RotatedPath(request, start, quota.left == ENDLESS)
    if nodes_granted() is not None:
        yield path.progress()
    while True:
        status = quota.advance(path, slices)
        if status != FOUND:
            yield path.progress()
            continue
        for tour, rotations in path.tours():
            progress = path.progress(tour, rotations)
            yield progress
            yield Found(tour, progress.visited)


class RotatedPath:
    """The path and the random state.

    It grows from `start`, unless the request has an end. With an end alone it grows from there, and the tour is the
    path read backwards. A tour with both ends given is a closed one through an edge from its end to its start: such a
    path begins with that edge, which is never rotated away.
    """

    def __init__(self, request: TourRequest, start: Square, ahead: bool = False) -> None:
        board = request.board
        self._board = board
        self._targets = adjacency(board)
        ends = [start] if request.end is None else [request.end, request.start]
        self._head = [board.index(square) for square in ends if square is not None]
        self._backwards = request.end is not None and request.start is None
        self._path = np.zeros(board.size, np.int32)
        self._place = np.full(board.rows * board.columns, OFF, np.int32)
        for square in board.missing:
            self._place[board.index(square)] = MISSING
        self._random = np.array([_random_bits(request.seed)], np.uint64)
        members = {
            kernel.FIXED: len(self._head),
            kernel.CLOSING: request.closed or len(self._head) == 2,
            kernel.RULED: 1,
            kernel.PATIENCE: PATIENCE + PATIENCE_A_LINE * (board.rows + board.columns),
            kernel.COLUMNS: board.columns,
            kernel.COLOURED: board.changes_colour,
        }
        self._state = state_with(members, kernel.STATE_SIZE)
        self._begin()
        arrays = self._targets, self._path, self._place, self._state, self._random
        self._grow = kernel.search_slice.sliced(*arrays)
        self._asked_start = OFF if self._backwards else board.index(start)
        self._asked_end = OFF if request.end is None else board.index(request.end)
        self._shuffles = _is_shuffled(request)
        self._ahead = ahead
        self._shuffle: Shuffle | None = None
        self._trace: RotationTrace | None = RotationTrace(RotationStep.STARTED)

    def _begin(self) -> None:
        """Put the head of the path on the board, where all squares are free."""
        for number, square in enumerate(self._head):
            self._path[number], self._place[square] = square, number
        self._state[kernel.LENGTH] = len(self._head)

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
        if self._shuffle is not None:
            return self._after_shuffle(self._shuffle.advance(budget))
        return self._after_growth(self._grow(budget))

    def _after_growth(self, status: int) -> int:
        """A tour that has grown is reported, or shuffled first."""
        if status != FOUND:
            return status
        if not self._shuffles:
            return FOUND
        if self._hidden > 0:
            self._path[:] = np.roll(self._path, -self._hidden)
            self._place[self._path] = range(len(self._path))
        arrays = self._targets, self._path, self._place, self._state, self._random
        ends = self._asked_start, self._asked_end
        self._shuffle = Shuffle(*arrays, *ends, gap_between_tours(self._board), self._ahead)
        return RUNNING

    def _after_shuffle(self, status: int) -> int:
        """A tour is reported; but where they are too rare among the paths, from then on they come as they grow."""
        if status != EXHAUSTED:
            return status
        self._shuffle, self._shuffles = None, False
        self._place[self._path] = OFF
        self._begin()
        return RUNNING

    def _traced_node(self) -> int:
        """Go on by one node, and note what became of it."""
        if self._shuffle is not None:
            status, self._trace = self._shuffle.traced_node()
            return self._after_shuffle(status)
        before = self._state.copy()
        end = int(self._path[before[kernel.LENGTH] - 1])
        could_join = tuple(self._places_to_join(end))
        status = self._slice(1)
        state = self._state
        if self._shuffle is not None:
            trace = RotationTrace(RotationStep.SHUFFLED)
        elif status == FOUND:
            trace = RotationTrace(RotationStep.FOUND)
        elif state[kernel.VISITED] > before[kernel.VISITED]:
            trace = RotationTrace(RotationStep.GREW, tuple(self._moves_to_end()))
        elif state[kernel.ROTATIONS] > before[kernel.ROTATIONS]:
            turned = int(self._place[end])
            trace = RotationTrace(
                RotationStep.ROTATED,
                joined=int(self._path[turned - 1]),
                turned=range(turned - self._hidden, int(state[kernel.LENGTH]) - self._hidden),
                could_join=could_join,
                goal=int(self._path[0] if state[kernel.LENGTH] == len(self._path) else state[kernel.GOAL]),
                stalled=int(state[kernel.STALLED]),
            )
        else:
            trace = RotationTrace(RotationStep.STUCK)
        restarted = bool(before[kernel.STALLED] == kernel.REPORTED or state[kernel.RESTARTS] > before[kernel.RESTARTS])
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
        ruled = bool(self._state[kernel.RULED])  # else any square will do
        fewest = onward[choices.index(end)]
        for square, number in zip(choices, onward, strict=True):
            tied = len(choices) > 1 and (not ruled or (number == fewest and onward.count(fewest) > 1))
            yield OnwardMove(square, number, square == end, tied)

    def _is_free(self, square: int) -> bool:
        return square != OFF and bool(self._place[square] == OFF)

    @property
    def _hidden(self) -> int:
        """How many squares at the head of the path are not at the beginning of the tour."""
        return len(self._head) - 1

    def progress(self, tour: Tour | None = None, rotations: int | None = None) -> Progress:
        """The path as it is, or the tour that is reported next after so many `rotations`.

        `visited` counts the squares entered.
        """
        state = self._state
        length = int(state[kernel.LENGTH])
        turned = int(state[kernel.ROTATIONS]) if rotations is None else rotations
        counters = {"rotations": turned, "restarts": int(state[kernel.RESTARTS])}
        first = self._hidden if self._shuffle is None else 0
        snapshot = as_order(self._path[first:length]) if tour is None else tour.order
        trace = None if nodes_granted() is None else self._trace
        return Progress(length, int(state[kernel.VISITED]), snapshot=snapshot, counters=counters, trace=trace)

    def tours(self) -> Iterator[tuple[Tour, int]]:
        """The tours that were found in the last slice, each after so many rotations: one, unless found `ahead`."""
        if self._shuffle is None:
            grown = np.roll(self._path, -self._hidden)
            orders = [(as_order(grown[::-1] if self._backwards else grown), int(self._state[kernel.ROTATIONS]))]
        else:
            orders = self._shuffle.orders()
        return ((Tour(self._board, order), rotations) for order, rotations in orders)


def _is_shuffled(request: TourRequest) -> bool:
    """Whether tours are shuffled before they are reported."""
    board = request.board
    return request.closed and board.size <= SHUFFLED_AT_MOST and len(board.piece.moves) <= LEAST_TARGETS


def _random_bits(seed: int) -> int:
    """64 bits, never all 0, that are as good as random for each seed (SplitMix; Steele, Lea and Flood 2014)."""
    word = (seed + 1) * 0x9E3779B97F4A7C15 % 2**64
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    word = (word ^ word >> 27) * 0x94D049BB133111EB % 2**64
    return word ^ word >> 31 or 1
