"""Complete search: it finds every tour asked for, or proves that there is none, on any board and between any ends.

Depth-first in Warnsdorff's order, with the cuts of `complete_kernel`. A depth-first search that goes wrong near its
root can take very long where another order succeeds at once (Gomes, Selman & Kautz 1998), so until a tour is found each
start is searched with a bound on the squares entered, then in another order with a larger bound.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Iterator, Sequence
from typing import ClassVar

import numpy as np

from solvers.array_types import Int8s, Int32s, Int64s
from solvers.knight.arrays import adjacency, squares_there
from solvers.knight.backtracking import complete_kernel as kernel
from solvers.knight.backtracking.sliced_search import DEEPEST, SlicedSearch, VisitStatistics, onward_moves
from solvers.knight.board import Board, Square
from solvers.knight.connectivity import parts_of, parts_without
from solvers.knight.existence.articulation import halves
from solvers.knight.existence.existence import possible_starts, preflight
from solvers.knight.portfolio import Quota
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import OnwardMove, PruneReason, Pruning
from solvers.pace import nodes_granted
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import EXHAUSTED, FOUND, Slices, ready

FIRST_BOUND = 2_000
"""How many squares the search from each start may enter in the first round."""
GROWTH = 1.5
UNBOUNDED = 2**63 - 1

EXPLAINED_AT_MOST = 10_000
"""On boards of more squares it is not looked up which squares are cut off: that would take too long."""

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
    targets, statistics = adjacency(request.board), VisitStatistics(request.board)
    yield from ready(kernel)
    starts: Iterable[Square] = possible_starts(request)
    visited = number = 0
    bound = float(FIRST_BOUND)
    while number == 0 or starts:
        ranks = _ranks(request, number)
        open_starts: list[Square] = []
        for start in starts:
            from_start = CompleteSearch(request, start, targets, statistics, ranks)
            finished = yield from _from_start(from_start, quota, slices, int(bound), visited)
            visited += from_start.visited
            if not finished:
                open_starts.append(start)
        starts, number, bound = open_starts, number + 1, bound * GROWTH
    return Verdict(Outcome.EXHAUSTED, visited)


def _from_start(
    search: CompleteSearch, quota: Quota, slices: Slices, bound: int, before: int
) -> Generator[Progress | Found[Tour], None, bool]:
    """Search from one start to the end or, as long as no tour was found, to the bound; returns whether to the end."""
    found = False
    search.halt_at(bound)
    if nodes_granted() is not None:
        yield search.started(before)
    while found or search.visited < bound:
        status = quota.advance(search, slices)
        yield search.progress(before)
        if status == EXHAUSTED:
            return True
        if status == FOUND:
            found = True
            search.halt_at(UNBOUNDED)
            yield Found(search.tour(), before + search.visited)
    return False


def _goal(request: TourRequest, start: Square) -> int:
    """The square where the tour has to end: the end asked for, or the start itself for a closed tour."""
    if request.end is not None:
        return request.board.index(request.end)
    return request.board.index(start) if request.closed else kernel.NONE


def _marks(request: TourRequest, start: Square) -> Int8s:
    """The marks of `complete_kernel`: what is free, what can be the end, and which squares have the end's colour."""
    board, goal = request.board, _goal(request, start)
    marks = np.zeros((board.rows * board.columns, 3), np.int8)
    marks[:, kernel.FREE] = squares_there(board).ravel()
    colours = _colours(board)
    ends_alike = (request.closed and request.end is None) or board.size % 2
    marks[:, kernel.COLOUR] = colours * colours[board.index(start)] * (1 if ends_alike else -1)
    marks[:, kernel.END] = marks[:, kernel.COLOUR] >= 0 if goal == kernel.NONE else np.arange(len(marks)) == goal
    return marks


def _colours(board: Board) -> Int8s:
    """1 for a square of one colour and -1 for one of the other; 0 where the moves have nothing to do with colours."""
    rows, columns = np.ogrid[: board.rows, : board.columns]
    if board.changes_colour:
        return np.where((rows + columns) % 2, -1, 1).ravel().astype(np.int8)
    colours = np.zeros(board.rows * board.columns, np.int8)
    for colour, half in zip((1, -1), halves(board) or (), strict=False):
        colours[[board.index(square) for square in half]] = colour
    return colours


def _ranks(request: TourRequest, round_number: int) -> Int32s:
    """What decides between squares of equal degree: in round 0 the distance from the centre (Roth), then chance."""
    board = request.board
    if round_number > 0:
        generator = np.random.default_rng((request.seed, round_number))
        return generator.permutation(board.rows * board.columns).astype(np.int32)
    rows, columns = np.ogrid[: board.rows, : board.columns]
    return -((2 * rows - board.rows + 1) ** 2 + (2 * columns - board.columns + 1) ** 2).ravel().astype(np.int32)


