"""Searches through the functions that console and window call, inside one process, with everything loaded before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import islice
from time import perf_counter
from typing import Any

from solvers.klotski.breadth_first import distances
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.engines.registry import engine_named as klotski_engine
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import pack
from solvers.knight.backtracking import all_tours
from solvers.knight.board import Board, Square
from solvers.knight.counting import counting
from solvers.knight.engines import engine_named as knight_engine
from solvers.knight.tour import TourRequest
from solvers.search import Found
from tests.benchmarks.say import say

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
FENG_HUI_LU_ZHUAN = Layout.parse("SSSV/AAVV/AAVV/.HHV/.SHH")
"""峰迴路轉, the hardest of its pieces; its code is 4FEA134."""
LEAST_SECONDS = 0.25
"""A search is repeated for so long; the shortest time counts, as the least disturbed."""
TOURS_COUNTED = 200_000
TOURS_LISTED = 20_000
TOURS_DRAWN = 500

CORNER, INNER = (0, 0), (2, 2)

Work = Callable[[], object]


def main(only: Sequence[str]) -> int:
    """Time the searches in whose name one of the texts is; all where there are none."""
    for name, work in {**_klotski_searches(), **_all_tours(), **_first_tours(), **_counts()}.items():
        if not only or any(text in name for text in only):
            say({f"{name} [ms]": 1000 * _shortest(work)})
    return 0


def _klotski_searches() -> Mapping[str, Work]:
    searches: dict[str, Work] = {}
    for metric in Metric:
        for name, layout in {"橫刀立馬": HENG_DAO_LI_MA, "峰迴路轉": FENG_HUI_LU_ZHUAN}.items():
            searches[f"klotski shortest {name}, {metric.value}"] = partial(_solve, "shortest", layout, metric)
            searches[f"klotski component of {name}, {metric.value}"] = partial(_walk, layout, metric)
            searches[f"klotski distances of {name}, {metric.value}"] = partial(_explore, layout, metric)
        searches[f"klotski shortest, the whole catalogue, {metric.value}"] = partial(_solve_catalogue, metric)
    for engine in ("avl-26", "hash-60", "a-star", "ida-star", "bidirectional"):
        searches[f"klotski {engine} 橫刀立馬, moves"] = partial(_solve, engine, HENG_DAO_LI_MA, Metric.MOVES)
    return searches


def _all_tours() -> Mapping[str, Work]:
    searches: dict[str, Work] = {}
    for start in (CORNER, INNER):
        for closed in (False, True):
            request = TourRequest(Board(8, 8), start, closed=closed)
            what = f"{'closed' if closed else 'open'} tours of 8x8 from {start}"
            searches[f"knight all tours, count {TOURS_COUNTED:,} {what}"] = partial(_count_some, request)
            searches[f"knight all tours, list {TOURS_LISTED:,} {what}"] = partial(
                _take, "all-tours", request, TOURS_LISTED
            )
    searches["knight all tours of 5x5"] = partial(_take, "all-tours", TourRequest(Board(5, 5)))
    for closed in (False, True):
        request = TourRequest(Board(6, 6), CORNER, closed=closed)
        searches[f"knight all tours, count {'closed' if closed else 'open'} tours of 6x6"] = partial(
            _follow, partial(all_tours.count, request)
        )
    return searches


def _first_tours() -> Mapping[str, Work]:
    random, large = TourRequest(Board(8, 8), closed=True, seed=1), Board(1000, 1000)
    return {
        "knight Warnsdorff 1000x1000": partial(_tour, "warnsdorff", large, CORNER),
        "knight structured 200x200": partial(_tour, "structured", Board(200, 200), CORNER),
        "knight structured 2000x2000 closed": partial(_tour, "structured", Board(2000, 2000), None, True),
        "knight complete 8x8 closed": partial(_tour, "complete", Board(8, 8), (2, 0), True),
        "knight random closed 8x8, the first": partial(_take, "random-closed", random, 1),
        f"knight random closed 8x8, {TOURS_DRAWN} of them": partial(_take, "random-closed", random, TOURS_DRAWN),
        "knight random closed 50x50": partial(_tour, "random-closed", Board(50, 50), None, True),
    }


def _counts() -> Mapping[str, Work]:
    boards = {"6x6": Board(6, 6), "6x8": Board(6, 8)}
    return {
        f"knight count closed tours of {name}": partial(
            _follow, partial(counting.count, TourRequest(board, closed=True))
        )
        for name, board in boards.items()
    }


def _solve(engine: str, layout: Layout, metric: Metric) -> None:
    """Find the shortest solution, or that there is none."""
    any(isinstance(event, Found) for event in klotski_engine(engine).search(layout, metric))


def _solve_catalogue(metric: Metric) -> None:
    for entry in entries():
        _solve("shortest", entry.layout, metric)


def _walk(layout: Layout, metric: Metric) -> None:
    from solvers.klotski.breadth_first import kernel, search_kernel
    from solvers.klotski.breadth_first.search import BreadthFirst

    component = BreadthFirst([kernel.canonical(pack(layout))], metric)
    while component.advance(stop_at_goal=False) != search_kernel.EXHAUSTED:
        pass


def _explore(layout: Layout, metric: Metric) -> None:
    _follow(partial(distances.search, layout, metric))


def _count_some(request: TourRequest) -> None:
    """Count so many tours of the first branch of the search."""
    branch = next(all_tours.branches(request, counting=True))
    while branch.tours < TOURS_COUNTED:
        branch.advance(50_000)


def _tour(engine: str, board: Board, start: Square | None, closed: bool = False) -> None:
    _take(engine, TourRequest(board, start, closed=closed), 1)


def _take(engine: str, request: TourRequest, tours: int | None = None) -> None:
    """Find so many tours, or all."""
    found = (event for event in knight_engine(engine).start(request) if isinstance(event, Found))
    for _ in islice(found, tours):
        pass


def _follow(begin: Callable[[], Iterable[Any]]) -> None:
    """Run a search to its end."""
    for _ in begin():
        pass


def _shortest(work: Work) -> float:
    """The shortest of several times in seconds; the first, in which kernels are loaded, does not count."""
    work()
    times = [_time(work)]
    while sum(times) < LEAST_SECONDS:
        times.append(_time(work))
    return min(times)


def _time(work: Work) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began
