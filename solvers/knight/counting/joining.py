"""Joins the frontiers of two sides through the window between them, in the arrays of the joining kernel."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from solvers.array_types import Int32s, Int64s, UInt8s, UInt64s
from solvers.knight.arrays import state_with
from solvers.knight.board import Square
from solvers.knight.counting import joining_kernel as kernel
from solvers.knight.counting import mates_kernel
from solvers.knight.counting.counting_kernel import NO_SLOT
from solvers.knight.counting.estimate import MOST_ROWS
from solvers.knight.counting.frontier import ExtraSquare, TableFullError, with_limb_for_sum
from solvers.knight.counting.sweep import Division
from solvers.slices import Slices

SETTLED_PLACES = 10
"""Of how many places at most it is known beforehand which degrees the far side has there: 1 MB of memory."""


class Window:
    """The window as the kernel sees it: its places, the moves between them, and when a place is settled.

    The squares of the window are the first places, and the extra square, if there is one, is the last.
    """

    def __init__(self, division: Division, extra: ExtraSquare) -> None:
        self._division = division
        self._extra = extra
        self.squares = _in_lines_of_moves(division)
        self.places = len(self.squares) + extra.slots

    @property
    def whole(self) -> int:
        """The degrees of places that all have both moves."""
        return sum(2 << 2 * place for place in range(self.places))

    def mirrored(self) -> Int64s:
        """The place of the mirror image of each place, where each line of the board is its own mirror image."""
        images = [self.squares.index(self._division.mirrored(square, along=False)) for square in self.squares]
        return np.array(images + [len(images)] * self._extra.slots, np.int64)

    def moves(self) -> Int64s:
        """The moves in the window, (., 3) as the kernel has them: from each square back, and to the extra square."""
        board = self._division.board
        places = {square: place for place, square in enumerate(self.squares)}
        moves: list[tuple[int, int, int]] = []
        for square, place in places.items():
            targets = (places[target] for target in board.neighbours(square) if target in places)
            moves += [(target, place, 0) for target in targets if target < place]
            if self._extra.leads_to(square):
                moves.append((place, len(places), int(square in self._extra.ends)))
        return np.array(moves, np.int64).reshape(-1, 3)

    def beginnings(self, moves: Int64s) -> tuple[UInt64s, int]:
        """The array `beginnings` of the kernel, (moves + 1, 2), and the size of `possible`."""
        offsets: dict[int, int] = {}
        size = 0
        rows: list[tuple[int, int]] = []
        for number in range(len(moves) + 1):
            still = (int(place) for place in moves[number:, :2].flat)
            settled = min(SETTLED_PLACES, min(still, default=len(self.squares)))
            if settled not in offsets:
                offsets[settled] = size
                size += 1 << 2 * settled
            rows.append(((1 << 2 * settled) - 1, offsets[settled]))
        return np.array(rows, np.uint64), size


def _in_lines_of_moves(division: Division) -> tuple[Square, ...]:
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


ROWS_A_SLICE = 50_000
"""How many rows are prepared between two reports: about 8 ms of work."""

MOST_STEPS = 1 << 25
"""After how many steps of extending, at most, the rows are joined, and so kept: a few seconds of work altogether."""

EXTEND_SHARE = 0.6
"""The share of the work that is done once the partial tours are extended."""

TIMES_EXTENDED = 1 << 20
"""The most extended partial tours that can be equal and come from one frontier, and more."""

LIMB_BITS = 64
EXTRA_SLOT = 0


class SweptSide(NamedTuple):
    """The frontiers that one side leaves when all its squares are passed; counts (rows, limbs)."""

    keys: UInt64s
    counts: UInt64s
    slots: Mapping[Square, int]

    @property
    def held_bytes(self) -> int:
        """The memory that they take."""
        return self.keys.nbytes + self.counts.nbytes


@dataclass(frozen=True)
class _FarGroups:
    """The far side in groups of equal degrees; the arrays are those of the kernel."""

    groups: UInt64s
    first_rows: Int64s
    mates: UInt64s
    counts: UInt64s


@dataclass(frozen=True)
class _Rows:
    """Room for the extended partial tours; the arrays are those of the kernel."""

    groups: Int32s
    mates: UInt64s
    counts: UInt64s
    table: Int32s


class Joining:
    """The pairs of a near and a far frontier that make tours, counted slice by slice.

    All rows of the near side before `joined` are done, and `total` is the number of tours among them, each counted in
    one direction. `extended` partial tours of the near side went through the window.
    """

    def __init__(
        self,
        division: Division,
        extra: ExtraSquare,
        near: SweptSide,
        far: SweptSide,
        memory_bytes: int,
        joined: int = 0,
        total: int = 0,
    ) -> None:
        self._near, self._far = near, far
        self._memory_bytes = memory_bytes
        self._window = Window(division, extra)
        self._extra = extra
        self._mirrored = self._window.mirrored() if division.halves_alike and not extra.ends else None
        limbs = near.counts.shape[1] + far.counts.shape[1] + 3
        self._sum = np.array([total >> LIMB_BITS * limb & (1 << LIMB_BITS) - 1 for limb in range(limbs)], np.uint64)
        self._state = state_with({kernel.NEXT: joined}, kernel.STATE_SIZE)
        self._slices = Slices()
        self.joined, self.total = joined, total
        self.extended = 0
        self.held_bytes = near.held_bytes + far.held_bytes

    @property
    def share(self) -> float:
        """How much of the work is done, from 0 to 1."""
        state = self._state
        done = EXTEND_SHARE + (1 - EXTEND_SHARE) * int(state[kernel.JOINED]) / max(1, int(state[kernel.ROWS]))
        return (self.joined + (int(state[kernel.NEXT]) - self.joined) * done) / max(1, len(self._near.keys))

    def run(self) -> Iterator[None]:
        """Do all slices; raises `TableFullError` before that takes more memory than allowed."""
        self._hold(17 * len(self._near.keys) + (40 + 8 * self._far.counts.shape[1]) * len(self._far.keys))
        far = yield from self._grouped()
        rows = self._room_for_rows()
        extend = yield from self._extension(far, rows)
        sums = np.empty(far.counts.shape[1] + 1, np.uint64)
        arrays = rows.groups, rows.mates, rows.counts, far.groups, far.first_rows, far.mates, far.counts
        join = kernel.join.sliced(*arrays, sums, self._sum, self._state)
        while self.joined < len(self._near.keys):
            self._state[[kernel.STEPS, kernel.ROWS, kernel.JOINED]] = MOST_STEPS, 0, 0
            rows.table.fill(-1)
            yield from self._slices.each(extend)
            self.extended += int(self._state[kernel.ROWS])
            yield from self._slices.each(join)
            if self._state[kernel.HEIGHT] == 0:
                self.joined = int(self._state[kernel.NEXT])
                self.total = sum(int(limb) << LIMB_BITS * place for place, limb in enumerate(self._sum))
            yield

    def _grouped(self) -> Generator[None, None, _FarGroups]:
        mates, degrees = yield from self._regrouped(self._far)
        order = np.argsort(degrees)
        degrees = degrees[order]
        begins = np.flatnonzero(np.diff(degrees, prepend=~degrees[:1]))
        first_rows = np.append(begins, len(degrees)).astype(np.int64)
        return _FarGroups(degrees[begins], first_rows, mates[order], self._far.counts[order])

    def _room_for_rows(self) -> _Rows:
        """As many extended partial tours are collected before they are joined as are expected, if there is memory."""
        limbs = with_limb_for_sum(self._near.counts, TIMES_EXTENDED).shape[1]
        a_row = 4 + 8 + 8 * limbs + 2 * 4
        free = max(1, self._memory_bytes - self.held_bytes) // a_row
        wanted = min(MOST_ROWS, 4 * len(self._near.keys), free)
        rows = 1 << max(kernel.ROOM_FOR_ONE.bit_length(), wanted.bit_length())
        self._hold(rows * a_row)
        return _Rows(
            np.empty(rows, np.int32),
            np.empty(rows, np.uint64),
            np.empty((rows, limbs), np.uint64),
            np.empty(2 * rows, np.int32),
        )

    def _extension(self, far: _FarGroups, rows: _Rows) -> Generator[None, None, Callable[[int], int]]:
        """The kernel that extends partial tours of the near side, with all it needs."""
        mates, degrees = yield from self._regrouped(self._near)
        weights = yield from self._weights(mates, degrees)
        moves = self._window.moves()
        beginnings, size = self._window.beginnings(moves)
        possible = np.zeros(size, np.uint8)
        table = np.full(1 << (2 * len(far.groups)).bit_length(), -1, np.int32)
        settled = sorted({(int(mask), int(offset)) for mask, offset in beginnings})
        for first, last in _slices(len(far.groups)):
            kernel.index_groups(far.groups, first, last, table)
            for mask, offset in settled:
                kernel.note_beginnings(far.groups, np.uint64(mask), offset, first, last, possible)
            yield
        near = mates, degrees, self._near.counts, weights
        through = moves, beginnings, possible, self._window.whole, np.empty((len(moves) + 2, 3), np.uint64)
        entered = rows.groups, rows.mates, rows.counts, rows.table
        return kernel.extend.sliced(*near, far.groups, table, *through, *entered, self._state)

    def _regrouped(self, side: SweptSide) -> Generator[None, None, tuple[UInt64s, UInt64s]]:
        """The mates and the degrees of a side."""
        slots = [side.slots.get(square, NO_SLOT) for square in self._window.squares] + [EXTRA_SLOT] * self._extra.slots
        of_places = np.array(slots, np.int64)
        mates, degrees = np.empty(len(side.keys), np.uint64), np.empty(len(side.keys), np.uint64)
        for first, last in _slices(len(side.keys)):
            mates_kernel.regroup(side.keys, of_places, first, last, mates, degrees)
            yield
        return mates, degrees

    def _weights(self, mates: UInt64s, degrees: UInt64s) -> Generator[None, None, UInt8s]:
        """How often each row counts: of a row and its mirror image one is enough, where the board is symmetric."""
        weights = np.ones(len(mates), np.uint8)
        if self._mirrored is not None:
            for first, last in _slices(len(mates)):
                mates_kernel.weigh(mates, degrees, self._mirrored, first, last, weights)
                yield
        return weights

    def _hold(self, more_bytes: int) -> None:
        if self.held_bytes + more_bytes > self._memory_bytes:
            raise TableFullError
        self.held_bytes += more_bytes


def _slices(rows: int) -> Iterator[tuple[int, int]]:
    """The first and the last row, exclusive, of each slice."""
    for first in range(0, rows, ROWS_A_SLICE):
        yield first, min(first + ROWS_A_SLICE, rows)
