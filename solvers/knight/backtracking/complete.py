"""Complete search: it finds every tour asked for, or proves that there is none, on any board and between any ends.

Depth-first in Warnsdorff's order, with the cuts of `complete_kernel`. A depth-first search that goes wrong near its
root may wander for ages where another order succeeds at once (Gomes, Selman & Kautz 1998), so that until a tour is
found each start is searched with a bounded number of squares entered, then in another order with a larger bound.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from solvers.knight.arrays import adjacency, as_order, squares_there
from solvers.knight.backtracking import complete_kernel as kernel
from solvers.knight.backtracking.sliced_walk import VisitStatistics
from solvers.knight.board import Square
from solvers.knight.existence.arguments import colour_counts
from solvers.knight.existence.existence import possible_starts, preflight
from solvers.knight.portfolio import Quota
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import EXHAUSTED, FOUND, RUNNING, Slices

if TYPE_CHECKING:
    from numpy.typing import NDArray

FIRST_BOUND = 2_000
GROWTH = 1.5
UNBOUNDED = 2**63 - 1

FIRST_QUOTA = 120_000
"""Nodes of its first turn in a portfolio: about a tenth of a second."""


@preflight
def search(request: TourRequest, quota: Quota | None = None) -> Search[Tour]:
    """Every tour asked for; raises `InputError` for squares that the board does not have.

    Goes round after round over the starts that are not searched to the end yet, each round with a larger bound. With a
    quota it goes on after a report only while something of the quota is left.
    """
    quota = quota or Quota()
    slices = Slices()
    targets, visit_statistics = adjacency(request.board), VisitStatistics(request.board)
    starts: Iterable[Square] = possible_starts(request)
    visited = number = 0
    bound = float(FIRST_BOUND)
    while number == 0 or starts:
        ranks = _ranks(request, number)
        open_starts: list[Square] = []
        for start in starts:
            walk = CompleteWalk(request, start, targets, visit_statistics, ranks)
            finished = yield from _walk(walk, quota, slices, int(bound), visited)
            visited += walk.entered
            if not finished:
                open_starts.append(start)
        starts, number, bound = open_starts, number + 1, bound * GROWTH
    return Verdict(Outcome.EXHAUSTED, visited)


def _walk(
    walk: CompleteWalk, quota: Quota, slices: Slices, bound: int, before: int
) -> Generator[Progress | Found[Tour], None, bool]:
    """Search from one start to the end, or until the bound if no tour turned up by then; whether it was to the end."""
    found = False
    status = RUNNING
    walk.halt_at(bound)
    while found or walk.entered < bound:
        status = quota.advance(walk, slices)
        yield replace(walk.progress(), visited=before + walk.entered)
        if status == EXHAUSTED:
            return True
        if status == FOUND:
            found = True
            walk.halt_at(UNBOUNDED)
            yield Found(walk.tour(), before + walk.entered)
    return False


def _goal(request: TourRequest, start: Square) -> int:
    """The square where the tour has to end: the end asked for, or the start itself for a closed tour."""
    if request.end is not None:
        return request.board.index(request.end)
    return request.board.index(start) if request.closed else kernel.NONE


def _marks(request: TourRequest, start: Square) -> NDArray[np.int8]:
    """The marks of `complete_kernel`: what is free, what can be the end, and which squares have the end's colour."""
    board = request.board
    dark, light = colour_counts(board)
    comes_home = request.closed and request.end is None
    end_is_dark = (sum(start) % 2 == 0) == (comes_home or dark != light)
    rows, columns = np.indices((board.rows, board.columns))
    marks = np.zeros((board.rows * board.columns, 3), np.int8)
    marks[:, kernel.FREE] = squares_there(board).ravel()
    marks[:, kernel.COLOUR] = np.where(((rows + columns) % 2 == 0) == end_is_dark, 1, -1).ravel()
    goal = _goal(request, start)
    marks[:, kernel.END] = marks[:, kernel.COLOUR] > 0 if goal == kernel.NONE else np.arange(len(marks)) == goal
    return marks


def _ranks(request: TourRequest, round_number: int) -> NDArray[np.int32]:
    """What decides between squares of equal degree: first the distance from the centre (Roth), then chance."""
    board = request.board
    if round_number > 0:
        random = np.random.default_rng((request.seed, round_number))
        return random.permutation(board.rows * board.columns).astype(np.int32)
    rows, columns = np.indices((board.rows, board.columns))
    return -((2 * rows - board.rows + 1) ** 2 + (2 * columns - board.columns + 1) ** 2).ravel().astype(np.int32)


class CompleteWalk:
    """The search from one start: the path, what is still to be tried at each of its squares, and the degrees.

    With `ranks` it goes in Warnsdorff's order and breaks ties by them; without, in the order of `targets`.
    """

    def __init__(
        self,
        request: TourRequest,
        start: Square,
        targets: NDArray[np.int32],
        visit_statistics: VisitStatistics,
        ranks: NDArray[np.int32] | None = None,
    ) -> None:
        board = request.board
        size, cells = board.size, board.rows * board.columns
        self._board = board
        self._targets = targets
        self._ranks = np.zeros(cells, np.int32) if ranks is None else ranks
        self._path = np.zeros(size, np.int32)
        self._choices = np.full((size, 8), kernel.NONE, np.int32)
        self._tried = np.zeros(size, np.int8)
        self._degrees = np.zeros(cells, np.int8)
        self._marks = _marks(request, start)
        self._scratch = np.zeros((kernel.SCRATCH_ROWS, cells), np.int32)
        self._state = np.zeros(kernel.STATE_SIZE, np.int64)
        self._state[kernel.START] = board.index(start)
        self._state[kernel.GOAL] = _goal(request, start)
        self._state[kernel.SORTED] = ranks is not None
        self._state[kernel.BOUND] = UNBOUNDED
        self._state[kernel.DEEPEST] = visit_statistics.depth
        self._footprints = visit_statistics
        visit_statistics.entries[board.index(start)] += 1
        kernel.begin_path(
            targets,
            self._ranks,
            self._path,
            self._choices,
            self._degrees,
            self._marks,
            self._scratch,
            self._state,
        )

    @property
    def entered(self) -> int:
        """How many squares were entered so far."""
        return int(self._state[kernel.ENTERED])

    @property
    def work(self) -> int:
        """How many nodes of all its budgets were used up."""
        return int(self._state[kernel.WORK])

    def halt_at(self, bound: int) -> None:
        """Go no further once so many squares were entered."""
        self._state[kernel.BOUND] = bound

    def advance(self, budget: int) -> int:
        """Go forth and back by at most `budget` squares."""
        return kernel.search_slice(
            self._targets,
            self._ranks,
            self._path,
            self._choices,
            self._tried,
            self._degrees,
            self._marks,
            self._scratch,
            self._footprints.entries,
            self._footprints.deepest,
            self._state,
            budget,
        )

    def progress(self) -> Progress:
        """The path, and how many branches were cut off."""
        height = int(self._state[kernel.HEIGHT])
        deepest = int(self._state[kernel.DEEPEST])
        counters = {
            "steps_back": int(self._state[kernel.BACKED]),
            "cut_off": int(self._state[kernel.CUT]),
            "deepest": deepest,
        }
        snapshot = as_order(self._path[:height])
        trace = self._footprints.trace(deepest, self._tried[:height].tolist)
        return Progress(height, self.entered, snapshot=snapshot, counters=counters, trace=trace)

    def tour(self) -> Tour:
        """The tour just found."""
        return Tour(self._board, as_order(self._path))
