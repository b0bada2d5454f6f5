"""The search methods for Klotski that the console and the window offer, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module

from solvers.engine import Engine
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.message import InputError
from solvers.search import Search

EVERY_METRIC = tuple(Metric)


class ChoiceFault(StrEnum):
    """What can be wrong with the choice of an engine."""

    NAME = "there is no Klotski engine '{name}'; there are: {known}"
    METRIC = "the engine '{name}' does not count {metric}; it counts: {known}"


@dataclass(frozen=True, slots=True)
class KlotskiEngine(Engine[Search[Solution]]):
    """A search method, the metrics it can count in, and whether its first answer is a shortest one.

    Those that do not promise it answer again and again, each time with a shorter solution; if the last is a shortest
    one, it comes once more, marked as proved.
    """

    metrics: tuple[Metric, ...]
    promises_shortest: bool

    def search(self, layout: Layout, metric: Metric) -> Search[Solution]:
        """Begin a search; raises `InputError` when it does not count in this metric or does not take this layout."""
        if metric not in self.metrics:
            raise InputError(ChoiceFault.METRIC, name=self.name, metric=metric.value, known=", ".join(self.metrics))
        return self.start(layout, metric)


def engine_named(name: str) -> KlotskiEngine:
    """The engine of this name; raises `InputError` naming those there are."""
    for engine in ENGINES:
        if engine.name == name:
            return engine
    raise InputError(ChoiceFault.NAME, name=name, known=", ".join(engine.name for engine in ENGINES))


def _starter(module: str, function: str) -> Callable[[Layout, Metric], Search[Solution]]:
    """A function in a module of this package that is imported only when a search begins."""

    def start(layout: Layout, metric: Metric) -> Search[Solution]:
        return getattr(import_module(f"solvers.klotski.{module}"), function)(layout, metric)

    return start


def _engine(
    name: str,
    module: str,
    function: str = "search",
    metrics: tuple[Metric, ...] = EVERY_METRIC,
    promises_shortest: bool = True,
) -> KlotskiEngine:
    return KlotskiEngine("klotski", name, _starter(module, function), metrics, promises_shortest)


ENGINES: tuple[KlotskiEngine, ...] = (
    _engine("shortest", "breadth_first.shortest"),
    _engine("avl-26", "historical.articles", "avl_26"),
    _engine("avl-60", "historical.articles", "avl_60"),
    _engine("hash-60", "historical.articles", "hash_60"),
    _engine("eight-wide", "historical.articles", "eight_wide"),
    _engine("one-cell", "historical.articles", "one_cell", metrics=(Metric.CELLS,)),
    _engine("depth-first-bst", "historical.depth_first", metrics=(Metric.MOVES, Metric.CELLS), promises_shortest=False),
    _engine("a-star", "engines.a_star"),
    _engine("ida-star", "engines.ida_star"),
    _engine("bidirectional", "engines.bidirectional"),
)
"""Every engine; the first is the one to use unless somebody asks for another."""
