"""Joins the frontiers of two sides through the window between them, in the arrays of the joining kernel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from solvers.knight.board import Square
from solvers.knight.counting import joining_kernel as kernel
from solvers.knight.counting.counting_kernel import NO_SLOT
from solvers.knight.counting.frontier import TableFullError
from solvers.knight.counting.gate import Gate
from solvers.knight.counting.sweep import Division
from solvers.slices import EXHAUSTED, Slices

if TYPE_CHECKING:
    from numpy.typing import NDArray

ROWS_A_SLICE = 50_000
"""How many rows are prepared between two reports: about 8 ms of work."""

LIMB_BITS = 64
GATE_SLOT = 0


class Side(NamedTuple):
    """The frontiers that one side leaves when all its squares are passed; counts (rows, limbs)."""

    keys: NDArray[np.uint64]
    counts: NDArray[np.uint64]
    slots: Mapping[Square, int]

    @property
    def held_bytes(self) -> int:
        """The memory that they take."""
        return self.keys.nbytes + self.counts.nbytes


class Joining:
    """The pairs of a near and a far frontier that make tours, counted slice by slice.

    `joined` rows of the near side are done; `total` is the number of tours among them, each counted in one direction.
    """

    def __init__(
        self, division: Division, gate: Gate, near: Side, far: Side, memory_bytes: int, joined: int = 0, total: int = 0
    ) -> None:
        self._division = division
        self._gate = gate
        self._near, self._far = near, far
        self._memory_bytes = memory_bytes
        self._places = {square: place for place, square in enumerate(division.window)}
        limbs = near.counts.shape[1] + far.counts.shape[1] + 2
        self._total = np.array([total >> LIMB_BITS * limb & (1 << LIMB_BITS) - 1 for limb in range(limbs)], np.uint64)
        self._state = np.array([joined, 0], np.int64)
        self._slices = Slices()
        self.held_bytes = near.held_bytes + far.held_bytes

    @property
    def joined(self) -> int:
        """How many rows of the near side are done."""
        return int(self._state[kernel.NEXT])

    @property
    def choices(self) -> int:
        """How many choices of moves have been made in the window."""
        return int(self._state[kernel.CHOICES])

    @property
    def rows(self) -> int:
        """How many rows the near side has."""
        return len(self._near.keys)

    @property
    def total(self) -> int:
        """The number of tours found so far."""
        return sum(int(limb) << LIMB_BITS * place for place, limb in enumerate(self._total))

    def run(self) -> Iterator[None]:
        """Do all slices; raises `TableFullError` before that takes more memory than allowed."""
        rows, limbs = len(self._far.keys), self._far.counts.shape[1]
        held = self.held_bytes + len(self._near.keys) * 17 + rows * (16 + 8 * limbs + 16 + 8)
        if held > self._memory_bytes:
            raise TableFullError
        self.held_bytes = held
        near = yield from self._regrouped(self._near)
        far = yield from self._regrouped(self._far)
        weights = np.ones(len(near[0]), np.uint8)
        if self._division.halves_alike and not self._gate.ends:
            yield from self._weigh(*near, weights)
        order = np.argsort(far[1])
        far_mates, far_degrees, far_counts = far[0][order], far[1][order], self._far.counts[order]
        del far, order
        groups, first_rows = np.unique(far_degrees, return_index=True)
        first_rows = np.append(first_rows, rows).astype(np.int64)
        del far_degrees
        table = np.full(1 << (2 * len(groups)).bit_length(), -1, np.int32)
        for first in range(0, len(groups), ROWS_A_SLICE):
            kernel.index_groups(groups, first, min(first + ROWS_A_SLICE, len(groups)), table)
            yield
        moves = self._moves()
        arrays = (*near, self._near.counts, weights, groups, first_rows, table, far_mates, far_counts, moves)
        stack, sums = np.empty((len(moves) + 2, 3), np.uint64), np.empty(limbs + 1, np.uint64)
        join = kernel.join.sliced(*arrays, self._whole(), stack, sums, self._total, self._state)
        while self._slices.run(join) != EXHAUSTED:
            yield

    def _regrouped(self, side: Side) -> Iterator[None]:
        """The mates and the degrees of a side."""
        slots = [side.slots.get(square, NO_SLOT) for square in self._division.window] + [GATE_SLOT] * self._gate.slots
        of_places = np.array(slots, np.int64)
        mates, degrees = np.empty(len(side.keys), np.uint64), np.empty(len(side.keys), np.uint64)
        for first in range(0, len(side.keys), ROWS_A_SLICE):
            kernel.regroup(side.keys, of_places, first, min(first + ROWS_A_SLICE, len(side.keys)), mates, degrees)
            yield
        return mates, degrees

    def _weigh(
        self, mates: NDArray[np.uint64], degrees: NDArray[np.uint64], weights: NDArray[np.uint8]
    ) -> Iterator[None]:
        images = [self._places[self._division.mirrored(square, along=False)] for square in self._division.window]
        mirrored = np.array(images + [len(images)] * self._gate.slots, np.int64)
        for first in range(0, len(mates), ROWS_A_SLICE):
            kernel.weigh(mates, degrees, mirrored, first, min(first + ROWS_A_SLICE, len(mates)), weights)
            yield

    def _whole(self) -> int:
        places = len(self._places) + self._gate.slots
        return sum(2 << 2 * place for place in range(places))

    def _moves(self) -> NDArray[np.int64]:
        """The moves in the window, those through the gate last."""
        board, places = self._division.board, self._places
        inside = [
            (place, places[target], 0)
            for square, place in places.items()
            for target in board.neighbours(square)
            if places.get(target, -1) > place
        ]
        gate = len(places)
        through_gate = [
            (place, gate, int(square in self._gate.ends))
            for square, place in places.items()
            if self._gate.leads_to(square)
        ]
        return np.array(inside + through_gate, np.int64).reshape(-1, 3)
