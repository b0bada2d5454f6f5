"""How long it takes to record the visits of each method on the map, and how long the method takes without a log."""

from __future__ import annotations

from statistics import median
from time import thread_time

from solvers.klotski.engines.registry import ENGINES, KlotskiEngine
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.state_space.graph import StateSpace, search
from solvers.klotski.state_space.visits import Visits, record
from solvers.search import Drive, Found, Verdict
from tests.benchmarks.klotski import HARDEST, HENG_DAO_LI_MA

RUNS = 3
WARMING = Layout.parse("S.VV/SVVV/.VHH/HHAA/SSAA")


def measure() -> list[tuple[str, str]]:
    """A row for each layout and method."""
    for engine in ENGINES:
        recorded(engine, space(WARMING, engine.metrics[0]))
    return [
        (f"{name}, {engine.name}", row(engine, space(layout, engine.metrics[0])))
        for name, layout in (("橫刀立馬", HENG_DAO_LI_MA), ("4FEA134", HARDEST))
        for engine in ENGINES
    ]


def row(engine: KlotskiEngine, graph: StateSpace) -> str:
    """The visits, the method's own time, and that of all of it, medians of some runs in processor time."""
    alone: list[float] = []
    whole: list[float] = []
    visits = recorded(engine, graph)
    for _ in range(RUNS):
        if visits.complete:
            began = thread_time()
            run(engine, graph)
            alone.append(thread_time() - began)
        began = thread_time()
        visits = recorded(engine, graph)
        whole.append(thread_time() - began)
    without = f"without a log {1000 * median(alone):,.0f} ms" if alone else "the log is full and the method stopped"
    told = f"{len(visits):,} visits, {visits.distinct:,} positions, {visits.elsewhere:,} elsewhere"
    return f"{told}: recorded in {1000 * median(whole):,.0f} ms; {without}"


def space(layout: Layout, metric: Metric) -> StateSpace:
    """The state space of a layout."""
    found = Drive(search(layout, metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


def recorded(engine: KlotskiEngine, graph: StateSpace) -> Visits:
    """Record the visits of a method."""
    found = Drive(record(engine, graph)).next_answer()
    assert isinstance(found, Found)
    return found.answer


def run(engine: KlotskiEngine, graph: StateSpace) -> None:
    """Run a method to its end."""
    drive = Drive(engine.search(graph.layout, graph.metric))
    while not isinstance(drive.next_answer(), Verdict):
        pass
