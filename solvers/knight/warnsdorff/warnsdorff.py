"""Warnsdorff's rule (1823): go to the square with the fewest onward moves; a complete search where that fails.

The rule never takes a move back, and mostly succeeds. An attempt that ends in a dead end is given up, and another
tie-break is tried; after enough attempts the complete search takes over, which finds a tour or proves that there is
none. The complete search also finds the tours after the first.
"""

from __future__ import annotations

from array import array
from collections.abc import Generator, Iterator
from enum import StrEnum
from functools import lru_cache, partial
from itertools import cycle, islice

import numpy as np

from solvers.array_types import Int64s, UInt8s
from solvers.knight.arrays import state_with
from solvers.knight.backtracking import complete
from solvers.knight.board import Board, Square
from solvers.knight.existence.existence import possible_starts, preflight
from solvers.knight.leaper import KNIGHT, Leaper
from solvers.knight.portfolio import continue_with
from solvers.knight.requirements import MOST_STEPS
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import OnwardMove, WarnsdorffTrace
from solvers.knight.warnsdorff import warnsdorff_kernel as kernel
from solvers.knight.warnsdorff.ties import TIES, RuleAttempt, engine_attempts
from solvers.message import Message
from solvers.pace import nodes_granted
from solvers.search import Found, Progress, Search
from solvers.slices import EXHAUSTED, FOUND, RUNNING, Slices, ready

TRIES = 120
"""Attempts at an open tour with a free end; every feasible start of the boards from 6x6 to 40x40 needs at most 42."""
TRIED_SQUARES = 20_000_000
"""Attempts at a tour with a given end may visit so many squares in all: few attempts end where they should."""
FIRST_SLICE = 500_000
"""The first budget of the kernel, in squares."""
MOST_DEGREE = 8
"""More than that on the grid of degrees is a square that cannot be entered."""
ROTH = "warnsdorff"
NOWHERE = -1


class Remark(StrEnum):
    """What the search says on its way."""

    COMPLETE = "Warnsdorff's rule led into a dead end {tries} {tries:time|times}; complete search takes over"


@preflight
def search(request: TourRequest, engine: str = ROTH) -> Search[Tour]:
    """Every tour asked for, the first by an engine of `ties.TIES`; raises `InputError` for squares not on the board."""
    visited, tries, tour = yield from first_tour(request, engine)
    if tour is None:
        remark = Message(Remark.COMPLETE, {"tries": tries})
        return (yield from continue_with(complete.search(request), visited, remark))
    yield Found(tour, visited)
    return (yield from continue_with(complete.search(request), visited, known=tour))


roth, fixed_order, random_ties, pohl, squirrel_cull = (partial(search, engine=engine) for engine in TIES)


def first_tour(
    request: TourRequest, engine: str = ROTH, remark: Message | None = None
) -> Generator[Progress, None, tuple[int, int, Tour | None]]:
    """Follow the rule alone; returns the squares visited, the attempts made, and the tour if one of them succeeded."""
    visited = tries = 0
    start = next(possible_starts(request), None)
    if start is None:
        return visited, tries, None
    yield from ready(kernel, report=Progress(0, 0, remark=remark))
    slices = Slices(FIRST_SLICE)
    degrees = degree_grid(request.board)
    each = zip(engine_attempts(engine, request.board, start, request.seed), _ends(request, start), strict=False)
    for tries, (attempt, end) in enumerate(islice(each, _tries(request)), 1):
        path = RulePath(request.board, degrees.copy(), attempt, start, end)
        status = RUNNING
        while status == RUNNING:
            status = slices.run(path.advance)
            yield Progress(
                path.count,
                visited + path.count,
                snapshot=path.squares(),
                counters={"attempts": tries},
                remark=remark,
                trace=None if nodes_granted() is None else path.trace(tries, status),
            )
        visited += path.count
        if status == FOUND:
            return visited, tries, path.tour()
    return visited, tries, None


def _ends(request: TourRequest, start: Square) -> Iterator[Square | None]:
    """The end of each attempt: the one asked for, or for a closed tour the neighbours of the start in turn."""
    in_turn = request.closed and request.end is None
    return cycle(list[Square | None](request.board.neighbours(start)) if in_turn else [request.end])