class CompleteSearch(SlicedSearch):
    """The search from one start: the path, what is still to be tried at each of its squares, and the degrees.

    With `ranks` it goes in Warnsdorff's order and breaks ties by them; without, in the order of `targets`.
    """

    family: ClassVar[str] = "complete"
    work_member: ClassVar[int | None] = kernel.WORK

    def __init__(
        self,
        request: TourRequest,
        start: Square,
        targets: Int32s,
        statistics: VisitStatistics,
        ranks: Int32s | None = None,
    ) -> None:
        board, size, cells = request.board, request.board.size, len(targets)
        statistics.entries[board.index(start)] += 1
        path, self._tried = np.zeros(size, np.int32), np.zeros(size, np.int8)
        self._choices = choices = np.empty((size, targets.shape[1]), np.int32)
        choices[0] = kernel.NONE
        tie_ranks = np.zeros(cells, np.int32) if ranks is None else ranks
        scratch = np.zeros((kernel.SCRATCH_ROWS, cells), np.int32)
        self._targets, self._degrees, self._marks = targets, np.zeros(cells, np.int8), _marks(request, start)
        changed = self._degrees, self._marks, scratch
        super().__init__(
            board,
            statistics,
            kernel.search_slice,
            path,
            (targets, tie_ranks, path, choices, self._tried, *changed),
            {
                kernel.START: board.index(start),
                kernel.GOAL: _goal(request, start),
                kernel.SORTED: ranks is not None,
                kernel.BOUND: UNBOUNDED,
            },
            {"steps_back": kernel.BACKED, "cut_off": kernel.CUT, "deepest": DEEPEST},
        )
        kernel.begin_path(targets, tie_ranks, path, choices, *changed, self._state)

    @property
    def work(self) -> int:
        """How many nodes of all its budgets were used up."""
        return int(self._state[kernel.WORK])

    def halt_at(self, bound: int) -> None:
        """Go no further once so many squares were entered."""
        self._state[kernel.BOUND] = bound

    def tried(self, height: int) -> Sequence[int]:
        """How many of the choices at each square were tried, which is the number of the last one."""
        return self._tried[:height].tolist()

    def moves(self) -> Iterator[OnwardMove]:
        """The choices that are left, with the free squares beside each but the knight's own."""
        top = self.height - 1
        choices = self._choices[top, self._tried[top] :].tolist()
        choices = choices[: choices.index(kernel.NONE)] if kernel.NONE in choices else choices
        degrees = [int(self._degrees[square]) - 1 for square in choices]
        return onward_moves(choices, degrees, bool(self._state[kernel.SORTED]))

    def pruning(self, before: Int64s) -> Pruning | None:
        """The squares whose degrees show that no tour is left, or those that are cut off."""
        if self._tried[self.height - 1] < self._choices.shape[1]:
            return None
        left = self._marks[:, kernel.FREE] == 1
        if self._state[kernel.GOAL] == self._state[kernel.START]:
            left[self._state[kernel.GOAL]] = True
        if self._state[kernel.CUT] > before[kernel.CUT]:
            if self._board.size > EXPLAINED_AT_MOST:
                return Pruning(PruneReason.APART, ())
            squares = set(np.flatnonzero(left).tolist())
            neighbours: list[list[int]] = self._targets.tolist()
            onward = squares.intersection(neighbours[int(self._path[self.height - 1])])
            return _disconnected(neighbours, squares, onward)
        dead, low = left & (self._degrees <= 0), left & (self._degrees <= 1)
        if dead.any():
            return Pruning(PruneReason.NO_EXIT, tuple(np.flatnonzero(dead).tolist()))
        no_end = low & (self._marks[:, kernel.END] == 0)
        return Pruning(PruneReason.ONE_EXIT, tuple(np.flatnonzero(no_end if no_end.any() else low).tolist()))


def _disconnected(neighbours: Sequence[Sequence[int]], left: Collection[int], onward: Collection[int]) -> Pruning:
    """Why the squares that are left cannot be visited in one path from one of `onward`, where the knight can go.

    They are in several parts, or only single squares connect them. `neighbours` has those of each square of the board.
    """
    beside = {square: [near for near in neighbours[square] if near in left] for square in left}
    parts = parts_of(beside, beside)
    if len(parts) > 1 or not onward:
        entered = max((part for part in parts if part.intersection(onward)), key=len, default=set[int]())
        return Pruning(PruneReason.APART, tuple(sorted(beside.keys() - entered)))
    beside |= {square: [*beside[square], _KNIGHT] for square in onward}
    beside[_KNIGHT] = list(onward)
    connecting = parts_without(_KNIGHT, beside.__getitem__).keys() - {_KNIGHT}
    return Pruning(PruneReason.NARROW, tuple(sorted(connecting)))


_KNIGHT = -1
"""Stands for the square that the knight is on, which is connected to its onward moves."""
