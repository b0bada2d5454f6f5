"""How every search for a tour begins: the squares are checked, theory is asked, and only then is there a search."""

from __future__ import annotations

from collections.abc import Callable

from solvers.knight.existence.existence import impossibility
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Found, Outcome, Progress, Search, Verdict


def preflight(request: TourRequest, search: Callable[[TourRequest], Search[Tour]]) -> Search[Tour]:
    """The search, or at once the verdict that there is no tour; raises `InputError` for squares not on the board."""
    request.check()
    return _answer(request, search)


def _answer(request: TourRequest, search: Callable[[TourRequest], Search[Tour]]) -> Search[Tour]:
    reason = impossibility(request)
    if reason is not None:
        return Verdict(Outcome.IMPOSSIBLE, reason=reason)
    if request.board.size == 1:
        yield Progress(1, 1)
        yield Found(Tour.of(request.board, request.board.squares), 1)
        return Verdict(Outcome.EXHAUSTED, 1)
    return (yield from search(request))
