"""The requests that a method takes; what is said where it takes none of that kind. Imports no numpy."""

from __future__ import annotations

from enum import StrEnum

from solvers.knight.board import Board
from solvers.knight.existence.existence import impossibility
from solvers.knight.leaper import Wrap
from solvers.knight.tour import TourRequest, TourSymmetry
from solvers.message import InputError

MOST_STEPS = 8
"""How many moves of a piece the kernels have room for that go by steps on a board with a border."""

MOST_ORBITS = 64
"""Of how many orbits of squares the search for symmetric tours makes a set."""


class RequirementFault(StrEnum):
    """A request is not of the kind that a method takes."""

    MISSING = (
        "tiles cover whole boards only, and this one lacks {missing} {missing:square|squares}: choose a whole board, "
        "or another method such as Automatic"
    )
    END = "the tiles decide where the tour ends: choose no end, or another method such as Automatic"
    SIZE = (
        "tiles cover boards from 5 × 5 on, and of 3 × 10, 3 × 12 and so on; this one is {rows} × {columns}: "
        "choose one of those, or another method such as Automatic"
    )
    KNIGHT = (
        "the tiles are tours of a knight on a board whose edges are not joined: choose that, or another method such as "
        "Automatic"
    )
    WRAP = "this method knows no joined edges: choose a board without them, or another method such as Automatic"
    MOVES = (
        "this method knows pieces of up to {most} moves, and this one has {moves}: choose another piece, or another "
        "method such as Automatic"
    )
    SYMMETRY = "this method does not look for symmetric tours: choose Automatic"
    ORBITS = (
        "symmetric tours are looked for on boards of up to {most} squares, of pieces of up to {moves} moves: choose "
        "another board or another piece"
    )


def check_no_symmetry(request: TourRequest) -> None:
    """Raise `InputError` where a symmetric tour is asked for."""
    if request.symmetry is not None:
        raise InputError(RequirementFault.SYMMETRY)


def check_symmetry(request: TourRequest) -> None:
    """Raise `InputError` for a symmetric tour of a board that is too large, or of a piece with too many moves."""
    if request.symmetry is None:
        return
    request.check()
    most = MOST_ORBITS * (4 if request.symmetry is TourSymmetry.QUARTER_TURN else 2)
    if request.board.size > most or len(request.board.piece.moves) > MOST_STEPS:
        raise InputError(RequirementFault.ORBITS, most=most, moves=MOST_STEPS)


def check_steps(request: TourRequest) -> None:
    """Raise `InputError` unless every move is one of a few steps over a board with a border."""
    check_no_symmetry(request)
    if request.board.wrap is not Wrap.NONE:
        raise InputError(RequirementFault.WRAP)
    if not goes_by_steps(request.board):
        raise InputError(RequirementFault.MOVES, moves=len(request.board.piece.moves), most=MOST_STEPS)


def goes_by_steps(board: Board) -> bool:
    """Whether every move is one of a few steps over a board with a border."""
    return board.wrap is Wrap.NONE and len(board.piece.moves) <= MOST_STEPS


def check_tiles(request: TourRequest) -> None:
    """Raise `InputError` where the tiles make no such tour and nothing proves that there is none."""
    request.check()
    check_no_symmetry(request)
    board = request.board
    if not board.is_usual:
        raise InputError(RequirementFault.KNIGHT)
    if board.missing:
        raise InputError(RequirementFault.MISSING, missing=len(board.missing))
    if not are_tiles_enough(request) and impossibility(request) is None:
        if request.end is not None:
            raise InputError(RequirementFault.END)
        raise InputError(RequirementFault.SIZE, rows=board.rows, columns=board.columns)


def are_tiles_enough(request: TourRequest) -> bool:
    """Whether the tiles make such a tour: a knight's on a whole board of a right size, with a free end."""
    board = request.board
    shorter, longer = sorted((board.rows, board.columns))
    sides = shorter >= 5 or (shorter == 3 and longer >= 10 and longer % 2 == 0)
    return sides and board.is_usual and not board.missing and request.end is None and request.symmetry is None
