"""The table of the frontiers with their counts, in the arrays of the counting kernel."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from solvers.knight.counting import counting_kernel as kernel
from solvers.knight.counting.checkpoint import CountState, read_arrays, write
from solvers.knight.counting.sweep import Sweep
from solvers.knight.tour import TourRequest
from solvers.slices import EXHAUSTED, Slices

if TYPE_CHECKING:
    from numpy.typing import NDArray


FIRST_ROWS = 1 << 10
"""The size of a new table, in frontiers."""

ROWS_A_SLICE = 200_000
"""How many rows of an enlarged table are indexed between two reports: about 8 ms of work."""

LIMB = 1 << 64


class TableFullError(Exception):
    """The table would have to grow beyond the memory allowed."""


class FrontierTable:
    """The frontiers before the square being passed (old) and after it (new), computed slice by slice.

    It counts open tours, and closed tours without given ends.
    """

    def __init__(self, sweep: Sweep, request: TourRequest, memory_bytes: int) -> None:
        self._sweep = sweep
        ends = (square for square in (request.start, request.end) if square is not None)
        self._ends = sorted(sweep.order.index(square) for square in ends)
        self._memory_bytes = memory_bytes
        self._slices = Slices(10_000)
        self._keys = np.array([kernel.FULL if request.closed else kernel.UNTOUCHED], np.uint64)
        self._counts = np.ones((1, 1), np.uint64)
        self._state = np.zeros(kernel.STATE_SIZE, np.int64)
        self._scratch = np.empty((kernel.SCRATCH_ROWS, kernel.SLOTS + 2), np.int64)
        self._indexed = 0
        self.passed = 0
        self.visited = 0
        self._prepare_square(1)

    @property
    def frontiers(self) -> int:
        """The number of old and new frontiers."""
        return int(self._state[kernel.OLD] + self._state[kernel.NEW])

    def advance(self) -> None:
        """Carry a slice of the old frontiers over the square.

        Raises `TableFullError` before that takes more memory than allowed.
        """
        if self._indexed < self._state[kernel.NEW]:
            self._index_some()
            return
        before = int(self._state[kernel.NEXT])
        status = self._slices.run(self._pass)
        self.visited += int(self._state[kernel.NEXT]) - before
        if status == kernel.FULL_TABLE:
            self._enlarge()
        elif status == EXHAUSTED:
            self._go_on()
        self._indexed = 0 if status == kernel.FULL_TABLE else int(self._state[kernel.NEW])

    @property
    def held_bytes(self) -> int:
        """The memory that the frontiers take."""
        old = self._keys.nbytes + self._counts.nbytes
        return old + self._new_keys.nbytes + self._new_counts.nbytes + self._table.nbytes

    def save(self, path: Path, request: TourRequest, seconds: float, share: float, peak_bytes: int) -> None:
        """Write the frontiers of the last square that was passed whole."""
        limbs, rows = self._counts.shape[1], (len(self._keys),)
        state = CountState(request, self.passed, self.visited, share, seconds, limbs, rows, peak_bytes)
        write(path, state, (self._keys.data, self._counts.data))

    def restore(self, path: Path, state: CountState) -> None:
        """Go on from what `save` wrote."""
        keys, counts = np.empty(state.rows[0], np.uint64), np.empty((state.rows[0], state.limbs), np.uint64)
        read_arrays(path, (keys.data, counts.data))
        self._keys, self._counts, self.passed, self.visited = keys, counts, state.passed, state.visited
        self._prepare_square(len(keys))

    def result(self) -> int:
        """The number of closed tours, once every square is passed: the count of the frontier with nothing left."""
        limbs = self._counts[self._keys == kernel.FULL]
        return sum(int(limb) * LIMB**place for row in limbs for place, limb in enumerate(row))

    def _index_some(self) -> None:
        """A slice of the work after enlarging: the rows have to be found again in the larger table."""
        last = min(self._indexed + ROWS_A_SLICE, int(self._state[kernel.NEW]))
        kernel.index(self._new_keys, self._indexed, last, self._table)
        self._indexed = last

    def _pass(self, budget: int) -> int:
        return kernel.pass_square(
            self._keys,
            self._counts,
            self._new_keys,
            self._new_counts,
            self._table,
            self._ahead,
            self._near,
            self._gate(),
            self._state,
            self._scratch,
            budget,
        )

    def _gate(self) -> int:
        """A tour goes through the gate on the ends that are given: on both of them alone, or on one and once more."""
        if self.passed in self._ends:
            return kernel.GATE_FORCED
        if len(self._ends) == 2:
            return kernel.GATE_CLOSED
        return kernel.GATE_UNTOUCHED if self._ends and self.passed < self._ends[0] else kernel.GATE_OPEN

    def _go_on(self) -> None:
        """The new frontiers become the old ones of the next square."""
        rows = int(self._state[kernel.NEW])
        self._keys, self._counts = self._new_keys[:rows], self._new_counts[:rows]
        self.passed += 1
        if self.passed < len(self._sweep.order):
            self._prepare_square(rows)

    def _prepare_square(self, rows: int) -> None:
        self._state[:] = 0, rows, 0, len(self._sweep.order) - 1 - self.passed
        self._ahead = np.array([1 + distance for distance in self._sweep.ahead[self.passed]], np.int64)
        self._near = np.array([self._mask(slot) for slot in range(kernel.SLOTS + 2)])
        self._counts = _with_limb_for_sum(self._counts)
        self._new_keys, self._new_counts, self._table = self._new_arrays(max(FIRST_ROWS, 1 << (rows - 1).bit_length()))

    def _mask(self, slot: int) -> int:
        """The slots of the squares to come that the square in this slot leads to, the gate among them."""
        place = self.passed + slot - 1
        if slot < 2 or place >= len(self._sweep.order):
            return kernel.BEYOND * 3
        slots = [slot + distance for distance in self._sweep.around[place] if slot + distance > 1]
        inside = sum(1 << other for other in slots if other < kernel.SLOTS + 2)
        beyond = sum(other >= kernel.SLOTS + 2 for other in slots)
        return 1 | inside | kernel.BEYOND * ((1 << min(beyond, 2)) - 1)

    def _enlarge(self) -> None:
        rows = int(self._state[kernel.NEW])
        keys, counts, table = self._new_arrays(2 * len(self._new_keys))
        keys[:rows], counts[:rows] = self._new_keys[:rows], self._new_counts[:rows]
        self._new_keys, self._new_counts, self._table = keys, counts, table

    def _new_arrays(self, rows: int) -> tuple[NDArray[np.uint64], NDArray[np.uint64], NDArray[np.int32]]:
        """Empty arrays for so many new frontiers, unless they and those there are take too much memory."""
        limbs = self._counts.shape[1]
        held = self._keys.nbytes + self._counts.nbytes
        if self._state[kernel.NEW]:
            held += self._new_keys.nbytes + self._new_counts.nbytes + self._table.nbytes
        if held + rows * (8 + 8 * limbs + 2 * 4) > self._memory_bytes:
            raise TableFullError
        return np.empty(rows, np.uint64), np.empty((rows, limbs), np.uint64), np.full(2 * rows, -1, np.int32)


def _with_limb_for_sum(counts: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """The counts with one more limb if passing a square could make their sum too large for those they have."""
    total = float(counts[:, -1].sum(dtype=np.float64)) + len(counts)
    if total * kernel.MOST_CHOICES < LIMB:
        return counts
    return np.hstack([counts, np.zeros((len(counts), 1), np.uint64)])
