"""The searches for Klotski that the window makes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from app.learn.lessons import pass_part, tree_and_table
from solvers.comparison import compare
from solvers.comparison.plan import ComparisonPlan, Run
from solvers.klotski.breadth_first import difficulty, distances, levels, without_check
from solvers.klotski.breadth_first.growth import Check
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.engines.registry import ENGINES, KlotskiEngine
from solvers.klotski.historical import depth_first_log
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet
from solvers.klotski.state_space import embedding, graph, visits
from solvers.klotski.state_space.graph import StateSpace
from solvers.search import Found, Search
from tests.soak.asking import Begin, Draw

SMALL = Layout.parse("VVVV/VVVV/SSHH/AA.S/AA.S")
"""Has a map of 25,955 positions."""
PATH_BYTES = 1 << 26
"""How much memory a search may take that recognises no position."""
HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


def samples(engine: KlotskiEngine) -> Iterator[Search[Any]]:
    """Searches by a method that load all that it needs."""
    yield engine.search(HENG_DAO_LI_MA, engine.metrics[0])


def ask(engine: KlotskiEngine, chance: Random) -> tuple[Begin, object]:
    """Draw a layout for a method."""
    layout, metric = _layout(chance), chance.choice(engine.metrics)
    return lambda: engine.search(layout, metric), layout


def _layout(chance: Random) -> Layout:
    return chance.choice(entries()).layout


def _metric(chance: Random) -> Metric:
    return chance.choice(list(Metric))


def _distances(chance: Random) -> tuple[Begin, object]:
    layout, metric = _layout(chance), _metric(chance)
    return lambda: distances.search(layout, metric), layout


def _state_space(chance: Random) -> tuple[Begin, object]:
    layout, metric = _layout(chance), _metric(chance)
    return lambda: graph.search(layout, metric), None


def _drawing(_: Random) -> tuple[Begin, object]:
    return lambda: embedding.search(small_space()), None


def _visits(chance: Random) -> tuple[Begin, object]:
    engine = chance.choice([engine for engine in ENGINES if Metric.MOVES in engine.metrics])
    return lambda: visits.record(engine, small_space()), None


def _taken_away(chance: Random) -> tuple[Begin, object]:
    node = chance.randrange(len(small_space().starts) - 1)
    return lambda: pass_part.take_away(small_space(), node), None


def _levels(chance: Random) -> tuple[Begin, object]:
    layout, metric = _layout(chance), _metric(chance)
    return lambda: levels.search(layout, metric), None


def _log(chance: Random) -> tuple[Begin, object]:
    layout, metric = _layout(chance), _metric(chance)
    return lambda: depth_first_log.search(layout, metric), None


def _lost_move(chance: Random) -> tuple[Begin, object]:
    layout = _layout(chance)
    return lambda: depth_first_log.search_lost_move(layout), None


def _without_check(chance: Random) -> tuple[Begin, object]:
    layout, metric, check = _layout(chance), _metric(chance), chance.choice(list(Check))
    return lambda: without_check.search(layout, metric, check, PATH_BYTES), None


def _tree_or_table(chance: Random) -> tuple[Begin, object]:
    layout, metric = _layout(chance), _metric(chance)
    return lambda: tree_and_table.search(layout, metric), None


def _comparison(chance: Random) -> tuple[Begin, object]:
    layout, engine = _layout(chance), chance.choice(ENGINES)
    runs = (Run(KlotskiProblem(layout, chance.choice(engine.metrics)), engine.name, 2),)
    plan = ComparisonPlan(runs, limit=0.1, with_memory=chance.random() < 0.5)
    return lambda: compare.compare(plan), None


def _difficulty(chance: Random) -> tuple[Begin, object]:
    pieces, metric = PieceSet.of(_layout(chance)), _metric(chance)
    return lambda: difficulty.search(pieces, metric), None


OTHERS: Mapping[str, Draw] = {
    "distances": _distances,
    "state space": _state_space,
    "drawing of a map": _drawing,
    "visits on a map": _visits,
    "a position taken away": _taken_away,
    "levels": _levels,
    "log of a search": _log,
    "lost move": _lost_move,
    "search without check": _without_check,
    "tree or table": _tree_or_table,
    "comparison": _comparison,
    "difficulty of pieces": _difficulty,
}
"""What else is searched for."""


@cache
def small_space() -> StateSpace:
    """All positions of a layout."""
    for event in graph.search(SMALL, Metric.MOVES):
        if isinstance(event, Found):
            return event.answer
    raise LookupError(SMALL)
