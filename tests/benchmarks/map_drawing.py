"""Drawing state spaces with kernels loaded: how long one waits for it, and how good the drawing is.

Times are from asking, the graph included, and also told as multiples of the component search that ran just before. The
stress is the mean of the squares by which distances drawn differ from those in the graph, in proportion to these: of
random pairs of nodes, and of pairs no more than 6 steps apart; the drawing is enlarged so that the first is least.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import perf_counter, thread_time

import numpy as np
from numpy.typing import NDArray

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.state_space import embedding
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.graph import StateSpace
from tests.benchmarks.klotski import HARDEST, HENG_DAO_LI_MA
from tests.benchmarks.state_space import LARGEST, space, walk

RUNS = 15
LAYOUTS = {
    "橫刀立馬": HENG_DAO_LI_MA,
    "4FEA134": HARDEST,
    "soldiers alone, easy": Layout.parse("SAAS/SAAS/SSSS/SSSS/S..S"),
    "three empty cells": Layout.parse("VAAV/VAAV/VHHV/VS.V/S..S"),
    "走投無路, no way out": Layout.parse("VAAV/VAAV/VVSV/VVSV/S..S"),
    "小兵探路, 262 steps deep": Layout.parse("AASV/AA.V/.VHH/SVHH/SSHH"),
    "three empty cells, large": Layout.parse("SAAS/SAAS/VHHV/VHHV/S..."),
}
SOURCES = 200
PAIRS = 400
"""Of random pairs for each source."""
NEAR = 6
Row = tuple[str, str]


def measure() -> Iterator[Row]:
    """First how long it takes, then how good it is."""
    yield from _speed("橫刀立馬", HENG_DAO_LI_MA, RUNS)
    yield from _speed("4FEA134", HARDEST, RUNS)
    yield from _speed("the largest there is, sampled", LARGEST, 1)
    for name, layout in LAYOUTS.items():
        for metric in (Metric.MOVES, Metric.CELLS):
            yield from _quality(name, layout, metric)


def _speed(name: str, layout: Layout, runs: int) -> Iterator[Row]:
    measured = [_stages(layout) for _ in range(1 + runs)][1:]
    for stage in measured[0]:
        milliseconds = median(1000 * run[stage] for run in measured)
        ratio = median(run[stage] / run["component search"] for run in measured)
        yield f"{name}: {stage}", f"{milliseconds:.1f} ms, {ratio:.1f} times the component search"


def _stages(layout: Layout) -> dict[str, float]:
    """When each stage is reached, in seconds."""
    began = perf_counter()
    walk(layout)
    component = perf_counter() - began
    began, worked = perf_counter(), thread_time()
    found = space(layout, Metric.MOVES)
    graph = perf_counter() - began
    drawn = [perf_counter() - began for _ in _drawings(found)]
    return {
        "component search": component,
        "graph": graph,
        "first picture": drawn[0],
        "settled": drawn[-1],
        "settled, of the processor": thread_time() - worked,
    }


def _drawings(found: StateSpace) -> Iterator[Drawing]:
    """The drawing of each round."""
    rounds = -1
    for event in embedding.search(found):
        drawing = getattr(event, "snapshot", None)
        if isinstance(drawing, Drawing) and drawing.round > rounds:
            rounds = drawing.round
            yield drawing


def _quality(name: str, layout: Layout, metric: Metric) -> Iterator[Row]:
    found = space(layout, metric)
    first, *_, last = _drawings(found)
    pairs, near = _pairs(found)
    figures = [_stress(drawing, pairs, near) for drawing in (first, last)]
    told = ", then ".join(f"{far:.4f} ({close:.3f} near)" for far, close in figures)
    yield f"{name} by {metric}, {found.nodes:,} nodes: stress", told


def _pairs(found: StateSpace) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Random pairs of nodes and near ones: two nodes and the distance between them, in columns."""
    random = np.random.default_rng(1)
    sources = random.choice(found.nodes, min(found.nodes, SOURCES), replace=False)
    pairs: list[NDArray[np.int64]] = []
    near: list[NDArray[np.int64]] = []
    for source in sources.tolist():
        distances = found.distances_from(source).astype(np.int64)
        others = random.choice(found.nodes, min(found.nodes, PAIRS))
        for kept, drawn in ((pairs, others), (near, np.flatnonzero(distances <= NEAR))):
            chosen = drawn[drawn != source]
            kept.append(np.stack([np.full(len(chosen), source), chosen, distances[chosen]]))
    return np.concatenate(pairs, axis=1), np.concatenate(near, axis=1)


def _stress(drawing: Drawing, pairs: NDArray[np.int64], near: NDArray[np.int64]) -> tuple[float, float]:
    """The stress of both kinds of pairs."""
    far, close = (
        np.hypot(*(drawing.points[ones] - drawing.points[others]).T.astype(float)) / distances
        for ones, others, distances in (pairs, near)
    )
    scale = far.sum() / (far @ far)
    return float(np.mean((scale * far - 1) ** 2)), float(np.mean((scale * close - 1) ** 2))
