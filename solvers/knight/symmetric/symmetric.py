"""Symmetric tours, one after another or counted, by a search through the orbits of the board."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from enum import StrEnum

import numpy as np

from solvers.knight import targets_kernel
from solvers.knight.arrays import LEAST_TARGETS, OFF, state_with
from solvers.knight.backtracking import all_tours, plain_order_kernel
from solvers.knight.backtracking.plain_order import BitBoard
from solvers.knight.board import Board, Square
from solvers.knight.existence.existence import preflight
from solvers.knight.requirements import check_symmetry
from solvers.knight.symmetric import symmetric_kernel as kernel
from solvers.knight.symmetric.quotient import TURNS, PathTask, Quotient
from solvers.knight.tour import Tour, TourRequest
from solvers.message import Message
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import EXHAUSTED, FOUND, RUNNING, Slices, ready

KERNELS = targets_kernel, plain_order_kernel, kernel
"""The modules of the kernels that are needed."""

FEWEST_ORBITS = 3
"""Boards of fewer orbits have so few tours that all are looked at."""


class SymmetryReason(StrEnum):
    """Why there is no symmetric tour, and what is searched."""

    UNLIKE = "the board itself does not stay the same when it is turned in this way"
    ORBITS = "searches through the {orbits} groups of squares that the turn leads to each other"


@preflight
def search(request: TourRequest) -> Search[Tour]:
    """Every tour asked for once, from its start in one direction; raises `InputError` as `check_symmetry` does."""
    check_symmetry(request)
    assert request.symmetry is not None
    board, symmetry = request.board, TURNS[request.symmetry]
    if symmetry not in board.symmetries:
        return Verdict(Outcome.IMPOSSIBLE, reason=Message(SymmetryReason.UNLIKE))
    remark = Message(SymmetryReason.ORBITS, {"orbits": len(Quotient(board, symmetry).orbits)})
    yield from ready(*KERNELS, report=Progress(0, 0, remark=remark))
    start = request.start or board.squares[0]
    visited = 0
    for found, visited in _tours(board, symmetry):
        if found is None:
            yield Progress(0, visited, remark=remark)
        else:
            first = found.index(start)
            yield Found(Tour.of(board, found[first:] + found[:first]), visited)
    return Verdict(Outcome.EXHAUSTED, visited)


def _tours(board: Board, symmetry: int) -> Iterator[tuple[list[Square] | None, int]]:
    """The tours that a symmetry keeps, or None now and then, and how many orbits were entered so far."""
    quotient, visited = Quotient(board, symmetry), 0
    if len(quotient.orbits) < FEWEST_ORBITS:
        yield from ((tour, visited) for tour in _of_few_orbits(quotient))
        return
    slices = Slices()
    for task in quotient.tasks:
        paths = OrbitPaths(quotient, task, counting=False)
        status = RUNNING
        while status != EXHAUSTED:
            status = slices.run(paths.advance)
            yield None, visited + paths.visited
            if status == FOUND:
                yield from ((tour, visited + paths.visited) for tour in quotient.tours(paths.path.tolist(), task))
        visited += paths.visited


def _of_few_orbits(quotient: Quotient) -> Iterator[list[Square]]:
    for event in all_tours.search(TourRequest(quotient.board, closed=True)):
        if isinstance(event, Found) and quotient.keeps(squares := list(event.answer.squares)):
            yield squares


def number_kept(board: Board, symmetry: int, before: int, depth: int) -> Generator[Progress, None, tuple[int, int]]:
    """Count the closed tours that a symmetry of the board keeps, each in one direction.

    Returns how many there are and the orbits entered, to which `before` is added; `depth` is reported all the time.
    """
    quotient = Quotient(board, symmetry)
    yield from ready(*KERNELS, report=Progress(depth, before))
    if len(quotient.orbits) < FEWEST_ORBITS:
        return sum(1 for _ in _of_few_orbits(quotient)), before
    slices = Slices()
    tours, visited = 0, before
    for task in quotient.tasks:
        paths = OrbitPaths(quotient, task, counting=True)
        for _ in slices.each(paths.advance):
            yield Progress(depth, visited + paths.visited)
        tours += paths.tours
        visited += paths.visited
    return tours, visited


class OrbitPaths:
    """The paths of a task, of at most 64 orbits, which are searched slice by slice."""

    def __init__(self, quotient: Quotient, task: PathTask, counting: bool) -> None:
        size, order = len(quotient.orbits), quotient.order
        targets = np.full((size, LEAST_TARGETS), OFF, np.int32)
        for number, others in enumerate(quotient.beside):
            targets[number, : len(others)] = others
        bits = BitBoard(Board(1, size), targets)
        levels = np.zeros((plain_order_kernel.PLACE + 1, size + 1), np.int64)
        levels[:, 0] = bits.untouched
        ends = sum(map(bits.bit, task.ends))
        self.path = np.zeros(size, np.int32)
        self.path[: len(task.begins)] = task.begins
        members = {
            kernel.HEIGHT: bits.enter_all(levels, task.begins, ends),
            kernel.FIXED: len(task.begins),
            kernel.ENDS: ends,
            kernel.ACCEPTED: task.accepted,
            kernel.CLOSING: task.closing,
            kernel.COUNTING: counting,
        }
        self._state = state_with(members, kernel.STATE_SIZE)
        links, ways = np.array(quotient.links, np.uint8), np.zeros(2 * order, np.int64)
        self.advance = kernel.search_slice.sliced(bits.squares, levels, self.path, links, order, ways, self._state)

    @property
    def tours(self) -> int:
        """How many tours were found."""
        return int(self._state[kernel.TOURS])

    @property
    def visited(self) -> int:
        """How many orbits were entered."""
        return int(self._state[kernel.VISITED])
