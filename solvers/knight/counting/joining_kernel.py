"""Compiled: partial tours on the two sides of a window are joined to whole tours, through every choice of moves in it.

Each place of the window, a square of it or the extra square, has two moves: those that it has on the near side, on the
far side and in the window make two together, so that for each partial tour of the near side and each choice of moves in
the window the degrees on the far side follow. The partial tours of the far side stand in groups of equal degrees. A
pair is a tour when its paths are joined to a single cycle.

What degrees and mates are is told in `mates_kernel`. Counts are whole numbers of any size, unsigned: arrays of 64-bit
limbs, the lowest first.
"""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int32s, Int64s, UInt8s, UInt64s
from solvers.kernels import compiled, kernel
from solvers.knight.counting.mates_kernel import mate_of
from solvers.slices import EXHAUSTED, RUNNING

PLACES = 16

ZERO, ONE, TWO, NIBBLE, HALF = (np.uint64(number) for number in (0, 1, 2, 15, 32))
LOW_HALF = np.uint64(0xFFFFFFFF)
DEGREES_OF_ONE = np.uint64(0x5555555555555555)

# The columns of `moves`, int64: the two places that a move in the window leads between, and whether it must be taken.
ONE_PLACE, OTHER_PLACE, FORCED = range(3)

# The members of `state`, int64: the next row of the near side, how many choices are open for the row before it, after
# how many steps more no row is begun, and of the extended partial tours the number, and how many of them are joined.
NEXT, HEIGHT, STEPS, ROWS, JOINED = range(5)
STATE_SIZE = 5

ROOM_FOR_ONE = 1 << 12
"""No row of the near side is begun where there is no room for so many extended ones, more than it has as a rule."""

# The columns of `beginnings`, uint64.
SETTLED_MASK, SETTLED_OFFSET = range(2)

# The columns of `stack`, uint64: a choice that is open: the move that comes next, the mates and the degrees.
STACK_MOVE, STACK_MATES, STACK_DEGREES = range(3)


@kernel("void(uint64[::1], int64, int64, int32[::1])")
def index_groups(groups: UInt64s, first: int, last: int, table: Int32s) -> None:
    """Enter the numbers of the groups from `first` to `last` into a table, by their degrees."""
    for group in range(first, last):
        table[_place_of(groups[group], groups, table)] = group


@kernel("void(uint64[::1], uint64, int64, int64, int64, uint8[::1])")
def note_beginnings(groups: UInt64s, mask: np.uint64, offset: int, first: int, last: int, possible: UInt8s) -> None:
    """Note with which degrees of the first places the groups from `first` to `last` begin, from `offset` on."""
    for group in range(first, last):
        possible[np.uint64(offset) + (groups[group] & mask)] = 1


