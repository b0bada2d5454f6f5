"""A count as it runs: both sides are swept and joined; its progress, and the file from which it goes on."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import numpy as np

from solvers.knight.counting.checkpoint import CheckpointFault, CountState, read_arrays, remove, write
from solvers.knight.counting.counting_kernel import FIRST_PATH, FULL
from solvers.knight.counting.estimate import CountProgress, expected_work
from solvers.knight.counting.frontier import ExtraSquare, FrontierTable
from solvers.knight.counting.joining import Joining, SweptSide
from solvers.knight.counting.plan import CountPlan
from solvers.message import InputError
from solvers.pace import nodes_granted
from solvers.search import Progress

SECONDS_BETWEEN_FILES = 180.0
"""How often the file is written: no more than that is lost in a power cut."""

LEAST_SHARE = 0.01
"""No time is told before so much of the work is done."""


class Sweeping:
    """Sweeps both sides of a board and joins them; goes on from a file where there is one."""

    def __init__(self, planned: CountPlan, memory_bytes: int, path: Path | None) -> None:
        assert planned.division is not None
        division, asked = planned.division, planned.asked
        extra = ExtraSquare(division.board, not asked.closed, asked.ends)
        self._planned, self._path = planned, path
        self._work = expected_work(planned, division)
        self._division, self._extra, self._memory_bytes = division, extra, memory_bytes
        self._near = FrontierTable(division.board, division.from_near, len(division.near), extra, memory_bytes)
        self._far: FrontierTable | None = None
        self._joining: Joining | None = None
        self._joined, self._total = 0, 0
        self._seconds = self._share = 0.0
        self._peak_bytes = 0
        self._visited_before = 0
        self._began = self._written = perf_counter()

    @property
    def passed(self) -> int:
        """How many squares are passed."""
        return self._near.passed + (self._far.passed if self._far is not None else 0)

    @property
    def visited(self) -> int:
        """How many frontiers were carried over a square, and how many partial tours went through the window."""
        far = self._far.visited if self._far is not None else 0
        extended = self._joining.extended if self._joining is not None else 0
        return self._visited_before + self._near.visited + far + extended

    def directed(self) -> int:
        """The number of tours in both directions, once all is joined."""
        total = 0 if self._joining is None else self._joining.total
        return total * (1 if self._planned.asked.start is not None else 2)

    def run(self) -> Generator[Progress, None, None]:
        """Do what is left to be done; raises `TableFullError` before that takes more memory than allowed."""
        done = False
        try:
            for _ in self._steps():
                yield self._progress()
                if perf_counter() - self._written > SECONDS_BETWEEN_FILES:
                    with suppress(InputError):  # there may be room on the disk by the end
                        self._write()
            done = True
        finally:
            if not done:
                self._write()
        if self._path is not None:
            with suppress(OSError):  # the answer is what counts
                remove(self._path)

    def _steps(self) -> Iterator[None]:
        """Do slice after slice; without a frontier there is no tour, and nothing more to be done."""
        while not self._near.done:
            self._near.advance()
            if not self._near.frontiers:
                return
            yield
        if self._far is None:
            self._far = self._begun_far_side()
        while not self._far.done:
            self._far.advance()
            if not self._far.frontiers:
                return
            yield
        near, far = (SweptSide(table.keys, table.counts, table.slots) for table in (self._near, self._far))
        self._joining = Joining(self._division, self._extra, near, far, self._memory_bytes, self._joined, self._total)
        yield from self._joining.run()

    def _begun_far_side(self) -> FrontierTable:
        """The table of the far side: where this begins like the near one, it goes on from what that has left."""
        division = self._division
        allowed = self._memory_bytes - self._near.held_bytes
        far = FrontierTable(division.board, division.from_far, len(division.far), self._extra, allowed)
        if division.sides_alike and not self._extra.ends:
            far.restore(self._near.passed, self._near.keys.copy(), self._near.counts.copy())
        return far

    def _progress(self) -> Progress:
        far, joining = self._far, self._joining
        held, frontiers = self._near.held_bytes, self._near.frontiers
        if far is not None:
            held, frontiers = held + far.held_bytes, frontiers + far.frontiers
        if joining is not None:
            held = joining.held_bytes
        joined = joining.share if joining is not None else None
        self._peak_bytes = max(self._peak_bytes, held)
        self._share = max(self._share, self._work.share(self.visited, joined))
        seconds = self._seconds + perf_counter() - self._began
        left = seconds * (1 - self._share) / self._share if self._share > LEAST_SHARE else None
        squares = self._planned.asked.board.size
        trace = CountProgress(self.passed, squares, frontiers, self._peak_bytes, self._share, left, joining is not None)
        if nodes_granted() is None:
            return Progress(self.passed, self.visited, frontier=frontiers, trace=trace)
        sides = [(self._near, self._division.from_near), (far, self._division.from_far)]
        index, begun = self._division.board.index, [(table, order) for table, order in sides if table is not None]
        behind = tuple(index(square) for table, order in begun for square in order[: table.passed])
        line = tuple(index(square) for table, _ in begun for square in table.slots)
        table, _ = begun[-1]
        ways, squares = table.commonest()
        paths = [ends for content, ends in sorted(squares.items()) if content >= FIRST_PATH]
        trace = replace(
            trace,
            behind=behind,
            line=line,
            partial_tours=table.partial_tours,
            ways=ways,
            joined=tuple(tuple(map(index, ends)) for ends in paths),
            full=tuple(map(index, squares.get(FULL, ()))),
        )
        return Progress(self.passed, self.visited, frontier=frontiers, snapshot=(), trace=trace)

    def _write(self) -> None:
        """Write the file, in which the sides are as after the last square that was passed whole."""
        if self._path is None:
            return
        tables = [table for table in (self._near, self._far) if table is not None]
        joining = self._joining
        state = CountState(
            self._planned.request,
            self.visited,
            self._share,
            self._seconds + perf_counter() - self._began,
            self._near.passed,
            self._far.passed if self._far is not None else 0,
            joining.joined if joining is not None else 0,
            joining.total if joining is not None else 0,
            tuple((len(table.keys), table.counts.shape[1]) for table in tables),
        )
        write(self._path, state, [array.data for table in tables for array in (table.keys, table.counts)])
        self._written = perf_counter()

    def restore(self, path: Path, state: CountState) -> None:
        """Go on from a file; raises `InputError` where it is damaged, and `TableFullError` as `run` does."""
        arrays = [(np.empty(rows, np.uint64), np.empty((rows, limbs), np.uint64)) for rows, limbs in state.tables]
        read_arrays(path, state, [array.data for pair in arrays for array in pair])
        try:
            self._near.restore(state.near_passed, *arrays[0])
            if len(arrays) > 1:
                self._far = self._begun_far_side()
                self._far.restore(state.far_passed, *arrays[1])
        except ValueError:
            raise InputError(CheckpointFault.DAMAGED, path=str(path)) from None
        self._joined, self._total = state.joined, state.total
        self._visited_before, self._share, self._seconds = state.visited, state.share, state.seconds
