"""How close a game is to a shortest solution: the steps left, the steps wasted, and the best next slides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from solvers.klotski.layout import Piece, Square
from solvers.klotski.moves import Metric, Step, slides_of
from solvers.klotski.play.game import GameState

if TYPE_CHECKING:
    from solvers.klotski.breadth_first.distances import Distances


def steps_left(state: GameState, known: Distances) -> int | None:
    """The fewest steps from the state of a game to the exit; None when there is no solution.

    The last turn is not over: what its piece can go on to without a further step counts as reached.
    """
    left = known.distance(state.layout)
    if left is None:
        return None
    return min([left, *(known.distance(slide.after(state.layout)) or 0 for slide in _going_on(state, known))])


def wasted(state: GameState, known: Distances) -> int | None:
    """How many steps more than a shortest solution the game takes at least, as it is; None without a solution."""
    left, optimum = steps_left(state, known), known.distance(state.start)
    return None if left is None or optimum is None else state.count(known.metric) + left - optimum


def best_slides(state: GameState, known: Distances) -> list[Step]:
    """The slides that keep to a shortest path from the state of a game; none when it is solved or has no solution.

    Where the piece that moved last can go on without a further step to where fewer are left, these are the slides;
    otherwise every step to a position that is nearer to the exit, those first that count as one step. (One that
    shortens the last turn, or takes it back, leads to a shorter game than `steps_left` promises.)
    """
    layout, left = state.layout, steps_left(state, known)
    if left is None:
        return []
    if left != known.distance(layout):
        return [slide for slide in _going_on(state, known) if known.distance(slide.after(layout)) == left]
    one_more = state.count(known.metric) + 1
    return sorted(known.best(layout), key=lambda step: state.after(step).count(known.metric) != one_more)


def _going_on(state: GameState, known: Distances) -> Iterator[Step]:
    """The slides by which the piece that moved last goes on without a further step being counted."""
    turn, metric, count = state.turn, known.metric, state.count(known.metric)
    if turn is None or metric is Metric.CELLS:
        return
    for slide in slides_of(Piece(turn.step.target, turn.step.kind), state.layout).values():
        if slide.target == turn.step.origin:
            continue
        if metric is Metric.MOVES or (_is_in_line(turn.step, slide) and state.after(slide).count(metric) == count):
            yield slide


def _is_in_line(turn: Step, slide: Step) -> bool:
    """Whether a slide goes on in the direction in which the turn came to rest."""
    (row, column), (to_row, to_column) = turn.path[-2:]
    down, right = to_row - row, to_column - column
    line: tuple[Square, ...] = tuple(
        (to_row + down * distance, to_column + right * distance) for distance in range(len(slide.path))
    )
    return slide.path == line
