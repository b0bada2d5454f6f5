"""Joins the frontiers of two sides through the window between them, in the arrays of the joining kernel."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from solvers.knight.board import Square
from solvers.knight.counting import joining_kernel as kernel
from solvers.knight.counting.counting_kernel import NO_SLOT
from solvers.knight.counting.estimate import MOST_ROWS
from solvers.knight.counting.frontier import TableFullError, with_limb_for_sum
from solvers.knight.counting.gate import Gate
from solvers.knight.counting.sweep import Division
from solvers.slices import EXHAUSTED, Slices

if TYPE_CHECKING:
    from numpy.typing import NDArray

ROWS_A_SLICE = 50_000
"""How many rows are prepared between two reports: about 8 ms of work."""

SETTLED_PLACES = 10
"""Of how many places at most it is known beforehand which degrees the far side has there: 1 MB of memory."""
EXTEND_SHARE = 0.6
"""The share of the work that is done once the partial tours are extended."""

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

    All rows of the near side before `joined` are done, and `total` is the number of tours among them, each counted in
    one direction.
    """

    def __init__(
        self, division: Division, gate: Gate, near: Side, far: Side, memory_bytes: int, joined: int = 0, total: int = 0
    ) -> None:
        self._division = division
        self._gate = gate
        self._near, self._far = near, far
        self._memory_bytes = memory_bytes
        self._window = window_order(division)
        limbs = near.counts.shape[1] + far.counts.shape[1] + 3
        self._sum = np.array([total >> LIMB_BITS * limb & (1 << LIMB_BITS) - 1 for limb in range(limbs)], np.uint64)
        self._state = np.array([joined, 0, 0, 0], np.int64)
        self._slices = Slices()
        self.joined, self.total = joined, total
        self.held_bytes = near.held_bytes + far.held_bytes
        self.extended = 0

    @property
    def share(self) -> float:
        """How much of the work is done, from 0 to 1."""
        state = self._state
        done = EXTEND_SHARE + (1 - EXTEND_SHARE) * int(state[kernel.JOINED]) / max(1, int(state[kernel.ROWS]))
        return (self.joined + (int(state[kernel.NEXT]) - self.joined) * done) / max(1, len(self._near.keys))

    def run(self) -> Iterator[None]:
        """Do all slices; raises `TableFullError` before that takes more memory than allowed."""
        rows, limbs = len(self._far.keys), self._far.counts.shape[1]
        self._hold(len(self._near.keys) * 17 + rows * (40 + 8 * limbs))
        near_mates, near_degrees = yield from self._regrouped(self._near)
        weights = np.ones(len(near_mates), np.uint8)
        if self._division.halves_alike and not self._gate.ends:
            yield from self._weigh(near_mates, near_degrees, weights)
        far_mates, far_degrees = yield from self._regrouped(self._far)
        order = np.argsort(far_degrees)
        far_mates, far_degrees, far_counts = far_mates[order], far_degrees[order], self._far.counts[order]
        del order
        groups, first_rows = np.unique(far_degrees, return_index=True)
        del far_degrees
        first_rows = np.append(first_rows, rows).astype(np.int64)
        group_table = np.full(1 << (2 * len(groups)).bit_length(), -1, np.int32)
        moves = self._moves()
        beginnings, offsets = self._beginnings(moves)
        possible = np.zeros(offsets, np.uint8)
        for first in range(0, len(groups), ROWS_A_SLICE):
            last = min(first + ROWS_A_SLICE, len(groups))
            kernel.index_groups(groups, first, last, group_table)
            for mask, offset in {(int(mask), int(offset)) for mask, offset in beginnings}:
                kernel.note_beginnings(groups, np.uint64(mask), offset, first, last, possible)
            yield
        near_counts = with_limb_for_sum(self._near.counts, 1 << 20)
        rows = self._room_for_rows(near_counts.shape[1])
        row_groups, row_mates = np.empty(rows, np.int32), np.empty(rows, np.uint64)
        row_counts = np.empty((rows, near_counts.shape[1]), np.uint64)
        row_table = np.empty(2 * rows, np.int32)
        extend = kernel.extend.sliced(
            near_mates,
            near_degrees,
            near_counts,
            weights,
            groups,
            group_table,
            moves,
            beginnings,
            possible,
            self._whole(),
            np.empty((len(moves) + 2, 3), np.uint64),
            row_groups,
            row_mates,
            row_counts,
            row_table,
            self._state,
        )
        sums = np.empty(limbs + 1, np.uint64)
        arrays = row_groups, row_mates, row_counts, groups, first_rows, far_mates, far_counts
        join = kernel.join.sliced(*arrays, sums, self._sum, self._state)
        while self.joined < len(near_mates):
            self._state[[kernel.ROWS, kernel.JOINED]] = 0
            row_table.fill(-1)
            yield from self._sliced(extend)
            self.extended += int(self._state[kernel.ROWS])
            yield from self._sliced(join)
            if self._state[kernel.HEIGHT] == 0:
                self.joined, self.total = int(self._state[kernel.NEXT]), self._number()
            yield

    def _sliced(self, run: Callable[[int], int]) -> Iterator[None]:
        while self._slices.run(run) != EXHAUSTED:
            yield

    def _number(self) -> int:
        return sum(int(limb) << LIMB_BITS * place for place, limb in enumerate(self._sum))

    def _hold(self, more_bytes: int) -> None:
        if self.held_bytes + more_bytes > self._memory_bytes:
            raise TableFullError
        self.held_bytes += more_bytes

    def _room_for_rows(self, limbs: int) -> int:
        """How many extended partial tours are collected before they are joined: a power of two."""
        a_row = 8 + 4 + 8 * limbs + 8
        wanted = min(
            MOST_ROWS, 1 << (4 * len(self._near.keys)).bit_length(), (self._memory_bytes - self.held_bytes) // a_row
        )
        rows = 1 << max(kernel.ROOM_FOR_ONE.bit_length(), max(1, wanted).bit_length() - 1)
        self._hold(rows * a_row)
        return rows

    def _regrouped(self, side: Side) -> Generator[None, None, tuple[NDArray[np.uint64], NDArray[np.uint64]]]:
        """The mates and the degrees of a side."""
        slots = [side.slots.get(square, NO_SLOT) for square in self._window] + [GATE_SLOT] * self._gate.slots
        of_places = np.array(slots, np.int64)
        rows = len(side.keys)
        mates, degrees = np.empty(rows, np.uint64), np.empty(rows, np.uint64)
        for first in range(0, rows, ROWS_A_SLICE):
            kernel.regroup(side.keys, of_places, first, min(first + ROWS_A_SLICE, rows), mates, degrees)
            yield
        return mates, degrees

    def _weigh(
        self, mates: NDArray[np.uint64], degrees: NDArray[np.uint64], weights: NDArray[np.uint8]
    ) -> Iterator[None]:
        """Of each row and its mirror image leave one."""
        images = [self._window.index(self._division.mirrored(square, along=False)) for square in self._window]
        mirrored = np.array(images + [len(images)] * self._gate.slots, np.int64)
        for first in range(0, len(mates), ROWS_A_SLICE):
            kernel.weigh(mates, degrees, mirrored, first, min(first + ROWS_A_SLICE, len(mates)), weights)
            yield

    def _whole(self) -> int:
        places = len(self._window) + self._gate.slots
        return sum(2 << 2 * place for place in range(places))

    def _moves(self) -> NDArray[np.int64]:
        """The moves in the window: each square's to those before it, and then to the gate if the line of moves ends."""
        board, window = self._division.board, self._window
        places = {square: place for place, square in enumerate(window)}
        moves: list[tuple[int, int, int]] = []
        for square, place in places.items():
            targets = (places[target] for target in board.neighbours(square) if target in places)
            moves += [(target, place, 0) for target in targets if target < place]
            if self._gate.leads_to(square):
                moves.append((place, len(window), int(square in self._gate.ends)))
        return np.array(moves, np.int64).reshape(-1, 3)

    def _beginnings(self, moves: NDArray[np.int64]) -> tuple[NDArray[np.uint64], int]:
        """The array `beginnings` of the kernel, and the size of `possible`."""
        offsets: dict[int, int] = {}
        size = 0
        rows: list[tuple[int, int]] = []
        for number in range(len(moves) + 1):
            still = (int(place) for place in moves[number:, :2].flat)
            settled = min(SETTLED_PLACES, min(still, default=len(self._window)))
            if settled not in offsets:
                offsets[settled] = size
                size += 1 << 2 * settled
            rows.append(((1 << 2 * settled) - 1, offsets[settled]))
        return np.array(rows, np.uint64), size


def window_order(division: Division) -> tuple[Square, ...]:
    """The squares of the window in the order of the lines that moves within the window make, one after another."""
    inside = {
        square: [target for target in division.board.neighbours(square) if target in division.window]
        for square in division.window
    }
    order: list[Square] = []
    for square in sorted(division.window, key=lambda square: len(inside[square])):
        following = [square]
        while following:
            here = following.pop()
            if here not in order:
                order.append(here)
                following += inside[here]
    return tuple(order)
