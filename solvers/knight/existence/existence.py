"""When a tour exists: what theory says at once, before any search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from solvers.knight.board import Square
from solvers.knight.existence.arguments import forbidding_argument
from solvers.knight.existence.theorems import forbidding_theorem
from solvers.knight.tour import TourRequest
from solvers.message import Message


def impossibility(request: TourRequest) -> Message | None:
    """Why there is certainly no such tour: a theorem or an argument about this very board; None if neither speaks."""
    return forbidding_theorem(request) or forbidding_argument(request)


def possible_starts(request: TourRequest) -> Iterator[Square]:
    """The start asked for; or else, row by row, every start that theory does not exclude, lazily.

    A closed tour passes through every square, so that its first possible start stands for all; but where it has to end
    on a given square, it starts on one of that square's neighbours, and not every closed tour passes from the one to
    the other.
    """
    board, end = request.board, request.end
    if request.start is not None:
        yield request.start
        return
    for square in sorted(board.neighbours(end)) if request.closed and end is not None else board.squares:
        if impossibility(replace(request, start=square)) is None:
            yield square
            if request.closed and end is None:
                return
