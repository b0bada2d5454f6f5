"""Compiled: what sets some layouts of a set of pieces apart from the others."""

from __future__ import annotations

from solvers.array_types import Int16s, Int32s, Int64s, UInt8s
from solvers.kernels import compiled, kernel
from solvers.klotski.breadth_first.kernel import BOARD, CELL_OF_BIT, canonical, expand, free_cells
from solvers.klotski.breadth_first.search_kernel import index_of
from solvers.klotski.packed import BLOCK, HORIZONTALS, SOLDIERS, VERTICALS

PEAK, ONE_SOLUTION = 1, 2
"""The bits of `marks`."""

EXCHANGED, SOLDIER_ELSEWHERE = 0, 1
"""What tells a layout from another."""

SLICE_OVER, EXHAUSTED = 0, 2
"""Why a kernel returned; those of `slices`."""


@kernel(
    "int64(int64[::1], int32[::1], int16[::1], int64, uint8[::1], uint8[::1], int64[::1], int64[:, ::1], int64)",
    "marks ways",
)
def mark(
    keys: Int64s,
    table: Int32s,
    distances: Int16s,
    metric: int,
    marks: UInt8s,
    ways: UInt8s,
    cursor: Int64s,
    scratch: Int64s,
    budget: int,
) -> int:
    """Write the marks of each solvable position, for which `marks` and `ways` (uint8) have room; they come in order.

    `distances` (int16) is the distance of each of the `keys`, of which the solvable ones are first, the nearest before
    others; `ways` gets how many shortest solutions each has, 2 for more than one. `cursor` (int64, of length 1) is the
    next position. Goes on until `budget` successors have been looked at.
    """
    successors, lengths = scratch[0], scratch[1]
    index = int(cursor[0])
    while index < len(marks) and budget > 0:
        distance = distances[index]
        found = expand(keys[index], metric, successors, lengths)
        nearer = total = 0
        for number in range(found):
            other = index_of(canonical(successors[number]), keys, table)
            if distances[other] < distance:
                nearer += 1
                total += ways[other]
        ways[index] = 1 if distance == 0 else min(total, 2)
        marks[index] = 0
        if distance > 0:
            marks[index] = (PEAK if nearer == found else 0) | (ONE_SOLUTION if total == 1 else 0)
        budget -= max(found, 1)
        index += 1
    cursor[0] = index
    return EXHAUSTED if index == len(marks) else SLICE_OVER


@kernel("void(int32[::1], int32[::1], int32[::1], int16[::1], int32[::1], int32[::1], int32[::1])")
def count_passes(
    order: Int32s, low: Int32s, parents: Int32s, to_exit: Int16s, visited: Int32s, gates: Int32s, passes: Int32s
) -> None:
    """Write how many narrow passes lie on every way from each node to the extra node, solved ones left out.

    `order`, `low` and `parents` are those of a depth-first search from the extra node, the last, that has visited all.
    The others (int32) are as long: `visited` gets the nodes in the order of visits, `gates` the nearest node that every
    way from each comes through, `passes` their number.
    """
    extra = len(order) - 1
    for node in range(len(order)):
        visited[order[node]] = node
    gates[extra], passes[extra] = extra, 0
    for place in range(1, len(order)):
        node = visited[place]
        above = parents[node]
        gate = above if low[node] >= order[above] else gates[above]
        gates[node] = gate
        passes[node] = passes[gate] + (1 if gate != extra and to_exit[gate] != 0 else 0)


@kernel("int64(int64[::1], int32[::1], int16[::1], int64, int16[::1], int64[::1], int64[:, ::1], int64)")
def compare(
    keys: Int64s,
    table: Int32s,
    distances: Int16s,
    kind: int,
    differences: Int16s,
    cursor: Int64s,
    scratch: Int64s,
    budget: int,
) -> int:
    """Write how much harder each solvable position is than the easiest of its variants, -1 where none is as easy.

    `differences` (int16) has room for each of them, and `distances` and `cursor` are as for `mark`. Goes on until
    `budget` variants have been looked at.
    """
    variants = scratch[0]
    index = int(cursor[0])
    while index < len(differences) and budget > 0:
        greatest = -1
        found = write_variants(keys[index], kind, variants)
        for number in range(found):
            other = distances[index_of(canonical(variants[number]), keys, table)]
            if other >= 0:
                greatest = max(greatest, distances[index] - other)
        differences[index] = greatest
        budget -= max(found, 1)
        index += 1
    cursor[0] = index
    return EXHAUSTED if index == len(differences) else SLICE_OVER


@kernel("int64(int64, int64, int64[::1])")
def write_variants(key: int, kind: int, variants: Int64s) -> int:
    """Write the positions with one soldier elsewhere, or with two pieces exchanged; return how many.

    Two pieces are exchanged where they are of two kinds and fill a rectangle together.
    """
    soldiers, wide, tall = key & BOARD, (key >> HORIZONTALS) & BOARD, (key >> VERTICALS) & 0xFFFF
    if kind == SOLDIER_ELSEWHERE:
        return _soldiers_elsewhere(key, soldiers, variants)
    block = 1 << ((key >> BLOCK) & 15)
    found = _exchange(key, SOLDIERS, soldiers, 4, VERTICALS, tall, 8, variants, 0)
    found = _exchange(key, VERTICALS, tall, 8, SOLDIERS, soldiers, 4, variants, found)
    found = _exchange(key, HORIZONTALS, wide, 4, BLOCK, block, 8, variants, found)
    found = _exchange(key, BLOCK, block, 8, HORIZONTALS, wide, 4, variants, found)
    found = _exchange(key, SOLDIERS, soldiers, 1, HORIZONTALS, wide, 2, variants, found)
    found = _exchange(key, HORIZONTALS, wide, 2, SOLDIERS, soldiers, 1, variants, found)
    found = _exchange(key, VERTICALS, tall, 1, BLOCK, block, 2, variants, found)
    return _exchange(key, BLOCK, block, 2, VERTICALS, tall, 1, variants, found)


@compiled
def _soldiers_elsewhere(key: int, soldiers: int, variants: Int64s) -> int:
    found = 0
    while soldiers != 0:
        soldier = soldiers & -soldiers
        soldiers ^= soldier
        free = free_cells(key)
        while free != 0:
            cell = free & -free
            free ^= cell
            variants[found] = key ^ soldier ^ cell
            found += 1
    return found


@compiled
def _exchange(
    key: int, field: int, places: int, size: int, other: int, others: int, other_size: int, variants: Int64s, found: int
) -> int:
    """Exchange each piece of a kind with one of another kind behind it; return how many variants there are then.

    What is behind a piece begins `size` or `other_size` cells further on: four for each row, or one for each column.
    """
    room = BOARD if size >= 4 else 0x77777 if size == 1 else 0x33333  # what has a cell so much further on in its row
    both = places & room & (others >> size)
    while both != 0:
        bit = both & -both
        both ^= bit
        moved = _moved(key, field, bit, bit << other_size)
        variants[found] = _moved(moved, other, bit << size, bit)
        found += 1
    return found


@compiled
def _moved(key: int, field: int, before: int, after: int) -> int:
    """The position with the piece of this field at the bit `after` instead of `before`."""
    if field == BLOCK:
        return key ^ (CELL_OF_BIT[before % 37] ^ CELL_OF_BIT[after % 37]) << BLOCK
    return key ^ (before ^ after) << field
