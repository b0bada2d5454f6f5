"""Searches through the functions that console and window call, inside one process, with everything loaded before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import perf_counter
from typing import Any

from solvers.klotski.engines.registry import engine_named as klotski_engine
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.counting import counting
from solvers.knight.engines import engine_named as knight_engine
from solvers.knight.tour import TourRequest
from solvers.search import Found
from tests.benchmarks.say import say

HENG_DAO_LI_MA = "VAAV/VAAV/VHHV/VSSV/S..S"
LEAST_SECONDS = 0.25
"""A search is repeated for so long; the shortest time counts, as the least disturbed."""

Begin = Callable[[], Iterable[Any]]


def main(only: Sequence[str]) -> int:
    """Time the searches in whose name one of the texts is; all where there are none."""
    for name, (begin, whole) in _searches().items():
        if not only or any(text in name for text in only):
            say({f"{name} [ms]": 1000 * _shortest(begin, whole)})
    return 0


def _searches() -> dict[str, tuple[Begin, bool]]:
    """How each search begins, and whether it is followed to its end or to its first answer."""
    searches: dict[str, tuple[Begin, bool]] = {}
    for metric in Metric:
        searches[f"klotski shortest 橫刀立馬, {metric.value}"] = _klotski("shortest", HENG_DAO_LI_MA, metric), False
    searches["klotski shortest 4FEA134, moves"] = _klotski("shortest", _decoded("4FEA134"), Metric.MOVES), False
    for name in ("avl-26", "hash-60", "a-star", "ida-star", "bidirectional"):
        searches[f"klotski {name} 橫刀立馬, moves"] = _klotski(name, HENG_DAO_LI_MA, Metric.MOVES), False
    searches["knight all tours of 5x5"] = _knight("all-tours", Board(5, 5)), True
    searches["knight all closed tours of 6x6"] = _knight("all-tours", Board(6, 6), (0, 0), closed=True), True
    searches["knight Warnsdorff 1000x1000"] = _knight("warnsdorff", Board(1000, 1000), (0, 0)), False
    searches["knight structured 200x200"] = _knight("structured", Board(200, 200), (0, 0)), False
    searches["knight complete 8x8 closed"] = _knight("complete", Board(8, 8), (2, 0), closed=True), False
    searches["knight count closed tours of 6x6"] = (lambda: counting.count(TourRequest(Board(6, 6), closed=True))), True
    return searches


def _klotski(engine: str, layout: str, metric: Metric) -> Begin:
    return lambda: klotski_engine(engine).search(Layout.parse(layout), metric)


def _knight(engine: str, board: Board, start: tuple[int, int] | None = None, closed: bool = False) -> Begin:
    return lambda: knight_engine(engine).start(TourRequest(board, start, closed=closed))


def _decoded(code: str) -> str:
    from solvers.documents import open_text

    document: Any = open_text(code)
    return str(document.layout)


def _shortest(begin: Begin, whole: bool) -> float:
    """The shortest of several times in seconds; the first, in which kernels are loaded, does not count."""
    _time(begin, whole)
    times = [_time(begin, whole)]
    while sum(times) < LEAST_SECONDS:
        times.append(_time(begin, whole))
    return min(times)


def _time(begin: Begin, whole: bool) -> float:
    began = perf_counter()
    for event in begin():
        if isinstance(event, Found) and not whole:
            break
    return perf_counter() - began
