"""The shortest search, whole components and hints, engine loaded."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

from solvers.klotski.breadth_first import difficulty, distances, shortest
from solvers.klotski.breadth_first.distances import Distances
from solvers.klotski.catalogue.catalogue import PAPER, entries
from solvers.klotski.codes import read
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet
from solvers.search import Drive, Found

RUNS = 41
HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
HARDEST = read("4FEA134")[0]


def measure() -> list[tuple[str, str]]:
    """Medians over many runs in this process."""
    paper = [entry.layout for entry in entries() if PAPER in entry.collections]
    known = explore(HENG_DAO_LI_MA, Metric.MOVES)
    return [
        *((f"橫刀立馬 by {metric}", timed(partial(solve, HENG_DAO_LI_MA, metric))) for metric in Metric),
        *((f"4FEA134, the hardest, by {metric}", timed(partial(solve, HARDEST, metric))) for metric in Metric),
        (
            f"the paper's {len(paper)} layouts by moves and by cells",
            timed(lambda: [solve(layout, metric) for layout in paper for metric in (Metric.MOVES, Metric.CELLS)], 11),
        ),
        ("component of 橫刀立馬 with distances from it", timed(lambda: walk(HENG_DAO_LI_MA))),
        ("the same, with every distance to the exit", timed(lambda: explore(HENG_DAO_LI_MA, Metric.MOVES))),
        ("the hardest layouts of the same pieces, 65,880", timed(lambda: survey(PieceSet.of(HENG_DAO_LI_MA)))),
        ("the hardest of the largest set of pieces, 964,656", timed(lambda: survey(PieceSet(6, 1, 1)), 5)),
        ("a hint in that component", timed(lambda: known.best_steps(HENG_DAO_LI_MA))),
    ]


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
    return found.answer.hardest_layouts()


def walk(layout: Layout) -> None:
    """Find the distance of every position of a component from a layout."""
    from solvers.klotski.breadth_first import kernel, search_kernel
    from solvers.klotski.breadth_first.search import BreadthFirst
    from solvers.klotski.packed import pack

    frontier = BreadthFirst([kernel.canonical(pack(layout))], Metric.MOVES)
    while frontier.advance(stop_at_goal=False) != search_kernel.EXHAUSTED:
        pass
    assert frontier.count == 13_011


def timed(run: Callable[[], object], runs: int = RUNS) -> str:
    """Median, least and most of some runs, after one that is not counted."""
    run()
    seconds: list[float] = []
    for _ in range(runs):
        began = perf_counter()
        run()
        seconds.append(perf_counter() - began)
    least, middle, most = (1000 * value for value in (min(seconds), median(seconds), max(seconds)))
    return f"{middle:.2f} ms ({least:.2f} to {most:.2f})"
