"""Warnsdorff's rule (1823): go where the fewest squares can be reached next; then a complete search, if it must be.

The rule alone is a guess that mostly succeeds. An attempt that ends in a dead end is given up, and another way to
break the ties is tried; after enough of these the complete search takes over, which finds a tour or proves that there
is none. The complete search also goes on to the next tour.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from enum import StrEnum
from functools import partial
from itertools import cycle, islice

from solvers.knight.backtracking import complete
from solvers.knight.board import Square
from solvers.knight.existence.existence import possible_starts
from solvers.knight.existence.preflight import preflight
from solvers.knight.portfolio import nested
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.warnsdorff.attempt import Trail, degree_grid
from solvers.knight.warnsdorff.ties import Attempt, Tie, attempts, squirrel_cull_attempts
from solvers.message import Message
from solvers.search import Found, Progress, Search
from solvers.slices import FOUND, RUNNING, Slices

TRIES = 120
"""Attempts at an open tour with a free end; every feasible start of the boards from 6x6 to 40x40 needs at most 42."""
TRIED_SQUARES = 20_000_000
"""Attempts at a tour with a given end may visit so many squares in all: few attempts end where they should."""
FIRST_SLICE = 500_000

Attempts = Callable[[TourRequest, Square], Iterator[Attempt]]


class Remark(StrEnum):
    """What the search has to say on its way."""

    COMPLETE = "Warnsdorff's rule led into a dead end {tries} times; a complete search goes on"


def roth(request: TourRequest) -> Search[Tour]:
    """Ties go to the square farthest from the centre (Roth); raises `InputError` for squares not on the board."""
    return preflight(request, partial(_search, _attempts_with(Tie.ROTH)))


def fixed_order(request: TourRequest) -> Search[Tour]:
    """Ties go to the first move clockwise; raises `InputError` for squares not on the board."""
    return preflight(request, partial(_search, _attempts_with(Tie.ORDER)))


def lots(request: TourRequest) -> Search[Tour]:
    """Ties are drawn, from the request's seed; raises `InputError` for squares not on the board."""
    return preflight(request, partial(_search, _attempts_with(Tie.LOTS)))


def pohl(request: TourRequest) -> Search[Tour]:
    """Ties go to the smallest sum of next degrees (Pohl 1967); raises `InputError` for squares not on the board."""
    return preflight(request, partial(_search, _attempts_with(Tie.POHL)))


def squirrel_cull(request: TourRequest) -> Search[Tour]:
    """The orders of moves of Squirrel & Cull 1996; raises `InputError` for squares not on the board."""
    return preflight(
        request, partial(_search, lambda asked, start: squirrel_cull_attempts(asked.board, start, asked.seed))
    )


def _attempts_with(tie: Tie) -> Attempts:
    return lambda request, start: attempts(tie, request.seed)


def _search(ways: Attempts, request: TourRequest) -> Search[Tour]:
    visited, tries, tour = yield from _first_tour(ways, request)
    if tour is None:
        return (yield from nested(complete.search(request), visited, Message(Remark.COMPLETE, {"tries": tries})))
    yield Found(tour, visited)
    return (yield from nested(complete.search(request), visited, known=tour))


def attempt(request: TourRequest, remark: Message) -> Generator[Progress, None, tuple[int, Tour | None]]:
    """Roth's tie-break and the attempts behind it alone: the squares visited, and the tour if one of them succeeded."""
    visited, _, tour = yield from _first_tour(_attempts_with(Tie.ROTH), request, remark)
    return visited, tour


def _first_tour(
    ways: Attempts, request: TourRequest, remark: Message | None = None
) -> Generator[Progress, None, tuple[int, int, Tour | None]]:
    """Squares visited in all, attempts made, and the tour if one of them succeeded."""
    visited = tries = 0
    start = next(possible_starts(request), None)
    if start is None:
        return visited, tries, None
    slices = Slices(FIRST_SLICE)
    fresh = degree_grid(request.board)
    for way, end in islice(zip(ways(request, start), _ends(request, start), strict=False), _tries(request)):
        trail = Trail(request.board, fresh.copy(), way, start, end)
        tries += 1
        status = RUNNING
        while status == RUNNING:
            status = slices.run(trail.advance)
            counters = {"attempts": tries}
            yield Progress(trail.count, visited + trail.count, snapshot=trail.path(), counters=counters, remark=remark)
        visited += trail.count
        if status == FOUND:
            return visited, tries, trail.tour()
    return visited, tries, None


def _ends(request: TourRequest, start: Square) -> Iterator[Square | None]:
    """The square to keep for the end: the one asked for, or for a closed tour the start's neighbours in turn."""
    if request.end is not None or not request.closed:
        return cycle([request.end])
    return cycle(list(request.board.neighbours(start)))


def _tries(request: TourRequest) -> int:
    if request.end is None and not request.closed:
        return TRIES
    return min(2_000, max(TRIES, TRIED_SQUARES // request.board.size))
