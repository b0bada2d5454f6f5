"""The levels of a breadth-first search: every position that can be reached, with a shortest path to each."""

from __future__ import annotations

from time import sleep

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, legal_steps
from solvers.klotski.packed import is_solved, pack
from solvers.klotski.paths import path_to, steps_through
from solvers.search import POLITE_NODES, Found, Outcome, Progress, Search, Verdict

Path = tuple[Step, ...]


def two_paths(layout: Layout, metric: Metric) -> tuple[Path, Path] | None:
    """Two paths of the same length to one position, the first there are; None if every position has only one.

    They begin with different pieces where such a pair is among the nearest.
    """
    level: dict[Layout, list[Path]] = {layout: [()]}
    visited = {layout}
    while level:
        following = _next_level(level, visited, metric)
        pairs = [(paths[0], other) for paths in following.values() for other in paths[1:]]
        if pairs:
            return min(pairs, key=lambda pair: pair[0][0].origin == pair[1][0].origin)
        visited |= following.keys()
        level = following
    return None


def _next_level(level: dict[Layout, list[Path]], visited: set[Layout], metric: Metric) -> dict[Layout, list[Path]]:
    """The positions of the next level, each with every path to it."""
    following: dict[Layout, list[Path]] = {}
    for layout, paths in level.items():
        for step in legal_steps(layout, metric):
            after = step.after(layout)
            if after not in visited:
                following.setdefault(after, []).extend((*path, step) for path in paths)
    return following


class Layers:
    """The levels searched so far: `levels[d]` holds every position that takes d steps and no fewer, packed.

    Mirror images are counted one by one. `parents` maps each position to the one it was first reached from.
    """

    def __init__(self, layout: Layout, metric: Metric) -> None:
        self.layout = layout
        self.metric = metric
        start = pack(layout)
        self.levels: list[list[int]] = [[start]]
        self.parents = {start: -1}

    @property
    def depth(self) -> int:
        """The deepest level that is complete."""
        return len(self.levels) - 1

    @property
    def counts(self) -> tuple[int, ...]:
        """How many positions each level has."""
        return tuple(map(len, self.levels))

    def solved(self, depth: int) -> list[int]:
        """The positions of a level with Cao Cao at the exit."""
        return list(filter(is_solved, self.levels[depth]))

    def steps_to(self, key: int) -> tuple[Step, ...]:
        """A shortest path from the layout to a position of any level."""
        return steps_through(self.layout, self.metric, path_to(key, self.parents)[1:])


def search(layout: Layout, metric: Metric) -> Search[Layers]:
    """Search level by level until nothing new is left; each solution is the same `Layers`, one level deeper."""
    from solvers.klotski.breadth_first.search import Successors

    yield Progress(depth=0, visited=0)
    layers = Layers(layout, metric)
    successors = Successors(metric)
    level = layers.levels[0]
    while level:
        yield Progress(layers.depth, len(layers.parents), len(level), levels=layers.counts)
        yield Found(layers, len(layers.parents))
        following: list[int] = []
        for expanded, key in enumerate(level, 1):
            for successor in successors.of(key):
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
