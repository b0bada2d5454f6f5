"""The shortest search, whole components and hints, engine loaded."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

from solvers.klotski.breadth_first import difficulty, distances, shortest
from solvers.klotski.breadth_first.distances import Distances
from solvers.klotski.catalogue.catalogue import PAPER, entries
from solvers.klotski.codes import read
from solvers.klotski.engines.registry import KlotskiEngine
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet
from solvers.search import Drive, Found, Search

RUNS = 41
HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
HARDEST = read("4FEA134")[0]


def measure() -> list[tuple[str, str]]:
    """Medians over many runs in this process."""
    paper = [entry.layout for entry in entries() if PAPER in entry.collections]
    known = explore(HENG_DAO_LI_MA, Metric.MOVES)
    return [
        *((f"橫刀立馬 by {metric}", timed(partial(solve, HENG_DAO_LI_MA, metric))) for metric in Metric),
        *((f"峰迴路轉, 4FEA134, by {metric}", timed(partial(solve, HARDEST, metric))) for metric in Metric),
        *((f"the mean of the catalogue by {metric}", mean_of_catalogue(metric)) for metric in Metric),
        (
            f"the paper's {len(paper)} layouts by moves and by cells",
            timed(lambda: [solve(layout, metric) for layout in paper for metric in (Metric.MOVES, Metric.CELLS)], 11),
        ),
        *(
            (f"{name} by {metric}", timed(partial(run, layout, metric)))
            for layout, place in ((HENG_DAO_LI_MA, "橫刀立馬"), (HARDEST, "峰迴路轉"))
            for run, name in (
                (walk, f"component of {place} with distances from it"),
                (explore, "the same, to the exit"),
            )
            for metric in Metric
        ),
        ("the hardest layouts of the same pieces, 65,880", timed(lambda: survey(PieceSet.of(HENG_DAO_LI_MA)))),
        ("the hardest of the largest set of pieces, 964,656", timed(lambda: survey(PieceSet(6, 1, 1)), 5)),
        ("a hint in that component", timed(lambda: known.best(HENG_DAO_LI_MA))),
    ]


def search(engine: KlotskiEngine) -> Search[Any]:
    """A search by a method, for what is measured of all."""
    return engine.search(HENG_DAO_LI_MA, engine.metrics[0])


def solve(layout: Layout, metric: Metric) -> None:
    """Find the shortest solution."""
    assert isinstance(Drive(shortest.search(layout, metric)).next_answer(), Found)


def explore(layout: Layout, metric: Metric) -> Distances:
    """Find every distance of a component."""
    found = Drive(distances.search(layout, metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


def survey(pieces: PieceSet) -> list[Layout]:
    """Find every distance of all layouts of some pieces, and the layouts farthest from the exit."""
    found = Drive(difficulty.search(pieces, Metric.MOVES)).next_answer()
    assert isinstance(found, Found)
    return found.answer.layouts_at(found.answer.hardest)


def walk(layout: Layout, metric: Metric) -> None:
    """Find the distance of every position of a component from a layout."""
    from solvers.klotski.breadth_first import kernel
    from solvers.klotski.breadth_first.search import BreadthFirst
    from solvers.klotski.packed import pack

    for _ in BreadthFirst([kernel.canonical(pack(layout))], metric).exhaust():
        pass


def mean_of_catalogue(metric: Metric) -> str:
    """The mean time that a layout of the catalogue takes, median of some runs."""
    layouts = [entry.layout for entry in entries()]
    return timed(lambda: [solve(layout, metric) for layout in layouts], 5, len(layouts))


def timed(run: Callable[[], object], runs: int = RUNS, each: int = 1) -> str:
    """Median, least and most of some runs, after one that is not counted; for one of `each` that a run does."""
    run()
    seconds: list[float] = []
    for _ in range(runs):
        began = perf_counter()
        run()
        seconds.append(perf_counter() - began)
    least, middle, most = (1000 * value / each for value in (min(seconds), median(seconds), max(seconds)))
    return f"{middle:.2f} ms ({least:.2f} to {most:.2f})"
