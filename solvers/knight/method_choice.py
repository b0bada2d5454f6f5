"""The default engine: it chooses a method by the request; `Progress.remark` of every report says which and why."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from solvers.knight.backtracking import all_tours, complete
from solvers.knight.existence.existence import preflight
from solvers.knight.portfolio import Method, Quota, continue_with, portfolio
from solvers.knight.requirements import are_tiles_enough, goes_by_steps
from solvers.knight.rotations import random_closed
from solvers.knight.symmetric import symmetric
from solvers.knight.tiling import tiled_tour
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import ChoiceTrace
from solvers.knight.warnsdorff import warnsdorff
from solvers.message import Message
from solvers.pace import nodes_granted
from solvers.search import Found, Outcome, Progress, Search, Verdict

SEARCHED_TO_THE_END = 400
"""On boards of up to so many squares the complete search comes first: it finds as fast as any, and it proves."""

PROVED_AT_MOST = 40_000
"""Beyond so many squares the complete search is left out: it would take too long between two reports."""

PROVED_IN_A_MOMENT = 36
"""On boards of up to so many squares the search for all tours proves within a moment that there is none."""

COMPLETE = Method(complete.search, complete.FIRST_QUOTA)
ROTATIONS = Method(random_closed.search, random_closed.FIRST_QUOTA)


class AutomaticChoice(StrEnum):
    """Which method was chosen, and why."""

    RULE = "chose Warnsdorff's rule, which finds a tour with a free end at once on nearly every board"
    TILES = "chose tiles, which cover a whole board of {rows} × {columns} squares in linear time"
    COMPLETE = (
        "chose complete search ({squares} {squares:square|squares}: as fast as any method, and it can prove that there "
        "is no tour), with random rotations when it gets stuck"
    )
    TURNS = (
        "takes turns between random rotations, which find a tour on {squares} squares sooner, and complete search, "
        "which alone can prove that there is none"
    )
    ROTATIONS = (
        "chose random rotations, because {squares} squares are too many to prove anything about; "
        "if there is no tour, the search runs until you stop it"
    )
    ANOTHER = "chose random rotations, because the tiles give only one tour"


@preflight
def search(request: TourRequest) -> Search[Tour]:
    """Every tour asked for, by the method that fits; raises `InputError` for squares that the board does not have."""
    if request.symmetry is not None:
        return symmetric.search(request)
    if goes_by_steps(request.board) and not (request.board.missing or request.end or request.closed):
        return _by_rule(request)
    if request.board.size > SEARCHED_TO_THE_END and are_tiles_enough(request):
        return _by_tiles(request, 0)
    return _by_searches(request)


def _by_rule(request: TourRequest) -> Search[Tour]:
    """Warnsdorff's rule; where it fails too often, tiles if the board is large enough for them, else searches."""
    yield from _told(AutomaticChoice.RULE, request)
    visited, _, tour = yield from warnsdorff.first_tour(request, remark=_because(AutomaticChoice.RULE, request))
    if tour is None and are_tiles_enough(request):
        return (yield from _by_tiles(request, visited))
    if tour is not None:
        yield Found(tour, visited)
    return (yield from continue_with(_by_searches(request, tour), visited))


def _by_tiles(request: TourRequest, before: int) -> Search[Tour]:
    yield from _told(AutomaticChoice.TILES, request, before)
    tiles = yield from continue_with(tiled_tour.search(request), before, _because(AutomaticChoice.TILES, request))
    yield from _told(AutomaticChoice.ANOTHER, request, tiles.visited)
    return (
        yield from continue_with(
            random_closed.search(request), tiles.visited, _because(AutomaticChoice.ANOTHER, request)
        )
    )


def _by_searches(request: TourRequest, known: Tour | None = None) -> Search[Tour]:
    if request.board.size <= SEARCHED_TO_THE_END:
        yield from _told(AutomaticChoice.COMPLETE, request)
        methods = (COMPLETE, ROTATIONS) if request.board.size > PROVED_IN_A_MOMENT else (COMPLETE, PROOF, ROTATIONS)
        return (yield from portfolio(methods, request, _because(AutomaticChoice.COMPLETE, request), known))
    if request.board.size > PROVED_AT_MOST:
        yield from _told(AutomaticChoice.ROTATIONS, request)
        search = random_closed.search(request)
        return (yield from continue_with(search, 0, _because(AutomaticChoice.ROTATIONS, request), known))
    yield from _told(AutomaticChoice.TURNS, request)
    return (yield from portfolio((ROTATIONS, COMPLETE), request, _because(AutomaticChoice.TURNS, request), known))


def _proof(request: TourRequest, quota: Quota) -> Search[Tour]:
    """Search all tours until there is one, which is left to the other methods, or none: some boards take those long."""
    progress = Progress(0, 0)
    for event in all_tours.search(request):
        if isinstance(event, Found):
            break
        progress = event
        yield progress
    else:
        return Verdict(Outcome.EXHAUSTED, progress.visited)
    while True:
        quota.left = 0
        yield progress


PROOF = Method(_proof, 1)


def _told(choice: AutomaticChoice, request: TourRequest, visited: int = 0) -> Iterator[Progress]:
    """A report of the choice, at a slow pace."""
    if nodes_granted() is not None:
        yield Progress(0, visited, remark=_because(choice, request), trace=ChoiceTrace(choice))


def _because(choice: AutomaticChoice, request: TourRequest) -> Message:
    board = request.board
    return Message(choice, {"rows": board.rows, "columns": board.columns, "squares": board.size})
