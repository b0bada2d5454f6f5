"""Compiled: the successors of packed positions, and breadth-first search over them, level by level.

Positions are those of `packed.py`; a position and its mirror image are one, stood for by the smaller number. Moves
are found from the blanks: the free cells, shifted by a row or a column, are laid over the pieces that could slide into
them.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from solvers.kernels import compiled, kernel
from solvers.klotski.packed import BLOCK, EXIT_CELL, HORIZONTALS, SOLDIERS, VERTICALS

Int64s = NDArray[np.int64]
Int32s = NDArray[np.int32]
Int16s = NDArray[np.int16]
Int8s = NDArray[np.int8]

MOVES, CELLS, STRAIGHT = 0, 1, 2
"""What counts as one step: `Metric.number`."""

MAX_SUCCESSORS = 320
"""More than any position has: sixteen soldiers with nineteen cells to go to."""
SCRATCH_ROWS = 3
"""How many rows of numbers of its own a kernel has in `scratch`."""

CURSOR, COUNT, DEPTH, SOLVED = 0, 1, 2, 3
"""Where `state` keeps the next position to expand, the number of positions, the depth of the level expanded, and, for
`grow_tree`, whether a solved position was visited."""

SLICE_OVER, STORE_FULL, GOAL_FOUND, EXHAUSTED = 0, 1, 2, 3
"""Why `advance` returned."""

NOTHING, STRAIGHT_BACK, ALL_VISITED = 0, 1, 2
"""What a search recognises: nothing, the position it just came from, or every position visited."""

_BOARD = 0xFFFFF
_NOT_LEFT = 0xEEEEE
_NOT_RIGHT = 0x77777
_NIBBLES = 0x11111111111111
_FIELD = 0xFFFFFFFFFFFFFF
_MULTIPLIER = 0x1E3779B97F4A7C15

_CELL_OF_BIT = np.zeros(37, np.int64)
_CELL_OF_BIT[[(1 << cell) % 37 for cell in range(20)]] = range(20)


@kernel("int64(int64)")
def mirrored(key: int) -> int:
    """The mirror image of a position: the four bits of each row are reversed, wide pieces end one column earlier."""
    bits = key & _FIELD
    turned = (
        (bits & _NIBBLES) << 3 | (bits & (_NIBBLES << 1)) << 1 | (bits >> 1) & (_NIBBLES << 1) | (bits >> 3) & _NIBBLES
    )
    wide = (turned >> HORIZONTALS) & _BOARD
    block = (key >> BLOCK) & 15
    block_turned = (block & 12) | (2 - (block & 3))
    rest = turned & ~(_BOARD << HORIZONTALS)
    return rest | (wide >> 1) << HORIZONTALS | block_turned << BLOCK | 1 << 60


@kernel("int64(int64)")
def canonical(key: int) -> int:
    """The one that stands for a position and its mirror image."""
    other = mirrored(key)
    return other if other < key else key


@kernel("void(int64[::1])")
def replace_by_canonical(keys: Int64s) -> None:
    """Replace every position by the one that stands for it and its mirror image."""
    for index in range(len(keys)):
        keys[index] = canonical(keys[index])


@compiled
def _spread(reach: int, placements: int) -> int:
    """The cells of `placements` next to those of `reach`, without them."""
    grown = reach << 4 | reach >> 4 | (reach & _NOT_RIGHT) << 1 | (reach & _NOT_LEFT) >> 1
    return grown & placements & ~reach


@compiled
def _placements(free: int, field: int) -> int:
    """The top left cells at which a piece of this field lies on free cells only."""
    if field == SOLDIERS:
        return free
    if field == HORIZONTALS:
        return free & (free >> 1) & _NOT_RIGHT
    tall = free & (free >> 4)
    if field == VERTICALS:
        return tall
    return tall & (tall >> 1) & _NOT_RIGHT


@compiled
def _slides(
    rest: int, field: int, origin: int, placements: int, metric: int, successors: Int64s, lengths: Int64s, found: int
) -> int:
    """Append each position in which the piece at the bit `origin` has slid by one step; `rest` is all but it."""
    reach = up = down = left = right = origin
    length = 0
    while True:
        if metric == STRAIGHT:
            up = (up >> 4) & placements
            down = (down << 4) & placements
            left = ((left & _NOT_LEFT) >> 1) & placements
            right = ((right & _NOT_RIGHT) << 1) & placements
            layer = up | down | left | right
        else:
            layer = _spread(reach, placements)
            reach |= layer
        if layer == 0:
            return found
        length += 1
        while layer != 0:
            bit = layer & -layer
            layer ^= bit
            successors[found] = rest | (_CELL_OF_BIT[bit % 37] << BLOCK if field == BLOCK else bit << field)
            lengths[found] = length
            found += 1
        if metric == CELLS:
            return found


@kernel("int64(int64, int64, int64[::1], int64[::1])")
def expand(key: int, metric: int, successors: Int64s, lengths: Int64s) -> int:
    """Write every position one step from `key` (itself, not its mirror image) and the cells slid; return how many.

    `successors` and `lengths` are int64 of length `MAX_SUCCESSORS`.
    """
    soldiers = key & _BOARD
    wide = (key >> HORIZONTALS) & _BOARD
    tall = (key >> VERTICALS) & 0xFFFF
    block = 1 << ((key >> BLOCK) & 15)
    free = _BOARD & ~(soldiers | wide * 3 | tall * 17 | block * 51)

    above = free << 4
    below = free >> 4
    at_left = (free & _NOT_RIGHT) << 1
    at_right = (free & _NOT_LEFT) >> 1
    found = 0

    movable = soldiers & (above | below | at_left | at_right)
    while movable != 0:
        origin = movable & -movable
        movable ^= origin
        found = _slides(key ^ origin, SOLDIERS, origin, free, metric, successors, lengths, found)

    movable = tall & (above | free >> 8 | at_left & (at_left >> 4) | at_right & (at_right >> 4))
    while movable != 0:
        origin = movable & -movable
        movable ^= origin
        places = _placements(free | origin * 17, VERTICALS)
        found = _slides(key ^ origin << VERTICALS, VERTICALS, origin, places, metric, successors, lengths, found)

    both_above = above & ((above & _NOT_LEFT) >> 1)
    both_below = below & ((below & _NOT_LEFT) >> 1)
    movable = wide & (both_above | both_below | at_left | (at_right & _NOT_LEFT) >> 1)
    while movable != 0:
        origin = movable & -movable
        movable ^= origin
        places = _placements(free | origin * 3, HORIZONTALS)
        found = _slides(key ^ origin << HORIZONTALS, HORIZONTALS, origin, places, metric, successors, lengths, found)

    places = _placements(free | block * 51, BLOCK)
    return _slides(key & ~(15 << BLOCK), BLOCK, block, places, metric, successors, lengths, found)


@kernel("int64(int64, int64, int64[::1], int64[::1])")
def expand_canonical(key: int, metric: int, successors: Int64s, lengths: Int64s) -> int:
    """Do what `expand` does, and replace each position by the one that stands for it and its mirror image."""
    found = expand(key, metric, successors, lengths)
    for number in range(found):
        successors[number] = canonical(successors[number])
    return found


@kernel("int64(int64, int64, int64, int16[::1], int64[:, ::1])")
def step(before: int, after: int, metric: int, path: Int16s, scratch: Int64s) -> int:
    """Write the cells of the slide that leads from one position to the next; return its field.

    `path[0]` is how many cells there are, and they follow.
    """
    field, used = _write_step(before, after, metric, path, 1, scratch[0])
    path[0] = used - 1
    return field


@compiled
def _slot(key: int, keys: Int64s, table: Int32s) -> int:
    """The slot of a hash table (linear probing, indices into `keys` plus one) where `key` stands or would stand."""
    mask = len(table) - 1
    slot = ((key * _MULTIPLIER) >> 40) & mask
    while table[slot] != 0 and keys[table[slot] - 1] != key:
        slot = (slot + 1) & mask
    return slot


@kernel("int64(int64, int64[::1], int32[::1])")
def index_of(key: int, keys: Int64s, table: Int32s) -> int:
    """The index of a canonical position among `keys`, or -1."""
    return table[_slot(key, keys, table)] - 1


@kernel("void(int64[::1], int64, int64, int32[::1])")
def enter(keys: Int64s, first: int, count: int, table: Int32s) -> None:
    """Enter the positions `keys[first:count]`, all new, into a hash table (int32, a power of two long)."""
    for index in range(first, count):
        table[_slot(keys[index], keys, table)] = index + 1


@compiled
def _relax(
    key: int,
    total: int,
    parent: int,
    keys: Int64s,
    parents: Int32s,
    cells: Int16s,
    table: Int32s,
    level: int,
    count: int,
) -> int:
    """Relax the edge from `parent` to `key`: enter a new position, or take a better parent of the same level.

    Positions from the index `level` on are as deep as `key`. Returns how many positions there are.
    """
    slot = _slot(key, keys, table)
    index = table[slot] - 1
    if index < 0:
        keys[count], parents[count], cells[count] = key, parent, total
        table[slot] = count + 1
        return count + 1
    if index >= level and total < cells[index]:
        parents[index], cells[index] = parent, total
    return count


@kernel(
    "int64(int64[::1], int32[::1], int16[::1], int32[::1], int64[::1], "
    "int64[::1], int64[:, ::1], int64, boolean, int64)"
)
def advance(
    keys: Int64s,
    parents: Int32s,
    cells: Int16s,
    table: Int32s,
    ends: Int64s,
    state: Int64s,
    scratch: Int64s,
    metric: int,
    stop_at_goal: bool,
    budget: int,
) -> int:
    """Go on with a breadth-first search until `budget` successors have been looked at; return why it stopped.

    `keys`, `parents` and `cells` hold for each position visited, in order: itself, the index of the position it was
    first reached from, and the fewest cells slid on a path with that few steps. A position reached again from the same
    level in fewer cells gets the better parent, so among the shortest paths the one with the fewest cells is kept.
    `ends[d]` is the number of positions visited up to depth d. `scratch`, int64, is (`SCRATCH_ROWS`, `MAX_SUCCESSORS`).
    """
    successors, lengths = scratch[0], scratch[1]
    cursor, count, depth = int(state[CURSOR]), int(state[COUNT]), int(state[DEPTH])
    goal_met = False
    for index in range(ends[depth], count):
        goal_met |= (keys[index] >> BLOCK) & 15 == EXIT_CELL
    while True:
        if cursor == ends[depth]:
            if count == cursor or (stop_at_goal and goal_met) or depth + 1 == len(ends):
                break
            depth += 1
            ends[depth] = count
            goal_met = False
        if budget <= 0 or count + MAX_SUCCESSORS > len(keys):
            break
        found = expand(keys[cursor], metric, successors, lengths)
        budget -= found
        for number in range(found):
            key = canonical(successors[number])
            total = cells[cursor] + lengths[number]
            goal_met |= (key >> BLOCK) & 15 == EXIT_CELL
            count = _relax(key, total, cursor, keys, parents, cells, table, ends[depth], count)
        cursor += 1
    state[CURSOR], state[COUNT], state[DEPTH] = cursor, count, depth
    if cursor == ends[depth] and stop_at_goal and goal_met:
        return GOAL_FOUND
    if cursor == count:
        return EXHAUSTED
    return SLICE_OVER if budget <= 0 else STORE_FULL


@compiled
def _is_new(key: int, keys: Int64s, table: Int32s, count: int) -> bool:
    """Whether a position is in no slot of the table yet; it is afterwards, as the one at index `count`."""
    slot = _slot(key, keys, table)
    if table[slot] != 0:
        return False
    table[slot] = count + 1
    return True


@kernel("int64(int64[::1], int32[::1], int32[::1], int64[::1], int64[::1], int64[:, ::1], int64, int64, int64)")
def grow_tree(
    keys: Int64s,
    parents: Int32s,
    table: Int32s,
    ends: Int64s,
    state: Int64s,
    scratch: Int64s,
    metric: int,
    check: int,
    budget: int,
) -> int:
    """Go on with a breadth-first search that checks for duplicates as `check` says; return why it stopped.

    Positions are as they are, not mirrored. `keys` and `parents` hold every path that was kept, in order: the
    position it leads to, and the index of the path it prolongs. `table` is used with `ALL_VISITED` only, and
    `state[SOLVED]` is not 0 once the 2x2 block was at the exit. The rest is as with `advance`.
    """
    successors, lengths = scratch[0], scratch[1]
    cursor, count, depth = int(state[CURSOR]), int(state[COUNT]), int(state[DEPTH])
    goal_met = state[SOLVED] != 0
    while True:
        if cursor == ends[depth]:
            if count == cursor or goal_met or depth + 1 == len(ends):
                break
            depth += 1
            ends[depth] = count
        if budget <= 0 or count + MAX_SUCCESSORS > len(keys):
            break
        found = expand(keys[cursor], metric, successors, lengths)
        budget -= found
        before = keys[parents[cursor]] if check == STRAIGHT_BACK and cursor > 0 else 0
        for number in range(found):
            key = successors[number]
            if key == before or (check == ALL_VISITED and not _is_new(key, keys, table, count)):
                continue
            goal_met |= (key >> BLOCK) & 15 == EXIT_CELL
            keys[count], parents[count] = key, cursor
            count += 1
        cursor += 1
    state[CURSOR], state[COUNT], state[DEPTH], state[SOLVED] = cursor, count, depth, goal_met
    if cursor == ends[depth] and goal_met:
        return GOAL_FOUND
    if cursor == count:
        return EXHAUSTED
    return SLICE_OVER if budget <= 0 else STORE_FULL


@kernel("int64(int64[::1], int16[::1], int64, int64)")
def nearest_goal(keys: Int64s, cells: Int16s, first: int, count: int) -> int:
    """Among the positions `first` to `count`, the solved one that took the fewest cells; -1 without one."""
    best = -1
    for index in range(first, count):
        if (keys[index] >> BLOCK) & 15 == EXIT_CELL and (best < 0 or cells[index] < cells[best]):
            best = index
    return best


@compiled
def _write_path(origin: int, target: int, placements: int, metric: int, path: Int16s, used: int, layers: Int64s) -> int:
    """Write the cells of a shortest slide from one bit to the other inside `placements`; return how many are used.

    `layers` is for 21 numbers of its own.
    """
    layers[0] = reach = origin
    last = 0
    while not reach & target:
        last += 1
        layers[last] = _spread(reach, placements)
        reach |= layers[last]
    cell = target
    if metric == STRAIGHT:
        gap = _CELL_OF_BIT[target % 37] - _CELL_OF_BIT[origin % 37]
        stride = (1 if gap > 0 else -1) * (4 if gap % 4 == 0 else 1)
        last = gap // stride
        for number in range(last + 1):
            path[used + number] = _CELL_OF_BIT[origin % 37] + stride * number
        return used + last + 1
    for number in range(last, -1, -1):
        path[used + number] = _CELL_OF_BIT[cell % 37]
        if number:
            nearer = _spread(cell, layers[number - 1])
            cell = nearer & -nearer
    return used + last + 1


@compiled
def _write_step(before: int, after: int, metric: int, path: Int16s, used: int, layers: Int64s) -> tuple[int, int]:
    """Write the slide that leads from one position to the next; return its field and the cells used of `path`."""
    free = _BOARD & ~(
        before & _BOARD
        | ((before >> HORIZONTALS) & _BOARD) * 3
        | ((before >> VERTICALS) & 0xFFFF) * 17
        | (1 << ((before >> BLOCK) & 15)) * 51
    )
    changed = before ^ after
    for field in (SOLDIERS, HORIZONTALS, VERTICALS):
        bits = (changed >> field) & (0xFFFF if field == VERTICALS else _BOARD)
        if bits:
            origin = bits & (before >> field)
            own = origin * (1 if field == SOLDIERS else 3 if field == HORIZONTALS else 17)
            places = _placements(free | own, field)
            return field, _write_path(origin, bits ^ origin, places, metric, path, used, layers)
    origin = 1 << ((before >> BLOCK) & 15)
    target = 1 << ((after >> BLOCK) & 15)
    return BLOCK, _write_path(origin, target, _placements(free | origin * 51, BLOCK), metric, path, used, layers)


@kernel("void(int64, int64[::1], int32[::1], int64, int16[::1], int64[::1], int16[::1], int64[:, ::1])")
def reconstruct_path(
    start: int, keys: Int64s, chain: Int32s, metric: int, fields: Int16s, ends: Int64s, path: Int16s, scratch: Int64s
) -> None:
    """Turn a chain of canonical positions into the slides of one real game from `start`.

    `chain` (int32) holds indices into `keys`, the start's first; for each further one, `fields` (int16) gets the field
    of the piece that slides, `path` (int16) the cells of its top left, and `ends` where they end in `path`.
    `scratch` is as with `advance`.
    """
    successors, lengths = scratch[0], scratch[1]
    position = start
    used = 0
    for number in range(1, len(chain)):
        found = expand(position, metric, successors, lengths)
        best = -1
        for candidate in range(found):
            fits = canonical(successors[candidate]) == keys[chain[number]]
            if fits and (best < 0 or lengths[candidate] < lengths[best]):
                best = candidate
        fields[number - 1], used = _write_step(position, successors[best], metric, path, used, scratch[2])
        ends[number - 1] = used
        position = successors[best]


@kernel("int64(int64[::1], int64, int64[::1])")
def goals(keys: Int64s, count: int, found: Int64s) -> int:
    """Write the solved positions among the first `count`, in their order; return how many. `found` is as long."""
    number = 0
    for index in range(count):
        if (keys[index] >> BLOCK) & 15 == EXIT_CELL:
            found[number] = keys[index]
            number += 1
    return number


@kernel("int64(int64[::1], int64)")
def symmetric(keys: Int64s, count: int) -> int:
    """How many of the first `count` positions are their own mirror images."""
    found = 0
    for index in range(count):
        found += mirrored(keys[index]) == keys[index]
    return found


@kernel("int64(int64[::1], int64, int32[::1], int8[::1], int64[::1], int64[:, ::1], int64)")
def join_to_mirror(
    keys: Int64s, count: int, table: Int32s, sides: Int8s, cursor: Int64s, scratch: Int64s, budget: int
) -> int:
    """Look for a position and its mirror image that are joined by steps, in a component that is whole among `keys`.

    Each position is given a side: the side of the one it is reached from, or the other where the step leads to the
    mirror image of the one that stands for both. A position that would be on both sides joins the two.

    `sides` (int8, one for each position) holds -1 where none is given yet, but 0 for the first position; `cursor`
    (int64, of length 1) is the next position to expand. Goes on until `budget` successors have been looked at. Returns
    `SLICE_OVER`, `GOAL_FOUND` when the two are joined, or `EXHAUSTED` when they are not.
    """
    successors, lengths = scratch[0], scratch[1]
    index = int(cursor[0])
    while index < count and budget > 0:
        if mirrored(keys[index]) == keys[index]:
            return GOAL_FOUND
        found = expand(keys[index], CELLS, successors, lengths)
        for number in range(found):
            key = canonical(successors[number])
            there = sides[index] ^ (key != successors[number])
            other = index_of(key, keys, table)
            if sides[other] < 0:
                sides[other] = there
            elif sides[other] != there:
                return GOAL_FOUND
        budget -= max(found, 1)
        index += 1
    cursor[0] = index
    return EXHAUSTED if index == count else SLICE_OVER
