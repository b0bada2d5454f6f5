"""Tours by tiles and by rotations, all tours at full speed, and exact counts; engines loaded, medians."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

from solvers.knight.backtracking import all_tours
from solvers.knight.board import Board
from solvers.knight.counting import counting
from solvers.knight.rotations import random_closed
from solvers.knight.tiling import tiled_tour
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found, Progress, Search
from solvers.slices import Slices

SECONDS_OF_TOURS = 3.0
"""How long tours are counted for their rate."""


def measure() -> list[tuple[str, str]]:
    """Time and time a square for tours, tours a second, and seconds for counts."""
    sizes = (8, 100, 1000, 2000)
    return [
        *(structured_row(TourRequest(Board(n, n), closed=True)) for n in sizes),
        *(structured_row(TourRequest(Board(n, n), (n // 2 // 2 * 2, 0))) for n in (9, 101, 1001, 2001)),
        *(structured_row(TourRequest(Board(n, n), (n // 2, 1))) for n in sizes),
        *(random_row(n) for n in (8, 20, 50, 100, 200, 300)),
        *(random_rate(n) for n in (6, 8, 20)),
        ("all open tours of 8x8 from a corner", rate(TourRequest(Board(8, 8), (0, 0)))),
        ("all closed tours of 8x8", rate(TourRequest(Board(8, 8), (0, 0), closed=True))),
        ("count the closed tours of 6x6", timed_count(TourRequest(Board(6, 6), closed=True))),
        ("count the open tours of 6x6 from a corner", timed_count(TourRequest(Board(6, 6), (0, 0)))),
        ("count the closed tours of 6x8", timed_count(TourRequest(Board(6, 8), closed=True))),
    ]


def structured_row(request: TourRequest) -> tuple[str, str]:
    """The median time of a structured tour, whole and for each square."""
    board = request.board
    seconds = median_seconds(lambda: answer(request, tiled_tour.search), 9 if board.size > 10_000 else 101)
    what = "closed" if request.closed else f"open, from {request.start}"
    return f"structured {board.rows}x{board.columns}, {what}", (
        f"{seconds * 1e3:.3f} ms, {seconds / board.size * 1e9:.1f} ns a square"
    )


def random_row(side: int) -> tuple[str, str]:
    """The median time of random closed tours of a square board, a seed each."""
    runs = 15 if side < 200 else 5
    requests = iter([TourRequest(Board(side, side), closed=True, seed=seed) for seed in range(runs + 1)])
    seconds = median_seconds(lambda: answer(next(requests), random_closed.search), runs)
    return f"random closed {side}x{side}", f"{seconds * 1e3:.3f} ms"


def random_rate(side: int) -> tuple[str, str]:
    """Random closed tours of a square board a second, one after another in one search."""
    drive = Drive(random_closed.search(TourRequest(Board(side, side), closed=True)))
    drive.next_answer()
    before, tours = drive.seconds, 0
    while drive.seconds - before < SECONDS_OF_TOURS:
        drive.next_answer()
        tours += 1
    return f"random closed {side}x{side}, one after another", f"{tours / (drive.seconds - before):,.0f} a second"


def answer(request: TourRequest, search: Callable[[TourRequest], Search[Tour]]) -> None:
    """Find the first tour."""
    assert isinstance(Drive(search(request)).next_answer(), Found)


def median_seconds(work: Callable[[], None], runs: int) -> float:
    """The median of some runs, after one that is not counted."""
    work()
    times: list[float] = []
    for _ in range(runs):
        began = perf_counter()
        work()
        times.append(perf_counter() - began)
    return median(times)


def rate(request: TourRequest) -> str:
    """Tours a second in the first branch of the search, counted without stopping at any."""
    branch, slices = next(all_tours.branches(request, counting=True)), Slices()
    branch.advance(0)
    began = perf_counter()
    while perf_counter() - began < SECONDS_OF_TOURS:
        slices.run(branch.advance)
    return f"{branch.tours / (perf_counter() - began):,.0f} a second"


def timed_count(request: TourRequest) -> str:
    """Seconds, the number itself and the most frontiers held at once."""
    reports: list[Progress] = []
    drive = Drive(counting.count(request))
    found = drive.next_answer(listen=reports.append)
    assert isinstance(found, Found)
    tours = found.answer.directed if found.answer.undirected is None else found.answer.undirected
    return f"{tours:,} in {drive.seconds:.2f} s, {max(report.frontier for report in reports):,} frontiers"
