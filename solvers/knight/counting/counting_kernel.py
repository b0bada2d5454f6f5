"""Compiled: squares are passed one after another, and partial tours are counted by the frontier that they leave.

A closed tour is cut along a line between the squares passed and those to come. All that matters of what lies behind
the line is the frontier: of each square ahead, whether no path has reached it yet, whether it has both of its moves,
or which path ends on it. All partial tours with the same frontier are counted as one.

A frontier is a uint64 of 16 slots of 4 bits. A square has a slot from the first time that a square passed leads to it
until it is passed itself. Open tours are closed by an extra square beside every other, which keeps slot 0. In a slot
stands UNTOUCHED, FULL, or a number from 2 on that it shares with the other end of the path that ends there, numbered in
the order of the slots. A slot that no square has is UNTOUCHED.

Masks of slots have the lowest bit of each slot. The counts are unsigned whole numbers of as many 64-bit limbs as it
takes, the lowest first.
"""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int32s, Int64s, UInt64s
from solvers.kernels import compiled, kernel
from solvers.slices import EXHAUSTED, RUNNING

UNTOUCHED, FULL, FIRST_PATH = 0, 1, 2
FRESH = 15
"""The number of a path just begun, until the frontier is renumbered; 16 slots hold at most 8 paths."""

SLOTS = 16
NO_SLOT = -1
"""In place of the slot of a square that has none."""
FULL_TABLE = 3
"""A status besides those of `solvers.slices`: the table is full and can be enlarged."""

ZERO, ONE, NIBBLE = np.uint64(0), np.uint64(1), np.uint64(15)
EACH_SLOT = np.uint64(0x1111111111111111)
CYCLE = np.uint64(0xFFFFFFFFFFFFFFFF)
"""In place of a frontier that would leave a cycle behind."""

# How a square may be joined to the extra one: as it likes; only if that is untouched; it has to be; it must not be.
EXTRA_ALLOWED, EXTRA_IF_UNTOUCHED, EXTRA_FORCED, EXTRA_BARRED = range(4)

# The members of `state`, int64: the next of the old frontiers, and how many old and new ones there are.
NEXT, OLD, NEW = range(3)
STATE_SIZE = 3

# The columns of `checks`, uint64: 4 times a square's slot, or WITHOUT_SLOT; the mask of the slots beside it that are to
# come, with bits for one and for a second square beside it that has no slot yet.
CHECK_SHIFT, CHECK_NEAR = range(2)
WITHOUT_SLOT = 64
ONE_BEYOND, TWO_BEYOND = 2, 6


@kernel(
    "int64(uint64[::1], uint64[:, ::1], uint64[::1], uint64[:, ::1], int32[::1], "
    "int64, int64[::1], uint64[:, ::1], int64, int64[::1], int64[::1], int64)",
    "old_keys old_counts",
    "new_keys new_counts",
)
def pass_square(
    old_keys: UInt64s,
    old_counts: UInt64s,
    new_keys: UInt64s,
    new_counts: UInt64s,
    table: Int32s,
    own_slot: int,
    ahead: Int64s,
    checks: UInt64s,
    extra: int,
    state: Int64s,
    chosen: Int64s,
    budget: int,
) -> int:
    """Carry at most `budget` old frontiers over the next square, by every choice of its moves.

    `ahead` lists the slots of the squares that it leads to, one of which may be its own, which is free by then;
    `checks` are those of the squares that may lack neighbours afterwards. The counts are (., limbs); `table` finds a
    new frontier's row by its hash, -1 where there is none; it has twice as many entries as there are rows, a power of
    two. `chosen` has room for all choices of moves of a square.
    """
    for row in range(state[NEXT], min(state[NEXT] + budget, state[OLD])):
        if state[NEW] + len(chosen) > len(new_keys):
            return FULL_TABLE
        state[NEXT] = row + 1
        frontier = old_keys[row]
        own = UNTOUCHED if own_slot == NO_SLOT else _content(frontier, own_slot)
        if own_slot != NO_SLOT:
            frontier = _with(frontier, own_slot, UNTOUCHED)
        if own == FULL:
            if extra != EXTRA_FORCED and can_be_completed(frontier, checks):
                _add(renumbered(frontier), old_counts[row], new_keys, new_counts, table, state)
            continue
        choices = _choices(frontier, ahead, extra, chosen)
        for j in range(max(0, choices - 1) if extra == EXTRA_FORCED else 0, choices):
            for i in range(j if own == UNTOUCHED else 1):
                if own == UNTOUCHED:
                    trial = joined(frontier, chosen[i], chosen[j])
                else:
                    trial = _continued(frontier, own, chosen[j])
                if trial != CYCLE and can_be_completed(trial, checks):
                    _add(renumbered(trial), old_counts[row], new_keys, new_counts, table, state)
    return EXHAUSTED if state[NEXT] == state[OLD] else RUNNING


