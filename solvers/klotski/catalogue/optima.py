"""The fewest steps of layouts for which they are known without a search."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from solvers.klotski.catalogue.catalogue import entry_for
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

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
