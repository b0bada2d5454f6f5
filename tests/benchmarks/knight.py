"""Tours open and closed, the sources' searches, and every start of many boards; engines loaded."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from solvers.knight.board import Board, Square
from solvers.knight.engines import KnightEngine, engine_named
from solvers.knight.existence.existence import impossibility
from solvers.knight.tour import TourRequest
from solvers.search import Drive, Found, Search

SOURCE_001 = Path(__file__).with_name("source_001.c")
SOURCE_START = (2, 0)
LARGEST_OF_ALL_STARTS = 30

Row = tuple[str, str]


def measure() -> list[Row]:
    """Medians in this process; the C program's in a process of its own."""
    return [
        *(tour_row("warnsdorff", side, (0, 0), closed=False) for side in (8, 100, 1000)),
        *(tour_row("warnsdorff-squirrel-cull", side, (0, 0), closed=False) for side in (8, 100, 1000)),
        *(tour_row("structured", side, (0, 0), closed=True) for side in (8, 100, 1000, 2000)),
        source_row("depth-first", 3),
        *c_program_rows(),
        source_row("depth-first-pruned", 41),
        *every_start_rows(),
    ]


def search(engine: KnightEngine) -> Search[Any]:
    """A search by a method, for what is measured of all."""
    return engine.start(TourRequest(Board(8, 8), SOURCE_START))


def tour_row(engine: str, side: int, start: Square, closed: bool) -> Row:
    """Milliseconds for the first tour, and nanoseconds a square."""
    request = TourRequest(Board(side, side), start, closed=closed)
    seconds = timed(lambda: first_seconds(engine, request), 201 if side <= 100 else 21)
    what = f"{'closed' if closed else 'open'} {side}x{side}, {engine}"
    return what, f"{seconds * 1000:.3f} ms, {seconds * 1e9 / side**2:.1f} ns a square"


def source_row(engine: str, runs: int) -> Row:
    """The tour that source 001 prints."""
    request = TourRequest(Board(8, 8), SOURCE_START)
    return f"source 001's tour, {engine}", f"{timed(lambda: first_seconds(engine, request), runs) * 1000:.1f} ms"


def c_program_rows() -> list[Row]:
    """The same search in C at -O2, where there is a compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return []
    with TemporaryDirectory() as folder:
        program = Path(folder) / "source_001"
        subprocess.run([compiler, "-O2", "-o", str(program), str(SOURCE_001)], check=True)
        return [("source 001's tour, its C program at -O2", f"{timed(lambda: run_seconds(program), 3) * 1000:.1f} ms")]


def every_start_rows() -> list[Row]:
    """Every start that theory does not exclude, of every board of 3 to 30 rows and columns."""
    times: list[tuple[float, str]] = []
    for rows in range(3, LARGEST_OF_ALL_STARTS + 1):
        for columns in range(rows, LARGEST_OF_ALL_STARTS + 1):
            times.extend(start_times(Board(rows, columns)))
    worst, where = max(times)
    found = f"{len(times):,} in {sum(seconds for seconds, _ in times):.1f} s"
    return [
        (f"every start of every board up to {LARGEST_OF_ALL_STARTS}x{LARGEST_OF_ALL_STARTS}, automatic", found),
        (f"the slowest of them, {where}", f"{worst * 1000:.1f} ms"),
    ]


def start_times(board: Board) -> list[tuple[float, str]]:
    """The seconds for each start, with its description."""
    requests = [TourRequest(board, start) for start in board.squares]
    return [
        (first_seconds("automatic", request), f"{board.rows}x{board.columns} from {request.start}")
        for request in requests
        if impossibility(request) is None
    ]


def first_seconds(engine: str, request: TourRequest) -> float:
    """Seconds to the first tour, from the request on."""
    began = perf_counter()
    found = Drive(engine_named(engine).start(request)).next_answer()
    seconds = perf_counter() - began
    assert isinstance(found, Found), request
    return seconds


def run_seconds(program: Path) -> float:
    """Seconds that a program runs."""
    began = perf_counter()
    subprocess.run([str(program)], check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - began


def timed(once: Callable[[], float], runs: int) -> float:
    """The median over `runs`, after one that is not counted."""
    once()
    return median(once() for _ in range(runs))
