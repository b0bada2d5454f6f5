"""Why positions come again: the nearest position to which two ways lead that never meet before it."""

from __future__ import annotations

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, legal_steps

Way = tuple[Step, ...]


def two_ways(layout: Layout, metric: Metric) -> tuple[Way, Way] | None:
    """Two ways of the same length to one position, the first there are; None if every position has only one.

    They begin with different pieces where such a pair is among the nearest.
    """
    level: dict[Layout, list[Way]] = {layout: [()]}
    met = {layout}
    while level:
        following = _onward(level, met, metric)
        pairs = [(ways[0], other) for ways in following.values() for other in ways[1:]]
        if pairs:
            return min(pairs, key=lambda pair: pair[0][0].origin == pair[1][0].origin)
        met |= following.keys()
        level = following
    return None


def _onward(level: dict[Layout, list[Way]], met: set[Layout], metric: Metric) -> dict[Layout, list[Way]]:
    """The positions of the next level, each with every way to it."""
    following: dict[Layout, list[Way]] = {}
    for layout, ways in level.items():
        for step in legal_steps(layout, metric):
            after = step.after(layout)
            if after not in met:
                following.setdefault(after, []).extend((*way, step) for way in ways)
    return following
