"""The exact number of tours, by dynamic programming over the frontier or, on small boards, by enumeration.

The squares are passed one after another, and all partial tours that leave the same frontier are counted as one (see the
kernel): a method like Knuth's SIMPATH (The Art of Computer Programming 4A, 7.1.4), and for knights McKay's (1997). Open
tours are counted as closed tours through one more square, the gate, which is a neighbour of every other. Small boards
with a long frontier have fewer tours than a sweep has frontiers; their tours are enumerated.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from enum import StrEnum

from solvers.knight.board import Board
from solvers.knight.counting.sweep import Sweep, narrowest_sweep, whole_span
from solvers.knight.existence.existence import impossibility
from solvers.knight.tour import TourCount, TourRequest
from solvers.message import Message
from solvers.search import Found, Outcome, Progress, Search, Verdict

MEMORY_BYTES = 2_000_000_000
"""The default limit of the memory that a count may take."""


class CountSource(StrEnum):
    """The source of a count that is quoted."""

    MCKAY = "B. D. McKay, Knight's tours of an 8 × 8 chessboard, 1997"
    CHERNOV = "A. Chernov, 2014: sequence A165134 of the On-Line Encyclopedia of Integer Sequences"
    STERTENBRINK = "G. Stertenbrink: sequence A165134 of the On-Line Encyclopedia of Integer Sequences"


class CountLimit(StrEnum):
    """Why a count was given up, and what may succeed."""

    MEMORY = (
        "after {passed} of {squares} squares the count would take more than {megabytes} MB of memory: "
        "choose a smaller or narrower board"
    )
    OPEN_MEMORY = (
        "after {passed} of {squares} squares the count would take more than {megabytes} MB of memory: "
        "choose a smaller or narrower board, or closed tours, which take less memory"
    )
    WIDTH = (
        "the board is too wide to count its tours with any amount of memory: choose one with a side of at "
        "most {side} squares"
    )
    OPEN_WIDTH = (
        "counting the open tours of a board of {rows} × {columns} squares takes more memory than the {allowed} GB "
        "allowed: choose one with a side of at most {side} squares, or closed tours, which take less memory"
    )
    ENDS = (
        "there are too many tours with a given start or end to count on a board of {rows} × {columns} "
        "squares: clear the start and the end to see the number of all tours, which is known"
    )


MOST_LISTED = 36
"""The largest boards, in squares, whose tours are enumerated: 6x6 has 6,637,920, but 6x7 already 120 times as many."""
SHORT_SPAN = 9
"""Up to this span, that of boards four squares wide, a sweep is quicker than enumeration on boards of every size."""

OPEN_SPAN = 13
"""The longest span, that of boards six squares wide, with which open tours of whole boards fit into the memory.

