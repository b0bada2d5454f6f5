"""Compiled: squares are passed one after another, and partial tours are counted by the frontier that they leave.

A closed tour is cut along a line between the squares passed and those to come. All that matters of what lies behind
the line is the frontier: of each square ahead, whether no path has reached it yet, whether it has both of its moves,
or which path ends on it. All partial tours with the same frontier are counted as one.

A frontier is a uint64 of 16 slots of 4 bits. Slot 0 is the gate, a square beside every other that turns open tours into
closed ones; slots 1, 2, ... are the squares to come, the next one first. In a slot stands UNTOUCHED, FULL, or a number
from 2 on that it shares with the other end of the path that ends there, numbered in the order of the slots. The counts
are unsigned whole numbers of as many 64-bit limbs as it takes, the lowest first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from solvers.kernels import compiled, kernel
from solvers.slices import EXHAUSTED, RUNNING

if TYPE_CHECKING:
    from numpy.typing import NDArray

UNTOUCHED, FULL, FIRST_PATH = 0, 1, 2
FRESH = 15
"""The number of a path just begun, until the frontier is renumbered; 16 slots hold at most 8 paths."""

SLOTS = 16
FULL_TABLE = 3
"""A status besides those of `solvers.slices`: the table is full and can be enlarged."""

ONE, NIBBLE = np.uint64(1), np.uint64(15)

# What a square may have to do with the gate: go through it or not; only if it is untouched; it must; it must not.
GATE_OPEN, GATE_UNTOUCHED, GATE_FORCED, GATE_CLOSED = range(4)

# The members of `state`, int64: the next of the old frontiers, how many old and new ones there are, and how many
# squares come after the one being passed.
NEXT, OLD, NEW, TO_COME = range(4)
STATE_SIZE = 4

BEYOND = 1 << 20
"""The bit for a neighbour beyond the slots, in a mask of slots."""

SCRATCH_ROWS = 3
"""How many rows of numbers of its own the kernel needs."""
MOST_CHOICES = 10
"""The most choices of moves for a square: two of four moves ahead and the gate."""


@kernel(
    "int64(uint64[::1], uint64[:, ::1], uint64[::1], uint64[:, ::1], int32[::1], "
    "int64[::1], int64[::1], int64, int64[::1], int64[:, ::1], int64)"
)
def pass_square(
    old_keys: NDArray[np.uint64],
    old_counts: NDArray[np.uint64],
    new_keys: NDArray[np.uint64],
    new_counts: NDArray[np.uint64],
    table: NDArray[np.int32],
    ahead: NDArray[np.int64],
    near: NDArray[np.int64],
    gate: int,
    state: NDArray[np.int64],
    scratch: NDArray[np.int64],
    budget: int,
) -> int:
    """Carry at most `budget` old frontiers over the next square, by every choice of its moves.

    `ahead` lists the slots of the squares that it leads to; `near` has for each slot a mask of the slots beside it that
    are to come, with `BEYOND` for one that lies beyond the slots and twice that for a second. The counts are (.,
    limbs); `table` finds a new frontier's row by its hash, -1 where there is none; it has twice as many entries as
    there are rows, a power of two. `scratch` is (`SCRATCH_ROWS`, `SLOTS` + 2).
    """
    frontier, trial, chosen = scratch[0], scratch[1], scratch[2]
    for row in range(state[NEXT], min(state[NEXT] + budget, state[OLD])):
        if state[NEW] + MOST_CHOICES > len(new_keys):
            return FULL_TABLE
        state[NEXT] = row + 1
        _unpack(old_keys[row], frontier)
        own = frontier[1]
        if own == FULL and gate != GATE_FORCED:
            _add(frontier, old_counts[row], new_keys, new_counts, table, state)
        choices = _choices(frontier, ahead, gate, chosen)
        for j in range(max(0, choices - 1) if gate == GATE_FORCED else 0, choices):
            for i in range(j if own == UNTOUCHED else 1):
                one = chosen[i] if own == UNTOUCHED else 1
                if _join(frontier, one, chosen[j], near, state[TO_COME], trial):
                    _add(trial, old_counts[row], new_keys, new_counts, table, state)
    return EXHAUSTED if state[NEXT] == state[OLD] else RUNNING


@kernel("void(uint64[::1], int64, int64, int32[::1])")
def index(keys: NDArray[np.uint64], first: int, last: int, table: NDArray[np.int32]) -> None:
    """Enter the rows from `first` up to `last` into a table that does not have them."""
    for row in range(first, last):
        table[_place(keys[row], keys, table)] = row


@compiled
def _unpack(key: np.uint64, frontier: NDArray[np.int64]) -> None:
    for slot in range(SLOTS):
        frontier[slot] = np.int64(key >> np.uint64(4 * slot) & NIBBLE)
    frontier[SLOTS] = frontier[SLOTS + 1] = UNTOUCHED


@compiled
def _choices(frontier: NDArray[np.int64], ahead: NDArray[np.int64], gate: int, chosen: NDArray[np.int64]) -> int:
    """Enter the slots that the square can be joined to into `chosen`, the gate last; returns how many."""
    through_gate = gate != GATE_CLOSED and (
        frontier[0] == UNTOUCHED or (frontier[0] != FULL and gate != GATE_UNTOUCHED)
    )
    if frontier[1] == FULL or (gate == GATE_FORCED and not through_gate):
        return 0
    choices = 0
    for slot in ahead:
        if frontier[slot] != FULL:
            chosen[choices] = slot
            choices += 1
    chosen[choices] = 0
    return choices + int(through_gate)


@compiled
def _join(
    frontier: NDArray[np.int64],
    one: int,
    other: int,
    near: NDArray[np.int64],
    to_come: int,
    trial: NDArray[np.int64],
) -> bool:
    """Make `trial` the frontier with two slots joined; returns whether it can still be part of a tour."""
    for slot in range(SLOTS + 2):
        trial[slot] = frontier[slot]
    first, second = trial[one], trial[other]
    if first == UNTOUCHED and second == UNTOUCHED:
        trial[one] = trial[other] = FRESH
    elif first == UNTOUCHED:
        trial[one], trial[other] = second, FULL
    elif second == UNTOUCHED:
        trial[one], trial[other] = FULL, first
    else:
        trial[one] = trial[other] = FULL
        for slot in range(SLOTS + 2):
            if trial[slot] == second:
                trial[slot] = first
        if first == second:
            return _all_full(trial, to_come)
    return _can_be_completed(trial, near)


@compiled
def _can_be_completed(frontier: NDArray[np.int64], near: NDArray[np.int64]) -> bool:
    """Whether every square ahead still has as many squares to be joined to as it needs."""
    wanting = 3 * BEYOND
    for slot in range(SLOTS + 2):
        wanting |= int(frontier[slot] != FULL) << slot
    for slot in range(2, SLOTS + 2):
        if frontier[slot] != FULL:
            partners = near[slot] & wanting
            if partners == 0 or (frontier[slot] == UNTOUCHED and partners & (partners - 1) == 0):
                return False
    return True


@compiled
def _all_full(frontier: NDArray[np.int64], to_come: int) -> bool:
    """Whether the gate and every square to come have both of their moves."""
    not_full = int(frontier[0] != FULL) + int(to_come > SLOTS)
    for slot in range(2, min(to_come, SLOTS) + 2):
        not_full += int(frontier[slot] != FULL)
    return not_full == 0


@compiled
def _add(
    frontier: NDArray[np.int64],
    count: NDArray[np.uint64],
    keys: NDArray[np.uint64],
    counts: NDArray[np.uint64],
    table: NDArray[np.int32],
    state: NDArray[np.int64],
) -> None:
    """Count the frontier that is left when the square in slot 1 is passed."""
    key = _key(frontier)
    place = _place(key, keys, table)
    row = table[place]
    if row < 0:
        row = state[NEW]
        state[NEW] = row + 1
        table[place] = row
        keys[row] = key
        for limb in range(len(count)):
            counts[row, limb] = count[limb]
        return
    carry = np.uint64(0)
    for limb in range(len(count)):
        sum_ = counts[row, limb] + carry
        carry = np.uint64(sum_ < carry)
        sum_ += count[limb]
        carry += np.uint64(sum_ < count[limb])
        counts[row, limb] = sum_


@compiled
def _key(frontier: NDArray[np.int64]) -> np.uint64:
    """Renumber the paths, leave slot 1 out, and pack the slots into a word."""
    numbers = np.uint64(FULL << 4 * FULL)
    following = np.uint64(FIRST_PATH)
    key = np.uint64(0)
    for place in range(SLOTS):
        content = np.uint64(4 * frontier[place + 1 if place else 0])
        if content > 4 * FULL and numbers >> content & NIBBLE == 0:
            numbers |= following << content
            following += ONE
        key |= (numbers >> content & NIBBLE) << np.uint64(4 * place)
    return key


@compiled
def _place(key: np.uint64, keys: NDArray[np.uint64], table: NDArray[np.int32]) -> np.uint64:
    """The index in `table` of the row of a key, or of the place for it."""
    mask = np.uint64(len(table) - 1)
    mixed = (key ^ key >> np.uint64(29)) * np.uint64(0x9E3779B97F4A7C15)
    place = (mixed >> np.uint64(32)) & mask
    while table[place] >= 0 and keys[table[place]] != key:
        place = (place + ONE) & mask
    return place
