"""The path of the knight that is shown, as it is exported and copied."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from solvers.knight.board import Square
from solvers.knight.play.game import KnightGame
from solvers.knight.tour import Tour, TourRequest


class ShownWalk(NamedTuple):
    """A path on a board, or the board alone."""

    walk: Tour
    """Without squares where there is only the board."""
    start: Square | None
    """Where the path begins, or is to begin."""
    closed: bool
    """Whether it closes, or is to."""


def played_walk(game: KnightGame) -> ShownWalk:
    """A game by hand as far as it has come, with the knight on the board."""
    in_vain = game.now == game.board.size and not game.complete  # every square once, but no step home
    walk = Tour(game.board, game.order[: game.now])
    return ShownWalk(walk, walk.start, game.closed and not in_vain)


def searched_walk(tour: Tour | None, request: TourRequest) -> ShownWalk:
    """The tour that was found; without one, the board on which it is asked for."""
    if tour is None:
        return ShownWalk(Tour(request.board, array("i")), request.start, request.closed)
    return ShownWalk(tour, tour.start, request.closed)
