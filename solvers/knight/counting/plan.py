"""How the tours of a request are counted, decided before anything is, and the counts that are known from elsewhere.

Imports no numpy.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, StrEnum

from solvers.knight.board import Board
from solvers.knight.counting.sweep import Division, narrowest_division
from solvers.knight.existence.existence import impossibility
from solvers.knight.symmetric.quotient import TURNS, Quotient, expected_paths
from solvers.knight.tour import TourRequest
from solvers.message import Message


class CountSource(StrEnum):
    """The source of a count that is quoted."""

    MCKAY = "B. D. McKay, Knight's tours of an 8 × 8 chessboard, 1997"
    CHERNOV = "A. Chernov, 2014: sequence A165134 of the On-Line Encyclopedia of Integer Sequences"
    STERTENBRINK = "G. Stertenbrink: sequence A165134 of the On-Line Encyclopedia of Integer Sequences"


KNOWN = {
    (7, 7, False): (165_575_218_320, CountSource.STERTENBRINK),
    (8, 8, True): (26_534_728_821_064, CountSource.MCKAY),
    (8, 8, False): (19_591_828_170_979_904, CountSource.CHERNOV),
}
"""Counts of whole boards that take long, by rows, columns, closed: the directed count and its source."""


def known_count(board: Board, closed: bool) -> tuple[int, Message] | None:
    """The directed number of all tours of a board and its source, if it is known."""
    known = None if board.missing or not board.is_usual else KNOWN.get((board.rows, board.columns, closed))
    return None if known is None else (known[0], Message(known[1]))


MOST_LISTED = 36
"""The largest boards, in squares, whose tours are enumerated where a frontier is too long: 6x6 has 6,637,920."""
MOST_EXPECTED = 3e10
"""How many tours may be expected there, if each square led to others at random: of 6x6 these are 1.6e10."""
MOST_SYMMETRIC = 1e16
"""Up to so many expected paths of orbits symmetric tours are counted: of 8x8, which takes 2 s, these are 3e11."""
MOST_PLACES = 16
"""How many places a frontier or the window can have, the extra square among them."""
MOST_SQUARES = 10_000
"""Larger boards with both sides long are not looked at square by square."""


class CountMethod(Enum):
    """How a number of tours is come by."""

    KNOWN = "known"
    """Nothing is counted: the number is published, or it is proved that there is no tour."""
    ORBITS = "orbits"
    """Symmetric tours are counted one by one, by the orbits of squares that they go through."""
    ENUMERATION = "enumeration"
    """The tours are enumerated one by one."""
    SWEEP = "sweep"
    """Frontiers are carried over the board from both sides, square by square, and joined."""


@dataclass(frozen=True)
class CountPlan:
    """How a request is counted: `asked` has the same number of tours as the `request`.

    `directed` and `source` are those of a number that is known, `division` is there where the board is swept.
    """

    method: CountMethod
    request: TourRequest
    asked: TourRequest
    directed: int = 0
    source: Message | None = None
    division: Division | None = None


def plan(request: TourRequest, quoting: bool = True) -> CountPlan | None:
    """The plan for a request; None where the board is too wide. Without `quoting` no published number serves."""
    board, asked = request.board, as_counted(request)
    known = known_count(board, request.closed) if quoting and asked.start is None else None
    reason = impossibility(request)
    if reason is not None:
        return CountPlan(CountMethod.KNOWN, request, asked, 0, reason)
    if board.size == 1:
        return CountPlan(CountMethod.KNOWN, request, asked, 1)
    if request.symmetry is not None:
        turn = TURNS[request.symmetry]
        counted = turn not in board.symmetries or Quotient(board, turn).expected <= MOST_SYMMETRIC
        return CountPlan(CountMethod.ORBITS, request, asked) if counted else None
    if known is not None:
        return CountPlan(CountMethod.KNOWN, request, asked, *known)
    if board.piece.reach * min(board.rows, board.columns) > MOST_PLACES and board.size > MOST_SQUARES:
        return None
    division = narrowest_division(board)
    if division is not None and division.slots + (not asked.closed) <= MOST_PLACES:
        return CountPlan(CountMethod.SWEEP, request, asked, division=division)
    return CountPlan(CountMethod.ENUMERATION, request, asked) if _can_be_listed(board) else None


def _can_be_listed(board: Board) -> bool:
    if board.size > MOST_LISTED:
        return False
    return expected_paths([board.degree(square) for square in board.squares]) <= MOST_EXPECTED


def as_counted(request: TourRequest) -> TourRequest:
    """A request with the same number of tours that is closed without ends, or open and not with an end alone.

    A closed tour can start on any of its squares, and with both ends given it is an open one between neighbours. An
    open tour that ends on a square is one that starts there, reversed.
    """
    start, end = request.start, request.end
    if request.closed:
        return replace(request, closed=False) if start and end else replace(request, start=None, end=None)
    return replace(request, start=end, end=None) if start is None else request
