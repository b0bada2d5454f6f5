"""Warnsdorff's rule tried once, with no second chance: how often a tie-break succeeds by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from solvers.knight.board import Board, Square
from solvers.knight.existence.existence import possible_starts
from solvers.knight.tour import TourRequest
from solvers.knight.warnsdorff.ties import Attempt, Tie, attempts, squirrel_cull_attempts
from solvers.search import Progress
from solvers.slices import FOUND, RUNNING, Slices

FIRST_SLICE = 500_000


def first_tries(board: Board, engine: str, most: int) -> Iterator[tuple[Progress, bool]]:
    """From one start after another, where the squares visited stand and whether the first try there was a tour.

    The starts are those from which there may be a tour, at most so many, spread evenly. `engine` names one of
    Warnsdorff's in `engines`; raises `KeyError` for another.
    """
    from solvers.knight.warnsdorff.attempt import Trail, degree_grid

    way = _FIRST_WAYS[engine]
    fresh = degree_grid(board)
    slices = Slices(FIRST_SLICE)
    visited = 0
    for start in spread(list(possible_starts(TourRequest(board))), most):
        trail = Trail(board, fresh.copy(), way(board, start), start)
        status = RUNNING
        while status == RUNNING:
            status = slices.run(trail.advance)
        visited += trail.count
        yield Progress(trail.count, visited), status == FOUND


def spread(starts: list[Square], most: int) -> list[Square]:
    """At most so many of the starts, at even distances."""
    if len(starts) <= most:
        return starts
    return [starts[number * len(starts) // most] for number in range(most)]


def _with(tie: Tie) -> Callable[[Board, Square], Attempt]:
    """The first attempt with a tie-break; what is drawn by lot is drawn anew for every start."""
    return lambda board, start: next(attempts(tie, board.index(start)))


def _squirrel_cull(board: Board, start: Square) -> Attempt:
    return next(squirrel_cull_attempts(board, start, 0))


_FIRST_WAYS: dict[str, Callable[[Board, Square], Attempt]] = {
    "warnsdorff": _with(Tie.ROTH),
    "warnsdorff-fixed": _with(Tie.ORDER),
    "warnsdorff-random": _with(Tie.LOTS),
    "warnsdorff-pohl": _with(Tie.POHL),
    "warnsdorff-squirrel-cull": _squirrel_cull,
}
