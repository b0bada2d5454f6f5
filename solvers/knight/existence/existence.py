"""What is known of a request before any search: that it has no tour, which starts are possible, which are refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from functools import wraps
from typing import Concatenate, ParamSpec

from solvers.knight.board import Square
from solvers.knight.existence.arguments import forbidding_argument
from solvers.knight.existence.proof import Proof
from solvers.knight.existence.removal import QUICK, THOROUGH, Effort
from solvers.knight.existence.theorems import forbidding_theorem
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Found, Outcome, Progress, Search, Verdict, last_answer, next_event
from solvers.slices import ReportTimer

P = ParamSpec("P")
LISTED_AT_MOST = 40_000
"""On larger boards no single starts are refused: a list of them would take minutes, and as much memory as a search."""

TourSearch = Callable[Concatenate[TourRequest, P], Search[Tour]]


@dataclass(frozen=True, slots=True)
class RefusedStarts:
    """The squares that start no tour.

    `everywhere` is the reason why the board has no tour at all, if that is proved; `reasons` maps each refused square
    to its own reason.
    """

    everywhere: Proof | None
    reasons: Mapping[Square, Proof]


def impossibility(request: TourRequest, effort: Effort = QUICK) -> Proof | None:
    """The theorem or argument that proves that the request has no tour; None where nothing is proved."""
    return forbidding_theorem(request) or forbidding_argument(request, effort)


def possible_starts(request: TourRequest) -> Iterator[Square]:
    """Yield the start of the request or, if it has none, every square that is not proved to start no tour.

    A closed tour passes through every square, so the first possible start stands for all. With a given end it starts
    on a neighbour of that end, and not every closed tour contains the move between the two, so all neighbours are
    yielded.
    """
    board, end = request.board, request.end
    if request.start is not None:
        yield request.start
        return
    for square in sorted(board.neighbours(end)) if request.closed and end is not None else board.each_square():
        if impossibility(replace(request, start=square)) is None:
            yield square
            if request.closed and end is None:
                return


def refused_starts(request: TourRequest) -> Search[RefusedStarts]:
    """Look for an `impossibility` at every square of the board, ignoring the request's start; one answer.

    On boards of more than `LISTED_AT_MOST` squares only one that holds everywhere is looked for.
    """
    everywhere = impossibility(replace(request, start=None))
    reasons: dict[Square, Proof] = {}
    alike = everywhere is None and _are_all_starts_alike(request)
    squares = () if alike or request.board.size > LISTED_AT_MOST else request.board.each_square()
    reports = ReportTimer()
    for number, square in enumerate(squares, 1):
        reason = everywhere or impossibility(replace(request, start=square))
        if reason is not None:
            reasons[square] = reason
        if reports.overdue():
            yield Progress(0, number)
    yield Progress(0, request.board.size)
    return (yield from last_answer(RefusedStarts(everywhere, reasons), request.board.size))


def _are_all_starts_alike(request: TourRequest) -> bool:
    """Whether no theorem or argument speaks of the start: the board is whole and wide, and the colours are balanced."""
    board = request.board
    even_and_wide = board.size % 2 == 0 and min(board.rows, board.columns) > 4
    return board.is_usual and even_and_wide and not board.missing and request.end is None


def preflight(search: TourSearch[P]) -> TourSearch[P]:
    """Decorate a search for tours, which is then called only where it has something to search.

    The decorated function raises `InputError` at once for a request that `TourRequest.check` refuses. The search it
    returns ends with `Outcome.IMPOSSIBLE` where there is an `impossibility`, and answers a board of one square itself.
    Where it was searched to the end for nothing, it looks longer for a proof that can be shown.
    """

    @wraps(search)
    def checked(request: TourRequest, *args: P.args, **kwargs: P.kwargs) -> Search[Tour]:
        request.check()
        return answered(request, *args, **kwargs)

    def answered(request: TourRequest, *args: P.args, **kwargs: P.kwargs) -> Search[Tour]:
        reason = impossibility(request)
        if reason is not None:
            return Verdict(Outcome.IMPOSSIBLE, reason=reason)
        if request.board.size == 1:
            yield Progress(1, 1)
            return (yield from last_answer(Tour.of(request.board, request.board.squares), 1))
        found = False
        with closing(search(request, *args, **kwargs)) as running:
            while not isinstance(event := next_event(running), Verdict):
                found = found or isinstance(event, Found)
                yield event
        if found or event.outcome is not Outcome.EXHAUSTED or event.reason is not None:
            return event
        return replace(event, reason=impossibility(request, THOROUGH))

    return checked
