"""Every Klotski engine on 橫刀立馬: time, positions, and the most memory that its structures took."""

from __future__ import annotations

import tracemalloc
from time import perf_counter

from solvers.klotski.engines.registry import ENGINES, KlotskiEngine
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.search import Drive, Found

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
WARMING = Layout.parse("S.VV/SVVV/.VHH/HHAA/SSAA")


def measure() -> list[tuple[str, str]]:
    """One row for each engine and metric: a run for the time, and another, slower one that counts the memory."""
    return [row(engine, metric) for engine in ENGINES for metric in metrics_of(engine)]


def metrics_of(engine: KlotskiEngine) -> tuple[Metric, ...]:
    """The metrics that are measured: moves, or all where the engine does not count moves."""
    return (Metric.MOVES,) if Metric.MOVES in engine.metrics else engine.metrics


def row(engine: KlotskiEngine, metric: Metric) -> tuple[str, str]:
    """The row of one engine and metric."""
    best(engine, WARMING, metric)
    began = perf_counter()
    found = best(engine, HENG_DAO_LI_MA, metric)
    seconds = perf_counter() - began
    length = len(found.answer.steps)
    told = f"{length} steps, {found.visited:,} positions, {seconds * 1000:,.0f} ms, {megabytes(engine, metric):.1f} MB"
    return f"{engine.name}, {metric}", told


def megabytes(engine: KlotskiEngine, metric: Metric) -> float:
    """The peak of the memory above that before the search, in MB."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    best(engine, HENG_DAO_LI_MA, metric)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return (most - before) / 1e6


def best(engine: KlotskiEngine, layout: Layout, metric: Metric) -> Found[Solution]:
    """The last answer, or the first that is proved to be shortest."""
    drive = Drive(engine.search(layout, metric))
    answer: Found[Solution] | None = None
    while isinstance(found := drive.next_answer(), Found):
        answer = found
        if found.answer.proved_shortest:
            break
    assert answer is not None
    return answer
