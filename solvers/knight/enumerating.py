"""Counting tours by listing them: on small boards the shorter way.

Open tours from anywhere are listed from one start of each kind only: a rotation or a reflection of the board leads from
one tour to another, so that starts which lie alike have as many.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace

from solvers.knight.board import Board, Square
from solvers.knight.tour import TourRequest
from solvers.search import Found, Progress


def list_tours(request: TourRequest) -> Generator[Progress, None, tuple[int, int]]:
    """Answers how many directed tours there are, and how many squares were visited to see them all."""
    from solvers.knight.all_tours import count_all

    tours = visited = 0
    for part, copies in _parts(request):
        before = visited
        for event in count_all(part):
            visited = before + event.visited
            if isinstance(event, Found):
                tours += copies * event.answer.directed
            else:
                yield replace(event, visited=visited, counters={}, snapshot=None)
    return tours, visited


def kinds_of_squares(board: Board) -> dict[Square, int]:
    """For each kind of squares that lie alike, the first square of it, and how many there are."""
    symmetries = [symmetry for symmetry in _symmetries(board) if _keeps(board, symmetry)]
    kinds: dict[Square, int] = {}
    for square in board.squares:
        first = min(symmetry(square) for symmetry in symmetries)
        kinds[first] = kinds.get(first, 0) + 1
    return kinds


def _parts(request: TourRequest) -> list[tuple[TourRequest, int]]:
    """What to list, each with how many times its tours count."""
    if request.closed or request.start is not None:
        return [(request, 1)]
    return [(replace(request, start=start), copies) for start, copies in kinds_of_squares(request.board).items()]


Symmetry = Callable[[Square], Square]


def _symmetries(board: Board) -> list[Symmetry]:
    """The reflections and rotations of the board's rectangle, the identity first."""
    bottom, right = board.rows - 1, board.columns - 1
    oblong: list[Symmetry] = [
        lambda square: square,
        lambda square: (bottom - square[0], square[1]),
        lambda square: (square[0], right - square[1]),
        lambda square: (bottom - square[0], right - square[1]),
    ]
    if board.rows != board.columns:
        return oblong
    return oblong + [lambda square, upright=upright: upright((square[1], square[0])) for upright in oblong]


def _keeps(board: Board, symmetry: Symmetry) -> bool:
    """Whether a symmetry of the rectangle leads every missing square to a missing one."""
    return all(symmetry(square) in board.missing for square in board.missing)
