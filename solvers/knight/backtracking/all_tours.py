"""All tours, one after another, in a fixed order that can be taken up again anywhere: a tour says where it stands.

The order is that of the plain depth-first search that tries the moves in the order of `KNIGHT_MOVES`; branches that
certainly hold no tour are cut (see the kernel), so that about a million tours of 8x8 a second go by. A closed tour
comes once: in the direction in which its second square comes before its last in the order of moves from the start.
With a given end it comes in every order of visits that ends there, which is in each direction once.
On boards of more than 64 squares the moves to the squares with the fewest continuations come first (Warnsdorff 1823).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import dropwhile
from typing import TYPE_CHECKING

import numpy as np

from solvers.knight.arrays import OFF, adjacency, as_order
from solvers.knight.backtracking import all_tours_kernel as kernel
from solvers.knight.backtracking.sliced_walk import VisitStatistics, watch
from solvers.knight.board import Board
from solvers.knight.existence.existence import impossibility, possible_starts, preflight
from solvers.knight.tour import Tour, TourCount, TourRequest
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import EXHAUSTED, RUNNING, Slices

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
        self,
        board: Board,
        targets: NDArray[np.int32],
        branch: Branch,
        taken_up: Sequence[int],
        visit_statistics: VisitStatistics,
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
        self._state[kernel.DEEPEST] = visit_statistics.depth
        self._footprints = visit_statistics
        visit_statistics.entries[list(taken_up)] += 1
        kernel.reconstruct_path(self._targets, self._ends, self._path, self._stack, self._degrees, self._state)

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
        trace = self._footprints.trace(deepest, partial(self._tried, length))
        counters = {"tours": self.tours, "deepest": deepest}
        return Progress(length, self.visited, snapshot=self._order(length), counters=counters, trace=trace)

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


@preflight
def search(request: TourRequest, after: Sequence[int] = ()) -> Search[Tour]:
    """Every tour asked for, or only those that come after the path `after`: a tour's `order`, or a snapshot.

    Raises `InputError` for squares that the board does not have.
    """
    return watch(_walks(request, after))


def count_all(request: TourRequest, after: Sequence[int] = ()) -> Search[TourCount]:
    """Count the tours that `search` would find, without stopping at any; `counters["tours"]` grows as it goes.

    Raises `InputError` for squares that the board does not have.
    """
    request.check()
    return _count(request, after)


def _count(request: TourRequest, after: Sequence[int]) -> Search[TourCount]:
    reason = impossibility(request)
    tours, visited = int(reason is None and request.board.size == 1), 0
    slices = Slices()
    for walk in _walks(request, after) if reason is None else ():
        walk.count_only()
        if visited == 0:
            walk.advance(0)
            yield Progress(0, 0, counters={"tours": 0})
        status = RUNNING
        while status != EXHAUSTED:
            status = slices.run(walk.advance)
            part = walk.progress()
            yield Progress(
                part.depth, visited + part.visited, snapshot=part.snapshot, counters={"tours": tours + walk.tours}
            )
        tours += walk.tours
        visited += walk.visited
    yield Progress(request.board.size, visited, counters={"tours": tours})
    in_one_direction = request.closed and request.end is None
    yield Found(TourCount(request, 2 * tours if in_one_direction else tours), visited)
    return Verdict(Outcome.EXHAUSTED, visited, reason)


def _walks(request: TourRequest, after: Sequence[int]) -> Iterator[TourWalk]:
    """A walk for each branch, from the one on that the path `after` belongs to."""
    targets, visit_statistics = adjacency(request.board), VisitStatistics(request.board)
    branches = dropwhile(lambda branch: not branch.leads_to(after), _branches(request)) if after else _branches(request)
    for branch in branches:
        taken_up = after if after and branch.leads_to(after) else branch.squares
        yield TourWalk(request.board, targets, branch, taken_up, visit_statistics)


def _branches(request: TourRequest) -> Iterator[Branch]:
    """The starts; for closed tours each of the first moves, with the squares that are later in the order to end on."""
    board = request.board
    for start in possible_starts(request):
        square = board.index(start)
        if request.end is not None:
            yield Branch((square,), (board.index(request.end),))
        elif not request.closed:
            yield Branch((square,), ())
        else:
            beside = [board.index(neighbour) for neighbour in board.neighbours(start)]
            for place, second in enumerate(beside[:-1], 1):
                yield Branch((square, second), tuple(beside[place:]))
