"""The table of the frontiers with their counts, in the arrays of the counting kernel, and the extra square."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import comb

import numpy as np

from solvers.array_types import Int32s, UInt64s
from solvers.knight.board import Board, Square
from solvers.knight.counting import counting_kernel as kernel
from solvers.slices import EXHAUSTED, Slices


@dataclass(frozen=True)
class ExtraSquare:
    """A square more that leads to those where a tour may begin or end: it turns open tours into closed ones.

    `ends` are given, one or two or none; where `used` is false, as for closed tours, there is no extra square.
    """

    board: Board
    used: bool
    ends: frozenset[Square]

    @property
    def slots(self) -> int:
        """How many slots it takes on a frontier: the first, or none."""
        return int(self.used)

    def leads_to(self, square: Square) -> bool:
        """Whether a tour can begin or end on the square."""
        if not self.used or (len(self.ends) == 2 and square not in self.ends):
            return False
        return self._more_even == 0 or (self._more_even > 0) == _is_even(square)

    def rule(self, square: Square, passed: Collection[Square]) -> int:
        """What the square may have to do with the extra square, once others are passed: an `EXTRA_` of the kernel.

        A tour goes through the extra square on the ends that are given: on both of them alone, or on one and once more.
        """
        if self.used and square in self.ends:
            return kernel.EXTRA_FORCED
        if not self.leads_to(square):
            return kernel.EXTRA_BARRED
        return kernel.EXTRA_IF_UNTOUCHED if self.ends.difference(passed) else kernel.EXTRA_ALLOWED

    @cached_property
    def _more_even(self) -> int:
        """How many more squares there are of the colour of the first one, a corner, than of the other.

        None where moves do not change colour: then it makes no difference.
        """
        if not self.board.changes_colour:
            return 0
        even = sum(map(_is_even, self.board.squares))
        return 2 * even - self.board.size


def _is_even(square: Square) -> bool:
    return (square[0] + square[1]) % 2 == 0


LEAST_AHEAD = 4
"""Room is made for the choices between so many moves ahead at least, as many as a knight has, and the extra square."""

FIRST_ROWS = 1 << 10
"""The size of a new table, in frontiers."""

ROWS_CHECKED = 1 << 16
"""How many frontiers of a file are checked at a time, with little memory."""

ROWS_A_SLICE = 200_000
"""How many rows of an enlarged table are indexed between two reports: about 8 ms of work."""

MOST_COMPARED = 1 << 16
"""How many frontiers are compared for the commonest: a search that is watched does not wait for more."""

LIMB = 1 << 64


class TableFullError(Exception):
    """The table would have to grow beyond the memory allowed."""


class FrontierTable:
    """The frontiers before the square being passed (old) and after it (new), computed slice by slice.

    `passed` of the first `number` squares of the order are passed; those that come after them stay on the frontier.
    `keys` and `counts` are the frontiers with which the square began, and `slots` those of the squares on them.
    """

    def __init__(
        self, board: Board, order: Sequence[Square], number: int, extra: ExtraSquare, memory_bytes: int
    ) -> None:
        self._board = board
        self._order = order
        self._number = number
        self._ranks = {square: rank for rank, square in enumerate(order)}
        self._extra = extra
        self._memory_bytes = memory_bytes
        self._slices = Slices(10_000)
        self._state = np.zeros(kernel.STATE_SIZE, np.int64)
        beyond = len(order)
        ahead = (
            sum(self._ranks.get(target, beyond) > rank for target in board.neighbours(square))
            for rank, square in enumerate(order)
        )
        self._chosen = np.empty(comb(max(LEAST_AHEAD, *ahead) + 1, 2), np.int64)
        self._free = list(range(kernel.SLOTS - 1, extra.slots - 1, -1))
        self._indexed = 0
        self.keys = np.zeros(1, np.uint64)
        self.counts = np.ones((1, 1), np.uint64)
        self.slots: dict[Square, int] = {}
        self.passed = 0
        self.visited = 0
        self._prepare_square()

    @property
    def done(self) -> bool:
        """Whether all squares are passed."""
        return self.passed == self._number

    @property
    def frontiers(self) -> int:
        """The number of old and new frontiers."""
        return len(self.keys) + int(self._state[kernel.NEW])

    @property
    def partial_tours(self) -> int:
        """How many partial tours leave one of the old frontiers."""
        halves = self.counts.view(np.uint32).sum(axis=0, dtype=np.uint64)  # of limbs, whose sum could be too large
        return sum(int(half) << 32 * place for place, half in enumerate(halves))

    @property
    def held_bytes(self) -> int:
        """The memory that the frontiers take."""
        held = self.keys.nbytes + self.counts.nbytes
        return held if self.done else held + self._new_keys.nbytes + self._new_counts.nbytes + self._table.nbytes

    def commonest(self) -> tuple[int, Mapping[int, Sequence[Square]]]:
        """How many partial tours leave the commonest of the first old frontiers, and its squares by what they hold."""
        first = self.counts[:MOST_COMPARED]
        weights = np.array([float(LIMB) ** place for place in range(first.shape[1])])
        row = int(np.argmax(first @ weights))
        squares: dict[int, list[Square]] = {}
        for square, slot in sorted(self.slots.items()):
            squares.setdefault(int(self.keys[row]) >> 4 * slot & 15, []).append(square)
        return sum(int(limb) << 64 * place for place, limb in enumerate(first[row])), squares

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

    def restore(self, passed: int, keys: UInt64s, counts: UInt64s) -> None:
        """Go on where so many squares were passed and these were the `keys` and `counts`.

        Raises `ValueError` where they cannot have been: the kernels rely on whole paths.
        """
        while self.passed < passed:
            self._take_slots()
            self.passed += 1
        used = np.uint64(sum(15 << 4 * slot for slot in (*self.slots.values(), *range(self._extra.slots))))
        for first in range(0, len(keys), ROWS_CHECKED):
            rows = slice(first, first + ROWS_CHECKED)
            if (keys[rows] & ~used).any() or not (_have_whole_paths(keys[rows]) and counts[rows].any(axis=1).all()):
                raise ValueError
        self.keys, self.counts = keys, counts
        self._prepare_square()

    def _index_some(self) -> None:
        """A slice of the work after enlarging: the rows have to be found again in the larger table."""
        last = min(self._indexed + ROWS_A_SLICE, int(self._state[kernel.NEW]))
        kernel.index(self._new_keys, self._indexed, last, self._table)
        self._indexed = last

    def _pass(self, budget: int) -> int:
        return kernel.pass_square(
            self.keys,
            self.counts,
            self._new_keys,
            self._new_counts,
            self._table,
            self._own_slot,
            self._ahead,
            self._checks,
            self._rule,
            self._state,
            self._chosen,
            budget,
        )

    def _go_on(self) -> None:
        """The new frontiers become the old ones of the next square."""
        rows = int(self._state[kernel.NEW])
        self.keys, self.counts = self._new_keys[:rows].copy(), self._new_counts[:rows].copy()
        self._take_slots()
        self.passed += 1
        self._prepare_square()

    def _prepare_square(self) -> None:
        self._state[:] = 0, len(self.keys), 0
        if self.done:
            return
        square = self._order[self.passed]
        slots = self._slots_afterwards()
        self._own_slot = self.slots.get(square, kernel.NO_SLOT)
        self._ahead = np.array([slots[target] for target in self._to_come(square)], np.int64)
        self._checks = np.array(list(self._checks_after(slots)), np.uint64).reshape(-1, 2)
        self._rule = self._extra.rule(square, self._order[: self.passed])
        self.counts = with_limb_for_sum(self.counts, len(self._chosen))
        rows = max(FIRST_ROWS, 1 << (len(self.keys) - 1).bit_length())
        self._new_keys, self._new_counts, self._table = self._new_arrays(rows)

    def _to_come(self, square: Square) -> list[Square]:
        """The neighbours of a square that have not been passed, and are not being passed."""
        beyond = len(self._order)
        targets = [(self._ranks.get(target, beyond), target) for target in self._board.neighbours(square)]
        return [target for rank, target in sorted(targets) if rank > self.passed]

    def _slots_afterwards(self) -> dict[Square, int]:
        """The slots when the square is passed: its own is free for one of the squares that it leads to."""
        slots, free = dict(self.slots), list(self._free)
        square = self._order[self.passed]
        if square in slots:
            free.append(slots.pop(square))
        for target in self._to_come(square):
            if target not in slots:
                slots[target] = free.pop()
        return slots

    def _take_slots(self) -> None:
        self.slots = self._slots_afterwards()
        used = set(self.slots.values())
        self._free = [slot for slot in range(kernel.SLOTS - 1, self._extra.slots - 1, -1) if slot not in used]

    def _checks_after(self, slots: dict[Square, int]) -> Iterator[tuple[int, int]]:
        """The rows of `checks` for the squares that have few neighbours beside those with slots."""
        reached = {partner for square in slots for partner in self._to_come(square)}
        for square in sorted(reached.union(slots)):
            partners = self._to_come(square)
            beyond = sum(partner not in slots for partner in partners)
            if beyond >= 2 or beyond == len(partners):
                continue
            near = sum(1 << 4 * slots[partner] for partner in partners if partner in slots)
            near |= int(self._extra.leads_to(square))
            shift = 4 * slots[square] if square in slots else kernel.WITHOUT_SLOT
            yield shift, near | (kernel.ONE_BEYOND if beyond else 0)

    def _enlarge(self) -> None:
        rows = int(self._state[kernel.NEW])
        keys, counts, table = self._new_arrays(2 * len(self._new_keys))
        keys[:rows], counts[:rows] = self._new_keys[:rows], self._new_counts[:rows]
        self._new_keys, self._new_counts, self._table = keys, counts, table

    def _new_arrays(self, rows: int) -> tuple[UInt64s, UInt64s, Int32s]:
        """Empty arrays for so many new frontiers, unless they and those there are take too much memory.

        The least that a table has, some kilobytes, is always granted.
        """
        limbs = self.counts.shape[1]
        held = self.keys.nbytes + self.counts.nbytes
        if self._state[kernel.NEW]:
            held += self._new_keys.nbytes + self._new_counts.nbytes + self._table.nbytes
        if rows > FIRST_ROWS and held + rows * (8 + 8 * limbs + 2 * 4) > self._memory_bytes:
            raise TableFullError
        return np.empty(rows, np.uint64), np.empty((rows, limbs), np.uint64), np.full(2 * rows, -1, np.int32)


def _have_whole_paths(keys: UInt64s) -> bool:
    """Whether each path of each frontier has its two ends there."""
    for number in range(kernel.FIRST_PATH, kernel.SLOTS):
        differing = keys ^ kernel.EACH_SLOT * np.uint64(number)
        differing |= differing >> np.uint64(2)
        ends = kernel.EACH_SLOT & ~(differing | differing >> kernel.ONE)
        others = ends & ends - kernel.ONE
        if (others & others - kernel.ONE).any() or ((ends == 0) != (others == 0)).any():
            return False
    return True


def with_limb_for_sum(counts: UInt64s, times: int) -> UInt64s:
    """The counts with one more limb if a sum of each, so many times, could be too large for those they have."""
    total = float(counts[:, -1].sum(dtype=np.float64)) + len(counts)
    if total * times < LIMB:
        return counts
    return np.hstack([counts, np.zeros((len(counts), 1), np.uint64)])
