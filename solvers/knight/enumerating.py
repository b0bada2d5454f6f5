"""Counting tours by listing them: on small boards the shorter way.

Open tours from anywhere are listed from one start of each kind only: a rotation or a reflection of the board leads from
one tour to another, so that starts which lie alike have as many.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from solvers.knight.board import Board, Square
from solvers.knight.symmetry import alike
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
    return {min(squares): len(squares) for squares in alike(board)}


def _parts(request: TourRequest) -> list[tuple[TourRequest, int]]:
    """What to list, each with how many times its tours count."""
    if request.closed or request.start is not None:
        return [(request, 1)]
    return [(replace(request, start=start), copies) for start, copies in kinds_of_squares(request.board).items()]
