"""The memory that a search holds, as Python and numpy count it."""

from __future__ import annotations

import tracemalloc
from collections.abc import Generator
from typing import TypeVar

from solvers.search import Progress

T = TypeVar("T")


def weighed(running: Generator[Progress, None, T]) -> Generator[Progress, None, tuple[T, int]]:
    """Run something, much slower; returns what it returns, and the most bytes above what there was before."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        result = yield from running
        return result, tracemalloc.get_traced_memory()[1] - before
    finally:
        running.close()
        tracemalloc.stop()
