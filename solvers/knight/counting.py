"""How many tours there are, exactly: as a rule without listing them, by dynamic programming over the frontier.

The squares are passed one after another, and all ways to have come so far that look the same from ahead are counted as
one (see the kernel): a method like Knuth's SIMPATH (The Art of Computer Programming 4A, 7.1.4), and for knights McKay's
(1997). Open tours are counted as closed tours through one more square, the gate, that lies beside every other. Small
boards with a long frontier have fewer tours than such a sweep has frontiers; theirs are listed.
"""

from __future__ import annotations

from enum import StrEnum

from solvers.knight.board import Board, Square
from solvers.knight.enumerating import list_tours
from solvers.knight.existence import impossibility
from solvers.knight.frontier import Sweep, narrowest_sweep
from solvers.knight.tour import TourRequest
from solvers.knight.tour_count import TourCount
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.statement import Statement

MEMORY_BYTES = 2_000_000_000
"""How much memory a count may take, unless somebody says otherwise."""


class CountSource(StrEnum):
    """Where a count comes from that is not counted here."""

    MCKAY = "B. D. McKay, Knight's tours of an 8x8 chessboard, 1997"
    CHERNOV = "A. Chernov, 2014: sequence A165134 of the On-Line Encyclopedia of Integer Sequences"


class CountLimit(StrEnum):
    """Why a count was given up."""

    MEMORY = (
        "{squares} squares were passed with {frontiers} different frontiers; going on would need more than "
        "the {megabytes} MB of memory allowed"
    )
    SPAN = "on this board a frontier reaches {span} squares ahead, and more than {most} need more memory than there is"


MOST_LISTED = 36
"""On how many squares tours are listed at most: 6x6 has 6,637,920, but 6x7 already 120 times as many."""
SHORT_SPAN = 9
"""How far a frontier reaches ahead where a sweep is quicker on boards of every size: on those four squares wide."""

KNOWN = {
    (8, 8, True): (26_534_728_821_064, 13_267_364_410_532, CountSource.MCKAY),
    (8, 8, False): (19_591_828_170_979_904, 9_795_914_085_489_952, CountSource.CHERNOV),
}
"""Counts of whole boards that are out of reach here, by rows, columns, closed: directed, undirected, and the source."""


def count(
    board: Board, start: Square | None = None, closed: bool = False, memory_bytes: int = MEMORY_BYTES
) -> Search[TourCount]:
    """Count the closed tours, or the open ones from `start`, or all open ones; for closed ones `start` does not matter.

    Progress tells the squares passed (`depth`) and the different frontiers (`frontier`); where tours are listed, the
    squares visited. It gives up, saying so in the
    verdict, before it takes more than `memory_bytes`. Raises `InputError` for a start that is not on the board.
    """
    request = TourRequest(board, start, closed=closed)
    request.check()
    return _count(request, memory_bytes)


def _count(request: TourRequest, memory_bytes: int) -> Search[TourCount]:
    board = request.board
    reason = impossibility(request)
    if reason is not None:
        return (yield from _answer(request, 0, 0, reason))
    if board.size == 1:
        return (yield from _answer(request, 1, 0))
    known = KNOWN.get((board.rows, board.columns, request.closed)) if not board.missing else None
    if known is not None and (request.closed or request.start is None):
        return (yield from _answer(request, known[1], 0, Statement(known[2])))
    sweep = narrowest_sweep(board)
    if board.size <= MOST_LISTED and sweep.span > SHORT_SPAN:
        directed, visited = yield from list_tours(request)
        from_a_start = request.start is not None and not request.closed
        return (yield from _answer(request, directed if from_a_start else directed // 2, visited))
    return (yield from _sweep(request, sweep, memory_bytes))


def _answer(request: TourRequest, tours: int, visited: int, source: Statement | None = None) -> Search[TourCount]:
    """The count in both ways of counting; `tours` is undirected, but directed for those from a start."""
    from_a_start = request.start is not None and not request.closed
    both_ways = 1 if from_a_start or request.board.size == 1 else 2
    undirected = None if from_a_start else tours
    yield Progress(request.board.size, visited)
    yield Found(TourCount(request.board, request.start, request.closed, both_ways * tours, undirected, source), visited)
    return Verdict(Outcome.EXHAUSTED, visited)


def _sweep(request: TourRequest, sweep: Sweep, memory_bytes: int) -> Search[TourCount]:
    from solvers.knight.frontier_table import MOST_SPAN, FrontierTable, TableFullError

    if sweep.span > MOST_SPAN:
        return Verdict(Outcome.STOPPED, reason=Statement(CountLimit.SPAN, {"span": sweep.span, "most": MOST_SPAN}))
    table = FrontierTable(sweep, request, memory_bytes)
    table.load()
    yield Progress(0, 0)
    while table.passed < len(sweep.order):
        try:
            table.advance()
        except TableFullError:
            values = {"squares": table.passed, "frontiers": table.frontiers, "megabytes": memory_bytes // 1_000_000}
            return Verdict(Outcome.STOPPED, table.visited, Statement(CountLimit.MEMORY, values))
        yield Progress(table.passed, table.visited, frontier=table.frontiers)
    return (yield from _answer(request, table.result(), table.visited))
