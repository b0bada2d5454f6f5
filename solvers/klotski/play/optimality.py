"""How good a game is: the fewest steps there are, the steps left and wasted, the best next slides, and the stars."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from solvers.klotski.layout import Piece, Square
from solvers.klotski.moves import Metric, Step, slides_of
from solvers.klotski.play.game import GameState

if TYPE_CHECKING:
    from solvers.klotski.breadth_first.distances import Distances
from collections.abc import Mapping
from functools import lru_cache

from solvers.klotski.catalogue.catalogue import entry_for
from solvers.klotski.layout import Layout
from solvers.puzzles import MOST_STARS


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


REMEMBERED = 256
"""For how many layouts the figures are remembered: a game asks for those of its own again and again."""


@lru_cache(REMEMBERED)
def known_optimum(layout: Layout, metric: Metric) -> int | None:
    """The fewest steps of a layout of the catalogue, a chapter or a day, or of the hardest of some pieces; else None.

    Those of its mirror image are known too. None also for one that has no solution.
    """
    return _known(layout).get(metric)


def _known(layout: Layout) -> Mapping[Metric, int | None]:
    mirrored = layout.mirror()
    entry = entry_for(layout) or entry_for(mirrored)
    if entry is not None:
        return entry.optimum
    from solvers.klotski.catalogue.chapters import place_of  # only here: most of what is played is in the catalogue
    from solvers.klotski.catalogue.daily import day_of, puzzle_of
    from solvers.klotski.catalogue.piece_sets import set_with_hardest

    place = place_of(layout) or place_of(mirrored)
    if place is not None:
        chapter, number = place
        return chapter.layouts[number - 1].optimum
    hardest = set_with_hardest(layout) or set_with_hardest(mirrored)
    if hardest is not None:
        return hardest.optimum
    day = day_of(layout)
    puzzle = None if day is None else puzzle_of(day)
    return {} if puzzle is None else {Metric.MOVES: puzzle.optimum}


MOST_WITH_HINTS = 2
"""For a game in which a hint was shown."""
SPARE_SHARE = 10
"""A game for two stars takes one step in so many more than a shortest one, and one step more at least is allowed."""


def stars(best: int, taken: int, hints: int, given: bool) -> int:
    """The stars of a game that took `taken` steps to the exit, where `best` are the fewest.

    Three for the fewest steps, two for at most a tenth more (one more is always allowed), one for any other solution;
    two at most with a hint, and none where some of the way was `given`. Steps that were taken back are among those
    `taken`.
    """
    if given:
        return 0
    over = taken - best
    earned = MOST_STARS if over <= 0 else 2 if over <= max(1, best // SPARE_SHARE) else 1
    return min(earned, MOST_WITH_HINTS) if hints else earned
