"""The searches for all tours a second time, as their proofs are written down: recursive, with sets of squares."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import islice

from solvers.knight.backtracking import all_tours
from solvers.knight.board import Board, Square
from solvers.knight.tour import TourRequest
from solvers.search import Found

WorthTrying = Callable[[Board, tuple[Square, ...], Collection[Square]], list[Square]]
"""The squares to enter next after a path, in order, if a tour is to end on certain squares (none: anywhere)."""


def ways_on(board: Board, path: tuple[Square, ...]) -> dict[Square, int]:
    """For every free square how many free ones it leads to."""
    free = set(board.squares).difference(path)
    return {
        square: sum(target in free for target in board.neighbours(square)) for square in board.squares if square in free
    }


def entered(
    board: Board, path: tuple[Square, ...], ends: Collection[Square], moves: WorthTrying
) -> Iterator[tuple[Square, ...]]:
    """Every path that a search enters behind this one, in its order."""
    if len(path) < board.size:
        for square in moves(board, path, ends):
            yield (*path, square)
            yield from entered(board, (*path, square), ends, moves)


def branch(
    board: Board, fixed: tuple[Square, ...], ends: Collection[Square], moves: WorthTrying
) -> Iterator[tuple[Square, ...]]:
    """The same behind squares that stay for good, nothing where the search itself would not go over them."""
    if all(fixed[k] in moves(board, fixed[:k], ends) for k in range(1, len(fixed))):
        yield from entered(board, fixed, ends, moves)


def expected(request: TourRequest, moves: WorthTrying) -> Iterator[tuple[Square, ...]]:
    """Every path that the search for all tours from a given start enters."""
    board, start = request.board, request.start
    assert start is not None
    if request.end is not None:
        yield from branch(board, (start,), {request.end}, moves)
    elif request.closed:
        beside = list(board.neighbours(start))
        for place, second in enumerate(beside[:-1], 1):
            yield from branch(board, (start, second), set(beside[place:]), moves)
    else:
        yield from branch(board, (start,), (), moves)


def check(request: TourRequest, moves: WorthTrying, most: int = 2_000) -> None:
    """The search enters what is expected, finds its tours in this order, and counts as many."""
    paths = list(islice(expected(request, moves), most))
    tours = [(path, number) for number, path in enumerate(paths, 1) if len(path) == request.board.size]
    found = (event for event in all_tours.search(request) if isinstance(event, Found))
    assert [(event.answer.squares, event.visited) for event in islice(found, len(tours))] == tours
    if len(paths) < most:
        assert counted(request) == (len(tours) * (2 if request.closed and request.end is None else 1), len(paths))


def counted(request: TourRequest) -> tuple[int, int]:
    """The number of tours and of squares entered for them."""
    counting = all_tours.count(request)
    while True:
        try:
            next(counting)
        except StopIteration as end:
            return end.value