@kernel(
    "int64(uint64[::1], uint64[::1], uint64[:, ::1], uint8[::1], uint64[::1], int32[::1], int64[:, ::1], "
    "uint64[:, ::1], uint8[::1], uint64, uint64[:, ::1], int32[::1], uint64[::1], uint64[:, ::1], int32[::1], "
    "int64[::1], int64)",
    "near_mates near_degrees near_counts weights",
    "row_groups row_mates row_counts",
)
def extend(
    near_mates: UInt64s,
    near_degrees: UInt64s,
    near_counts: UInt64s,
    weights: UInt8s,
    groups: UInt64s,
    group_table: Int32s,
    moves: Int64s,
    beginnings: UInt64s,
    possible: UInt8s,
    whole: np.uint64,
    stack: UInt64s,
    row_groups: Int32s,
    row_mates: UInt64s,
    row_counts: UInt64s,
    row_table: Int32s,
    state: Int64s,
    budget: int,
) -> int:
    """Extend partial tours of the near side by every choice of moves in the window, `budget` steps of it.

    Those that fit a group of the far side are entered as rows, equal ones once: `row_table` finds them. `groups` are
    the degrees of the groups, and `group_table` finds those. `beginnings` has for the moves that are still to be chosen
    a mask of the places that are settled, and where in `possible` it stands whether a group has such degrees there.
    `whole` are the degrees of places that have both moves. `stack` has room for one choice more than there are moves.
    """
    height = state[HEIGHT]
    for _ in range(budget):
        state[STEPS] -= 1
        if height == 0:
            row = state[NEXT]
            if row == len(near_mates) or state[STEPS] < 0 or state[ROWS] + ROOM_FOR_ONE > len(row_groups):
                return EXHAUSTED
            state[NEXT] = row + 1
            if weights[row] > 0:
                stack[0, STACK_MOVE], stack[0, STACK_MATES] = ZERO, near_mates[row]
                stack[0, STACK_DEGREES] = near_degrees[row]
                state[HEIGHT] = height = 1
            continue
        mates, degrees = stack[height - 1, STACK_MATES], stack[height - 1, STACK_DEGREES]
        move = int(np.int64(stack[height - 1, STACK_MOVE]))
        # A place has 0, 1 or 2 moves, so that no difference borrows.
        wanted = whole - degrees
        settled = beginnings[move, SETTLED_MASK]
        if possible[beginnings[move, SETTLED_OFFSET] + (wanted & settled)] == 0:
            height -= 1
        elif move < len(moves):
            height = _branch(moves[move], move, mates, degrees, stack, height - 1)
        else:
            if state[ROWS] == len(row_groups):
                return EXHAUSTED
            height -= 1
            group = group_table[_place_of(wanted, groups, group_table)]
            if group >= 0:
                row = state[NEXT] - 1
                _enter(
                    group,
                    mates,
                    near_counts[row],
                    int(weights[row]),
                    row_groups,
                    row_mates,
                    row_counts,
                    row_table,
                    state,
                )
        state[HEIGHT] = height
    return RUNNING


@kernel(
    "int64(int32[::1], uint64[::1], uint64[:, ::1], uint64[::1], int64[::1], uint64[::1], uint64[:, ::1], "
    "uint64[::1], uint64[::1], int64[::1], int64)",
    "row_groups row_mates row_counts",
    "far_mates far_counts",
)
def join(
    row_groups: Int32s,
    row_mates: UInt64s,
    row_counts: UInt64s,
    groups: UInt64s,
    first_rows: Int64s,
    far_mates: UInt64s,
    far_counts: UInt64s,
    sums: UInt64s,
    total: UInt64s,
    state: Int64s,
    budget: int,
) -> int:
    """Add the tours of the rows to `total`, until about `budget` pairs have been compared.

    `first_rows` are the first rows of the groups of the far side, and the end of the last one. `sums` has a limb more
    than the far side's counts, `total` one more than both.
    """
    for row in range(state[JOINED], state[ROWS]):
        if budget <= 0:
            return RUNNING
        state[JOINED] = row + 1
        group = int(row_groups[row])
        first, last = int(first_rows[group]), int(first_rows[group + 1])
        budget -= 1 + last - first
        for limb in range(len(sums)):
            sums[limb] = ZERO
        wanted = np.uint64(groups[group])
        ends = wanted & ~(wanted >> ONE) & DEGREES_OF_ONE
        _add_matching(row_mates[row], ends, first, last, far_mates, far_counts, sums)
        add_product(row_counts[row], sums, total)
    return EXHAUSTED


@compiled
def _place_of(degrees: np.uint64, groups: UInt64s, table: Int32s) -> np.uint64:
    """The index in `table` of the group with these degrees, or of the place for it."""
    mask = np.uint64(len(table) - 1)
    place = ((degrees ^ degrees >> np.uint64(17)) * np.uint64(0x9E3779B97F4A7C15) >> HALF) & mask
    while table[place] >= 0 and groups[table[place]] != degrees:
        place = (place + ONE) & mask
    return place