def _tries(request: TourRequest) -> int:
    free_end = request.end is None and not request.closed
    return TRIES if free_end else min(2_000, max(TRIES, TRIED_SQUARES // request.board.size))


def first_tries(board: Board, engine: str, most: int) -> Iterator[tuple[Progress, bool]]:
    """Make the first attempt of an engine from each start; yields the squares visited and whether it found a tour.

    The starts are those from which theory does not exclude a tour, at most so many, spread evenly. Raises `KeyError`
    for an engine that is not in `ties.TIES`.
    """
    degrees = degree_grid(board)
    slices = Slices(FIRST_SLICE)
    visited = 0
    starts = list(possible_starts(TourRequest(board)))
    tried = min(most, len(starts))
    for start in (starts[number * len(starts) // tried] for number in range(tried)):
        path = RulePath(board, degrees.copy(), next(engine_attempts(engine, board, start, board.index(start))), start)
        status = RUNNING
        while status == RUNNING:
            status = slices.run(path.advance)
        visited += path.count
        yield Progress(path.count, visited), status == FOUND


@lru_cache(maxsize=1)
def degree_grid(board: Board) -> UInt8s:
    """The degrees of the empty board in a grid with a border as wide as a move, uint8; to be copied before use."""
    border = board.piece.reach
    grid = np.empty((board.rows + 2 * border, board.columns + 2 * border), np.uint8)
    missing = np.array([board.index(square) for square in sorted(board.missing)], np.int32)
    kernel.fill_degrees(grid, _steps(board.piece), border, missing)
    grid.flags.writeable = False
    return grid


@lru_cache(maxsize=4)
def _steps(piece: Leaper) -> Int64s:
    """The moves as rows and columns; (moves, 2)."""
    return np.array(piece.moves, np.int64)


class RulePath:
    """The path of one attempt, which never takes a move back.

    A given end is entered last, and only from a neighbour of it.
    """

    def __init__(
        self, board: Board, degrees: UInt8s, attempt: RuleAttempt, start: Square, end: Square | None = None
    ) -> None:
        """`degrees`, from `degree_grid`, is changed as the path grows."""
        self._board = board
        self._tie = attempt.tie
        self._grid = degrees
        self._degrees = degrees.reshape(-1)
        self._moves = np.zeros((kernel.MOVES_SIZE, MOST_STEPS), np.int64)
        self._moves[kernel.DOWN : kernel.RIGHT + 1, : len(board.piece.moves)] = _steps(board.piece).T
        self._end = end if board.size > 1 else None
        self._stretches = iter(attempt.stretches)
        self._order = array("i", [0]) * board.size
        self._path = np.frombuffer(self._order, np.int32)
        self._border = board.piece.reach
        members = {
            kernel.SQUARE: board.index(start),
            kernel.STOP: board.size - (self._end is not None),
            kernel.TIE: attempt.tie.value,
            kernel.WORD: attempt.seed,
            kernel.ROWS: board.rows,
            kernel.BORDER: self._border,
            kernel.OF_KNIGHT: board.piece == KNIGHT,
        }
        self._state = state_with(members, kernel.STATE_SIZE)
        if self._end is not None:
            degrees[self._end[0] + self._border, self._end[1] + self._border] = kernel.TAKEN
        self._next_stretch()

    @property
    def count(self) -> int:
        """How many squares were visited."""
        return int(self._state[kernel.COUNT])

    def advance(self, budget: int) -> int:
        """Visit at most `budget` more squares; returns a status of `solvers.slices`."""
        status = kernel.follow(self._degrees, self._path, self._moves, self._state, budget)
        if status == RUNNING and self._state[kernel.SQUARE] == self._state[kernel.SWITCH]:
            self._next_stretch()
        if status != FOUND or self._end is None:
            return status
        if not self._board.joins(self._board.square(self._order[-2]), self._end):
            return EXHAUSTED
        self._order[-1] = self._board.index(self._end)
        self._state[kernel.COUNT] = self._board.size
        return FOUND

    def squares(self) -> memoryview:
        """The numbers of the squares visited; not copied, since they do not change any more."""
        return memoryview(self._order)[: self.count].toreadonly()

    def tour(self) -> Tour:
        """The tour, once `advance` has returned FOUND."""
        return Tour(self._board, self._order)

    def trace(self, attempt: int, status: int) -> WarnsdorffTrace:
        """The choice on the last square of the path, once `advance` has returned this status."""
        moves = tuple(self._onward_moves()) if status == RUNNING else ()
        return WarnsdorffTrace(attempt, self.count, self._tie.name, moves, status == EXHAUSTED, status == FOUND)

    def _onward_moves(self) -> Iterator[OnwardMove]:
        """The squares that the piece can go to, clockwise; the kernel has chosen one of them already."""
        chosen = self._board.square(int(self._state[kernel.SQUARE]))
        row, column = self._board.square(self._order[self.count - 1])
        squares = [(row + down, column + right) for down, right in self._board.piece.moves]
        onward = [int(self._grid[down + self._border, right + self._border]) for down, right in squares]
        for square, number in zip(squares, onward, strict=True):
            if number <= MOST_DEGREE:
                tied = number == min(onward) and onward.count(number) > 1
                yield OnwardMove(self._board.index(square), number, square == chosen, tied)

    def _next_stretch(self) -> None:
        stretch = next(self._stretches)
        self._moves[kernel.ORDER] = stretch.order
        self._state[kernel.SWITCH] = NOWHERE if stretch.last is None else self._board.index(stretch.last)
