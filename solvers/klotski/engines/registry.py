"""The search methods for Klotski that the console and the window offer, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from solvers.engine import Engine, Registry, takes_all
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, check_types
from solvers.klotski.requirements import check_classic, check_two_blanks
from solvers.message import InputError
from solvers.search import Drive, Found, Search, Verdict


class MetricFault(StrEnum):
    """What can be wrong with the choice of a metric for an engine."""

    METRIC = "the method “{name}” cannot count {metric}; count {known}, or choose another method"


@dataclass(frozen=True, slots=True)
class KlotskiEngine(Engine[Search[Solution]]):
    """A search method, and the metrics it can count in.

    An engine whose first answer need not be a shortest one answers several times, each time with a shorter solution; if
    the last is a shortest one, it comes once more, marked as proven.
    """

    metrics: tuple[Metric, ...] = tuple(Metric)

    def search(self, layout: Layout, metric: Metric) -> Search[Solution]:
        """Begin a search; raises `InputError` when it does not count in this metric or does not take this layout."""
        check_types(metric, layout)
        if metric not in self.metrics:
            raise InputError(MetricFault.METRIC, name=self.name, metric=metric.value, known=tuple(self.metrics))
        return self.start(layout, metric)


def best_solution(
    drive: Drive[Solution],
    next_answer: Callable[[Drive[Solution]], Found[Solution] | Verdict] = lambda drive: drive.next_answer(),
) -> Solution | Verdict:
    """The last solution of a search, or the first that is proven to be a shortest one; its verdict without any."""
    best: Solution | None = None
    while isinstance(event := next_answer(drive), Found):
        best = event.answer
        if best.proved_shortest:
            return best
    return event if best is None else best


PAPER_METRICS = (Metric.MOVES, Metric.CELLS)


def _by_levels(
    name: str,
    function: str,
    metrics: tuple[Metric, ...] = tuple(Metric),
    check: Callable[[Layout], None] = takes_all,
) -> KlotskiEngine:
    """A method of the family of most: breadth-first."""
    return KlotskiEngine("klotski", name, function, "breadth-first", check, metrics)


ENGINES = Registry(
    (
        _by_levels("shortest", "breadth_first.shortest:search"),
        _by_levels("avl-26", "historical.articles:avl_26", check=check_classic),
        _by_levels("avl-60", "historical.articles:avl_60", check=check_two_blanks),
        _by_levels("hash-60", "historical.articles:hash_60", check=check_two_blanks),
        _by_levels("eight-wide", "historical.articles:eight_wide", check=check_two_blanks),
        _by_levels("one-cell", "historical.articles:hash_60", (Metric.CELLS,)),
        KlotskiEngine(
            "klotski",
            "depth-first-bst",
            "historical.depth_first:search",
            "depth-first-bst",
            check_classic,
            PAPER_METRICS,
        ),
        KlotskiEngine("klotski", "a-star", "engines.a_star:search", "a-star"),
        KlotskiEngine("klotski", "ida-star", "engines.ida_star:search", "ida-star"),
        KlotskiEngine("klotski", "bidirectional", "engines.bidirectional:search", "bidirectional"),
    ),
)
"""Every engine; the first is the default."""

engine_named = ENGINES.named