@compiled
def _branch(
    move: Int64s,
    number: int,
    mates: np.uint64,
    degrees: np.uint64,
    stack: UInt64s,
    height: int,
) -> int:
    """Push the choice without a move, unless it is forced, and the one with it where that is possible."""
    following = np.uint64(number + 1)
    if move[FORCED] == 0:
        stack[height, STACK_MOVE], stack[height, STACK_MATES], stack[height, STACK_DEGREES] = following, mates, degrees
        height += 1
    one, other = int(move[ONE_PLACE]), int(move[OTHER_PLACE])
    one_bit, other_bit = np.uint64(2 * one), np.uint64(2 * other)
    if degrees >> one_bit & TWO or degrees >> other_bit & TWO:
        return height
    end, other_end = mate_of(mates, one), mate_of(mates, other)
    if end == other:  # a cycle, but not through all squares: some of them are on the far side
        return height
    stack[height, STACK_MOVE] = following
    mates = _with_mate(_with_mate(mates, one, one), other, other)
    stack[height, STACK_MATES] = _with_mate(_with_mate(mates, end, other_end), other_end, end)
    stack[height, STACK_DEGREES] = degrees + (ONE << one_bit) + (ONE << other_bit)
    return height + 1


@compiled
def _with_mate(mates: np.uint64, place: int, mate: int) -> np.uint64:
    shift = np.uint64(4 * place)
    return mates & ~(NIBBLE << shift) | np.uint64(mate) << shift


@compiled
def _enter(
    group: int,
    mates: np.uint64,
    count: UInt64s,
    weight: int,
    row_groups: Int32s,
    row_mates: UInt64s,
    row_counts: UInt64s,
    row_table: Int32s,
    state: Int64s,
) -> None:
    """Count a partial tour `weight` times, in its row or in a new one."""
    mask = np.uint64(len(row_table) - 1)
    mixed = (mates ^ mates >> np.uint64(29) ^ np.uint64(group) << HALF) * np.uint64(0x9E3779B97F4A7C15)
    place = (mixed ^ mixed >> HALF) * np.uint64(0x9E3779B97F4A7C15) >> HALF & mask
    while row_table[place] >= 0:
        row = row_table[place]
        if row_mates[row] == mates and row_groups[row] == group:
            break
        place = (place + ONE) & mask
    row = row_table[place]
    if row < 0:
        row = state[ROWS]
        state[ROWS] = row + 1
        row_table[place] = row
        row_groups[row], row_mates[row] = group, mates
        for limb in range(row_counts.shape[1]):
            row_counts[row, limb] = ZERO
    for _ in range(weight):
        add_to(row_counts[row], count)


@compiled
def _add_matching(
    mates: np.uint64,
    ends: np.uint64,
    first: int,
    last: int,
    far_mates: UInt64s,
    far_counts: UInt64s,
    sums: UInt64s,
) -> None:
    """Add to `sums` the counts of those rows of the far side whose paths join those of the near side to one cycle."""
    if ends == 0:
        return
    number = 0
    start = 0
    for place in range(PLACES):
        if ends >> np.uint64(2 * place) & ONE:
            start = place
            number += 1
    for row in range(first, last):
        place, joined = start, 0
        while True:
            place = mate_of(far_mates[row], mate_of(mates, place))
            joined += 2
            if place == start:
                break
        if joined == number:
            add_to(sums, far_counts[row])


@compiled
def add_to(number: UInt64s, addend: UInt64s) -> None:
    """Add a number of as many limbs or fewer."""
    carry = ZERO
    for limb in range(len(number)):
        added = addend[limb] if limb < len(addend) else ZERO
        sum_ = number[limb] + carry
        carry = np.uint64(sum_ < carry)
        sum_ += added
        carry += np.uint64(sum_ < added)
        number[limb] = sum_


@compiled
def add_product(count: UInt64s, sums: UInt64s, total: UInt64s) -> None:
    """Add the product of two numbers to a third, by halves of limbs."""
    for i in range(2 * len(count)):
        factor = count[i >> 1] >> (HALF if i & 1 else ZERO) & LOW_HALF
        if factor == 0:
            continue
        carry = ZERO
        for k in range(i, 2 * len(total)):
            j = k - i
            other = sums[j >> 1] >> (HALF if j & 1 else ZERO) & LOW_HALF if j < 2 * len(sums) else ZERO
            shift = HALF if k & 1 else ZERO
            limb = total[k >> 1]
            sum_ = (limb >> shift & LOW_HALF) + factor * other + carry
            carry = sum_ >> HALF
            total[k >> 1] = limb & ~(LOW_HALF << shift) | (sum_ & LOW_HALF) << shift
