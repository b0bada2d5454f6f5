"""Compiled: breadth-first search over packed positions, level by level.

A few positions at a time are expanded in three passes: what needs no branch for all of them, then their successors one
after the other, then the look-ups. So the processor seldom has to guess where the program goes on.
"""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int16s, Int32s, Int64s, UInt8s
from solvers.kernels import compiled, kernel
from solvers.klotski.breadth_first.kernel import MAX_SUCCESSORS, canonical, expand, free_cells, mirrored
from solvers.klotski.breadth_first.two_blanks_kernel import (
    END,
    EXCHANGED,
    FIRST,
    FIRST_BLOCK,
    LENGTH,
    MIRRORED,
    MIRRORED_TRIED,
    MOST_CANDIDATES,
    PAIR_MODULUS,
    SECOND_BLOCK,
    TRIED,
)
from solvers.klotski.packed import BLOCK, EXIT_CELL

CURSOR, COUNT, DEPTH = 0, 1, 2
"""Where `state` keeps the next position to expand, the number of positions, and the depth of the level expanded."""

SLICE_OVER, STORE_FULL, GOAL_FOUND, EXHAUSTED = 0, 1, 2, 3
"""Why a search returned."""

SUCCESSORS, LENGTHS, PARENTS, TRIES, FOUND, MIRRORS, PAIRS = 0, 1, 2, 3, 4, 5, 6
"""The rows of `scratch`; for the successors of some positions: themselves, the cells slid to them, their parents, and
which of their own successors are known; the numbers by which they were found; for each of these positions: its mirror
image, and the pair of its blanks."""
SCRATCH_ROWS = 7

TOGETHER = MAX_SUCCESSORS // MOST_CANDIDATES - 1
"""So many positions with two blanks are expanded at a time."""

_MULTIPLIER = 0x1E3779B97F4A7C15
_NUMBER = 16


@compiled
def _first_slot(key: int, table: Int32s) -> int:
    return ((key * _MULTIPLIER) >> 40) & (len(table) - 1)


@kernel("int64(int64, int64[::1], int32[::1])")
def index_of(key: int, keys: Int64s, table: Int32s) -> int:
    """The index of a canonical position among `keys`, or -1.

    `table` (int32, a power of two long) is a hash table with linear probing: it holds indices plus one, or 0.
    """
    slot = _first_slot(key, table)
    while table[slot] != 0 and keys[table[slot] - 1] != key:
        slot = (slot + 1) & (len(table) - 1)
    return table[slot] - 1


@compiled
def enter_one(count: int, keys: Int64s, table: Int32s) -> int:
    """Look up the position at `keys[count]`: its index before that if it has one, and else `count`, once entered."""
    key = keys[np.uint64(count)]
    slot = _first_slot(key, table)
    found = int(table[np.uint64(slot)])
    index = count if found == 0 else found - 1  # an empty slot looks like that of the position itself: one comparison
    while keys[np.uint64(index)] != key:
        slot = (slot + 1) & (len(table) - 1)
        found = int(table[np.uint64(slot)])
        index = count if found == 0 else found - 1
    table[np.uint64(slot)] = index + 1
    return index


@kernel("void(int64[::1], int64, int64, int32[::1])")
def enter(keys: Int64s, first: int, count: int, table: Int32s) -> None:
    """Enter the positions `keys[first:count]`, all new, into a hash table."""
    for index in range(first, count):
        enter_one(index, keys, table)


@kernel(
    "int64(int64[::1], int32[::1], int16[::1], int32[::1], int32[::1], int64[::1], int64[::1], int64[:, ::1], "
    "int16[:, ::1], uint8[::1], int64[:, ::1], int64, boolean, int64)",
    "keys parents cells tried",
    "bits candidates",
)
def advance(
    keys: Int64s,
    parents: Int32s,
    cells: Int16s,
    tried: Int32s,
    table: Int32s,
    ends: Int64s,
    state: Int64s,
    scratch: Int64s,
    pairs: Int16s,
    bits: UInt8s,
    candidates: Int64s,
    metric: int,
    stop_at_goal: bool,
    budget: int,
) -> int:
    """Go on with a breadth-first search until `budget` successors have been looked at; return why it stopped.

    `keys`, `parents` and `cells` hold for each position visited, in order: itself, the index of the position it was
    first reached from, and the fewest cells slid on a path with that few steps. A position reached again from the same
    level in fewer cells gets the better parent, so among the shortest paths the one with the fewest cells is kept.
    `ends[d]` is the number of positions visited up to depth d. `scratch`, int64, is (`SCRATCH_ROWS`, `MAX_SUCCESSORS`).

    `pairs`, `bits` and `candidates` are what two blanks allow, and `tried` which candidates of each position were tried
    from its parent; with other than two blanks `pairs` has no rows, and no more is asked of `tried` than its length.
    """
    cursor, count, depth = int(state[CURSOR]), int(state[COUNT]), int(state[DEPTH])
    while True:
        if cursor == ends[depth]:
            if count == cursor or depth + 1 == len(ends) or (stop_at_goal and _any_solved(keys, ends[depth], count)):
                break
            depth += 1
            ends[depth] = count
        if budget <= 0 or count + MAX_SUCCESSORS > len(keys):
            break
        size = 1
        if len(pairs) == 0:
            found = _expand_one(keys, cells, cursor, metric, scratch)
        else:
            if budget >= MAX_SUCCESSORS and count + 2 * MAX_SUCCESSORS <= len(keys):
                size = min(TOGETHER, ends[depth] - cursor)
            found = _expand_some(keys, cells, tried, cursor, size, pairs, bits, candidates, scratch)
        count = _visit(found, ends[depth], count, keys, parents, cells, tried, table, scratch)
        budget -= max(found, size)
        cursor += size
    state[CURSOR], state[COUNT], state[DEPTH] = cursor, count, depth
    if cursor == ends[depth] and stop_at_goal and _any_solved(keys, cursor, count):
        return GOAL_FOUND
    if cursor == count:
        return EXHAUSTED
    return SLICE_OVER if budget <= 0 else STORE_FULL