@kernel("void(uint64[::1], int64, int64, int32[::1])")
def index(keys: UInt64s, first: int, last: int, table: Int32s) -> None:
    """Enter the rows from `first` up to `last` into a table that does not have them."""
    for row in range(first, last):
        table[_place(keys[row], keys, table)] = row


@compiled
def _content(frontier: np.uint64, slot: int) -> int:
    return int(np.int64(frontier >> np.uint64(4 * slot) & NIBBLE))


@compiled
def _with(frontier: np.uint64, slot: int, content: int) -> np.uint64:
    """The frontier with something else in a slot."""
    shift = np.uint64(4 * slot)
    return frontier & ~(NIBBLE << shift) | np.uint64(content) << shift


@compiled
def _choices(frontier: np.uint64, ahead: Int64s, extra: int, chosen: Int64s) -> int:
    """Enter the slots that the square can be joined to into `chosen`, the extra square last; returns how many."""
    to_extra = False
    if extra != EXTRA_BARRED:
        content = _content(frontier, 0)
        to_extra = content == UNTOUCHED or (content != FULL and extra != EXTRA_IF_UNTOUCHED)
        if extra == EXTRA_FORCED and not to_extra:
            return 0
    choices = 0
    for slot in ahead:
        if _content(frontier, slot) != FULL:
            chosen[choices] = slot
            choices += 1
    if to_extra:
        chosen[choices] = 0
        choices += 1
    return choices


@compiled
def joined(frontier: np.uint64, one: int, other: int) -> np.uint64:
    """The frontier with a path from a slot to another, or `CYCLE`."""
    first = _content(frontier, one)
    if first == UNTOUCHED:
        second = _content(frontier, other)
        if second == UNTOUCHED:
            return _with(_with(frontier, one, FRESH), other, FRESH)
        return _with(_with(frontier, one, second), other, FULL)
    return _continued(_with(frontier, one, FULL), first, other)


@compiled
def _continued(frontier: np.uint64, path: int, slot: int) -> np.uint64:
    """The frontier with the loose end of a path joined to a slot, or `CYCLE`."""
    content = _content(frontier, slot)
    if content == UNTOUCHED:
        return _with(frontier, slot, path)
    if content == path:
        return CYCLE
    # The other end of the path that ended there becomes that of this path.
    frontier = _with(frontier, slot, FULL)
    differing = frontier ^ EACH_SLOT * np.uint64(content)
    return frontier ^ (EACH_SLOT & ~_not_zero(differing)) * np.uint64(content ^ path)


@compiled
def _not_zero(word: np.uint64) -> np.uint64:
    """The mask of the slots in which there is not zero."""
    halves = word | word >> np.uint64(2)
    return (halves | halves >> ONE) & EACH_SLOT


@compiled
def can_be_completed(frontier: np.uint64, checks: UInt64s) -> bool:
    """Whether every square ahead still has as many squares to be joined to as it needs."""
    wanting = _not_zero(frontier ^ EACH_SLOT * np.uint64(FULL)) | np.uint64(TWO_BEYOND)
    for row in range(len(checks)):
        shift = checks[row, CHECK_SHIFT]
        content = frontier >> shift & NIBBLE if shift < WITHOUT_SLOT else ZERO
        if content != FULL:
            partners = checks[row, CHECK_NEAR] & wanting
            if partners == 0 or (content == UNTOUCHED and partners & (partners - ONE) == 0):
                return False
    return True


@compiled
def renumbered(frontier: np.uint64) -> np.uint64:
    """The frontier with the paths numbered in the order of the slots."""
    numbers = np.uint64(FULL << 4 * FULL)
    following = np.uint64(FIRST_PATH)
    key = ZERO
    shift = ZERO
    while frontier:
        content = (frontier & NIBBLE) << np.uint64(2)
        if content > 4 * FULL and numbers >> content & NIBBLE == 0:
            numbers |= following << content
            following += ONE
        key |= (numbers >> content & NIBBLE) << shift
        frontier >>= np.uint64(4)
        shift += np.uint64(4)
    return key


@compiled
def _add(
    key: np.uint64,
    count: UInt64s,
    keys: UInt64s,
    counts: UInt64s,
    table: Int32s,
    state: Int64s,
) -> None:
    """Count the frontier that is left."""
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
    carry = ZERO
    for limb in range(len(count)):
        sum_ = counts[row, limb] + carry
        carry = np.uint64(sum_ < carry)
        sum_ += count[limb]
        carry += np.uint64(sum_ < count[limb])
        counts[row, limb] = sum_


@compiled
def _place(key: np.uint64, keys: UInt64s, table: Int32s) -> np.uint64:
    """The index in `table` of the row of a key, or of the place for it."""
    mask = np.uint64(len(table) - 1)
    mixed = (key ^ key >> np.uint64(29)) * np.uint64(0x9E3779B97F4A7C15)
    place = (mixed >> np.uint64(32)) & mask
    while table[place] >= 0 and keys[table[place]] != key:
        place = (place + ONE) & mask
    return place
