"""A sweep as it runs: its progress, and the file from which it goes on."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from solvers.knight.counting.checkpoint import CountState
from solvers.knight.counting.frontier import FrontierTable
from solvers.knight.counting.plan import Plan
from solvers.knight.counting.progress import CountProgress
from solvers.message import InputError
from solvers.search import Progress

SECONDS_BETWEEN_FILES = 180.0
"""How often the file is written, at most: as often as a count can be lost to a power cut."""


class Sweeping:
    """Passes all squares of a sweep; goes on from a file where there is one."""

    def __init__(self, planned: Plan, memory_bytes: int, path: Path | None, state: CountState | None) -> None:
        assert planned.sweep is not None
        self._planned = planned
        self._squares = len(planned.sweep.order)
        self._table = FrontierTable(planned.sweep, planned.asked, memory_bytes)
        self._path = path
        self._seconds = 0.0
        self._share = 0.0
        self._peak_bytes = 0
        if path is not None and state is not None:
            self._table.restore(path, state)
            self._seconds, self._share, self._peak_bytes = state.seconds, state.share, state.peak_bytes
        self._began = self._written = perf_counter()

    @property
    def passed(self) -> int:
        """How many squares are passed."""
        return self._table.passed

    @property
    def visited(self) -> int:
        """How many frontiers were carried over a square, in all."""
        return self._table.visited

    def directed(self) -> int:
        """The number of tours in both directions, once all squares are passed."""
        return self._table.result() * (1 if self._planned.asked.start is not None else 2)

    def run(self) -> Generator[Progress, None, None]:
        """Pass the squares that are left; raises `TableFullError` before that takes more memory than allowed."""
        try:
            while self._table.passed < self._squares:
                self._table.advance()
                yield self._progress()
                if perf_counter() - self._written > SECONDS_BETWEEN_FILES:
                    with suppress(InputError):  # there may be room on the disk by the end
                        self._write()
        finally:
            if self._table.passed < self._squares:
                self._write()
        if self._path is not None:
            self._path.unlink(missing_ok=True)

    def _progress(self) -> Progress:
        table = self._table
        self._peak_bytes = max(self._peak_bytes, table.held_bytes)
        self._share = max(self._share, table.passed / self._squares)
        seconds = self._seconds + perf_counter() - self._began
        left = seconds * (1 - self._share) / self._share if self._share else None
        trace = CountProgress(table.passed, self._squares, table.frontiers, self._peak_bytes, self._share, left)
        return Progress(table.passed, table.visited, frontier=table.frontiers, trace=trace)

    def _write(self) -> None:
        """Write the file, which is of the last square that was passed whole."""
        if self._path is not None:
            seconds = self._seconds + perf_counter() - self._began
            request = self._planned.request
            self._table.save(self._path, request, seconds, self._share, self._peak_bytes)
            self._written = perf_counter()
