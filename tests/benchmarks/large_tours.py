"""Large tours beside the same done in C++: the whole answer of each, in alternation; skipped without a compiler.

Both times are the processor's, from the request to the tour, in fresh memory: a path of C ints here and there. The C++
program follows a structured tour along all its links, as this one did before it copied what repeats.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

import numpy as np

from solvers.knight.board import Board
from solvers.knight.engines import engine_named
from solvers.knight.tiling.division import tiling
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found

SOURCE = Path(__file__).with_name("large_tours.cpp")
OPTIONS = ["-std=c++17", "-O3", "-march=native"]
CASES = [("warnsdorff", 1000), ("structured", 2000)]
ROUNDS = 9
RUNS = 5
"""In each round; the first of a round here is not counted."""

FNV_OFFSET, FNV_PRIME = 14695981039346656037, 1099511628211


def measure() -> list[tuple[str, str]]:
    """Nanoseconds a square and their ratio; fails where the two programs do not find the same path."""
    compiler = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        return []
    with TemporaryDirectory() as folder:
        program = Path(folder) / "large_tours"
        subprocess.run([compiler, *OPTIONS, "-o", str(program), str(SOURCE)], check=True)
        return [row(program, method, side) for method, side in CASES]


def row(program: Path, method: str, side: int) -> tuple[str, str]:
    """One method on one board, in this process and in C++ by turns."""
    request = TourRequest(Board(side, side), (0, 0), closed=method == "structured")
    ours: list[float] = []
    theirs: list[float] = []
    hash_here = path_hash(tour(method, request))
    for _ in range(ROUNDS):
        nanoseconds, hash_there = run(program, method, side)
        assert hash_there == hash_here, method
        theirs.append(nanoseconds)
        ours.append(median([seconds(method, request) for _ in range(RUNS + 1)][1:]) * 1e9 / side**2)
    ratio = median(here / there for here, there in zip(ours, theirs, strict=True))
    figures = f"{median(ours):.2f} ns a square, in C++ {median(theirs):.2f}: {ratio:.2f} times"
    return f"{method} {side}x{side}, beside C++", figures


def run(program: Path, method: str, side: int) -> tuple[float, int]:
    """The C++ program's nanoseconds a square, and the hash of its path."""
    plan = tiling(Board(side, side), (0, 0))
    links = [links for pair in plan.tiles for tile in pair for row in tile for links in row]
    given = " ".join(map(str, [plan.rows.parts[plan.rows.rest], *links]))
    command = [str(program), method, str(side), str(RUNS)]
    nanoseconds, path = subprocess.run(command, check=True, input=given, capture_output=True, text=True).stdout.split()
    return float(nanoseconds), int(path)


def seconds(method: str, request: TourRequest) -> float:
    """Seconds of the processor for the first tour."""
    began = process_time()
    tour(method, request)
    return process_time() - began


def tour(method: str, request: TourRequest) -> Tour:
    """The first tour."""
    found = Drive(engine_named(method).start(request)).next_answer()
    assert isinstance(found, Found)
    return found.answer


def path_hash(tour: Tour) -> int:
    """The FNV-1a hash of the path, a square at a time, as in the C++ program."""
    hashed = FNV_OFFSET
    for square in np.frombuffer(tour.order, np.int32).tolist():
        hashed = (hashed ^ square) * FNV_PRIME & (1 << 64) - 1
    return hashed
