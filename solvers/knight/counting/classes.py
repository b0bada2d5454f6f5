"""How many closed tours there are up to symmetry, from how many of them each symmetry keeps (Burnside's lemma)."""

from __future__ import annotations

from collections.abc import Generator

from solvers.knight.board import Board
from solvers.knight.counting.plan import CountMethod, CountPlan, CountSource
from solvers.knight.leaper import Wrap
from solvers.knight.requirements import MOST_ORBITS, MOST_STEPS
from solvers.knight.symmetric.quotient import TURNS, Quotient
from solvers.knight.tour import TourRequest
from solvers.message import Message
from solvers.search import Progress

TURNS_AND_NONE = {0, 3, 5, 6}
"""Of the symmetries as `Board.image` numbers them those that are no reflections."""

KNOWN = 1_658_420_855_433
"""Of the closed tours of 8x8, after McKay."""

MOST_EXPECTED = 1e12
"""How many paths of orbits may be expected for each symmetry: those that take some seconds."""


def count_symmetric(request: TourRequest) -> Generator[Progress, None, tuple[int, int]]:
    """Count the symmetric tours of a request; returns how many in both directions, and the orbits entered."""
    assert request.symmetry is not None
    board, turn = request.board, TURNS[request.symmetry]
    if turn not in board.symmetries:
        return 0, 0
    kept, visited = yield from _kept(board, turn, 0, 0)
    return 2 * kept, visited


def number_of_classes(
    planned: CountPlan, directed: int, before: int
) -> Generator[Progress, None, tuple[int | None, int]]:
    """Of so many tours in both directions, how many there are up to symmetry, and what was visited, `before` added.

    None where that would take too long, and for other tours than all closed ones, or all that a turn keeps.
    """
    request, visited = planned.request, before
    board = request.board
    if planned.method is CountMethod.KNOWN:
        return (KNOWN if planned.source == Message(CountSource.MCKAY) else None), visited
    whole = request.closed and request.end is None and request.start is None and board.wrap is Wrap.NONE
    if not whole or not directed or len(board.piece.moves) > MOST_STEPS or board.size < 3:
        return None, visited
    quotients = {symmetry: Quotient(board, symmetry) for symmetry in board.symmetries[1:]}
    if any(len(each.orbits) > MOST_ORBITS or each.expected > MOST_EXPECTED for each in quotients.values()):
        return None, visited
    kept = {0: directed // 2}
    asked = None if request.symmetry is None else TURNS[request.symmetry]
    for symmetry, quotient in quotients.items():
        kept[symmetry] = kept[0]
        if symmetry != asked and quotient.order > 1:
            kept[symmetry], visited = yield from _kept(board, symmetry, visited, board.size)
    turns = {symmetry for symmetry in kept if symmetry in TURNS_AND_NONE}
    if request.symmetry is not None and any(kept[symmetry] for symmetry in kept.keys() - turns):
        return None, visited  # how many tours both a turn and a reflection keep is not counted
    return sum(min(number, kept[0]) for number in kept.values()) // len(kept), visited


def _kept(board: Board, symmetry: int, before: int, depth: int) -> Generator[Progress, None, tuple[int, int]]:
    from solvers.knight.symmetric import symmetric  # and with it numpy, in the thread that counts

    return (yield from symmetric.number_kept(board, symmetry, before, depth))
