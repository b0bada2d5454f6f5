"""How well a game goes: the steps left from where it is, and whether each step kept to a shortest way."""

from __future__ import annotations

from collections.abc import Iterator

from solvers.klotski.distances import Distances
from solvers.klotski.game import Game
from solvers.klotski.layout import Layout, Piece
from solvers.klotski.moves import Metric, Step, fewest_straight_slides, slides_of


def steps_left(game: Game, known: Distances) -> int | None:
    """The fewest steps from a game's position to the exit; None when there is no solution.

    The last turn is not over: what its piece can go on to without a further step counts as reached.
    """
    left = known.distance(game.layout)
    if left is None or not game.turns:
        return left
    return min([left, *(known.distance(layout) or 0 for layout in _further(game, known.metric))])


def wasted(game: Game, known: Distances) -> int | None:
    """How many steps more than the optimum the game takes at the least, as it stands; None without a solution."""
    left, optimum = steps_left(game, known), known.distance(game.start)
    if left is None or optimum is None:
        return None
    return game.count(known.metric) + left - optimum


def _further(game: Game, metric: Metric) -> Iterator[Layout]:
    """The layouts to which the piece that moved last can go on without a further step being counted."""
    turn = game.turns[-1]
    piece = Piece(turn.target, turn.kind)
    for target, slide in slides_of(piece, game.layout).items():
        if target != turn.origin and _is_free(turn, slide, game, metric):
            yield slide.after(game.layout)


def _is_free(turn: Step, slide: Step, game: Game, metric: Metric) -> bool:
    if metric is Metric.MOVES:
        return True
    if metric is Metric.CELLS:
        return False
    moved = Piece(turn.origin, turn.kind)
    before = game.layout.with_piece_at(Piece(turn.target, turn.kind), turn.origin)
    so_far, in_all = (fewest_straight_slides(moved, square, before) for square in (turn.target, slide.target))
    return in_all == so_far and slide.target in _line(turn, slide)


def _line(turn: Step, slide: Step) -> tuple[tuple[int, int], ...]:
    """The squares of a slide while it goes on in the direction in which the turn came to rest."""
    (row, column), (to_row, to_column) = turn.path[-2:]
    down, right = to_row - row, to_column - column
    return tuple(
        square
        for distance, square in enumerate(slide.path)
        if square == (to_row + down * distance, to_column + right * distance)
    )
