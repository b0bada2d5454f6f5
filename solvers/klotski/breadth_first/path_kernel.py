"""Compiled: which slide leads from one packed position to the next, and the slides along a path of the search."""

from __future__ import annotations

from solvers.array_types import Int16s, Int32s, Int64s
from solvers.kernels import compiled, kernel
from solvers.klotski.breadth_first.kernel import (
    BOARD,
    CELL_OF_BIT,
    STRAIGHT,
    canonical,
    expand,
    free_cells,
    placements_of,
    spread,
)
from solvers.klotski.packed import BLOCK, EXIT_CELL, HORIZONTALS, SOLDIERS, VERTICALS


@kernel("int64(int64, int64, int64, int16[::1], int64[:, ::1])")
def step(before: int, after: int, metric: int, path: Int16s, scratch: Int64s) -> int:
    """Write the cells of the slide that leads from one position to the next; return its field.

    `path[0]` is how many cells there are, and they follow.
    """
    field, used = _write_step(before, after, metric, path, 1, scratch[0])
    path[0] = used - 1
    return field


@kernel("int64(int64[::1], int16[::1], int64, int64)", "keys cells")
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
        layers[last] = spread(reach, placements)
        reach |= layers[last]
    cell = target
    if metric == STRAIGHT:
        gap = CELL_OF_BIT[target % 37] - CELL_OF_BIT[origin % 37]
        stride = (1 if gap > 0 else -1) * (4 if gap % 4 == 0 else 1)
        last = gap // stride
        for number in range(last + 1):
            path[used + number] = CELL_OF_BIT[origin % 37] + stride * number
        return used + last + 1
    for number in range(last, -1, -1):
        path[used + number] = CELL_OF_BIT[cell % 37]
        if number:
            nearer = spread(cell, layers[number - 1])
            cell = nearer & -nearer
    return used + last + 1


@compiled
def _write_step(before: int, after: int, metric: int, path: Int16s, used: int, layers: Int64s) -> tuple[int, int]:
    """Write the slide that leads from one position to the next; return its field and the cells used of `path`."""
    free = free_cells(before)
    changed = before ^ after
    for field in (SOLDIERS, HORIZONTALS, VERTICALS):
        bits = (changed >> field) & (0xFFFF if field == VERTICALS else BOARD)
        if bits:
            origin = bits & (before >> field)
            own = origin * (1 if field == SOLDIERS else 3 if field == HORIZONTALS else 17)
            places = placements_of(field, free | own)
            return field, _write_path(origin, bits ^ origin, places, metric, path, used, layers)
    origin = 1 << ((before >> BLOCK) & 15)
    target = 1 << ((after >> BLOCK) & 15)
    return BLOCK, _write_path(origin, target, placements_of(BLOCK, free | origin * 51), metric, path, used, layers)


@kernel("void(int64, int64[::1], int32[::1], int64, int16[::1], int64[::1], int16[::1], int64[:, ::1])", "fields ends")
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
