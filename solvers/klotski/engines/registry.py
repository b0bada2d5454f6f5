"""The search methods for Klotski that the console and the window offer, by name."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from solvers.engine import Engine, Registry
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.message import InputError
from solvers.search import Search


class MetricFault(StrEnum):
    """What can be wrong with the choice of a metric for an engine."""

    METRIC = "the method “{name}” cannot count {metric}; count {known}, or choose another method"


@dataclass(frozen=True, slots=True)
class KlotskiEngine(Engine[Search[Solution]]):
    """A search method, the metrics it can count in, and whether its first answer is a shortest one.

    An engine that does not promise it answers several times, each time with a shorter solution; if the last is a
    shortest one, it comes once more, marked as proven.
    """

    metrics: tuple[Metric, ...] = tuple(Metric)
    promises_shortest: bool = True

    def search(self, layout: Layout, metric: Metric) -> Search[Solution]:
        """Begin a search; raises `InputError` when it does not count in this metric or does not take this layout."""
        if metric not in self.metrics:
            raise InputError(MetricFault.METRIC, name=self.name, metric=metric.value, known=tuple(self.metrics))
        return self.start(layout, metric)


PAPER_METRICS = (Metric.MOVES, Metric.CELLS)

BREADTH_FIRST = "breadth-first"
"""The family of most."""

ENGINES = Registry(
    (
        KlotskiEngine("klotski", "shortest", "breadth_first.shortest:search", BREADTH_FIRST),
        KlotskiEngine("klotski", "avl-26", "historical.articles:avl_26", BREADTH_FIRST),
        KlotskiEngine("klotski", "avl-60", "historical.articles:avl_60", BREADTH_FIRST),
        KlotskiEngine("klotski", "hash-60", "historical.articles:hash_60", BREADTH_FIRST),
        KlotskiEngine("klotski", "eight-wide", "historical.articles:eight_wide", BREADTH_FIRST),
        KlotskiEngine("klotski", "one-cell", "historical.articles:one_cell", BREADTH_FIRST, (Metric.CELLS,)),
        KlotskiEngine(
            "klotski", "depth-first-bst", "historical.depth_first:search", "depth-first-bst", PAPER_METRICS, False
        ),
        KlotskiEngine("klotski", "a-star", "engines.a_star:search", "a-star"),
        KlotskiEngine("klotski", "ida-star", "engines.ida_star:search", "ida-star"),
        KlotskiEngine("klotski", "bidirectional", "engines.bidirectional:search", "bidirectional"),
    ),
)
"""Every engine; the first is the default."""

engine_named = ENGINES.named