Those of 7x7 take half of it after 19 of the 49 squares, and more with each square.
"""

KNOWN = {
    (7, 7, False): (165_575_218_320, CountSource.STERTENBRINK),
    (8, 8, True): (26_534_728_821_064, CountSource.MCKAY),
    (8, 8, False): (19_591_828_170_979_904, CountSource.CHERNOV),
}
"""Counts of whole boards that are out of reach here, by rows, columns, closed: the directed count and its source."""


def count(request: TourRequest, memory_bytes: int = MEMORY_BYTES) -> Search[TourCount]:
    """Count the tours of a request; one answer.

    `Progress.depth` is the number of squares passed and `Progress.frontier` that of the frontiers; where tours are
    enumerated, `depth` is the length of the path. The search stops, with the reason in its verdict, before it takes
    more than `memory_bytes`. Raises `InputError` for ends that are not on the board.
    """
    request.check()
    return _count(request, memory_bytes)


def _count(request: TourRequest, memory_bytes: int) -> Search[TourCount]:
    board, asked = request.board, _as_counted(request)
    known = KNOWN.get((board.rows, board.columns, request.closed)) if not board.missing else None
    reason = impossibility(request)
    if reason is not None:
        directed, visited, source = 0, 0, reason
    elif board.size == 1:
        directed, visited, source = 1, 0, None
    elif known is not None and asked.start is None:
        directed, visited, source = known[0], 0, Message(known[1])
    else:
        counted = yield from _counted(asked, memory_bytes)
        if isinstance(counted, Verdict):
            if known is None:
                return counted
            return replace(counted, reason=Message(CountLimit.ENDS, {"rows": board.rows, "columns": board.columns}))
        (directed, visited), source = counted, None
    yield Progress(board.size, visited)
    yield Found(TourCount(request, directed, source), visited)
    return Verdict(Outcome.EXHAUSTED, visited)


def _as_counted(request: TourRequest) -> TourRequest:
    """A request with the same number of tours that is closed without ends, or open and not with an end alone.

    A closed tour can start on any of its squares, and with both ends given it is an open one between neighbours. An
    open tour that ends on a square is one that starts there, reversed.
    """
    start, end = request.start, request.end
    if request.closed:
        return replace(request, closed=False) if start and end else replace(request, start=None, end=None)
    return replace(request, start=end, end=None) if start is None else request


def _counted(request: TourRequest, memory_bytes: int) -> Generator[Progress, None, Verdict | tuple[int, int]]:
    """Returns the directed count and the squares or frontiers visited for it, or the verdict that it was given up."""
    from solvers.knight.counting.frontier import MOST_SPAN

    if not request.board.missing and request.board.size > MOST_LISTED:
        span = whole_span(request.board)
        if span > MOST_SPAN:
            return _too_wide(MOST_SPAN)
        if span > OPEN_SPAN and not request.closed and None in (request.start, request.end):
            return _too_wide_for_open_tours(request.board, memory_bytes)
    sweep = narrowest_sweep(request.board)
    if request.board.size <= MOST_LISTED and sweep.span > SHORT_SPAN:
        return (yield from _count_by_enumeration(request))
    return (yield from _sweep(request, sweep, memory_bytes))


def _count_by_enumeration(request: TourRequest) -> Generator[Progress, None, tuple[int, int]]:
    """Returns the directed tours and the squares visited, as `_sweep` does; starts in one orbit have as many tours."""
    from solvers.knight.backtracking import all_tours

    orbits = request.board.orbits if request.start is None and not request.closed else ()
    parts = [(replace(request, start=min(orbit)), len(orbit)) for orbit in orbits] or [(request, 1)]
    directed = visited = 0
    for part, copies in parts:
        if impossibility(part) is None:
            tours, visited = yield from all_tours.count(part, visited)
            directed += copies * tours
    return directed, visited


def _too_wide(most_span: int) -> Verdict:
    return Verdict(Outcome.STOPPED, reason=Message(CountLimit.WIDTH, {"side": (most_span - 1) // 2}))


def _too_wide_for_open_tours(board: Board, memory_bytes: int) -> Verdict:
    values = {"rows": board.rows, "columns": board.columns, "allowed": memory_bytes // 1_000_000_000}
    return Verdict(Outcome.STOPPED, reason=Message(CountLimit.OPEN_WIDTH, {**values, "side": (OPEN_SPAN - 1) // 2}))


def _sweep(
    request: TourRequest, sweep: Sweep, memory_bytes: int
) -> Generator[Progress, None, Verdict | tuple[int, int]]:
    from solvers.kernels import prepare
    from solvers.knight.counting import counting_kernel as kernel
    from solvers.knight.counting.frontier import MOST_SPAN, FrontierTable, TableFullError

    if sweep.span > MOST_SPAN:
        return _too_wide(MOST_SPAN)
    table = FrontierTable(sweep, request, memory_bytes)
    prepare(kernel)
    yield Progress(0, 0)
    while table.passed < len(sweep.order):
        try:
            table.advance()
        except TableFullError:
            limit = CountLimit.MEMORY if request.closed else CountLimit.OPEN_MEMORY
            values = {"passed": table.passed, "squares": request.board.size, "megabytes": memory_bytes // 1_000_000}
            return Verdict(Outcome.STOPPED, table.visited, Message(limit, values))
        yield Progress(table.passed, table.visited, frontier=table.frontiers)
    both_directions = 1 if request.start is not None else 2
    return both_directions * table.result(), table.visited
