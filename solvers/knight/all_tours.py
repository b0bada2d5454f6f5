"""All tours, one after another, in a fixed order that can be taken up again anywhere: a tour says where it stands.

The order is that of the plain depth-first search that tries the moves in the order of `KNIGHT_MOVES`; branches that
certainly hold no tour are cut (see the kernel), so that about a million tours of 8x8 a second go by. A closed tour
comes once: in the direction in which its second square comes before its last in the order of moves from the start.
With a given end it comes in every order of visits that ends there, which is in each direction once.
On boards of more than 64 squares the moves to the squares with the fewest continuations come first (Warnsdorff 1823).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import dropwhile

from solvers.knight.adjacency import adjacency
from solvers.knight.begin import begin
from solvers.knight.existence import impossibility, possible_starts
from solvers.knight.footprints import Footprints
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.tour_count import TourCount
from solvers.knight.tour_walk import Branch, TourWalk
from solvers.knight.walk import watch
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import EXHAUSTED, RUNNING, Slices


def search(request: TourRequest, after: Sequence[int] = ()) -> Search[Tour]:
    """Every tour asked for, or only those that come after the path `after`: a tour's `order`, or a snapshot.

    Raises `InputError` for squares that the board does not have.
    """
    return begin(request, lambda asked: watch(_walks(asked, after)))


def count_all(request: TourRequest, after: Sequence[int] = ()) -> Search[TourCount]:
    """Count the tours that `search` would find, without stopping at any; `counters["tours"]` grows as it goes.

    Raises `InputError` for squares that the board does not have.
    """
    request.check()
    return _count(request, after)


def _count(request: TourRequest, after: Sequence[int]) -> Search[TourCount]:
    reason = impossibility(request)
    tours, visited = int(reason is None and request.board.size == 1), 0
    slices = Slices()
    for walk in _walks(request, after) if reason is None else ():
        walk.count_only()
        if visited == 0:
            walk.advance(0)
            yield Progress(0, 0, counters={"tours": 0})
        status = RUNNING
        while status != EXHAUSTED:
            status = slices.run(walk.advance)
            part = walk.progress()
            yield Progress(
                part.depth, visited + part.visited, snapshot=part.snapshot, counters={"tours": tours + walk.tours}
            )
        tours += walk.tours
        visited += walk.visited
    yield Progress(request.board.size, visited, counters={"tours": tours})
    in_one_direction = request.closed and request.end is None
    yield Found(TourCount(request, 2 * tours if in_one_direction else tours), visited)
    return Verdict(Outcome.EXHAUSTED, visited, reason)


def _walks(request: TourRequest, after: Sequence[int]) -> Iterator[TourWalk]:
    """A walk for each branch, from the one on that the path `after` belongs to."""
    targets, footprints = adjacency(request.board), Footprints(request.board)
    branches = dropwhile(lambda branch: not branch.leads_to(after), _branches(request)) if after else _branches(request)
    for branch in branches:
        taken_up = after if after and branch.leads_to(after) else branch.squares
        yield TourWalk(request.board, targets, branch, taken_up, footprints)


def _branches(request: TourRequest) -> Iterator[Branch]:
    """The starts; for closed tours each of the first moves, with the squares that are later in the order to end on."""
    board = request.board
    for start in possible_starts(request):
        square = board.index(start)
        if request.end is not None:
            yield Branch((square,), (board.index(request.end),))
        elif not request.closed:
            yield Branch((square,), ())
        else:
            beside = [board.index(neighbour) for neighbour in board.neighbours(start)]
            for place, second in enumerate(beside[:-1], 1):
                yield Branch((square, second), tuple(beside[place:]))