@compiled
def _any_solved(keys: Int64s, first: int, count: int) -> bool:
    solved = False
    for index in range(first, count):
        solved |= (keys[np.uint64(index)] >> BLOCK) & 15 == EXIT_CELL
    return solved


@compiled
def _expand_one(keys: Int64s, cells: Int16s, parent: int, metric: int, scratch: Int64s) -> int:
    """Find the successors of a position with any number of blanks; return how many."""
    found = expand(keys[parent], metric, scratch[SUCCESSORS], scratch[LENGTHS])
    for place in range(found):
        scratch[SUCCESSORS, place] = canonical(scratch[SUCCESSORS, place])
        scratch[LENGTHS, place] += cells[parent]
        scratch[PARENTS, place] = parent
        scratch[TRIES, place] = 0
    return found


@compiled
def _expand_some(
    keys: Int64s,
    cells: Int16s,
    tried: Int32s,
    first: int,
    size: int,
    pairs: Int16s,
    bits: UInt8s,
    candidates: Int64s,
    scratch: Int64s,
) -> int:
    """Find the successors of `size` positions with two blanks but those that are known; return how many."""
    successors, lengths, parents, tries = scratch[SUCCESSORS], scratch[LENGTHS], scratch[PARENTS], scratch[TRIES]
    found, mirrors = scratch[FOUND], scratch[MIRRORS]
    count = _find_candidates(keys, tried, first, size, pairs, bits, scratch)
    for number in range(count):
        place = np.uint64(number)
        position = found[place] >> _NUMBER
        slide = candidates[np.uint64(found[place] & ((1 << _NUMBER) - 1))]
        parent = first + position
        key = keys[np.uint64(parent)] ^ slide[EXCHANGED]
        mirror = mirrors[np.uint64(position)] ^ slide[MIRRORED]
        turned = mirror < key
        successors[place] = mirror if turned else key
        lengths[place] = cells[np.uint64(parent)] + slide[LENGTH]
        parents[place] = parent
        tries[place] = slide[TRIED] >> (MIRRORED_TRIED if turned else 0)
    return count


@compiled
def _find_candidates(
    keys: Int64s, tried: Int32s, first: int, size: int, pairs: Int16s, bits: UInt8s, scratch: Int64s
) -> int:
    """Write the candidates whose pieces are there and that are not known, position by position; return how many."""
    found, mirrors, blanks = scratch[FOUND], scratch[MIRRORS], scratch[PAIRS]
    for position in range(size):
        key = keys[np.uint64(first + position)]
        mirrors[np.uint64(position)] = mirrored(key)
        blanks[np.uint64(position)] = free_cells(key) % PAIR_MODULUS
    count = 0
    for position in range(size):
        key = keys[np.uint64(first + position)]
        pair = pairs[np.uint64(blanks[np.uint64(position)])]
        untried = ~int(tried[np.uint64(first + position)])
        number, end = int(pair[FIRST]), int(pair[END])
        of_position = position << _NUMBER
        while number < end:
            found[np.uint64(count)] = of_position | number  # written over by the next, if it does not count
            count += (key >> bits[np.uint64(number)]) & untried & 1
            untried >>= 1
            number += 1
        block = (key >> BLOCK) & 15
        found[np.uint64(count)] = of_position | number
        count += (block == pair[FIRST_BLOCK]) & untried & 1
        found[np.uint64(count)] = of_position | (number + 1)
        count += (block == pair[SECOND_BLOCK]) & (untried >> 1) & 1
    return count


@compiled
def _visit(
    found: int,
    level: int,
    count: int,
    keys: Int64s,
    parents: Int32s,
    cells: Int16s,
    tried: Int32s,
    table: Int32s,
    scratch: Int64s,
) -> int:
    """Enter the successors found that are new, or give them a better parent of the same level.

    Positions from the index `level` on are as deep as they are. Returns how many positions there are.
    """
    successors, lengths, origins, tries = scratch[SUCCESSORS], scratch[LENGTHS], scratch[PARENTS], scratch[TRIES]
    for number in range(found):
        place, last = np.uint64(number), np.uint64(count)
        total = lengths[place]
        keys[last], parents[last], cells[last], tried[last] = successors[place], origins[place], total, tries[place]
        index = enter_one(count, keys, table)
        if (total - cells[np.uint64(index)]) & (level - 1 - index) < 0:  # both are negative: one branch, seldom taken
            better = np.uint64(index)
            parents[better], cells[better], tried[better] = origins[place], total, tries[place]
        count += index == count
    return count
