"""Positions as ripples: level by level all that can be reached from a layout, each with one shortest way to it."""

from __future__ import annotations

from time import sleep

from solvers.klotski.layout import EXIT, Layout
from solvers.klotski.moves import Metric, Step, legal_steps
from solvers.klotski.packed import BLOCK, cell_of, pack
from solvers.search import POLITE_NODES, Found, Outcome, Progress, Search, Verdict

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


_EXIT_CELL = cell_of(EXIT)


class Layers:
    """The levels searched so far: `levels[d]` holds every position that takes d steps and no fewer, packed.

    Mirror images are counted one by one. `parents` leads from each position to the one it was first reached from.
    """

    def __init__(self, layout: Layout, metric: Metric) -> None:
        self.layout = layout
        self.metric = metric
        start = pack(layout)
        self.levels: list[list[int]] = [[start]]
        self.parents: dict[int, int | None] = {start: None}

    @property
    def depth(self) -> int:
        """The deepest level that is complete."""
        return len(self.levels) - 1

    @property
    def counts(self) -> tuple[int, ...]:
        """How many positions each level has."""
        return tuple(map(len, self.levels))

    def solved(self, depth: int) -> list[int]:
        """The positions of a level whose 2x2 block is at the exit."""
        return [key for key in self.levels[depth] if key >> BLOCK & 15 == _EXIT_CELL]

    def steps_to(self, key: int) -> tuple[Step, ...]:
        """A shortest way from the layout to a position of any level."""
        chain = [key]
        while (parent := self.parents[chain[-1]]) is not None:
            chain.append(parent)
        layout, steps = self.layout, list[Step]()
        for following in reversed(chain[:-1]):
            step = _step_to(layout, following, self.metric)
            steps.append(step)
            layout = step.after(layout)
        return tuple(steps)


def search(layout: Layout, metric: Metric) -> Search[Layers]:
    """Search level by level until nothing new is left; each answer is the same `Layers`, one level deeper."""
    import numpy as np

    from solvers.klotski.breadth_first import kernel

    yield Progress(depth=0, visited=0)
    layers = Layers(layout, metric)
    number = list(Metric).index(metric)
    successors = np.empty(kernel.MAX_SUCCESSORS, np.int64)
    lengths = np.empty(kernel.MAX_SUCCESSORS, np.int64)
    level = layers.levels[0]
    while level:
        yield Progress(layers.depth, len(layers.parents), len(level), levels=layers.counts)
        yield Found(layers, len(layers.parents))
        following: list[int] = []
        for expanded, key in enumerate(level, 1):
            found = kernel.expand(key, number, successors, lengths)
            for successor in successors[:found].tolist():
                if successor not in layers.parents:
                    layers.parents[successor] = key
                    following.append(successor)
            if expanded % POLITE_NODES == 0:
                sleep(0)
                yield Progress(layers.depth, len(layers.parents), len(following), levels=layers.counts)
        level = following
        if level:
            layers.levels.append(level)
    return Verdict(Outcome.EXHAUSTED, len(layers.parents))


def _step_to(layout: Layout, key: int, metric: Metric) -> Step:
    return next(step for step in legal_steps(layout, metric) if pack(step.after(layout)) == key)
